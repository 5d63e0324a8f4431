"""How a table in a frame is set up from the attributes of its element: by options, a record, or a rule's example."""

from __future__ import annotations

from dataclasses import dataclass, replace
from urllib.parse import parse_qsl, urlencode

from pyengine import rulebook
from pyengine.core.errors import OptionError
from pyengine.core.game import Game
from pyengine.core.record import Player, Record, Step
from pyengine.rulebook import Fence
from pyengine.rulebook.check import start
from web.engine.record_link import RECORD, record_in
from web.engine.session import Session
from web.engine.setup import DEFAULT_BOT, Setup, read
from web.games import find as find_game
from web.parts.messages import nearest

_ADDRESS = ("game", "seats", "names", "seed", "pace")


@dataclass(frozen=True, slots=True)
class EmbedSetup:
    """A table, and the record that it begins with; None to deal."""

    setup: Setup
    record: Record | None = None

    def session(self) -> Session:
        """The game from its beginning; raises `NotationError` or `IllegalAction` where the record is broken."""
        return Session(self.setup, self.record)


@dataclass(frozen=True, slots=True)
class Attributes:
    """The attributes of a `<tabletop-game>`, by name, and the `record` among them."""

    fields: dict[str, str]
    record: Record | None

    @property
    def readonly(self) -> bool:
        """True if nothing can be done at the table."""
        return "readonly" in self.fields

    @property
    def dealt(self) -> bool:
        """True if the game begins with a deal."""
        return not any(self.fields.get(name) for name in ("position", "record", "rule"))

    @property
    def moment(self) -> int | None:
        """The number of actions after which the game is shown: of a rule's example none, if no other was asked for.

        Raises `OptionError`.
        """
        text = self.fields.get("moment", "")
        if text and not (text.isascii() and text.isdigit() and len(text) < 8):
            raise OptionError("moment", text[:40], ("0",))
        return int(text) if text else 0 if self.fields.get("rule") else None

    def table(self, lang: str) -> tuple[EmbedSetup, tuple[str, ...]]:
        """The table, and the names of unknown options; raises `OptionError` or `NotationError`."""
        fields = [(name, self.fields[name]) for name in _ADDRESS if self.fields.get(name)]
        options = (word.partition("=") for word in self.fields.get("options", "").split())
        address = urlencode(fields + [(name, value) for name, _, value in options])
        setup, ignored = read(address)
        record, rule, position = self.record, self.fields.get("rule"), self.fields.get("position")
        if record is None and rule:
            record = example(setup.game, rule, lang, played=self.readonly)
        elif record is None and position:
            record = Record(setup.game.id, setup.game.position(position).players, position)
        if record is None:
            return self._seen(EmbedSetup(setup)), ignored
        if not self.readonly and self.moment is not None:  # it is played on from there
            record = record.with_steps(record.steps[: self.moment])
        return self._beginning_with(setup, record), ignored

    def at_position(self, setup: Setup, position: str) -> EmbedSetup:
        """The same table with a position; raises `OptionError` or `NotationError`."""
        return self._beginning_with(setup, Record(setup.game.id, setup.game.position(position).players, position))

    def _beginning_with(self, setup: Setup, record: Record) -> EmbedSetup:
        """With the players that the host page names, those of the record, or a person to begin and bots."""
        game = find_game(record.game)
        if game.id != setup.game.id:
            raise OptionError("game", setup.game.id, (game.id,))
        if "seats" in self.fields:
            seats = setup.seats
        elif record.seats:
            seats = record.seats
        else:
            own = next(iter(record.with_steps(()).start().to_act), 0)
            seats = tuple(Player("human" if seat == own else DEFAULT_BOT) for seat in range(record.players))
        if len(seats) != record.players:
            raise OptionError("seats", len(seats), (record.players,))
        setup = replace(setup, seats=seats, options=record.options)
        return self._seen(EmbedSetup(setup, replace(record, seats=seats)))

    def _seen(self, table: EmbedSetup) -> EmbedSetup:
        """The table with the reader at the seat that was asked for, and bots at those of other people."""
        text, seats = self.fields.get("seat", ""), table.setup.seats
        if not text:
            return table
        if text not in map(str, range(1, len(seats) + 1)):
            raise OptionError("seat", text[:40], tuple(range(1, len(seats) + 1)))
        kinds = [DEFAULT_BOT if who.kind == "human" else who.kind for who in seats]
        kinds[int(text) - 1] = "human"
        seats = tuple(replace(who, kind=kind) for who, kind in zip(seats, kinds, strict=True))
        record = replace(table.record, seats=seats) if table.record else None
        return EmbedSetup(replace(table.setup, seats=seats), record)


def read_frame(query: str) -> Attributes:
    """The attributes in a query; raises `NotationError` on a broken record."""
    fields = dict(parse_qsl(query, keep_blank_values=True))
    record, text = None, fields.get("record", "").strip()
    if fields.get("record"):
        plain = text.startswith("record ")  # else packed as in a link
        record = Record.parse(text) if plain else record_in(f"#{RECORD}={text}") or Record.parse("")
    if record and not fields.get("game"):
        fields["game"] = record.game
    return Attributes(fields, record)


def example(game: Game, rule: str, lang: str, *, played: bool) -> Record:
    """The first example of a rule, with its actions if it is to be `played`; raises `OptionError`."""
    found = _firsts(rulebook.load(game.id, *nearest(lang)))
    if rule not in found:
        raise OptionError("rule", rule[:40], tuple(found))
    fence = found[rule]
    state = start(game, fence.setup)
    record = Record(game.id, state.players, game.write(state))
    return record.with_steps(_steps(game, fence)) if played else record


def _firsts(book: rulebook.Rulebook) -> dict[str, Fence]:
    """The first example of each rule that has one; an example belongs to the last rule above it in its section."""
    found: dict[str, Fence] = {}
    for fence in rulebook.fences(book.text):
        begun = max((section.line for section in book.sections if section.line < fence.line), default=0)
        above = [rule for rule in book.rules.values() if begun < rule.line < fence.line]
        if above:
            found.setdefault(max(above, key=lambda rule: rule.line).id, fence)
    return found


def _steps(game: Game, fence: Fence) -> tuple[Step, ...]:
    """The actions of an example."""
    state, steps = start(game, fence.setup), []
    for command in fence.commands:
        for text in command.words if command.marker == ">" else ():
            action = game.parse(text)
            seat = command.seat if command.seat is not None else state.to_act[0]
            state.apply(seat, action)
            steps.append(Step(seat, game.format(action)))
    return tuple(steps)

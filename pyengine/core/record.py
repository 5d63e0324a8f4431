"""Records: a game as a few lines of text, which always replay to the same state.

    record 1
    engine 0.1.0
    game face-to-face
    players 2
    option first random
    seed 7
    seat 1 human Olena
    seat 2 bot:greedy Bot
    deal seat 1 | turn 1 | …
    1: 17>own-up 18>own-up draw
    2: 40>own-down …

The deal is written out, so the record does not depend on how a seed was shuffled. `seed` and the
`seat` lines (who plays there: a kind, then a name) may be left out; blank lines and lines that
start with `#` are passed over. After the deal, each line names a seat and what it did in turn.
The deal has as many players as the record says. Defaults of options may differ between engines:
where a record names no value, it means the default of the engine that it was made with.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from unicodedata import normalize

from pyengine.core import limits
from pyengine.core.errors import IllegalAction, NotationError, OptionError
from pyengine.core.events import Event
from pyengine.core.game import Game
from pyengine.core.notation import Word, items
from pyengine.core.options import settle
from pyengine.core.prng import SEEDS
from pyengine.core.state import State
from pyengine.core.version import VERSION
from pyengine.games import game as find_game

FORMAT = 1
_LONGEST_NAME = 24


def clean_name(text: str) -> str:
    """A name as it can stand in a record: printable, on one line, not too long."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())[:_LONGEST_NAME].strip()


def distinct_names(texts: Sequence[str]) -> list[str]:
    """The names of players who sit together, cleaned, each different from those before: "Ann", "Ann 2".

    Names that differ in capitals or in the width of letters alone are the same. None stays without a name.
    """
    found, taken = list[str](), set[str]()
    for text in texts:
        name = plain = clean_name(text)
        number = 1
        while name and _folded(name) in taken:
            number += 1
            name = f"{plain[: _LONGEST_NAME - 3].strip()} {number}"
        taken.add(_folded(name))
        found.append(name)
    return found


def _folded(name: str) -> str:
    return normalize("NFKC", normalize("NFKC", name).casefold())


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a record: who, its text, and where it stood (not compared)."""

    seat: int
    text: str
    where: tuple[int, int] = field(default=(0, 0), compare=False)


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat: a kind such as `human` or `bot:greedy`, and a name."""

    kind: str
    name: str = ""


@dataclass(frozen=True, slots=True, repr=False)
class Record:
    """A recorded game: how it was set up, the deal itself, and what was done."""

    game: str
    players: int
    deal: str
    options: dict[str, str] = field(default_factory=dict)
    steps: tuple[Step, ...] = ()
    seed: int | None = None
    seats: tuple[Player, ...] = ()
    engine: str = VERSION
    deal_line: int = field(default=0, compare=False)

    def __repr__(self) -> str:
        """One line, without the deal and the seed, which would reveal hidden cards."""
        return f"<Record {self.game} players={self.players} actions={len(self.steps)} engine={self.engine}>"

    @classmethod
    def new(
        cls, game: Game, players: int, seed: int, options: dict[str, str], seats: tuple[Player, ...] = ()
    ) -> Record:
        """The record of a game that is just dealt; raises `OptionError` on a bad setting."""
        deal = game.write(game.new(players, seed, options))
        return cls(game.id, players, deal, settle(game.options, options), (), seed, seats)

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record; raises `NotationError`, and `TypeError` for what is no text.

        `start` finds out if the deal can be read, and `replay` if the actions are legal.
        """
        return RecordReader(text).record()

    def format(self) -> str:
        """The record as text; `parse` is its exact inverse."""
        lines = [f"record {FORMAT}", f"engine {self.engine}", f"game {self.game}", *self.setup_lines()]
        for seat, steps in groupby(self.steps, lambda step: step.seat):
            lines.append(turn_line(seat, [step.text for step in steps]))
        return "\n".join(lines) + "\n"

    def setup_lines(self) -> list[str]:
        """The lines of the head from the number of players down to the deal."""
        lines = [f"players {self.players}"]
        lines += [f"option {name} {value}" for name, value in self.options.items()]
        lines += [] if self.seed is None else [f"seed {self.seed}"]
        lines += [f"seat {at} {who.kind} {who.name}".rstrip() for at, who in enumerate(self.seats, 1)]
        return [*lines, f"deal {self.deal}"]

    def start(self) -> State:
        """The state as dealt; raises `NotationError` when the deal cannot be read or is for other players."""
        game, deal = find_game(self.game), self.deal
        changed = [option.name for option in game.options if option.default_in(self.engine) != option.default]
        if changed:  # an older engine's deal leaves options out that were the default there, and are not today
            named = {words[0].text for words in items(deal)}
            deal += "".join(f" | {name} {self.options[name]}" for name in changed if name not in named)
        try:
            state = game.position(deal)
            if state.players != self.players:
                raise NotationError(f"{state.players} players", 1, 1, f"deal for {self.players} players")
        except NotationError as error:
            raise error.moved(self.deal_line - 1, len("deal ")) if self.deal_line else error from None
        return state

    def replay(self) -> State:
        """The state after the last action.

        Raises `NotationError` or `IllegalAction`, which say where in the record, on a broken one, and `OptionError`
        for a step of a seat that there is not, which a record that was read never has.
        """
        game, state = find_game(self.game), self.start()
        for step in self.steps:
            take_step(game, state, step)
        return state

    def with_steps(self, steps: tuple[Step, ...]) -> Record:
        """The same deal, with these actions."""
        return replace(self, steps=steps)


def take_step(game: Game, state: State, step: Step) -> list[Event]:
    """Do one recorded action and return what happened; a broken one is refused with the place where it stands."""
    try:
        action = game.parse(step.text)
    except NotationError as error:
        raise NotationError(error.what, step.where[0], step.where[1] + error.column - 1, error.expected) from None
    try:
        return state.apply(step.seat, action)
    except IllegalAction as error:
        raise IllegalAction(error.breach, step.where) from None


def turn_line(seat: int, actions: Iterable[str]) -> str:
    """The line of what a seat did in turn; `steps_of` is its inverse."""
    return " ".join([f"{seat + 1}:", *actions])


def steps_of(line: str, at: int, players: int, indent: int = 0) -> list[Step]:
    """The actions of a line such as `1: 17>own-up draw`, which begins `indent` columns to the right.

    Raises `NotationError`, also where there are more actions than a record has.
    """
    seat, colon, rest = line.partition(":")
    if not colon:
        raise NotationError(line[:40], at, indent + 1, "seat:")
    number = Word(seat, at, indent + 1).number("seat", 1, players)
    found = list[Step]()
    column = indent + len(seat) + 2
    for text in rest.split(" "):
        if text:
            found.append(Step(number - 1, text, (at, column)))
        column += len(text) + 1
    return found


_RECORD = ("record", "engine", "game", "players", "seed", "deal")


class HeadReader:
    """Reads the head of a record line by line. `names` are the lines that there may be, besides options and seats."""

    def __init__(self, names: tuple[str, ...] = _RECORD) -> None:
        self.names = names
        self.fields: dict[str, str] = {}
        self.words: dict[str, Word] = {}
        self.options: dict[str, Word] = {}
        self.seats: list[tuple[Word, Player]] = []
        self.seen: list[tuple[Word, Word]] = []
        """Every line as it was read: what it begins with, and the rest, whatever that is."""
        self.at = 0
        self.keywords: dict[str, Callable[[Word, str], None]] = {
            "option": self._option,
            "seat": self._seat,
        }

    def line(self, line: str, at: int, indent: int = 0) -> None:
        """Read one line, which begins `indent` columns to the right; raises `NotationError`."""
        self.at = at
        limits.check_length(line, limits.LONGEST_POSITION + len("deal "), self.at)
        name, _, rest = line.partition(" ")
        word = Word(rest.strip(), self.at, indent + len(line) - len(rest.lstrip()) + 1)
        self.seen.append((Word(name, at, indent + 1), word))
        if name in self.keywords:
            return self.keywords[name](word, rest)
        if name not in self.names:
            raise NotationError(name[:40], self.at, indent + 1, "keyword")
        if name in self.fields:
            raise NotationError(name, self.at, indent + 1, "each line once")
        if not word.text:
            raise word.wrong(name)
        self.fields[name], self.words[name] = word.text, word
        return None

    def _option(self, word: Word, rest: str) -> None:
        name, _, value = rest.strip().partition(" ")
        if not value or name in self.options:
            raise word.wrong("option")
        self.options[name] = Word(value, word.line, word.column)

    def _seat(self, word: Word, rest: str) -> None:
        number, _, who = rest.strip().partition(" ")
        kind, _, name = who.partition(" ")
        if number != str(len(self.seats) + 1) or not kind or len(self.seats) == limits.MOST_SEATS:
            raise word.wrong(f"seat {len(self.seats) + 1}")
        self.seats.append((word, Player(kind, name.strip())))

    def demand(self, *names: str) -> None:
        """Raises `NotationError` for the first of these lines that is missing."""
        for name in names:
            if name not in self.fields:
                raise NotationError("", self.at, 1, name)

    def game(self) -> Game:
        """The game that the head names."""
        try:
            return find_game(self.fields["game"])
        except OptionError:
            raise self.words["game"].wrong("game") from None

    def record(self, game: Game, steps: Iterable[Step] = (), engine: str = VERSION) -> Record:
        """The record with this head; `engine` made it where no line says so."""
        self.demand("players", "deal")
        engine = self.fields.get("engine", engine)
        players = self.words["players"].number("players", *game.seats)
        if len(self.seats) > players:
            raise self.seats[players][0].wrong(f"{players} seats")
        if 0 < len(self.seats) < players:
            raise self.seats[-1][0].lacking(f"seat {len(self.seats) + 1}")
        try:
            options = settle(game.options, {name: word.text for name, word in self.options.items()}, engine)
        except OptionError as error:
            raise self.options[error.name].wrong("option") from None
        return Record(
            game.id,
            players,
            self.fields["deal"],
            options,
            tuple(steps),
            self.words["seed"].number("seed", 0, SEEDS - 1) if "seed" in self.words else None,
            tuple(player for _, player in self.seats),
            engine,
            self.words["deal"].line,
        )


class RecordReader:
    """Reads a record, and goes on behind what cannot be read, as an editor needs it; `errors` has that."""

    def __init__(self, text: str) -> None:
        self.head = HeadReader()
        self.steps: list[Step] = []
        self.errors: list[NotationError] = []
        self.begun = False
        self.at = 0
        for at, line in enumerate(limits.check_length(text, limits.LONGEST_RECORD).split("\n"), 1):
            try:
                self._line(line.rstrip("\r"), at)
            except NotationError as error:
                self.errors.append(error.with_traceback(None))
            if len(self.steps) > limits.MOST_ACTIONS or len(self.errors) == limits.MOST_ERRORS:
                break

    def _line(self, line: str, at: int) -> None:
        self.at = at
        if not line.strip() or line.startswith("#"):
            return
        begun, self.begun = self.begun, True
        if not begun and line.split() != ["record", str(FORMAT)]:
            raise NotationError(line[:40], at, 1, f"record {FORMAT}")
        if "deal" in self.head.fields:
            words = self.head.words
            players = words["players"].number("players", 1, limits.MOST_SEATS) if "players" in words else 1
            if len(self.steps) + line.count(" ") > 2 * limits.MOST_ACTIONS + 1:
                raise NotationError(line[:40], self.at, 1, limits.at_most(limits.MOST_ACTIONS, "actions"))
            self.steps += steps_of(line, self.at, players)
            if len(self.steps) > limits.MOST_ACTIONS:
                raise NotationError(line[:40], self.at, 1, limits.at_most(limits.MOST_ACTIONS, "actions"))
        else:
            self.head.line(line, at)

    def record(self) -> Record:
        """The record; raises the first of the errors, and where something is missing."""
        if self.errors:
            raise self.errors[0]
        return self.readable()

    def readable(self) -> Record:
        """The record as far as it was read; raises `NotationError` where something is missing in its head."""
        self.head.at = self.at
        self.head.demand("record", "game", "players", "deal")
        return self.head.record(self.head.game(), self.steps)

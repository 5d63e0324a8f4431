"""A game under way that is written as one file: to its author the `game` of every function, to all others a `State`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, ClassVar, Self

from pyengine.core.errors import Breach
from pyengine.core.events import HIDDEN, TURN_BEGAN, Event, GameOver
from pyengine.core.outcome import Outcome
from pyengine.core.prng import Chance
from pyengine.core.state import Action, Note, Rng, State, View, check_action, check_viewer
from pyengine.kit.cards import shuffled
from pyengine.kit.events import Changed, RoundBegan
from pyengine.kit.moves import Act
from pyengine.kit.now import AuthorError, effect, now, tell
from pyengine.kit.values import DiceSpec, Rolled, Values, ValueSpec
from pyengine.kit.worlds import drawn
from pyengine.kit.zones import Zone, Zones, ZoneSpec

PARTS = ("_at_once", "_outcome", "_phase", "_round", "_seat", "_waiting", "chance", "chosen", "players")


class KitState(State):
    """A game under way. Each game has a class of its own, with a slot for each zone, value and set of dice."""

    __slots__ = PARTS
    definition: ClassVar[Any]  # the `Definition` that has made this class
    _seat: int
    _at_once: bool
    _waiting: tuple[int, ...]
    _outcome: Outcome | None
    _phase: str
    _round: int
    chance: Chance
    chosen: Mapping[str, str]
    players: int

    @classmethod
    def begun(cls, players: int, chance: Chance, chosen: Mapping[str, str]) -> Self:
        """The parts of the game, as they lie before the set-up: all cards in the first pile that is face down."""
        state = cls.__new__(cls)
        state.players, state.chance, state.chosen = players, chance, chosen
        state._seat, state._waiting, state._at_once = 0, (0,), False
        state._outcome, state._phase, state._round = None, "", 1
        for name, spec in cls.definition.parts.items():
            setattr(state, cls.definition.slots[name], _made(spec, players))
        return state

    def __getattr__(self, name: str) -> Any:
        """Says what an author has misspelt, in the author's words."""
        raise AttributeError(f"game has no {name}")

    # What the author reads and does -------------------------------------------------------------------------------

    @property
    def seats(self) -> range:
        """All seats, from 0."""
        return range(self.players)

    @property
    def seat(self) -> int:
        """Who acts."""
        return self._seat

    @seat.setter
    def seat(self, seat: int) -> None:
        effect()
        self._seat, self._waiting, self._at_once = seat, (seat,), False

    @property
    def others(self) -> list[int]:
        """The other seats, in the order of play from the one who acts."""
        return [(self._seat + step) % self.players for step in range(1, self.players)]

    def next(self, seat: int | None = None, steps: int = 1) -> int:
        """The seat that follows one, by default the one that acts."""
        return ((self._seat if seat is None else seat) + steps) % self.players

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that are still to choose, of those who choose at once."""
        return self._waiting

    def ask(self, *seats: int) -> None:
        """These choose now, at once: each makes one move, and the game waits for all."""
        effect()
        self._waiting, self._at_once = tuple(sorted(set(seats))), True

    @property
    def phase(self) -> str:
        """The part of a round or a turn, a word of the author's."""
        return self._phase

    @phase.setter
    def phase(self, phase: str) -> None:
        effect()
        self._phase = phase

    @property
    def round(self) -> int:
        """The number of the round."""
        return self._round

    def new_round(self) -> None:
        """Begin a further round: all cards go back to where they began, and nobody knows anything of them."""
        effect()
        self._round += 1
        for name, spec in self.definition.parts.items():
            if isinstance(spec, ZoneSpec):
                setattr(self, self.definition.slots[name], _made(spec, self.players))
        tell(RoundBegan(self._round, now.shuffles))
        self.gather()

    def gather(self) -> None:
        """All cards lie in the first pile that is face down, shuffled unless it says otherwise."""
        deck: Zone = getattr(self, self.definition.deck) if self.definition.deck else None  # type: ignore[assignment]
        if deck is not None and not deck.spec.shuffled:
            deck.cards = list(self.definition.pack)
            deck.seen = [deck.public] * len(deck.cards)
        elif deck is not None:
            deck.cards = shuffled(list(self.definition.pack), self.chance)
            now.shuffles += 1
            deck.seen = [deck.mask] * len(deck.cards)

    def option(self, name: str) -> int | str:
        """What was chosen at set-up of an option that the file declares; `game.passing` is the same."""
        spec = self.definition.choices[name]
        value: int | str = spec.typed(self.chosen.get(name, spec.choices[0]))
        return value

    def end_turn(self, to: int | None = None) -> None:
        """The turn is over: it is the turn of the next seat, or of this one."""
        effect()
        self._seat = self.next() if to is None else to
        self._waiting, self._at_once = (self._seat,), False
        tell(TURN_BEGAN[self._seat])

    def win(self, seats: int | Iterable[int], rule: str) -> None:
        """The game is over by this rule, and these have won."""
        winners = (seats,) if isinstance(seats, int) else tuple(sorted(seats))
        losers = tuple(seat for seat in range(self.players) if seat not in winners)
        self._over(Outcome(rule, tuple(group for group in (winners, losers) if group), (0,) * self.players))

    def rank(self, scores: Sequence[int], rule: str, *, lowest: bool = False) -> None:
        """The game is over by this rule; the highest score has won, or the lowest."""
        self._over(Outcome.by_score(rule, list(scores), lowest))

    def _over(self, outcome: Outcome) -> None:
        effect()
        self._outcome, self._waiting, self._at_once = outcome, (), False
        tell(GameOver(outcome))

    def zones(self) -> Iterator[Zone]:
        """All zones, those of each seat by seat, in the order in which the file declares them."""
        for slot in self.definition.copied:
            part = getattr(self, slot)
            if isinstance(part, Zone):
                yield part
            elif isinstance(part, Zones):
                yield from part

    # What everybody asks ------------------------------------------------------------------------------------------

    @property
    def to_act(self) -> tuple[int, ...]:
        """Who may choose now."""
        return self._waiting

    @property
    def stage(self) -> int:
        """The round."""
        return self._round

    @property
    def outcome(self) -> Outcome | None:
        """How it ended."""
        return self._outcome

    def legal(self, seat: int) -> list[Action]:
        """The actions of the seat, move by move in the file's order, cards in the pack's."""
        if seat not in self._waiting:
            return []
        before, self._seat = self._seat, seat
        try:
            return [act for move in self.definition.moves.values() for act in move.legal(self)]
        finally:
            self._seat = before

    def why_not(self, seat: int, action: Action) -> Breach | None:
        """The demand that it does not meet."""
        check_action(action)
        if seat not in self._waiting:
            rule = self._outcome.reason if self._outcome else self.definition.turn_rule
            return Breach(rule, {} if self._outcome else {"seat": min(self._waiting) + 1})
        move = self.definition.moves.get(action.move) if isinstance(action, Act) else None
        if move is None:
            return Breach(self.definition.turn_rule)
        before, self._seat = self._seat, seat
        try:
            breach: Breach | None = move.why_not(self, action)
            return breach
        finally:
            self._seat = before

    def play(self, seat: int, action: Action, note: Note | None = None) -> None:
        """Carry a move out."""
        assert isinstance(action, Act)
        with_others, secret = self._waiting, self._at_once  # before the move, which may ask others
        self._seat = seat
        told = list[Event]()
        self._run(lambda: self.definition.moves[action.move].function(self, *action.args), note and told.append)
        if note:  # the move is told first, though who may know its blanks follows from what happened by it
            note(self.definition.moves[action.move].made(seat, action, told, self.players, secret=secret))
            for event in told:
                note(event)
        if self._at_once and self._waiting is with_others:  # of those who choose at once one has chosen
            self._waiting = tuple(each for each in with_others if each != seat)
            if not self._waiting:
                raise AuthorError(f"nobody is to act after {action.move}", action.move)

    def _run(self, act: Any, note: Note | None) -> None:
        now.running, now.touched, now.note, now.chance, now.actor = True, False, note, self.chance, 1 << self._seat
        now.shuffles = 0
        try:
            act()
        finally:
            now.running, now.touched, now.note = False, False, None

    def view(self, seat: int | None) -> View:
        """What a seat may know: of each zone the cards that it knows."""
        check_viewer(self, seat)
        bit = 1 << (self.players if seat is None else seat)
        view: View = {"game": self.definition.id, "seat": seat, "to_act": list(self._waiting), "phase": self._phase}
        view["round"], view["acting"] = self._round, self._seat
        view["players"] = [{} for _ in self.seats]  # so many; what is theirs stands under its own name
        for name, slot in self.definition.slots.items():
            view[name] = _seen(getattr(self, slot), bit, seat)
        view["outcome"] = self._outcome.to_json() if self._outcome else None
        return view

    def determinize(self, seat: int, rng: Rng) -> State:
        """A world that the seat cannot tell from this one."""
        return drawn(self, seat, rng)

    def copy(self) -> Self:
        """An independent game."""
        twin = type(self).__new__(type(self))
        twin.players, twin.chosen, twin._phase, twin._round = self.players, self.chosen, self._phase, self._round
        twin._seat, twin._waiting, twin._at_once, twin._outcome = (
            self._seat,
            self._waiting,
            self._at_once,
            self._outcome,
        )
        twin.chance = self.chance.copy()
        for slot in self.definition.copied:
            setattr(twin, slot, getattr(self, slot).copy())
        for slot in self.definition.shared:
            setattr(twin, slot, getattr(self, slot))
        return twin


def end_turn(game: KitState, to: int | None = None) -> None:
    """The turn is over: it is the turn of the next seat, or of this one."""
    game.end_turn(to)


def _made(spec: Any, players: int) -> Any:
    """A part at the beginning of a game."""
    if isinstance(spec, ZoneSpec):
        return Zones(spec.made(seat, players) for seat in range(players)) if spec.each else spec.made(-1, players)
    if isinstance(spec, ValueSpec):
        return Values(spec, [spec.start] * players) if spec.each else spec.start
    assert isinstance(spec, DiceSpec)
    made = [Rolled(spec, seat, [1] * spec.count) for seat in (range(players) if spec.each else (-1,))]
    return DiceOfAll(made) if spec.each else made[0]


class DiceOfAll(tuple[Rolled, ...]):
    """The dice of each seat."""

    __slots__ = ()

    def copy(self) -> DiceOfAll:
        """Independent dice."""
        return DiceOfAll(dice.copy() for dice in self)


def _seen(part: Any, bit: int, seat: int | None) -> Any:
    """A part as somebody sees it, as plain data."""
    if isinstance(part, Zone):
        lying = zip(part.cards, part.seen, strict=True)
        codes = [None if card is None else card.code if seen & bit else HIDDEN for card, seen in lying]
        # Where a known card stands among hidden ones of a hand would tell something of those.
        return sorted(codes, key=lambda code: code == HIDDEN) if part.spec.sorted and HIDDEN in codes else codes
    if isinstance(part, Values):
        return [value if part.is_open or at == seat else HIDDEN for at, value in enumerate(part.now)]
    if isinstance(part, Rolled):
        return part.faces[:] if part.is_open or part.owner == seat else [HIDDEN] * len(part.faces)
    if isinstance(part, tuple):
        return [_seen(each, bit, seat) for each in part]
    return part


def value_property(spec: ValueSpec, slot: str) -> property:
    """A value of all, as an attribute whose change is an effect."""
    name = spec.name

    def read(game: KitState) -> Any:
        return getattr(game, slot)

    def write(game: KitState, value: Any) -> None:
        effect()
        value = spec.settled(value)
        setattr(game, slot, value)
        tell(Changed(name, -1, value, True))

    return property(read, write)

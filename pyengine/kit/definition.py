"""A game that is written as one file, as the engine has it: its parts, its moves, and a `Game` like any other."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from types import FunctionType
from typing import TYPE_CHECKING, Any

from pyengine.core.errors import NotationError, OptionError
from pyengine.core.game import Game, Notation, Rules
from pyengine.core.prng import Chance
from pyengine.core.state import Action, Note, View
from pyengine.kit import texts
from pyengine.kit.cards import Card, Pack
from pyengine.kit.moves import Act, Move
from pyengine.kit.now import AuthorError
from pyengine.kit.options import OptionSpec, option_property
from pyengine.kit.sealing import sealing_of
from pyengine.kit.state import KitState, value_property
from pyengine.kit.strategy import strategy_of
from pyengine.kit.values import DiceSpec, ValueSpec
from pyengine.kit.zones import ZoneSpec

if TYPE_CHECKING:
    from pyengine.core.observing import Observing

PARTS = (ZoneSpec, ValueSpec, DiceSpec)
"""What a file can declare that lies or stands on the table."""
_TAKEN = ("acting", "game", "over", "rng")
"""Names that views and positions have for something else."""
MayHold = Callable[[KitState, int, Card], bool]
Ranked = tuple[Callable[[KitState], Sequence[float]], int]
"""The scores by which seats are ranked in the end, and -1 where the lowest wins, else 1."""


class Definition:
    """What a file declares. `slots` are where a state has each part, by name; a value of all has a property there.

    `turn_rule` is the rule by which nobody acts before their turn; `deck` the slot of the pile where cards begin, the
    first one that is face down, or else the first one; `words` are the texts that its Python has, such as the names of
    phases; `ranked` is by what seats are ranked in the end, if that can be said at any time.
    """

    def __init__(
        self,
        game_id: str,
        players: tuple[int, int],
        namespace: Mapping[str, Any],
        *,
        rule_of: Mapping[str, str],
        turn_rule: str,
        memory: bool,
        words: tuple[str, ...],
        ranked: Ranked | None,
    ) -> None:
        self.id, self.players, self.turn_rule, self.memory = game_id, players, turn_rule, memory
        self.words, self.ranked = words, ranked
        self.pack = next((each for each in namespace.values() if isinstance(each, Pack)), Pack({}))
        self.parts = {name: each for name, each in namespace.items() if isinstance(each, PARTS)}
        self.choices = choices = {name: each for name, each in namespace.items() if isinstance(each, OptionSpec)}
        offered = {name: each for name, each in choices.items() if len(each.choices) > 1}
        self.options = tuple(each.option(name, rule_of.get(name, "")) for name, each in offered.items())
        self.moves = {each.name: each for each in namespace.values() if isinstance(each, Move)}
        self.setup: Callable[[KitState], None] = _function(namespace, "setup", 1) or (lambda _: None)
        self.may_hold: MayHold | None = _function(namespace, "may_hold", 3)
        self.worth: Callable[[View, Action], float] | None = _function(namespace, "worth", 2, free=True)
        self.standing: Callable[[KitState, int], float] | None = _function(namespace, "standing", 2, free=True)
        for name, declared in (*self.parts.items(), *self.moves.items()):
            declared.name, declared.rule = name, rule_of.get(name, "")
        for move in self.moves.values():
            move.know(self.pack, players[1])
        plain = {name: part for name, part in self.parts.items() if isinstance(part, ValueSpec) and not part.each}
        # To set a value of all is an effect, so its name is a property, and the state keeps it in a slot beside that.
        self.slots = {name: f"_{name}" if name in plain else name for name in self.parts}
        self.shared = [self.slots[name] for name in plain]
        self.copied = [slot for slot in self.slots.values() if slot not in self.shared]
        zones = {name: each for name, each in self.parts.items() if isinstance(each, ZoneSpec)}
        piles = {name: each for name, each in zones.items() if not (each.each or each.places or each.sorted)}
        down = (name for name, each in piles.items() if each.seen == "nobody")
        self.deck = next(down, next(iter(piles), ""))
        if len(self.pack) and not self.deck:
            raise AuthorError("the cards have nowhere to lie at the beginning: there is no pile")
        taken = (set(self.parts) | set(choices)) & {*dir(KitState), *_TAKEN}
        if taken:
            raise AuthorError(f"{min(taken)} is a name of the game's own: choose another one", min(taken))
        members: dict[str, Any] = {"__slots__": tuple(self.slots.values()), "definition": self}
        members |= {name: value_property(spec, self.slots[name]) for name, spec in plain.items()}
        members |= {name: option_property(name) for name in offered}
        members |= {name: each.typed(each.choices[0]) for name, each in choices.items() if name not in offered}
        self.state_class: type[KitState] = type(
            f"{KitState.__name__}_{game_id.replace('-', '_')}", (KitState,), members
        )

    @cached_property
    def game(self) -> Game[Any]:
        """The game, like any other of the engine's."""
        notation: Notation[Any] = Notation(
            parse=self.parse,
            format=self.format,
            actions=lambda: tuple(self.acts.values()),
            position=lambda text: texts.read(self, text),
            write=lambda state: texts.write(self, state),
            facts=lambda state, _: texts.facts(self, state),
            parts=tuple(self.parts),
        )
        rules: Rules[Any] = Rules(self.deal, self.players, self.options, self.memory)
        return Game(self.id, rules, notation, strategy_of(self), sealing_of(self), lambda: self.observing)

    @cached_property
    def observing(self) -> Observing[KitState]:
        """How states are written as numbers, for programs that learn; pages have no such part."""
        found: Observing[KitState] = import_module("pyengine.kit.observing").observing_of(self)
        return found

    def deal(self, players: int, chance: Chance, chosen: Mapping[str, str], note: Note | None) -> KitState:
        """A new game: all cards shuffled in the first pile that is face down, then the file's set-up."""
        state = self.state_class.begun(players, chance, chosen)
        state.gather()
        state._run(lambda: self.setup(state), note)
        return state

    @cached_property
    def acts(self) -> dict[str, Act]:
        """Every action by its text."""
        found = dict[str, Act]()
        for move in self.moves.values():
            for act in move.every(self.pack, self.players[1]):
                text = move.text(act)
                if text in found:
                    raise AuthorError(f"{text} could be {found[text].move} as well as {move.name}", move.name)
                found[text] = act
        return found

    def parse(self, text: str) -> Act:
        """Action text → action; raises `NotationError`."""
        for move in self.moves.values():
            if act := move.parse(text, self.pack):
                return act
        raise NotationError(text, 1, 1, "action")

    def format(self, action: Action) -> str:
        """Action → its text."""
        if not isinstance(action, Act) or action.move not in self.moves:
            raise OptionError("action", str(action), tuple(self.moves))
        return self.moves[action.move].text(action)


def _function(namespace: Mapping[str, Any], name: str, parameters: int, *, free: bool = False) -> Any:
    """A function of the file that the engine calls, if it is there; raises `AuthorError` for other parameters.

    A `free` name may be that of something else, such as `worth(card)`: then it is the author's own.
    """
    found = namespace.get(name)
    if isinstance(found, FunctionType) and found.__code__.co_argcount == parameters:
        return found
    if found is not None and not free:
        raise AuthorError(f"{name} is a function with {parameters} parameters", name)
    return None

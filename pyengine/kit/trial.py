"""Plays a game at random, many times, and looks whether all holds that has to hold of any game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from pyengine.bots import Knowledge, bot
from pyengine.core.errors import NotationError, OptionError
from pyengine.core.game import Game
from pyengine.core.options import settle
from pyengine.core.prng import Prng
from pyengine.core.record import Record, Step
from pyengine.core.state import Action, State
from pyengine.kit.moves import Act
from pyengine.kit.state import KitState
from pyengine.rulebook.run import Failure

MOST_DECISIONS = 5_000
"""A game that has not ended after so many random decisions is one that does not end."""
_LOOKED_AT = 40
"""Of so many decisions of a game one is looked at closely, besides the first ones of early games."""
_EARLY = 20
"""So many games are looked at closely from the beginning, replayed, and played by a bot."""
_ASKED = 300
"""Where there are more actions than these, as many of them are asked about, besides the legal ones."""


_WILD = 10
"""Of so many games one is played without any liking for some moves."""


@dataclass
class Trial:
    """What random games have shown: the moves that were made, the last of them, and the first thing that fails."""

    moves: set[str] = field(default_factory=set)
    last: str = ""
    failure: Failure | None = None


def trial(game: Game[State], games: int) -> Trial:
    """Random games with each number of players and option in turn, up to the first fault. The codes are:

    - `stuck`, `endless`: nobody can act, or nobody ever wins; `wanted` is the record of the game;
    - `cards`, `legal`, `copy`, `position`, `world`, `bot`, `replay`: what has to hold of every game does not; `wanted`
      is the position.
    """
    tried = Trial()
    fewest, most = game.seats
    for number in range(games):
        players = fewest + number % (most - fewest + 1)
        options = {option.name: option.choices[number % len(option.choices)] for option in game.options}
        tried.failure = _Game(game, players, number, options, tried).play()
        if tried.failure:
            break
    return tried


class _Game:
    """One random game."""

    def __init__(self, game: Game[State], players: int, seed: int, options: dict[str, str], tried: Trial) -> None:
        self.game, self.players, self.seed, self.options, self.tried = game, players, seed, options, tried
        self.steps = list[tuple[int, Act]]()
        self.deal = ""

    def play(self) -> Failure | None:
        """Play it, up to the first fault."""
        tried, game, chance = self.tried, self.game, Prng(self.seed)
        tried.last = ""
        state: State = game.new(self.players, self.seed, self.options)
        self.deal = game.write(state)
        cards = _cards(state)
        for at in range(MOST_DECISIONS):
            if state.outcome is not None:
                return self._replayed(state)
            waiting = state.to_act
            seat = waiting[0] if len(waiting) == 1 else waiting[chance.below(len(waiting))]
            legal = state.legal(seat)
            if not legal:
                return self._failed("stuck", self._record())
            if (at < 2 and self.seed < _EARLY) or (self.seed + at) % _LOOKED_AT == 0:
                code = self._fault_at(state, seat, cards, Prng(self.seed + at))
                if code:
                    return self._failed(code, game.write(state))
            action = self._choice(legal, chance)
            tried.last = action.move
            tried.moves.add(action.move)
            self.steps.append((seat, action))
            state.play(seat, action)
        return self._failed("endless", self._record())

    def _choice(self, legal: list[Action], chance: Prng) -> Act:
        """In one of ten games any move at random, in the others half the time one that the file has first.

        So most games come to their end, and are not only begun: who may always draw ends up with half the pack.
        """
        if self.seed % _WILD and chance.below(2):
            first: Any = legal[0]
            legal = [each for each in legal if each.move == first.move]  # type: ignore[attr-defined]
        action = legal[chance.below(len(legal))]
        assert isinstance(action, Act)
        return action

    def _failed(self, code: str, wanted: str) -> Failure:
        options = "".join(f" {name}={value}" for name, value in self.options.items())
        where = f"players={self.players} seed={self.seed}{options} move {len(self.steps)}"
        return Failure(0, code, where, wanted)

    def _record(self) -> str:
        """The game so far."""
        steps = tuple(Step(seat, self.game.format(action)) for seat, action in self.steps)
        options = settle(self.game.options, self.options)
        return Record(self.game.id, self.players, self.deal, options, steps, self.seed).format()

    def _replayed(self, end: State) -> Failure | None:
        """That what was written down of the game does not lead to the same end, with the first games."""
        if self.seed >= _EARLY:
            return None
        state = self.game.position(self.deal)
        for seat, action in self.steps:
            state.apply(seat, self.game.parse(self.game.format(action)))
        return None if state == end else self._failed("replay", self._record())

    def _fault_at(self, state: State, seat: int, cards: Counter[str], chance: Prng) -> str:
        """The code of what does not hold of a state; empty where all does."""
        holds: dict[str, Callable[[], bool]] = {
            "cards": lambda: _cards(state) == cards,
            "legal": lambda: _is_legal_as_asked(self.game, state, seat, chance),
            "copy": lambda: state.copy() == state,
            "position": lambda: _is_read_as_written(self.game, state),
            "world": lambda: all(_is_like_its_worlds(state, own, chance) for own in range(state.players)),
            "bot": lambda: self.seed >= _EARLY or _bot_plays_alike(self.game, state, seat, chance),
        }
        return next((code for code, holding in holds.items() if not holding()), "")


def _cards(state: State) -> Counter[str]:
    """All cards on the table, wherever they lie."""
    assert isinstance(state, KitState)
    return Counter(card.code for zone in state.zones() for card in zone)


def _is_legal_as_asked(game: Game[State], state: State, seat: int, chance: Prng) -> bool:
    legal, every = state.legal(seat), game.actions()
    if len(set(legal)) < len(legal) or any(state.why_not(seat, action) is not None for action in legal):
        return False
    asked = every if len(every) <= _ASKED else [chance.choice(every) for _ in range(_ASKED)]
    known = set(legal)
    return all(action in known or state.why_not(seat, action) is not None for action in asked)


def _is_read_as_written(game: Game[State], state: State) -> bool:
    try:
        return game.position(game.write(state)) == state
    except (NotationError, OptionError):
        return False


def _is_like_its_worlds(state: State, own: int, chance: Prng) -> bool:
    """A world that the seat cannot tell from the state looks the same to it, and lets it do the same."""
    world = state.determinize(own, chance)
    return world.view(own) == state.view(own) and (own not in state.to_act or world.legal(own) == state.legal(own))


def _bot_plays_alike(game: Game[State], state: State, seat: int, chance: Prng) -> bool:
    """A bot chooses the same in such a world: it looks at nothing that its seat does not see."""
    player, seed = bot("greedy"), chance.below(1 << 32)
    world = state.determinize(seat, chance)
    return player.choose(Knowledge(game, state, seat), Prng(seed)) == player.choose(
        Knowledge(game, world, seat), Prng(seed)
    )

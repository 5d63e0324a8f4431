"""Glastonbury — two to four wizards gather ingredients round a grid and remember what they have."""

from collections.abc import Sequence

from pyengine.core.colours import colour_options
from pyengine.core.game import Game, Notation, Rules
from pyengine.core.options import Option
from pyengine.core.sealing import Reveals, Sealing
from pyengine.core.state import Action
from pyengine.core.strategy import Strategy
from pyengine.games.glastonbury.features import FEATURES
from pyengine.games.glastonbury.game import Glastonbury, deal
from pyengine.games.glastonbury.heuristic import LEARNED, evaluate, heuristic, policy, score_actions, value
from pyengine.games.glastonbury.notation import facts, parse, write_action
from pyengine.games.glastonbury.pieces import ACTIONS, LINES, PLACES, WIZARDS
from pyengine.games.glastonbury.position import position, write
from pyengine.games.glastonbury.style import STYLES

_OUT = ("random", *WIZARDS[2:], *WIZARDS[:2])
"""First those that nobody plays unless somebody chooses them."""


def _recipes(state: Glastonbury, seat: int) -> list[int]:
    """The two recipes of a seat, if there are any (GLA-27)."""
    return state.recipes[2 * seat : 2 * seat + 2] if state.with_recipes else []


def _put(state: Glastonbury, seat: int, cards: Sequence[int], _: Sequence[int]) -> None:
    """Let a seat have these recipes; the numbers of those of stack A begin where those of stack B end."""
    state.recipes[2 * seat : 2 * seat + 2] = sorted(cards, reverse=True)


def _deciders(state: Glastonbury, seat: int, action: Action) -> tuple[Reveals, ...]:
    """Recipes count at the end (GLA-28, GLA-29): all show theirs, from the one who ends the game on."""
    if not state.with_recipes:
        return ()
    twin = state.copy()
    twin.play(seat, action)
    if twin.outcome is None:
        return ()
    return tuple([Reveals((seat + step) % state.players, to=None) for step in range(state.players)])


GAME = Game(
    id="glastonbury",
    rules=Rules(
        new=deal,
        seats=(2, 4),
        options=(
            Option("corners", ("choose", "by_seat"), "GLA-6"),
            Option("outer_lines", ("off", "on"), "GLA-20", before=(("0.2.0", "on"),)),
            Option("recipes", ("off", "on"), "GLA-27"),
            *colour_options("wizard", WIZARDS, "GLA-6"),
            Option("out", _OUT, "GLA-5", players=(2, 2)),
        ),
        memory=True,
    ),
    notation=Notation(
        parse=parse,
        format=write_action,
        actions=lambda: ACTIONS,
        position=position,
        write=write,
        facts=facts,
        parts=("deck", "market", *PLACES, *LINES),
    ),
    strategy=Strategy(
        heuristic=heuristic,
        score_many=score_actions,
        policy=policy,
        evaluate=evaluate,
        features=FEATURES,
        value=value,
        learned=LEARNED,
        confidence=lambda _: 0.8,
        scale=0.03,
        trust=6.0,
        styles=STYLES,
    ),
    sealing=Sealing(hand=_recipes, put=_put, pile_of=lambda _: None, deciders=_deciders),
)

"""Flights — two to four players collect cities of all colours; the highest flight picks first."""

from collections.abc import Sequence

from pyengine.core.colours import colour_options
from pyengine.core.game import Game, Notation, Rules
from pyengine.core.options import Option
from pyengine.core.sealing import Sealing
from pyengine.core.strategy import Strategy
from pyengine.games.flights.features import FEATURES
from pyengine.games.flights.game import Flights, deal
from pyengine.games.flights.heuristic import (
    LEARNED,
    TUNABLE,
    TUNED,
    evaluate,
    heuristic,
    policy,
    score_actions,
    value,
    worlds,
)
from pyengine.games.flights.notation import facts, parse, write_action
from pyengine.games.flights.pieces import FLIGHT_COLOURS, MATCHES, SINGLE, USUAL_WINS, Lay, actions
from pyengine.games.flights.position import TARGETS, WON_GAMES, position, write
from pyengine.games.flights.style import STYLES


def _put(state: Flights, seat: int, cards: Sequence[int], _: Sequence[int]) -> None:
    """Let a seat have these cards."""
    state.hands[seat] = sorted(cards)


GAME: Game[Flights] = Game(
    id="flights",
    rules=Rules(
        new=deal,
        seats=(2, 4),
        options=(
            Option("target", ("50", "20", "100"), "FLI-22", TARGETS),
            Option("match", MATCHES, "FLI-22", short=SINGLE),
            Option("wins", (str(USUAL_WINS), "5"), "FLI-22", WON_GAMES, players=(2, 2)),
            *colour_options("flights", FLIGHT_COLOURS, "FLI-2"),
        ),
    ),
    notation=Notation(
        parse=parse,
        format=write_action,
        actions=actions,
        position=position,
        write=write,
        facts=facts,
        parts=("deck", "discard", "table", *(f"city{seat}" for seat in range(1, 5))),
    ),
    strategy=Strategy(
        heuristic=heuristic,
        score_many=score_actions,
        policy=policy,
        evaluate=evaluate,
        features=FEATURES,
        value=value,
        learned=LEARNED,
        tuned=TUNED,
        tunable=TUNABLE,
        worlds=worlds,
        scale=0.03,
        styles=STYLES,
    ),
    sealing=Sealing(
        hand=lambda state, seat: state.hands[seat],
        put=_put,
        spends=lambda action: (action.card,) if isinstance(action, Lay) else (),
    ),
)

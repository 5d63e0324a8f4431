"""Higher: lay a higher card than the last, or draw; who is rid of all cards wins. The worked example of the docs."""

from collections.abc import Sequence

from pyengine.core.game import Game, Notation, Rules
from pyengine.core.options import Option
from pyengine.core.sealing import Sealing
from pyengine.core.strategy import Strategy
from pyengine.games.higher.game import Higher, deal
from pyengine.games.higher.heuristic import heuristic
from pyengine.games.higher.notation import facts, parse, write_action
from pyengine.games.higher.pieces import ACTIONS, Play
from pyengine.games.higher.position import position, write


def _put(state: Higher, seat: int, cards: Sequence[int], _: Sequence[int]) -> None:
    """Let a seat have these cards."""
    state.hands[seat] = sorted(cards)


GAME: Game[Higher] = Game(
    id="higher",
    rules=Rules(
        new=deal,
        seats=(2, 3),
        options=(Option("hand", ("3", "4"), "HIG-2"),),
    ),
    notation=Notation(
        parse=parse,
        format=write_action,
        actions=lambda: ACTIONS,
        position=position,
        write=write,
        facts=facts,
    ),
    strategy=Strategy(
        heuristic=heuristic,
        scale=0.01,
    ),
    sealing=Sealing(
        hand=lambda state, seat: state.hands[seat],
        put=_put,
        spends=lambda action: (action.card,) if isinstance(action, Play) else (),
    ),
)

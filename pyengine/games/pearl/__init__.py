"""Pearl of the East — gems in a field of 5×5: shift its lines until they prove all eight tasks."""

from pyengine.core.game import Game, Notation, Rules
from pyengine.core.options import Option
from pyengine.core.sealing import Sealing
from pyengine.core.strategy import Strategy
from pyengine.games.pearl.game import Pearl, deal
from pyengine.games.pearl.heuristic import evaluate, heuristic, policy, score_actions, turns
from pyengine.games.pearl.lookahead import LOOKAHEAD
from pyengine.games.pearl.notation import facts, parse, write_action
from pyengine.games.pearl.pieces import ACTIONS, BOUNDS, COMPLETING
from pyengine.games.pearl.position import position, write
from pyengine.gems.field import PARTS, gems_of, paid, under_way
from pyengine.gems.state import put
from pyengine.gems.style import STYLES

GAME: Game[Pearl] = Game(
    id="pearl",
    rules=Rules(
        new=deal,
        seats=(2, 5),
        options=(
            Option("completing", tuple(COMPLETING), "PRL-11", before=(("0.2.0", "all"),)),
            Option("bound", tuple(BOUNDS), "PRL-14", before=(("0.2.0", "500"),), programs="500"),
        ),
    ),
    notation=Notation(
        parse=parse,
        format=write_action,
        actions=lambda: ACTIONS,
        position=position,
        write=write,
        facts=facts,
        parts=(*PARTS, "tasks"),
    ),
    strategy=Strategy(
        heuristic=heuristic,
        score_many=score_actions,
        policy=policy,
        evaluate=evaluate,
        horizon=4,
        confidence=lambda _: 0.8,
        scale=0.03,
        turns=turns,
        under_way=under_way,
        answers=6,
        lookahead=LOOKAHEAD,
        styles=STYLES,
    ),
    sealing=Sealing(hand=lambda state, seat: gems_of(state.hands[seat]), put=put, spends=paid),
)

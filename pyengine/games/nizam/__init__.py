"""Nizam — gems in a field of 5×5: shift its lines, and score the runs that you made."""

from pyengine.core.game import Game, Notation, Rules
from pyengine.core.sealing import Sealing
from pyengine.core.strategy import Strategy
from pyengine.games.nizam.game import Nizam, deal
from pyengine.games.nizam.heuristic import evaluate, heuristic, policy, score_actions, turns
from pyengine.games.nizam.lookahead import EVALUATION, LOOKAHEAD
from pyengine.games.nizam.notation import facts, parse, write_action
from pyengine.games.nizam.pieces import ACTIONS
from pyengine.games.nizam.position import position, write
from pyengine.gems.field import PARTS, gems_of, paid, under_way
from pyengine.gems.state import put
from pyengine.gems.style import STYLES

GAME: Game[Nizam] = Game(
    id="nizam",
    rules=Rules(
        new=deal,
        seats=(1, 5),
        options=(),
    ),
    notation=Notation(
        parse=parse,
        format=write_action,
        actions=lambda: ACTIONS,
        position=position,
        write=write,
        facts=facts,
        parts=PARTS,
    ),
    strategy=Strategy(
        heuristic=heuristic,
        score_many=score_actions,
        policy=policy,
        evaluate=evaluate,
        horizon=4,
        confidence=lambda _: 0.35,
        scale=0.03,
        trust=0.6,
        turns=turns,
        under_way=under_way,
        answers=6,
        lookahead=LOOKAHEAD,
        linear=EVALUATION,
        styles=STYLES,
    ),
    sealing=Sealing(hand=lambda state, seat: gems_of(state.hands[seat]), put=put, spends=paid),
)

"""Nizam — gems in a field of 5×5: shift its lines, and score the runs that you made."""

from pyengine.core.game import Game
from pyengine.games.nizam.heuristic import appraise, heuristic, judge, policy, turns
from pyengine.games.nizam.notation import facts, parse, write_action
from pyengine.games.nizam.pieces import ACTIONS
from pyengine.games.nizam.position import position, write
from pyengine.games.nizam.state import deal

GAME = Game(
    id="nizam",
    seats=(1, 5),
    options=(),
    new=deal,
    parse=parse,
    format=write_action,
    position=position,
    write=write,
    own_facts=facts,
    heuristic=heuristic,
    judge=judge,
    actions=lambda: ACTIONS,
    policy=policy,
    appraise=appraise,
    scale=0.03,
    horizon=4,
    turns=turns,
    answers=6,
)

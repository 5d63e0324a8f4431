"""Pearl of the East — gems in a field of 5×5: shift its lines until they prove all eight tasks."""

from pyengine.core.game import Game
from pyengine.core.options import Option
from pyengine.games.pearl.heuristic import appraise, heuristic, judge, policy, turns
from pyengine.games.pearl.notation import facts, parse, write_action
from pyengine.games.pearl.pieces import ACTIONS
from pyengine.games.pearl.position import position, write
from pyengine.games.pearl.state import deal

GAME = Game(
    id="pearl",
    seats=(2, 5),
    options=(Option("bound", ("500", "none"), "PRL-14"),),
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

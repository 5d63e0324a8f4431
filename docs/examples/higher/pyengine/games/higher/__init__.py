"""Higher: lay a higher card than the last, or draw; who is rid of all cards wins. The worked example of the docs."""

from pyengine.core.game import Game
from pyengine.core.options import Option
from pyengine.games.higher.heuristic import heuristic
from pyengine.games.higher.notation import facts, parse, write_action
from pyengine.games.higher.pieces import ACTIONS
from pyengine.games.higher.position import position, write
from pyengine.games.higher.state import deal

GAME = Game(
    id="higher",
    seats=(2, 3),
    options=(Option("hand", ("3", "4"), "HIG-2"),),
    new=deal,
    parse=parse,
    format=write_action,
    position=position,
    write=write,
    own_facts=facts,
    heuristic=heuristic,
    actions=lambda: ACTIONS,
)

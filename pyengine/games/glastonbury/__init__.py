"""Glastonbury — two to four wizards gather ingredients round a grid and remember what they have."""

from pyengine.core.game import Game
from pyengine.core.options import Option
from pyengine.games.glastonbury.heuristic import appraise, heuristic, judge, policy
from pyengine.games.glastonbury.notation import facts, parse, write_action
from pyengine.games.glastonbury.pieces import ACTIONS
from pyengine.games.glastonbury.position import position, write
from pyengine.games.glastonbury.state import deal

GAME = Game(
    id="glastonbury",
    seats=(2, 4),
    options=(
        Option("corners", ("choose", "by_seat"), "GLA-6"),
        Option("outer_lines", ("on", "off"), "GLA-20"),
        Option("recipes", ("off", "on"), "GLA-27"),
    ),
    new=deal,
    parse=parse,
    format=write_action,
    position=position,
    write=write,
    own_facts=facts,
    heuristic=heuristic,
    judge=judge,
    actions=lambda: ACTIONS,
    memory=True,
    policy=policy,
    appraise=appraise,
    scale=0.03,
)

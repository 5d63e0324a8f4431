"""Glastonbury — two to four wizards gather ingredients round a grid and remember what they have."""

from pyengine.core.game import Game, Notation, Rules
from pyengine.core.options import Option
from pyengine.core.strategy import Strategy
from pyengine.games.glastonbury.game import deal
from pyengine.games.glastonbury.heuristic import evaluate, heuristic, policy, score_actions
from pyengine.games.glastonbury.notation import facts, parse, write_action
from pyengine.games.glastonbury.pieces import ACTIONS
from pyengine.games.glastonbury.position import position, write

GAME = Game(
    id="glastonbury",
    rules=Rules(
        new=deal,
        seats=(2, 4),
        options=(
            Option("corners", ("choose", "by_seat"), "GLA-6"),
            Option("outer_lines", ("on", "off"), "GLA-20"),
            Option("recipes", ("off", "on"), "GLA-27"),
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
    ),
    strategy=Strategy(
        heuristic=heuristic,
        score_many=score_actions,
        policy=policy,
        evaluate=evaluate,
        scale=0.03,
    ),
)

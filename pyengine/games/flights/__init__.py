"""Flights — two to four players collect cities of all colours; the highest flight picks first."""

from pyengine.core.game import Game
from pyengine.core.options import Option
from pyengine.games.flights.heuristic import appraise, heuristic, judge, policy
from pyengine.games.flights.notation import facts, parse, write_action
from pyengine.games.flights.pieces import actions
from pyengine.games.flights.position import TARGETS, position, write
from pyengine.games.flights.state import deal

GAME = Game(
    id="flights",
    seats=(2, 4),
    options=(
        Option("target", ("50", "20", "100"), "FLI-22", TARGETS),
        Option("match", ("points", "wins"), "FLI-22"),
    ),
    new=deal,
    parse=parse,
    format=write_action,
    position=position,
    write=write,
    own_facts=facts,
    heuristic=heuristic,
    judge=judge,
    actions=actions,
    policy=policy,
    appraise=appraise,
    scale=0.03,
)

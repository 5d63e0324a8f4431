"""The Game: Face to Face — two players, two piles each, and one card for the opponent."""

from pyengine.core.game import Game
from pyengine.core.options import Option
from pyengine.games.face_to_face.heuristic import appraise, heuristic, policy, turns
from pyengine.games.face_to_face.notation import facts, parse, write_action
from pyengine.games.face_to_face.pieces import END_TURN, PLAYS
from pyengine.games.face_to_face.position import position, write
from pyengine.games.face_to_face.state import deal

GAME = Game(
    id="face-to-face",
    seats=(2, 2),
    options=(Option("first", ("random", "1", "2"), "F2F-4"),),
    new=deal,
    parse=parse,
    format=write_action,
    position=position,
    write=write,
    own_facts=facts,
    heuristic=heuristic,
    actions=lambda: (*PLAYS.values(), END_TURN),
    policy=policy,
    appraise=appraise,
    scale=0.03,
    horizon=12,
    turns=turns,
)

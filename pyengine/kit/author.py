"""What an author's lines can name. A file needs no import for it; an editor does, to complete and to check types:

from pyengine.kit.author import *

def setup(game: Game):
    …
"""

from pyengine.kit.cards import Card, Pack, french, pack
from pyengine.kit.moves import move, seats, some
from pyengine.kit.now import require
from pyengine.kit.options import Option
from pyengine.kit.state import KitState as Game
from pyengine.kit.state import end_turn
from pyengine.kit.values import Dice, Value
from pyengine.kit.zones import Grid, Hand, Pile, Row, Zone, face_down, face_up, owner, sealed

__all__ = [
    "Card",
    "Dice",
    "Game",
    "Grid",
    "Hand",
    "Option",
    "Pack",
    "Pile",
    "Row",
    "Value",
    "Zone",
    "end_turn",
    "face_down",
    "face_up",
    "french",
    "move",
    "owner",
    "pack",
    "require",
    "sealed",
    "seats",
    "some",
]

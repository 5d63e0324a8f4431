"""Rules, records and bots for tabletop games with hidden cards.

>>> import pyengine
>>> game = pyengine.game("face-to-face")
>>> state = game.position("own up 27 | hand 17 18 28 40 45 50")
>>> state.why_not(0, game.parse("18>own-up"))
Breach(rule='F2F-8', facts={'card': 18, 'top': 27})
>>> events = state.apply(0, game.parse("17>own-up"))
>>> game.facts(state, own=0)["own up"]
'17'
"""

from pyengine.core.errors import Breach, IllegalAction, NotationError, OptionError
from pyengine.core.events import HIDDEN, Event
from pyengine.core.game import Game
from pyengine.core.outcome import Outcome
from pyengine.core.record import Record
from pyengine.core.state import State
from pyengine.core.version import VERSION
from pyengine.games import game, games

__version__ = VERSION

__all__ = [
    "HIDDEN",
    "Breach",
    "Event",
    "Game",
    "IllegalAction",
    "NotationError",
    "OptionError",
    "Outcome",
    "Record",
    "State",
    "game",
    "games",
]

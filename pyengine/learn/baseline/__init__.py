"""The trained baseline of Nastilka-Bench: a network for each game for two, learned by self-play, and the bot with them.

`python -m pyengine.learn.baseline GAME` trains one anew, with PyTorch (the dependency group `baseline`); to play them
takes NumPy alone: `pyengine arena uno --bots pyengine.learn.baseline:Baseline,greedy`.
"""

from pyengine.learn.baseline.bot import Baseline

__all__ = ["Baseline"]

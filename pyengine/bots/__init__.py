"""Bots: players that see what a person at their seat would see, and nothing else."""

from pyengine.bots.bot import Bot, bot, names, observer
from pyengine.bots.knowledge import Knowledge

__all__ = ["Bot", "Knowledge", "bot", "names", "observer"]

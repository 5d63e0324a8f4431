"""Language models at the table: their dialogues, games against bots, puzzles, transcripts, and tables made of these.

What a model is asked and how its answer is read is in `pyengine.adapters.text`. `endpoint` needs the extra `models`.
"""

from pyengine.models.bot import ModelBot
from pyengine.models.dialogue import Answer, Ask, Decision, Dialogue, Reply, TimedOut

__all__ = ["Answer", "Ask", "Decision", "Dialogue", "ModelBot", "Reply", "TimedOut"]

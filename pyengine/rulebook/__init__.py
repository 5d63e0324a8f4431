"""Rulebooks and lessons that are read by people and run by programs."""

from pyengine.rulebook.check import Failure, check
from pyengine.rulebook.fence import Fence, fences
from pyengine.rulebook.lesson import Lesson, load_lesson, read_lesson
from pyengine.rulebook.read import Rule, Rulebook, load

__all__ = ["Failure", "Fence", "Lesson", "Rule", "Rulebook", "check", "fences", "load", "load_lesson", "read_lesson"]

"""Rulebooks and lessons that are read by people and run by programs."""

from pyengine.rulebook.blocks import Component, Components, Setup, Setups, components, setups
from pyengine.rulebook.check import Failure, check
from pyengine.rulebook.fence import Fence, fences
from pyengine.rulebook.house import House
from pyengine.rulebook.lesson import Lesson, load_lesson, read_lesson
from pyengine.rulebook.read import Part, Rule, Rulebook, load, rulebook_path
from pyengine.rulebook.sections import PLAN, Question, Section, Word

__all__ = [
    "PLAN",
    "Component",
    "Components",
    "Failure",
    "Fence",
    "House",
    "Lesson",
    "Part",
    "Question",
    "Rule",
    "Rulebook",
    "Section",
    "Setup",
    "Setups",
    "Word",
    "check",
    "components",
    "fences",
    "load",
    "load_lesson",
    "read_lesson",
    "rulebook_path",
    "setups",
]

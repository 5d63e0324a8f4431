"""Rulebooks that are read by people and run by programs."""

from pyengine.rulebook.check import Failure, check
from pyengine.rulebook.fence import Fence, fences
from pyengine.rulebook.read import Rule, Rulebook, load

__all__ = ["Failure", "Fence", "Rule", "Rulebook", "check", "fences", "load"]

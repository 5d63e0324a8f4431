"""The file of weights: Python that holds nothing but the whole numbers, by the names of their features."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap

_HEAD = '''"""What the features of the game are worth; written by `python -m pyengine.learn`."""

WEIGHTS: dict[str, int] = {
'''


_HEAD_OF_WORTHS = '''"""The numbers of the tuned heuristic, in thousandths.

Written by `python -m pyengine.learn --tune`.
"""

WORTHS: dict[str, int] = {
'''


def worths_text(worths: Mapping[str, int]) -> str:
    """The file of a heuristic's numbers."""
    return _HEAD_OF_WORTHS + "".join([f'    "{name}": {worth},\n' for name, worth in worths.items()]) + "}\n"


def text(weights: Mapping[str, int]) -> str:
    """The file; weights of 0 are left out."""
    return _HEAD + "".join([f'    "{name}": {weight},\n' for name, weight in weights.items() if weight]) + "}\n"


_HEAD_OF_PRIORS = '''"""The weights of `prior`, in hundredths of the policy's logits, in the order of its features.

Written by `python -m pyengine.learn`.
"""

# fmt: off
'''
_INDENT, _WIDTH = 4, 116


def table(weights: Mapping[str, Sequence[int]]) -> str:
    """The file of several tables, each of weights in the order of features."""
    return _HEAD_OF_PRIORS + "".join([f"{name} = (\n{_lines(of)}\n)\n" for name, of in weights.items()])


def _lines(weights: Sequence[int]) -> str:
    indent, words = " " * _INDENT, " ".join([f"{weight}," for weight in weights])
    return "\n".join(wrap(words, _WIDTH, initial_indent=indent, subsequent_indent=indent))

"""The files of weights: Python that holds nothing but the whole numbers, by the names of their features."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from textwrap import wrap

_HEAD = '"""What the features of the game are worth; written by `python -m pyengine.learn`."""\n\n'
_HEAD_OF_WORTHS = '''"""The numbers of the tuned heuristic, in thousandths.

Written by `python -m pyengine.learn --tune`.
"""

'''
_HEAD_OF_PRIORS = '''"""The weights of `prior`, in hundredths of the policy's logits, in the order of its features.

Written by `python -m pyengine.learn`.
"""

'''
_INDENT, _WIDTH = " " * 4, 116
_JOIN = "\0"
"""A space at which no line ends."""


def _named(name: str, numbers: Mapping[str, int]) -> str:
    return (
        f"{name}: dict[str, int] = {{\n" + "".join([f'    "{key}": {each},\n' for key, each in numbers.items()]) + "}\n"
    )


def worths_text(worths: Mapping[str, int]) -> str:
    """The file of a heuristic's numbers."""
    return _HEAD_OF_WORTHS + _named("WORTHS", worths)


def text(weights: Mapping[str, int]) -> str:
    """The file of an evaluation's weights; those of 0 are left out."""
    return _HEAD + _named("WEIGHTS", {name: weight for name, weight in weights.items() if weight})


def blocks_text(weights: Mapping[str, int]) -> str:
    """The file of a value's weights, by the blocks that its features are named in; those of 0 are left out."""
    blocks = defaultdict[str, list[str]](list)
    for feature, weight in weights.items():
        name, _, value = feature.rpartition("-")
        if weight:
            blocks[name].append(f"{value}:{_JOIN}{weight}")
    lines = [line for name, block in blocks.items() for line in _lines(f'"{name}":{_JOIN}{{{", ".join(block)}}},', 2)]
    head = f"{_HEAD}from pyengine.core.value import by_name\n\n# fmt: off\nWEIGHTS = by_name({{\n"
    return head + "".join(lines) + "})\n"


def table(weights: Mapping[str, Sequence[int]]) -> str:
    """The file of several tables, each of weights in the order of features."""
    tables = [
        f"{name} = (\n{''.join(_lines(' '.join([f'{weight},' for weight in of])))})\n" for name, of in weights.items()
    ]
    return f"{_HEAD_OF_PRIORS}# fmt: off\n" + "".join(tables)


def _lines(words: str, more: int = 1) -> list[str]:
    """The lines of a long entry, all but the first indented by so much."""
    wrapped = wrap(words, _WIDTH, initial_indent=_INDENT, subsequent_indent=_INDENT * more, break_on_hyphens=False)
    return [f"{line}\n".replace(_JOIN, " ") for line in wrapped]

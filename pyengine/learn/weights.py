"""The file of weights: Python that holds nothing but the whole numbers, by the names of their features."""

from __future__ import annotations

from collections.abc import Mapping

_HEAD = '''"""What the features of the game are worth; written by `python -m pyengine.learn`."""

WEIGHTS: dict[str, int] = {
'''


def text(weights: Mapping[str, int]) -> str:
    """The file; weights of 0 are left out."""
    return _HEAD + "".join([f'    "{name}": {weight},\n' for name, weight in weights.items() if weight]) + "}\n"

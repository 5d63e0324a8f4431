"""Positions of Higher to count from: how many sequences of 1, 2, … actions each allows."""

from __future__ import annotations

POSITIONS: list[tuple[str, list[int]]] = [
    ("hand 1 5 9 20 | hand 2 7 8 | pile 6 | deck 2 10 23", [3, 5, 17, 39, 123]),
    ("players 3 | hand 1 1 | hand 2 2 12 | hand 3 4 24 | deck 3", [2, 3, 8, 14, 36]),
]

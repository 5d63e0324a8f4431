"""Helper functions for the tests of Glastonbury: positions, play, refusals and facts."""

from __future__ import annotations

from tests.games.table import Table

TABLE = Table("glastonbury")
GAME, refusal, played, fact = TABLE.game, TABLE.refusal, TABLE.played, TABLE.fact
CORNERS = (0, 5, 30, 35)


def grid(**cards: str) -> str:
    """The `grid` item with these cards at their places (`r2c3="ra1"`), gaps elsewhere, and no deck."""
    places = [cards.pop(f"r{at // 6 + 1}c{at % 6 + 1}", "#" if at in CORNERS else ".") for at in range(36)]
    assert not cards
    return f"grid {' '.join(places)} | deck -"


def line(*row: str, **others: str) -> str:
    """A grid whose row 2 begins with these cards, with others at places of their own."""
    return grid(**{f"r2c{column}": card for column, card in enumerate(row, 1)}, **others)


def stated(position: str, name: str) -> str:
    return fact(GAME.position(position), name)

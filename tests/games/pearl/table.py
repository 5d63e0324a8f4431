"""Positions of Pearl of the East that tests begin with, and what they ask of them."""

from __future__ import annotations

from tests.games.table import Table

TABLE = Table("pearl")
GAME, refusal, played, fact = TABLE.game, TABLE.refusal, TABLE.played, TABLE.fact
PLAIN = "field RSEAT SEATD EAJOO JDRSD OoJTR"
"""A field that proves nothing: its first row begins with a ruby, its second column ends with the pearl."""
RUBIES = "field RRRSE SEATD EoDOJ JOTAS ODJTA"
"""A field that proves the ruby alone, in its first row."""
EITHER = "field RRoSS JJDJD ETAAE OSERA DTTOO"
"""A field that proves the ruby or the sapphire, by the pearl in its first row (D2)."""
BOTH = "field RRoSS RAEEE ODJAO TOTSA DTJDJ"
"""The same, and the emerald without the pearl."""


def provable(position: str) -> str:
    return fact(GAME.position(position), "provable")

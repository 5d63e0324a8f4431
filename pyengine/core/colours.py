"""Colours that players choose before the deal, each at most once: the wizards of Glastonbury (GLA-6), the flights of
Flights (FLI-2). A colour is its place among the game's colours.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pyengine.core.errors import OptionError
from pyengine.core.options import Option

UNCHOSEN = -1
BY_SEAT = "by_seat"
"""The value of an option with which a seat chooses none."""


def colour_options(prefix: str, colours: Sequence[str], rule: str) -> tuple[Option, ...]:
    """An option for each seat, as many as there are colours; each names the colour of its own number first."""
    return tuple(
        Option(
            f"{prefix}_{seat + 1}",
            (BY_SEAT, *colours[seat:], *colours[:seat]),
            rule,
            players=(max(2, seat + 1), len(colours)),
        )
        for seat in range(len(colours))
    )


def chosen_colours(prefix: str, colours: Sequence[str], players: int, options: Mapping[str, str]) -> list[int]:
    """The colour of each seat, by the options `prefix_1` and so on; those of seats that nobody has are passed over.

    Raises `OptionError` for a colour that a seat before has chosen.
    """
    chosen: list[int] = []
    for seat in range(players):
        name = f"{prefix}_{seat + 1}"
        colour = colours.index(options[name]) if options[name] in colours else UNCHOSEN
        if colour != UNCHOSEN and colour in chosen:
            left = (other for at, other in enumerate(colours) if at not in chosen)
            raise OptionError(name, options[name], (BY_SEAT, *left))
        chosen.append(colour)
    return settled_colours(chosen, len(colours))


def settled_colours(chosen: Sequence[int], count: int) -> list[int]:
    """The colour of each seat, of so many that there are.

    A seat that has chosen none (`UNCHOSEN`) gets the one of its own number; if another seat has chosen that, the first
    one left.
    """
    settled = [seat if colour == UNCHOSEN and seat not in chosen else colour for seat, colour in enumerate(chosen)]
    left = (colour for colour in range(count) if colour not in settled)
    return [next(left) if colour == UNCHOSEN else colour for colour in settled]

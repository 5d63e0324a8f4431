"""Texts of the site that take time to make, as plain data: the build makes them side by side and keeps them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from web.parts.html import Html


@dataclass(frozen=True, slots=True)
class Draw:
    """`make(*args)`, to be made now or by another process: a function of a module, and plain data for it.

    With a `game` it is made from the files of this game alone, and from what games share; else from those of all games.
    """

    make: Callable[..., str]
    args: tuple[object, ...]
    game: str = ""

    def __call__(self) -> Html:
        """Make it now."""
        return Html(self.make(*self.args))


Drawn = Callable[[Draw], Html]
"""Where the text of a drawing comes from: made now, as `Draw.__call__` does, or before."""

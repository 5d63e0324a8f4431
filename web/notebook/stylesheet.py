"""What one game's table looks like, in one stylesheet."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from web.pictures.framed_style import framed_style

SHARED = ("faces", "roster", "table")
"""The sheets of `web/styles` that tables need, in the order in which the site has them."""
_WEB = Path(__file__).parents[1]


@cache
def stylesheet(game_id: str) -> str:
    """The shared rules, then the game's, then the notebook's: where two weigh the same, the later one holds."""
    shared = [f"styles/{name}.css" for name in SHARED]
    sheets = ("styles/base.css", "parts/*/style.css", *shared, _own(game_id), "notebook/style.css")
    paths = [path for pattern in sheets for path in sorted(_WEB.glob(pattern))]
    return framed_style("\n".join(path.read_text("utf-8") for path in paths))


def _own(game_id: str) -> str:
    return f"games/{game_id.replace('-', '_')}/style.css"

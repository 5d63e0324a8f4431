"""Stylesheets for tables in frames."""

from __future__ import annotations

import re

_HEIGHT = re.compile(r"\b(\d+(?:\.\d+)?)d?vh\b")


def framed_style(style: str) -> str:
    """The same rules with heights that count from `--vh`, not from the window's height.

    In a frame as tall as its content a height may not count from the frame's.
    """
    return _HEIGHT.sub(r"calc(\1 * var(--vh))", style)

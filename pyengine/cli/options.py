"""Parses the options of games, which several commands take."""

from __future__ import annotations

from pyengine.core.errors import OptionError


def pairs(texts: list[str]) -> dict[str, str]:
    """`["first=2"]` → `{"first": "2"}`; raises `OptionError`."""
    found = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise OptionError("option", text, ("name=value",))
        found[name] = value
    return found

"""Reads JSON that comes from elsewhere: a text's length and the depth of its brackets are checked first.

`json` recurses for each bracket: thousands of them are a `RecursionError` in CPython, and end WebAssembly, where no
error can be caught. Nothing of ours is nested deeper than ten brackets.
"""

from __future__ import annotations

import json
import re
from math import isfinite
from typing import Any, Literal

DEEPEST = 32
"""Brackets within one another."""
_STRING = re.compile(r'"[^"\\]*+(?:\\.[^"\\]*+)*+"?', re.DOTALL)
"""A string in JSON, also one without an end, so that no match begins inside it."""


Code = Literal["too-long", "too-deep", "not-json"]


class JsonError(ValueError):
    """A text that is no JSON that we read; `at` counts characters from 1."""

    def __init__(self, code: Code, at: int = 1) -> None:
        super().__init__(code, at)
        self.code = code
        self.at = at


def read_json(text: str | bytes, longest: int) -> Any:
    """The data in a text; raises `JsonError`. `NaN` and `Infinity`, which JSON does not have, are no data, nor are
    numbers so large that they would be read as infinite.
    """
    if len(text) > longest:
        raise JsonError("too-long", longest + 1)
    try:
        plain = text if isinstance(text, str) else text.decode()
    except UnicodeDecodeError as error:
        raise JsonError("not-json", error.start + 1) from None
    if is_deep(plain):
        raise JsonError("too-deep")
    try:
        return json.loads(plain, parse_float=_finite, parse_constant=_no_number)
    except json.JSONDecodeError as error:
        raise JsonError("not-json", error.pos + 1) from None
    except ValueError:  # a number of too many digits, infinite, or NaN
        raise JsonError("not-json") from None


def is_deep(text: str, deepest: int = DEEPEST) -> bool:
    """True if more brackets are nested in a JSON text than are read."""
    if text.count("[") + text.count("{") <= deepest:
        return False
    depth = 0
    for bracket in re.findall(r"[\[\]{}]", _STRING.sub("", text)):
        depth += 1 if bracket in "[{" else -1
        if depth > deepest:
            return True
    return False


def _finite(text: str) -> float:
    number = float(text)
    return number if isfinite(number) else _no_number(text)  # such as 1e999


def _no_number(name: str) -> Any:
    raise ValueError(name)

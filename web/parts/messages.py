"""Messages for people, in their language.

The sources are Fluent files: `locales/<lang>/*.ftl`, and `<lang>.ftl` in the folders of games and of parts that some
games share. `build/locales.py` compiles them into one JSON file a language; this module fills in the values. A compiled
pattern is a list of texts, `["$", name]` for a variable, and `["?", name, {variant: pattern}, default]` for a choice;
the plural rules of the language come along as `[category, [[modulus of n or 0, low, high, wanted], …]]`.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

LANGS = ("en", "uk")
_WEB = Path(__file__).parents[1]


class Messages:
    """The messages of one language: `t("status-of", name="Sara")`."""

    def __init__(self, lang: str) -> None:
        """Raises `KeyError` when there is no such language."""
        if lang not in LANGS:
            raise KeyError(lang)
        self.lang = lang
        self._data = _catalogue(lang)

    def __call__(self, message: str, **values: object) -> str:
        """The message with its values filled in; raises `KeyError` for an unknown ID or a missing value."""
        return self._fill(self._data["messages"][message], values)

    def __contains__(self, message: object) -> bool:
        return message in self._data["messages"]

    def ids(self) -> set[str]:
        """All message IDs."""
        return set(self._data["messages"])

    def _fill(self, pattern: list[Any], values: dict[str, object]) -> str:
        return "".join(part if isinstance(part, str) else self._part(part, values) for part in pattern)

    def _part(self, part: list[Any], values: dict[str, object]) -> str:
        value = values[part[1]]
        if part[0] == "$":
            return str(value)
        variants, default = part[2], part[3]
        chosen = next((key for key in (str(value), self._plural(value)) if key in variants), default)
        return self._fill(variants[chosen], values)

    def _plural(self, value: object) -> str:
        """The plural category of a whole number, by the language's CLDR rules."""
        if not isinstance(value, int):
            return "other"
        for category, alternatives in self._data["plurals"]:
            if any(all(_holds(test, value) for test in tests) for tests in alternatives):
                return str(category)
        return "other"


def _holds(test: list[Any], n: int) -> bool:
    modulus, ranges, wanted = test
    rest = n % modulus if modulus else n
    return any(low <= rest <= high for low, high in ranges) is wanted


@cache
def _catalogue(lang: str) -> dict[str, Any]:
    compiled = _WEB / "locales" / "compiled" / f"{lang}.json"
    if compiled.exists():
        found: dict[str, Any] = json.loads(compiled.read_text("utf-8"))
        return found
    return _from_sources()[lang]


@cache
def _from_sources() -> dict[str, dict[str, Any]]:
    """The messages compiled now, for a checkout without a build."""
    from importlib.util import module_from_spec, spec_from_file_location

    spec = spec_from_file_location("nastilka_locales", _WEB.parent / "build" / "locales.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    made: dict[str, dict[str, Any]] = module.compile_all(_WEB)
    return made

"""What CLDR knows of a language, for what is written when the site is built; in a page, `Intl` knows it."""

from __future__ import annotations

from babel import Locale, UnknownLocaleError
from babel.numbers import format_decimal


def known_locale(lang: str) -> Locale | None:
    """The language without its region; None for one that CLDR does not know."""
    try:
        return Locale.parse(lang.partition("-")[0])
    except (UnknownLocaleError, ValueError):
        return None


def decimal(value: float, lang: str) -> str:
    """A number with one decimal, as the language writes it."""
    return str(format_decimal(value, "0.0", locale=known_locale(lang) or "en"))

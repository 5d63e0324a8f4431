"""Actions and facts of the notations in words. What a game has no words for stays as it is written."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from web.games import table_of
from web.games.glastonbury.words import place
from web.parts.gems.words import line
from web.parts.messages import Messages


def action_words(game_id: str, text: str, t: Messages) -> str:
    """What an action does."""
    return str(table_of(game_id).act(text, t))


def said(game_id: str, fact: str, value: str, t: Messages) -> str:
    """One value of a fact in words."""
    words = table_of(game_id).values.get(fact)
    return words(value, t) if words else value


def case_words(game_id: str, facts: Mapping[str, object], t: Messages) -> list[str]:
    """The facts of a refusal, those that players have a word for."""
    known = [name for name in facts if f"fact-{name}" in t]
    return [t(f"fact-{name}", value=said(game_id, name, str(facts[name]), t)) for name in known]


def fact_words(game_id: str, name: str, values: Sequence[str], own: int, t: Messages) -> str | None:
    """A fact of an example as a sentence for the reader at seat `own`; None when there are no words for it."""
    about, of = _about(name)
    if f"rules-is-{about}" not in t:
        return None
    raw = "none" if list(values) == ["-"] else " ".join(values)
    value = t("rules-is-none") if raw == "none" else _values(game_id, about, values, own, t)
    who = "you" if of == str(own + 1) else "other"
    return t(f"rules-is-{about}", value=value, raw=raw, who=who, seat=of, place=_where(of, t))


def _about(name: str) -> tuple[str, str]:
    """What a fact is about, and of which seat, place or line it tells."""
    found = _OF.fullmatch(name)
    if found:
        return f"{found[1].replace(' ', '-')}-of", found[2]
    return ("line-of", name) if _LINE.fullmatch(name) else (name.replace(" ", "-"), "")


def _where(of: str, t: Messages) -> str:
    if _LINE.fullmatch(of):
        return line(of, t)
    return place(of, t) if of.startswith("r") else of


def _values(game_id: str, about: str, values: Sequence[str], own: int, t: Messages) -> str:
    if about in _SEATS:
        return ", ".join(_seat(value, own, t) for value in values)
    return _BETWEEN.get(about, ", ").join(said(game_id, about, value, t) for value in values)


def _seat(value: str, own: int, t: Messages) -> str:
    return t("rules-is-you") if value == str(own + 1) else t("player-number", number=int(value))


_LINE = re.compile(r"(row|col)\d")
_BETWEEN = {"line": "; ", "at-of": "; ", "scores": " : "}
_OF = re.compile(r"(.+) (\d+|r\dc\d)")
_SEATS = ("seat", "winner", "order", "first", "dealer", "open")

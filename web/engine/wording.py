"""Actions and facts of the notations in words. Where a game has no words, the notation is shown."""

from __future__ import annotations

from collections.abc import Sequence

from web.games import table_of
from web.parts.html import glued
from web.parts.messages import Messages
from web.parts.table_data import Wording

_SEATS = ("seat", "winner")
_BETWEEN = {"scores": " : "}


def action_words(game_id: str, text: str, t: Messages) -> str:
    """An action in words."""
    return table_of(game_id).words.act(text, t)


def said(words: Wording, fact: str, value: str, t: Messages) -> str:
    """One value of a fact in words."""
    return words.values[fact](value, t) if fact in words.values else value


def fact_words(game_id: str, name: str, values: Sequence[str], own: int, t: Messages) -> str | None:
    """A fact of an example as a sentence for the reader at seat `own`; None when there are no words for it."""
    words = table_of(game_id).words
    if (whole := words.fact(name, values, own, t)) is not None:
        return whole
    about, seats, place = _about(words, name, t)
    of_game = f"rules-is-{game_id}-{about}"  # the game's own message where it has one, else the one that games share
    message = of_game if of_game in t else f"rules-is-{about}"
    if message not in t:
        return None
    raw = "none" if list(values) == ["-"] else " ".join(values)
    value = t("rules-is-none") if raw == "none" else _values(words, about, values, own, t)
    seat, other = [*seats, "", ""][:2]
    who = "you" if seat == str(own + 1) else "other"
    return t(message, value=value, raw=raw, who=who, seat=seat, other=other, place=place)


def _about(words: Wording, name: str, t: Messages) -> tuple[str, list[str], str]:
    """The subject of a fact, the seats it names, and the part of the table in words.

    `hand 2` is about `hand-of`, `row2` about `place-of`, `deck-size` about `deck-size`.
    """
    about, *rest = name.split()
    seats = [word for word in rest if word.isdigit()]
    places = [said for word in (about, *rest) if (said := words.place(word, t)) is not None]
    plain = [word for word in rest if not word.isdigit() and words.place(word, t) is None]
    if words.place(about, t) is not None:
        return "place-of", seats, places[0]
    of = ["of"] if seats or places else []
    return "-".join([about, *plain, *of]), seats, places[0] if places else ""


def _values(words: Wording, about: str, values: Sequence[str], own: int, t: Messages) -> str:
    if about in (*_SEATS, *words.seats):
        names = {str(own + 1): t("rules-is-you")}
        return t.listed(names.get(value) or t("player-number", number=int(value)) for value in values)
    between, every = words.between.get(about) or _BETWEEN.get(about), [said(words, about, each, t) for each in values]
    return glued(between, every) if between else t.listed(every)

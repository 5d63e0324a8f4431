"""Actions and facts of the notations in words. What a game has no words for stays as it is written."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Sequence
from importlib import import_module

from web.messages import Messages
from web.table import table_of

Words = Callable[[str, Messages], str]
_NAMERS = {
    "uno": ("uno_words", "card_name"),
    "flights": ("flights_say", "card_name"),
    "glastonbury": ("glastonbury_parts", "card_name"),
}


def action_words(game_id: str, text: str, t: Messages) -> str:
    """What an action does; a table that has words of its own for it (`words_of`) is asked first."""
    words: Words | None = getattr(table_of(game_id), "words_of", None) or _ACTIONS.get(game_id)
    return words(text, t) if words else text


def _named(game_id: str, card: str, t: Messages) -> str:
    """A card by its code."""
    module, function = _NAMERS[game_id]
    name: Words = getattr(import_module(f"web.table.{module}"), function)
    return name(card, t)


def _face_to_face(text: str, t: Messages) -> str:
    card, arrow, pile = text.partition(">")
    return t(f"rules-act-f2f-{pile}", card=card) if arrow else t("rules-act-f2f-draw")


def _gems(text: str, t: Messages) -> str:
    cards, arrow, end = text.partition(">")
    if not arrow:
        return t(f"rules-act-gem-{text}")
    if end == "done":
        return t("rules-act-gem-done", gem=t(f"gem-{cards}"))
    line, _, side = end.partition("-")
    return t("rules-act-gem-shift", end=t(f"gem-end-{side}", n=line[3:]), cards=gem_words(cards, t))


def gem_words(kinds: Sequence[str], t: Messages) -> str:
    """Gems one after the other; several of a kind as a kind and a number."""
    return ", ".join(t("gem-many", gem=t(f"gem-{kind}"), count=count) for kind, count in Counter(kinds).items())


def _glastonbury(text: str, t: Messages) -> str:
    place, arrow, to = text.partition(">")
    if not arrow:
        return t(f"rules-act-gla-{text}")
    if place == "start":
        return t("rules-act-gla-start", stop=t("fact-stop", value=to))
    return t(f"rules-act-gla-{to}", place=t("gla-place", row=place[1], column=place[3]))


def _uno(text: str, t: Messages) -> str:
    what, arrow, to = text.partition(">")
    if not arrow:
        return t(f"rules-act-uno-{text}")
    if what == "catch":
        return t("rules-act-uno-catch", name=t("player-number", number=int(to)))
    call = "yes" if to.endswith("!") else "no"
    to = to.removesuffix("!")
    if what == "colour":
        return t("rules-act-uno-colour", colour=t("uno-colour", colour=to))
    colour = "none" if to == "discard" else t("uno-colour", colour=to)
    return t("rules-act-uno-lay", card=_named("uno", what, t), colour=colour, call=call)


def _flights(text: str, t: Messages) -> str:
    what, _, to = text.partition(">")
    if what == "take":
        return t("rules-act-fli-take", card=_named("flights", to, t))
    if to.isdigit():
        return t("rules-act-fli-lay", card=_named("flights", what, t), flight=to)
    return t("rules-act-fli-swap", own=_named("flights", what, t), other=_named("flights", to, t))


_ACTIONS: dict[str, Words] = {
    "face-to-face": _face_to_face,
    "flights": _flights,
    "glastonbury": _glastonbury,
    "nizam": _gems,
    "pearl": _gems,
    "uno": _uno,
}


# Facts -------------------------------------------------------------------------------------------------------


def fact_words(game_id: str, name: str, values: Sequence[str], own: int, t: Messages) -> str | None:
    """A fact as a sentence for the reader at seat `own`; None when there are no words for it."""
    about, of = _about(name)
    if f"rules-is-{about}" not in t:
        return None
    raw = "none" if list(values) == ["-"] else " ".join(values)
    value = t("rules-is-none") if raw == "none" else _value(game_id, about, values, own, t)
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
        return t(f"gem-{of[:3]}", n=of[3:])
    return _place(of, t) if of.startswith("r") else of


def _value(game_id: str, about: str, values: Sequence[str], own: int, t: Messages) -> str:
    if about in _SEATS:
        return ", ".join(_seat(value, own, t) for value in values)
    words = _KINDS.get((game_id, about))
    said = [words(value, t) for value in values] if words else values
    return _BETWEEN.get(about, ", ").join(said)


def _seat(value: str, own: int, t: Messages) -> str:
    return t("rules-is-you") if value == str(own + 1) else t("player-number", number=int(value))


def _place(place: str, t: Messages) -> str:
    return t("gla-place", row=place[1], column=place[3])


def _card(game_id: str) -> Words:
    return lambda card, t: _named(game_id, card, t) if card != "." else t("rules-is-empty")


def _gem(kind: str, t: Messages) -> str:
    return t(f"gem-{kind}")


def _run(text: str, t: Messages) -> str:
    line, _, what = text.partition("-")
    gems = t("gem-many", gem=_gem(what[0], t), count=int(what[1:]))
    return t("niz-run", line=_where(line, t), gems=gems)


def _spell(text: str, t: Messages) -> str:
    spell, left = text.rstrip("0123456789"), text[-1]
    name = t("gla-sign", card=spell)
    return t("gla-spell", spell=name, left=int(left)) if left.isdigit() else name


def _kind(kind: str, t: Messages) -> str:
    return t("gla-kind", kind=kind)


_LINE = re.compile(r"(row|col)\d")
_BETWEEN = {"line": "; ", "at-of": "; ", "scores": " : "}
_OF = re.compile(r"(.+) (\d+|r\dc\d)")
_SEATS = ("seat", "winner", "order", "first", "dealer", "open")
_GEMS = ("hand-of", "done-of", "open-of", "provable", "forbidden", "pearl")
_KINDS: dict[tuple[str, str], Words] = {
    **{(game, name): _gem for game in ("nizam", "pearl") for name in _GEMS},
    **{("uno", name): _card("uno") for name in ("hand-of", "top", "drawn")},
    **{("flights", name): _card("flights") for name in ("hand-of", "city-of", "table")},
    **{("glastonbury", name): _card("glastonbury") for name in ("cauldron-of", "top-of", "at-of")},
    ("nizam", "changed"): _run,
    ("nizam", "untouched"): _run,
    ("uno", "colour"): lambda colour, t: t("uno-colour", colour=colour),
    ("flights", "out"): lambda colour, t: t("fli-colour", colour=colour),
    ("glastonbury", "wizard-of"): lambda stop, t: t("fact-stop", value=stop),
    ("glastonbury", "line"): _place,
    ("glastonbury", "jokers-of"): _kind,
    ("glastonbury", "spells-of"): _spell,
}

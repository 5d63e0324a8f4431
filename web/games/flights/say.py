"""What happens in Flights, in words: one sentence an event, for the log and for those who listen."""

from __future__ import annotations

from collections import Counter
from typing import Any

from web.parts.messages import Messages
from web.parts.players import person

HIDDEN = "?"


def card_name(card: str, t: Messages) -> str:
    """A card in words: `r3`, `x4`, `u`, `d`, or `?` for one that lies face down."""
    if card[0] in "rbgyvo":
        return t("fli-city", colour=card[0], value=card[1:])
    if card[0] == "x":
        return t("fli-exchange", value=card[1:])
    return t({"u": "fli-universal", "d": "fli-deportation"}.get(card, "fli-face-down"))


def sentence(text: str) -> str:
    """The text with a capital at its beginning, where a card's name may stand."""
    return text[:1].upper() + text[1:]


def card_names(cards: list[str], t: Messages) -> str:
    """Several cards in words."""
    return ", ".join(card_name(card, t) for card in cards)


def colour_names(colours: list[str], t: Messages) -> str:
    """Colours in words."""
    return ", ".join(t("fli-colour", colour=colour) for colour in colours)


def say(event: dict[str, Any], t: Messages, names: tuple[str, ...], viewer: int | None) -> str:  # noqa: ARG001
    """An event as a sentence; the event is redacted for the viewer."""
    sentence = _SAY.get(event["type"])
    return sentence(event, t, names) if sentence else ""


def _by(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> dict[str, str]:
    """Who did it, for a sentence."""
    name = names[event["seat"]]
    return {"name": name, "who": person(name, t)}


def _laid(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    """Only the viewer's own: the others' lie on the table face down, and are told when all is turned up."""
    if event["card"] == HIDDEN:
        return ""
    return t("fli-say-laid", card=card_name(event["card"], t), flight=event["flight"], **_by(event, t, names))


def _took(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    return t("fli-say-took", card=card_name(event["card"], t), **_by(event, t, names))


def _deported(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    if event["city"] is None:
        return t("fli-say-nothing-deported", **_by(event, t, names))
    return t("fli-say-deported", card=card_name(event["city"], t), **_by(event, t, names))


def _swapped(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    partner = names[event["partner"]]
    cities = {"own": card_name(event["own"], t), "their": card_name(event["their"], t)}
    return t("fli-say-swapped", partner=partner, partner_who=person(partner, t), **cities, **_by(event, t, names))


def _unused(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    return t("fli-say-unused", card=card_name(event["card"], t), **_by(event, t, names))


def _burnt(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    """What burnt, and by what: two of a colour were neighbours, three of one burn wherever they lie (FLI-19)."""
    cities = event["cities"]
    alike = {min(times, 3) for times in Counter(city[0] for city in cities).values()}
    why = "both" if len(alike) > 1 else "three" if 3 in alike else "pair"
    return t("fli-say-burnt", cards=card_names(cities, t), why=why, **_by(event, t, names))


def _drew(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    """Only the viewer's draws: the others' show in the size of their hands."""
    if HIDDEN in event["cards"]:
        return ""
    return t("fli-say-drew", cards=card_names(event["cards"], t), **_by(event, t, names))


def _turned(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    bids = [
        t("fli-say-bid", name=names[seat], flight=flight, card=card_name(card, t))
        for seat, card, flight in event["laid"]
    ]
    return t("fli-say-turned", bids=" ".join(bids))


def _reshuffled(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:  # noqa: ARG001
    return t("fli-say-reshuffled", count=event["cards"])


def _round(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    name = names[event["first"]]
    return t("fli-say-round", round=event["round"], name=name, who=person(name, t))


def _scored(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    values = [
        t("fli-say-value", name=name, value=value, all="yes" if seat in event["complete"] else "no")
        for seat, (name, value) in enumerate(zip(names, event["values"], strict=False))
    ]
    said = t("fli-say-scored", game=event["game"], values=", ".join(values))
    if event["match"] == "single":
        return said
    by_wins = event["match"] == "wins"
    marks = event["wins" if by_wins else "scores"]
    totals = ", ".join(f"{name} {mark}" for name, mark in zip(names, marks, strict=False))
    return f"{said} " + t("fli-say-wins" if by_wins else "fli-say-totals", totals=totals)


def _dealt(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:  # noqa: ARG001
    out = colour_names(event["out"], t)
    return t("fli-say-dealt", game=event["game"], out=out, any="yes" if out else "no")


def _over(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    outcome = event["outcome"]
    winners = [names[seat] for seat in outcome["ranking"][0]]
    who = "several" if len(winners) > 1 else person(winners[0], t)
    return t("fli-say-over", name=", ".join(winners), who=who)


_SAY = {
    "laid": _laid,
    "turned": _turned,
    "took": _took,
    "deported": _deported,
    "swapped": _swapped,
    "unused": _unused,
    "burnt": _burnt,
    "drew": _drew,
    "reshuffled": _reshuffled,
    "round": _round,
    "scored": _scored,
    "dealt": _dealt,
    "over": _over,
}

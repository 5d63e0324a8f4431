"""UNO in words: cards, what happened, and the whole table for those who listen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from web.parts.messages import Messages
from web.parts.players import person
from web.parts.scene import Scene

HIDDEN = "?"
SMALL = 4
"""A table of so many players at most is small: its whole order of turns is told."""
_COLOURS = {"b": "blue", "g": "green", "r": "red", "y": "yellow"}
_KINDS = {"+1": "one", "rev": "reverse", "skip": "skip", "wild": "wild", "wild+2": "two"}


def parts(code: str) -> tuple[str | None, str, str]:
    """A card's colour (None for a Wild), kind and number, from its text."""
    if code in _KINDS:
        return None, _KINDS[code], ""
    sign = code[1:]
    return _COLOURS[code[0]], _KINDS.get(sign, "number"), sign


def is_wild(code: str | None) -> bool:
    """True for a card whose colour is named when it is laid."""
    return code is not None and parts(code)[0] is None


def card_name(code: str, t: Messages) -> str:
    """What a card is called."""
    colour, kind, number = parts(code)
    return t("uno-card", colour=colour or "none", kind=kind, number=number)


def colour_name(colour: str, t: Messages) -> str:
    """What a colour is called."""
    return t("uno-colour", colour=colour)


def _cards(codes: Sequence[str], t: Messages) -> str:
    return ", ".join(card_name(code, t) for code in codes)


def say(event: dict[str, Any], t: Messages, names: tuple[str, ...], viewer: int | None) -> str:  # noqa: ARG001
    """What happened, as a sentence for the log and for those who listen; nothing that is hidden.

    That a turn began is no line: the prompt says it. Neither is that a forgotten call was let pass: it would point out
    who may be caught.
    """
    kind = event["type"]
    return "" if kind in SILENT else _SAY[kind](event, t, names)


SILENT = frozenset(("turn", "let"))
"""The events that are never said."""


def _doer(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> dict[str, str]:
    """Who did it, for a sentence."""
    name = names[event["seat"]]
    return {"name": name, "who": person(name, t)}


def _laid(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    return t(
        "uno-say-laid",
        **_doer(event, t, names),
        card=card_name(event["card"], t),
        colour=event["colour"] if is_wild(event["card"]) else "none",
        call="yes" if event["uno"] else "no",
    )


def _drew(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    cards, doer = event["cards"], _doer(event, t, names)
    if not cards:
        return t("uno-say-drew-none", **doer)
    seen = "none" if HIDDEN in cards else _cards(cards, t)
    shown = "no" if HIDDEN in cards else "yes"
    return t("uno-say-drew", **doer, count=len(cards), rule=event["rule"], shown=shown, cards=seen)


def _reshuffled(event: dict[str, Any], t: Messages, _: tuple[str, ...]) -> str:
    return t("uno-say-reshuffled", count=event["cards"])


def _kept(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    return t("uno-say-kept", **_doer(event, t, names))


def _skipped(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    return t("uno-say-skipped", **_doer(event, t, names))


def _reversed(event: dict[str, Any], t: Messages, _: tuple[str, ...]) -> str:
    return t("uno-direction", direction=event["direction"])


def _named(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    return t("uno-say-named", **_doer(event, t, names), colour=colour_name(event["colour"], t))


def _challenged(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    hand, accused = event["hand"], names[event["accused"]]
    verdict = t(
        "uno-say-challenged",
        **_doer(event, t, names),
        accused=accused,
        whom=person(accused, t),
        guilty="yes" if event["guilty"] else "no",
    )
    return verdict if HIDDEN in hand else f"{verdict} {t('uno-say-shown', cards=_cards(hand, t))}"


def _caught(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    culprit = names[event["culprit"]]
    return t("uno-say-caught", **_doer(event, t, names), culprit=culprit, whom=person(culprit, t))


def _round_ended(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    left = [(seat, points) for seat, points in enumerate(event["points"]) if event["hands"][seat]]
    return t(
        "uno-say-round-ended",
        **_doer(event, t, names),
        round=event["round"],
        left=", ".join(t("uno-say-left", name=names[seat], points=points) for seat, points in left),
        scores=", ".join(
            t("uno-say-left", name=names[seat], points=score) for seat, score in enumerate(event["scores"])
        ),
    )


def _dealt(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    name = names[event["dealer"]]
    return t("uno-say-dealt", round=event["round"], name=name, who=person(name, t), top=card_name(event["top"], t))


def _over(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    winners = [names[seat] for seat in event["outcome"]["ranking"][0]]
    form = person(winners[0], t) if len(winners) == 1 else "many"
    return t("uno-say-over", names=", ".join(winners), who=form)


_SAY: dict[str, Callable[[dict[str, Any], Messages, tuple[str, ...]], str]] = {
    "laid": _laid,
    "drew": _drew,
    "reshuffled": _reshuffled,
    "kept": _kept,
    "skipped": _skipped,
    "reversed": _reversed,
    "named": _named,
    "challenged": _challenged,
    "caught": _caught,
    "round_ended": _round_ended,
    "dealt": _dealt,
    "over": _over,
}


def seat_words(scene: Scene, seat: int) -> str:
    """A player in words: how many cards, the score, who deals, who is waited for."""
    view, t = scene.view, scene.t
    player = view["players"][seat]
    return t(
        "uno-seat",
        name=scene.names[seat],
        count=player["count"],
        score=player["score"],
        deals="yes" if view["dealer"] == seat and is_dealt(scene) else "no",
        acts="yes" if seat_to_act(scene) == seat else "no",
    )


def seat_to_act(scene: Scene) -> int | None:
    """The seat that is waited for: the view names it last, after those who may still catch somebody."""
    to_act = scene.view["to_act"]
    return int(to_act[-1]) if to_act else None


def turn_order(scene: Scene) -> list[int]:
    """Whose turn it is and who follows, as play goes now: all of a small table, of a large one the first."""
    first, count = seat_to_act(scene), len(scene.view["players"])
    if first is None:
        return []
    step = 1 if scene.view["direction"] == "left" else -1
    return [(first + step * at) % count for at in range(count if count <= SMALL else SMALL - 1)]


def is_dealt(scene: Scene) -> bool:
    """True if there is a deal; the board that stands before the engine has started has none."""
    return bool(scene.view["to_act"]) or scene.view["outcome"] is not None


def text_view(scene: Scene) -> list[str]:
    """The table as sentences."""
    view, t = scene.view, scene.t
    lines = [
        t("uno-round", round=view["round"], target=view["target"], scoring=view["scoring"]),
        t("uno-discard", top=card_name(view["top"], t)),
        t("uno-in-force", colour=colour_name(view["colour"] or "none", t)),
        t("uno-direction", direction=view["direction"]),
        t("uno-order", names=", ".join(scene.names[seat] for seat in turn_order(scene))),
        t("uno-deck", count=view["deck"]),
    ]
    lines += [seat_words(scene, seat) for seat in range(len(view["players"]))]
    lines += [_hand_words(scene, seat) for seat in range(len(view["players"]))]
    return [line for line in lines if line]


def held(scene: Scene) -> list[str]:
    """The viewer's cards in words."""
    return [line for line in (_hand_words(scene, scene.viewer),) if line] if scene.viewer is not None else []


def _hand_words(scene: Scene, seat: int) -> str:
    """The cards of a hand that the viewer knows; nothing if there are none."""
    t, hand = scene.t, scene.view["players"][seat]["hand"]
    known = [code for code in hand if code != HIDDEN]
    if not known:
        return ""
    if seat == scene.viewer:
        return f"{t('uno-your-hand', count=len(hand))}: {_cards(known, t)}."
    return t("uno-known", name=scene.names[seat], cards=_cards(known, t))

"""What happens in UNO and what lies on the table, in sentences; nothing that is hidden."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from web.games.uno.ends import result, round_result, round_view
from web.games.uno.moves import moved
from web.games.uno.words import HIDDEN, card_name, colour_name, is_wild, seat_words, turn_order
from web.parts.html import glued
from web.parts.messages import Messages
from web.parts.players import doer, person
from web.parts.table import Scene, Table
from web.parts.table_data import Event, Moved, Result

SILENT = frozenset(("turn", "let"))
"""The events that are never said."""


class Tells(Table):
    """Events, the table in words, and the results."""

    def say(self, event: dict[str, Any], t: Messages, names: tuple[str, ...], viewer: int | None) -> str:
        """What happened, as a sentence for the log and for those who listen; nothing that is hidden.

        That a turn began is no line: the prompt says it. Neither is that a forgotten call was let pass: it would
        point out who may be caught.
        """
        kind = event["type"]
        return "" if kind in SILENT else _SAY[kind](event, t, names)

    def text_view(self, scene: Scene) -> list[str]:
        """The table as sentences."""
        view, t = scene.view, scene.t
        order = glued(", ", (scene.names[seat] for seat in turn_order(scene)))
        lines = [
            t("uno-round", round=view["round"], target=view["target"], scoring=view["scoring"]),
            t("uno-discard", top=card_name(view["top"], t)),
            t("uno-in-force", colour=colour_name(view["colour"] or "none", t)),
            t("uno-direction", direction=view["direction"]),
            t("uno-order", names=order) if order else "",
            t("uno-deck", count=view["deck"]),
        ]
        lines += [seat_words(scene, seat) for seat in range(len(view["players"]))]
        lines += [_hand_words(scene, seat) for seat in range(len(view["players"]))]
        return [line for line in lines if line]

    def held(self, scene: Scene) -> list[str]:
        """The viewer's cards in words."""
        return [line for line in (_hand_words(scene, scene.viewer),) if line] if scene.viewer is not None else []

    def occasion(self, event: Event) -> str:
        """A Wild Draw Two is a good moment of whoever lays it."""
        two = event["type"] == "laid" and str(event.get("card", "")).endswith("+2")
        return "good" if two else super().occasion(event)

    def moved(self, event: Event) -> Moved:
        """What travelled: from a hand to the discard, or from the draw pile to a hand."""
        return moved(event)

    def result(self, scene: Scene) -> Result:
        """Both scores that decided it, and what the last round brought."""
        return result(scene)

    def round_view(self, events: Sequence[Event], before: dict[str, Any]) -> dict[str, Any]:
        """The last card on the discard, nothing in the winner's hand, and the scores with what the round brought."""
        return round_view(events, before)

    def round_result(self, event: Event, scene: Scene) -> Result:
        """Who was out first, and what that brought."""
        return round_result(event, scene)


def _cards(codes: Sequence[str], t: Messages) -> str:
    return t.listed(card_name(code, t) for code in codes)


def _laid(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    return t(
        "uno-say-laid",
        **doer(event, t, names),
        card=card_name(event["card"], t),
        colour=event["colour"] if is_wild(event["card"]) else "none",
        call="yes" if event["uno"] else "no",
    )


def _drew(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    cards, who = event["cards"], doer(event, t, names)
    if not cards:
        return t("uno-say-drew-none", **who)
    seen = "none" if HIDDEN in cards else _cards(cards, t)
    shown = "no" if HIDDEN in cards else "yes"
    return t("uno-say-drew", **who, count=len(cards), rule=event["rule"], shown=shown, cards=seen)


def _challenged(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    hand, accused = event["hand"], names[event["accused"]]
    verdict = t(
        "uno-say-challenged",
        **doer(event, t, names),
        accused=accused,
        whom=person(accused, t),
        guilty="yes" if event["guilty"] else "no",
    )
    return verdict if HIDDEN in hand else glued("", (verdict, " ", t("uno-say-shown", cards=_cards(hand, t))))


def _caught(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    culprit = names[event["culprit"]]
    return t("uno-say-caught", **doer(event, t, names), culprit=culprit, whom=person(culprit, t))


def _round_ended(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    left = [(seat, points) for seat, points in enumerate(event["points"]) if event["hands"][seat]]
    return t(
        "uno-say-round-ended",
        **doer(event, t, names),
        round=event["round"],
        left=t.listed(t("uno-say-left", name=names[seat], points=points) for seat, points in left),
        scores=t.listed(
            t("uno-say-left", name=names[seat], points=score) for seat, score in enumerate(event["scores"])
        ),
    )


def _dealt(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    name = names[event["dealer"]]
    return t("uno-say-dealt", round=event["round"], name=name, who=person(name, t), top=card_name(event["top"], t))


def _over(event: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    winners = [names[seat] for seat in event["outcome"]["ranking"][0]]
    form = person(winners[0], t) if len(winners) == 1 else "many"
    return t("uno-say-over", names=t.listed(winners), who=form)


_SAY: dict[str, Callable[[dict[str, Any], Messages, tuple[str, ...]], str]] = {
    "laid": _laid,
    "drew": _drew,
    "reshuffled": lambda event, t, _: t("uno-say-reshuffled", count=event["cards"]),
    "kept": lambda event, t, names: t("uno-say-kept", **doer(event, t, names)),
    "skipped": lambda event, t, names: t("uno-say-skipped", **doer(event, t, names)),
    "reversed": lambda event, t, _: t("uno-direction", direction=event["direction"]),
    "named": lambda event, t, names: t(
        "uno-say-named", **doer(event, t, names), colour=colour_name(event["colour"], t)
    ),
    "challenged": _challenged,
    "caught": _caught,
    "round_ended": _round_ended,
    "dealt": _dealt,
    "over": _over,
}


def _hand_words(scene: Scene, seat: int) -> str:
    """The cards of a hand that the viewer knows; nothing if there are none."""
    t, hand = scene.t, scene.view["players"][seat]["hand"]
    known = [code for code in hand if code != HIDDEN]
    if not known:
        return ""
    if seat == scene.viewer:
        return glued("", (t("uno-your-hand", count=len(hand)), ": ", _cards(known, t), "."))
    return t("uno-known", name=scene.names[seat], cards=_cards(known, t))

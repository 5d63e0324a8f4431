"""Judges of what the reasons of UNO claim."""

from __future__ import annotations

from math import comb

from tests.web.claim_case import Case, Judge

_COLOURS = {"b": "blue", "g": "green", "r": "red", "y": "yellow"}


def _colour(card: str) -> str | None:
    return None if card.startswith("wild") else _COLOURS[card[0]]


def _value(card: str) -> int:
    return 50 if card.startswith("wild") else int(card[1:]) if card[1:].isdigit() else 20


def _kept(case: Case) -> list[str]:
    hand = list(case.mine["hand"])
    card = case.text.partition(">")[0]
    if card in hand:
        hand.remove(card)
    return hand


def _cards(case: Case) -> set[str]:
    return {text.partition(">")[0] for text in case.legal if ">" in text} - {"catch", "colour"}


def _fitting(case: Case) -> set[str]:
    """The cards of the hand that fit on the discard pile, by the book: colour, number or sign, or a Wild."""
    top = case.view["discard"][-1]
    return {
        card
        for card in case.mine["hand"]
        if _colour(card) in (None, case.view["colour"]) or (_colour(top) and card[1:] == top[1:])
    }


def _loses_the_turn(case: Case) -> bool:
    """Whatever the next player answers, somebody else comes next."""
    seat, after = case.facts["seat"], case.after()
    if after.view(case.seat)["players"][seat]["count"] > case.facts["count"] + 1 or case.facts["count"] > 2:
        return False
    for answer in ("accept", "challenge") if after.view(case.seat)["phase"] == "challenge" else ("",):
        end = after.copy()
        if answer:
            end.play(seat, case.game.parse(answer))
        if end.view(None)["phase"] != "play" or end.to_act[-1] == seat:
            return False
    return bool(case.view["players"][seat]["count"] == case.facts["count"])


def _bluff(case: Case) -> int:
    """The chance by counting hands: those without the colour, of all that the unseen cards make."""
    view = case.view
    accused = view["players"][view["accused"]]["hand"]
    known = [card for card in accused if card != "?"]
    if any(_colour(card) == view["was"] for card in known):
        return 100
    deck = [f"{colour}{sign}" for colour in "bgry" for sign in (*map(str, range(10)), "+1", "rev", "skip")]
    deck += ["wild", "wild", "wild+2", "wild+2"]
    for card in [*view["discard"], *(card for player in view["players"] for card in player["hand"] if card != "?")]:
        deck.remove(card)
    held = len(accused) - len(known) - view["late"]
    others = sum(_colour(card) != view["was"] for card in deck)
    return round(100 * (1 - comb(others, held) / comb(len(deck), held)))


UNO: dict[str, Judge] = {
    "uno-why-draw": lambda case: not _cards(case),
    "uno-why-save": lambda case: bool(_cards(case)) and all(card.startswith("wild") for card in _cards(case)),
    "uno-why-keep": lambda case: case.facts["card"] in case.mine["hand"] and case.facts["card"].startswith("wild"),
    "uno-why-challenge": lambda case: _bluff(case) == case.facts["chance"] > 50,
    "uno-why-accept": lambda case: _bluff(case) == case.facts["chance"] <= 50,
    "uno-why-catch": lambda case: (
        case.after().view(None)["players"][case.facts["seat"]]["count"] == 3
        and case.view["players"][case.facts["seat"]]["count"] == 1
    ),
    "uno-why-call": lambda case: (
        len(_kept(case)) == 1 and case.after().view(None)["open"] is None and case.text.endswith("!")
    ),
    "uno-why-last": lambda case: not _kept(case),
    "uno-why-near": _loses_the_turn,
    "uno-why-only-wild": lambda case: all(card.startswith("wild") for card in _fitting(case)),
    "uno-why-most": lambda case: (
        sum(_colour(card) == case.facts["colour"] for card in _kept(case))
        == case.facts["count"]
        == max(sum(_colour(card) == colour for card in _kept(case)) for colour in _COLOURS.values())
        > 0
    ),
    "uno-why-only": lambda case: _fitting(case) == {case.text.partition(">")[0]},
    "uno-why-colour": lambda case: (
        sum(_colour(card) == _colour(case.text) for card in _kept(case)) == case.facts["count"] > 0
    ),
    "uno-why-rid": lambda case: _value(case.text.partition(">")[0]) == case.facts["count"] and case.view["target"] > 1,
}

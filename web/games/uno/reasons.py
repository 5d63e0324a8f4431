"""What speaks for an action in UNO: claims about cards, colours, points and calls, each with its check."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from pyengine.games.uno.pieces import CARD_OF, DECK, VALUES
from web.games.uno.call import CALL
from web.games.uno.say import HIDDEN, card_name, colour_name, is_wild, parts
from web.parts.claims import Claim, Facts, Reasons
from web.parts.table import Scene

_NEAR = 2
"""With at most so many cards somebody is nearly out."""
_HOLDS_UP = ("one", "skip", "two")
_DEAR = 20
"""From so many points on it matters more to be rid of a card than to go on in its colour."""
_COLOURED = 13
"""How many cards of a colour there are."""


def find(action: str, scene: Scene) -> Iterator[Claim]:
    """What might be said, the most important first."""
    what, arrow, to = action.partition(">")
    if not arrow:
        yield from _for_a_word(what, scene)
    elif what == "catch":
        yield Claim("uno-why-catch", {"seat": int(to) - 1})
    elif what == "colour":
        yield Claim("uno-why-most", {"colour": to, "count": _count(to, _hand(scene))})
    else:
        yield from _for_a_card(what, to.removesuffix(CALL), scene)
        if to.endswith(CALL):
            yield Claim("uno-why-call", also=True)


def _for_a_word(what: str, scene: Scene) -> Iterator[Claim]:
    """Why to draw, keep, challenge, or accept."""
    view = scene.view
    if what == "draw":
        yield Claim("uno-why-draw")
        yield Claim("uno-why-save", {"count": len(_lays(scene))})
    elif what == "keep":
        yield Claim("uno-why-keep", {"card": view["drawn"]})
    elif what in ("challenge", "accept"):
        facts = {"seat": view["accused"], "colour": view["was"], "chance": _chance(scene)}
        yield Claim("uno-why-challenge" if what == "challenge" else "uno-why-accept", facts)


def _for_a_card(code: str, to: str, scene: Scene) -> Iterator[Claim]:
    """Why this card, of all that fit, and for a Wild why this colour."""
    view, hand, colour = scene.view, _hand(scene), parts(code)[0]
    then = view["next"]
    yield Claim("uno-why-last")
    if then is not None:
        yield Claim("uno-why-near", {"seat": then, "count": view["players"][then]["count"]})
    rest = [*hand]
    rest.remove(code)
    if colour is None:
        yield Claim("uno-why-only-wild", also=True)
        yield Claim("uno-why-most", {"colour": to, "count": _count(to, rest)})
        return
    yield Claim("uno-why-only")
    worth = Claim("uno-why-rid", {"count": VALUES[CARD_OF[code]]})
    goes_on = Claim("uno-why-colour", {"colour": colour, "count": _count(colour, rest)})
    yield from (worth, goes_on) if worth.facts["count"] >= _DEAR else (goes_on, worth)


def words(facts: Facts, scene: Scene) -> Facts:
    """The facts with cards and seats by their names."""
    named = dict(facts)
    if "card" in facts:
        named["card"] = card_name(facts["card"], scene.t)
    if "seat" in facts:
        named["name"] = scene.names[facts["seat"]]
    if "colour" in facts:
        named["named"] = colour_name(facts["colour"], scene.t)
    return named


# Checks -------------------------------------------------------------------------------------------------------------


def _has_nothing(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001 - a check's shape
    """Nothing of the hand may be laid."""
    return not _lays(scene)


def _saves(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    """All that may be laid are Wilds, which fit later too."""
    lays = _lays(scene)
    return 0 < facts["count"] == len(lays) and all(map(is_wild, lays))


def _keeps_wild(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    return facts["card"] == scene.view["drawn"] and is_wild(facts["card"])


def _is_likely(facts: Facts, action: str, scene: Scene) -> bool:
    return _is_chance(facts, action, scene) and facts["chance"] > 50


def _is_unlikely(facts: Facts, action: str, scene: Scene) -> bool:
    return _is_chance(facts, action, scene) and facts["chance"] <= 50


def _is_chance(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    view = scene.view
    right = (facts["seat"], facts["colour"]) == (view["accused"], view["was"])
    return right and facts["chance"] == _chance(scene)


def _can_catch(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    """One card and no call (UNO-17)."""
    view = scene.view
    return bool(view["open"] == facts["seat"] and view["players"][facts["seat"]]["count"] == 1)


def _calls(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    return len(_hand(scene)) == 2


def _is_last(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    return len(_hand(scene)) == 1


def _holds_up(facts: Facts, action: str, scene: Scene) -> bool:
    """The next player has so few cards, and loses the turn whatever happens.

    After a Wild Draw Two that was a bluff a challenge saves the turn (UNO-14).
    """
    view, code, hand = scene.view, action.partition(">")[0], _hand(scene)
    seat, kind = facts["seat"], parts(action.partition(">")[0])[1]
    count = view["players"][seat]["count"]
    honest = kind != "two" or not _count(view["colour"], hand) or not view["bluff"]
    return (
        seat == view["next"]
        and facts["count"] == count <= _NEAR
        and kind in _HOLDS_UP
        and honest
        and code in hand
        and len(hand) > 1
    )


def _only_wild(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    lays = _lays(scene)
    return bool(lays) and not _has_drawn(scene) and all(map(is_wild, lays)) and len(_hand(scene)) > 1


def _has_most(facts: Facts, action: str, scene: Scene) -> bool:
    """The colour that is named is one of which no other colour has more."""
    rest = _hand(scene)
    if action.partition(">")[0] in rest:
        rest.remove(action.partition(">")[0])
    held = Counter(parts(card)[0] for card in rest if not is_wild(card))
    return bool(0 < facts["count"] == held[facts["colour"]] == max(held.values()))


def _is_only(facts: Facts, action: str, scene: Scene) -> bool:  # noqa: ARG001
    return not _has_drawn(scene) and set(_lays(scene)) == {action.partition(">")[0]}


def _goes_on(facts: Facts, action: str, scene: Scene) -> bool:
    """So many of the card's colour stay in the hand."""
    code, hand = action.partition(">")[0], _hand(scene)
    return bool(facts["colour"] == parts(code)[0] and 0 < facts["count"] == _count(facts["colour"], hand) - 1)


def _rids(facts: Facts, action: str, scene: Scene) -> bool:
    """The points of the card, where they count: not in a match of one round."""
    code = action.partition(">")[0]
    return bool(0 < facts["count"] == VALUES[CARD_OF[code]] and scene.view["target"] > 1)


# What the viewer knows ----------------------------------------------------------------------------------------------


def _hand(scene: Scene) -> list[str]:
    return list(scene.view["players"][scene.viewer]["hand"]) if scene.viewer is not None else []


def _lays(scene: Scene) -> list[str]:
    """The cards of the hand that may be laid, each once."""
    found = [text.partition(">")[0] for text in scene.legal if ">" in text]
    return [*dict.fromkeys(code for code in found if code in CARD_OF)]


def _has_drawn(scene: Scene) -> bool:
    """After drawing nothing but the drawn card may be laid, though others may fit."""
    return bool(scene.view["phase"] == "drawn")


def _count(colour: str | None, cards: list[str]) -> int:
    return sum(parts(card)[0] == colour for card in cards)


def _chance(scene: Scene) -> int:
    """How likely it is, in per cent, that the accused held the colour, if any cards not seen are as likely (UNO-14).

    Cards that were shown before are known; those drawn since the lay do not count.
    """
    view, colour = scene.view, scene.view["was"]
    accused = view["players"][view["accused"]]["hand"]
    seen = [*view["discard"], *(card for player in view["players"] for card in player["hand"] if card != HIDDEN)]
    if any(card != HIDDEN and parts(card)[0] == colour for card in accused):
        return 100
    unseen = len(DECK) - len(seen)
    other = unseen - (_COLOURED - _count(colour, seen))
    none = 1.0
    for drawn in range(accused.count(HIDDEN) - view["late"]):
        none *= max(0, other - drawn) / (unseen - drawn)
    return round(100 * (1 - none))


REASONS = Reasons(
    find,
    {
        "uno-why-draw": _has_nothing,
        "uno-why-save": _saves,
        "uno-why-keep": _keeps_wild,
        "uno-why-challenge": _is_likely,
        "uno-why-accept": _is_unlikely,
        "uno-why-catch": _can_catch,
        "uno-why-call": _calls,
        "uno-why-last": _is_last,
        "uno-why-near": _holds_up,
        "uno-why-only-wild": _only_wild,
        "uno-why-most": _has_most,
        "uno-why-only": _is_only,
        "uno-why-colour": _goes_on,
        "uno-why-rid": _rids,
    },
    words,
)

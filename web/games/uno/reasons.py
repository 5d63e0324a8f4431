"""What speaks for an action in UNO: cards, colours, points and calls."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from pyengine.games.uno.pieces import CARD_OF, DECK, VALUES
from web.games.uno.call import CALL
from web.games.uno.words import HIDDEN, card_name, colour_name, is_wild, parts
from web.parts.table import Scene, Table
from web.parts.table_data import Claim, Facts

_NEAR = 2
"""With at most so many cards somebody is nearly out."""
_HOLDS_UP = ("one", "skip", "two")
_DEAR = 20
"""From so many points on it matters more to be rid of a card than to go on in its colour."""
_COLOURED = 13
"""How many cards of a colour there are."""


class Argues(Table):
    """What speaks for a card, a colour, a call, and for drawing or keeping."""

    def claims(self, action: str, scene: Scene) -> Iterator[Claim]:
        """What a card gets rid of, saves or goes on with."""
        view, hand = scene.view, scene.view["players"][scene.viewer]["hand"]
        what, arrow, to = action.partition(">")
        if not arrow:
            yield from _for_a_word(what, scene)
        elif what == "catch":
            seat = int(to) - 1
            if view["open"] == seat and view["players"][seat]["count"] == 1:  # one card and no call (UNO-17)
                yield Claim("uno-why-catch", {"seat": seat})
        elif what == "colour":
            yield from _for_a_colour(to, hand)
        else:
            yield from _for_a_card(what, to.removesuffix(CALL), scene)
            if to.endswith(CALL) and len(hand) == 2:
                yield Claim("uno-why-call", also=True)

    def claim_words(self, facts: Facts, scene: Scene) -> Facts:
        """The facts with cards and seats by their names."""
        named = dict(facts)
        if "card" in facts:
            named["card"] = card_name(facts["card"], scene.t)
        if "seat" in facts:
            named["name"] = scene.names[facts["seat"]]
        if "colour" in facts:
            named["named"] = colour_name(facts["colour"], scene.t)
        return named


def _for_a_word(what: str, scene: Scene) -> Iterator[Claim]:
    """Why to draw, keep, challenge, or accept."""
    view, lays = scene.view, _lays(scene)
    if what == "draw":
        if not lays:
            yield Claim("uno-why-draw")
        elif all(map(is_wild, lays)):  # which fit later too
            yield Claim("uno-why-save", {"count": len(lays)})
    elif what == "keep":
        if is_wild(view["drawn"]):
            yield Claim("uno-why-keep", {"card": view["drawn"]})
    elif what in ("challenge", "accept"):
        chance = _chance(scene)
        if (chance > 50) is (what == "challenge"):
            facts = {"seat": view["accused"], "colour": view["was"], "chance": chance}
            yield Claim("uno-why-challenge" if what == "challenge" else "uno-why-accept", facts)


def _for_a_colour(colour: str, cards: Sequence[str]) -> Iterator[Claim]:
    """No other colour has more among these cards."""
    held = Counter(parts(card)[0] for card in cards if not is_wild(card))
    if 0 < held[colour] == max(held.values(), default=0):
        yield Claim("uno-why-most", {"colour": colour, "count": held[colour]})


def _for_a_card(code: str, to: str, scene: Scene) -> Iterator[Claim]:
    """Why this card, of all that fit, and for a Wild why this colour."""
    view, hand, lays = scene.view, scene.view["players"][scene.viewer]["hand"], _lays(scene)
    (colour, kind, _), then = parts(code), view["next"]
    rest = [*hand]
    rest.remove(code)
    # After drawing nothing but the drawn card may be laid, though others may fit.
    has_drawn = view["phase"] == "drawn"
    if not rest:
        yield Claim("uno-why-last")
    # After a Wild Draw Two that was a bluff a challenge saves the next player's turn (UNO-14).
    honest = kind != "two" or not _count(view["colour"], hand) or not view["bluff"]
    if then is not None and rest and kind in _HOLDS_UP and honest and view["players"][then]["count"] <= _NEAR:
        yield Claim("uno-why-near", {"seat": then, "count": view["players"][then]["count"]})
    if colour is None:
        if rest and lays and not has_drawn and all(map(is_wild, lays)):
            yield Claim("uno-why-only-wild", also=True)
        yield from _for_a_colour(to, rest)
        return
    if lays == [code] and not has_drawn:
        yield Claim("uno-why-only")
    left, points = _count(colour, rest), VALUES[CARD_OF[code]]
    goes_on = [Claim("uno-why-colour", {"colour": colour, "count": left})] if left else []
    rids = [Claim("uno-why-rid", {"count": points})] if points and view["target"] > 1 else []
    yield from rids + goes_on if points >= _DEAR else goes_on + rids


def _lays(scene: Scene) -> list[str]:
    """The cards of the hand that may be laid, each once."""
    found = [text.partition(">")[0] for text in scene.legal if ">" in text]
    return [*dict.fromkeys(code for code in found if code in CARD_OF)]


def _count(colour: str | None, cards: Sequence[str]) -> int:
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

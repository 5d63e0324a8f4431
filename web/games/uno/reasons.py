"""Why an action is good in UNO, in the game's words, from what the viewer knows."""

from __future__ import annotations

from pyengine.games.uno.pieces import CARD_OF, VALUES
from web.games.uno.call import CALL
from web.games.uno.say import card_name, colour_name, is_wild, parts
from web.parts.scene import Scene
from web.parts.table import before_arrow

_NEAR = 2
"""With at most so many cards somebody is nearly out."""
_HOLDS_UP = ("one", "skip", "two")
_DEAR = 20


def reason(action: str, scene: Scene) -> str | None:
    """The most important of the reasons that are true."""
    if scene.viewer is None:
        return None
    what, arrow, to = action.partition(">")
    if not arrow:
        return _of_a_word(what, scene)
    if what == "catch":
        return scene.t("uno-why-catch", name=scene.names[int(to) - 1])
    if what == "colour":
        return _most_of(to, _hand(scene), scene)
    return " ".join(filter(None, (_of_a_lay(what, to.removesuffix(CALL), scene), _of_the_call(to, scene))))


def _hand(scene: Scene) -> list[str]:
    return list(scene.view["players"][scene.viewer]["hand"]) if scene.viewer is not None else []


def _of_a_word(what: str, scene: Scene) -> str | None:
    """Why to draw, keep, challenge, accept, or let somebody be."""
    t, view = scene.t, scene.view
    if what == "draw":
        return t("uno-why-draw", kept="yes" if any(">" in text for text in scene.legal) else "no")
    if what == "keep":
        return t("uno-why-keep", card=card_name(view["drawn"], t))
    if what in ("challenge", "accept"):
        colour = colour_name(view["was"] or "none", t)
        return t(f"uno-why-{what}", name=scene.names[view["accused"]], colour=colour)
    return None


def _of_the_call(to: str, scene: Scene) -> str | None:
    return scene.t("uno-why-call") if to.endswith(CALL) else None


def _of_a_lay(code: str, to: str, scene: Scene) -> str | None:
    """Why this card, of all that fit."""
    t, hand = scene.t, _hand(scene)
    if len(hand) == 1:
        return t("uno-why-last")
    rest = list(hand)
    rest.remove(code)
    return _to_hold_up(code, scene) or (
        _of_a_wild(to, rest, scene) if is_wild(code) else _of_a_coloured(code, rest, scene)
    )


def _to_hold_up(code: str, scene: Scene) -> str | None:
    """The next player is nearly out, and the card costs them their turn."""
    view, then = scene.view, scene.view["next"]
    near = then is not None and view["players"][then]["count"] <= _NEAR
    if not near or parts(code)[1] not in _HOLDS_UP or _is_bluff(code, scene):
        return None
    return scene.t("uno-why-near", name=scene.names[then], count=view["players"][then]["count"])


def _is_bluff(code: str, scene: Scene) -> bool:
    """True for a Wild Draw Two that the next player could challenge, and then play on (UNO-14)."""
    return parts(code)[1] == "two" and _count(scene.view["colour"], _hand(scene)) > 0


def _of_a_wild(colour: str, rest: list[str], scene: Scene) -> str | None:
    """Why a Wild now, and why this colour."""
    others = [text for text in scene.legal if ">" in text and not is_wild(text.partition(">")[0])]
    only = None if others else scene.t("uno-why-only-wild")
    return " ".join(filter(None, (only, _most_of(colour, rest, scene)))) or None


def _most_of(colour: str, rest: list[str], scene: Scene) -> str | None:
    """How many cards of the named colour are left to go on with."""
    count = _count(colour, rest)
    return scene.t("uno-why-colour", colour=colour, count=count) if count else None


def _count(colour: str | None, cards: list[str]) -> int:
    return sum(parts(card)[0] == colour for card in cards)


def _of_a_coloured(code: str, rest: list[str], scene: Scene) -> str | None:
    """It is the only one; it is dear; it leads to a colour of which there is more."""
    t, colour = scene.t, parts(code)[0]
    if not any(">" in text and not before_arrow(text, code) for text in scene.legal):
        return t("uno-why-only")
    worth = VALUES[CARD_OF[code]]
    if worth >= _DEAR:
        return t("uno-why-dear", count=worth)
    count = _count(colour, rest)
    if count:
        return t("uno-why-colour", colour=colour, count=count)
    return t("uno-why-rid", count=worth) if worth else None

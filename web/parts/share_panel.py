"""The sharing panel: links to a game or its deal, to copy or to scan."""

from __future__ import annotations

from pyengine.core.links import parts
from web.parts.buttons import do
from web.parts.html import Html, el, join
from web.parts.icons import sent
from web.parts.messages import Messages
from web.parts.panel import panel

LONGEST_QR = 1200
"""Characters beyond which a QR code is too fine for a phone's camera."""
MOST_CODES = 12
"""QR codes beyond which nobody would read them all."""
ROOM = (4096, 2000)
"""Characters that a message may have: in most messengers, and in those with the least room."""


def share(game: str, deal: str, readable: str, copied: str, t: Messages) -> Html:
    """The panel: a link to the `game` so far, one to its `deal` only, and the game's in readable form.

    `copied` is the id of the field that was copied last.
    """
    lead = el("p", {"class": "quiet"}, t("share-lead"))
    folded = None
    if readable != game:
        title = t("share-readable")
        note = el("p", {"class": "quiet"}, t("share-readable-note"))
        field = link_field("share-readable", title, readable, copied, t)
        folded = el("details", {"class": "readable", "id": "share-plain"}, el("summary", None, title), note, field)
    return panel(t("share-title"), t, lead, _link("game", game, copied, t), _link("deal", deal, copied, t), folded)


def _link(what: str, link: str, copied: str, t: Messages) -> Html:
    """One link with its note, buttons and QR code."""
    ident, title = f"share-{what}", t(f"share-{what}")
    head = join(el("h3", None, title), el("p", {"class": "quiet"}, t(f"share-{what}-note")))
    field = link_field(ident, title, link, copied, t)
    return el("div", {"class": "shared"}, head, field, folded_code(f"{ident}-qr", title, link, t))


def link_field(ident: str, title: str, link: str, copied: str, t: Messages) -> Html:
    """A link with the buttons to copy it and to pass it on; `copied` is the ID of the field that was copied last."""
    attrs = {"id": ident, "value": link, "readonly": True, "aria-label": title, "type": "url", "spellcheck": "false"}
    hand_on = el(
        "button",
        {"type": "button", "class": "button hand-on", "data-do": "hand-on", "data-value": ident},
        sent(),
        t("share-send"),
    )
    copy = do("copy", t("share-copied") if copied == ident else t("share-copy"), value=ident, main=True)
    field = el("div", {"class": "link"}, el("input", attrs), copy, hand_on)
    over = over_room(link, t)
    if over is None:
        return field
    note = el("p", {"class": "quiet too-long"}, over)
    file = el(
        "button",
        {"type": "button", "class": "button hand-on", "data-do": "hand-on-file", "data-value": ident},
        sent(),
        t("link-file-send"),
    )
    return join(note, field, file)


def over_room(link: str, t: Messages) -> str | None:
    """Where a link is too long to be pasted, in words; None for one that fits everywhere."""
    most = next((most for most in ROOM if len(link) > most), None)
    return None if most is None else t("link-over", length=len(link), most=most)


def folded_code(ident: str, title: str, link: str, t: Messages) -> Html:
    """A link as a QR code, folded."""
    return el("details", {"class": "qr", "id": ident}, el("summary", None, t("share-qr")), _code(link, title, t))


def _code(link: str, title: str, t: Messages) -> Html:
    label = t("share-qr-of", link=title)
    if len(link) <= LONGEST_QR:
        return el("nastilka-qr", {"data-text": link, "role": "img", "aria-label": label})
    codes = parts(link, LONGEST_QR)
    if len(codes) > MOST_CODES:
        return el("p", {"class": "quiet"}, t("share-too-long", length=len(link)))
    return join(
        el("p", {"class": "quiet"}, t("link-qr-parts", parts=len(codes))),
        *(_part(code, t("link-qr-part", part=at, parts=len(codes)), label) for at, code in enumerate(codes, 1)),
    )


def _part(link: str, part: str, label: str) -> Html:
    code = el("nastilka-qr", {"data-text": link, "role": "img", "aria-label": f"{label}. {part}"})
    return el("figure", {"class": "qr-part"}, code, el("figcaption", None, part))

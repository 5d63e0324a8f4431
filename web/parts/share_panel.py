"""The sharing panel: links to a game or its deal, to copy or to scan."""

from __future__ import annotations

from web.parts.buttons import do
from web.parts.html import Html, el, join
from web.parts.icons import sent
from web.parts.messages import Messages
from web.parts.panel import panel

LONGEST_QR = 1200
"""Characters beyond which a QR code is too fine for a phone's camera."""


def share(game: str, deal: str, readable: str, copied: str, t: Messages) -> Html:
    """The panel: a link to the `game` so far, one to its `deal` only, and the game's in readable form.

    `copied` is the id of the field that was copied last.
    """
    return panel(
        t("share-title"),
        t,
        el("p", {"class": "quiet"}, t("share-lead")),
        _link("game", game, copied, t),
        _link("deal", deal, copied, t),
        _readable(readable, copied, t) if readable != game else None,
    )


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
    return el("div", {"class": "link"}, el("input", attrs), copy, hand_on)


def folded_code(ident: str, title: str, link: str, t: Messages) -> Html:
    """A link as a QR code, folded."""
    return el("details", {"class": "qr", "id": ident}, el("summary", None, t("share-qr")), _code(link, title, t))


def _code(link: str, title: str, t: Messages) -> Html:
    if len(link) > LONGEST_QR:
        return el("p", {"class": "quiet"}, t("share-too-long", length=len(link), most=LONGEST_QR))
    label = t("share-qr-of", link=title)
    return el("nastilka-qr", {"data-text": link, "role": "img", "aria-label": label})


def _readable(link: str, copied: str, t: Messages) -> Html:
    """The game's link in readable form, folded."""
    title = t("share-readable")
    note = el("p", {"class": "quiet"}, t("share-readable-note"))
    attrs = {"class": "readable", "id": "share-plain"}
    return el("details", attrs, el("summary", None, title), note, link_field("share-readable", title, link, copied, t))

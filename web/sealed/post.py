"""The post: the bar above a shared table that says what is to be sent to whom, and the panels with other ways."""

from __future__ import annotations

from dataclasses import dataclass

from web.parts.buttons import do
from web.parts.html import Html, el
from web.parts.icons import sent
from web.parts.messages import Messages
from web.parts.panel import panel
from web.parts.problem import paste as paste_field
from web.parts.share_panel import folded_code, link_field, over_room

FIELD = "post-link"
"""The ID of the field with the link."""


@dataclass(frozen=True, slots=True)
class Post:
    """What is to be sent: the sentence, the `link` (empty where it is somebody's turn here), whether it was `given` out
    already, how many friends are connected live, and the buttons where a question is asked. It is `busy` while messages
    are read or a bot thinks.
    """

    text: str
    link: str = ""
    given: bool = False
    peers: int = 0
    answers: tuple[Html, ...] = ()
    busy: bool = False


def bar(post: Post, t: Messages) -> Html:
    """The bar, which always has the same buttons, and the same height but where a link is too long for messengers; what
    is not due is dimmed.
    """
    live = el("span", {"class": "live-now"}, t("friends-connected", count=post.peers)) if post.peers else None
    over = over_room(post.link, t) if post.link and not post.peers else None
    long = el("span", {"class": "too-long", "id": "post-over"}, over) if over else None
    text = el("p", {"id": "post-text"}, post.text, " ", live, long)
    ways = post.answers or (
        _hand_out(post, "copy", "copy", "main", t("share-copied") if post.given else t("share-copy")),
        _hand_out(post, "send", "hand-on", "hand-on", sent(), t("share-send")),
        do("send-again", t("friends-more"), ident="post-more"),
    )
    field = {"id": FIELD, "value": post.link, "readonly": True, "type": "url", "class": "unseen", "tabindex": "-1"}
    link = el("input", {**field, "aria-label": t("friends-link"), "aria-hidden": "true"}) if post.link else None
    buttons = el("div", {"class": "acts"}, *ways)
    state = "busy" if post.busy else "out" if post.link else "asked" if post.answers else "here"
    due = bool(post.link) and not post.given and not post.peers
    name = " ".join(["post", *(["due"] if due else []), *(["long"] if over else [])])
    attrs = {"class": name, "id": "post", "data-post": state}
    return el("section", {**attrs, "aria-label": t("friends-link"), "data-zone": "post"}, text, link, buttons)


def _hand_out(post: Post, name: str, do: str, look: str, *children: Html | str) -> Html:
    """A button that hands the link out; dimmed where there is none."""
    attrs: dict[str, object] = {"type": "button", "id": f"post-{name}", "class": f"button {look}"}
    attrs |= {"data-do": do, "data-value": FIELD} if post.link else {"aria-disabled": "true"}
    return el("button", attrs, *children)


def link_panel(link: str, copied: str, t: Messages) -> Html:
    """Other ways to give a message out and to take one in."""
    title = t("friends-link")
    field, picture = link_field("post-again", title, link, copied, t), folded_code("post-qr", title, link, t)
    out = field, picture, do("save-bundle", t("friends-file"))
    return panel(t("friends-more"), t, *(out if link else ()), paste(t))


def paste(t: Messages) -> Html:
    """Where a link that came another way is put in."""
    return paste_field(t, t("friends-paste"), do("open", t("friends-open-file")))


def live_panel(name: str, signal: tuple[str, str], copied: str, t: Messages) -> Html:
    """How a live connection is made: the link to be passed on by hand, by its `kind`."""
    kind, link = signal
    lead = el("p", {"class": "quiet"}, t("friends-live-lead", name=name))
    if kind in ("offer", "answer"):
        title = t(f"friends-live-{kind}")
        field = link_field("live-link", title, link, copied, t)
        picture = folded_code("live-qr", title, link, t)
        return panel(t("friends-live"), t, lead, el("p", None, title), field, picture, paste(t))
    state = el("p", {"role": "status", "id": "live-state"}, t(f"friends-live-{kind}")) if kind else None
    return panel(t("friends-live"), t, lead, state, do("make-offer", t("friends-live-make"), main=True), paste(t))


def ask_panel(word: str, t: Messages) -> Html:
    """Whether somebody means to resign or to give the game up."""
    mean = do("say", t(f"friends-{word}-do"), value=word, main=True)
    ways = el("div", {"class": "menu"}, mean, do("close-panel", t("friends-keep"), ident="keep-playing"))
    return panel(t(f"friends-{word}-ask"), t, el("p", None, t(f"friends-{word}-why")), ways)

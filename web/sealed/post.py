"""The post: the bar above a shared table that says what is to be sent to whom, and the panels with other ways."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from web.parts.buttons import do
from web.parts.html import Html, el
from web.parts.icons import dots, sent
from web.parts.messages import Messages
from web.parts.panel import panel
from web.parts.problem import paste as paste_field
from web.parts.share_panel import folded_code, link_field, over_room
from web.sealed import signs

FIELD = "post-link"
"""The ID of the field with the link."""


class Present(NamedTuple):
    """Somebody who is here: what he or she does, in words, and the sign that is shown just now."""

    doing: str
    words: str
    sign: str = ""


@dataclass(frozen=True, slots=True)
class Post:
    """What is to be sent: the sentence, the `link` (empty where it is somebody's turn here), whether it was `given` out
    already, how many friends are connected live, and the buttons where a question is asked. It is `busy` while messages
    are read or a bot thinks. `people` are the friends who are here, and `reached` is true if the link need not be sent.
    `riding` says what it has for a connection: an `offer` or an `answer`. `since` says since when somebody has been
    waited for.
    """

    text: str
    link: str = ""
    given: bool = False
    peers: int = 0
    answers: tuple[Html, ...] = ()
    busy: bool = False
    people: tuple[Present, ...] = ()
    reached: bool = False
    riding: str = ""
    since: str = ""


def bar(post: Post, t: Messages) -> Html:
    """The bar, which always has the same buttons, and the same height but where a link is too long for messengers; what
    is not due is dimmed.
    """
    over = over_room(post.link, t) if post.link and not post.reached else None
    long = el("span", {"class": "too-long", "id": "post-over"}, over) if over else None
    since = el("span", {"class": "since", "id": "post-since"}, post.since, " ") if post.since else None
    text = el("p", {"id": "post-text"}, post.text, " ", since, _here(post, t), long)
    ways = post.answers or (
        _hand_out(post, "copy", "copy", "main", t("share-copied") if post.given else t("share-copy")),
        _hand_out(post, "send", "hand-on", "hand-on", sent(), t("share-send")),
        do("send-again", t("friends-more"), ident="post-more"),
    )
    if post.people and not post.answers and (post.reached or not post.link):
        ways = _signs(t)
    field = {"id": FIELD, "value": post.link, "readonly": True, "type": "url", "class": "unseen", "tabindex": "-1"}
    link = el("input", {**field, "aria-label": t("friends-link"), "aria-hidden": "true"}) if post.link else None
    buttons = el("div", {"class": "acts"}, *ways)
    state = "busy" if post.busy else "out" if post.link else "asked" if post.answers else "here"
    due = bool(post.link) and not post.given and not post.reached
    name = " ".join(["post", *(["due"] if due else []), *(["long"] if over else [])])
    attrs = {"class": name, "id": "post", "data-post": state, "data-riding": post.riding or None}
    return el("section", {**attrs, "aria-label": t("friends-link"), "data-zone": "post"}, text, link, buttons)


def _here(post: Post, t: Messages) -> Html | None:
    """Who is here, in words; what somebody says by a sign takes the place of what he or she does."""
    if not post.peers:
        return None
    people: list[Html | str] = [
        el("span", {"class": f"present {one.doing}"}, signs.icon(one.sign) if one.sign else None, one.words)
        for one in post.people
    ]
    return el("span", {"class": "live-now"}, *(people or [t("friends-connected", count=post.peers)]))


def _signs(t: Messages) -> tuple[Html, ...]:
    """What may be said by a sign, and the other ways to give a link out."""
    attrs = {"type": "button", "class": "button sign-say", "data-do": "sign"}
    buttons = [
        el("button", {**attrs, "data-value": name, "id": f"sign-{name}", **_named(t(f"friends-sign-{name}"))}, drawn())
        for name, drawn in signs.SIGNS.items()
    ]
    more = {"type": "button", "class": "button sign-say", "data-do": "send-again", "id": "post-more"}
    return (*buttons, el("button", {**more, **_named(t("friends-more"))}, dots()))


def _named(words: str) -> dict[str, object]:
    return {"aria-label": words, "data-tip": words}


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


def live_panel(name: str, signal: tuple[str, str], copied: str, muted: bool, t: Messages) -> Html:
    """How a live connection is made: the link to be passed on by hand, by its `kind`; and whether signs are seen."""
    kind, link = signal
    mute = _mute(muted, t)
    lead = el("p", {"class": "quiet"}, t("friends-live-lead", name=name))
    if kind in ("offer", "answer"):
        title = t(f"friends-live-{kind}")
        field = link_field("live-link", title, link, copied, t)
        picture = folded_code("live-qr", title, link, t)
        return panel(t("friends-live"), t, lead, el("p", None, title), field, picture, paste(t), mute)
    state = el("p", {"role": "status", "id": "live-state"}, t(f"friends-live-{kind}")) if kind else None
    return panel(t("friends-live"), t, lead, state, do("make-offer", t("friends-live-make")), paste(t), mute)


def unconnected_panel(muted: bool, t: Messages) -> Html:
    """The same where the reader plays by links only: that it is so, why one may want that, and the way back."""
    state = el("p", {"role": "status", "id": "live-state"}, t("friends-live-links"))
    why = el("p", {"class": "quiet"}, t("connect-why"))
    again = do("setting", t("friends-live-again"), value="connect=live", ident="connect-again")
    return panel(t("friends-live"), t, state, why, again, _mute(muted, t))


def _mute(muted: bool, t: Messages) -> Html:
    return do("mute", t("friends-signs-show" if muted else "friends-signs-hide"), ident="mute-signs")


def ask_panel(word: str, t: Messages) -> Html:
    """Whether somebody means to resign or to give the game up."""
    mean = do("say", t(f"friends-{word}-do"), value=word, main=True)
    ways = el("div", {"class": "menu"}, mean, do("close-panel", t("friends-keep"), ident="keep-playing"))
    return panel(t(f"friends-{word}-ask"), t, el("p", None, t(f"friends-{word}-why")), ways)

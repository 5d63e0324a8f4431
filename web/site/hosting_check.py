"""The page that an owner opens once on their host: it tries what the site needs of it, and says what to change."""

from __future__ import annotations

from pyengine.hosting import CHECKS, REMEDIES
from web.parts.html import Html, el
from web.parts.messages import Messages
from web.site.frame import OWN_LANGUAGES, Frame, framed


def hosting_check(t: Messages) -> Html:
    """The whole page; its script fills in how each check came out."""
    title = el("div", {"class": "hero small"}, el("h1", None, t("hosting-title")), el("p", None, t("hosting-lead")))
    summary = el("p", {"id": "hosting-summary", "role": "status", "class": "notice"}, t("hosting-running"))
    rows = [_check(name, t) for name in CHECKS]
    summaries = {f"data-{state}": t(f"hosting-all-{state}") for state in ("good", "warn", "bad")}
    checks = el("ol", {"id": "hosting-checks", "class": "checks", **summaries}, *rows)
    again = el("button", {"id": "retry", "type": "button", "class": "button"}, t("hosting-again"))
    without = el("noscript", None, el("p", {"class": "boot failed"}, t("needs-script")))
    main = el("main", {"id": "main", "class": "lobby"}, title, summary, checks, again, without)
    return el("div", {"class": "page"}, framed(Frame("../", OWN_LANGUAGES), main, t))


def _check(name: str, t: Messages) -> Html:
    """A check that is still to come: what it is, in its attributes what is said of each way it can come out, and the
    lines for servers, which are shown where they help.
    """
    said = {f"data-{state}": t(f"hosting-{name}-{state}", what="{what}") for state in ("good", "bad")}
    heading = el("h2", None, t(f"hosting-{name}"))
    # Of the files only a wrong type is a matter of settings.
    lines = _lines("type" if name == "files" else name, t)
    return el("li", {"data-check": name, "data-state": "running", **said}, heading, el("p", None), *lines)


def _lines(remedy: str, t: Messages) -> list[Html]:
    """What to add for each server, closed and hidden at first; the script fills in the site's path and host."""
    known = REMEDIES.get(remedy)
    if known is None:
        return []
    told = [
        part
        for server, text in known.items()
        for part in (el("h3", None, server), el("pre", {"translate": "no"}, text.replace("{{", "{").replace("}}", "}")))
    ]
    summary = el("summary", None, t("hosting-lines", servers=t.listed(known)))
    return [el("details", {"hidden": True, "data-remedy": remedy}, summary, *told)]

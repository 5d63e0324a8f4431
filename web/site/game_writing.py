"""The page on which a game's file is written beside its table, `games/write/`, before its script runs."""

from __future__ import annotations

from pyengine.cli.game_file import beginning
from web.engine.setup import DEFAULT_BOT
from web.parts.html import Html, el
from web.parts.messages import Messages
from web.site.frame import OWN_LANGUAGES, Frame, framed

FAULTS = (
    "notation",
    "option",
    "refused",
    "allowed",
    "rule",
    "fact",
    "no-rule",
    "no-anchor",
    "python",
    "unused",
    "stuck",
    "endless",
    "replay",
    "cards",
    "legal",
    "copy",
    "position",
    "world",
    "bot",
    "no-message",
    "no-value",
    "twice",
    "section",
    "rule-order",
    "mark",
    "example",
    "no-first",
    "first",
    "taken",
    "too-long",
    "stopped-endless",
    "stopped-memory",
    "stopped-flood",
    "stopped-broken",
    "stopped-no-worker",
)
"""What is said of a file: the codes of `pyengine.kit.check`, and why the check itself was stopped."""
_STATES = (
    "checking",
    "holds",
    "text-only",
    "translated",
    "unkept",
    "exampled",
    "no-example",
    "replaced",
    "unreached",
)
_SHARES = ("shared", "share-by-hand", "share-long", "share-first")
"""What the page says of its own."""
_NEW = "mine"
"""The game that a new file begins with."""


def game_writing(t: Messages) -> Html:
    """The page: the file on one side, its table on the other."""
    lead = el("p", None, t("writing-lead"), " ", el("span", {"class": "quiet"}, t("writing-trust")))
    title = el("div", {"class": "hero small"}, el("h1", None, t("writing")), lead)
    sides = el("div", {"class": "writing-sides"}, _file(t), _table(t))
    main = el("main", {"id": "main", "class": "writing", **_words(t)}, title, sides)
    needs = el("noscript", None, el("p", {"class": "boot failed"}, t("needs-script")))
    return el("div", {"class": "page"}, framed(Frame("../../", OWN_LANGUAGES), main, t), needs)


def _words(t: Messages) -> dict[str, str]:
    """The sentences that the page's script fills in, by their attributes."""
    blanks = {"found": "{found}", "wanted": "{wanted}"}
    words = {f"data-of-{code}": t(f"writing-fault-{code}", **blanks) for code in FAULTS}
    words |= {f"data-say-{state}": t(f"writing-{state}") for state in (*_STATES, *_SHARES)}
    words["data-say-faults"] = t("writing-faults", count="{count}")
    words["data-say-line"] = t("writing-line", line="{line}")
    return {**words, "data-bot": DEFAULT_BOT}


def _file(t: Messages) -> Html:
    """The file with what is done with it, and what does not hold in it."""
    button = {"type": "button", "class": "button"}
    start = el(
        "select",
        {"id": "writing-from", "aria-label": t("writing-from")},
        el("option", {"value": ""}, t("writing-from")),
    )
    start_new = el("template", {"id": "writing-new"}, el("option", {"value": "-"}, t("writing-new")))
    tools = el(
        "div",
        {"class": "menu", "role": "group", "aria-label": t("writing-file")},
        start,
        start_new,
        el("button", {**button, "id": "writing-open"}, t("writing-open")),
        el("button", {**button, "id": "writing-save"}, t("writing-save")),
        el("button", {**button, "id": "writing-share"}, t("writing-share")),
        el("button", {**button, "id": "writing-back", "hidden": True}, t("writing-back")),
    )
    picker = el(
        "input", {"type": "file", "id": "writing-picked", "hidden": True, "accept": ".md,text/markdown,text/plain"}
    )
    field = {
        "id": "writing-text",
        "wrap": "off",
        "spellcheck": "false",
        "autocapitalize": "off",
        "autocomplete": "off",
        "aria-label": t("writing-file"),
        "aria-describedby": "writing-keys",
    }
    link = {"id": "writing-link", "readonly": True, "hidden": True, "aria-label": t("writing-share-link"), "dir": "ltr"}
    numbers = el("div", {"class": "numbers", "aria-hidden": "true"})
    bands = el("div", {"class": "bands", "aria-hidden": "true"})
    text = el("div", {"class": "file-text"}, bands, el("textarea", field, beginning(_NEW)))
    return el(
        "section",
        {"class": "writing-file", "aria-labelledby": "writing-file-title"},
        el("h2", {"id": "writing-file-title", "class": "unseen"}, t("writing-file")),
        tools,
        picker,
        el("input", link),
        el("p", {"id": "writing-shared", "role": "status"}),
        el("div", {"class": "code-field"}, numbers, text),
        el("p", {"id": "writing-keys", "class": "quiet"}, t("writing-keys")),
        el("p", {"id": "writing-status", "role": "status"}),
        el("ol", {"id": "writing-faults", "role": "list", "aria-label": t("writing-faults-title")}),
    )


def _table(t: Messages) -> Html:
    """Its table, and the example of what was played there."""
    make = {"type": "button", "class": "button", "id": "writing-example", "disabled": True}
    return el(
        "section",
        {"class": "writing-table", "aria-labelledby": "writing-table-title"},
        el("h2", {"id": "writing-table-title", "class": "unseen"}, t("writing-table")),
        el("p", {"id": "writing-waiting", "class": "quiet"}, t("writing-waiting")),
        el("div", {"id": "writing-place", "data-title": t("writing-table")}),
        el("p", {"class": "menu"}, el("button", make, t("writing-example"))),
        el("p", {"class": "quiet"}, t("writing-example-lead")),
        el("p", {"id": "writing-said", "role": "status"}),
    )

"""The pages on which a game of a file is played and read, before any script runs, and what they say where it stops."""

from __future__ import annotations

from web.engine.setup import DEFAULT_BOT
from web.parts.html import Html, el, join
from web.parts.messages import Messages
from web.site.frame import OWN_LANGUAGES, Frame, framed, update_notice
from web.site.opening import starting

FAULTS = (
    "broken",
    "endless",
    "memory",
    "flood",
    "python",
    "notation",
    "no-game",
    "no-file",
    "too-long",
    "missing",
    "unreached",
    "unreached-src",
    "unnamed",
    "taken",
    "other-id",
    "no-worker",
    "link-cut",
    "link-damaged",
    "link-no-file",
    "link-long",
    "unlinked",
)
"""Why a game of a file does not go on, as `web/browser/window/game_file` has it."""
MOMENTS = ("opening", "move", "bot", "page")
"""What it was doing."""


def games_page(t: Messages) -> Html:
    """The page's shell, which the engine fills in."""
    picker = el("input", {"type": "file", "id": "file", "hidden": True, "aria-label": t("open-record")})
    app = el("div", {"id": "app", "data-early": t("early-choice")})
    linked = el("p", {"id": "linked-game", "role": "note", "hidden": True, "data-bot": DEFAULT_BOT}, t("files-linked"))
    return el("div", {"class": "page"}, update_notice(t), starting(t), stopped(t), linked, app, picker)


def game_rules(t: Messages) -> Html:
    """The page with the rulebook of a game of a file, `games/rules/`, which its script fills in."""
    play = el("a", {"class": "button main", "id": "play-file"}, t("play"))
    menu = el("template", {"id": "book-menu"}, el("p", {"class": "menu"}, play))
    main = el("main", {"id": "main", "class": "rulebook of-file"})
    shell = framed(Frame("../../", OWN_LANGUAGES, finder=_finder(t)), join(main, menu), t)
    return el("div", {"class": "page"}, starting(t), stopped(t, "../../"), shell)


def _finder(t: Messages) -> Html:
    """The search in this very rulebook: what is in a file that came later is in no index."""
    hint = {"placeholder": t("rules-search-here"), "autocomplete": "off", "spellcheck": "false"}
    field = el("input", {"type": "search", "id": "find", "aria-controls": "main", "aria-describedby": "count", **hint})
    label = el("label", {"for": "find"}, t("rules-search-here"))
    words = {"data-none": t("rules-search-none"), "data-found": t("rules-search-found", count="{count}")}
    attrs = {"class": "finder", "role": "search", "id": "finder", **words}
    return el("div", attrs, label, field, el("p", {"id": "count", "role": "status"}))


def stopped(t: Messages, root: str = "../") -> Html:
    """What is said where the game stops, with its words; the page's script fills the blanks in. `root` leads to the
    site's.
    """
    blanks = {"what": "{what}", "line": "{line}", "said": "{said}"}
    words = {f"data-of{kind.replace('-', '')}": t(f"files-{kind}", **blanks) for kind in FAULTS}
    words |= {f"data-at{moment}": t(f"files-at-{moment}", action="{action}") for moment in MOMENTS}
    again = {"type": "button", "class": "button main", "id": "game-fault-again"}
    ways = el(
        "p",
        {"class": "menu"},
        el("button", again, t("files-again")),
        el("a", {"class": "button", "id": "game-fault-anew", "href": "?"}, t("files-anew")),
        el("a", {"class": "button", "id": "game-fault-lobby", "href": f"{root}?lang={t.lang}"}, t("to-lobby")),
    )
    attrs = {"id": "game-fault", "class": "boot failed", "role": "alert", "tabindex": "-1", "hidden": True}
    text = el("p", {"id": "game-fault-text"})
    return el("section", {**attrs, **words}, el("h2", None, t("files-stopped")), text, ways)

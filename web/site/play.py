"""The play page before Python has started: an opening board, and the progress of the start."""

from __future__ import annotations

from web.games import games
from web.parts.html import Html, el, join
from web.parts.messages import Messages
from web.site.frame import update_notice
from web.site.opening import opening, usual


def play(t: Messages) -> Html:
    """The page's shell; `first_paint.js` fills a table in. Without scripts it is the first game's."""
    picker = el("input", {"type": "file", "id": "file", "hidden": True, "aria-label": t("open-record")})
    without_scripts = el("noscript", None, opening(games()[0], usual(games()[0]), t))
    app = el("div", {"id": "app", "data-early": t("early-choice")}, without_scripts)
    return el("div", {"class": "page"}, update_notice(t), starting(t), app, picker)


def starting(t: Messages) -> Html:
    """The progress of the engine's start, the error when it fails, and the notice for browsers without scripts."""
    progress = el("progress", {"id": "boot-progress", "max": "1", "value": "0", "aria-label": t("starting")})
    boot = el("div", {"id": "boot", "class": "boot", "role": "status"}, el("p", None, t("starting")), progress)
    retry = el("button", {"id": "retry", "class": "button main", "type": "button"}, t("retry"))
    failed = el(
        "div",
        {"id": "boot-problem", "class": "boot failed", "role": "alert", "hidden": True},
        el("p", None, t("start-failed")),
        retry,
    )
    no_script = el("noscript", None, el("p", {"class": "boot failed"}, t("needs-script")))
    return join(boot, failed, no_script)

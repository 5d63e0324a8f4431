"""A table as a picture, and the same in words."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

from web.parts.drawing import draw
from web.parts.html import Html, el
from web.parts.table import Scene, no_preview
from web.parts.table_section import stage

_TAG = re.compile(r"<(/?)([a-zA-Z][\w-]*)([^<>]*)>")
_ATTRIBUTE = re.compile(r' ([\w:-]+)(?:="([^"]*)")?')
_COMMAND = re.compile(r'<button(?=[^<>]* class="(?:[^"]* )?button[ "])[^<>]*>.*?</button>', re.DOTALL)
_UNSEEN = re.compile(r'<span class="unseen">[^<]*</span>')
_STATES = ("aria-pressed", "aria-disabled", "aria-keyshortcuts", "aria-live", "aria-labelledby", "aria-describedby")
_LEFT_OUT = frozenset(("id", "for", "tabindex", "disabled", "focusable", *_STATES))
_MARKS = frozenset(("data-marked", "data-arrow-from", "data-arrow-to"))
_SPOKEN = frozenset(("role", "aria-label", "aria-hidden"))


def as_drawn(html: Html) -> Html:
    """A table without marks."""
    return html


def picture(scene: Scene, *, prompt: bool = True, mark: Callable[[Html], Html] = as_drawn) -> Html:
    """The table as the scene's viewer sees it, and where the game has sentences for it, these for screen readers.

    `mark` sets marks on its parts (see `web.parts.marked`). Without `prompt` the sentence on what to do now is left
    out: it counts on legal actions, which not every scene has.
    """
    scene = replace(scene, after=no_preview)
    words = scene.table.text_view(scene)
    board = stage(scene, mark(draw(scene, prompt=prompt)), "still")
    still = {"class": "still", "aria-hidden": "true" if words else None}
    board_picture = el("div", still, without_controls(board, described=bool(words)))
    description = el("ul", {"class": "unseen told"}, *(el("li", None, line) for line in words)) if words else None
    return el("div", {"class": "stage"}, description, board_picture)


def without_controls(html: Html, *, described: bool) -> Html:
    """A table without anything to press: its buttons are plain parts of the picture, its commands are gone.

    Where it is `described` in words next to the picture, texts for screen readers are left out.
    """
    html = Html(_COMMAND.sub("", html))
    html = Html(_UNSEEN.sub("", html)) if described else html
    left_out = _LEFT_OUT | _SPOKEN if described else _LEFT_OUT
    return Html(_TAG.sub(lambda tag: _static_tag(tag, left_out), html))


def _static_tag(tag: re.Match[str], left_out: frozenset[str]) -> str:
    close, name, rest = tag.groups()
    if close:
        return f"</{'span' if name == 'button' else name}>"
    if name == "section" and " role=" not in rest:  # else each picture of a page would be landmarks of it
        rest += ' role="group"'
    if name == "button":
        name, rest = "span", rest if ' class="' in rest else f'{rest} class=""'
        rest = rest.replace(' class="', ' class="was-button ', 1)
    kept = [found[0] for found in _ATTRIBUTE.finditer(rest) if _stays(found[1], found[2] or "", left_out)]
    return f"<{name}{''.join(kept)}>"


def _stays(name: str, value: str, left_out: frozenset[str]) -> bool:
    """False for live regions, and for attributes that the page's script uses."""
    live = name == "role" and value in ("status", "alert")
    return not (live or (name.startswith("data-") and name not in _MARKS) or name in left_out)

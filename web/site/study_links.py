"""Links to the studies of a game."""

from __future__ import annotations

from pyengine.core.game import Game
from pyengine.study.shipped import load_study, study_names
from web.parts.html import Html, el
from web.parts.messages import Messages
from web.parts.page_paths import study_path


def study_links(game: Game, root: str, t: Messages) -> list[Html]:
    """A button for each of its studies; `root` leads to the site's root."""
    return [_link(game, name, root, t) for name in study_names(game.id)]


def _link(game: Game, name: str, root: str, t: Messages) -> Html:
    title = load_study(game.id, name).titles[t.lang]
    return el("a", {"class": "button", "href": root + study_path(game.id, name, t.lang)}, t("study-named", title=title))

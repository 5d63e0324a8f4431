"""What the element `<tabletop-game>` itself says on pages of other sites, where no frame of ours can say it."""

from __future__ import annotations

from typing import Any

from web.games import games
from web.parts.messages import LANGS, Messages

_SAID = ("loading", "play", "site", "game", "study", "policy", "frame", "policy-webassembly")
_OWNERS = ("game", "study", "policy", "frame", "policy-webassembly")
"""What is wrong, of which the owner of the page is told what to do."""
_BLANKS = {name: f"{{{name}}}" for name in ("game", "games", "studies", "origin")}
"""What the element fills in stands in braces."""
_LACKING = ("no-webassembly", "old-browser")
"""What a browser may lack (`web/browser/watchdog/environment.js`)."""


def element_words() -> dict[str, dict[str, Any]]:
    """The words by language: sentences by their names, and the names of the `games` by their IDs."""
    return {lang: _words(Messages(lang)) for lang in LANGS}


def _words(t: Messages) -> dict[str, Any]:
    names = (*_SAID, *(f"{name}-owner" for name in _OWNERS))
    own = {name: t(f"element-{name}", **_BLANKS) for name in names}
    lacking = {name: t(f"fault-{name}") for name in _LACKING}
    common = {"heading": t("fault-heading"), "engine": t("embed-failed"), "for-owner": t("fault-for-owner")}
    return {
        **own,
        **lacking,
        **common,
        "retry": t("retry"),
        "games": {game.id: t(f"game-{game.id}") for game in games()},
    }

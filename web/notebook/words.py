"""The table in words for programs that have the engine and no page: the entry points `pyengine.words`.

Editors ask for `action`, programs that seat a language model for `table` (`pyengine.adapters.text.Words`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from pyengine.core.errors import Breach, OptionError
from pyengine.core.state import View
from web.games import table_of
from web.notebook.frame import scene_of
from web.parts.asked import answer_to
from web.parts.html import plain
from web.parts.messages import LANGS, Messages
from web.parts.table import Scene


@cache
def _messages(lang: str) -> Messages:
    return Messages(lang)


def action_words(game_id: str, action: str, lang: str) -> str:
    """An action in words of a language, as the page has them; in English for a language that the page has not.

    `action` is a text that the game's notation reads. Raises `OptionError` for an unknown game.
    """
    return table_of(game_id).words.act(action, _messages(lang if lang in LANGS else LANGS[0]))


class TableWords:
    """The words of the table in one language, as those hear them who do not see it."""

    def __init__(self, lang: str) -> None:
        """Raises `OptionError` for a language that the page has not."""
        if lang not in LANGS:
            raise OptionError("lang", lang, LANGS)
        self.lang = lang

    def table(self, view: View, legal: Sequence[str]) -> list[str]:
        """What the viewer sees, holds and is to do, in sentences, each once."""
        scene = self._scene(view, legal)
        prompt = scene.table.prompt(scene)
        asks = [plain(prompt.text)] if prompt else []
        found = [scene.table.headline(scene), *(line for what in _ASKED for line in answer_to(what, scene)), *asks]
        return list(dict.fromkeys(line for line in found if line))

    def action(self, game_id: str, action: str) -> str:
        """An action in words."""
        return action_words(game_id, action, self.lang)

    def events(self, view: View, events: Sequence[Mapping[str, Any]]) -> list[str]:
        """What has happened, in sentences; nothing for an event that is never told."""
        scene = self._scene(view, ())
        told = [dict(event) for event in events if event["type"] not in scene.table.info.silent]
        said = (scene.table.say(event, scene.t, scene.names, scene.viewer) for event in told)
        return [line for line in said if line]

    def refusal(self, view: View, legal: Sequence[str], action: str, breach: Breach) -> str:
        """Why the action is refused."""
        return self._scene(view, legal).explain(breach, action)

    def _scene(self, view: View, legal: Sequence[str]) -> Scene:
        return replace(scene_of(view, self.lang, None, tuple(view["to_act"])), legal=tuple(legal))


_ASKED = ("table", "hand", "scores")

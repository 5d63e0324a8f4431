"""The settings of a reader: how quick bots and motion are, the colours, the sounds, the language."""

from __future__ import annotations

from collections.abc import Mapping

from web.engine.setup import PACES
from web.parts.html import Html
from web.parts.messages import LANGS, Messages
from web.parts.panel import choice, panel

CHOICES = {"theme": ("auto", "light", "dark"), "motion": ("normal", "slow", "none"), "sound": ("off", "on")}
"""What is kept on the device, with the value of a new reader first; `boot/settings.js` knows the same."""


def settings(likes: Mapping[str, str], pace: str, t: Messages) -> Html:
    """The panel on the page of a game."""
    paces = choice("pace", t("setting-pace"), [(value, t(f"pace-{value}")) for value in PACES], pace)
    langs = choice("lang", t("setting-lang"), [(lang, t(f"lang-{lang}")) for lang in LANGS], t.lang)
    return panel(t("settings"), t, paces, *kept(likes, t), langs)


def kept(likes: Mapping[str, str], t: Messages, *, page: bool = False) -> list[Html]:
    """The settings that any page can change."""
    return [
        choice(name, t(f"setting-{name}"), [(value, t(f"{name}-{value}")) for value in values], likes[name], page=page)
        for name, values in CHOICES.items()
    ]


def checked(likes: Mapping[str, object]) -> dict[str, str]:
    """The settings that make sense, and the first choice where they do not."""
    return {name: str(likes[name]) if likes.get(name) in all_ else all_[0] for name, all_ in CHOICES.items()}

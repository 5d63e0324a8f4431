"""The settings: pace of bots, theme, motion, sounds, language."""

from __future__ import annotations

from collections.abc import Mapping

from web.parts.html import Html
from web.parts.messages import LANGS, Messages
from web.parts.panel import choice, panel
from web.parts.preferences import CHOICES, PACES


def settings(preferences: Mapping[str, str], pace: str, t: Messages) -> Html:
    """The panel of the play page."""
    paces = choice("pace", t("setting-pace"), [(value, t(f"pace-{value}")) for value in PACES], pace)
    langs = choice("lang", t("setting-lang"), [(lang, t(f"lang-{lang}")) for lang in LANGS], t.lang)
    return panel(t("settings"), t, paces, *page_settings(preferences, t), langs)


def page_settings(preferences: Mapping[str, str], t: Messages, *, page: bool = False) -> list[Html]:
    """The settings that any page can change."""
    return [
        choice(
            name,
            t(f"setting-{name}"),
            [(value, t(f"{name}-{value}")) for value in values],
            preferences[name],
            page=page,
        )
        for name, values in CHOICES.items()
    ]

"""The settings, in three groups: the table, what is heard and felt, the page."""

from __future__ import annotations

from collections.abc import Mapping

from web.parts.ask import keys_help
from web.parts.html import Html, el
from web.parts.messages import LANGS, Messages, languages
from web.parts.panel import choice, panel
from web.parts.preferences import CHOICES, GROUPS, PACES, SWATCHES


def settings(preferences: Mapping[str, str], pace: str, t: Messages) -> Html:
    """The panel of the play page."""
    paces = choice("pace", t("setting-pace"), [(value, t(f"pace-{value}")) for value in PACES], pace)
    langs = choice("lang", t("setting-lang"), [(lang, languages()[lang].name) for lang in LANGS], t.lang)
    more = {"table": paces, "page": langs}
    return panel(t("settings"), t, *(_group(name, preferences, t, more.get(name)) for name in GROUPS), keys_help(t))


def page_settings(preferences: Mapping[str, str], t: Messages, *, page: bool = False) -> list[Html]:
    """The settings that any page can change."""
    return [_group(name, preferences, t, page=page) for name in GROUPS]


def _group(
    name: str, preferences: Mapping[str, str], t: Messages, more: Html | None = None, *, page: bool = False
) -> Html:
    """The settings of one group, and one `more`."""
    choices = (_choice(setting, preferences, t, page) for setting in GROUPS[name])
    heading = el("h3", {"id": f"settings-{name}"}, t(f"settings-{name}"))
    attrs = {"class": "settings", "role": "group", "aria-labelledby": f"settings-{name}"}
    return el("section", attrs, heading, *choices, more)


def _choice(name: str, preferences: Mapping[str, str], t: Messages, page: bool) -> Html:
    note = el("p", {"class": "quiet cannot"}, t("vibration-cannot")) if name == "vibration" else None
    options = [(value, t(f"{name}-{value}")) for value in CHOICES[name]]
    return choice(
        name,
        t(f"setting-{name}"),
        options,
        preferences[name],
        page=page,
        swatches=name in SWATCHES,
        note=note,
    )

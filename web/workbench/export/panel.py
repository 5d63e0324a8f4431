"""The tab to take away: each thing with a field to copy from, and a file."""

from __future__ import annotations

from collections.abc import Callable

from web.engine.wording import fact_words
from web.parts.buttons import do
from web.parts.html import Html, el, join
from web.parts.marked import marked
from web.parts.messages import LANGS, languages
from web.pictures.picture import picture
from web.workbench.analysis.place import place_of
from web.workbench.analysis.scenes import scene_at
from web.workbench.export.choices import SCHEMES, THEMES, choices_of
from web.workbench.export.fence import facts_after, line_after
from web.workbench.export.texts import TEXTS, example_of, moves_of
from web.workbench.workspace import Workspace

_FOLDED = ("position", "record", "study", "markdown")


def draw(workspace: Workspace) -> Html:
    """All that can be taken away from where one stands."""
    whole = el("p", {"class": "notice trouble"}, workspace.t("take-whole")) if place_of(workspace).seat_only else None
    return join(
        whole,
        _section(workspace, "example", _example_choices),
        _section(workspace, "tag", _tag_choices),
        _picture(workspace),
        *(_folded(workspace, name) for name in _FOLDED),
    )


def _section(workspace: Workspace, name: str, choices: Callable[[Workspace], Html]) -> Html:
    t = workspace.t
    head = join(
        el("h3", {"id": f"take-{name}-title"}, t(f"take-{name}")), el("p", {"class": "quiet"}, t(f"take-{name}-lead"))
    )
    attrs = {"class": "taken", "id": f"take-{name}", "aria-labelledby": f"take-{name}-title"}
    return el("section", attrs, head, choices(workspace), _field(workspace, name))


def _folded(workspace: Workspace, name: str) -> Html:
    t = workspace.t
    lead = el("p", {"class": "quiet"}, t(f"take-{name}-lead"))
    attrs = {"class": "taken", "id": f"take-{name}"}
    return el("details", attrs, el("summary", None, t(f"take-{name}")), lead, _field(workspace, name))


def _field(workspace: Workspace, name: str) -> Html:
    """A text to be copied, with the buttons for it."""
    t, text = workspace.t, TEXTS[name](workspace).text
    ident = f"taken-{name}"
    attrs = {
        "id": ident,
        "class": "taken-text",
        "readonly": True,
        "aria-label": t(f"take-{name}"),
        "spellcheck": "false",
    }
    attrs["rows"] = str(min(12, text.count("\n") + 1))
    copied = choices_of(workspace).copied == ident
    copy = do("copy", t("take-copied" if copied else "take-copy"), value=ident, main=True, ident=f"copy-{name}")
    file = do("take-file", t("take-file"), value=name, ident=f"file-{name}")
    field = el("textarea", attrs, f"\n{text}" if text.startswith("\n") else text)
    return join(field, el("div", {"class": "menu", "data-zone": f"take-{name}"}, copy, file))


# Choices --------------------------------------------------------------------------------------------------------------


def _choice(pair: str, label: str, *, pressed: bool) -> Html:
    attrs = {"type": "button", "class": "button", "id": f"choose-{pair}", "data-do": "take-choice", "data-value": pair}
    return el("button", {**attrs, "aria-pressed": str(pressed).lower()}, label)


def _group(label: str, zone: str, *buttons: Html | None) -> Html:
    attrs = {"class": "menu", "role": "group", "aria-label": label, "data-zone": zone}
    return el(
        "div",
        {"class": "choice"},
        el("span", {"class": "label", "aria-hidden": "true"}, label),
        el("div", attrs, *buttons),
    )


def _example_choices(workspace: Workspace) -> Html:
    t, chosen, document = workspace.t, choices_of(workspace), workspace.document
    moves, there = moves_of(workspace), len(line_after(document.current_chapter, document.at))
    fewer = do("take-choice", t("take-fewer"), value=f"moves={moves - 1}", ident="moves-fewer") if moves else None
    more = (
        do("take-choice", t("take-more"), value=f"moves={moves + 1}", ident="moves-more")
        if moves < min(there, 40)
        else None
    )
    count = el("span", {"class": "count"}, t("take-moves", count=moves))
    steps = _group(t("take-moves-title"), "take-moves", fewer, count, more)
    tried = sum(map(len, (example_of(workspace).refused or {}).values())) if chosen.refused else 0
    label = t("take-refused", count=tried) if chosen.refused else t("take-refused-off")
    refused = _choice(f"refused={'no' if chosen.refused else 'yes'}", label, pressed=chosen.refused)
    return join(steps, _group(t("take-refused-title"), "take-refused", refused), _facts(workspace, moves))


def _facts(workspace: Workspace, moves: int) -> Html:
    """The facts that hold in the end, to choose from."""
    t, chosen, document = workspace.t, choices_of(workspace), workspace.document
    own = next(iter(document.state().to_act), 0)
    found = facts_after(workspace.game, document.current_chapter, document.at, moves)
    buttons = [
        _choice(f"fact={name}", _said(workspace, name, value, own), pressed=name in chosen.facts)
        for name, value in found.items()
    ]
    kept = len([name for name in chosen.facts if name in found])
    attrs = {"class": "facts-to-choose", "id": "facts"}
    group = {"class": "menu", "role": "group", "aria-label": t("take-facts-title"), "data-zone": "take-facts"}
    return el("details", attrs, el("summary", None, t("take-facts", count=kept)), el("div", group, *buttons))


def _said(workspace: Workspace, name: str, value: str, own: int) -> str:
    return fact_words(workspace.game.id, name, value.split(), own, workspace.t) or f"{name} {value}"


def _tag_choices(workspace: Workspace) -> Html:
    t, chosen = workspace.t, choices_of(workspace)
    themes = [
        _choice(f"theme={each}", t(f"take-theme-{each or 'own'}"), pressed=chosen.theme == each) for each in THEMES
    ]
    langs = [_choice(f"lang={each}", _language(workspace, each), pressed=chosen.lang == each) for each in ("", *LANGS)]
    looks = _choice(f"readonly={'no' if chosen.readonly else 'yes'}", t("take-readonly"), pressed=chosen.readonly)
    return join(
        _group(t("take-theme"), "take-theme", *themes),
        _group(t("take-lang"), "take-lang", *langs),
        _group(t("take-kind"), "take-kind", looks),
    )


def _language(workspace: Workspace, lang: str) -> str:
    return languages()[lang].name if lang else workspace.t("take-theme-own")


# The picture ----------------------------------------------------------------------------------------------------------


def _picture(workspace: Workspace) -> Html:
    """The table as it will be drawn; the page's script makes the files (`web/browser/window/export.js`)."""
    t = workspace.t
    scheme = choices_of(workspace).scheme
    title, lead = (
        el("h3", {"id": "take-picture-title"}, t("take-picture")),
        el("p", {"class": "quiet"}, t("take-picture-lead")),
    )
    schemes = [_choice(f"scheme={each}", t(f"take-theme-{each}"), pressed=scheme == each) for each in SCHEMES]
    drawn = el("div", {"class": "rulebook"}, el("div", {"class": "diagram"}, _drawn(workspace)))
    box = el("div", {"id": "picture-box", "class": f"picture-box {scheme}", "data-name": _name(workspace)}, drawn)
    buttons = [
        _make("svg", "file", t("take-svg")),
        _make("png", "file", t("take-png")),
        _make("svg", "copy", t("take-svg-copy")),
        _make("png", "copy", t("take-png-copy")),
    ]
    done = {
        "data-done": t("take-picture-done"),
        "data-failed": t("take-picture-failed"),
        "role": "status",
        "id": "picture-status",
    }
    attrs = {"class": "taken", "id": "take-picture", "aria-labelledby": "take-picture-title"}
    return el(
        "section",
        attrs,
        title,
        lead,
        _group(t("take-scheme"), "take-scheme", *schemes),
        box,
        el("div", {"class": "menu", "data-zone": "take-picture"}, *buttons),
        el("p", {"class": "quiet", **done}),
    )


def _drawn(workspace: Workspace) -> Html:
    """The table as a picture, with what the study points at there."""
    document = workspace.document
    node = document.current_chapter.nodes[document.at]
    scene = scene_at(workspace, place_of(workspace))
    return picture(scene, prompt=False, mark=lambda html: marked(html, node.marks, node.arrows))


def _name(workspace: Workspace) -> str:
    return f"{workspace.game.id}-{choices_of(workspace).scheme}"


def _make(kind: str, way: str, label: str) -> Html:
    """A button for the page's script."""
    main = " main" if way == "file" else ""
    attrs = {"type": "button", "class": f"button{main}", "id": f"picture-{kind}-{way}"}
    return el("button", {**attrs, "data-picture": kind, "data-way": way}, label)

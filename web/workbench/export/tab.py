"""The tab to take away what one has made: each thing with a field to copy from, and a file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pyengine.core.errors import OptionError
from web.engine.wording import fact_words
from web.parts.buttons import do
from web.parts.html import Html, el, join
from web.parts.marked import marked
from web.parts.messages import LANGS, languages
from web.pictures.picture import picture
from web.protocol.commands import Valued
from web.protocol.workbench import OnWorkbench
from web.workbench.analysis.place import place_of, scene_at
from web.workbench.controls import toggle
from web.workbench.export.fence import facts_after, line_after
from web.workbench.export.texts import (
    MOST_MOVES,
    NAME,
    SCHEMES,
    TEXTS,
    THEMES,
    choices_of,
    choose,
    example_of,
    moves_of,
)
from web.workbench.tab import Tab
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
    title = el("h3", {"id": f"take-{name}-title"}, workspace.t(f"take-{name}"))
    lead = el("p", {"class": "quiet"}, workspace.t(f"take-{name}-lead"))
    attrs = {"class": "taken", "id": f"take-{name}", "aria-labelledby": f"take-{name}-title"}
    return el("section", attrs, title, lead, choices(workspace), _field(workspace, name))


def _folded(workspace: Workspace, name: str) -> Html:
    t = workspace.t
    lead = el("p", {"class": "quiet"}, t(f"take-{name}-lead"))
    attrs = {"class": "taken", "id": f"take-{name}"}
    return el("details", attrs, el("summary", None, t(f"take-{name}")), lead, _field(workspace, name))


def _field(workspace: Workspace, name: str) -> Html:
    """A text to be copied, with the buttons for it."""
    t, text = workspace.t, TEXTS[name](workspace).text
    ident = f"taken-{name}"
    attrs = {"id": ident, "class": "taken-text", "readonly": True, "aria-label": t(f"take-{name}")}
    size = {"spellcheck": "false", "rows": str(min(12, text.count("\n") + 1))}
    copied = choices_of(workspace).copied == ident
    copy = do("copy", t("take-copied" if copied else "take-copy"), value=ident, main=True, ident=f"copy-{name}")
    file = do("take-file", t("take-file"), value=name, ident=f"file-{name}")
    field = el("textarea", attrs | size, f"\n{text}" if text.startswith("\n") else text)
    return join(field, el("div", {"class": "menu", "data-zone": f"take-{name}"}, copy, file))


# Choices --------------------------------------------------------------------------------------------------------------


def _choice(pair: str, label: str, *, pressed: bool) -> Html:
    return toggle("take-choice", label, value=pair, pressed=pressed, ident=f"choose-{pair}")


def _group(label: str, zone: str, *buttons: Html | None) -> Html:
    attrs = {"class": "menu", "role": "group", "aria-label": label, "data-zone": zone}
    shown = el("span", {"class": "label", "aria-hidden": "true"}, label)
    return el("div", {"class": "choice"}, shown, el("div", attrs, *buttons))


def _example_choices(workspace: Workspace) -> Html:
    t, chosen, document = workspace.t, choices_of(workspace), workspace.document
    moves, most = moves_of(workspace), min(MOST_MOVES, len(line_after(document.current_chapter, document.at)))
    steps = _group(
        t("take-moves-title"),
        "take-moves",
        do("take-choice", t("take-fewer"), value=f"moves={moves - 1}", ident="moves-fewer") if moves else None,
        el("span", {"class": "count"}, t("take-moves", count=moves)),
        do("take-choice", t("take-more"), value=f"moves={moves + 1}", ident="moves-more") if moves < most else None,
    )
    tried = sum(map(len, (example_of(workspace).refused or {}).values())) if chosen.refused else 0
    label = t("take-refused", count=tried) if chosen.refused else t("take-refused-off")
    refused = _choice(f"refused={'no' if chosen.refused else 'yes'}", label, pressed=chosen.refused)
    return join(steps, _group(t("take-refused-title"), "take-refused", refused), _facts(workspace, moves))


def _facts(workspace: Workspace, moves: int) -> Html:
    """The facts that hold in the end, to choose from."""
    t, chosen, document = workspace.t, choices_of(workspace), workspace.document
    own = next(iter(document.state().to_act), 0)
    found = facts_after(workspace.game, document.current_chapter, document.at, moves)
    buttons = []
    for name, value in found.items():
        said = fact_words(workspace.game.id, name, value.split(), own, t) or f"{name} {value}"
        buttons.append(_choice(f"fact={name}", said, pressed=name in chosen.facts))
    kept = len([name for name in chosen.facts if name in found])
    attrs = {"class": "facts-to-choose", "id": "facts"}
    group = {"class": "menu", "role": "group", "aria-label": t("take-facts-title"), "data-zone": "take-facts"}
    return el("details", attrs, el("summary", None, t("take-facts", count=kept)), el("div", group, *buttons))


def _tag_choices(workspace: Workspace) -> Html:
    t, chosen = workspace.t, choices_of(workspace)
    themes = [
        _choice(f"theme={each}", t(f"take-theme-{each or 'own'}"), pressed=chosen.theme == each) for each in THEMES
    ]
    named = {"": t("take-theme-own")} | {lang: languages()[lang].name for lang in LANGS}
    langs = [_choice(f"lang={lang}", name, pressed=chosen.lang == lang) for lang, name in named.items()]
    looks = _choice(f"readonly={'no' if chosen.readonly else 'yes'}", t("take-readonly"), pressed=chosen.readonly)
    return join(
        _group(t("take-theme"), "take-theme", *themes),
        _group(t("take-lang"), "take-lang", *langs),
        _group(t("take-kind"), "take-kind", looks),
    )


# The picture ----------------------------------------------------------------------------------------------------------


def _picture(workspace: Workspace) -> Html:
    """The table as it will be drawn; the page's script makes the files (`web/browser/window/export.js`)."""
    t, document = workspace.t, workspace.document
    scheme, node = choices_of(workspace).scheme, document.current_chapter.nodes[document.at]
    schemes = [_choice(f"scheme={each}", t(f"take-theme-{each}"), pressed=scheme == each) for each in SCHEMES]
    scene = scene_at(workspace, place_of(workspace))
    drawn = picture(scene, prompt=False, mark=lambda html: marked(html, node.marks, node.arrows))
    box = {"id": "picture-box", "class": f"picture-box {scheme}", "data-name": f"{workspace.game.id}-{scheme}"}
    done = {"data-done": t("take-picture-done"), "data-failed": t("take-picture-failed")}
    return el(
        "section",
        {"class": "taken", "id": "take-picture", "aria-labelledby": "take-picture-title"},
        el("h3", {"id": "take-picture-title"}, t("take-picture")),
        el("p", {"class": "quiet"}, t("take-picture-lead")),
        _group(t("take-scheme"), "take-scheme", *schemes),
        el("div", box, el("div", {"class": "rulebook"}, el("div", {"class": "diagram"}, drawn))),
        el(
            "div",
            {"class": "menu", "data-zone": "take-picture"},
            _make("svg", "file", t("take-svg")),
            _make("png", "file", t("take-png")),
            _make("svg", "copy", t("take-svg-copy")),
            _make("png", "copy", t("take-png-copy")),
        ),
        el("p", {"class": "quiet", **done, "role": "status", "id": "picture-status"}),
    )


def _make(kind: str, way: str, label: str) -> Html:
    """A button for the page's script."""
    main = " main" if way == "file" else ""
    attrs = {"type": "button", "class": f"button{main}", "id": f"picture-{kind}-{way}"}
    return el("button", {**attrs, "data-picture": kind, "data-way": way}, label)


def take_file(workspace: Workspace, given: OnWorkbench) -> None:
    """Give one of the texts as a file; raises `OptionError` for one that there is not."""
    if given["value"] not in TEXTS:
        raise OptionError("take", given["value"], tuple(TEXTS))
    taken = TEXTS[given["value"]](workspace)
    workspace.download = {"name": taken.file, "text": taken.text}
    workspace.say = workspace.t("take-file-given", name=taken.file)


def take_choice(workspace: Workspace, given: OnWorkbench) -> None:
    """Choose how something is taken away."""
    choose(workspace, given["value"])


def copied(workspace: Workspace, given: Valued) -> None:
    """A field was copied, or could not be."""
    workspace.memory[NAME] = replace(choices_of(workspace), copied=given["value"])
    workspace.say = workspace.t("take-copied" if given["value"] else "take-not-copied")


TAB = Tab(
    NAME,
    4,
    draw,
    {"take-file": take_file, "take-choice": take_choice, "copied": copied},
)

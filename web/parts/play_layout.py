"""The play page: the toolbar, the table with its notices, and the panel beside it."""

from __future__ import annotations

from dataclasses import dataclass, field

from web.parts.buttons import do
from web.parts.faces import symbols
from web.parts.html import Html, el, join
from web.parts.icons import back_arrow, book, bulb, cross, dots, sign
from web.parts.messages import Messages, languages, one_touch_away
from web.parts.page_paths import has_pages, learn_path, rules_path
from web.parts.panel import ask_buttons
from web.parts.story import Story, latest, story
from web.parts.table import Scene
from web.parts.table_section import table, walk

MORE = "more"
"""The ID of the menu with everything else."""
TABS = ("story", "rules", "review")
"""What may be beside the table; the first, as long as the reader has opened none."""


@dataclass(frozen=True, slots=True)
class PlayLayout:
    """What surrounds the board: the curtain or the end over it, a notice beside it, the story, whether undo and a hint
    are possible, the past moment that is shown and the last one.

    `headline` tells the stage of the game. `opened` is the tab of the side panel that the reader opened, `content` what
    is in it instead of the story; with `can_review` a review is offered. `panel` is over the page. `starting` marks the
    opening board, shown before the engine has started. Among `friends`, `post` says above the board what is to be sent,
    and `menu` has the first items of the menu. With `analyse` the table can be opened on the workbench. The `coach` of
    a first game stands above the table; with `may_coach` the menu calls it where it does not. A `tale` is told over
    the table.
    """

    over: Html | None = None
    note: Html | None = None
    told: Story = field(default_factory=Story)
    undo: bool = False
    hint: bool = False
    past: tuple[int, int] | None = None
    headline: str = ""
    panel: Html | None = None
    opened: str = ""
    content: Html | None = None
    can_review: bool = False
    starting: bool = False
    post: Html | None = None
    menu: tuple[Html, ...] | None = None
    friends: bool = False
    analyse: bool = False
    coach: Html | None = None
    may_coach: bool = False
    tale: Html | None = None


def frame(scene: Scene, board: Html, layout: PlayLayout) -> Html:
    """The page of a game."""
    state, t = "starting" if layout.starting else scene.state, scene.t
    under = el("div", {"class": "board", "inert": layout.over is not None}, board)
    walking = None
    if layout.past is not None and layout.tale is None:
        take_over = () if layout.friends else (do("take-over", t("walk-take-over")),)
        walking = walk(*layout.past, t, *take_over, do("live", t("walk-live"), main=True))
    notes = el("div", {"id": "notes"}, walking, layout.tale, layout.note)
    offer = None if layout.starting or layout.friends or layout.over or layout.past else _sound_offer(t)
    on_table = table(scene, state, layout.over, under, notes, offer)
    main = el("main", {"id": "main"}, layout.post, ask_buttons(t), layout.coach, latest(layout.told, t), on_table)
    room = el("div", {"class": "room"}, main, _side(layout, t))
    return join(_toolbar(scene, layout), symbols(scene.faces or ()), room, layout.panel)


def _sound_offer(t: Messages) -> Html:
    """The offer of sounds, in one sentence with two answers; `web/browser/window/sound_offer.js` shows it once.

    It lies over the table's edge and is not there until it is shown.
    """
    text = el("p", {"id": "sound-offer-text"}, t("sound-offer"))
    answers = []
    for value, name in (("sound=on", "yes"), ("sound=off", "no")):
        attrs = {"type": "button", "class": "button", "id": f"sound-offer-{name}", "data-offer-answer": name}
        answers.append(el("button", {**attrs, "data-do": "setting", "data-value": value}, t(f"sound-offer-{name}")))
    attrs = {"class": "sound-offer", "id": "sound-offer", "role": "group", "aria-labelledby": "sound-offer-text"}
    return el("div", {**attrs, "data-zone": "sound-offer"}, text, *answers)


def _toolbar(scene: Scene, layout: PlayLayout) -> Html:
    """The same controls in the same places at all times; what is not possible is dimmed."""
    t = scene.t
    home = el("a", {"class": "home", "href": "../", "title": t("to-lobby")}, sign(), el("span", None, t("app-name")))
    stage = el("span", {"class": "stage"}, layout.headline) if layout.headline else None
    title = el("div", {"class": "title"}, el("h1", None, t(f"game-{scene.game}")), stage)
    among = "-friends" if layout.friends else ""
    more = {"type": "button", "id": "tool-more", "class": "tool", "popovertarget": MORE}
    tools = el(
        "div",
        {"class": "tools", "role": "toolbar", "aria-label": t("menu"), "data-zone": "tools"},
        _tool("undo", back_arrow(), t, key="u", missing=None if layout.undo else f"undo-not{among}"),
        _tool("hint", bulb(), t, key="h", missing=None if layout.hint else f"hint-not{among}"),
        _tool("show", book(), t, value="rules", label="rules"),
        el("button", more, dots(), el("span", None, t("more"))),
    )
    return el("header", {"class": "bar play-bar"}, home, title, tools, _menu(scene, layout))


def _tool(
    command: str,
    icon: Html,
    t: Messages,
    *,
    value: str | None = None,
    label: str = "",
    key: str | None = None,
    missing: str | None = None,
) -> Html:
    """A control of the toolbar; a `missing` one names the message that says why it is not possible."""
    attrs: dict[str, object] = {
        "type": "button",
        "id": f"tool-{label or command}",
        "class": "tool",
        "data-do": None if missing else command,
        "data-value": value,
        "data-key": None if missing else key,
        "data-tip": t(missing) if missing else None,
        "aria-disabled": "true" if missing else None,
        "aria-keyshortcuts": key.upper() if key else None,
    }
    return el("button", attrs, icon, el("span", None, t(label or command)))


def _menu(scene: Scene, layout: PlayLayout) -> Html:
    """Everything else, in a menu over the page."""
    t = scene.t
    first = (
        item("new", t("new-deal")),
        item("share", t("share"), ident="open-share"),
        item("save", t("save-record")),
        item("open", t("open-record")),
    )
    analyse = item("analyse", t("analyse"), value="", ident="open-analyse") if layout.analyse else None
    learn = {"class": "item", "href": f"../{learn_path(scene.game, t.lang)}"}
    items = [
        *(first if layout.menu is None else layout.menu),
        *([analyse] if analyse else []),
        *([item("coach", t("coach-call"), value="again")] if layout.may_coach and not layout.coach else []),
        item("settings", t("settings"), ident="open-settings"),
        item("keys", t("keys"), ident="open-keys"),
        *([el("a", learn, t("learn"))] if has_pages(scene.game) else []),
        el("a", {"class": "item", "href": f"../{rules_path(scene.game, t.lang)}"}, t("rules-whole-book")),
        *(item("lang", languages()[lang].name, value=lang, lang=lang) for lang in one_touch_away(t.lang)),
    ]
    return el("div", {"id": MORE, "class": "more", "popover": True, "aria-label": t("more"), "data-zone": MORE}, *items)


def item(
    command: str, label: str, *, value: str | None = None, ident: str | None = None, lang: str | None = None
) -> Html:
    """An item of the menu, which closes it; its label may be in a language of its own."""
    closes = {"popovertarget": MORE, "popovertargetaction": "hide"}
    attrs = {"type": "button", "id": ident, "class": "item", "data-do": command, "data-value": value, "lang": lang}
    return el("button", {**attrs, **closes}, label)


def _side(layout: PlayLayout, t: Messages) -> Html:
    """The panel beside the table: the story, the rules or the review; on small screens over it, until it is closed."""
    tab = layout.opened or TABS[0]
    tabs = [_tab(name, t, current=name == tab, possible=name != "review" or layout.can_review) for name in TABS]
    closing = {"type": "button", "id": "close-side", "class": "close", "data-do": "show", "data-value": ""}
    close = el("button", {**closing, "aria-label": t("close")}, cross())
    bar = {"class": "tabs", "role": "group", "aria-label": t("side"), "data-zone": "tabs"}
    head = el("div", {"class": "side-head"}, el("div", bar, *tabs), close)
    attrs = {"class": "side-panel", "id": "side", "tabindex": "-1", "aria-label": t(f"side-{tab}")}
    attrs["data-open"] = "yes" if layout.opened and layout.tale is None else "no"
    content = el("div", {"class": "side-content"}, layout.content or story(layout.told, t))
    scrim = {**closing, "id": "scrim", "class": "scrim", "tabindex": "-1", "aria-hidden": "true"}
    return join(el("aside", attrs, head, content), el("button", scrim))


def _tab(name: str, t: Messages, *, current: bool, possible: bool) -> Html:
    attrs = {
        "type": "button",
        "id": f"tab-{name}",
        "data-do": ("review" if name == "review" else "show") if possible else None,
        "data-value": None if name == "review" or not possible else name,
        "aria-pressed": str(current).lower(),
        "aria-disabled": None if possible else "true",
        "data-tip": None if possible else t("review-not"),
    }
    return el("button", attrs, t(f"side-{name}"))

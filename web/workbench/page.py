"""The workbench's page: the way through the steps, the table, the tabs, and what the open one has."""

from __future__ import annotations

from web.engine.answer import Picture
from web.engine.notices import InputProblem, problem_text
from web.games import table_of
from web.parts import notice
from web.parts.buttons import do
from web.parts.diagram_layout import stage
from web.parts.html import Html, el, join
from web.parts.messages import Messages
from web.parts.page_paths import rules_path
from web.pictures.picture import without_controls
from web.workbench.desk import Desk
from web.workbench.scene import scene_of
from web.workbench.tab import Tab, tabs


def workbench_picture(desk: Desk, problem: InputProblem | None, *, former: bool) -> Picture:
    """The whole page; `former` offers the draft that was kept before this one."""
    t, tab = desk.t, tabs()[desk.tab]
    text = problem_text(problem, t) if problem else ""
    trouble = notice.trouble(text, t, broken=False) if problem else None
    note = el("div", {"id": "notes", "class": "workbench-notes"}, trouble, _former(t) if former else None)
    table = tab.table(desk) if tab.table else table_picture(desk, tab)
    left = el("div", {"class": "workbench-table"}, _views(desk), table)
    right = el("div", {"class": "workbench-side"}, _tabs(desk), _panel(desk, tab))
    main = el("div", {"class": "workbench-main"}, left, right)
    return Picture(join(_head(desk), note, main), " ".join(each for each in (text, desk.told) if each))


def table_picture(desk: Desk, tab: Tab) -> Html:
    """The table as it is seen from where the reader looks; with its controls where the tab takes touches of it."""
    scene = scene_of(desk)
    scene = tab.scene(desk, scene) if tab.scene else scene
    board = table_of(desk.game.id).draw(scene, prompt=tab.scene is not None)
    drawn = board if tab.scene else without_controls(board, described=False)
    return stage(scene, desk.game.id, drawn, scene.state)


def _head(desk: Desk) -> Html:
    """The game, and the steps back and forth."""
    t = desk.t
    title = el("h2", None, t(f"game-{desk.game.id}"))
    back = _step("undo", t("undo"), "u", bool(desk.history.past))
    forth = _step("redo", t("workbench-redo"), "y", bool(desk.history.ahead))
    rules = el("a", {"class": "button", "href": f"../{rules_path(desk.game.id, t.lang)}"}, t("rules"))
    bar = {"class": "menu", "role": "toolbar", "aria-label": t("workbench-steps"), "data-zone": "steps"}
    return el("div", {"class": "workbench-head"}, title, el("div", bar, back, forth, rules))


def _step(command: str, label: str, key: str, possible: bool) -> Html:
    """A step back or forth: dimmed where there is none, so that it keeps its place."""
    attrs = {
        "type": "button",
        "id": f"step-{command}",
        "class": "button",
        "data-do": command if possible else None,
        "data-key": key if possible else None,
        "aria-disabled": None if possible else "true",
        "aria-keyshortcuts": key.upper(),
    }
    return el("button", attrs, label)


def _views(desk: Desk) -> Html:
    """Whose eyes the table is seen with."""
    t, players = desk.t, desk.state().players
    seats: list[int | None] = [None, *range(players)]
    buttons = [_view(desk, seat, t("workbench-see-all") if seat is None else _seat_words(seat, t)) for seat in seats]
    attrs = {"class": "menu views", "role": "group", "aria-label": t("workbench-views"), "data-zone": "views"}
    return el("div", attrs, *buttons)


def _seat_words(seat: int, t: Messages) -> str:
    return t("workbench-see-seat", number=seat + 1)


def _view(desk: Desk, seat: int | None, label: str) -> Html:
    value = "" if seat is None else str(seat + 1)
    attrs = {"type": "button", "id": f"view-{value or 'all'}", "class": "button", "data-do": "seat-view"}
    attrs |= {"data-value": value, "aria-pressed": "true" if desk.viewer == seat else "false"}
    return el("button", attrs, label)


def _tabs(desk: Desk) -> Html:
    buttons = [_tab(tab, desk) for tab in tabs().values()]
    return el(
        "div", {"class": "tabs", "role": "tablist", "aria-label": desk.t("workbench"), "data-zone": "tabs"}, *buttons
    )


def _tab(tab: Tab, desk: Desk) -> Html:
    shown = tab.name == desk.tab
    attrs: dict[str, object] = {
        "type": "button",
        "role": "tab",
        "id": f"tab-{tab.name}",
        "data-do": "tab",
        "data-value": tab.name,
    }
    attrs |= {"aria-selected": "true" if shown else "false", "aria-controls": "tab-panel" if shown else None}
    return el("button", attrs | {"tabindex": None if shown else "-1"}, desk.t(f"workbench-tab-{tab.name}"))


def _panel(desk: Desk, tab: Tab) -> Html:
    attrs = {"id": "tab-panel", "class": f"tab-panel of-{tab.name}", "role": "tabpanel"}
    return el("div", attrs | {"aria-labelledby": f"tab-{tab.name}"}, tab.draw(desk))


def _former(t: Messages) -> Html:
    """The draft that another one took the place of."""
    return el("p", {"class": "former"}, t("workbench-former"), do("former", t("workbench-former-take")))


def problem_picture(problem: InputProblem, game_id: str, t: Messages) -> Picture:
    """What is wrong with an address that names no game, and the way on to the choice of games."""
    text = problem_text(problem, t)
    title = el("h2", {"id": "problem", "tabindex": "-1"}, t("problem-title"))
    way = f"./?game={game_id}&lang={t.lang}" if game_id else f"./?lang={t.lang}"
    on = el("a", {"class": "button main", "href": way}, t("workbench-games"))
    return Picture(el("div", {"class": "problem"}, title, el("p", None, text), on), text)

"""The workbench's page: the way through the steps, the table, the tabs, and what the open one has."""

from __future__ import annotations

from pyengine.core.errors import LinkError
from web.engine.answer import Picture
from web.engine.notices import InputProblem, problem_text
from web.parts import notice
from web.parts.buttons import do
from web.parts.drawing import draw
from web.parts.html import Html, el, join
from web.parts.messages import Messages
from web.parts.page_paths import rules_path
from web.parts.problem import paste
from web.parts.table_section import stage
from web.pictures.picture import without_controls
from web.workbench.scene import scene_of
from web.workbench.tab import Tab, tabs
from web.workbench.workspace import Workspace


def workbench_picture(workspace: Workspace, problem: InputProblem | None, *, former: bool) -> Picture:
    """The whole page; `former` offers the draft before this one."""
    t, tab = workspace.t, tabs()[workspace.tab]
    text = problem_text(problem, t) if problem else ""
    ask = paste(t, t("link-paste")) if problem and isinstance(problem.error, LinkError) else None
    trouble = notice.trouble(text, t, broken=False, more=ask) if problem else None
    note = el("div", {"id": "notes", "class": "workbench-notes"}, trouble, _former(t) if former else None)
    table = tab.table(workspace) if tab.table else table_picture(workspace, tab)
    left = el("div", {"class": "workbench-table"}, _views(workspace), table)
    right = el("div", {"class": "workbench-side"}, _tabs(workspace), _panel(workspace, tab))
    main = el("div", {"class": "workbench-main"}, left, right)
    return Picture(join(_head(workspace), note, main), " ".join(each for each in (text, workspace.say) if each))


def table_picture(workspace: Workspace, tab: Tab) -> Html:
    """The table as it is seen from where the reader looks; with its controls where the tab takes touches of it."""
    scene = scene_of(workspace)
    scene = tab.scene(workspace, scene) if tab.scene else scene
    board = draw(scene, prompt=tab.scene is not None)
    drawn = board if tab.scene else without_controls(board, described=False)
    return stage(scene, drawn, scene.state)


def _head(workspace: Workspace) -> Html:
    """The game, and the steps back and forth."""
    t = workspace.t
    title = el("h2", None, t(f"game-{workspace.game.id}"))
    back = _step("undo", t("undo"), "u", bool(workspace.history.past))
    forth = _step("redo", t("workbench-redo"), "y", bool(workspace.history.future))
    rules = el("a", {"class": "button", "href": f"../{rules_path(workspace.game.id, t.lang)}"}, t("rules"))
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


def _views(workspace: Workspace) -> Html:
    """The buttons for the seat that the table is seen from."""
    t, players = workspace.t, workspace.state().players
    seats: list[int | None] = [None, *range(players)]
    buttons = [
        _view(workspace, seat, t("workbench-see-all") if seat is None else _seat_words(seat, t)) for seat in seats
    ]
    attrs = {"class": "menu views", "role": "group", "aria-label": t("workbench-views"), "data-zone": "views"}
    return el("div", attrs, *buttons)


def _seat_words(seat: int, t: Messages) -> str:
    return t("workbench-see-seat", number=seat + 1)


def _view(workspace: Workspace, seat: int | None, label: str) -> Html:
    value = "" if seat is None else str(seat + 1)
    attrs = {"type": "button", "id": f"view-{value or 'all'}", "class": "button", "data-do": "seat-view"}
    attrs |= {"data-value": value, "aria-pressed": "true" if workspace.viewer == seat else "false"}
    return el("button", attrs, label)


def _tabs(workspace: Workspace) -> Html:
    buttons = [_tab(tab, workspace) for tab in tabs().values()]
    return el(
        "div",
        {"class": "tabs", "role": "tablist", "aria-label": workspace.t("workbench"), "data-zone": "tabs"},
        *buttons,
    )


def _tab(tab: Tab, workspace: Workspace) -> Html:
    shown = tab.name == workspace.tab
    attrs: dict[str, object] = {
        "type": "button",
        "role": "tab",
        "id": f"tab-{tab.name}",
        "data-do": "tab",
        "data-value": tab.name,
    }
    attrs |= {"aria-selected": "true" if shown else "false", "aria-controls": "tab-panel" if shown else None}
    return el("button", attrs | {"tabindex": None if shown else "-1"}, workspace.t(f"workbench-tab-{tab.name}"))


def _panel(workspace: Workspace, tab: Tab) -> Html:
    attrs = {"id": "tab-panel", "class": f"tab-panel of-{tab.name}", "role": "tabpanel"}
    return el("div", attrs | {"aria-labelledby": f"tab-{tab.name}"}, tab.draw(workspace))


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

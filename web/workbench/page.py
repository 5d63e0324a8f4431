"""The workbench's page: the way through the steps, the table, the tabs, and what the open one has."""

from __future__ import annotations

from dataclasses import replace

from pyengine.core.errors import LinkError
from web.engine.answer import Picture
from web.engine.notices import InputProblem, problem_text
from web.parts import notice
from web.parts.buttons import do
from web.parts.drawing import draw
from web.parts.html import Html, el, glued, join
from web.parts.messages import Messages
from web.parts.page_paths import rules_path
from web.parts.problem import paste
from web.parts.table_section import stage
from web.pictures.picture import without_controls
from web.workbench.annotating import reader
from web.workbench.annotating.reading import reads
from web.workbench.controls import step, toggle
from web.workbench.document import in_lines
from web.workbench.editing.impossible import Hindrance, hindrance
from web.workbench.editing.refusing import NAME
from web.workbench.live import teacher as board
from web.workbench.tab import Tab, tabs
from web.workbench.workspace import Workspace, scene_of


def workbench_picture(workspace: Workspace, problem: InputProblem | None, *, former: bool) -> Picture:
    """The whole page; `former` offers the draft before this one."""
    t, tab = workspace.t, tabs()[workspace.tab]
    text = problem_text(problem, t) if problem else ""
    ask = paste(t, t("link-paste")) if problem and isinstance(problem.error, LinkError) else None
    trouble = notice.trouble(text, t, broken=False, more=ask) if problem else None
    before = notice.offered(t("workbench-former"), do("former", t("workbench-former-take")), t)
    note = el("div", {"id": "notes", "class": "workbench-notes"}, trouble or (before if former else None))
    said = glued(" ", filter(None, (text, workspace.say)))
    if reads(workspace):
        return Picture(join(note, reader.page(workspace)), said)
    hindered = hindrance(workspace)
    closed = hindered is not None and hindered.closes(tab.name)
    if closed:  # a tab may be closed while it is open, as by a step back
        table = table_picture(workspace, replace(tab, scene=None))
        inside = do("tab", t("workbench-back-to-setup"), value=next(iter(tabs())), main=True)
    else:
        table = tab.table(workspace) if tab.table else table_picture(workspace, tab)
        inside = tab.draw(workspace)
    left = el("div", {"class": "workbench-table"}, _views(workspace), table)
    attrs = {"id": "tab-panel", "class": f"tab-panel of-{tab.name}", "role": "tabpanel"}
    panel = el("div", attrs | {"aria-labelledby": f"tab-{tab.name}"}, inside)
    right = el("div", {"class": "workbench-side"}, _tabs(workspace, hindered), panel)
    main = el("div", {"class": "workbench-main"}, left, right)
    return Picture(join(_head(workspace), board.panel(workspace), note, main), said)


def table_picture(workspace: Workspace, tab: Tab) -> Html:
    """The table as it is seen from where the reader looks; with its controls where the tab takes touches of it."""
    scene = scene_of(workspace)
    scene = tab.scene(workspace, scene) if tab.scene else scene
    board = draw(scene, prompt=tab.scene is not None)
    drawn = board if tab.scene else without_controls(board, described=False)
    return stage(scene, drawn, scene.state)


def _head(workspace: Workspace) -> Html:
    """The game, and the steps back and forth."""
    t, history = workspace.t, workspace.history
    title = el("h2", None, t(f"game-{workspace.game.id}"))
    back = step("undo", t("undo"), ident="step-undo", shortcut="Control+Z", possible=bool(history.past))
    forth = step(
        "redo", t("workbench-redo"), ident="step-redo", shortcut="Control+Shift+Z", possible=bool(history.future)
    )
    rules = el("a", {"class": "button", "href": f"../{rules_path(workspace.game.id, t.lang)}"}, t("rules"))
    own = {"class": "button", "href": f"../games/write/?lang={t.lang}", "title": t("workbench-tab-game-lead")}
    game = el("a", own, t("workbench-tab-game"))
    bar = {"class": "menu", "role": "toolbar", "aria-label": t("workbench-steps"), "data-zone": "steps"}
    copied = None  # what is hidden from a seat is hidden from the clipboard too
    if workspace.viewer is None and workspace.tab == NAME:
        copied = workspace.document.text
    elif workspace.viewer is None:
        copied = in_lines(workspace.game.write(workspace.state()))
    head = {"class": "workbench-head", "data-copied": copied}
    return el("div", head, title, el("div", bar, back, forth, rules, game, board.button(workspace)))


def _views(workspace: Workspace) -> Html:
    """The buttons for the seat that the table is seen from."""
    t, viewer = workspace.t, workspace.viewer
    buttons = [toggle("seat-view", t("workbench-see-all"), value="", pressed=viewer is None, ident="view-all")]
    for seat in range(workspace.state().players):
        words, value = t("workbench-see-seat", number=seat + 1), str(seat + 1)
        buttons.append(toggle("seat-view", words, value=value, pressed=viewer == seat, ident=f"view-{value}"))
    attrs = {"class": "menu views", "role": "group", "aria-label": t("workbench-views"), "data-zone": "views"}
    return el("div", attrs, *buttons)


def _tabs(workspace: Workspace, hindered: Hindrance | None) -> Html:
    """The tabs, and beside them what is wrong with the position; a tab that would act on another one is closed."""
    buttons, closed = [], [name for name in tabs() if hindered and hindered.closes(name)]
    for name in tabs():
        shown = name == workspace.tab
        attrs = {
            "type": "button",
            "role": "tab",
            "id": f"tab-{name}",
            "data-do": "tab",
            "data-value": name,
            "aria-selected": "true" if shown else "false",
            "aria-controls": "tab-panel" if shown else None,
            "aria-disabled": "true" if name in closed else None,
            "aria-describedby": "tab-why" if name in closed else None,
            "tabindex": None if shown else "-1",
        }
        buttons.append(el("button", attrs, workspace.t(f"workbench-tab-{name}")))
    bar = {"class": "tabs", "role": "tablist", "aria-label": workspace.t("workbench"), "data-zone": "tabs"}
    shows = hindered if hindered and (closed or workspace.tab == next(iter(tabs()))) else None
    why = el("div", {"id": "tab-why", "class": "tab-why"}, shows.why) if shows else None
    return join(el("div", bar, *buttons), why)


def problem_picture(problem: InputProblem, game_id: str, t: Messages) -> Picture:
    """What is wrong with an address that names no game, and the way on to the choice of games."""
    text = problem_text(problem, t)
    title = el("h2", {"id": "problem", "tabindex": "-1"}, t("problem-title"))
    way = f"./?game={game_id}&lang={t.lang}" if game_id else f"./?lang={t.lang}"
    on = el("a", {"class": "button main", "href": way}, t("workbench-games"))
    ask = paste(t, t("link-paste")) if isinstance(problem.error, LinkError) else None
    return Picture(el("div", {"class": "problem"}, title, el("p", None, text), ask, on), text)

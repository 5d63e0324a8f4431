"""The teacher's side of the live board: the panel on the workbench, and what goes to the pupils."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from pyengine.core.errors import OptionError
from web.parts.buttons import do
from web.parts.html import Html, el, glued
from web.parts.share_panel import link_field
from web.protocol.board import BoardLines, BoardSaid, OnBoard
from web.workbench.controls import toggle
from web.workbench.document import Document
from web.workbench.live.messages import ALL, BoardError, read_name, write_shown
from web.workbench.live.redaction import Deals, shown_of
from web.workbench.workspace import Workspace, viewing_seat

NAME = "board"
MOST = 12
"""The most pupils; also in `web/browser/window/ways/board_host.js`."""
_STATES = ("invited", "here", "away")
_PROBLEMS = ("unread", "invitation", "stranger", "full", "none")


@dataclass(slots=True)
class LiveBoard:
    """A board that is open: the `seats` that pupils may look from, None for everything; the state of each line by its
    number, and the `names` that came through them; the `link` of an invitation that is to be sent, and the `problem`
    with what was done last. `text` is what pupils see, as it was made of `made`; `deals` are the positions in it.
    """

    seats: set[int | None]
    lines: dict[int, str] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)
    link: str = ""
    problem: str = ""
    deals: Deals = field(default_factory=dict)
    made: tuple[Document, frozenset[int | None]] | None = None
    text: str = ""


def board_of(workspace: Workspace) -> LiveBoard | None:
    """The board, if it is open."""
    found = workspace.memory.get(NAME)
    return found if isinstance(found, LiveBoard) else None


# Commands -------------------------------------------------------------------------------------------------------------


def open_board(workspace: Workspace, given: OnBoard) -> None:
    """Open the board, by default to be looked at from the teacher's seat alone; or close it."""
    what, *texts = given["value"].split()
    if what != "open":
        workspace.memory[NAME] = None
        return
    seats = {_seat(text, workspace) for text in texts}
    workspace.memory[NAME] = LiveBoard(seats or {viewing_seat(workspace, workspace.state())})
    workspace.focus = None if texts else "#board-invite"


def allow(workspace: Workspace, given: OnBoard) -> None:
    """Let pupils look from a seat, or not any more; who may see everything needs no seat, and one stays in any case."""
    board, seat = board_of(workspace), _seat(given["value"], workspace)
    if board is None:
        return
    if seat is None or None in board.seats:
        board.seats = {seat}
    elif board.seats != {seat}:
        board.seats = board.seats ^ {seat}


def _seat(text: str, workspace: Workspace) -> int | None:
    """A seat from a command; raises `OptionError` for one that this game never has."""
    most = workspace.game.seats[1]
    if text == ALL:
        return None
    if not (text.isascii() and text.isdigit() and len(text) < 3 and 0 < int(text) <= most):
        raise OptionError("seat", text, (f"1…{most}", ALL))
    return int(text) - 1


def take_lines(workspace: Workspace, given: BoardLines) -> None:
    """How the lines are now; who has come or is gone is said."""
    board = board_of(workspace)
    if board is None:
        return
    before, t = board.lines, workspace.t
    found = {line.get("number"): line.get("state") for line in given["lines"][:MOST]}
    board.lines = {number: state for number, state in found.items() if type(number) is int and state in _STATES}
    board.link = given["link"]
    board.problem = given["problem"] if given["problem"] in _PROBLEMS else ""
    said = [t(f"board-problem-{board.problem}")] if board.problem else []
    for number, state in board.lines.items():
        if state != before.get(number) and state != "invited":
            said.append(t("board-change", name=_name(board, number, workspace), state=state))
    workspace.say = glued(" ", said)


def take_said(workspace: Workspace, given: BoardSaid) -> None:
    """A pupil's name; anything else that comes from there is passed over."""
    board = board_of(workspace)
    if board is None or given["number"] not in board.lines:
        return
    try:
        board.names[given["number"]] = read_name(given["text"])
    except BoardError:
        return


COMMANDS: Mapping[str, Any] = {
    "board": open_board,
    "board-seat": allow,
    "board-lines": take_lines,
    "board-said": take_said,
}
"""What carries out the commands of the board, by their names."""


# What pupils see ------------------------------------------------------------------------------------------------------


def for_pupils(workspace: Workspace) -> dict[str, Any]:
    """The answer's field for the lines: what pupils see, and the seats, to go on with after a reload; None once the
    board was closed, and nothing where it was never open: then the page may have one that the engine is yet to hear of.
    """
    board = board_of(workspace)
    if board is None:
        return {"board": None} if NAME in workspace.memory else {}
    players = workspace.state().players
    seats = frozenset(seat for seat in board.seats if seat is None or seat < players) or frozenset({0})
    made = (workspace.document, seats)
    if board.made is None or board.made[0] is not made[0] or board.made[1] != made[1]:
        board.made, shown = made, shown_of(workspace, seats, board.deals)
        try:
            board.text = write_shown(shown)
        except BoardError:  # so many words that no pupil would take the message
            board.text = write_shown(replace(shown, title={}, words={}, asked={}))
    kept = " ".join(ALL if seat is None else str(seat + 1) for seat in board.seats)
    return {"board": {"text": board.text, "seats": kept}}


# The panel ------------------------------------------------------------------------------------------------------------


def button(workspace: Workspace) -> Html | None:
    """What opens the board; nothing once it is open."""
    return None if board_of(workspace) else do("board", workspace.t("board"), value="open", ident="board-open")


def panel(workspace: Workspace) -> Html | None:
    """The board's panel: from where pupils look, the invitation, who is here."""
    board, t = board_of(workspace), workspace.t
    if board is None:
        return None
    close = do("board", t("board-close"), value="close", ident="board-close")
    title = el("h3", {"id": "board-title"}, t("board"))
    whole = None in board.seats
    seats = [
        toggle("board-seat", t("board-seat", number=seat + 1), value=str(seat + 1), pressed=seat in board.seats)
        for seat in range(workspace.state().players)
    ]
    everything = toggle("board-seat", t("board-all"), value=ALL, pressed=whole)
    views = {"class": "menu board-seats", "role": "group", "aria-labelledby": "board-from", "data-zone": "board-seats"}
    invite = do("board-invite", t("board-invite"), main=not board.link, ident="board-invite")
    trouble = el("p", {"class": "board-problem"}, t(f"board-problem-{board.problem}")) if board.problem else None
    return el(
        "section",
        {"class": "live-board", "id": "live-board", "aria-labelledby": "board-title"},
        el("div", {"class": "board-head"}, title, el("p", {"class": "hint"}, t("board-lead")), close),
        el("div", views, el("span", {"id": "board-from"}, t("board-from")), *seats, everything),
        trouble,
        _invitation(board, workspace) if board.link else None,
        el("div", {"class": "menu board-pupils"}, invite, _pupils(board, workspace)),
    )


def _invitation(board: LiveBoard, workspace: Workspace) -> Html:
    t = workspace.t
    attrs = {"id": "board-answer", "type": "text", "autocomplete": "off", "spellcheck": "false"}
    answer = el(
        "div",
        {"class": "board-answer"},
        el("label", {"for": "board-answer"}, t("board-answer")),
        el("div", {"class": "link"}, el("input", attrs), do("board-take", t("link-take"), main=True)),
    )
    link = link_field("board-link", t("board-invitation"), board.link, "", t)
    return el("div", {"class": "board-invitation"}, el("p", {"class": "hint"}, t("board-next")), link, answer)


def _pupils(board: LiveBoard, workspace: Workspace) -> Html:
    """Who is here. Somebody who came back by another line is not away as well."""
    t = workspace.t
    here = {board.names.get(number) for number, state in board.lines.items() if state == "here"} - {"", None}
    shown = [
        el("li", {"data-state": state}, _name(board, number, workspace), " ", el("small", None, t(f"board-{state}")))
        for number, state in board.lines.items()
        if not (state == "away" and board.names.get(number) in here)
    ]
    if not shown:
        return el("p", {"class": "hint", "id": "board-pupils"}, t("board-nobody"))
    return el("ul", {"id": "board-pupils", "role": "list", "aria-label": t("board-pupils")}, *shown)


def _name(board: LiveBoard, number: int, workspace: Workspace) -> str:
    return board.names.get(number) or workspace.t("board-pupil", number=number)

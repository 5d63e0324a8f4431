"""The question at a place: whom it asks, which actions are right, and what is said to those who try."""

from __future__ import annotations

from dataclasses import replace

from pyengine.study import Stop
from pyengine.study.editing import with_stop
from web.parts.buttons import do
from web.parts.html import Html, el
from web.protocol.studying import OnStudy, SetStudy
from web.workbench.annotating.languages import words_field
from web.workbench.annotating.place import change, editor_of, in_words, node_of
from web.workbench.annotating.reading import legal_choice
from web.workbench.controls import toggle
from web.workbench.workspace import Workspace, number


def asking(workspace: Workspace) -> Html:
    """The question at this place, or the way to ask one."""
    t, stop, state = workspace.t, node_of(workspace).stop, workspace.state()
    heading = el("h3", {"id": "study-stop-title"}, t("study-stop"))
    attrs = {"class": "study-asking", "aria-labelledby": "study-stop-title"}
    if stop is None:
        lead = el("p", {"class": "hint"}, t("study-stop-lead" if state.to_act else "study-stop-over"))
        ask = do("study-ask", t("study-stop-add"), value="yes") if state.to_act else None
        return el("section", attrs, heading, lead, ask)
    return el("section", attrs, heading, *_question(workspace, stop))


def _question(workspace: Workspace, stop: Stop) -> list[Html]:
    t = workspace.t
    seats = [
        toggle("study-seat", t("player-number", number=seat + 1), value=str(seat), pressed=stop.seat == seat)
        for seat in workspace.state().to_act
    ]
    wanted = {text: in_words(workspace, text) for text in stop.wanted}
    unwant = [
        words if len(wanted) == 1 else do("study-unwant", t("study-unmark", name=words), value=text)
        for text, words in wanted.items()
    ]
    answers = [
        words_field(workspace, f"answer {text}", t("study-stop-answer", action=in_words(workspace, text)), words, 2)
        for text, words in stop.answers.items()
    ]
    role = {"class": "marks-set", "role": "list", "aria-label": t("study-stop-wanted")}
    return [
        el("div", {"class": "menu", "role": "group", "aria-label": t("study-stop-seat")}, *seats),
        words_field(workspace, "question", t("study-stop-question"), stop.question, 2),
        el("ul", role, *(el("li", None, each) for each in unwant)),
        legal_choice(workspace, stop, "wanted", t("study-stop-wanted-add")),
        words_field(workspace, "right", t("study-stop-right"), stop.right, 2),
        words_field(workspace, "other", t("study-stop-other"), stop.other, 2),
        *answers,
        legal_choice(workspace, stop, "answer", t("study-stop-answer-add")),
        do("study-ask", t("study-stop-remove"), value="no"),
    ]


def ask(workspace: Workspace, given: OnStudy) -> None:
    """Ask at this place what the main line goes on with, or whatever comes first; or ask no more."""
    state, chapter, at = workspace.state(), workspace.document.current_chapter, workspace.document.at
    if given["value"] != "yes" or not state.to_act:
        change(workspace, with_stop(chapter, at, None))
        return
    following = [chapter.nodes[child] for child in chapter.children(at)[:1]]
    seat = following[0].seat if following else state.to_act[0]
    first = following[0].text if following else workspace.game.format(state.legal(seat)[0])
    change(workspace, with_stop(chapter, at, Stop(seat, (first,))))


def ask_seat(workspace: Workspace, given: OnStudy) -> None:
    """Ask another seat; what it wants begins anew."""
    state, stop = workspace.state(), node_of(workspace).stop
    seat = number(given["value"], state.players, "seat")
    if stop is not None and seat != stop.seat and seat in state.to_act:
        first = workspace.game.format(state.legal(seat)[0])
        _set(workspace, replace(stop, seat=seat, wanted=(first,), answers={}, where=()))


def want(workspace: Workspace, given: SetStudy) -> None:
    """One more action that is right."""
    stop, text = node_of(workspace).stop, given["value"]
    if stop is not None and text:
        _set(workspace, replace(stop, wanted=(*stop.wanted, text), where=()))


def unwant(workspace: Workspace, given: OnStudy) -> None:
    """An action is not right any more; one stays."""
    stop = node_of(workspace).stop
    rest = tuple(text for text in stop.wanted if text != given["value"]) if stop else ()
    if stop is not None and rest:
        _set(workspace, replace(stop, wanted=rest, where=()))


def answer_to(workspace: Workspace, given: SetStudy) -> None:
    """Words of its own for an action; they begin as a dash, since what has no words is not kept."""
    stop, text = node_of(workspace).stop, given["value"]
    if stop is not None and text and text not in stop.answers:
        words = {editor_of(workspace).lang: "–"}
        _set(workspace, replace(stop, answers={**stop.answers, text: words}, where=()))


def say(workspace: Workspace, name: str, lang: str, text: str, kind: str) -> None:
    """Words of the question: `question`, `right`, `other`, or `answer` and an action."""
    stop = node_of(workspace).stop
    if stop is None:
        return
    what, _, action = name.partition(" ")
    if what == "answer" and action in stop.answers:
        words = {**stop.answers[action], lang: text}
        _set(workspace, replace(stop, answers={**stop.answers, action: words}), kind)
    elif name in ("question", "right", "other"):
        _set(workspace, replace(stop, **{name: {**getattr(stop, name), lang: text}}), kind)  # type: ignore[arg-type]


def _set(workspace: Workspace, stop: Stop, kind: str = "") -> None:
    change(workspace, with_stop(workspace.document.current_chapter, workspace.document.at, stop), kind)

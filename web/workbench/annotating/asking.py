"""The question at a place: whom it asks, which actions are right, and what is said to those who try."""

from __future__ import annotations

from dataclasses import replace

from pyengine.study import Stop
from pyengine.study.editing import with_stop
from web.parts.buttons import do
from web.parts.html import Html, el
from web.protocol import OnStudy
from web.workbench.annotating.fields import words_field
from web.workbench.annotating.notes import notes_of
from web.workbench.annotating.place import change, in_words, node_of, number
from web.workbench.desk import Desk

_MOST = 300
"""The most legal actions that are listed."""


def asking(desk: Desk) -> Html:
    """The question at this place, or the way to ask one."""
    t, stop, state = desk.t, node_of(desk).stop, desk.state()
    heading = el("h3", {"id": "study-stop-title"}, t("study-stop"))
    attrs = {"class": "study-asking", "aria-labelledby": "study-stop-title"}
    if stop is None:
        lead = el("p", {"class": "hint"}, t("study-stop-lead" if state.to_act else "study-stop-over"))
        ask = do("study-ask", t("study-stop-add"), value="yes") if state.to_act else None
        return el("section", attrs, heading, lead, ask)
    return el("section", attrs, heading, *_question(desk, stop))


def _question(desk: Desk, stop: Stop) -> list[Html]:
    t = desk.t
    seats = [_seat(desk, stop, seat) for seat in desk.state().to_act]
    wanted = [_wanted(desk, text, last=len(stop.wanted) == 1) for text in stop.wanted]
    return [
        el("div", {"class": "menu", "role": "group", "aria-label": t("study-stop-seat")}, *seats),
        words_field(desk, "question", t("study-stop-question"), stop.question, 2),
        el("ul", {"class": "marks-set", "role": "list", "aria-label": t("study-stop-wanted")}, *wanted),
        _actions(desk, stop, "wanted", t("study-stop-wanted-add")),
        words_field(desk, "right", t("study-stop-right"), stop.right, 2),
        words_field(desk, "other", t("study-stop-other"), stop.other, 2),
        *(words_field(desk, f"answer {text}", _answers(desk, text), words, 2) for text, words in stop.answers.items()),
        _actions(desk, stop, "answer", t("study-stop-answer-add")),
        do("study-ask", t("study-stop-remove"), value="no"),
    ]


def _seat(desk: Desk, stop: Stop, seat: int) -> Html:
    attrs = {"type": "button", "class": "button", "data-do": "study-seat", "data-value": str(seat)}
    pressed = "true" if stop.seat == seat else "false"
    return el("button", {**attrs, "aria-pressed": pressed}, desk.t("player-number", number=seat + 1))


def _wanted(desk: Desk, text: str, *, last: bool) -> Html:
    words = in_words(desk, text)
    button = do("study-unwant", desk.t("study-unmark", name=words), value=text)
    return el("li", None, words if last else button)


def _answers(desk: Desk, text: str) -> str:
    return desk.t("study-stop-answer", action=in_words(desk, text))


def _actions(desk: Desk, stop: Stop, name: str, label: str) -> Html:
    """The legal actions, to choose one from."""
    legal = [desk.game.format(action) for action in desk.state().legal(stop.seat)][:_MOST]
    options = [el("option", {"value": text}, in_words(desk, text)) for text in legal]
    attrs = {"name": name, "id": f"study-{name}", "data-set": "study", "aria-label": label}
    return el("select", attrs, el("option", {"value": ""}, label), *options)


def ask(desk: Desk, given: OnStudy) -> None:
    """Ask at this place what the main line goes on with, or whatever comes first; or ask no more."""
    state, chapter, at = desk.state(), desk.document.opened, desk.document.at
    if given["value"] != "yes" or not state.to_act:
        change(desk, with_stop(chapter, at, None))
        return
    following = [chapter.nodes[child] for child in chapter.children(at)[:1]]
    seat = following[0].seat if following else state.to_act[0]
    first = following[0].text if following else desk.game.format(state.legal(seat)[0])
    change(desk, with_stop(chapter, at, Stop(seat, (first,))))


def ask_seat(desk: Desk, given: OnStudy) -> None:
    """Ask another seat; what it wants begins anew."""
    state, stop = desk.state(), node_of(desk).stop
    seat = number(given["value"], state.players, "seat")
    if stop is not None and seat != stop.seat and seat in state.to_act:
        first = desk.game.format(state.legal(seat)[0])
        _set(desk, replace(stop, seat=seat, wanted=(first,), answers={}, where=()))


def want(desk: Desk, text: str) -> None:
    """One more action that is right."""
    stop = node_of(desk).stop
    if stop is not None and text:
        _set(desk, replace(stop, wanted=(*stop.wanted, text), where=()))


def unwant(desk: Desk, given: OnStudy) -> None:
    """An action is not right any more; one stays."""
    stop = node_of(desk).stop
    rest = tuple(text for text in stop.wanted if text != given["value"]) if stop else ()
    if stop is not None and rest:
        _set(desk, replace(stop, wanted=rest, where=()))


def answer_to(desk: Desk, text: str) -> None:
    """Words of its own for an action; they begin as a dash, since what has no words is not kept."""
    stop = node_of(desk).stop
    if stop is not None and text and text not in stop.answers:
        words = {notes_of(desk).lang: "–"}
        _set(desk, replace(stop, answers={**stop.answers, text: words}, where=()))


def say(desk: Desk, name: str, lang: str, text: str, kind: str) -> None:
    """Words of the question: `question`, `right`, `other`, or `answer` and an action."""
    stop = node_of(desk).stop
    if stop is None:
        return
    what, _, action = name.partition(" ")
    if what == "answer" and action in stop.answers:
        words = {**stop.answers[action], lang: text}
        _set(desk, replace(stop, answers={**stop.answers, action: words}), kind)
    elif what == "question":
        _set(desk, replace(stop, question={**stop.question, lang: text}), kind)
    elif what == "right":
        _set(desk, replace(stop, right={**stop.right, lang: text}), kind)
    elif what == "other":
        _set(desk, replace(stop, other={**stop.other, lang: text}), kind)


def _set(desk: Desk, stop: Stop, kind: str = "") -> None:
    change(desk, with_stop(desk.document.opened, desk.document.at, stop), kind)

"""Reading a study as others will: place by place, with the questions to be answered before one goes on."""

from __future__ import annotations

from dataclasses import replace

from pyengine.core.errors import Breach
from pyengine.study import Stop, Words
from web.engine.notices import refusal_notice
from web.games import table_of
from web.parts.buttons import do
from web.parts.html import Html, el, join
from web.protocol.commands import Touch
from web.protocol.studying import OnStudy, SetStudy
from web.workbench.analysis.place import legal_texts
from web.workbench.annotating.place import editor_of, in_words, node_of
from web.workbench.controls import choice
from web.workbench.workspace import Workspace, scene_of

_MOST = 300
"""The most legal actions that are listed."""


def open_question(workspace: Workspace) -> Stop | None:
    """The question that a reader has to answer here; None while one writes, and once it is answered."""
    editor, stop = editor_of(workspace), node_of(workspace).stop
    if not (editor.reads and stop) or editor.right:
        return None
    # A question that nobody can answer, as a text by hand may have it, stops nobody.
    return stop if {*stop.wanted} & {*legal_texts(workspace, workspace.state(), stop.seat)} else None


def reader(workspace: Workspace) -> Html:
    """What a reader sees beside the table."""
    t, node, document = workspace.t, node_of(workspace), workspace.document
    title = el("h3", None, _in_language(workspace, document.current_chapter.titles) or t("study-untitled"))
    words = [el("p", None, line) for line in _in_language(workspace, node.words).split("\n") if line]
    write = do("study-read", t("study-write"), value="no")
    question = _question(workspace, node.stop) if node.stop else None
    return el("section", {"class": "study-reader"}, title, *words, question, _ways(workspace), write)


def _in_language(workspace: Workspace, words: Words) -> str:
    """Words in the reader's language, or in any other where there are none."""
    return words.get(editor_of(workspace).lang) or next(iter(words.values()), "")


def _question(workspace: Workspace, stop: Stop) -> Html:
    t, editor = workspace.t, editor_of(workspace)
    question = _in_language(workspace, stop.question) or t("study-ask")
    feedback = (
        el("div", {"class": "study-answer", "role": "status"}, *_feedback(workspace, stop)) if editor.tried else None
    )
    tries, solve = None, None
    if not editor.right:  # for those who do not use the table
        tries, solve = legal_choice(workspace, stop, "try", t("study-try")), do("study-solve", t("study-answer"))
    return el("div", {"class": "study-stop"}, el("p", {"class": "asked"}, question), feedback, tries, solve)


def _feedback(workspace: Workspace, stop: Stop) -> list[Html]:
    """What is said to the action that was tried."""
    t, editor = workspace.t, editor_of(workspace)
    if editor.breach is not None:
        return [_refusal(workspace, editor.breach, stop)[0]]
    action = in_words(workspace, editor.tried)
    head = t("study-tried-right" if editor.right else "study-tried-other", action=action)
    said = _in_language(workspace, stop.answer(editor.tried))
    return [el("p", None, el("strong", None, head)), *(el("p", None, line) for line in said.split("\n") if line)]


def legal_choice(workspace: Workspace, stop: Stop, name: str, label: str) -> Html:
    """The legal actions of the seat that is asked, to choose one from."""
    legal = legal_texts(workspace, workspace.state(), stop.seat)[:_MOST]
    return choice(name, f"study-{name}", label, ((text, in_words(workspace, text)) for text in legal))


def _ways(workspace: Workspace) -> Html:
    """Back, on, and into the variations; a question that is not answered lets nobody on."""
    t, chapter, at = workspace.t, workspace.document.current_chapter, workspace.document.at
    back = do("study-go", t("walk-back"), value=str(chapter.nodes[at].parent), key="j") if at else None
    on = [] if open_question(workspace) else chapter.children(at)
    first = [do("study-go", t("study-on"), value=str(on[0]), key="k", main=True)] if on else []
    others = [
        do("study-go", t("study-instead", action=in_words(workspace, chapter.nodes[each].text)), value=str(each))
        for each in on[1:]
    ]
    end = el("p", {"class": "hint"}, t("study-end")) if not on and not open_question(workspace) else None
    return join(el("div", {"class": "menu", "data-zone": "study-ways"}, back, *first, *others), end)


def read(workspace: Workspace, given: OnStudy) -> None:
    """Read the study from here, or write on it."""
    editor = editor_of(workspace)
    editor.reads = given["value"] == "yes"
    editor.forget_try()
    workspace.chosen = ""


def touch(workspace: Workspace, given: Touch) -> None:
    """A click on the table, or a card dropped on it: a try, where one is asked."""
    stop, clicks = open_question(workspace), table_of(workspace.game.id).clicks
    if stop is None:
        return
    source, target, chosen = given.get("source"), given.get("target"), workspace.chosen or None
    if text := given.get("action") or given.get("also") or given.get("try"):
        attempt(workspace, text)
    elif target is None:
        workspace.chosen = (clicks.gather(chosen, source) if source else chosen) or ""
    elif taken := chosen or source:
        attempt(workspace, clicks.action(taken, target))


def answer_in_list(workspace: Workspace, given: SetStudy) -> None:
    """Try an action of the list."""
    attempt(workspace, given["value"])


def attempt(workspace: Workspace, text: str) -> None:
    """Try an action at the question; what is against the rules is refused with its rule."""
    stop, editor, state = open_question(workspace), editor_of(workspace), workspace.state()
    if stop is None or not text:
        return
    editor.breach = state.why_not(stop.seat, workspace.game.parse(text))
    editor.tried, editor.right = text, editor.breach is None and text in stop.wanted
    workspace.chosen = workspace.chosen if editor.breach else ""
    workspace.say = (
        _refusal(workspace, editor.breach, stop)[1] if editor.breach else _in_language(workspace, stop.answer(text))
    )


def _refusal(workspace: Workspace, breach: Breach, stop: Stop) -> tuple[Html, str]:
    """What is against the rules, as a notice and in words."""
    scene = replace(scene_of(workspace), view=workspace.state().view(stop.seat))
    return refusal_notice(breach, editor_of(workspace).tried, scene, "../")


def solve(workspace: Workspace, _: OnStudy) -> None:
    """Show what is right, as if the reader had done it."""
    stop = open_question(workspace)
    if stop is not None:
        legal = legal_texts(workspace, workspace.state(), stop.seat)
        attempt(workspace, next(text for text in stop.wanted if text in legal))

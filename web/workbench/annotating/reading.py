"""Reading a study as others will: place by place, with the questions to be answered before one goes on."""

from __future__ import annotations

from dataclasses import replace

from pyengine.core.errors import Breach
from pyengine.study import Stop, Words
from web.engine.notices import refusal_notice
from web.games import table_of
from web.parts.buttons import do
from web.parts.html import Html, el, join
from web.protocol import OnStudy, Touch
from web.workbench.annotating.editor import editor_of
from web.workbench.annotating.place import in_words, node_of
from web.workbench.scene import scene_of
from web.workbench.workspace import Workspace

_MOST = 300


def open_question(workspace: Workspace) -> Stop | None:
    """The question that a reader has to answer here; None while one writes, and once it is answered."""
    editor, stop = editor_of(workspace), node_of(workspace).stop
    return stop if editor.reads and not editor.right and stop and _answerable(workspace, stop) else None


def _answerable(workspace: Workspace, stop: Stop) -> bool:
    """False for a question that nobody can answer, as a text by hand may have it: it stops nobody."""
    legal = (
        map(workspace.game.format, workspace.state().legal(stop.seat)) if stop.seat in workspace.state().to_act else ()
    )
    return bool(set(stop.wanted) & set(legal))


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
    tries = None if editor.right else _tries(workspace, stop)
    return el("div", {"class": "study-stop"}, el("p", {"class": "asked"}, question), feedback, tries)


def _feedback(workspace: Workspace, stop: Stop) -> list[Html]:
    """What is said to the action that was tried."""
    t, editor = workspace.t, editor_of(workspace)
    if editor.breach is not None:
        return [_refusal(workspace, editor.breach, stop)[0]]
    action = in_words(workspace, editor.tried)
    head = t("study-tried-right" if editor.right else "study-tried-other", action=action)
    said = _in_language(workspace, stop.answer(editor.tried))
    return [el("p", None, el("strong", None, head)), *(el("p", None, line) for line in said.split("\n") if line)]


def _tries(workspace: Workspace, stop: Stop) -> Html:
    """The actions to try as a list, for those who do not use the table; and the answer."""
    legal = [workspace.game.format(action) for action in workspace.state().legal(stop.seat)][:_MOST]
    options = [el("option", {"value": text}, in_words(workspace, text)) for text in legal]
    label = workspace.t("study-try")
    attrs = {"name": "try", "id": "study-try", "data-set": "study", "aria-label": label}
    chosen = el("select", attrs, el("option", {"value": ""}, label), *options)
    return join(chosen, do("study-solve", workspace.t("study-answer")))


def _ways(workspace: Workspace) -> Html:
    """Back, on, and into the variations; a question that is not answered lets nobody on."""
    t, chapter, at = workspace.t, workspace.document.current_chapter, workspace.document.at
    back = do("study-go", t("walk-back"), value=str(chapter.nodes[at].parent), key="j") if at else None
    on = [] if open_question(workspace) else chapter.children(at)
    first = [do("study-go", t("study-on"), value=str(on[0]), key="k", main=True)] if on else []
    others = [do("study-go", t("study-instead", action=_done(workspace, each)), value=str(each)) for each in on[1:]]
    end = el("p", {"class": "hint"}, t("study-end")) if not on and not open_question(workspace) else None
    return join(el("div", {"class": "menu", "data-zone": "study-ways"}, back, *first, *others), end)


def _done(workspace: Workspace, at: int) -> str:
    return in_words(workspace, workspace.document.current_chapter.nodes[at].text)


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
        legal = set(map(workspace.game.format, workspace.state().legal(stop.seat)))
        attempt(workspace, next(text for text in stop.wanted if text in legal))

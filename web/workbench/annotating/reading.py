"""Answering the questions of a study: what one tries at a question, what is said to that, and what is right."""

from __future__ import annotations

from dataclasses import replace

from pyengine.core.errors import Breach
from pyengine.study import Stop, Words
from web.engine.notices import refusal_notice
from web.games import table_of
from web.parts.buttons import do
from web.parts.html import Html, el
from web.parts.table import Scene
from web.pictures.study_chapter import lines
from web.protocol.commands import Touch
from web.protocol.studying import OnStudy, SetStudy
from web.workbench.analysis.place import legal_texts
from web.workbench.annotating import homework
from web.workbench.annotating.place import Answered, editor_of, in_language, in_words, node_of
from web.workbench.controls import choice
from web.workbench.workspace import Workspace, scene_of

_MOST = 300
"""The most legal actions that are listed."""


def reads(workspace: Workspace) -> bool:
    """True if the page is the reader's."""
    return editor_of(workspace).reads


def answered(workspace: Workspace) -> Answered:
    """What the reader has done at the question where one stands."""
    document = workspace.document
    return editor_of(workspace).answers.setdefault((document.origin, document.chapter, document.at), Answered())


def open_question(workspace: Workspace) -> Stop | None:
    """The question that a reader has to answer here; None while one writes, and once it is answered."""
    stop = node_of(workspace).stop
    if not (reads(workspace) and stop) or answered(workspace).outcome:
        return None
    # A question that nobody can answer, as a text by hand may have it, stops nobody.
    return stop if {*stop.wanted} & {*legal_texts(workspace, workspace.state(), stop.seat)} else None


def reader_scene(workspace: Workspace) -> Scene:
    """The table as a reader sees it: with the eyes of the chapter's seat, or of whoever is asked or is to act."""
    state, stop, seat = workspace.state(), node_of(workspace).stop, workspace.document.current_chapter.seat
    if seat is None or seat >= state.players:
        seat = stop.seat if stop else next(iter(state.to_act), 0)
    scene = scene_of(workspace)
    names = tuple(workspace.t("you") if at == seat else name for at, name in enumerate(scene.names))
    return replace(scene, view=state.view(seat), names=names)


def paragraphs(workspace: Workspace, words: Words) -> list[Html]:
    """The same, paragraph by paragraph."""
    return [el("p", None, line) for line in lines(words, workspace.t)]


def question(workspace: Workspace, stop: Stop) -> Html:
    """The question, what was said to the last try, and what those answer with who do not use the table."""
    t, given = workspace.t, answered(workspace)
    asked = in_language(workspace, stop.question) or t("study-ask")
    said = _feedback(workspace, stop, given)
    feedback = el("div", {"class": "study-answer", "role": "status"}, *said) if said else None
    tries, solve = None, None
    if not given.outcome:
        tries, solve = legal_choice(workspace, stop, "try", t("study-try")), do("study-solve", t("study-answer"))
    kind = f"study-stop {given.outcome or ('missed' if given.tries else 'open')}"
    return el("div", {"class": kind}, el("p", {"class": "asked"}, asked), feedback, tries, solve)


def _feedback(workspace: Workspace, stop: Stop, given: Answered) -> list[Html]:
    """What is said to the action that was tried."""
    t, breach = workspace.t, editor_of(workspace).breach
    if breach is not None:
        return [_refusal(workspace, breach, stop)[0]]
    if not given.tried:
        return []
    heads = {"right": "study-tried-right", "shown": "study-shown", "": "study-tried-other"}
    head = t(heads[given.outcome], action=in_words(workspace, given.tried))
    again = None if given.outcome else el("p", {"class": "hint"}, t("study-again"))
    said = paragraphs(workspace, stop.answer(given.tried))
    return [el("p", None, el("strong", None, head)), *said, *([again] if again else [])]


def legal_choice(workspace: Workspace, stop: Stop, name: str, label: str) -> Html:
    """The legal actions of the seat that is asked, to choose one from."""
    legal = legal_texts(workspace, workspace.state(), stop.seat)[:_MOST]
    return choice(name, f"study-{name}", label, ((text, in_words(workspace, text)) for text in legal))


def read(workspace: Workspace, given: OnStudy) -> None:
    """Read the study from here, or write on it."""
    editor = editor_of(workspace)
    editor.reads = editor.own = given["value"] == "yes"
    editor.forget_try()
    workspace.chosen = ""
    if editor.reads:
        editor.answers.clear()  # the one who writes tries it as a reader does who has just come
    else:
        workspace.taken = True


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


def attempt(workspace: Workspace, text: str, *, shown: bool = False) -> None:
    """Try an action at the question, or have it `shown`; what is against the rules is refused, and is no try."""
    stop, editor, state = open_question(workspace), editor_of(workspace), workspace.state()
    if stop is None or not text:
        return
    editor.breach = state.why_not(stop.seat, workspace.game.parse(text))
    editor.refused = text if editor.breach else ""
    if editor.breach:
        workspace.say = _refusal(workspace, editor.breach, stop)[1]
        return
    given, right = answered(workspace), text in stop.wanted
    given.tried, given.tries = text, given.tries + (not shown)
    given.outcome = "shown" if shown else "right" if right else ""
    workspace.chosen, workspace.say = "", in_language(workspace, stop.answer(text))
    homework.keep(workspace)
    document = workspace.document
    asked = [at for at, node in enumerate(document.current_chapter.nodes) if node.stop]
    workspace.events.append(
        {
            "type": "studyanswer",
            "chapter": document.chapter + 1,
            "question": asked.index(document.at) + 1,
            "questions": len(asked),
            "action": text,
            "right": right and not shown,
            "shown": shown,
            "tries": given.tries,
        }
    )


def _refusal(workspace: Workspace, breach: Breach, stop: Stop) -> tuple[Html, str]:
    """What is against the rules, as a notice and in words."""
    scene = replace(scene_of(workspace), view=workspace.state().view(stop.seat))
    return refusal_notice(breach, editor_of(workspace).refused, scene, "../")


def solve(workspace: Workspace, _: OnStudy) -> None:
    """Show what is right."""
    stop = open_question(workspace)
    if stop is not None:
        legal = legal_texts(workspace, workspace.state(), stop.seat)
        attempt(workspace, next(text for text in stop.wanted if text in legal), shown=True)

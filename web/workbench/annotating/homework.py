"""Homework: chapters of studies, read one after the other, whose result goes back to the teacher as a link.

The page that makes it, and shows the results, is `web/browser/window/own_studies`; `docs/homework.md` has the texts.
"""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

from pyengine.core import links
from pyengine.core.errors import LinkError
from pyengine.core.json_text import read_json
from pyengine.study import parse_study
from web.parts.buttons import do
from web.parts.html import Html, el
from web.parts.messages import LANGS, known_language
from web.parts.page_paths import studies_path
from web.protocol.studying import OnStudy, SetStudy
from web.workbench.annotating.place import Answered, Outcome, editor_of, in_language
from web.workbench.document import Document
from web.workbench.workspace import History, Workspace, number

NAME = "homework"
RESULT = "result"
"""What stands before the `=` of the fragments."""
LONGEST = 1_000_000
"""Characters of a homework with the texts of its studies."""
MOST_PARTS = 50
_LONGEST_NAME = 60
_OUTCOMES: dict[Outcome, int] = {"": 0, "right": 1, "shown": 2}


@dataclass(slots=True)
class Homework:
    """The chapters (`parts`) in the order in which they are read, `at` the open one; `pupil` is the name given.

    `lang` is the teacher's language.
    """

    ident: str
    title: str
    parts: tuple[Document, ...]
    lang: str = LANGS[0]
    at: int = 0
    pupil: str = ""
    answers: dict[tuple[int, int, int], Answered] = field(default_factory=dict)
    """What was answered on an earlier visit."""


def read_homework(text: str, fragment: str) -> Homework:
    """The homework of a link's fragment, as the page has put it together with the studies that come with the site.

    Raises `LinkError` where it is none, and what a study raises that does not hold.
    """
    try:
        found = read_json(text, LONGEST)
        if found.get("error"):
            links.read(fragment, NAME, LONGEST, str)  # says what is wrong with it
            raise LinkError("damaged")
        sets = [(parse_study(each["text"]), each["chapters"]) for each in found["sets"]]
        chosen = [Document(study, at - 1) for study, chapters in sets for at in chapters if type(at) is int]
        lang = known_language(str(found.get("lang", ""))) or LANGS[0]
        homework = Homework(str(found["id"])[:20], str(found.get("title", ""))[:200], tuple(chosen), lang)
    except LinkError:
        raise
    except (ValueError, TypeError, KeyError, AttributeError):
        raise LinkError("damaged") from None
    if not 0 < len(chosen) <= MOST_PARTS or not all(0 <= part.chapter < len(part.study.chapters) for part in chosen):
        raise LinkError("damaged")
    for part in chosen:
        for _ in part.current_chapter.states():  # plays every line: what does not hold raises here
            pass
    _restore(homework, found.get("kept"))
    return homework


def _restore(homework: Homework, kept: object) -> None:
    """Take over what this device has kept of it; anything else that is stored in its place is passed over."""
    try:
        found = read_json(str(kept or "{}"), LONGEST)
        homework.pupil = str(found.get("n", ""))[:_LONGEST_NAME]
        for part, (_, given) in zip(homework.parts, found["c"], strict=True):
            stops = [at for at, node in enumerate(part.current_chapter.nodes) if node.stop]
            for at, (tries, outcome, tried) in zip(stops, given, strict=True):
                done = next(name for name, code in _OUTCOMES.items() if code == outcome)
                homework.answers[part.origin, part.chapter, at] = Answered(int(tries), str(tried), done)
    except (ValueError, TypeError, KeyError, AttributeError, StopIteration):
        homework.answers.clear()


def homework_of(workspace: Workspace) -> Homework | None:
    """The homework that is open, if one is."""
    found = workspace.memory.get(NAME)
    return found if isinstance(found, Homework) else None


def _result(workspace: Workspace, homework: Homework, *, whole: bool) -> str:
    """What was answered, chapter by chapter: of each question the tries, the outcome, and for the device itself what
    was tried (`whole`).
    """
    chapters: list[Any] = []
    for part in homework.parts:
        given: list[list[int | str]] = []
        for at, node in enumerate(part.current_chapter.nodes):
            if node.stop:
                done = editor_of(workspace).answers.get((part.origin, part.chapter, at), Answered())
                given.append([done.tries, _OUTCOMES[done.outcome], *([done.tried] if whole else [])])
        chapters.append([in_language(workspace, part.current_chapter.titles), given])
    found = {"h": homework.ident, "t": homework.title, "n": homework.pupil, "c": chapters}
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def keep(workspace: Workspace) -> None:
    """Have the page store what was done so far, so that nothing is lost with the window."""
    if homework := homework_of(workspace):
        workspace.stored = {"key": f"{NAME} {homework.ident}", "text": _result(workspace, homework, whole=True)}


def result_link(workspace: Workspace, homework: Homework) -> str:
    """The link that goes back to the teacher."""
    root, _, page = workspace.base.rpartition("workbench/")
    return (
        f"{root}{studies_path(homework.lang)}{page}#{RESULT}={links.wrapped(_result(workspace, homework, whole=False))}"
    )


def name_pupil(workspace: Workspace, text: str) -> None:
    """The pupil's name as it now stands in its field."""
    if homework := homework_of(workspace):
        homework.pupil = text[:_LONGEST_NAME]
        keep(workspace)


def open_part(workspace: Workspace, given: OnStudy | SetStudy) -> None:
    """Open a chapter of the homework, at its beginning."""
    if homework := homework_of(workspace):
        homework.at = number(given["value"], len(homework.parts), "chapter")
        workspace.history, workspace.chosen = History(homework.parts[homework.at]), ""
        editor_of(workspace).forget_try()


def handing_in(workspace: Workspace, homework: Homework) -> Html:
    """The pupil's name, how much is done, and the link for the teacher."""
    t, answers = workspace.t, editor_of(workspace).answers
    asked = [
        (part.origin, part.chapter, at)
        for part in homework.parts
        for at, node in enumerate(part.current_chapter.nodes)
        if node.stop
    ]
    done = sum(bool(answers.get(place, Answered()).outcome) for place in asked)
    field_of_name = {
        "type": "text",
        "id": "said-pupil",
        "data-typed": "study",
        "name": "pupil",
        "value": homework.pupil,
    }
    name = {"autocomplete": "off", "maxlength": str(_LONGEST_NAME)}
    label = el("label", {"class": "said"}, t("homework-name"), el("input", field_of_name | name))
    link = {"type": "text", "id": "homework-link", "readonly": True, "value": result_link(workspace, homework)}
    copy = do("copy", t("share-copy"), value="homework-link", main=done == len(asked))
    return el(
        "section",
        {"class": "handing-in", "aria-labelledby": "handing-in-title"},
        el("h3", {"id": "handing-in-title"}, t("homework-result")),
        el("p", {"role": "status"}, t("homework-done", done=done, all=len(asked))),
        label,
        el("div", {"class": "menu"}, el("input", link | {"aria-label": t("homework-link")}), copy),
        el("p", {"class": "hint"}, t("homework-hint")),
    )

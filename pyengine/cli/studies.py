"""Studies on the command line: `pyengine study` writes one as Markdown; `check` and `replay` take them as well."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from pyengine.cli.complaints import complain
from pyengine.cli.counting import that_hold
from pyengine.cli.files import read_text
from pyengine.core.limits import LONGEST_STUDY
from pyengine.study import Study, parse_study
from pyengine.study.check import Fault, check_study
from pyengine.study.markdown import to_markdown

_SAYS = {
    "notation": "cannot be read: {found!r} where {wanted} was expected",
    "refused": "{wanted} is refused by {found}",
    "turn": "seat {found} is not to act here (to act: {wanted})",
    "part": "no part of the table has the name {found!r}",
    "words": "the {wanted} in {found} is missing",
    "line": "the line goes on with {found}, but the question above wants {wanted}",
}
_MISSING = {"title": "title", "words": "text"}


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("study", help="write a study as Markdown, with its examples as play fences")
    parser.add_argument("file", type=Path)
    parser.add_argument("--lang", help="the language, by default the first in which the study is complete")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Write it."""
    study = parse_study(read_text(given.file, LONGEST_STUDY))
    known = study.all_languages() or ["en"]
    lang = given.lang or known[0]
    if lang not in known:
        return complain(f"the study has no words in {lang} (it has: {', '.join(known)})")
    print(to_markdown(study, lang), end="")
    return 0


def complaints(text: str) -> list[str]:
    """What does not hold in a study, each as line, column and words."""
    return [f"{fault.line}:{fault.column}: {said(fault)}" for fault in check_study(text)]


def said(fault: Fault) -> str:
    """A fault in words."""
    wanted = _MISSING.get(fault.wanted, fault.wanted) if fault.code == "words" else fault.wanted
    return _SAYS[fault.code].format(found=fault.found, wanted=wanted or "nobody")


def summary(text: str) -> str:
    """What a study that holds has in it."""
    study = parse_study(text)
    actions = sum(len(chapter.nodes) - 1 for chapter in study.chapters)
    stops = sum(node.stop is not None for chapter in study.chapters for node in chapter.nodes)
    return that_hold([(len(study.chapters), "chapter"), (actions, "action"), (stops, "question")])


def title_of(study: Study, number: int) -> str:
    """What a chapter is called, in the study's first language; chapters count from 0."""
    titles = study.chapters[number].titles
    found = next((titles[lang] for lang in (*study.languages, *titles) if lang in titles), "")
    return f"chapter {number + 1}{f': {found}' if found else ''}"

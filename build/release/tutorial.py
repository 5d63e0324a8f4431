"""Makes a notebook of the Python tutorial: its text, and a cell for each of its examples."""

from __future__ import annotations

import doctest
import re
from collections.abc import Iterator
from textwrap import indent
from typing import Any

from paths import ROOT

_BLOCK = re.compile(r"^```\{doctest\}\n(.*?)^```$", re.MULTILINE | re.DOTALL)
_SECTION = re.compile(r"^(?=## )", re.MULTILINE)
_LINK = re.compile(r"\[([^\]]*)\]\(([^)#]*)(?:#[^)]*)?\)")
_ELSEWHERE = "## Install\n"
"""The section that the notebook leaves out: there everything is installed."""
_ASIDE = "(`higher`"
"""A remark on what only the build of the documentation has."""
_BEGIN = "%load_ext web.notebook\nimport pyengine"
_LEAD = """\
This page is a notebook: select a cell and press Shift+Enter to run it, or choose *Run → Run All Cells*. All of it runs
in your browser; the first cell takes a few seconds. What you change is kept in this browser.

The first cell makes states and views show as tables.
"""


def notebook_of(text: str) -> dict[str, Any]:
    """The notebook of a page of the documentation, in the format of Jupyter, version 4.5."""
    first, *sections = _SECTION.split(text)
    cells = [*_cells(first.split("\n\n", maxsplit=1)[0]), _markdown(_LEAD), _code(_BEGIN)]
    for section in sections:
        if not section.startswith(_ELSEWHERE):
            cells += [*_cells(section), *_table(section)]
    named = [{**cell, "id": f"cell-{number}"} for number, cell in enumerate(cells)]
    kernel = {"display_name": "Python (Pyodide)", "language": "python", "name": "python"}
    return {"cells": named, "metadata": {"kernelspec": kernel}, "nbformat": 4, "nbformat_minor": 5}


def _cells(section: str) -> Iterator[dict[str, Any]]:
    """Paragraphs, and the examples between them."""
    for at, piece in enumerate(_BLOCK.split(section)):
        if at % 2:
            yield from map(_code, _sources(piece))
        elif text := "\n\n".join(part for part in piece.strip().split("\n\n") if _ASIDE not in part):
            yield _markdown(_LINK.sub(_linked, text))


def _sources(block: str) -> Iterator[str]:
    """What is to be run of a block: a cell ends where the example has something to show."""
    lines = list[str]()
    for example in doctest.DocTestParser().get_examples(block):
        lines.append(_caught(example.source) if example.exc_msg else example.source.rstrip("\n"))
        if example.want:
            yield "\n".join(lines)
            lines = []
    if lines:
        yield "\n".join(lines)


def _caught(source: str) -> str:
    """The refusal is what is to be seen, so it is printed and stops nothing."""
    body = indent(source.rstrip("\n"), "    ")
    return f'try:\n{body}\nexcept Exception as error:\n    print(f"{{type(error).__name__}}: {{error}}")'


def _table(section: str) -> Iterator[dict[str, Any]]:
    """How the table stands at the end of a section that has one."""
    assigned = re.findall(r"^>>> (?:\w+, )*(state|table)(?:, \w+)* =", section, re.MULTILINE)
    if assigned:
        yield _code("state" if assigned[-1] == "state" else "table.record")


def _linked(found: re.Match[str]) -> str:
    """Other pages are named and not linked: a notebook does not know where they are."""
    text, target = found.groups()
    path = ROOT / "docs" / target
    title = path.read_text("utf-8").partition("\n")[0].lstrip("# ") if target.endswith(".md") and path.is_file() else ""
    return f"*{text or title}*" if text or title else found[0]


def _markdown(source: str) -> dict[str, Any]:
    return {"cell_type": "markdown", "metadata": {}, "source": source}


def _code(source: str) -> dict[str, Any]:
    return {"cell_type": "code", "execution_count": None, "metadata": {}, "outputs": [], "source": source}

"""Writes into the documentation what is told or shown elsewhere: a module's docstring, a file, a part of a file.

python build doc_parts [--check]

A page names such a part in a comment, `<!-- part: pyengine/core/record.py -->`, and what stands from there to
`<!-- /part -->` is written by this program, so that a page reads well wherever Markdown is shown. A module of the
engine is told by its docstring; any other file is shown, all of it or what follows the path: `object=Higher.component`,
`lines=1-58`, or `from="class Higher" to="def cover"` (to the line before). With `--check` nothing is written, and the
exit status tells whether the pages are up to date.
"""

from __future__ import annotations

import argparse
import ast
import re
import shlex
import sys
from itertools import takewhile
from pathlib import Path

from paths import ROOT

DOCS = ROOT / "docs"
_PART = re.compile(r"^<!-- part: (.+?) -->\n.*?^<!-- /part -->$", re.MULTILINE | re.DOTALL)
_LANGUAGES = {".py": "python", ".md": "markdown"}


def filled(page: str) -> str:
    """A page with every part as it is now."""
    return _PART.sub(lambda found: f"<!-- part: {found[1]} -->\n\n{part(found[1])}\n\n<!-- /part -->", page)


def part(named: str) -> str:
    """The Markdown of a part; raises `KeyError` for an option or an object that there is not, `OSError` for a file."""
    name, *words = shlex.split(named)
    text = (ROOT / name).read_text("utf-8")
    if name.startswith("pyengine/"):
        told = ast.get_docstring(ast.parse(text)) or ""
        # In a docstring `::` begins an indented text that is shown as it is; in Markdown the indent alone does.
        return told.replace("\n\n::\n\n", "\n\n")
    lines = _chosen(text, dict(word.partition("=")[::2] for word in words))
    return "\n".join([f"````{_LANGUAGES.get(Path(name).suffix, 'text')}", *lines, "````"])


def _chosen(text: str, options: dict[str, str]) -> list[str]:
    """The lines of a file that a page asks for."""
    lines = text.rstrip("\n").split("\n")
    first, last = 1, len(lines)
    if "lines" in options:
        first, last = map(int, options["lines"].split("-"))
    elif "object" in options:
        first, last = _span(ast.parse(text), options["object"])
    elif "from" in options:
        first = next(at for at, line in enumerate(lines, 1) if options["from"] in line)
        until = takewhile(lambda line: options.get("to", "\n") not in line, lines[first:])
        last = first + len(list(until))
    return "\n".join(lines[first - 1 : last]).rstrip("\n").split("\n")


def _span(tree: ast.Module, name: str) -> tuple[int, int]:
    """The first and the last line of a function, or of a method of a class."""
    found: ast.AST = tree
    for each in name.split("."):
        inside = {
            node.name: node for node in ast.iter_child_nodes(found) if isinstance(node, ast.FunctionDef | ast.ClassDef)
        }
        found = inside[each]
    assert isinstance(found, ast.FunctionDef | ast.ClassDef)
    return min([found.lineno, *(each.lineno for each in found.decorator_list)]), found.end_lineno or found.lineno


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a page is not up to date")
    check = parser.parse_args().check
    old = []
    for path in sorted(DOCS.glob("*.md")):
        page = path.read_text("utf-8")
        if page != filled(page):
            old.append(path.name)
            if not check:
                path.write_text(filled(page), "utf-8")
    if check and old:
        sys.exit(f"out of date, run `python build doc_parts`: {', '.join(old)}")

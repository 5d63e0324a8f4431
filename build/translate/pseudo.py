"""Makes a site in languages that nobody speaks, from the English texts; tests look at it, and no release has it.

python build pseudo OUT_DIR [--begun]

`en-XA` has accents and is about 40 % longer, `ar-XB` is read from right to left; `qtz`, which CLDR does not know, has
only begun: of it there are ten messages. They are added to a copy of the project as any language is, by files alone;
see docs/translate.md. With `--begun` the site has this last one only, and is made in less time.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast, visitor

from paths import NPM, ROOT, WORK
from translate.messages import english_files, in_language
from translate.studies import studies, with_language

Change = Callable[[str], str]
_COPIED = ("build", "pyengine", "seeds", "web")
_FILES = ("LICENSE", "README.md", "package.json", "package-lock.json", "pyproject.toml")
_ACCENTS = str.maketrans("aceinouyACEINOUY", "áçéíñóúýÁÇÉÍÑÓÚÝ")
_VOWELS = re.compile("[aeiouAEIOU]")
_KEPT = r"(?<=· )[SR](?= — )|`[^`]*`|\]\([^)]*\)|\{#[^}]*\}|[A-Z0-9]{2,4}-\d+|\w*[\d_>+]\w*"
"""What is no word of a text: marks of rules, code, addresses, anchors, IDs of rules, notation."""
_WORD = re.compile(rf"({_KEPT})|[A-Za-z]+(?:['’][A-Za-z]+)*")
_RULE = re.compile(r"\*\*[A-Z0-9]{2,4}-\d+\*\* · (?:S|R) — ")
_FENCE = re.compile(r"```(\w*)")


def accented(text: str) -> str:
    """A text with accents, each vowel of which is there twice."""
    return _words(text, lambda word: _VOWELS.sub(lambda found: found[0] * 2, word).translate(_ACCENTS))


def mirrored(text: str) -> str:
    """A text whose words are read from right to left: each stands between marks that turn its letters round."""
    return _words(text, lambda word: f"\u200f\u202e{word}\u202c\u200f")


PSEUDO: dict[str, Change] = {"en-XA": accented, "ar-XB": mirrored}
"""The languages by their codes, each with what it does to an English text."""

BEGUN = "qtz"
"""The language that has only begun."""
_TEN = {
    "web/locales/en/common.ftl": ("language", "games", "players-count", "you"),
    "web/locales/en/lobby.ftl": ("play",),
    "web/locales/en/panels.ftl": ("close", "settings"),
    "web/games/uno/en.ftl": ("game-uno", "feel-uno", "uno-colour"),
}
"""The messages that it has, by the English files that they are in."""


def _words(text: str, change: Change) -> str:
    return _WORD.sub(lambda found: found[1] or change(found[0]), text)


def project(target: Path, changes: Mapping[str, Change] = PSEUDO) -> Path:
    """A copy of the project in `target`, with the files of these languages and of the one that has only begun."""
    for name in _COPIED:
        shutil.copytree(ROOT / name, target / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in _FILES:
        shutil.copy(ROOT / name, target / name)
    (target / "node_modules").symlink_to(NPM)
    for lang, change in changes.items():
        add_language(target, lang, change)
    begin_language(target)
    return target


def begin_language(project: Path) -> None:
    """Write the ten messages of the language that has only begun, with accents."""
    for name, idents in _TEN.items():
        path = project / name
        parsed = FluentParser().parse(path.read_text("utf-8"))
        parsed.body = [each for each in parsed.body if isinstance(each, ast.Message) and each.id.name in idents]
        own = in_language(path, BEGUN)
        own.parent.mkdir(exist_ok=True)
        own.write_text(messages(FluentSerializer().serialize(parsed), accented), "utf-8")


def add_language(project: Path, lang: str, change: Change) -> None:
    """Write all files of a language, from the English ones."""
    for path in english_files(project):
        own = in_language(path, lang)
        own.parent.mkdir(exist_ok=True)
        own.write_text(messages(path.read_text("utf-8"), change), "utf-8")
    for path in project.glob("seeds/*/*.en.md"):
        path.with_name(path.name.replace(".en.", f".{lang}.")).write_text(
            book(path.read_text("utf-8"), change), "utf-8"
        )
    for path in studies(project):  # a study keeps no marks that turn letters round
        path.write_text(with_language(path.read_text("utf-8"), lang, accented), "utf-8")


class _Changed(visitor.Transformer):
    """Changes what people read in messages, and keeps variables and the names of variants."""

    def __init__(self, change: Change) -> None:
        self.change = change

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the library calls it so
        node.value = self.change(node.value)
        return node


def messages(text: str, change: Change) -> str:
    """A Fluent file whose texts are changed."""
    parsed = FluentParser().parse(text)
    _Changed(change).visit(parsed)
    return FluentSerializer().serialize(parsed)


def book(text: str, change: Change) -> str:
    """A rulebook or a lesson whose texts are changed; the examples, the IDs and the anchors stay."""
    found, block = [], ""
    for line in text.split("\n"):
        fence = _FENCE.match(line)
        if block:
            # In blocks that draw pictures, the words come last.
            before, colon, words = line.rpartition(" : ") if block in ("components", "setup") else (line, "", "")
            found.append(line if fence else before + colon + change(words))
            block = "" if fence else block
        else:
            block = fence[1] if fence else ""
            head = _RULE.match(line)
            at = head.end() if head else 0
            found.append(line if fence else line[:at] + change(line[at:]))
    return "\n".join(found)


def build(target: Path, *, begun: bool = False) -> None:
    """Make the site in `target`, from a copy of the project; `begun` with the language alone that has only begun."""
    copy = WORK / "pseudo"
    shutil.rmtree(copy, ignore_errors=True)
    env = {"NASTILKA_WORK": str(WORK)} | os.environ | {"PYTHONPATH": str(project(copy, {} if begun else PSEUDO))}
    subprocess.run([sys.executable, "build", "site", str(target.resolve())], cwd=copy, env=env, check=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("target", type=Path)
    parser.add_argument("--begun", action="store_true", help="with the language alone that has only begun")
    asked = parser.parse_args()
    build(asked.target, begun=asked.begun)

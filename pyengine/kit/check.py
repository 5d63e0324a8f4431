"""Checks a game's file: its text and sentences, its examples, then the game itself (see `trial`)."""

from __future__ import annotations

import ast
import re
import traceback
from collections.abc import Iterator

from pyengine.core.errors import NotationError
from pyengine.kit.document import Document
from pyengine.kit.front_matter import Field
from pyengine.kit.now import AuthorError
from pyengine.kit.translation import Translation, differences
from pyengine.kit.trial import trial
from pyengine.kit.words import asked, faults
from pyengine.rulebook.references import dead_references
from pyengine.rulebook.run import Failure, broken, run

_ENOUGH = 100
"""Only after so many random games it says something that none of them made a move."""
_UNWRITTEN = "write an option's values out: the form that sets a table up reads them from the file"
_ID = re.compile(r"[A-Z0-9]{2,4}-\d+")
_RAISED_BY: dict[type[Exception], tuple[type[ast.AST], ...]] = {
    LookupError: (ast.Subscript,),
    ArithmeticError: (ast.Div, ast.FloorDiv, ast.Mod, ast.Pow),
    TypeError: (ast.Call, ast.BinOp, ast.Compare, ast.AugAssign, ast.Subscript),
}
"""What on a line raises an error of a kind: nodes of its tree, and operators."""


def check(document: Document, games: int = 1_000) -> list[Failure]:
    """What does not hold in a file, by line. Besides the codes of `pyengine.rulebook.run` and `pyengine.kit.trial`:

    - `python`: the author's lines raise an error, or a mistake is found in them;
    - `no-rule`: code names a rule that the text does not have;
    - `unused`: no move and no example has to do with a rule of the text;
    - `never`: no random game made a move, and no example says that it can be made;
    - `no-message`, `no-value`, `twice`: see `pyengine.kit.words`.
    """
    failures = check_examples(document)
    if failures or not document.is_game:
        return failures
    try:
        tried = trial(document.game, games)
        if tried.failure:
            return [_placed(tried.failure, document, tried.last)]
        made = tried.moves | _shown(document)
        if games >= _ENOUGH:
            return [
                Failure(_line_of(document, name), "never", name, "", 1)
                for name in document.definition.moves
                if name not in made
            ]
    except Exception as error:  # whatever an author's lines raise
        return [fault(error, document)]
    return []


def check_text(document: Document) -> list[Failure]:
    """The same as far as nobody's Python has to be carried out for it."""
    try:
        # A variant may name rules of the game that it extends, whose text stands elsewhere.
        failures = [
            each
            for each in dead_references(document.text)
            if each.code != "no-rule" or each.found not in document.rulebook.rules
        ]
        if document.is_game:
            failures += [*_rules(document), *_options(document)]
    except NotationError as error:
        return [broken(error, 0)]
    except SyntaxError as error:
        return [_no_python(error, document)]
    return failures


def check_examples(document: Document) -> list[Failure]:
    """The same without any game but those of the examples."""
    failures = check_text(document)
    if not document.is_game or any(each.code in ("notation", "python") for each in failures):
        return failures
    try:
        definition, game = document.definition, document.game
        game.actions()
        known = asked(definition, [tree for tree, _ in document.trees], document.rulebook.rules)
        for language in {document.language, *(block.language for block in document.parts.blocks if block.language)}:
            failures += faults(document.own_messages(language), known)
        for fence in document.examples:
            failures += run(fence, game)
    except SyntaxError as error:  # of what cannot be compiled, though it can be read
        failures.append(_no_python(error, document))
    except Exception as error:  # whatever an author's lines raise
        failures.append(fault(error, document))
    return failures


def check_translation(document: Document, translation: Translation) -> list[Failure]:
    """What does not hold in a text beside the file: see `differences`, and the codes of sentences."""
    failures = differences(document.text, translation.text)
    if document.is_game and not failures:
        known = asked(document.definition, [tree for tree, _ in document.trees], document.rulebook.rules)
        failures += faults(translation.messages, known)
    return failures


def fault(error: Exception, document: Document) -> Failure:
    """An error that the author's lines have raised, at the last of them that it went through."""
    said = str(error) if isinstance(error, AuthorError) else f"{type(error).__name__}: {error}"
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if frame.filename == document.file]
    files = {file for _, file in document.trees}
    others = [frame for frame in frames if frame.filename in files]
    if others and not own:
        said = f"{said} ({others[-1].filename}, line {others[-1].lineno})"
    if own:
        line, column = own[-1].lineno or 1, own[-1].colno
        tree, _ = document.trees[-1]
        return Failure(line, "python", said, "", _column_of(error, tree, line) if column is None else column + 1)
    about = error.about if isinstance(error, AuthorError) else ""
    return Failure(_line_of(document, about), "python", said, "", 1)


def _column_of(error: Exception, tree: ast.AST, line: int) -> int:
    """The column, from 1, of what has raised an error on this line: of the one thing there that can have been it, or
    else of the first.

    For where Python keeps none: as in a browser, where code takes less room without (`PYTHONNODEBUGRANGES`).
    """
    nodes = [each for each in ast.walk(tree) if isinstance(each, ast.stmt | ast.expr) and each.lineno == line]
    name = getattr(error, "name", None)
    if name and isinstance(error, NameError | AttributeError):
        found = [each for each in nodes if name in (getattr(each, "id", None), getattr(each, "attr", None))]
    else:
        kinds = next((kinds for kind, kinds in _RAISED_BY.items() if isinstance(error, kind)), (ast.Call,))
        found = [each for each in nodes if isinstance(each, kinds) or isinstance(getattr(each, "op", None), kinds)]
    one = found if len(found) == 1 else nodes
    return min([each.col_offset for each in one], default=0) + 1


def _no_python(error: SyntaxError, document: Document) -> Failure:
    if error.filename == document.file:
        return Failure(error.lineno or 1, "python", error.msg, "Python", error.offset or 1)
    where = _extends(document)
    return Failure(where.line, "python", f"{error.msg} ({error.filename}, line {error.lineno})", "Python", where.column)


def _extends(document: Document) -> Field:
    """Where the file says what it extends, or its first line."""
    return document.parts.fields.get("extends", Field("", 1, 1))


def _rules(document: Document) -> Iterator[Failure]:
    """Rules that only the code has, and those that neither a move nor an example is about; raises `SyntaxError`."""
    known, named = document.rulebook.rules, set[str]()
    tree, _ = document.trees[-1]
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and _ID.fullmatch(node.value):
            named.add(node.value)
            if node.value not in known:
                yield Failure(node.lineno, "no-rule", node.value, "", node.col_offset + 1)
    examples = {word for fence in document.examples for command in fence.commands for word in command.words}
    enforced = {rule for rules in document.rules_of_line.values() for rule in rules}
    inherited = set(document.base.rulebook.rules) if document.base else set()
    for line, text in enumerate(document.text.split("\n"), 1):
        own = re.match(r"\*\*([A-Z0-9]{2,4}-\d+)\*\*", text)
        if own and own[1] in known and own[1] not in named | examples | enforced | inherited:
            yield Failure(line, "unused", own[1], "", 3)


def _options(document: Document) -> Iterator[Failure]:
    """Options whose values are not written out; raises `SyntaxError`."""
    tree, _ = document.trees[-1]
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Option":
            try:
                for value in node.args:
                    ast.literal_eval(value)
            except ValueError:
                yield Failure(node.lineno, "python", _UNWRITTEN, "", node.col_offset + 1)


def _shown(document: Document) -> set[str]:
    """The moves that an example plays, or says to be legal."""
    game = document.game
    words = [
        word
        for fence in document.examples
        for command in fence.commands
        if command.marker in (">", "?")
        for word in command.words
    ]
    return {game.parse(word).move for word in words}  # type: ignore[attr-defined]


def _line_of(document: Document, name: str) -> int:
    """The line that declares a name; that of the front matter for a name of the game which the file extends."""
    tree, _ = document.trees[-1]
    lines = dict[str, int]()
    for each in tree.body:
        if isinstance(each, ast.FunctionDef):
            lines[each.name] = each.lineno
        elif isinstance(each, ast.Assign):
            lines |= {target.id: each.lineno for target in each.targets if isinstance(target, ast.Name)}
    return lines.get(name, _extends(document).line)


def _placed(failure: Failure, document: Document, last: str) -> Failure:
    """A fault of a random game, at the function that was carried out last."""
    return Failure(_line_of(document, last or "setup"), failure.code, failure.found, failure.wanted, 1)

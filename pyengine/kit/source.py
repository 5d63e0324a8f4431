"""Makes a game of an author's Python: the one place in the engine where somebody's lines are carried out."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeGuard

from pyengine.kit import author
from pyengine.kit.definition import PARTS, Definition
from pyengine.kit.demands import Functions, beginning, scores_of, search_of
from pyengine.kit.moves import Move, complete

NAMES = {name: getattr(author, name) for name in author.__all__}
"""What an author's lines can name without importing it."""
_SEARCH = "_legal_"
"""Before the name of a move, that of the function that finds the legal ways to make it."""
_SCORES = "_scores_now"


def define(
    sources: Sequence[tuple[ast.Module, str]],
    game_id: str,
    players: tuple[int, int],
    *,
    rule_of: Mapping[str, str] | None = None,
    turn_rule: str = "",
) -> Definition:
    """The game of an author's lines, and of those of the files that it extends, which come first.

    What has a name that was there before takes its place, also where earlier lines meant that. `rule_of` are the rules
    of parts and moves by name. Raises `AuthorError`, and whatever the lines raise.
    """
    functions = {each.name: each for tree, _ in sources for each in tree.body if isinstance(each, ast.FunctionDef)}
    known, more = Functions(functions), dict[str, bool]()
    namespace: dict[str, Any] = {**NAMES, "__name__": "game"}
    sign = 1
    for tree, file in sources:
        made, last = list[ast.stmt](), [each for each in tree.body if _is_last(each, functions)]
        for each in last:
            if _is_move(each):
                statements, more[each.name] = beginning(each, known)
                made.append(search_of(each, statements, _SEARCH + each.name))
        if scores := scores_of(last, known, _SCORES):
            made.append(scores[0])
            sign = scores[1]
        module = ast.fix_missing_locations(ast.Module([*tree.body, *made], []))
        exec(compile(module, file, "exec", dont_inherit=True), namespace)
        # After each file: a move may mean a zone of an earlier one, and finds by this name the one that took its place.
        for name, part in namespace.items():
            if isinstance(part, PARTS):
                part.name = name
    searched = {name: namespace.pop(_SEARCH + name) for name in more}
    ranked = (namespace.pop(_SCORES), sign) if _SCORES in namespace else None
    declared = {name: each for name, each in namespace.items() if name not in NAMES}
    for name, part in declared.items():
        if isinstance(part, Move):
            complete(part, searched[name], declared, more=more[name])
    attributes = {each.attr for tree, _ in sources for each in ast.walk(tree) if isinstance(each, ast.Attribute)}
    return Definition(
        game_id,
        players,
        declared,
        rule_of=rule_of or {},
        turn_rule=turn_rule,
        memory="turn_down" in attributes,  # what was turned down has to be remembered: no view shows it
        words=tuple(dict.fromkeys(word for tree, _ in sources for word in _words(tree))),
        ranked=ranked,
    )


def _is_last(statement: ast.stmt, functions: Mapping[str, ast.FunctionDef]) -> TypeGuard[ast.FunctionDef]:
    """True for the function that has its name in the end."""
    return isinstance(statement, ast.FunctionDef) and functions[statement.name] is statement


def _words(source: ast.Module) -> Iterator[str]:
    """All texts that the author's lines have, and the words in them."""
    for each in ast.walk(source):
        if isinstance(each, ast.Constant) and isinstance(each.value, str):
            yield each.value
            yield from each.value.split()


def _is_move(function: ast.FunctionDef) -> bool:
    calls = [each.func for each in function.decorator_list if isinstance(each, ast.Call)]
    return any(isinstance(each, ast.Name) and each.id == "move" for each in calls)

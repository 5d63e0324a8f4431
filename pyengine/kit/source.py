"""Makes a game of an author's Python: the one place in the engine where somebody's lines are carried out."""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from typing import Any, TypeGuard

from pyengine.kit import author
from pyengine.kit.definition import PARTS, Definition
from pyengine.kit.moves import Demands, Move, complete, demands_of

NAMES = {name: getattr(author, name) for name in author.__all__}
"""What an author's lines can name without importing it."""
_TESTS = "__tests__"


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
    demanding = _demanding(functions)
    demands = {name: demands_of(each, demanding) for name, each in functions.items() if _is_move(each)}
    namespace: dict[str, Any] = {**NAMES, "__name__": "game"}
    tests = dict[str, list[Any]]()
    for tree, file in sources:
        own = {each.name: demands[each.name] for each in tree.body if _is_last(each, functions) and _is_move(each)}
        module = ast.Module([*tree.body, _tests(functions, own)], [])
        exec(compile(ast.fix_missing_locations(module), file, "exec", dont_inherit=True), namespace)
        tests |= namespace.pop(_TESTS)
        for name, each in namespace.items():
            if isinstance(each, PARTS):
                each.name = name
    declared = {name: each for name, each in namespace.items() if name not in NAMES}
    for name, each in declared.items():
        if isinstance(each, Move):
            complete(each, tests.get(name, []), declared, more=demands[name].more)
    attributes = {each.attr for tree, _ in sources for each in ast.walk(tree) if isinstance(each, ast.Attribute)}
    return Definition(
        game_id,
        players,
        declared,
        rule_of=rule_of or {},
        turn_rule=turn_rule,
        memory="turn_down" in attributes,
    )


def _is_last(statement: ast.stmt, functions: Mapping[str, ast.FunctionDef]) -> TypeGuard[ast.FunctionDef]:
    """True for the function that has its name in the end."""
    return isinstance(statement, ast.FunctionDef) and functions[statement.name] is statement


def _is_move(function: ast.FunctionDef) -> bool:
    calls = [each.func for each in function.decorator_list if isinstance(each, ast.Call)]
    return any(isinstance(each, ast.Name) and each.id == "move" for each in calls)


def _demanding(functions: dict[str, ast.FunctionDef]) -> set[str]:
    """The functions that demand something, or call one that does."""
    called = {
        name: {each.id for each in ast.walk(function) if isinstance(each, ast.Name)}
        for name, function in functions.items()
    }
    found: set[str] = set()
    while more := {name for name, names in called.items() if names & (found | {"require"})} - found:
        found |= more
    return found


def _tests(functions: dict[str, ast.FunctionDef], demands: dict[str, Demands]) -> ast.stmt:
    """`__tests__ = {"lay": [(1, lambda game, card: …), …], …}`, so that a demand can be asked by itself."""
    lists = []
    for name, found in demands.items():
        names = [each.arg for each in functions[name].args.args]
        pairs: list[ast.expr] = [
            ast.Tuple([ast.Constant(depth), ast.Lambda(_arguments(names[: depth + 1]), condition)], ast.Load())
            for depth, condition in found.conditions
        ]
        lists.append(ast.List(pairs, ast.Load()))
    table = ast.Dict([ast.Constant(name) for name in demands], lists)  # type: ignore[arg-type]
    return ast.Assign([ast.Name(_TESTS, ast.Store())], table)


def _arguments(names: list[str]) -> ast.arguments:
    return ast.arguments([], [ast.arg(name) for name in names], None, [], [], None, [])

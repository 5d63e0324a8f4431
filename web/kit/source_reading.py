"""What the Python of a game's file does with its zones and values: what a declaration alone does not say."""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import dataclass, field

_GAME = "game"
_OF_ZONES = frozenset(("deal", "move", "move_all", "shuffle", "take", "turn_up", "show", "top", "bottom", "is_open"))
"""What is done with a zone without looking at its cards one by one."""
_THROUGH = frozenset(("filter", "list", "map", "max", "min", "set", "sorted", "sum", "tuple"))
"""Functions of Python that look at everything in what they are given."""


@dataclass(frozen=True)
class Found:
    """What all functions of a file do.

    `names` are the names that each function uses. Of the zones, the cards of those `looked_through` are looked at one
    by one, or all go to one player; those `asked` are looked at in any way. `of_seats` are values that are set to a
    seat, `ranked` what the score is made of at the end of the game.
    """

    names: dict[str, set[str]] = field(default_factory=dict)
    looked_through: set[str] = field(default_factory=set)
    asked: set[str] = field(default_factory=set)
    of_seats: set[str] = field(default_factory=set)
    ranked: set[str] = field(default_factory=set)
    lowest: bool = False


def found_in(trees: Iterable[ast.Module]) -> Found:
    """What the functions of some modules do; of two of one name the last one counts."""
    functions = {each.name: each for tree in trees for each in tree.body if isinstance(each, ast.FunctionDef)}
    found = Found({name: _names(each) for name, each in functions.items()})
    lowest = False
    for function in functions.values():
        for node in ast.walk(function):
            for child in ast.iter_child_nodes(node):
                _look_at(child, node, found)
            if isinstance(node, ast.Assign):
                _assigned(node, found)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rank":
                found.ranked.update(name for each in ast.walk(node) if (name := part_of(each)))
                lowest |= any(each.arg == "lowest" for each in node.keywords)
    return Found(found.names, found.looked_through, found.asked, found.of_seats, found.ranked, lowest)


def _names(function: ast.FunctionDef) -> set[str]:
    of_attributes = {node.attr for node in ast.walk(function) if isinstance(node, ast.Attribute)}
    return of_attributes | {node.id for node in ast.walk(function) if isinstance(node, ast.Name)}


def part_of(node: ast.AST) -> str:
    """The name of the part that an expression is: `game.pile`, or that of a seat, `game.hand[seat]`; or empty."""
    if isinstance(node, ast.Subscript):
        node = node.value
    is_part = isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == _GAME
    return node.attr if is_part and isinstance(node, ast.Attribute) else ""


def _look_at(child: ast.AST, parent: ast.AST, found: Found) -> None:
    """Note what an expression is used for."""
    name = part_of(child)
    if not name or isinstance(parent, ast.Subscript | ast.keyword):
        return
    if isinstance(parent, ast.Attribute):
        (found.asked if parent.attr in _OF_ZONES else found.looked_through).add(name)
    elif isinstance(parent, ast.Starred | ast.comprehension | ast.For | ast.Compare):
        found.looked_through.add(name)
    elif isinstance(parent, ast.IfExp) and child is not parent.test:
        return
    elif not isinstance(parent, ast.Call):
        found.asked.add(name)
    elif isinstance(parent.func, ast.Attribute):
        if parent.func.attr == "move_all" and isinstance(child, ast.Subscript):
            found.looked_through.add(part_of(parent.func.value))
    elif isinstance(parent.func, ast.Name) and parent.func.id in _THROUGH:
        found.looked_through.add(name)
    else:
        found.asked.add(name)


def _assigned(node: ast.Assign, found: Found) -> None:
    """Note a value that is set to a seat: `game.bidder = game.seat`."""
    for target in node.targets:
        targets = list(target.elts) if isinstance(target, ast.Tuple) else [target]
        values = list(node.value.elts) if isinstance(node.value, ast.Tuple) else [node.value] * len(targets)
        if len(targets) == len(values):
            found.of_seats.update(
                part_of(each) for each, value in zip(targets, values, strict=True) if part_of(each) and _is_seat(value)
            )


def _is_seat(value: ast.AST) -> bool:
    called = value.func if isinstance(value, ast.Call) else value
    is_own = isinstance(called, ast.Attribute) and isinstance(called.value, ast.Name) and called.value.id == _GAME
    return (
        is_own
        and isinstance(called, ast.Attribute)
        and called.attr == ("next" if isinstance(value, ast.Call) else "seat")
    )

"""The order of a chapter's nodes: as one reads them, the main line first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pyengine.core.errors import NotationError
from pyengine.study.node import Node


def reading_order(nodes: Sequence[Node]) -> tuple[Node, ...]:
    """The nodes, each before its children, in order, and its first child with all that follows before the next.

    Raises `NotationError` where two children of a node do the same.
    """
    children: list[list[int]] = [[] for _ in nodes]
    for at, node in enumerate(nodes[1:], 1):
        children[node.parent].append(at)
    for below in children:
        seen = set[tuple[int, str]]()
        for node in (nodes[child] for child in below):
            if (node.seat, node.text) in seen:
                raise NotationError(node.text, *node.where, "another action than in the line and its other variations")
            seen.add((node.seat, node.text))
    order, todo = list[int](), [0]
    while todo:
        at = todo.pop()
        order.append(at)
        todo += reversed(children[at])
    return renumbered(nodes, order)


def renumbered(nodes: Sequence[Node], order: Sequence[int]) -> tuple[Node, ...]:
    """Those nodes whose numbers are in `order`, in that order; parents are in it if their children are."""
    new = {old: at for at, old in enumerate(order)}
    new[-1] = -1
    parents = ((nodes[old], new[nodes[old].parent]) for old in order)
    return tuple(node if node.parent == parent else replace(node, parent=parent) for node, parent in parents)


def deepest(nodes: Sequence[Node]) -> int:
    """How many variations within one another there are; the nodes are in reading order."""
    depths = [0]
    for at, node in enumerate(nodes[1:], 1):
        depths.append(depths[node.parent] + (at != node.parent + 1))
    return max(depths)

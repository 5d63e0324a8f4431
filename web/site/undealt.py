"""A table before its deal: what is the same in every deal, with backs and empty places for all that is not.

Nothing here knows a game: the table is drawn for several deals, and what differs between them is left out. So the
picture shows nothing that another deal could belie.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from html import unescape
from itertools import takewhile

from web.parts.html import Html, el, join

_TOKEN = re.compile(r"<(/?)([a-zA-Z][\w-]*)([^<>]*)>|([^<]+)")
_ATTRIBUTE = re.compile(r' ([\w:-]+)(?:="([^"]*)")?')
_VOID = ("br", "hr", "img", "input")
_FACES = {"card", "tile"}
"""Classes of what has a face: one that differs is drawn as a blank."""


@dataclass(slots=True)
class Node:
    """An element: its attributes (`True` for a bare one), what is in it, and the HTML that it was read from."""

    tag: str
    attrs: Mapping[str, str | bool] = field(default_factory=dict)
    children: list[Node | str] = field(default_factory=list)
    source: str = field(default="", compare=False, repr=False)

    @property
    def classes(self) -> list[str]:
        """Its classes, in order."""
        return str(self.attrs.get("class", "")).split()

    def within(self) -> Iterator[Node]:
        """Every element in it."""
        for child in self.children:
            if isinstance(child, Node):
                yield child
                yield from child.within()


def undealt(drawn: Sequence[Html]) -> Html:
    """What several deals of one table have in common, from the HTML of each."""
    [*children] = _merged([parse(html) for html in drawn]).children
    return join(*map(_html, children))


def parse(html: str) -> Node:
    """HTML as `web.parts.html` writes it, as a tree."""
    open_nodes, begun = [Node("", source=html)], [0]
    for found in _TOKEN.finditer(html):
        close, tag, attrs, text = found.groups()
        if text:
            open_nodes[-1].children.append(unescape(text))
        elif close:
            open_nodes.pop().source = html[begun.pop() : found.end()]
        else:
            node = Node(tag, _attributes(attrs), source=found[0])
            open_nodes[-1].children.append(node)
            if tag not in _VOID:
                open_nodes.append(node)
                begun.append(found.start())
    return open_nodes[0]


@lru_cache(10_000)
def _attributes(text: str) -> Mapping[str, str | bool]:
    """Deals of a table have most of these in common."""
    return {name: unescape(value) or True for name, value in _ATTRIBUTE.findall(text)}


def _html(node: Node | str) -> Html | str:
    return node if isinstance(node, str) else el(node.tag, {**node.attrs}, *map(_html, node.children))


def _merged(nodes: Sequence[Node]) -> Node:
    """What equal elements of several deals have in common."""
    first = nodes[0]
    if all(node.source == first.source for node in nodes) or "ghost" in first.classes:
        return first  # a ghost only keeps room, and nobody reads it
    same = Node(first.tag, _common_attributes(nodes))
    if first.tag == "svg" or not _FACES.isdisjoint(same.classes):
        return _blank(same)
    if "hand" in same.classes:
        same.children = _backs(nodes)
    else:
        alike = takewhile(_are_alike, zip(*(node.children for node in nodes), strict=False))
        same.children = [_merged_child(children) for children in alike]
    return same


def _are_alike(children: Sequence[Node | str]) -> bool:
    return len({child.tag if isinstance(child, Node) else "" for child in children}) == 1


def _merged_child(children: Sequence[Node | str]) -> Node | str:
    nodes = [child for child in children if isinstance(child, Node)]
    if nodes:
        return _merged(nodes)
    return children[0] if len(set(map(str, children))) == 1 else ""


def _common_attributes(nodes: Sequence[Node]) -> dict[str, str | bool]:
    first, *others = (node.attrs for node in nodes)
    same: dict[str, str | bool] = {
        name: value for name, value in first.items() if all(other.get(name) == value for other in others)
    }
    classes = _common_classes(nodes)
    return same | ({"class": " ".join(classes)} if classes else {})


def _common_classes(nodes: Sequence[Node]) -> list[str]:
    return [name for name in nodes[0].classes if all(name in node.classes for node in nodes)]


def _blank(node: Node) -> Node:
    """An element of the same kind with nothing in it."""
    return Node(node.tag, {"class": " ".join([*node.classes, "blank"]), "aria-hidden": "true"})


def _backs(hands: Sequence[Node]) -> list[Node | str]:
    """The cards of a hand, face down: as many as the largest hand shows."""
    held = [[node for node in hand.within() if not _FACES.isdisjoint(node.classes)] for hand in hands]
    cards = [card for hand in held for card in hand]
    if not cards:
        return []
    card = Node("span", {"class": " ".join(_common_classes(cards))})
    return [Node("li", {}, [Node("span", {"class": "held"}, [_blank(card)])]) for _ in range(max(map(len, held)))]

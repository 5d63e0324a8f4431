"""Makes new chapters of old ones: actions, variations, and what is said and shown after them.

Nodes are named by their numbers. Where a change gives other numbers, the new one of the node in question is returned.
Texts are cleaned (`clean_words`); limits are those of the text format, and raise `NotationError`.
"""

from __future__ import annotations

from dataclasses import replace

from pyengine.core.errors import NotationError
from pyengine.core.limits import DEEPEST, MOST_MARKS, MOST_NODES, at_most
from pyengine.core.record import Step, take_step
from pyengine.core.state import check_seat
from pyengine.games import game as find_game
from pyengine.study.chapter import Chapter
from pyengine.study.node import Arrow, Node, Stop, Words, clean_title, clean_words, with_text
from pyengine.study.order import deepest, renumbered


def add_action(chapter: Chapter, at: int, text: str, seat: int | None = None) -> tuple[Chapter, int]:
    """The chapter with an action after node `at`, by default of whoever is to act first, and the node's number.

    It is the main line's where nothing follows yet, else a variation; where it is there already, nothing changes.
    Raises `IllegalAction` or `NotationError` for what cannot be done there, `OptionError` for a wrong seat.
    """
    state = chapter.state(at)
    seat = (state.to_act[0] if state.to_act else 0) if seat is None else seat
    check_seat(state, seat)
    for child in chapter.children(at):
        if (chapter.nodes[child].seat, chapter.nodes[child].text) == (seat, text):
            return chapter, child
    game = find_game(chapter.root.game)
    take_step(game, state, Step(seat, text, (1, 1)))
    node = Node(at, seat, game.format(game.parse(text)))
    if len(chapter.nodes) > MOST_NODES:
        raise NotationError(node.text, 1, 1, at_most(MOST_NODES, "actions"))
    new = chapter.subtree(at).stop  # behind all that follow the same node
    moved = (replace(each, parent=each.parent + 1) if each.parent >= new else each for each in chapter.nodes[new:])
    nodes = (*chapter.nodes[:new], node, *moved)
    _not_too_deep(nodes)
    return replace(chapter, nodes=nodes), new


def delete(chapter: Chapter, at: int) -> tuple[Chapter, int]:
    """The chapter without a node and all that follow it, and the number of the node before it.

    If it is the root, all actions go.
    """
    gone = chapter.subtree(at)
    kept = [node for node in range(len(chapter.nodes)) if node not in gone or node == 0]
    return replace(chapter, nodes=renumbered(chapter.nodes, kept)), max(0, chapter.nodes[at].parent)


def promote(chapter: Chapter, at: int) -> tuple[Chapter, int]:
    """The chapter with the innermost variation that holds a node before its siblings, and the node's new number.

    On the main line nothing changes. Raises `NotationError` where others would then be too deep in variations.
    """
    first = next((step for step in reversed(chapter.path(at)) if step != chapter.nodes[step].parent + 1), 0)
    if not first:
        return chapter, at
    parent, moved = chapter.nodes[first].parent, chapter.subtree(first)
    rest = [node for node in range(parent + 1, len(chapter.nodes)) if node not in moved]
    order = [*range(parent + 1), *moved, *rest]
    nodes = renumbered(chapter.nodes, order)
    _not_too_deep(nodes)
    return replace(chapter, nodes=nodes), parent + 1 + at - first


def _not_too_deep(nodes: tuple[Node, ...]) -> None:
    if deepest(nodes) > DEEPEST:
        raise NotationError("", 1, 1, at_most(DEEPEST, "variations within one another"))


def with_words(chapter: Chapter, at: int, lang: str, text: str) -> Chapter:
    """The chapter with these words at a node in a language; none if they are empty."""
    return _changed(chapter, at, words=with_text(chapter.nodes[at].words, lang, clean_words(text)))


def with_marks(chapter: Chapter, at: int, marks: tuple[str, ...], arrows: tuple[Arrow, ...]) -> Chapter:
    """The chapter with these marks and arrows at a node, each once."""
    found, drawn = tuple(dict.fromkeys(marks)), tuple(dict.fromkeys(arrows))
    _names((*found, *(end for arrow in drawn for end in arrow)), "part of the table", max(len(found), len(drawn)))
    return _changed(chapter, at, marks=found, arrows=drawn)


def with_stop(chapter: Chapter, at: int, stop: Stop | None) -> Chapter:
    """The chapter with this stop at a node, or without one; raises `OptionError` for a seat that there is not.

    Whether what it wants is legal is not asked, since a stop is written bit by bit: `pyengine.study.check` says so.
    """
    if stop is not None:
        check_seat(chapter.root.start(), stop.seat)
        wanted = tuple(dict.fromkeys(stop.wanted))
        answers = {action: said for action, words in stop.answers.items() if (said := _clean(words))}
        _names((*(wanted or ("",)), *answers), "action", max(len(wanted), len(answers)))
        stop = Stop(stop.seat, wanted, _clean(stop.question), _clean(stop.right), _clean(stop.other), answers)
    return _changed(chapter, at, stop=stop)


def _names(names: tuple[str, ...], expected: str, count: int) -> None:
    """Raises `NotationError` for what is not one word, and for too many at a place."""
    for name in names:
        if len(name.split()) != 1 or name.strip() != name:
            raise NotationError(name, 1, 1, expected)
    if count > MOST_MARKS:
        raise NotationError("", 1, 1, at_most(MOST_MARKS, "of them at a place"))


def _clean(words: Words) -> Words:
    found: Words = {}
    for lang, text in words.items():
        found = with_text(found, lang, clean_words(text))
    return found


def with_title(chapter: Chapter, lang: str, title: str) -> Chapter:
    """The chapter with this title in a language; none if it is empty."""
    return replace(chapter, titles=with_text(chapter.titles, lang, clean_title(title)))


def _changed(chapter: Chapter, at: int, **parts: object) -> Chapter:
    """The chapter with one node changed, which then stands nowhere in a text that was read."""
    node = replace(chapter.nodes[at], marked_at=(), **parts)  # type: ignore[arg-type]
    return replace(chapter, nodes=(*chapter.nodes[:at], node, *chapter.nodes[at + 1 :]))

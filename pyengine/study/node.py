"""The places of a chapter: an action, and what is said and shown after it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import NamedTuple

from pyengine.core.errors import NotationError
from pyengine.core.limits import LONGEST_WORDS
from pyengine.core.record import Step
from pyengine.games import game as find_game

Words = Mapping[str, str]
"""A text in several languages: the tag of a language, such as `uk`, to its paragraphs, one a line."""

LANGUAGE = re.compile(r"[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}")
"""The tag of a language, as in HTML."""


_KEPT = "\u00a0\u00ad\u2009\u200c\u200d\u200e\u200f\u202f"
"""Spaces that do not break, hyphens that do not show, and the signs of scripts that join or run to the left."""


@cache
def parts(game_id: str) -> frozenset[str]:
    """What can be pointed at on a game's table: what actions name, the hand, the seats, and the game's own parts."""
    game = find_game(game_id)
    actions = {end for action in game.actions() for end in game.format(action).split(">")}
    seats = {f"seat{seat}" for seat in range(1, game.seats[1] + 1)}
    return frozenset({"hand", *actions, *seats, *game.notation.parts})


def clean_words(text: str) -> str:
    """A text as it can stand in a study: printable paragraphs, none of them empty, not too long."""
    shown = text
    if not text.isprintable():
        shown = "".join(sign if sign.isprintable() or sign in _KEPT or sign == "\n" else " " for sign in text)
    lines = (line.strip() for line in shown.split("\n"))
    kept = "\n".join(line for line in lines if line)[:LONGEST_WORDS]
    # Where it was cut, there may be a space at the end now.
    return "\n".join(line.strip() for line in kept.rstrip("\n").split("\n"))


def clean_title(text: str) -> str:
    """A title as it can stand in a study: printable, on one line, not too long."""
    return clean_words(" ".join(text.split("\n")))


def with_text(words: Words, lang: str, text: str) -> Words:
    """Words with a clean text in a language, or without it if that is empty; raises `NotationError` for no language."""
    if not LANGUAGE.fullmatch(lang):
        raise NotationError(lang, 1, 1, "language")
    others = {each: said for each, said in words.items() if each != lang or text}
    return {**others, lang: text} if text else others


class Arrow(NamedTuple):
    """An arrow on the table, from one part of it to another, both named as in marks."""

    start: str
    end: str


@dataclass(frozen=True, slots=True)
class Stop:
    """A place where the reader is asked what `seat` should do; any of the `wanted` actions is right.

    `right` is said then, `other` when anything else is tried, unless `answers` has words for that very action.
    """

    seat: int
    wanted: tuple[str, ...]
    question: Words = field(default_factory=dict)
    right: Words = field(default_factory=dict)
    other: Words = field(default_factory=dict)
    answers: Mapping[str, Words] = field(default_factory=dict)
    where: tuple[tuple[int, int], ...] = field(default=(), compare=False)
    """Where the wanted actions, and then those with answers, stand in the text."""

    def answer(self, action: str) -> Words:
        """What is said to a reader who tries this action."""
        return self.answers.get(action) or (self.right if action in self.wanted else self.other)

    def places(self) -> list[tuple[str, tuple[int, int] | None]]:
        """Every action that it names, and where that stands, if it was read."""
        named = [*self.wanted, *self.answers]
        return [(text, self.where[at] if at < len(self.where) else None) for at, text in enumerate(named)]


@dataclass(frozen=True, slots=True)
class Node:
    """A place of a chapter: after the action `text` of `seat`, which was done at the node `parent`.

    The root of a chapter, its node 0, has no action and the parent -1. `marks` name parts of the table: as actions
    name them (`17`, `own-up`), `hand`, `seat2`, and what else the game's notation has.
    """

    parent: int = -1
    seat: int = 0
    text: str = ""
    words: Words = field(default_factory=dict)
    marks: tuple[str, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    stop: Stop | None = None
    where: tuple[int, int] = field(default=(0, 0), compare=False)
    marked_at: tuple[tuple[int, int], ...] = field(default=(), compare=False)
    """Where the marks, and then the ends of the arrows, stand in the text."""

    @property
    def step(self) -> Step:
        """The action as a record has it."""
        return Step(self.seat, self.text, self.where)

    @property
    def bare(self) -> bool:
        """True if nothing is said or shown here."""
        return not (self.words or self.marks or self.arrows or self.stop)

    def named(self) -> list[tuple[str, tuple[int, int] | None]]:
        """Every part of the table that is pointed at, and where its name stands, if it was read."""
        names = [*self.marks, *(end for arrow in self.arrows for end in arrow)]
        return [(name, self.marked_at[at] if at < len(self.marked_at) else None) for at, name in enumerate(names)]

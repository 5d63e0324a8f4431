"""The words that the games of gems share."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping

from web.parts.html import capital, glued
from web.parts.messages import Messages
from web.parts.table_data import Words


def gem(kind: str, t: Messages) -> str:
    """A kind of gem; `o` is the pearl, `.` an empty place."""
    return t("gem-none") if kind == "." else t(f"gem-{kind}")


def titled(kind: str, t: Messages) -> str:
    """A kind of gem as the first word of a sentence."""
    name = gem(kind, t)
    return capital(name)


def gems(kinds: Iterable[str], t: Messages) -> str:
    """Gems one after the other; several of a kind as a kind and a number."""
    return t.listed(t("gem-many", gem=gem(kind, t), count=count) for kind, count in Counter(kinds).items())


def gem_by_gem(kinds: Iterable[str], t: Messages) -> str:
    """Gems one after the other, each named, in order."""
    return glued(", ", (gem(kind, t) for kind in kinds))


def line(text: str, t: Messages) -> str:
    """A line: `row2`."""
    return t(f"gem-{text[:3]}", n=text[3:])


def end(text: str, t: Messages) -> str:
    """An end of a line: `row2-left`."""
    name, _, side = text.partition("-")
    return t(f"gem-end-{side}", n=name[3:])


def act(text: str, t: Messages) -> str:
    """An action: drawing, shifting and the like."""
    cards, arrow, to = text.partition(">")
    return t("gem-act-shift", end=end(to, t), cards=gems(cards, t)) if arrow else t(f"gem-act-{text}")


def place(name: str, t: Messages) -> str | None:
    """A line, as facts name it."""
    return line(name, t) if _LINE.fullmatch(name) else None


_LINE = re.compile(r"(row|col)\d")
VALUES: Mapping[str, Words] = {"hand-of": gem, "kind": gem, "end": end, "payment": gems}

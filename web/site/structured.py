"""What a rulebook tells search engines besides being an article: its questions, and how a game is set up."""

from __future__ import annotations

import re

from pyengine import rulebook
from pyengine.core.game import Game
from web.parts.messages import Messages
from web.site.rulebook import inline, plain

_STEP = re.compile(r"^\d+\. (.+(?:\n {2,}\S.*)*)", re.MULTILINE)
_FENCE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
_CAPTION = re.compile(r"^\*[^*\n]+\*$", re.MULTILINE)


def questions_and_steps(game: Game, t: Messages) -> tuple[dict[str, object], ...]:
    """schema.org's FAQPage of the questions, and HowTo of the set-up; without a section for it neither."""
    book = rulebook.load(game.id, *t.langs)
    asked, begun = book.section("questions"), book.section("setup")
    found: list[dict[str, object]] = []
    if asked and asked.questions:
        questions = [
            {
                "@type": "Question",
                "name": _words(each.title),
                "acceptedAnswer": {"@type": "Answer", "text": _words(each.text)},
            }
            for each in asked.questions
        ]
        found.append({"@type": "FAQPage", "name": f"{book.title}: {asked.title}", "mainEntity": questions})
    if begun and (steps := _STEP.findall(begun.text)):
        listed = [
            {"@type": "HowToStep", "position": number, "text": _words(step)} for number, step in enumerate(steps, 1)
        ]
        found.append({"@type": "HowTo", "name": f"{book.title}: {begun.title}", "step": listed})
    return tuple(each | {"inLanguage": book.lang} for each in found)


def _words(markdown: str) -> str:
    """Markdown as plain words, without examples and what stands above them."""
    return plain(inline(_CAPTION.sub("", _FENCE.sub("", markdown)).strip()))

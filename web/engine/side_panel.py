"""What the panel beside the table shows: the rules as they are played now."""

from __future__ import annotations

from functools import cache

from pyengine.core.options import Option
from web.engine.notices import book
from web.engine.session import Session
from web.engine.setup import Setup
from web.parts.html import Html
from web.parts.messages import Messages
from web.parts.page_paths import rules_path
from web.parts.rules_panel import Chapter, RulesPanel, rules_panel
from web.parts.table import Scene


def rules(session: Session, scene: Scene, asked: str) -> Html:
    """The rules, open at the one that was `asked` for, else at what is happening."""
    setup, t = session.setup, scene.t
    game_id = setup.game.id
    now = asked or scene.table.rule_now(scene)
    link = "../" + rules_path(game_id, t.lang, asked)
    goal = book(game_id, t.lang).goal
    return rules_panel(RulesPanel(goal, options_as_played(setup, t), _chapters(game_id, t.lang), now, link), t)


@cache
def _chapters(game_id: str, lang: str) -> tuple[Chapter, ...]:
    """The sections of the rulebook that have rules."""
    found = book(game_id, lang)
    starts = [section.line for section in found.sections]
    chapters = []
    for section, after in zip(found.sections, [*starts[1:], None], strict=True):
        of_section = [
            (rule.id, rule.parts)
            for rule in found.rules.values()
            if section.line <= rule.line and (after is None or rule.line < after)
        ]
        if of_section:
            chapters.append(Chapter(section.title, of_section))
    return tuple(chapters)


def options_as_played(setup: Setup, t: Messages) -> list[str]:
    """The options of a table that matter for its number of players, each with its value."""
    options = [option for option in setup.game.options if option.matters(len(setup.seats))]
    return [f"{t(_ident(setup, option))}: {_value(setup, option, t)}" for option in options]


def _ident(setup: Setup, option: Option) -> str:
    return f"option-{setup.game.id}-{option.name}"


def _value(setup: Setup, option: Option, t: Messages) -> str:
    """A value in words; a number stands as it is."""
    value = setup.options.get(option.name, option.default)
    message = f"{_ident(setup, option)}-{value}"
    return t(message) if message in t else value

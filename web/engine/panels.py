"""The panels of the play page: which one is open, and what it shows: links to share, the rules as they are played; and
the way to the workbench.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from urllib.parse import quote

from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.record import Player
from web.engine.books import book
from web.engine.record_link import fragment, readable
from web.engine.scene import PlayScene
from web.engine.setup import new_seed
from web.parts import share_panel
from web.parts.html import Html, glued
from web.parts.messages import Messages
from web.parts.page_paths import rules_path, workbench_path
from web.parts.panel import keys, settings
from web.parts.preferences import checked
from web.parts.rules_panel import Chapter, rules_panel


@dataclass(slots=True)
class PanelState:
    """The page's address `base`, the reader's preferences, the open panel (`share`, `settings`, `keys` or None), the ID
    of the link that was copied last; the `tab` of the side panel that the reader opened, and the `rule` that was asked
    for; whether the `whole` story is wanted; the reader's `record` as the page has told it.
    """

    base: str = ""
    preferences: dict[str, str] = field(default_factory=lambda: checked({}))
    panel: str | None = None
    copied: str = ""
    tab: str = ""
    rule: str = ""
    whole: bool = False
    record: dict[str, int] = field(default_factory=dict)

    def open(self, panel: str) -> None:
        """Open a panel in place of the one that is."""
        self.panel, self.copied = panel, ""

    def draw(self, scene: PlayScene) -> Html | None:
        """The panel that is open, if one is."""
        if self.panel == "share":
            return share_panel.share(*share_links(scene, self.base), self.copied, scene.t)
        if self.panel == "keys":
            return keys(scene.table, scene.t)
        return settings(self.preferences, scene.pace, scene.t) if self.panel == "settings" else None


def share_links(scene: PlayScene, base: str) -> tuple[str, str, str]:
    """The link to the game so far, the link to its deal only, and the first one in readable form.

    A record says what its game is; so where a messenger leaves the record out, no other game opens in its place.
    """
    record, setup = scene.timeline.record, scene.setup
    text = record.format()
    plain = replace(setup, lang=None, pace="normal", seats=tuple(Player(who.kind) for who in setup.seats))
    dealt = base + fragment(record.with_steps(()).format()) if setup.save else f"{base}?{plain.key}"
    return base + fragment(text), dealt, base + readable(text)


def rules(scene: PlayScene, asked: str) -> Html:
    """The rules, open at the one that was `asked` for, else at what is happening."""
    game_id, setup, t = scene.game, scene.setup, scene.t
    played, chapters = options_as_played(setup.game, len(setup.seats), setup.options, t), chapters_of(game_id, t.langs)
    now, link = asked or scene.table.rule_now(scene), "../" + rules_path(game_id, t.lang, asked)
    return rules_panel(book(game_id, t).goal, played, chapters, t, now=now, book=link)


@cache
def chapters_of(game_id: str, langs: tuple[str, ...]) -> tuple[Chapter, ...]:
    """The sections of the rulebook that have rules."""
    found = book(game_id, Messages(*langs))
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


def options_as_played(
    game: Game, players: int, options: Mapping[str, str], t: Messages, *, changed: bool = False
) -> list[str]:
    """The options that matter for so many players, each with its value; a number stands as it is.

    With `changed` those alone that have another value than usually.
    """
    lines = []
    for option in game.options:
        ident, value = f"option-{game.id}-{option.name}", options.get(option.name, option.default)
        if option.matters(players) and not (changed and value == option.default):
            said = t(f"{ident}-{value}") if f"{ident}-{value}" in t else value
            lines.append(glued(": ", (t(ident), said)))
    return lines


POSSIBLE = "&deal=possible"
"""How an address says that its hidden cards are drawn at random."""


def workbench_link(scene: PlayScene, at: int | None = None, *, whole: bool = False) -> str | None:
    """The workbench's address below the site's root, at the moment after so many actions, by default the one that is
    shown; None where the game cannot be analysed now.

    A game that is over, or that nobody plays, is opened `whole`. Of a game under way only what the viewer may know goes
    along: the address has a deal that could be true in place of the hidden cards, so that it can be read by anybody. Of
    a moment that was played on from, it has what the viewer did there.
    """
    if not (whole or scene.can_analyse):
        return None
    record, viewer, lang = scene.timeline.record, scene.viewer, scene.t.lang
    last = len(scene.timeline.moments)
    if at is None:
        at = scene.past[0] if scene.past else last
    at = max(0, min(at, last))
    if whole or scene.is_open:
        seen = "" if viewer is None else f"&seat={viewer + 1}"
        return f"{workbench_path(record.game, lang)}&at={at}{seen}{fragment(record.format())}"
    assert viewer is not None
    state = record.with_steps(record.steps[:at]).replay().determinize(viewer, Prng(new_seed()))
    path = workbench_path(record.game, lang, position=scene.setup.game.write(state), seat=viewer) + POSSIBLE
    own = at < last and record.steps[at].seat == viewer
    return f"{path}&done={quote(record.steps[at].text, safe='>')}" if own else path

"""The way from a table to the workbench.

A game that is over, or that nobody plays, is opened whole. Of a game under way only what the viewer may know goes
along: the address has a deal that could be true in place of the hidden cards, so that it can be read by anybody. Of a
moment that was played on from, it has what the viewer did there.
"""

from __future__ import annotations

from urllib.parse import quote

from pyengine.core.prng import Prng
from web.engine.record_link import fragment
from web.engine.scene import PlayScene
from web.engine.setup import new_seed
from web.parts.page_paths import workbench_path

POSSIBLE = "&deal=possible"
"""How an address says that its hidden cards are drawn at random."""


def workbench_link(scene: PlayScene, at: int | None = None, *, whole: bool = False) -> str | None:
    """The address below the site's root: of the moment after so many actions, by default of the one that is shown; None
    where the game cannot be analysed now. What nobody plays on is opened `whole`.
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

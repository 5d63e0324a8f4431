"""Manners of playing: which of the actions that a search finds about equally good a bot prefers.

A style never overrules the search. It chooses among the actions that were tried enough and that are expected to bring
hardly less than the best one, which is less than the search's own error (docs/bots.md has what was measured).
"""

from __future__ import annotations

from collections.abc import Sequence

from pyengine.bots.ismcts import Candidate
from pyengine.bots.knowledge import Knowledge
from pyengine.core.state import Action
from pyengine.core.strategy import Styles, Taste

STYLES = tuple([name for name in Styles._fields if name != "margin"])
"""The names of the styles. What each of them prefers in a game, its `Strategy.styles` say."""
_TRIED = 0.25
"""An action has to have had this share of the best one's visits: one that was hardly looked at may be much worse."""


def preferred(candidates: Sequence[Candidate], knowledge: Knowledge, style: str) -> Action:
    """The action of these candidates, the best first, that suits the style best; the first one where several do."""
    best, styles = candidates[0], knowledge.game.strategy.styles
    if styles is None:
        return best.action
    taste: Taste = getattr(styles, style)
    least, tried = best.expected - styles.margin, _TRIED * best.visits
    near = [each for each in candidates if each.expected >= least and each.visits >= tried]
    view = knowledge.view()
    return max(near, key=lambda each: taste(view, each.action)).action

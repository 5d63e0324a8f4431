"""What the learned value of Glastonbury sees in an action, in words that tell nobody what lies in a cauldron."""

from __future__ import annotations

from pyengine.bots.reasons import Feature
from pyengine.games.glastonbury.pieces import SPELL_TEXTS
from web.games.glastonbury.words import WORDS
from web.parts.table import Scene
from web.parts.value_words import whose


def value_words(feature: Feature, scene: Scene) -> str:
    """The sentence of a feature."""
    t, last = scene.t, feature.numbers[-1]
    facts: dict[str, object] = {"cards": last, "turns": last}
    if feature.kind == "time-spell":
        facts["spell"] = WORDS.values["spells-of"](SPELL_TEXTS[last], t)
    return t(f"gla-value-{feature.kind}", **facts, **whose(feature, scene))

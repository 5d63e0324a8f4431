"""What is in the box of Pearl of the East, drawn small."""

from __future__ import annotations

from web.games.pearl.art import pearl
from web.parts.gems.components import GEM_CARDS, GEM_SIZE, gem_component
from web.parts.html import Html
from web.parts.messages import Messages
from web.parts.table_data import Stack

DECK = (Stack([*GEM_CARDS, (1, "o")], GEM_SIZE, GEM_SIZE),)
"""The gem cards and the pearl (PRL-1)."""


def component(code: str, t: Messages) -> Html | None:
    """A gem by its letter, `o` the pearl, `back`, `hint`, `marker` or `score`; None for anything else."""
    return gem_component(code, t, {"o": pearl()})

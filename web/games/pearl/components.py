"""What is in the box of Pearl of the East, drawn small."""

from __future__ import annotations

from web.games.pearl.art import pearl
from web.parts.gems.components import gem_component
from web.parts.html import Html
from web.parts.messages import Messages


def component(code: str, t: Messages) -> Html | None:
    """A gem by its letter, `o` the pearl, `back`, `hint`, `marker` or `score`; None for anything else."""
    return gem_component(code, t, {"o": pearl()})

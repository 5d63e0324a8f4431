"""The session of the play page, where what is forced happens by itself."""

from __future__ import annotations

from time import perf_counter

from web.engine.session import Session

_BEAT = 1600
"""Milliseconds for which a person reads what is forced before it happens by itself."""


class PlaySession(Session):
    """A session that takes the viewer's only action, where the game has nothing to decide in it."""

    @property
    def forced(self) -> str | None:
        """This action; None where there is a choice, and after it was taken back."""
        if self.undone or self.chosen or self.setup.pace == "instant" or self.next_bot is not None:
            return None
        legal = self.legal()
        return legal[0] if len(legal) == 1 and legal[0].startswith(self.game_table.info.forced) else None

    @property
    def wait(self) -> int | None:
        """Milliseconds until the page should let a bot go on, or what is forced happen; None where a person decides."""
        found = super().wait
        if found is None and self.forced:
            return max(0, round(_BEAT - 1000 * (perf_counter() - self.stood_since)))
        return found

    def run(self) -> bool:
        """Give a slice of time to a review, a hint, or the bots, or do what is forced; True if something is new."""
        acted = super().run()
        if self.forced and not self.wait:
            self.attempt(self.forced)
            return True
        return acted

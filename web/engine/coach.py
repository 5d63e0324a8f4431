"""The coach: which line a first game tells now, and what this device remembers of it."""

from __future__ import annotations

from web.engine.scene import PlayScene
from web.engine.session import Session
from web.parts.coach import goal_of, strip
from web.parts.html import Html
from web.parts.table import CoachLine
from web.parts.table_data import Facts

KNOWN = "known"
"""In place of lines: the reader knows this game."""
_LONGEST = 4_000
"""Characters of the text that a device remembers, at most."""


class Coach:
    """Tells the rules of a game when they first matter, one line for each action of the reader's own.

    `told` has for each game the lines that the reader has acted on, or `KNOWN`. The goal comes first; a line stays
    until the reader has acted, so that there is time to read it, and then the goal is in its place again.
    """

    def __init__(self) -> None:
        self.told: dict[str, list[str]] = {}
        self.line: CoachLine | None = None
        self._facts: Facts = {}  # of the moment at which the line was chosen: a card in hand is laid, the line stays
        self._session: Session | None = None
        self._acted = -1
        self._parting = False

    def read(self, text: str) -> None:
        """Remember what a device does: `uno=goal,lay;pearl=known`. What is not of this form is passed over."""
        pairs = (part.partition("=") for part in text[:_LONGEST].split(";"))
        self.told = {game: idents.split(",") if idents else [] for game, equals, idents in pairs if game and equals}

    def write(self) -> str:
        """The text for the device; `read` is its inverse."""
        return ";".join(f"{game}={','.join(idents)}" for game, idents in self.told.items())

    def end(self, game: str) -> None:
        """The reader knows this game."""
        self.told[game], self.line, self._parting = [KNOWN], None, False

    def begin(self, game: str) -> None:
        """Tell this game again from its goal on."""
        self.told[game], self.line, self._session = [], None, None

    def may(self, scene: PlayScene) -> bool:
        """True where somebody plays alone at this device, a game that was dealt here.

        At an instant pace nobody could follow: whoever wishes that knows the game.
        """
        alone = scene.seats.count("human") == 1 and "friend" not in scene.seats
        return bool(scene.table.coach) and alone and scene.setup.save is None and scene.pace != "instant"

    def coaches(self, scene: PlayScene) -> bool:
        """True if the strip stands above the table."""
        return self.may(scene) and (self._parting or KNOWN not in self.told.get(scene.game, []))

    def follow(self, session: Session, scene: PlayScene) -> str:
        """Choose the line for a scene; what is new, for the live region."""
        if session is not self._session:
            self._session, self._acted, self._parting = session, -1, False
        if not self.coaches(scene) or scene.past or self._parting:
            return ""
        if scene.view["outcome"]:
            self.end(scene.game)
            self._parting = True
            return scene.t("coach-over")
        acted = sum(step.seat == scene.viewer for step in scene.timeline.record.steps)
        if acted == self._acted or not scene.acts or scene.lingers or scene.round_end:
            return ""
        told = self.told.setdefault(scene.game, [])
        if self.line and acted > self._acted >= 0 and self.line.ident not in told:
            told.append(self.line.ident)
        self._acted = acted
        open_lines = (line for line in scene.table.coach if line.ident not in told and line.when(scene))
        self.line = next(open_lines, None)
        if self.line is None:
            return ""
        self._facts = self.line.facts(scene)
        return scene.t(self.line.message, **self._facts)

    def strip(self, scene: PlayScene) -> Html | None:
        """The strip; between its lines with the goal."""
        if not self.coaches(scene):
            return None
        if self._parting:
            return strip(scene.t("coach-over"), "", scene.t, fresh=True, over=True)
        if self.line:
            return strip(scene.t(self.line.message, **self._facts), self.line.rule, scene.t, fresh=True)
        goal = goal_of(scene)
        return strip(goal.text(scene), goal.rule, scene.t, fresh=False) if goal else None

"""The panels of the play page: which one is open, and what it shows."""

from __future__ import annotations

from dataclasses import dataclass, field

from web.engine.session import Session
from web.engine.share_links import share_links
from web.parts import settings_panel, share_panel
from web.parts.html import Html
from web.parts.messages import Messages
from web.parts.preferences import checked


@dataclass(slots=True)
class PanelState:
    """The page's address `base`, the reader's preferences, the open panel (`share`, `settings` or None), the ID of the
    link that was copied last; the `tab` of the side panel that the reader opened, and the `rule` that was asked
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

    def draw(self, session: Session, t: Messages) -> Html | None:
        """The panel that is open, if one is."""
        if self.panel == "share":
            return share_panel.share(*share_links(session, self.base), self.copied, t)
        return settings_panel.settings(self.preferences, session.setup.pace, t) if self.panel == "settings" else None

"""The panels of the page that plays: beside the table story, rules and review; over it those of the menu."""

from __future__ import annotations

from abc import ABC
from dataclasses import replace

from web.engine.books import book
from web.engine.controllers.base import command
from web.engine.controllers.telling import TellingController
from web.engine.panels import PanelState
from web.engine.searchers import searchers
from web.parts.play_layout import TABS
from web.parts.preferences import CHOICES, PACES
from web.protocol.commands import CommandSpec, Plain, ReviewGame, Valued


class PanelsController(TellingController, ABC):
    """A table with panels; `panels` says which are open, and has the reader's settings."""

    def __init__(self, ident: str = "") -> None:
        super().__init__(ident)
        self.panels = PanelState()

    def clear_notices(self, spec: CommandSpec) -> None:
        """Clear the notice and close the panel; the focus returns to the menu that it was opened from."""
        super().clear_notices(spec)
        if self.panels.panel and not spec.keeps_panel:
            self.extra["focus"] = "#tool-more"
            self.panels.panel = None

    # Beside the table ----------------------------------------------------------------------------------------------

    @command("hint")
    def hint(self, plain: Plain) -> None:
        """Start to search for a hint, and make room for it where the rules stood."""
        self.panels.tab = ""
        if self.session:
            self.session.choose(None)
        super().hint(plain)

    @command("escape")
    def clear_choice(self, plain: Plain) -> None:
        """Choose nothing, and close what stands beside the table."""
        if self.session and self.panels.tab:
            self.panels.tab = ""
            self.extra["focus"] = "#table"
        super().clear_choice(plain)

    @command("show")
    def show(self, show: Valued) -> None:
        """Open a tab beside the table, as `rules:<ID>` at a rule, or `story:all`; with an empty value close it."""
        tab, _, rule = show["value"].partition(":")
        if tab not in ("", *TABS):
            return
        known = book(self.session.setup.game.id, self.messages).rules if self.session else {}
        self.panels.tab, self.panels.rule = tab, rule if rule in known else ""
        self.panels.whole = show["value"] == "story:all"
        if self.session:
            self.session.close_review()
        self.extra["focus"] = f"#rule-{self.panels.rule}" if self.panels.rule else "#side" if tab else "#table"

    @command("review")
    def review(self, review: ReviewGame) -> None:
        """Review the viewer's decisions, or those of all seats."""
        scope = review.get("value")
        if self.session and self.session.start_review(everyone=scope == "all"):
            self.extra["focus"] = f"#review-{scope}" if scope else "#review"

    @command("halt-review")
    def halt_review(self, _: Plain) -> None:
        """Stop the review, or continue it."""
        if self.session and self.session.review:
            self.session.review.stopped = not self.session.review.stopped

    @command("close-review")
    def close_review(self, _: Plain) -> None:
        """Close the review."""
        if self.session:
            self.session.close_review()
            self.extra["focus"] = "#table"

    # Over the table --------------------------------------------------------------------------------------------------

    @command("share")
    def share(self, _: Plain) -> None:
        """Open the panel with the links."""
        self._open("share")

    @command("settings")
    def settings(self, _: Plain) -> None:
        """Open the panel with the settings."""
        self._open("settings")

    @command("keys")
    def keys(self, _: Plain) -> None:
        """Open the panel with the keys of the table."""
        self._open("keys")

    def _open(self, panel: str) -> None:
        self.panels.open(panel)
        self.extra["focus"] = "#panel"

    @command("close-panel")
    def close_panel(self, _: Plain) -> None:
        """Close the panel."""
        self.panels.panel = None

    @command("setting")
    def setting(self, setting: Valued) -> None:
        """Change a setting, given as `name=value`; an unknown one is ignored."""
        name, _, value = setting["value"].partition("=")
        if name == "lang":
            self.lang({"do": "lang", "value": value})
        elif name == "pace" and value in PACES and self.session:
            self.session.setup = replace(self.session.setup, pace=value)
        elif value in CHOICES.get(name, ()):
            self.panels.preferences[name] = value
            self.extra["settings"] = {name: value}
            self.let_others_search()

    def let_others_search(self) -> None:
        """Have other workers search as well, or not, as the reader's settings say."""
        searchers.allowed = self.panels.preferences["thinking"] == "cores"

    @command("copied")
    def copied(self, copied: Valued) -> None:
        """The page has copied a link, or could not (no value)."""
        self.panels.copied = copied["value"]
        self.extra["say"] = self.messages("share-copied" if self.panels.copied else "share-not-copied")

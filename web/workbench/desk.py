"""What all tabs of the workbench share: the document with its history, the reader's language, and what was told."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from pyengine.core.game import Game
from pyengine.core.limits import LONGEST_STUDY, check_length
from pyengine.core.state import State
from web.parts.messages import LANGS, Messages
from web.workbench.document import Document
from web.workbench.history import History


@dataclass(slots=True)
class Desk:
    """The workbench of one page.

    `tab` is the name of the one that is open. `viewer` is the seat that the table is seen from, None where all is
    shown. `chosen` is what was picked up on the table or from the box. `told` is what was done, for the live region,
    `focus` selects what gets the focus, and `download` is a file for the reader, each for the next answer only. `shelf`
    has the studies of this game that the device keeps, as JSON; once it is `reshelved`, the page keeps it anew. `base`
    is the page's address, `memory` is for what a tab has to remember, by the tab's name.
    """

    history: History[Document]
    t: Messages = field(default_factory=lambda: Messages(LANGS[0]))
    tab: str = ""
    viewer: int | None = None
    chosen: str = ""
    told: str = ""
    focus: str | None = None
    download: Mapping[str, str] | None = None
    base: str = ""
    shelf: str = ""
    reshelved: bool = False
    memory: dict[str, Any] = field(default_factory=dict)
    _shown: tuple[Document, State] | None = None

    @property
    def document(self) -> Document:
        """What is worked on."""
        return self.history.now

    @property
    def game(self) -> Game:
        """The game that it is about."""
        return self.document.game

    def state(self) -> State:
        """The state that the table shows, that of the place in the chapter; a copy of it may be changed, it may not."""
        if self._shown is None or self._shown[0] is not self.document:
            self._shown = (self.document, self.document.state())
        return self._shown[1]

    def change(self, document: Document, kind: str = "") -> None:
        """A step that can be undone; those of one `kind` that follow each other count as one step.

        Raises `NotationError` for a study that has become too long to be read again.
        """
        if document.study is not self.document.study:
            check_length(document.study.format(), LONGEST_STUDY)
        self.history = self.history.then(document, kind)

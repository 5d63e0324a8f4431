"""What all tabs of the workbench share: the document with its history, the reader's language and choices."""

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
class Workspace:
    """The state of a workbench while its page is open.

    `tab` is the name of the open tab. `viewer` is the seat that the table is seen from, None where all is shown.
    `chosen` is what was picked up on the table or from the box. `saved_studies` is the list of the studies of this game
    that are saved on the device, as JSON. `base` is the page's address. `memory` has what a tab has to remember, by the
    tab's name.

    These are for the next answer only: `say` is the text for the live region, `focus` selects what gets the focus,
    `download` is a file for the reader, and `saves_changed` is true if the page has to store `saved_studies`.
    """

    history: History[Document]
    t: Messages = field(default_factory=lambda: Messages(LANGS[0]))
    tab: str = ""
    viewer: int | None = None
    chosen: str = ""
    say: str = ""
    focus: str | None = None
    download: Mapping[str, str] | None = None
    saved_studies: str = ""
    saves_changed: bool = False
    base: str = ""
    memory: dict[str, Any] = field(default_factory=dict)
    _shown: tuple[Document, State] | None = None

    @property
    def document(self) -> Document:
        """The document that is open."""
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
        """Change the document: a step that can be undone. Successive steps of one `kind` count as one.

        Raises `NotationError` for a study that has become too long to be read again.
        """
        if document.study is not self.document.study:
            check_length(document.study.format(), LONGEST_STUDY)
        self.history = self.history.then(document, kind)

    def clear_outputs(self) -> None:
        """Clear what was for the last answer only."""
        self.say, self.focus, self.download, self.saves_changed = "", None, None, False

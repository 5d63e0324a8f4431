"""What all tabs of the workbench share: the document and its steps back and forth, the table, the reader's choices."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from pyengine.core.errors import OptionError
from pyengine.core.game import Game
from pyengine.core.limits import LONGEST_STUDY, check_length
from pyengine.core.state import State
from web.games import table_of
from web.parts.messages import LANGS, Messages
from web.parts.table import Scene
from web.protocol.answers import StudyAnswerEvent
from web.workbench.document import Document

T = TypeVar("T")
MOST = 500
"""The most steps that one can go back."""


@dataclass(frozen=True, slots=True)
class History(Generic[T]):
    """The `past` states, the oldest first; the one `now`; and the undone ones (`future`), the next first.

    `kind` says what the last step was: steps of one kind, such as typing within a word, count as one.
    """

    now: T
    past: tuple[T, ...] = ()
    future: tuple[T, ...] = ()
    kind: str = ""

    def then(self, now: T, kind: str = "") -> History[T]:
        """A further step, or the last one carried on where both are of the same kind; none where nothing changed."""
        if now == self.now:
            return self
        same = kind and kind == self.kind
        past = self.past if same else (*self.past, self.now)[-MOST:]
        return History(now, past, (), kind)

    def undone(self) -> History[T]:
        """One step back, if there is one."""
        if not self.past:
            return self
        # Of no kind: what is typed next is a step of its own.
        return History(self.past[-1], self.past[:-1], (self.now, *self.future))

    def redone(self) -> History[T]:
        """One step forth again, if one was undone."""
        if not self.future:
            return self
        return History(self.future[0], (*self.past, self.now)[-MOST:], self.future[1:])


@dataclass(slots=True)
class Workspace:
    """The state of a workbench while its page is open.

    `tab` is the name of the open tab. `viewer` is the seat that the table is seen from, None where all is shown.
    `chosen` is what was picked up on the table or from the box. `saved_studies` is the list of the studies of this game
    that are saved on the device, as JSON. `base` is the page's address. `memory` has what a tab has to remember, by the
    tab's name.

    `taken` is true once a reader has taken what was opened as a copy to write on.

    These are for the next answer only: `say` is the text for the live region, `focus` selects what gets the focus,
    `download` is a file for the reader, `saves_changed` is true if the page has to store `saved_studies`, `stored`
    is another text that it has to store, with its key, `opened` is true where something was opened just now, `prints`
    if it has to print the study, and `events` are for a page that has the reader in a frame.
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
    taken: bool = False
    stored: dict[str, str] | None = None
    opened: bool = False
    prints: bool = False
    events: list[StudyAnswerEvent] = field(default_factory=list)
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
        self.stored, self.opened, self.prints, self.events = None, False, False, []


def number(text: str, size: int, name: str) -> int:
    """A number below `size` from a command; raises `OptionError`."""
    if not (text.isascii() and text.isdigit() and len(text) < 8 and int(text) < size):
        raise OptionError(name, text, (f"0…{size - 1}",))
    return int(text)


def scene_of(workspace: Workspace) -> Scene:
    """What the table is drawn from; nothing can be done in it."""
    state, t = workspace.state(), workspace.t
    names = tuple(t("player-number", number=seat + 1) for seat in range(state.players))
    seats = ("human",) * state.players
    view, table = state.view(viewing_seat(workspace, state)), table_of(workspace.game.id)
    return Scene(view=view, legal=(), chosen=None, names=names, seats=seats, t=t, table=table)


def viewing_seat(workspace: Workspace, state: State) -> int:
    """The seat that the table is seen from: where all is shown, that of whoever is to act."""
    if workspace.viewer is not None and workspace.viewer < state.players:
        return workspace.viewer
    return next(iter(state.to_act), 0)

"""What the controllers of all pages have in common: a table, what can be done at it, and the answer."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar, TypeVar

from web.engine.answer import Picture, compose
from web.engine.notices import INPUT_ERRORS, NO_TABLE, InputProblem, notice_of, problem_text
from web.engine.session import Session
from web.engine.setup import new_seed
from web.games import table_of
from web.parts.html import Html
from web.parts.messages import LANGS, Messages
from web.protocol import COMMANDS, CommandError, CommandSpec, Page, Plain, Touch, Valued

Handler = Callable[[Any, Any], None]
_Handler = TypeVar("_Handler", bound=Handler)


def command(name: str) -> Callable[[_Handler], _Handler]:
    """Registers a method for a command of `web.protocol`; it is called with the checked command."""

    def register(handler: _Handler) -> _Handler:
        handler.command = name  # type: ignore[attr-defined]
        return handler

    return register


class TableController(ABC):
    """One table: its session, the words it is shown in, and what the next answer tells besides.

    `problem` is bad input to tell of; where there is no session, why. `quiet` is set while a bot still thinks: then
    nothing is to be shown anew, the page only has to come back.
    """

    page: ClassVar[Page]
    handlers: ClassVar[dict[str, Handler]] = {}
    """The methods that carry out commands, by the commands' names; a class registers anew what it does otherwise."""
    root: str | None = "../"
    """The way to the site's root; None within the rulebook itself."""

    def __init_subclass__(cls) -> None:
        found = (each for base in reversed(cls.__mro__) for each in vars(base).values())
        cls.handlers = {each.command: each for each in found if hasattr(each, "command")}

    def __init__(self, ident: str = "") -> None:
        self.ident = ident
        self.session: Session | None = None
        self.messages = Messages(LANGS[0])
        self.problem: InputProblem | None = None
        self.extra: dict[str, Any] = {}
        self.quiet = False

    def carry_out(self, name: str, fields: dict[str, Any]) -> dict[str, Any]:
        """Carry out a command whose fields are checked; the answer is what the page shows."""
        spec = COMMANDS[name]
        self.extra, self.quiet = {}, False
        if self.accepts(spec):
            self.clear_notices(spec)
            try:
                self.handlers[name](self, fields)
            except INPUT_ERRORS as error:
                self.problem = InputProblem(error)
            self.after_command()
        if self.quiet and self.session:
            return {"wait": self.session.wait}
        return self.answer()

    def refuse(self, error: CommandError) -> dict[str, Any]:
        """The answer to a message that is no command of this page: what stands on the table, and what was wrong."""
        self.extra = {}
        spec = COMMANDS.get(error["command"])
        if spec and spec.opens and not self.session:
            self.problem = self.problem or NO_TABLE
        if self.session is None and self.problem is None:
            return {"error": error}
        return {**self.answer(), "error": error}

    def accepts(self, spec: CommandSpec) -> bool:  # noqa: ARG002 - what a table may be closed to
        """True if the table, as it stands, is open to such a command."""
        return True

    def clear_notices(self, spec: CommandSpec) -> None:
        """Take away what a command does not keep."""
        if not spec.keeps_notice and (self.session or spec.opens):
            self.dismiss()

    def dismiss(self) -> None:
        """Take the notice away."""
        self.problem = None
        if self.session:
            self.session.refusal = self.session.hint = None

    def after_command(self) -> None:  # noqa: B027 - most tables have nothing to see to
        """See to what has to hold after every command."""

    def set_language(self, wanted: list[str]) -> None:
        """Answer in the first of the wanted languages that there is."""
        for tag in wanted:
            lang = tag.split("-")[0].lower()
            if lang in LANGS:
                self.messages = Messages(lang)
                return

    # What can be done at any table -------------------------------------------------------------------------------

    @command("touch")
    def touch(self, touch: Touch) -> None:
        """Do an action, or choose something for one."""
        session = self.session
        if session is None:
            return
        table = table_of(session.setup.game.id)
        source, target = touch.get("source"), touch.get("target")
        if text := touch.get("action") or touch.get("try"):
            session.attempt(text, _seat(touch.get("seat", "")))
        elif target is None:
            session.choose(table.gather(session.chosen, source) if source else session.chosen)
        elif chosen := session.chosen or source:
            session.attempt(table.action_of(chosen, target))
        else:
            self.problem = InputProblem(None, "choose-first")

    @command("tick")
    def tick(self, _: Plain) -> None:
        """Give the bots, a hint or a review some time."""
        self.quiet = self.session is not None and not self.session.run()

    @command("dismiss")
    def close_notice(self, _: Plain) -> None:
        """Take the notice away."""
        self.dismiss()

    @command("escape")
    def clear_choice(self, _: Plain) -> None:
        """Choose nothing."""
        if self.session:
            self.session.choose(None)

    @command("seen")
    def seen(self, _: Plain) -> None:
        """Go on after something that will not be shown again."""
        if self.session:
            self.session.seen()

    @command("again")
    def again(self, _: Plain) -> None:
        """The same deal from its beginning."""
        if self.session:
            self.session = Session(self.session.setup, self.session.timeline.record.with_steps(()))

    # What is answered --------------------------------------------------------------------------------------------

    def answer(self) -> dict[str, Any]:
        """What the page shows now."""
        session = self.session
        if session is None:
            return compose(self.problem_picture(), self.page_fields(), self.extra)
        picture = self.picture(session)
        return compose(picture, self.page_fields(), self.session_fields(session), self.extra)

    @abstractmethod
    def picture(self, session: Session) -> Picture:
        """What is shown of a session."""

    @abstractmethod
    def problem_picture(self) -> Picture:
        """What is shown where no session is."""

    def page_fields(self) -> dict[str, Any]:
        """What this page's answers tell in any case."""
        return {}

    def session_fields(self, session: Session) -> dict[str, Any]:
        """What this page's answers tell of a session; asked for after its picture was made."""
        return {"wait": session.wait}

    def notice(self, session: Session) -> tuple[Html | None, str]:
        """The notice over the table, and its text."""
        return notice_of(session, self.problem, self.messages, self.root)

    def problem_words(self) -> str:
        """What is wrong, in the reader's words."""
        return problem_text(self.problem, self.messages) if self.problem else ""


class FreeController(TableController, ABC):
    """A table where the reader does as they like, and may take it back."""

    @command("undo")
    def undo(self, _: Plain) -> None:
        """Take the viewer's last action back."""
        if self.session:
            self.session.undo()


class PlayedController(FreeController, ABC):
    """A table where a whole game is played, looked back at and helped with."""

    @command("hint")
    def hint(self, _: Plain) -> None:
        """Think of a hint for the viewer."""
        if self.session:
            self.session.ask_hint()

    @command("reveal")
    def reveal(self, _: Plain) -> None:
        """Show the hand of the person that the device was passed to."""
        if self.session:
            self.session.reveal()
            self.extra["focus"] = "#table"

    @command("jump")
    def jump(self, jump: Valued) -> None:
        """Look back at a moment, by its number of actions."""
        text = jump["value"]
        if self.session and text.isascii() and text.isdigit() and len(text) < 8:
            self.session.look_back(int(text))

    @command("live")
    def live(self, _: Plain) -> None:
        """Look back no longer."""
        if self.session:
            self.session.past = None

    @command("lang")
    def lang(self, lang: Valued) -> None:
        """Show everything in another language."""
        self.set_language([lang["value"]])
        if self.session:
            self.session.setup = replace(self.session.setup, lang=self.messages.lang)

    @command("new")
    def new(self, _: Plain) -> None:
        """The same table, another deal."""
        if self.session:
            self.session = Session(self.session.setup.with_seed(new_seed()))


def _seat(text: str) -> int | None:
    """The seat that an element speaks for, where it is not the viewer's."""
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else None

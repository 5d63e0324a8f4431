"""A game's table, and the scene that it is drawn from. Each folder of `web/games` exports its `TABLE`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from pyengine.bots.reasons import Feature
from pyengine.core.errors import Breach
from web.parts.clicks import Clicks
from web.parts.html import Html, glued
from web.parts.messages import Messages
from web.parts.table_data import Claim, Count, Event, Facts, Info, Moved, Prompt, Result, Wording


def no_preview(text: str) -> dict[str, Any] | None:  # noqa: ARG001 - a preview for scenes without an engine
    """No preview."""
    return None


def no_breach(text: str) -> Breach | None:  # noqa: ARG001 - for scenes in which nobody can do anything
    """No rule of the game is what stands in the way."""
    return None


@dataclass(frozen=True, slots=True)
class Scene:
    """A view, its legal actions, and the language to show it in, at the game's `table`.

    `legal` holds the texts of the viewer's legal actions, `chosen` the chosen source, `seats` the kind of each player.
    `events` is what happened since the viewer last did something (redacted), `news` what happened since the last
    picture. `awaited` are the seats that the game waits for; while it `lingers`, the game waits until the viewer has
    seen enough. `callers` are actions that other people at the same device may call out: seat and text. `after` gives
    the view after a legal action that reveals nothing, `breach` the rule that forbids the viewer an action.
    `faces` are the players' faces by seat (see `web.parts.faces`; empty for a person who chose none), `levels` how well
    the bots play, in words, empty for people; both are empty where nothing is known of the players.
    While it is `starting`, the engine has not dealt yet. It `resumes` at the first picture after a round's result.

    A `remark` is what the bot at a seat says.

    Something `fleeting` is seen that will not be shown again. The `refusal` is why the action `refused` is forbidden.

    The controls of three actions are drawn with marks: of the one `pointed` at what a reader clicks next, of the one
    `hinted` and the one `refused` everything from the sources to the target.
    """

    view: dict[str, Any]
    legal: tuple[str, ...]
    chosen: str | None
    names: tuple[str, ...]
    seats: tuple[str, ...]
    t: Messages
    events: tuple[Event, ...] = ()
    news: tuple[Event, ...] = ()
    pace: str = "normal"
    awaited: tuple[int, ...] = ()
    lingers: bool = False
    callers: tuple[tuple[int, str], ...] = ()
    after: Callable[[str], dict[str, Any] | None] = field(default=no_preview, compare=False)
    breach: Callable[[str], Breach | None] = field(default=no_breach, compare=False)
    faces: tuple[str, ...] = ()
    levels: tuple[str, ...] = ()
    starting: bool = False
    resumes: bool = False
    pointed: str = ""
    hinted: str = ""
    refused: str = ""
    refusal: Breach | None = None
    fleeting: bool = False
    remark: tuple[int, str] | None = None
    table: Table = field(kw_only=True)

    @property
    def viewer(self) -> int | None:
        """The viewer's seat; None for a spectator."""
        seat = self.view["seat"]
        return None if seat is None else int(seat)

    @property
    def game(self) -> str:
        """The game's ID."""
        return str(self.view["game"])

    # Whose turn it is ----------------------------------------------------------------------------------------------

    @property
    def acts(self) -> bool:
        """True if the viewer is to act."""
        return self.viewer is not None and self.viewer in self.view["to_act"]

    @property
    def stands(self) -> bool:
        """True if no bot goes on by itself."""
        return self.lingers

    @property
    def state(self) -> str:
        """`over`, `waiting` for a person, or `thinking`: waiting for a bot."""
        if not self.view["to_act"]:
            return "over"
        people = self.stands or any(self.seats[seat] == "human" for seat in self.awaited)
        return "waiting" if people else "thinking"

    @property
    def waits_for_answer(self) -> bool:
        """True if the viewer is to act, and cannot before a friend's device has answered."""
        return "friend" in self.seats and self.acts and self.viewer not in self.awaited

    @property
    def turn_text(self) -> str:
        """Whose turn it is; that the game is over."""
        if not self.view["to_act"]:
            return self.t("status-over")
        looks = self.lingers and self.seats.count("human") == 1  # at a shared device it is the next person's turn
        if looks or self.viewer in self.awaited:
            return self.t("status-yours")
        return self.turn_of(self.awaited or self.view["to_act"])

    def turn_of(self, seats: Sequence[int]) -> str:
        """Who is to act, as others see it."""
        return self.t("status-of", name=self.t.listed(self.names[seat] for seat in seats), count=len(seats))

    # What can be done, and why not ---------------------------------------------------------------------------------

    def ways(self, source: str) -> tuple[str, ...]:
        """The legal actions that start at a source."""
        return tuple(text for text in self.legal if self.table.clicks.starts(text, source))

    def playable(self, source: str) -> bool:
        """True if any legal action starts at this source."""
        return bool(self.ways(source))

    def only_action(self, source: str) -> str | None:
        """The legal action that starts at this source, if there is just one: a click on the source does it."""
        found = self.ways(source)
        return found[0] if len(found) == 1 else None

    def action_to(self, target: str) -> str | None:
        """The legal action that takes the chosen source to this target."""
        text = None if self.chosen is None else self.table.clicks.action(self.chosen, target)
        return text if text in self.legal else None

    def why(self, action: str) -> str | None:
        """Why the viewer cannot do an action now, as a sentence; None if it is legal. Raises `NotationError`."""
        if action in self.legal:
            return None
        breach = self.breach(action)
        return self.explain(breach, action) if breach else (self.t("linger") if self.lingers else self.turn_text)

    def explain(self, breach: Breach, action: str) -> str:
        """The sentence of a refusal: that the game is over, that somebody else is to act, or the game's own."""
        if not self.view["to_act"]:
            return self.t("status-over")
        if "to_act" in breach.facts:
            return self.table.waiting(breach.facts["to_act"] - 1, self)
        return self.table.explain(breach, action, self)

    def say(self, action: str) -> str:
        """An action in words, with the names of the people in place of their numbers."""
        said = self.table.words.act(action, self.t)
        for seat, name in reversed([*enumerate(self.names)]):  # ten before one, whose words begin alike
            said = said.replace(self.t("player-number", number=seat + 1), name)
        return said

    # What is marked ------------------------------------------------------------------------------------------------

    def marks(self, action: str | None, source: str | None, target: str | None) -> dict[str, bool]:
        """The attributes of a control that is marked: what it does or tries, the source and the target that it is."""
        whole = {"data-pointed": self.hinted, "data-refused": self.refused}
        marks = {name: True for name, text in whole.items() if text and self._belongs(text, action, source, target)}
        if self.pointed and (action == self.pointed or self._leads(source)):
            marks["data-pointed"] = True
        return marks

    def _belongs(self, text: str, action: str | None, source: str | None, target: str | None) -> bool:
        _, arrow, end = text.rpartition(">")
        ends_here = bool(arrow) and target == end
        return ends_here or action == text or (source is not None and self.table.clicks.starts(text, source))

    def _leads(self, source: str | None) -> bool:
        """True if choosing this source comes next on the way to the action that is pointed at."""
        target = self.pointed.partition(">")[2]
        chosen = self.chosen is not None and self.table.clicks.action(self.chosen, target) == self.pointed
        return source is not None and not chosen and self.table.clicks.starts(self.pointed, source)


def always(scene: Scene) -> bool:  # noqa: ARG001 - for the goal of a game
    """True at any time."""
    return True


def no_facts(scene: Scene) -> Facts:  # noqa: ARG001 - for lines that say the same in every game
    """No facts."""
    return {}


@dataclass(frozen=True, slots=True)
class CoachLine:
    """A sentence on a `rule`, told once: `when` it first matters to the viewer, who is to act. It is true in any game
    of its set-up, whenever it is read; the `facts` are what it has of that set-up.

    The `message` is named `<game>-coach-<ident>`.
    """

    message: str
    rule: str
    when: Callable[[Scene], bool] = always
    facts: Callable[[Scene], Facts] = no_facts

    @property
    def ident(self) -> str:
        """What a device remembers the line by."""
        return self.message.rpartition("-coach-")[2]

    def text(self, scene: Scene) -> str:
        """The sentence in the reader's language."""
        return scene.t(self.message, **self.facts(scene))


class Table(ABC):
    """What a game must and may say of itself; where it has nothing to say the defaults do.

    The `coach` has the lines of a first game, its goal first, then in the order of what presses most.
    """

    info: ClassVar[Info]
    words: ClassVar[Wording]
    clicks: ClassVar[Clicks] = Clicks()
    coach: ClassVar[Sequence[CoachLine]] = ()

    # Draws ---------------------------------------------------------------------------------------------------------

    @abstractmethod
    def cover(self) -> Html:
        """The game's picture in the lobby."""

    @abstractmethod
    def board(self, scene: Scene) -> Html:
        """What lies on the table."""

    def hand(self, scene: Scene) -> Html | None:
        """What the viewer holds."""
        return None

    def prompt(self, scene: Scene) -> Prompt | None:
        """What to do now, with the buttons of the turn; None while there is nothing to do."""
        return None

    def tally(self, scene: Scene, seat: int) -> tuple[Count, ...]:
        """What counts at a seat; first its score, where the game has one."""
        return ()

    def headline(self, scene: Scene) -> str:
        """The stage of the game, such as "Round 2, to 250"."""
        return ""

    def component(self, code: str, t: Messages) -> Html | None:
        """A small picture, with a name for those who do not see it, of a card or piece as a rulebook's block of
        components names it; None for a code that the game does not have.
        """
        return None

    def score_lines(self, t: Messages) -> Sequence[str]:
        """The lines of a sheet on which players write their points: those of `Info.score_rows` by their numbers."""
        return [str(number) for number in range(1, self.info.score_rows + 1)]

    # Explains ------------------------------------------------------------------------------------------------------

    @abstractmethod
    def explain(self, breach: Breach, action: str, scene: Scene) -> str:
        """The sentence of a refusal: what is in the way, and what would do instead."""

    def waiting(self, seat: int, scene: Scene) -> str:
        """The sentence of a refusal because another seat is to act."""
        return scene.t("refused-turn", name=scene.names[seat])

    def lacks(self, text: str) -> str:
        """What a text lacks that makes no action, by the end of a message `no-place-…`; empty if that is not known."""
        return ""

    def rule_now(self, scene: Scene) -> str | None:
        """The ID of the rule that is most to the point."""
        return None

    def claims(self, action: str, scene: Scene) -> Iterator[Claim]:
        """What is true of the position and speaks for an action of the viewer's, the most important first."""
        return iter(())

    def claim_words(self, facts: Facts, scene: Scene) -> Facts:
        """The facts of a claim as the values of its message."""
        return facts

    def value_words(self, feature: Feature, scene: Scene) -> str:
        """The sentence of a feature of the game's learned value."""
        return ""

    def turn_result(self, gained: int, kept: int, scene: Scene) -> str:
        """What a whole turn of a puzzle comes to: points or things gained, and cards kept."""
        return ""

    # Tells ---------------------------------------------------------------------------------------------------------

    @abstractmethod
    def say(self, event: Event, t: Messages, names: tuple[str, ...], viewer: int | None) -> str:
        """An event as a sentence; empty where there is nothing to say."""

    @abstractmethod
    def moved(self, event: Event) -> Moved:
        """The parts that an event moved."""

    def occasion(self, event: Event) -> str:
        """Whether an event is a good moment of its seat's (`good`) or a sore one (`oops`); empty for any other."""
        return {"swapped": "good", "completed": "good", "lost": "oops"}.get(event["type"], "")

    def tell(self, events: Sequence[Event], scene: Scene) -> Sequence[str]:
        """The events as they may be told now, one sentence each, empty where there is nothing to say."""
        return [self.say(event, scene.t, scene.names, scene.viewer) for event in events]

    def heard(self, scene: Scene) -> Sequence[str]:
        """The sentences for the scene's news, for those who do not see the board."""
        return self.tell(scene.news, scene)

    def text_view(self, scene: Scene) -> list[str]:
        """The whole table in sentences; none where its HTML reads well."""
        return []

    def held(self, scene: Scene) -> list[str]:
        """What the viewer holds, in sentences."""
        return []

    def options(self, scene: Scene) -> list[str] | None:
        """What may be done, said shorter than one action after the other; None where these are few enough."""
        return None

    def result(self, scene: Scene) -> Result | None:
        """How the game was decided; None where the ranking says all."""
        return None

    def round_result(self, event: Event, scene: Scene) -> Result | None:
        """How the round was decided that an event of the types in `Info.rounds` has ended."""
        return None

    def round_view(self, events: Sequence[Event], before: dict[str, Any]) -> dict[str, Any]:
        """What lies on the table while the result of a round is read: the view `before` its last action, with what the
        events of that action have brought.
        """
        return before

    # Made of these -------------------------------------------------------------------------------------------------

    def best_claims(self, action: str, scene: Scene) -> list[Claim]:
        """The claims that are said: the first, and those that may stand beside it."""
        if scene.viewer is None:
            return []
        found = list(self.claims(action, scene))
        main = next((claim for claim in found if not claim.also), None)
        return [claim for claim in found if claim.also or claim is main]

    def reason(self, action: str, scene: Scene) -> str | None:
        """What speaks for an action, in words; None where nothing is known that does."""
        claims = self.best_claims(action, scene)
        return glued(" ", (scene.t(claim.message, **self.claim_words(claim.facts, scene)) for claim in claims)) or None

    def scores(self, scene: Scene) -> list[int] | None:
        """The number that stands first at each seat; None where there is none."""
        firsts = [self.tally(scene, seat)[:1] for seat in range(len(scene.names))]
        shown = [first[0].shown for first in firsts if first]
        whole = len(shown) == len(firsts) and all(text.lstrip("-").isdigit() for text in shown)
        return [int(text) for text in shown] if whole else None

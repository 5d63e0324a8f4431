"""The page's interface to a game: one `Table`, which each folder of `web/games` exports as `TABLE`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from pyengine.bots.reasons import Feature
from web.parts.claims import NO_REASONS, Reasons
from web.parts.deck import Stack
from web.parts.ends import Ends
from web.parts.html import Html, el, join
from web.parts.messages import Messages
from web.parts.prompt import Prompt, prompt_line
from web.parts.scene import Scene, toggle, with_arrow
from web.parts.seats import Tally, seats

Event = dict[str, Any]
"""An event as JSON, redacted for its reader."""

Words = Callable[[str, Messages], str]
"""Puts a text of the notation into words of the reader's language."""

Moved = str | tuple[str, ...] | None
"""The `data-move` names of the parts that an event moved."""


def no_text(scene: Scene) -> list[str]:  # noqa: ARG001 - for tables whose HTML reads well
    """No description of the table in words."""
    return []


def no_held(scene: Scene) -> list[str]:  # noqa: ARG001 - for games without hands
    """Nothing of the viewer's own."""
    return []


def no_options(scene: Scene) -> list[str] | None:  # noqa: ARG001 - where the actions one by one are few enough
    """The actions are said one by one."""
    return None


def no_place(name: str, t: Messages) -> str | None:  # noqa: ARG001 - for games whose facts name no part of the table
    """No name for a part of the table."""
    return None


def no_component(code: str, t: Messages) -> Html | None:  # noqa: ARG001 - for games without pictures of their parts
    """No picture of a part of the game."""
    return None


def no_lines(t: Messages) -> Sequence[str]:  # noqa: ARG001 - for games whose points need no sheet
    """No lines."""
    return ()


def no_hand(scene: Scene) -> Html | None:  # noqa: ARG001 - for games without hands
    """No hand."""
    return None


def no_prompt(scene: Scene) -> Prompt | None:  # noqa: ARG001 - where whose turn it is says enough
    """No prompt of the game's own."""
    return None


def no_headline(scene: Scene) -> str:  # noqa: ARG001 - for games without rounds
    """Nothing to say of the stage of the game."""
    return ""


def no_rule(scene: Scene) -> str | None:  # noqa: ARG001
    """No rule is more to the point than the others."""
    return None


def no_turn_result(gained: int, kept: int, scene: Scene) -> str:  # noqa: ARG001 - for games without such turns
    """Nothing to say of what a whole turn comes to."""
    return ""


def no_value_words(feature: Feature, scene: Scene) -> str:  # noqa: ARG001 - for games without a learned value
    """Nothing to say of what a value sees."""
    return ""


def before_arrow(action: str, source: str) -> bool:
    """True if an action such as `17>own-up` begins with choosing this source."""
    return action.partition(">")[0] == source


@dataclass(frozen=True, slots=True)
class Wording:
    """A game's notation in words of the reader's language.

    `act` says an action. `values` says one value of a fact, by the fact's name; a value that is not there stands as
    it is written. `seats` names the facts whose values are seats, besides `seat` and `winner`. `place` says the
    notation's name of a part of the table, as facts name it (`row2`, `r2c3`), and is None for any other word.
    `between` is what stands between several values of a fact, where that is not a comma.

    The message `rules-is-<game>-<fact>` puts a fact of an example into words, where shared `rules-is-<fact>`;
    for a fact of a refusal `fact-<game>-<fact>` or `fact-<fact>`.
    """

    act: Words
    values: Mapping[str, Words] = field(default_factory=dict)
    seats: tuple[str, ...] = ()
    place: Callable[[str, Messages], str | None] = no_place
    between: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Refused:
    """An action that was refused: its text, the rule that forbids it, and the facts of the case."""

    action: str
    rule: str
    facts: Mapping[str, object]


def nothing_lacks(text: str) -> str:  # noqa: ARG001
    """Nothing is known of what makes no action."""
    return ""


def no_case(refused: Refused, scene: Scene) -> str | None:  # noqa: ARG001
    """No sentence of the game's own on a refusal."""
    return None


@dataclass(frozen=True, slots=True)
class Table:
    """The page's interface to one game.

    `minutes` is the approximate length of a game, `longest` that of a long one where the length is a span; `ruled` are
    the facts that no published rulebook has, and that are rulings of ours: `players`, `minutes`. `difficulty` is how
    hard the game is to learn, from 1 to 3.

    `board` draws what lies on the table, `hand` what the viewer holds; `prompt` says what to do now, with the buttons
    of the turn, and is None while there is nothing to do. `tally` has what counts at each seat, first its score; where
    `fewest_win`, as where cards are to be got rid of, the lowest leads. `headline` tells the
    stage of the game, such as "Round 2, to 250". `rule_now(scene)` is the ID of the rule that is most to the point.

    `case(refused, scene)` is the sentence of a refusal: what is in the way, and what would do instead. `reasons` are
    claims that speak for an action, each with its check; `value_words(feature, scene)` is the sentence of a feature of
    the learned value. Of a puzzle's turn `turn_result(gained, kept, scene)` says what it comes to: points or things
    gained, and cards kept; `said_already` are the puzzle's reasons that this sentence or `reason` has. `ends` tells of
    the ends of rounds and of the game.

    `cover` is the game's picture in the lobby. `say(event, t, names, viewer)` puts an event into a sentence, empty
    where there is nothing to say; events of the types in `silent_events` never have one. `tell(events, scene)`, for
    games whose sentences depend on what can be seen now, is the sentences of all events so far; without it they are
    those of `say`. `moved` names the parts that an event moved, `sounds` has its sound (`card`, `draw`, `line` or
    `shuffle`) by its type. `words` puts the notation into words. `text_view` describes the whole table in sentences,
    `held` what the viewer holds; `options` is what may be done, said shorter than one action after the other, which
    None asks for. `heard(scene)` are the sentences for the scene's news, where those who do not see the board need
    others than the story has. `gather(chosen, source)` is the new choice after a click on a source, `action_of(chosen,
    target)` the action from it to a target, and `begins(action, source)` is true if the action begins with choosing the
    source; of a text that makes no action, `lacks(text)` is what it lacks, by the end of a message `no-place-…`.
    `component(code, t)` is a small picture, with a name for those who do not see it, of a card or piece as a rulebook's
    block of components names it; None for a code that the game does not have. `deck` is all there is to print and to
    cut, by such codes; `score_lines(t)` are the lines of a sheet on which players write their points. From `crowd`
    players on, a picture of the table takes the whole width of a printed page.
    """

    minutes: int
    board: Callable[[Scene], Html]
    cover: Callable[[], Html]
    say: Callable[[Event, Messages, tuple[str, ...], int | None], str]
    moved: Callable[[Event], Moved]
    words: Wording
    silent_events: frozenset[str] = frozenset()
    sounds: Mapping[str, str] = field(default_factory=dict)
    text_view: Callable[[Scene], list[str]] = no_text
    held: Callable[[Scene], list[str]] = no_held
    options: Callable[[Scene], list[str] | None] = no_options
    heard: Callable[[Scene], Sequence[str]] | None = None
    gather: Callable[[str | None, str], str | None] = toggle
    action_of: Callable[[str, str], str] = with_arrow
    lacks: Callable[[str], str] = nothing_lacks
    begins: Callable[[str, str], bool] = before_arrow
    component: Callable[[str, Messages], Html | None] = no_component
    deck: Sequence[Stack] = ()
    score_lines: Callable[[Messages], Sequence[str]] = no_lines
    crowd: int = 5
    longest: int | None = None
    ruled: frozenset[str] = frozenset()
    difficulty: int = 2
    hand: Callable[[Scene], Html | None] = no_hand
    prompt: Callable[[Scene], Prompt | None] = no_prompt
    tally: Tally | None = None
    fewest_win: bool = False
    headline: Callable[[Scene], str] = no_headline
    rule_now: Callable[[Scene], str | None] = no_rule
    case: Callable[[Refused, Scene], str | None] = no_case
    reasons: Reasons = NO_REASONS
    value_words: Callable[[Feature, Scene], str] = no_value_words
    turn_result: Callable[[int, int, Scene], str] = no_turn_result
    said_already: frozenset[str] = frozenset()
    ends: Ends = field(default_factory=Ends)
    tell: Callable[[Sequence[Event], Scene], Sequence[str]] | None = None

    def sentences(self, events: Sequence[Event], scene: Scene) -> Sequence[str]:
        """The events as they may be told now, one sentence each, empty where there is nothing to say."""
        if self.tell is not None:
            return self.tell(events, scene)
        return [self.say(event, scene.t, scene.names, scene.viewer) for event in events]

    def reason(self, action: str, scene: Scene) -> str | None:
        """What speaks for an action and is true of the position; None where nothing is known that does."""
        return self.reasons.reason(action, scene)

    def scores(self, scene: Scene) -> list[int] | None:
        """The number that stands first at each seat; None where there is none."""
        firsts = [self.tally(scene, seat)[:1] if self.tally else () for seat in range(len(scene.names))]
        shown = [first[0].shown for first in firsts if first]
        whole = len(shown) == len(firsts) and all(text.lstrip("-").isdigit() for text in shown)
        return [int(text) for text in shown] if whole else None

    def draw(self, scene: Scene, *, prompt: bool = True) -> Html:
        """All of the table: the players, the board, and below it the prompt, if wanted, and the viewer's hand."""
        strip = seats(scene, self.tally) if self.tally else None
        board = el("div", {"class": "middle"}, self.board(scene))
        line = prompt_line(scene, self.prompt(scene)) if prompt else None
        lower = el("div", {"class": "lower"}, line, self.hand(scene))
        return join(strip, board, lower)

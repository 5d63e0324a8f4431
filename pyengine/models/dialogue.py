"""One decision of a language model: it is asked, answered with the rule where it breaks one, and asked again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from pyengine.adapters.text import (
    LONGEST_ANSWER,
    Form,
    Message,
    Words,
    opening,
    question,
    read_answer,
    refusal,
    unread,
)
from pyengine.bots.knowledge import Knowledge
from pyengine.core.errors import NotationError, OptionError, shortened
from pyengine.core.state import Action

LEGAL, REFUSED, UNREAD, TIMED_OUT = "legal", "refused", "unread", "timed-out"
VERDICTS = (LEGAL, REFUSED, UNREAD, TIMED_OUT)
"""What an answer may come to."""
MOST_TRIES = 20


@dataclass(frozen=True, slots=True)
class Reply:
    """What a model said: the text, its tokens (those asked, those answered), the seconds it took, and how often the
    request was sent again.
    """

    text: str
    asked: int = 0
    answered: int = 0
    seconds: float = 0.0
    retries: int = 0


Ask = Callable[[Sequence[Message]], Reply]
"""A model: from the messages so far to its reply. It raises `TimedOut` where the answer takes too long."""


class TimedOut(Exception):
    """No answer came in time; `seconds` is how long it was waited for, `retries` how often it was asked again."""

    def __init__(self, seconds: float = 0.0, retries: int = 0) -> None:
        super().__init__(seconds, retries)
        self.seconds = seconds
        self.retries = retries

    def __str__(self) -> str:
        return f"no answer in {self.seconds:.1f} s"


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer and its verdict. `actions` are those read in it, `rule` and `facts` say why one was refused, and `said`
    what the model was told then.
    """

    verdict: str
    text: str = ""
    actions: tuple[str, ...] = ()
    rule: str = ""
    facts: Mapping[str, Any] = field(default_factory=dict)
    said: str = ""
    asked: int = 0
    answered: int = 0
    seconds: float = 0.0
    retries: int = 0

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self) | {"actions": list(self.actions), "facts": dict(self.facts)}


@dataclass(frozen=True, slots=True)
class Decision:
    """What was asked, and the answers in their order: the last one is legal, or there was none in as many tries."""

    question: str
    answers: tuple[Answer, ...]

    @property
    def actions(self) -> tuple[str, ...]:
        """The legal actions of the last answer; none where the model has failed."""
        last = self.answers[-1]
        return last.actions if last.verdict == LEGAL else ()


Judge = Callable[[tuple[str, ...]], Answer | None]
"""What is wrong with the actions of an answer, as an answer; None where they hold."""


def check_tries(tries: int) -> None:
    """Raises `OptionError` for a number of tries that cannot be."""
    if not 1 <= tries <= MOST_TRIES:
        raise OptionError("tries", tries, (f"1…{MOST_TRIES}",))


class Dialogue:
    """Asks a model for decisions in a form, up to `tries` times each; with `words` in the words of the table.

    `most` is how many actions an answer may have; with more than one it is asked for a whole play.
    """

    def __init__(self, ask: Ask, form: Form, words: Words | None = None, tries: int = 4, most: int = 1) -> None:
        """Raises `OptionError` for a number of tries that cannot be."""
        check_tries(tries)
        self.ask, self.form, self.words, self.tries, self.most = ask, form, words, tries, most

    def opening(self, knowledge: Knowledge) -> Message:
        """The first message of every question in a game."""
        return opening(knowledge, self.form, self.most > 1)

    def decide(
        self,
        knowledge: Knowledge,
        events: Sequence[Mapping[str, Any]] = (),
        judge: Judge | None = None,
    ) -> Decision:
        """Ask until an answer is legal, or there were as many as `tries`.

        `events` are what has happened, as JSON and redacted for the seat. `judge` says what is wrong with actions; by
        default the first one is asked about.
        """
        asked = question(knowledge, self.form, self.words, events)
        messages, answers = [self.opening(knowledge), asked], list[Answer]()
        while len(answers) < self.tries:
            answer = self._answer(knowledge, messages, judge or (lambda actions: self.judge(knowledge, actions)))
            answers.append(answer)
            if answer.verdict == LEGAL:
                break
            if answer.verdict != TIMED_OUT:
                messages.append({"role": "assistant", "content": answer.text})
                messages.append({"role": "user", "content": answer.said})
        return Decision(asked["content"], tuple(answers))

    def _answer(self, knowledge: Knowledge, messages: Sequence[Message], judge: Judge) -> Answer:
        try:
            reply = self.ask(messages)
        except TimedOut as error:
            return Answer(TIMED_OUT, seconds=round(error.seconds, 3), retries=error.retries)
        text = reply.text[-LONGEST_ANSWER:]  # so that what is asked again, and a transcript's line, have a limit
        try:
            actions = read_answer(knowledge.game, text, self.most)
        except NotationError as error:
            found = Answer(UNREAD, said=unread(error)["content"])
        else:
            found = judge(actions) or Answer(LEGAL, actions=actions)
        return Answer(
            found.verdict,
            text,
            found.actions,
            found.rule,
            found.facts,
            found.said,
            reply.asked,
            reply.answered,
            round(reply.seconds, 3),
            reply.retries,
        )

    def judge(self, knowledge: Knowledge, actions: tuple[str, ...]) -> Answer | None:
        """What is wrong with the first of some actions; None if it is legal."""
        [text] = actions[:1]
        return self.refused(knowledge, text, knowledge.game.parse(text), actions)

    def refused(self, knowledge: Knowledge, text: str, action: Action, actions: tuple[str, ...]) -> Answer | None:
        """The refusal of an action, if the rules forbid it, as an answer that named these actions."""
        breach = knowledge.why_not(action)
        if breach is None:
            return None
        said = refusal(knowledge, shortened(text), breach, self.form, self.words)["content"]
        return Answer(REFUSED, actions=actions, rule=breach.rule, facts=dict(breach.facts), said=said)

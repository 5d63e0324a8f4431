"""A language model as a bot, for the arena, the benchmark and programs of one's own."""

from __future__ import annotations

from collections import deque
from typing import Any

from pyengine.adapters.text import Form, Words
from pyengine.bots.knowledge import Knowledge
from pyengine.core.events import Event
from pyengine.core.state import Action, Rng
from pyengine.models.dialogue import Ask, Decision, Dialogue


class ModelBot:
    """A bot that does what a model says; where that is illegal to the last try, any legal action.

    `decisions` are its dialogues, the latest ones. It is asked even where only one action is legal, since that is where
    many rules are broken, unless `skip_forced` says otherwise. Whoever calls `observe` for what its seat sees has that
    told in the questions.
    """

    def __init__(
        self,
        ask: Ask,
        form: Form | None = None,
        words: Words | None = None,
        tries: int = 4,
        skip_forced: bool = False,
    ) -> None:
        """Raises `OptionError` for a number of tries that cannot be."""
        self.skip_forced = skip_forced
        self.dialogue = Dialogue(ask, form or Form(), words, tries)
        self.decisions: deque[Decision] = deque(maxlen=1000)
        self._tokens = [0, 0]
        self._events: deque[dict[str, Any]] = deque(maxlen=max(1, self.dialogue.form.history))

    def observe(self, event: Event) -> None:
        """Keep in mind what happened, as the seat may know it."""
        self._events.append(event.to_json())

    def usage(self) -> tuple[int, int]:
        """The tokens that it was asked with so far, and those that it answered."""
        asked, answered = self._tokens
        return asked, answered

    def choose(self, knowledge: Knowledge, rng: Rng) -> Action:
        """The model's action; what `ask` raises but `TimedOut` goes on to the caller."""
        legal = knowledge.legal()
        if self.skip_forced and len(legal) == 1:
            return legal[0]
        decision = self.dialogue.decide(knowledge, list(self._events))
        self.decisions.append(decision)
        for answer in decision.answers:
            self._tokens[0] += answer.asked
            self._tokens[1] += answer.answered
        return knowledge.game.parse(decision.actions[0]) if decision.actions else rng.choice(legal)

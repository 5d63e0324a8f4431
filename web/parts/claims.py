"""Reasons as claims: what a reason asserts, and the check of it against the position before it is said."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from web.parts.table import Scene

Facts = Mapping[str, Any]
"""What a claim asserts, by name: numbers, and cards, colours and seats as the notation has them."""


@dataclass(frozen=True, slots=True)
class Claim:
    """What a reason asserts: the `message` that says it and its facts. What is said `also` may stand beside another."""

    message: str
    facts: Facts = field(default_factory=dict)
    also: bool = False


Check = Callable[[Facts, str, Scene], bool]
"""True if the facts hold of an action in a position, by what the viewer may know."""


def as_they_are(facts: Facts, scene: Scene) -> Facts:  # noqa: ARG001 - for messages that need no names
    """The facts are the message's values."""
    return facts


@dataclass(frozen=True, slots=True)
class Reasons:
    """A game's reasons. `find` names what might be said for an action, the most important first; `checks` has for each
    message what has to be true of the position; `words` turns the facts into the message's values.
    """

    find: Callable[[str, Scene], Iterator[Claim]]
    checks: Mapping[str, Check]
    words: Callable[[Facts, Scene], Facts] = as_they_are

    def claims(self, action: str, scene: Scene) -> list[Claim]:
        """What is said: the first claim that is true, and those that may stand beside it."""
        if scene.viewer is None:
            return []
        true = [claim for claim in self.find(action, scene) if self.checks[claim.message](claim.facts, action, scene)]
        main = next((claim for claim in true if not claim.also), None)
        return [claim for claim in true if claim.also or claim is main]

    def reason(self, action: str, scene: Scene) -> str | None:
        """The same in words; None where nothing is true that would speak for the action."""
        said = [scene.t(claim.message, **self.words(claim.facts, scene)) for claim in self.claims(action, scene)]
        return " ".join(said) or None


def no_claim(action: str, scene: Scene) -> Iterator[Claim]:  # noqa: ARG001 - for games without reasons of their own
    """Nothing to say."""
    return iter(())


NO_REASONS = Reasons(no_claim, {})
"""For games without reasons of their own."""

"""What can be typed that depends on the state: actions, the rules that refuse them, facts."""

from __future__ import annotations

from collections.abc import Iterator

from pyengine.core.errors import NotationError
from pyengine.language_server.candidates import Candidate, Place
from pyengine.language_server.rules import rules_of
from pyengine.language_server.spoken import spoken


def legal(place: Place) -> Iterator[Candidate]:
    """The legal actions of the seat that the line is about."""
    moment = place.moment()
    if moment is None:
        return
    for action in moment.state.legal(moment.seat):
        text = moment.game.format(action)
        yield Candidate(text, "action", spoken(moment.game, text, place.lang))


def refused(place: Place) -> Iterator[Candidate]:
    """All actions that are refused here, each with its rule."""
    moment = place.moment()
    if moment is None:
        return
    for action in moment.game.actions():
        breach = moment.state.why_not(moment.seat, action)
        if breach is not None:
            text = moment.game.format(action)
            yield Candidate(f"{text} {breach.rule}", "refused", spoken(moment.game, text, place.lang))


def refusing(place: Place, action: str) -> Iterator[Candidate]:
    """The rule that refuses an action, then the others of the game."""
    first = _rule_of(place, action)
    rules = rules_of(place.game.id, place.lang) if place.game else {}
    for rule in dict.fromkeys([*([first] if first else []), *rules]):
        yield Candidate(rule, "rule", "", place.paragraph(rule))


def _rule_of(place: Place, action: str) -> str | None:
    moment = place.moment()
    try:
        breach = moment.state.why_not(moment.seat, moment.game.parse(action)) if moment else None
    except NotationError:
        return None
    return breach.rule if breach else None


def facts(place: Place) -> Iterator[Candidate]:
    """All facts of the state, with their values."""
    moment = place.moment()
    for name, value in moment.game.facts(moment.state, moment.own).items() if moment else ():
        yield Candidate(f"{name} {value}", "fact")

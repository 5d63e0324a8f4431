"""Checks a game's file: its examples, then the game itself, played at random."""

from __future__ import annotations

import re
import traceback
from collections import Counter
from collections.abc import Callable, Iterator

from pyengine.core.errors import NotationError, OptionError
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.state import State
from pyengine.kit.document import Document
from pyengine.kit.now import AuthorError
from pyengine.kit.state import KitState
from pyengine.rulebook.references import dead_references
from pyengine.rulebook.run import Failure, broken, run

MOST_DECISIONS = 5_000
"""A game that has not ended after so many random decisions is one that does not end."""
_LOOKED_AT = 40
"""Of so many decisions of a game one is looked at closely, besides the first ones."""
_ASKED = 300
"""Where there are more actions than these, as many of them are asked about, besides the legal ones."""
_ID = re.compile(r"[\"']([A-Z0-9]{2,4}-\d+)[\"']")


def check(document: Document, games: int = 1_000) -> list[Failure]:
    """What does not hold in a file, by line. Besides the codes of `pyengine.rulebook.run`:

    - `python`: the author's lines raise an error, or a mistake is found in them;
    - `no-rule`: code names a rule that the text does not have;
    - `unused`: no move and no example has to do with a rule of the text;
    - `stuck`, `endless`: nobody can act, or nobody ever wins;
    - `cards`, `legal`, `copy`, `position`, `world`: what has to hold of every game does not.
    """
    try:
        failures = dead_references(document.text)
        examples = document.examples
    except NotationError as error:
        return [broken(error, 0)]
    if not document.is_game:
        return failures
    try:
        game = document.game
        game.actions()
    except SyntaxError as error:
        return [Failure(error.lineno or 0, "python", error.msg, "Python", error.offset or 0)]
    except Exception as error:  # whatever an author's lines raise
        return [fault(error, document)]
    failures += _rules(document)
    try:
        for fence in examples:
            failures += run(fence, game)
        if not failures:
            failures += _played(game, games)
    except Exception as error:
        failures.append(fault(error, document))
    return failures


def fault(error: Exception, document: Document) -> Failure:
    """An error that the author's lines have raised, at the last of them that it went through."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == document.file]
    said = str(error) if isinstance(error, AuthorError) else f"{type(error).__name__}: {error}"
    return Failure(lines[-1] or 0 if lines else 0, "python", said, "")


def _rules(document: Document) -> Iterator[Failure]:
    """Rules that only the code has, and those that neither a move nor an example is about."""
    known, named = document.rulebook.rules, set[str]()
    for line, text in document.code.items():
        for rule in _ID.findall(text):
            named.add(rule)
            if rule not in known:
                yield Failure(line, "no-rule", rule, "")
    examples = {word for fence in document.examples for command in fence.commands for word in command.words}
    enforced = {rule for rules in document.rules_of_line.values() for rule in rules}
    for rule in known.values():
        if rule.id not in named | examples | enforced:
            yield Failure(rule.line, "unused", rule.id, "")


def _played(game: Game[State], games: int) -> Iterator[Failure]:
    """Random games with each number of players, up to the first fault."""
    fewest, most = game.seats
    for number in range(games):
        players = fewest + number % (most - fewest + 1)
        failure = _game(game, players, number)
        if failure:
            yield failure
            return


def _game(game: Game[State], players: int, seed: int) -> Failure | None:
    state, chance = game.deal(players, seed=seed), Prng(seed)
    cards = _cards(state)
    for at in range(MOST_DECISIONS):
        if state.outcome is not None:
            break
        seat = state.to_act[chance.below(len(state.to_act))]
        legal = state.legal(seat)
        where = f"players={players} seed={seed} move {at + 1}"
        if not legal:
            return Failure(0, "stuck", where, game.write(state))
        if at < 2 or (seed + at) % _LOOKED_AT == 0:
            code = _fault_at(game, state, seat, cards, Prng(seed + at))
            if code:
                return Failure(0, code, where, game.write(state))
        state.play(seat, chance.choice(legal))
    else:
        return Failure(0, "endless", f"players={players} seed={seed}", game.write(state))
    return None


def _cards(state: State) -> Counter[str]:
    """All cards on the table, wherever they lie."""
    assert isinstance(state, KitState)
    return Counter(card.code for zone in state.zones() for card in zone)


def _fault_at(game: Game[State], state: State, seat: int, cards: Counter[str], chance: Prng) -> str:
    """The code of what does not hold of a state; empty where all does."""
    holds: dict[str, Callable[[], bool]] = {
        "cards": lambda: _cards(state) == cards,
        "legal": lambda: _is_legal_as_asked(game, state, seat, chance),
        "copy": lambda: state.copy() == state,
        "position": lambda: _is_read_as_written(game, state),
        "world": lambda: all(_is_like_its_worlds(state, own, chance) for own in range(state.players)),
    }
    return next((code for code, holding in holds.items() if not holding()), "")


def _is_legal_as_asked(game: Game[State], state: State, seat: int, chance: Prng) -> bool:
    legal, every = state.legal(seat), game.actions()
    if len(set(legal)) < len(legal) or any(state.why_not(seat, action) is not None for action in legal):
        return False
    asked = every if len(every) <= _ASKED else [chance.choice(every) for _ in range(_ASKED)]
    known = set(legal)
    return all(action in known or state.why_not(seat, action) is not None for action in asked)


def _is_read_as_written(game: Game[State], state: State) -> bool:
    try:
        return game.position(game.write(state)) == state
    except (NotationError, OptionError):
        return False


def _is_like_its_worlds(state: State, own: int, chance: Prng) -> bool:
    """A world that the seat cannot tell from the state looks the same to it, and lets it do the same."""
    world = state.determinize(own, chance)
    return world.view(own) == state.view(own) and (own not in state.to_act or world.legal(own) == state.legal(own))

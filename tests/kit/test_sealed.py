"""Games of one file played sealed: those that can be, and why the others cannot."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pyengine.core.errors import NotationError, OptionError
from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.core.sealing import OBSTACLES
from pyengine.core.tape import Tape
from pyengine.games import put
from pyengine.kit.cards import SealedCard, plain
from pyengine.kit.sealing import HiddenCards
from tests.endure import more_in_endure, rest_in_endure
from tests.kit.files import GALLERY, LAY, opened, small
from tests.sealed.odd import Odd
from tests.sealed.playing import play, random_action, table
from tests.sealed.test_cheats import cheated

SEALED = {"goofspiel": 3, "crazy-eights": 3, "golf": 2, "oh-hell": 3}
WHY_NOT = {
    "durak": "known",
    "go-fish": "looks",
    "hearts": "looks",
    "liars-dice": "dice",
    "switch": "shuffle",
}


def put_in(name: str) -> Game:
    game = opened(next(path for path in GALLERY if path.stem == name)).game
    put(game)
    return game


@pytest.mark.parametrize("path", GALLERY, ids=lambda path: path.stem)
def test_a_game_says_whether_it_can_be_played_sealed(path: Path) -> None:
    assert opened(path).game.sealing.obstacle() == WHY_NOT.get(path.stem, "")


@pytest.mark.parametrize("name", WHY_NOT)
def test_nobody_is_invited_to_a_game_that_cannot(name: str) -> None:
    assert WHY_NOT[name] in OBSTACLES
    game = put_in(name)
    with pytest.raises(OptionError, match=WHY_NOT[name]):
        table(name, game.contest(), 1)


@pytest.mark.parametrize(
    ("code", "why"),
    [
        (LAY, "known"),
        (LAY.replace("to=game.secret", "to=game.pile").replace(", show=True", ", show=False"), "known"),
        (LAY.replace("to=game.secret", "to=game.pile").split('@move("give')[0] + "```\n", ""),
        (
            LAY.replace("to=game.secret", "to=game.pile")
            .split('@move("give')[0]
            .replace("    if game.hand[game.seat]:", "    if game.hand[game.seat] and game.deck.top.n:", 1)
            + "```\n",
            "looks",
        ),
        (
            LAY.replace("to=game.secret", "to=game.pile")
            .split('@move("give')[0]
            .replace("    if game.hand[game.seat]:", "    game.deck.shuffle()\n    if game.hand[game.seat]:", 1)
            + "```\n",
            "shuffle",
        ),
    ],
    ids=["hide", "give", "open", "look", "shuffle"],
)
def test_what_some_know_or_a_rule_looks_at_stands_in_the_way(code: str, why: str) -> None:
    assert small(code).game.sealing.obstacle() == why


@pytest.mark.parametrize(("name", "players"), rest_in_endure(SEALED.items(), 2))
def test_a_whole_game_ends_and_shows_everybody_what_they_may_know(name: str, players: int) -> None:
    put_in(name)
    at = play(name, players, 1, {}, random_action)
    assert at.checked > 5  # where all choose at once, only what stands between two choices is compared
    assert at.audit.blame is None
    record = at.audit.record()
    assert record is not None
    assert at.clients[0].outcome is not None
    assert record.replay().outcome == at.clients[0].outcome


@pytest.mark.parametrize("games", more_in_endure(1, 60))
@pytest.mark.parametrize(("name", "players"), SEALED.items())
def test_nobody_is_named_in_an_honest_game_of_odd_players(name: str, players: int, games: int) -> None:
    put_in(name)
    for seed in range(100, 100 + games):
        odd = Odd(name, players, seed, {}, most=160 if games > 2 else 40)
        odd.play()
        odd.check()


@pytest.mark.parametrize("name", SEALED)
def test_no_device_has_a_card_before_its_key_came(name: str) -> None:
    """What a device shows of cards that were not opened to it is a guess: other guesses are as good."""
    put_in(name)
    at, other = table(name, SEALED[name], 5), table(name, SEALED[name], 5)
    for client in other.clients:  # another filling of what is not known
        assert client.guess is not None
        client.guess.chance = Prng(77)
    for _ in range(30):
        if not at.step(random_action):
            break
        other.step(random_action)
    for mine, theirs in zip(at.clients, other.clients, strict=True):
        if mine.guess is None or mine.guess.state is None or mine.unseen():
            continue
        assert mine.view() == theirs.view()


def test_hidden_cards_are_written_where_they_lie() -> None:
    game = put_in("golf")
    state: Any = game.deal(2, 3)
    hidden = HiddenCards(state)
    assert len(hidden) == 52 - 5
    assert hidden[-1] == state.deck.top.index
    # Behind the deck the rows leave, place by place: the first two of each lie open.
    assert [hidden[at] for at in (-len(state.deck) - 1, 0)] == [state.grid[0][2].index, state.grid[1][5].index]
    before, below = hidden[-1], hidden[0]
    hidden[-1], hidden[0] = below, before
    assert state.deck.top.index == below
    assert state.grid[1][5].index == before
    hidden[:] = sorted(hidden)
    assert state.deck.top.index == max(hidden)


def test_a_sealed_card_is_its_kind_and_forgets_what_it_was_once_it_is_seen() -> None:
    game = put_in("crazy-eights")
    state: Any = game.deal(2, 3)
    kind = state.deck.top
    state.deck.cards[-1] = SealedCard(kind, kind.index)
    assert state.deck.top == kind
    assert kind == state.deck.top
    assert (state.deck.top.suit, hash(state.deck.top)) == (kind.suit, hash(kind))
    seat = state.to_act[0]
    state.apply(seat, game.parse("draw"))
    assert any(card is kind for card in state.hand[seat])
    assert all(plain(card) is card for card in state.hand[seat])


def test_a_position_may_have_the_answers_of_a_sealed_game() -> None:
    game = put_in("golf")
    state: Any = game.deal(2, 3)
    state.chance = Tape([3, bytes([1, 0, 2])])
    text = game.write(state)
    assert " rng tape:" in text
    assert game.position(text) == state
    with pytest.raises(NotationError):
        game.position(text[:-1])


CHEATS = {
    "wrong-key": ("golf", "wrong-key", "audit"),
    "not-in-hand": ("crazy-eights", "illegal", "audit"),
    "stacked-shuffle": ("oh-hell", "stacked", "audit"),
    "card-twice": ("oh-hell", "points-twice", "at once"),
    "other-choice": ("goofspiel", "commitment", "at once"),
}
"""By kind: a game in which there is a chance for it, what is found, and when."""


@pytest.mark.parametrize("kind", rest_in_endure(CHEATS, 2))
def test_a_cheat_is_found_and_named(kind: str) -> None:
    name, about, found = CHEATS[kind]
    put_in(name)
    verdict, local = cheated(kind, name, SEALED[name], {})
    assert (verdict["about"], verdict["found"]) == (about, found)
    assert verdict["player"] == (local.players[1].client.own or 0) + 1

"""Games of OpenSpiel's played along with ours: which actions are the same there, and what chance brings.

Where rules differ, lines of ours are exchanged here; `docs/kit.md` has the table of what differs.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import comb
from pathlib import Path
from typing import Any

import pyspiel
import pytest

from pyengine.core.game import Game
from pyengine.core.prng import Prng
from pyengine.kit.document import read
from tests.kit.files import GALLERY

RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k", "a")
LOW = ("a", *RANKS[:-1])
SUITS = "cdhs"
ANOTHER = 1_000_000
"""A deal that is passed over gives way to that of a seed so much higher."""


def gallery(name: str, changes: dict[str, str] | None = None) -> Game:
    """A game of the gallery, with some of its lines exchanged for others."""
    text = next(path for path in GALLERY if path.stem == name).read_text("utf-8")
    for old, new in (changes or {}).items():
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return read(text).game


def file(name: str) -> Game:
    """A game that is only there for the tests."""
    return read((Path(__file__).parent / f"{name}.md").read_text("utf-8")).game


@dataclass
class Peer:
    """A game of theirs beside ours.

    `theirs` says, for an action of ours as text, what is done there, one after the other. `chance` feeds their chance
    from our state before an action: numbers of outcomes, in the order in which they are asked for.
    """

    game: Game
    load: Callable[[int, Prng], tuple[str, str]]
    """For so many players: the name of their game with its parameters, and our position, from which all is dealt."""
    dealt: Callable[[Any], list[int]]
    theirs: Callable[[str, int], list[int]]
    chance: Callable[[Any], list[int]]
    returns: Callable[[Any], list[float]]
    choices: Callable[[list[str]], int] = len
    """How many actions they have in place of these of ours."""
    most: int = 6
    """With more players theirs is not played, or takes too long."""
    apart: Callable[[Any], bool] = lambda _: False
    """True for a deal from which they go on otherwise."""


# How cards are numbered there -----------------------------------------------------------------------------------------


def by_rank(code: str, suits: str = SUITS) -> int:
    """The suits of each rank in this order, from the two."""
    return RANKS.index(code[:-1]) * 4 + suits.index(code[-1])


def around(hands: Any) -> list[str]:
    """The cards of hands as they are dealt one by one, each hand in its order."""
    return [hand[at].code for at in range(len(hands[0])) for hand in hands]


# Crazy Eights ---------------------------------------------------------------------------------------------------------

NAMED = 54
"""The number of naming clubs; 52 is to draw, and 53 to pass."""


def _eights(text: str, _: int) -> list[int]:
    if text in ("draw", "pass"):
        return [52 if text == "draw" else 53]
    card, suit = text.partition(">")[::2]
    return [by_rank(card), *([NAMED + SUITS.index(suit)] if suit else [])]


def _dealt_eights(state: Any) -> list[int]:
    """The dealer sits before the first seat, and the first seat gets the first card."""
    return [52 + state.players - 1, *map(by_rank, around(state.hand)), by_rank(state.pile.top.code)]


EIGHTS = Peer(
    file("crazy-eights-peer"),
    lambda players, _: (f"crazy_eights(players={players})", ""),
    _dealt_eights,
    _eights,
    lambda state: [by_rank(card.code) for card in reversed(state.deck.cards)],
    lambda state: list(state.outcome.scores),
    lambda texts: len({text.partition(">")[0] for text in texts}),
)


# Hearts ---------------------------------------------------------------------------------------------------------------

ROUND_OF_DIRECTION = (4, 1, 3, 2)
"""By the number of their direction: nobody passes, to the left, across, to the right."""


def _hearts(players: int, chance: Prng) -> tuple[str, str]:
    direction = chance.below(4)
    opening = "phase passing | waiting 1 2 3 4" if direction else "phase tricks"
    cards = [f"{rank}{suit}" for suit in SUITS for rank in RANKS]
    chance.shuffle(cards)
    hands = [cards[seat::4] for seat in range(4)]
    first = next(seat for seat, hand in enumerate(hands) if "2c" in hand) + 1
    held = " | ".join(f"hand {seat} {' '.join(hand)}" for seat, hand in enumerate(hands, 1))
    seat = 1 if direction else first
    around = f"round {ROUND_OF_DIRECTION[direction]} | points 99 99 99 99"
    return "hearts(qs_breaks_hearts=False)", f"players {players} | seat {seat} | {opening} | {around} | {held}"


HEARTS = Peer(
    gallery("hearts"),
    _hearts,
    lambda state: [ROUND_OF_DIRECTION.index(state.round), *map(by_rank, around(state.hand))],
    lambda text, _: list(map(by_rank, text.removeprefix("pass:").split("+"))),
    lambda _: [],
    lambda state: [26.0 - (score - 99) for score in state.outcome.scores],
)


# Oh Hell --------------------------------------------------------------------------------------------------------------


def _hell_card(code: str) -> int:
    return by_rank(code, "cdsh")


def _hell(players: int, chance: Prng) -> tuple[str, str]:
    size = 1 + chance.below(8 if players == 6 else 10)
    dealer = chance.below(players)
    cards = [f"{rank}{suit}" for suit in SUITS for rank in RANKS]
    chance.shuffle(cards)
    held = " | ".join(f"hand {seat + 1} {' '.join(cards[seat * size : seat * size + size])}" for seat in range(players))
    first = (dealer + 1) % players + 1
    bids = " ".join(["-1"] * players)
    opening = f"players {players} | seat {first} | phase bidding | size {size} | dealer {dealer} | bid {bids}"
    return f"oh_hell(players={players},num_tricks_fixed={size})", f"{opening} | {held} | trump {cards[-1]}"


OH_HELL = Peer(
    gallery(
        "oh-hell",
        {
            "        if game.bid[seat] == game.tricks[seat]:\n            game.points[seat] += 10 + game.bid[seat]\n": (
                "        game.points[seat] += game.tricks[seat] + 10 * (game.bid[seat] == game.tricks[seat])\n"
            ),
            "    if game.size == 1:\n": "    if game.size:\n",
        },
    ),
    _hell,
    lambda state: [state.size, state.dealer, *map(_hell_card, around(state.hand)), _hell_card(state.trump.top.code)],
    lambda text, _: [52 + int(text[4:])] if text.startswith("bid:") else [_hell_card(text)],
    lambda _: [],
    lambda state: list(state.outcome.scores),
)


# Go Fish --------------------------------------------------------------------------------------------------------------


def _fish_returns(state: Any) -> list[float]:
    winners, players = state.outcome.winners, state.players
    if len(winners) == players:
        return [0.0] * players
    lost = -1 / (players - len(winners))
    return [1 / len(winners) if seat in winners else lost for seat in range(players)]


def _rank(card: Any) -> int:
    return LOW.index(card.rank)


def _dealt_fish(state: Any) -> list[int]:
    """One hand after the other."""
    return [_rank(card) for hand in state.hand for card in hand]


GO_FISH = Peer(
    gallery(
        "go-fish",
        {
            "        if game.hand[at]:\n            last_hand(game, at)\n            return\n": "",
        },
    ),
    lambda players, _: (f"go_fish(players={players},initial_cards={7 if players <= 3 else 5})", ""),
    _dealt_fish,
    lambda text, _: [(int(text.partition("<")[2]) - 1) * 13 + LOW.index(text.partition("<")[0])],
    lambda state: [_rank(card) for card in reversed(state.pond.cards)],
    _fish_returns,
    apart=lambda state: any(state.books),  # whoever is dealt a book is dealt four more cards there
)


# Goofspiel ------------------------------------------------------------------------------------------------------------

GOOFSPIEL = Peer(
    gallery(
        "goofspiel",
        {
            "        game.turned.move_all(game.won[bids.index(max(bids))])\n": (
                "        game.turned.move_all(game.won[bids.index(max(bids))])\n"
                "    else:\n        game.turned.move_all(game.spent)\n"
            )
        },
    ),
    lambda players, _: (f"goofspiel(players={players},returns_type=total_points)", ""),
    lambda state: [state.turned.top.points - 1],
    lambda text, _: [int(text[1:]) - 1],
    lambda state: [card.points - 1 for card in reversed(state.prizes.cards)],
    lambda state: list(state.outcome.scores),
    most=4,
)


# Liar's dice ----------------------------------------------------------------------------------------------------------


def _bid(text: str, dice: int) -> list[int]:
    if text == "doubt":
        return [6 * dice]
    many, pips = map(int, text.split("x"))
    return [(many - 1) * 6 + pips - 1]


def _liar_returns(state: Any) -> list[float]:
    return [float(score) for score in state.outcome.scores]


LIARS_DICE = Peer(
    gallery(
        "liars-dice",
        {
            "    lies = sum(dice.count(game.face) for dice in game.dice) < game.count\n": (
                "    wild = sum(dice.count(6) for dice in game.dice) if game.face != 6 else 0\n"
                "    lies = sum(dice.count(game.face) for dice in game.dice) + wild < game.count\n"
            ),
            "    game.dice[loser].roll(len(game.dice[loser]) - 1)\n": (
                "    winner = game.seat if lies else game.bidder\n"
                '    game.rank([(seat == winner) - (seat == loser) for seat in game.seats], "LIA-6")\n'
                "    return\n"
            ),
        },
    ),
    lambda players, _: (f"liars_dice(players={players},numdice=5)", ""),
    lambda state: [face - 1 for dice in state.dice for face in dice],
    lambda text, players: _bid(text, 5 * players),
    lambda _: [],
    _liar_returns,
    most=2,
)

PEERS: dict[str, Peer] = {
    "crazy-eights": EIGHTS,
    "hearts": HEARTS,
    "oh-hell": OH_HELL,
    "go-fish": GO_FISH,
    "goofspiel": GOOFSPIEL,
    "liars-dice": LIARS_DICE,
}


# Along a line ---------------------------------------------------------------------------------------------------------


def line(peer: Peer, players: int, seed: int) -> int:
    """Play a random game of ours and theirs together, and hold them against each other; how many decisions it had."""
    chance = Prng(seed)
    name, position = peer.load(players, chance)
    state: Any = peer.game.position(position) if position else peer.game.deal(players, seed)
    while peer.apart(state):
        seed += ANOTHER
        state = peer.game.deal(players, seed)
    theirs = pyspiel.load_game(name).new_initial_state()
    feed = peer.dealt(state)
    _chance(theirs, feed)
    assert not feed
    decisions = 0
    while state.to_act:
        if theirs.is_simultaneous_node():
            _at_once(peer, state, theirs, chance)
        else:
            _one_action(peer, state, theirs, chance)
        decisions += 1
    assert theirs.is_terminal(), (name, seed)
    assert peer.returns(state) == [pytest.approx(each) for each in theirs.returns()], (name, seed)
    return decisions


def _chance(theirs: Any, feed: list[int]) -> None:
    while theirs.is_chance_node():
        theirs.apply_action(feed.pop(0))


def _one_action(peer: Peer, state: Any, theirs: Any, chance: Prng) -> None:
    seat = state.to_act[0]
    legal = state.legal(seat)
    texts = [peer.game.format(action) for action in legal]
    if theirs.is_terminal():  # where nothing is left to choose they go on by themselves
        assert len(legal) == 1
        state.apply(seat, legal[0])
        return
    assert theirs.current_player() == seat
    at = chance.below(len(legal))
    numbers, feed = peer.theirs(texts[at], state.players), peer.chance(state)
    # Cards that are chosen at once here are chosen one by one there.
    there = len(theirs.legal_actions())
    assert peer.choices(texts) == (comb(there, len(numbers)) if "+" in texts[at] else there)
    for number in numbers:
        if not theirs.is_terminal():  # no suit is named there once the last card is laid
            assert number in theirs.legal_actions()
            theirs.apply_action(number)
    state.apply(seat, legal[at])
    _chance(theirs, feed)


def _at_once(peer: Peer, state: Any, theirs: Any, chance: Prng) -> None:
    """All choose; what is turned up afterwards is fed to theirs."""
    chosen, feed = [], peer.chance(state)
    for seat in state.to_act:
        legal = state.legal(seat)
        assert sorted(peer.theirs(peer.game.format(action), state.players)[0] for action in legal) == sorted(
            theirs.legal_actions(seat)
        )
        chosen.append((seat, chance.choice(legal)))
    theirs.apply_actions([peer.theirs(peer.game.format(action), state.players)[0] for _, action in chosen])
    for seat, action in chosen:
        state.apply(seat, action)
    _chance(theirs, feed)

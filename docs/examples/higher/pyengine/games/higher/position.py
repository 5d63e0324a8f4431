"""Positions of Higher as text.

`players 2 | seat 1 | turn 1 | hand 1 3 9 | hand 2 … | pile … | spent … | deck … | rng 0`

`players` is 2, `seat` and `turn` 1 and `rng` 0 when left out, zones are empty, and the deck takes the cards
that are not named, the lowest first; where it is named, they lie among the spent ones.
"""

from __future__ import annotations

from pyengine.core.notation import Word, items, only
from pyengine.core.prng import SEEDS, Prng
from pyengine.core.state import State
from pyengine.games.higher import scoring
from pyengine.games.higher.game import Higher
from pyengine.games.higher.pieces import NUMBERS

_COUNTS = {"players": (2, 2, 3), "seat": (1, 1, 3), "turn": (1, 1, 9999), "rng": (0, 0, SEEDS - 1)}
_ZONES = ("pile", "spent", "deck")


def write(state: State) -> str:
    """State → position text."""
    assert isinstance(state, Higher)
    hands = [f"hand {seat} {_cards(hand)}" for seat, hand in enumerate(state.hands, 1)]
    zones = [f"pile {_cards(state.pile)}", f"spent {_cards(state.spent)}", f"deck {_cards(state.deck[::-1])}"]
    counts = [f"players {state.players}", f"seat {state.seat + 1}", f"turn {state.turn}"]
    return " | ".join([*counts, *hands, *zones, f"rng {state.chance.state}"])


def _cards(cards: list[int]) -> str:
    return " ".join(map(str, cards)) or "-"


def position(text: str) -> Higher:
    """Position text → state; raises `NotationError`."""
    counts, zones, used = dict[str, int](), dict[str, list[int]](), set[int]()
    end = Word("", text.count("\n") + 1, len(text) - text.rfind("\n"))
    for name, *words in items(text):
        key = name.text
        if key in _COUNTS and key not in counts:
            counts[key] = only(words, name, key).number(key, *_COUNTS[key][1:])
            continue
        if key == "hand" and words:
            key = f"hand {words.pop(0).number('seat', 1, 3)}"
        if key in zones or not (key in _ZONES or key.startswith("hand ")):
            raise name.wrong("item")
        zones[key] = [_card(word, used) for word in words if word.text != "-"]
    return _state(counts, zones, [card for card in NUMBERS if card not in used], end)


def _card(word: Word, used: set[int]) -> int:
    card = word.number("card", NUMBERS[0], NUMBERS[-1])
    if card in used:
        raise word.wrong("each card once")
    used.add(card)
    return card


def _state(counts: dict[str, int], zones: dict[str, list[int]], rest: list[int], end: Word) -> Higher:
    value = {name: counts.get(name, default) for name, (default, _, _) in _COUNTS.items()}
    hands = [zones.pop(f"hand {seat}", []) for seat in range(1, value["players"] + 1)]
    if value["seat"] > value["players"] or any(name.startswith("hand") for name in zones):
        raise end.wrong("seats among the players")
    deck = zones["deck"][::-1] if "deck" in zones else rest[::-1]
    state = Higher(hands, deck, Prng.resume(value["rng"]))
    state.seat, state.turn, state.pile = value["seat"] - 1, value["turn"], zones.get("pile", [])
    state.spent = (rest if "deck" in zones else []) + zones.get("spent", [])
    state.outcome = scoring.verdict(state)
    return state

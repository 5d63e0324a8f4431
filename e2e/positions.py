"""Positions to play from: each game near an end, and in the middle."""

from __future__ import annotations

from pyengine.core.prng import Prng
from pyengine.games import game as find_game

LATE = {
    "face-to-face": "own up 40 | own down 20 | own hand 41 42 43 44 19 18 | own draw - | their up 50 | their down 9"
    " | their hand 51 52 8 | their draw 53 54 55 7 6 5",
    "flights": "target 1 | out v o | round 2 | used 1 1 2 | used 2 1 2 | city 1 r3 b4 g5 | city 2 y1 b2"
    " | hand 1 r6 r1 y3 | hand 2 r2 b5 d",
    "glastonbury": "wizard 1 red n3 | wizard 2 yellow e3 | cauldron 1 ra1 oa1 | cauldron 2 yb2 ob2 | deck - | grid"
    " # . wa2 ka4 va3 # . nb2 . ob3 rb3 wa1 yb1 va4 luck . . . oa4 . ka2 ka1 . ka3 . . va1 appear va2 . # . nb1 eye"
    " na4 #",
    "nizam": "runouts 1 | scores 7 5 | hand 1 R S T E | hand 2 A D | field RRSEA TTDDO JJRRS EEAAT DDOOJ"
    " | deck O J A R S T E D",
    "pearl": "turn 496 | done 1 R S | done 2 T J | field RRSER DJAJA DODOS OJEAT TTESo | hand 1 R T E | hand 2 E",
    "uno": "target 1 | hand 1 r5 r7 r8 | hand 2 r9 r4 r2 | discard r3 | deck b2 g4 b4 y1 g1 y6 g6 b6",
}
"""Few actions before the end, whatever is done."""

ENDS = {
    "face-to-face": ("F2F-18", "F2F-19"),
    "flights": ("FLI-22",),
    "glastonbury": ("GLA-20",),
    "nizam": ("NIZ-16",),
    "pearl": ("PRL-14",),
    "uno": ("UNO-20",),
}
"""The rules by which they may end."""


def middle(game_id: str, seed: int, actions: int, players: int = 2) -> str:
    """A position after so many actions at random, at a moment when the first seat is to act."""
    game, chance = find_game(game_id), Prng(seed)
    state = game.deal(players, seed)
    for done in range(1000):
        if done >= actions and 0 in state.awaited:
            break
        seat = state.to_act[-1]
        before = state.copy()
        state.apply(seat, chance.choice(state.legal(seat)))
        if state.outcome:
            return game.write(before)
    return game.write(state)


GRID = (
    "out blue | wizard 1 red n3 | wizard 2 yellow e2 | grid # ra1 ra2 ra3 ra4 # ya1 ya2 luck ya3 ya4 yb1 yb2 yb3"
    " appear yb4 ga1 ga2 ga3 ga4 rb1 move rb2 rb3 gb3 gb4 oa1 oa2 oa3 oa4 # ob1 ob2 ob3 ob4 #"
)
"""Glastonbury's market with the wizards beside lines."""

EYE = f"cauldron 1 wa2 vb3 ka1 | cauldron 2 na4 vb2 | {GRID}".replace("appear", "eye")
"""The Eyeball can be taken by a wizard whose cauldron has something to be looked at."""

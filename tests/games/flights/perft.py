"""Positions of Flights, and how many sequences of one, two, … actions each of them allows."""

POSITIONS = [
    (
        "hand 1 r3 x4 | hand 2 b4 d | city 1 g4 | city 2 b1 r5 | used 1 1 2 3 | used 2 1 2 3 4",
        [10, 48, 60, 60, 330, 900],
    ),
    (
        "hand 1 r3 | hand 2 u | used 1 2 3 4 5 6 | used 2 1 2 3 4 5 | city 1 b4 g2 | city 2 r4 g4 b2",
        [2, 2, 2, 2, 6, 72, 432, 864],
    ),
    (
        "players 3 | first 2 | hand 1 u d | hand 2 x4 | hand 3 r4 | city 1 b4 | city 2 g4 y1 | city 3 v4 r1"
        " | used 1 1 2 3 4 | used 2 1 2 3 4 | used 3 1 2 3 4 5 | deck x1 x2 x3 x5",
        [7, 28, 48, 48, 48, 66, 102, 762],
    ),
]

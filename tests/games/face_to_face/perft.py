"""Positions of Face to Face, and how many sequences of one, two, … actions each of them allows."""

POSITIONS = [
    (
        "own up 30 | own down 40 | own hand 20 35 50 41 | own draw 32 31"
        " | their up 45 | their down 25 | their hand 46 35 24 | their draw 10 15",
        [13, 92, 411, 1333, 4617],
    ),
    (
        "own up 50 | own down 8 | own hand 51 53 40 | own draw -"
        " | their up 55 | their down 6 | their hand 45 57 58 | their draw 3",
        [9, 27, 46, 181, 497, 888],
    ),
    ("own hand 2 17 33 48 50 59 | their hand 5 15 25 35 45 55", [12, 90, 490, 3021]),
]

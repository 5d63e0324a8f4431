"""Positions of Nizam, and how many sequences of one, two, … actions each of them allows."""

POSITIONS = [
    ("field RRSEA TTDDO JJRRS EEAAT DDOOJ | hand 1 R | hand 2 S T | deck E A T O", [4, 8, 83, 685]),
    ("players 1 | field RRRSR SESET RTSDR ODOJO RSETA | hand 1 R R S T D A | deck E A T S S", [60, 1854]),
    (
        "players 3 | field RRREA RTDDO RJRRS EEAAT DDOOJ | hand 1 R R E | hand 2 O J | hand 3 D D S | deck A",
        [21, 88, 448],
    ),
]

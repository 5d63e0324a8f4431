"""Positions of UNO, and how many sequences of one, two, … actions each of them allows."""

POSITIONS = [
    (
        "target 1 | hand 1 b7 wild+2 | hand 2 b5 r7 | discard b3 | deck g1 g2 g3 y1 y2 y3 b1",
        [11, 34, 120, 177, 466],
    ),
    (
        "target 1 | players 3 | hand 1 bskip brev r1 | hand 2 b5 | hand 3 g3 wild | discard b3 | deck b+1 g2",
        [3, 20, 65, 142, 288, 656],
    ),
    (
        "target 1 | players 3 | hand 1 b1 b2 | hand 2 b+1 wild+2 | hand 3 b3 b9 | discard b4 | bluff off",
        [5, 20, 62, 196, 755],
    ),
]

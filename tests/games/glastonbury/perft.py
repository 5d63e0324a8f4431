"""Positions of Glastonbury, and how many sequences of one, two, … actions each of them allows."""

POSITIONS = [
    ("players 3 | phase start", [4, 12, 24, 144, 864]),
    ("phase turn | wizard 1 red n3 | wizard 2 yellow e2 | spells 2 appear1", [6, 42, 348, 1612]),
    (
        "outer_lines on | phase turn | wizard 1 red nw | wizard 2 yellow s3 | spells 1 move2 | spells 2 appear1"
        " | cauldron 1 oa2 joker | cauldron 2 ka1 | deck - | grid # . . ra1 . # . luck luck . ra2 . . oa3 ."
        " eye . . . . . . . va1 . . eye . va2 vb2 # joker . appear vb3 #",
        [3, 6, 24, 53, 93, 168],
    ),
    (
        "players 3 | phase turn | wizard 1 red w3 | wizard 2 yellow s5 | wizard 3 green n3"
        " | spells 3 luck appear2 | cauldron 1 oa2 oa3 | cauldron 2 joker | cauldron 3 wa1 | deck wa2 wb3 move"
        " | grid # . joker ra1 . # . luck . . ra2 ra3 . oa1 . eye nb4 ."
        " . . . . luck va1 . . eye . va2 vb2 # oa4 . move vb3 #",
        [3, 15, 66, 319, 888],
    ),
]

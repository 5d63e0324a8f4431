"""Positions of Pearl, and how many sequences of one, two, … actions each of them allows."""

POSITIONS = [
    ("field RRoSS RSTTT EEEDD DAAAO OOJJJ | hand 1 R | hand 2 J | done 2 T", [5, 9, 40, 265, 931]),
    (
        "field RRSoS RSTTE ETADD DAEJO OOJAJ | hand 1 R T J | hand 2 J S | done 1 A R | done 2 T",
        [21, 51, 150, 2109],
    ),
    (
        "players 3 | shifts 1 | field RRoSS RSTTT EEEDD DAAAO OOJJJ | hand 1 A | hand 2 J D | hand 3 S E T O"
        " | done 1 A T D E O J | done 2 D | done 3 J",
        [1, 2, 14, 152],
    ),
    (
        "shifts 2 | turn 7 | bound none | field RRoSS RSTTT EEEDD DAAAO OOJJJ | hand 2 J | done 1 A J | done 2 E",
        [1, 3, 4, 20, 20, 159],
    ),
]

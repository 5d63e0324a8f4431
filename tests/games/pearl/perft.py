"""Positions of Pearl, and how many sequences of one, two, … actions each of them allows."""

CHOICE = [
    ("field RRoSS RSTTT EEEDD DAAAO OOJJJ | hand 1 R | hand 2 J | done 2 T", [5, 9, 44, 303, 1157]),
    (
        "field RRSoS RSTTE ETADD DAEJO OOJAJ | hand 1 R T J | hand 2 J S | done 1 A R | done 2 T",
        [21, 51, 165, 2228],
    ),
    (
        "players 3 | shifts 1 | field RRoSS RSTTT EEEDD DAAAO OOJJJ | hand 1 A | hand 2 J D | hand 3 S E T O"
        " | done 1 A T D E O J | done 2 D | done 3 J",
        [1, 3, 21, 228],
    ),
    (
        "shifts 2 | turn 7 | field RRoSS RSTTT EEEDD DAAAO OOJJJ | hand 2 J | done 1 A J | done 2 E",
        [1, 4, 12, 40, 80, 626],
    ),
]
OBLIGED = [[5, 9, 40, 265, 931], [21, 51, 150, 2109], [1, 2, 14, 152], [1, 3, 4, 20, 20, 159]]
"""The same positions where everything proved has to be completed."""
POSITIONS = CHOICE + [(f"completing all | {text}", counts) for (text, _), counts in zip(CHOICE, OBLIGED, strict=True)]

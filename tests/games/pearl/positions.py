"""Where the browser tests of Pearl begin."""

LATE = "turn 496 | bound 500 | done 1 R S | done 2 T J | field RRSER DJAJA DODOS OJEAT TTESo | hand 1 R T E | hand 2 E"
LATE_ENDS = ("PRL-14",)
ENDS = ("PRL-13", "PRL-14", "PRL-15")
EARLY = 4
MIDDLE = 12
WHOLE = "seats=human,bot:greedy&seed=23"
AT_RANDOM = "seed=1"

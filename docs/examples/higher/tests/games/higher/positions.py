"""Where the browser tests of Higher begin."""

LATE = "turn 199 | hand 1 5 9 | hand 2 7 8 10 | pile 6"
LATE_ENDS = ("HIG-6", "HIG-7")
ENDS = ("HIG-6", "HIG-7")
EARLY = 1
MIDDLE = 4
WHOLE = "seats=human,bot:greedy&seed=1"
AT_RANDOM = "seed=1"

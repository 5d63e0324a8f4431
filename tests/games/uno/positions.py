"""Where the browser tests of UNO begin."""

LATE = "target 1 | hand 1 r5 r7 r8 | hand 2 r9 r4 r2 | discard r3 | deck b2 g4 b4 y1 g1 y6 g6 b6"
LATE_ENDS = ("UNO-20",)
ENDS = ("UNO-20", "UNO-21")
EARLY = 11
MIDDLE = 12
WHOLE = "seats=human,bot:random&seed=12"
AT_RANDOM = "seed=1&target=1"

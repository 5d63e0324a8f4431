"""Where the browser tests of Flights begin."""

LATE = (
    "target 1 | out v o | round 2 | used 1 1 2 | used 2 1 2 | city 1 r3 b4 g5 | city 2 y1 b2"
    " | hand 1 r6 r1 y3 | hand 2 r2 b5 d"
)
LATE_ENDS = ("FLI-22",)
ENDS = ("FLI-22",)
EARLY = 4
MIDDLE = 14
WHOLE = "seats=human,bot:random&seed=43"
AT_RANDOM = "seed=2&target=1"

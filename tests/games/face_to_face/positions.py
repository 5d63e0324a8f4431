"""Where the browser tests of Face to Face begin."""

LATE = (
    "own up 40 | own down 20 | own hand 41 42 43 44 19 18 | own draw - | their up 50 | their down 9"
    " | their hand 51 52 8 | their draw 53 54 55 7 6 5"
)
LATE_ENDS = ("F2F-18", "F2F-19")
ENDS = ("F2F-18", "F2F-19")
EARLY = 8
MIDDLE = 30
WHOLE = "seats=human,bot:greedy&seed=6"
AT_RANDOM = "seed=46&first=1"

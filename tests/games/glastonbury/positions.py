"""Where the browser tests of Glastonbury begin."""

LATE = (
    "wizard 1 red n3 | wizard 2 yellow e3 | cauldron 1 ra1 oa1 | cauldron 2 yb2 ob2 | deck - | grid"
    " # . wa2 ka4 va3 # . nb2 . ob3 rb3 wa1 yb1 va4 luck . . . oa4 . ka2 ka1 . ka3 . . va1 appear va2 . # . nb1 eye"
    " na4 #"
)
LATE_ENDS = ("GLA-20",)
ENDS = ("GLA-20",)
EARLY = 24
MIDDLE = 20
WHOLE = "seats=human,bot:greedy&seed=34"
AT_RANDOM = "seed=1"

GRID = (
    "out blue | wizard 1 red n3 | wizard 2 yellow e2 | grid # ra1 ra2 ra3 ra4 # ya1 ya2 luck ya3 ya4 yb1 yb2 yb3"
    " appear yb4 ga1 ga2 ga3 ga4 rb1 move rb2 rb3 gb3 gb4 oa1 oa2 oa3 oa4 # ob1 ob2 ob3 ob4 #"
)
"""The market with the wizards beside lines."""

EYE = f"cauldron 1 wa2 vb3 ka1 | cauldron 2 na4 vb2 | {GRID}".replace("appear", "eye")
"""The Eyeball can be taken by a wizard whose cauldron has something to be looked at."""

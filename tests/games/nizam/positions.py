"""Where the browser tests of Nizam begin."""

LATE = (
    "runouts 1 | scores 7 5 | hand 1 R S T E | hand 2 A D | field RRSEA TTDDO JJRRS EEAAT DDOOJ | deck O J A R S T E D"
)
LATE_ENDS = ("NIZ-16",)
ENDS = ("NIZ-16", "NIZ-19")
EARLY = 3
MIDDLE = 12
WHOLE = "seats=human,bot:greedy&seed=26"
AT_RANDOM = "seed=1"

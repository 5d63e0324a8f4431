"""What the features of the game are worth; written by `python -m pyengine.learn`."""

WEIGHTS: dict[str, int] = {
    "room": 4010,
    "left": -34710,
    "room-by-left": -56,
    "left-squared": 231,
    "to-act": 14750,
    "away": -750,
    "pairs": 11340,
}

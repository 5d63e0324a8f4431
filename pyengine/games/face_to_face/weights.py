"""What the features of the game are worth; written by `python -m pyengine.learn`."""

WEIGHTS: dict[str, int] = {
    "room": 3371,
    "left": -31551,
    "room-by-left": -38,
    "left-squared": 175,
    "to-act": 15908,
    "away": -666,
    "pairs": 17750,
}

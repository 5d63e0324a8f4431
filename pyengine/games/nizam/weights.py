"""What the features of the game are worth; written by `python -m pyengine.learn`."""

WEIGHTS: dict[str, int] = {
    "points": 12500,
    "cards-in-time": 20000,
    "next-turn": 12500,
}

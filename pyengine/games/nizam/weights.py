"""What the features of the game are worth; written by `python -m pyengine.learn`."""

WEIGHTS: dict[str, int] = {
    "points": 21418,
    "cards": 20043,
    "cards-in-time": 13483,
    "next-turn": 12550,
}

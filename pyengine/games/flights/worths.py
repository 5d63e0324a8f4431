"""The numbers of the tuned heuristic, in thousandths.

Written by `python -m pyengine.learn --tune`.
"""

WORTHS: dict[str, int] = {
    "colour": 155,
    "height": 296,
    "complete": 11937,
    "first": 635,
    "flight": 1235,
}

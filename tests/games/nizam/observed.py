"""A view of Nizam as numbers at named places, read from its texts alone."""

from __future__ import annotations

from typing import Any

from tests.gems.observed import KINDS, gems
from tests.observed import Places, end, hot


def expected(view: dict[str, Any]) -> Places:
    """What is to stand where."""
    runs: Places = {}
    for run in view["untouched"]:
        at = f"untouched/{run['line']}"
        runs |= {f"{at}/kind": hot(run["kind"], KINDS), f"{at}/length": [run["length"]]}
    return {
        **gems(view),
        **runs,
        "runouts": [view["runouts"]],
        **{f"players/{at}/score": [player["score"]] for at, player in enumerate(view["players"])},
        **end(view, "NIZ-16", "NIZ-19"),
    }

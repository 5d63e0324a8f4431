"""The deals that are a day's: five minutes of one game, the same for everybody, with the par that bots set.

`seeds/<game>/today.json` has them (`build/todays_deals.py` made them): `seats` and `options` of the table, and the
`deals`, each as its seed and its par. Which of them is a day's, the page knows (`web/browser/window/today/deal.js`):
only there is a calendar. What the engine is told of it stands in the address.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from pyengine.core.errors import OptionError
from pyengine.core.json_text import read_json
from pyengine.shipped import shipped
from web.engine.setup import Setup
from web.games import games

FILE = "today.json"
_LONGEST = 10_000
"""Letters of the largest such file, and some more."""


@cache
def _table(game_id: str) -> dict[str, Any]:
    """A game's deals; empty for a game that has none."""
    try:
        found: dict[str, Any] = read_json(shipped(game_id, FILE, ("today", game_id)).read_text("utf-8"), _LONGEST)
    except OptionError:
        return {}
    return found


def par(setup: Setup) -> int | None:
    """The par of a table that is set up for a day; None for any other, as for a deal that the site has no more."""
    table = _table(setup.game.id)
    if not setup.day or setup.save or not table or ",".join(who.kind for who in setup.seats) != table["seats"]:
        return None
    usual = {option.name: option.default for option in setup.game.options}
    if {name: value for name, value in setup.options.items() if value != usual[name]} != table["options"]:
        return None
    return dict(table["deals"]).get(setup.seed)


def has_pars(game_id: str) -> bool:
    """True if bots have set pars for deals of a game."""
    return bool(_table(game_id))


def deals() -> str:
    """All of them, as the pages' first script reads them: a line for each game in turn, `uno|seats=…|1:34,5:12`."""
    lines = []
    for game in games():
        if table := _table(game.id):
            query = "&".join(
                [f"seats={table['seats']}", *(f"{name}={value}" for name, value in table["options"].items())]
            )
            listed = ",".join(f"{seed}:{its_par}" for seed, its_par in table["deals"])
            lines.append(f"{game.id}|{query}|{listed}")
    return "\n".join(lines)

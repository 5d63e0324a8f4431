"""What the page stores of a shared table: its text, when it has to be stored anew, and how the game ended."""

from __future__ import annotations

from typing import Any, NamedTuple

from pyengine.sealed import saved_table
from pyengine.sealed.shared_table import FRIEND, SharedTable
from web.engine.people import faces_of
from web.engine.save_about import place_in
from web.parts.messages import Messages
from web.parts.page_paths import has_pages
from web.protocol.answers import GameResult
from web.sealed.picture import names_of
from web.sealed.session import SharedSession


class Written(NamedTuple):
    """What was kept last of a table: with any change it is kept anew."""

    key: str
    messages: int
    requests: int
    checked: bool
    head: str

    @classmethod
    def of(cls, table: SharedTable) -> Written:
        """A table as it is now."""
        return cls(
            table.key, len(table.client.transcript), len(table.requests), table.verdict is not None, table.client.head
        )


def entry(table: SharedTable, t: Messages) -> dict[str, Any]:
    """What the page stores of a table: its keys, how many messages it has, its text, what the list of games says."""
    client, seated = table.client, table.seated
    game_id = client.invitation.game.id
    about = {
        "game": game_id,
        "title": "" if has_pages(game_id) else t(f"game-{game_id}"),
        "names": table.names,
        "yours": seated and bool(client.to_decide or client.ending.asked == client.own),
        "waits": names_of(table, table.audience(), t) if seated else "",
        "over": seated and client.over,
    }
    return {
        "key": table.key,
        "table": table.id,
        "count": len(client.transcript),
        "text": saved_table.write(table),
        "about": about,
    }


BOT = "bot"
"""The kind of a bot at a friend's device: how well it plays is not known here."""


def kinds_of(table: SharedTable) -> list[str]:
    """Who plays at each seat; a bot far away, which comes as a friend, is told by the name that `at_device` gave it."""
    owners = tuple(f" ({name})" for name in table.names if name)
    there = zip(table.kinds, table.names, strict=True)
    return [BOT if kind == FRIEND and name.endswith(owners) else kind for kind, name in there]


def result_of(session: SharedSession) -> GameResult | None:
    """How the game ended by its rules, under the table's ID; None before, and where somebody has ended it.

    None, too, after a lie of one's own or of somebody who is not below: a lie takes a win from nobody but its author.

    Until the audit an own card that was never seen is a guess, and with it the result: the page takes the later one.
    """
    table, outcome = session.table, session.timeline.state.outcome
    own = table.client.own
    if outcome is None or own is None or not table.client.over or session.incoming:
        return None
    place, blame = place_in(outcome, own), table.blame
    if blame is not None and place_in(outcome, blame.seat) <= place:
        return None
    return {
        "id": table.id,
        "game": session.setup.game.id,
        "seats": kinds_of(table),
        "seat": own,
        "place": place,
        "shared": place > 0 and len(outcome.ranking[place - 1]) > 1,
        "decisions": sum(step.seat == own for step, _ in session.timeline.moments),
        "scores": list(outcome.scores),
        "places": [place_in(outcome, seat) for seat in range(len(table.names))],
        "names": table.names,
        "faces": list(faces_of(session.setup)),
    }

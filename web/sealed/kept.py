"""What the page stores of a shared table, and when it has to store it anew."""

from __future__ import annotations

from typing import Any, NamedTuple

from pyengine.core.record import clean_name
from pyengine.sealed import saved_table
from pyengine.sealed.shared_table import SharedTable
from web.parts.messages import Messages
from web.sealed.picture import names_of


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
        return cls(table.key, len(table.client.log), len(table.requests), table.verdict is not None, table.client.head)


def entry(table: SharedTable, t: Messages) -> dict[str, Any]:
    """What the page stores of a table: its keys, how many messages it has, its text, what the list tells of it."""
    return {
        "key": table.key,
        "table": table.id,
        "count": len(table.client.log),
        "text": saved_table.write(table),
        "about": _about(table, t),
    }


def _about(table: SharedTable, t: Messages) -> dict[str, Any]:
    """What the list of the games with friends tells of it."""
    client, seated = table.client, table.seated
    return {
        "game": client.invitation.game.id,
        "names": [clean_name(participant.name) for participant in client.participants],
        "yours": bool(client.to_decide or client.ending.asked == client.own) if seated else False,
        "waits": names_of(table, table.audience(), t) if seated else "",
        "over": client.over if seated else False,
    }

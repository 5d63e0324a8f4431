"""What the page stores of a shared table, and when it has to store it anew."""

from __future__ import annotations

from typing import Any, NamedTuple

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
    """What the page stores of a table: its keys, how many messages it has, its text, what the list of games says."""
    client, seated = table.client, table.seated
    about = {
        "game": client.invitation.game.id,
        "names": table.names,
        "yours": seated and bool(client.to_decide or client.ending.asked == client.own),
        "waits": names_of(table, table.audience(), t) if seated else "",
        "over": seated and client.over,
    }
    return {
        "key": table.key,
        "table": table.id,
        "count": len(client.log),
        "text": saved_table.write(table),
        "about": about,
    }

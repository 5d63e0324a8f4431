"""How many links have still to go from one player to the next before the first card: it follows from the messages."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import NamedTuple

from pyengine.sealed.client import Client


class HandoversLeft(NamedTuple):
    """Until somebody sees a hand, and until somebody is to act: the most, while coins say who begins."""

    hand: int
    act: int


def handovers_left(client: Client, here: Collection[int] = ()) -> HandoversLeft | None:
    """Of a table whose players `here` (besides the device's own) need no link; None once somebody has acted.

    None for tables of version 1, too. Cards that go back into the pile (UNO-13) or come on top of a hand take more.
    """
    table, invitation = client.table, client.invitation
    if invitation.version == 1 or client.over:
        return None
    choices = table.choices if table else None
    if table and (any(task.actions for task in table.done) or (table.task and table.task.actions)):
        return None
    if choices and (choices.hidden or choices.known):
        return None
    device = {*here, *(() if client.own is None else (client.own,))}
    actors = range(invitation.players)
    begins: Sequence[int] = table.state.to_act[:1] if table and table.state else actors
    ways = {actor: _links(_writers(client, actor), device) for actor in actors}
    before = 0
    if table is None:  # the invitation and its answer, which the host waits for
        before = 2 if client.own is not None else 1
        ways = {actor: len(_writers(client, actor)) - 1 for actor in actors}
    return HandoversLeft(before + min(ways.values()), before + max(ways[actor] for actor in begins))


def _links(writers: list[int], device: Collection[int]) -> int:
    """How often these writers hand on, who write one after the other, the first of them perhaps not at this device."""
    within = sum(one != other and not {one, other} <= set(device) for one, other in pairwise(writers))
    return within + (writers[0] not in device)


def _writers(client: Client, actor: int) -> list[int]:
    """Who writes, one after the other, until this player has all keys and could act."""
    table, invitation, players = client.table, client.invitation, client.invitation.players
    shuffles = list(table.openings.shuffles.values()) if table else invitation.shuffles(client.group)
    made = {shuffle: len(shuffle.made) for shuffle in shuffles}
    if table is None and invitation.for_one:  # the passes that come with invitation and answer
        made = dict.fromkeys(shuffles, 2 if invitation.host.passes else 1)
    steps = max(([seat for seat, _ in shuffle.plan[made[shuffle] :]] for shuffle in shuffles), key=len, default=[])
    coins = table.shares[0] if table and table.shares else {}
    draws = invitation.foreseen.coins and len(coins) < players
    writers = steps + [seat for seat in range(players) if draws and seat not in coins and seat not in steps]
    owing = [seat for seat in range(players) if seat != actor and _owes(client, seat, actor, writers, len(steps))]
    last = writers[-1] if writers else table.now if table else invitation.seat
    writers += sorted(owing, key=lambda seat: (seat - last) % players)
    return writers if writers and writers[-1] == actor else [*writers, actor]


def _owes(client: Client, seat: int, actor: int, writers: list[int], steps: int) -> bool:
    """True if a player has still to give keys to the one who is to act, after these have written."""
    table, invitation = client.table, client.invitation
    coins = table.shares[0] if table and table.shares else {}
    known = bool(invitation.foreseen.opened)
    if seat not in writers:
        known = known or not invitation.foreseen.coins or len(coins) == invitation.players
        if table is None or not known:
            return True
        due = table.openings.due.items()
        return any(to in (None, actor) and seat in table.openings.lacking(place) for place, to in due)
    at = len(writers) - 1 - writers[::-1].index(seat)
    drawn = {*coins, *writers[: at + 1]} >= set(range(invitation.players))
    shuffles_last = (invitation.first - 1) % invitation.players == seat
    return not (known or drawn) or (shuffles_last and at < steps - 1)

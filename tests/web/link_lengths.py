"""Prints how long the links of shared games are: `python -m tests.web.link_lengths`, for the table in docs/speed.md.

Greedy players, all games, with each number of players up to six; what is sent until somebody has a hand is the set-up,
and the link that deals it counts with the messages. The address of the site counts, with 30 characters.
"""

from __future__ import annotations

import sys
from statistics import median

from pyengine.games import game as find_game
from pyengine.games import ids
from tests.web.far_friends import BASE, Friend, behind, is_last

OPTIONS = {"uno": "&target=60", "flights": "&target=20"}
NAMES = ("Ann", "Bo", "Cy", "Dee", "Eve", "Flo")
LINKS = 60
"""Links that are looked at in each game."""
MOST = 6
"""Players."""


def lengths(game: str, players: int) -> tuple[list[int], list[int]]:
    """The lengths of the links until somebody can act, and of those after."""
    friends = [Friend(name) for name in NAMES[:players]]
    host, guests = friends[0], friends[1:]
    host.open(query=f"?game={game}&seats={','.join(['human'] + ['friend'] * (players - 1))}{OPTIONS.get(game, '')}")
    invitation = host.out()
    before, after = [invitation], list[str]()
    for guest in guests:
        guest.open(invitation)
        guest.send(do="sit", name=guest.name)
        before.append(guest.out())
        host.open(guest.out())
    while len(after) < LINKS:
        for friend in friends:
            while friend.to_decide():
                friend.act()
        far = next((each for each in friends if each.out() and is_last(each, friends)), None)
        late = [friend for friend in friends if far and friend is not far and behind(friend, far)]
        if far is None or not late:
            break
        dealt = far.controller.table is not None and far.controller.table.client.state is not None
        for friend in late:
            (after if dealt and after else before).append(far.out())
            friend.receive(far.out())
        if dealt and not after:
            after.append(before.pop())
    return [len(BASE + link) for link in before], [len(BASE + link) for link in after]


def main() -> None:
    """Print the table."""
    write = sys.stdout.write
    write("| game | players | set-up: median | longest | messages: median | 95 % | longest |\n")
    write("|---|---:|---:|---:|---:|---:|---:|\n")
    for game in ids():
        fewest, most = find_game(game).seats
        for players in range(max(2, fewest), min(MOST, most) + 1):
            before, after = lengths(game, players)
            tail = sorted(after)[int(0.95 * (len(after) - 1))]
            found = (median(before), max(before), median(after), tail, max(after))
            write(f"| {game} | {players} | {' | '.join(f'{round(each):,}' for each in found)} |\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()

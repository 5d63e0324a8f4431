"""The tasks of Nastilka-Bench are frozen."""

from __future__ import annotations

from dataclasses import replace

from pyengine.arena.bench import V1, Bench, Task
from pyengine.games import game as find_game


def test_the_tasks_are_frozen() -> None:
    """Whoever changes `v1.json` makes another benchmark, and names it so."""
    assert V1.name == "nastilka-bench-v1"
    assert V1.digest == "377a0d2a91096c43b208488257cb23ee9a730844f33b3fd3d2de8dc53313dad9"


def test_every_game_is_there_for_each_number_of_players_and_memory_where_there_is_any_to_lose() -> None:
    for game_id in ("face-to-face", "flights", "glastonbury", "nizam", "pearl", "uno"):
        game = find_game(game_id)
        recalls = {"all", "10", "none"} if game.memory else {"all"}
        players = range(max(2, game.seats[0]), min(4, game.seats[1]) + 1)
        found = {(task.players, task.recall) for task in V1.tasks if task.game == game_id}
        assert found == {(number, recall) for number in players for recall in recalls}
    assert all(task.deals * task.players >= 400 for task in V1.tasks)
    assert V1.anchor in V1.opponents


def test_the_digest_tells_any_change() -> None:
    [first, *rest] = V1.tasks
    changed = [replace(first, seed=1), replace(first, options=first.options | {"first": "1"}), replace(first, memory=3)]
    digests = {replace(V1, tasks=(each, *rest)).digest for each in changed}
    assert len(digests | {V1.digest, replace(V1, opponents=("random",)).digest}) == len(changed) + 2


def test_a_task_says_what_is_played() -> None:
    task = Task("uno", 2, None, 7, 3, {"target": "1"})
    match = Bench("mine", ("greedy",), "greedy", (task,)).task("uno/2/all").match("random", "greedy", 2)
    assert (match.bots, match.games, match.seed, match.options["target"]) == (("random", "greedy"), 4, 7, "1")

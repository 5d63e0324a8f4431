"""The results of Nastilka-Bench: a run that goes on, and a page with plots of what it came to."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from xml.etree import ElementTree

import pytest

import bench_page
from bench.published import BASELINE, BOTS, Cell, cells_of, go_on, read, write
from pyengine.arena.bench import V1
from pyengine.arena.bench.tasks import Task


@pytest.fixture(scope="module")
def pool() -> Iterator[Executor]:
    with ThreadPoolExecutor(1) as executor:
        yield executor


CELLS = [
    (cell, task)
    for cell, task in cells_of("greedy")
    if task.id in ("uno/2/all", "glastonbury/3/none") and cell.opponent == "random"
]


def empty() -> list[tuple[Cell, Task]]:
    return [(Cell(*cell.key), task) for cell, task in CELLS]


def counted(cells: list[Cell]) -> list[tuple[object, ...]]:
    return [(*cell.key, cell.games, cell.won, cell.decisions) for cell in cells]


def test_a_run_goes_on_where_it_was_stopped(pool: Executor, tmp_path: Path) -> None:
    """Stopped after each deal, read from the file and gone on with, it comes to what one run comes to."""
    whole = empty()
    for _ in go_on(whole, 3, pool, 2, lambda: True):
        pass
    assert [cell.games for cell, _ in whole] == [3 * task.players for _, task in whole]
    file = tmp_path / "results.json"
    for _ in range(2 * 3):
        known = {each.key: each for each in read(file)}
        cells = [(known.get(cell.key, cell), task) for cell, task in empty()]
        next(go_on(cells, 3, pool, 1, lambda: True))
        write([cell for cell, _ in cells], {}, file)
    assert counted(read(file)) == counted([cell for cell, _ in whole])
    assert not [
        *go_on([(cell, task) for cell, (_, task) in zip(read(file), whole, strict=True)], 3, pool, 1, lambda: True)
    ]


def test_a_file_of_other_tasks_is_begun_anew(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    cell = Cell("greedy", "uno/2/all", "random", 2, 2.0, 9, 0.1, 0.1)
    write([cell, Cell("greedy", "uno/3/all", "random")], {"load": 1}, file)
    assert read(file) == [cell], "and cells without games are left out"
    for name, value in (("tasks", "0"), ("engine", "0")):
        data = json.loads(file.read_text("utf-8"))
        (tmp_path / "other.json").write_text(json.dumps(data | {name: value}), "utf-8")
        assert read(tmp_path / "other.json") == []


def test_the_page_is_what_the_file_says() -> None:
    assert bench_page.PAGE.read_text("utf-8") == bench_page.page(read())


def test_the_page_has_no_empty_cell() -> None:
    text = bench_page.PAGE.read_text("utf-8")
    assert "not played" not in text
    assert not re.search(r"\| *\|", text)
    for opponent in ("random", "greedy"):
        head = re.search(rf"## Against {opponent}.*?^(\| game .*?)$", text, re.M | re.S)
        assert head
        assert ("greedy" if opponent == "random" else "random") in head[1]


def test_games_are_the_first_ones_of_a_task_and_no_more_than_it_has() -> None:
    tasks = {task.id: task for task in V1.tasks}
    cells = read()
    assert len({each.key for each in cells}) == len(cells)
    for each in cells:
        task = tasks[each.task]
        assert each.bot in BOTS
        assert each.games % task.players == 0
        assert 0 <= each.won <= each.games <= task.deals * task.players
        assert each.decisions > 0
    assert any(each.bot == BASELINE for each in cells)


def test_every_plot_is_drawn() -> None:
    """Each share stands where it belongs, and nothing is outside the picture."""
    text = bench_page.drawn(bench_page.PAGE.read_text("utf-8"), read())
    assert "<!-- plot" not in text
    pictures = [ElementTree.fromstring(found) for found in re.findall(r"<svg.*?</svg>", text, re.S)]
    assert len(pictures) == len(V1.opponents) + 1
    for picture in pictures:
        _, _, width, height = map(float, picture.attrib["viewBox"].split())
        marks = [each for each in picture.iter() if each.attrib.get("transform")]
        assert marks
        for mark in marks:
            x, y = map(float, re.findall(r"[-\d.]+", mark.attrib["transform"]))
            assert 0 < x < width
            assert 0 < y < height
    plot = bench_page.drawn(
        "<!-- plot: shares greedy -->", [Cell("random", "uno/2/all", "greedy", 4, 1.0, 9, 0.1, 0.1)]
    )
    [_, mark] = re.findall(r'translate\(([\d.]+) [\d.]+\)"><circle', plot)
    left, right = (float(re.findall(rf'<text x="([\d.]+)"[^>]*>{percent} %', plot)[0]) for percent in (0, 100))
    assert float(mark) == pytest.approx(left + (right - left) / 4, abs=0.1)

"""What the build keeps is made again when something that it is made from changes, and only then."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import FrameType

import pytest

from paths import ROOT
from tests.languages import WHOLE as LANGS
from web.games import games, table_of
from web.parts.messages import Messages
from web.site import draws, embed, opening
from web.site.draw import Draw
from website import work

Change = Callable[[str], None]


@pytest.fixture
def changed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Change]:
    """Takes a file of the project for changed, as another build would find it."""
    monkeypatch.setattr(work, "_MADE", tmp_path / "made")

    def change(name: str) -> None:
        assert not name or (ROOT / name).is_file()
        monkeypatch.setattr(work, "content_digest", lambda path: "new" if path == ROOT / name else "old")
        forget()

    change("")
    yield change
    forget()


def forget() -> None:
    """Have what drawings are made from looked for again."""
    work.drawn_from.cache_clear()
    work.sources_drawn.cache_clear()


ALL = {"", *(game.id for game in games())}


@pytest.mark.parametrize(
    ("name", "anew"),
    [
        ("web/games/uno/__init__.py", {"", "uno"}),
        ("pyengine/games/face_to_face/rules.py", {"", "face-to-face"}),
        ("web/games/face_to_face/__init__.py", {"", "face-to-face"}),
        ("seeds/face-to-face/rulebook.uk.md", {"", "face-to-face"}),
        ("web/games/uno/de.ftl", ALL),
        ("web/locales/uk/common.ftl", ALL),
        ("web/parts/table.py", ALL),
        ("pyengine/core/prng.py", ALL),
        ("requirements/site.txt", ALL),
        ("web/page/play.py", set()),
    ],
)
def test_a_changed_file_changes_the_drawings_that_are_made_from_it(name: str, anew: set[str], changed: Change) -> None:
    before = {game: work.drawn_from(game) for game in ALL}
    changed(name)
    assert {game for game in ALL if work.drawn_from(game) != before[game]} == anew


def test_what_is_kept_is_made_again_when_an_input_changes(changed: Change) -> None:
    def made() -> str:
        def make() -> str:
            calls.append(len(calls))
            return f"made {len(calls)}"

        return work.kept("wheel", work.sources("pyengine/core/*.py", "README.md"), make)

    calls: list[int] = []
    assert (made(), made()) == ("made 1", "made 1")
    for number, name in enumerate(("README.md", "pyengine/core/prng.py", "build/wheels.py", "package-lock.json"), 2):
        changed(name)
        assert (made(), made()) == (f"made {number}", f"made {number}"), name
    changed("web/parts/table.py")
    assert made() == "made 1"


def test_a_file_that_changes_while_the_site_is_made_is_read_again_next_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "source.py"
    path.write_text("one")
    monkeypatch.setattr(work, "BEGAN", time.time() + 60)
    before = work.content_digest.__wrapped__(path)
    monkeypatch.setattr(work, "BEGAN", time.time() - 60)
    assert work.content_digest.__wrapped__(path) not in (before, "")
    assert work.content_digest.__wrapped__(path).startswith(before)


def test_drawings_are_found_again_and_equal_those_made_now(changed: Change) -> None:
    draws = [draw for path, draw in opening.boards().items() if path.startswith("boards/uno.2.")]
    with ThreadPoolExecutor(1) as pool:
        side = work.Side(pool)
        first = [work.Drawings(side, draws)(draw) for draw in draws]
        assert first == [draw() for draw in draws]
        assert [*work.Drawings(side, draws).found.values()] == first
        changed("pyengine/games/uno/state.py")
        assert work.Drawings(side, draws[:1]).found == {}


_READ: list[str] = []


def _note(event: str, args: tuple[object, ...]) -> None:
    if event == "open" and isinstance(args[0], str):
        _READ.append(args[0])


sys.addaudithook(_note)


def used(draw: Draw) -> set[str]:
    """The files of the project whose functions run while something is drawn, and those that are read."""
    found = set[str]()

    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call":
            found.add(frame.f_code.co_filename)

    _READ.clear()
    sys.setprofile(note)
    try:
        draw()
    finally:
        sys.setprofile(None)
    paths = (Path(name) for name in (*found, *_READ))
    return {path.relative_to(ROOT).as_posix() for path in paths if path.is_relative_to(ROOT)}


def drawings(game_id: str) -> list[Draw]:
    """One drawing of each kind that is of this game alone."""
    every = (*opening.boards().values(), *embed.draws(), *draws({}))
    return [*{draw.make: draw for draw in every if draw.game == game_id}.values()]


LONG = ("book", "whole_book")
"""Kinds that take long."""


def check(game_id: str, kinds: list[Draw]) -> None:
    for lang in LANGS:
        Messages(lang)
    others = {each.id for each in games() if each.id != game_id and table_of(each.id)}
    folders = tuple(f"{at}/{name}/" for at in work._OF_A_GAME for each in others for name in work._names(each))
    for draw in kinds:
        names = used(draw)
        assert any(name.startswith("web/site/") for name in names)
        assert not {name for name in names if name.startswith(folders) and not name.endswith(".ftl")}, draw


def test_a_games_drawings_use_nothing_of_the_others() -> None:
    check("pearl", [draw for draw in drawings("pearl") if draw.make.__name__ not in LONG])


@pytest.mark.endure
@pytest.mark.parametrize("game_id", sorted(ALL - {""}))
def test_no_drawing_of_a_game_uses_anything_of_the_others(game_id: str) -> None:
    assert {draw.make.__name__ for draw in drawings(game_id)} >= {*LONG, "_board", "card"}
    check(game_id, drawings(game_id))

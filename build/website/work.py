"""The work of a build: what it is made from, what was made from the same before, and what goes side by side.

What takes time is kept in `var/made`, by a digest of all that it is made from; a build that changes nothing makes none
of it again.
"""

from __future__ import annotations

import hashlib
import pickle
import platform
import time
import zlib
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from typing import ParamSpec, TypeVar

from paths import BEGAN, ROOT, WORK, write_whole
from web.games import games
from web.parts.html import Html
from web.site.draw import Draw

P = ParamSpec("P")
T = TypeVar("T")

_MADE = WORK / "made"
_KEPT_FOR = 7 * 24 * 3600
"""Seconds after which what no build has asked for is removed."""
_TOOLS = ("package-lock.json", "requirements/site.txt")
"""The versions of what others made."""
_OF_A_GAME = ("pyengine/games", "web/games", "seeds")
"""Where each game has a folder of its own, named by its ID, in Python's spelling or as it is."""
_NOT_DRAWN = ("web/page/", "web/browser/", "pyengine/cli/", "pyengine/learn/", "pyengine/adapters/")
"""Python that no page is drawn with while the site is built."""


@cache
def content_digest(path: Path) -> str:
    """The digest of a file, read once a build; of one that has changed since it began, a digest of this build alone."""
    changed = f"-{BEGAN}" if path.stat().st_mtime > BEGAN else ""
    return hashlib.sha256(path.read_bytes()).hexdigest() + changed


def sources(*patterns: str) -> dict[str, str]:
    """The digests of files, by their paths: those that match below the project's folder."""
    paths = {path for pattern in patterns for path in ROOT.glob(pattern) if path.is_file()}
    return {path.relative_to(ROOT).as_posix(): content_digest(path) for path in paths if path.suffix != ".pyc"}


def key_of(*inputs: object) -> str:
    """A digest of inputs as their `repr` has them; of mappings the order does not matter."""
    plain = [sorted(each.items()) if isinstance(each, dict) else each for each in inputs]
    return hashlib.sha256(repr((plain, platform.python_version(), zlib.ZLIB_RUNTIME_VERSION)).encode()).hexdigest()


def kept(kind: str, inputs: dict[str, str], make: Callable[[], T]) -> T:
    """What `make` gives. `inputs` are all that it is made from besides the build's programs and its tools' versions."""
    path = _MADE / f"{kind}-{key_of(kind, inputs, sources('build/**/*.*', *_TOOLS))}"
    if path.exists():
        path.touch()
        found: T = pickle.loads(path.read_bytes())
        return found
    made = make()
    write_whole(path, pickle.dumps(made))
    return made


def kept_each(
    kind: str, files: dict[str, bytes], make: Callable[[dict[str, bytes]], dict[str, bytes]]
) -> dict[str, bytes]:
    """What `make` gives for each of the files by itself; it is called once, for all those that were not made before.

    The `kind` names what it is made by: programs, and versions of tools.
    """
    paths = {
        name: _MADE / f"{kind}-{key_of(name, hashlib.sha256(content).hexdigest())}" for name, content in files.items()
    }
    missing = {name: files[name] for name, path in paths.items() if not path.exists()}
    for name, made in (make(missing) if missing else {}).items():
        write_whole(paths[name], made)
    for path in paths.values():
        path.touch()
    return {name: path.read_bytes() for name, path in paths.items()}


def forget_old() -> None:
    """Remove what has not been asked for in a week."""
    for path in _MADE.iterdir() if _MADE.exists() else ():
        if path.stat().st_mtime < time.time() - _KEPT_FOR:
            path.unlink(missing_ok=True)


@contextmanager
def step(name: str) -> Iterator[None]:
    """Say how long a step of the build took."""
    began = time.perf_counter()
    yield
    _say(name, time.perf_counter() - began)


def _say(name: str, seconds: float) -> None:
    print(f"{seconds:6.1f} s  {name}", flush=True)


def _timed(work: Callable[[], T]) -> tuple[T, float]:
    began = time.perf_counter()
    return work(), time.perf_counter() - began


class Side:
    """Work that goes on in another process."""

    def __init__(self, pool: Executor) -> None:
        self.pool = pool

    def start(self, name: str, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> Callable[[], T]:
        """Begin it; what is returned waits for its result. Its name is said with its seconds as soon as it is done."""
        begun: Future[tuple[T, float]] = self.pool.submit(_timed, partial(work, *args, **named))
        begun.add_done_callback(lambda done: None if done.exception() else _say(name, done.result()[1]))
        return lambda: begun.result()[0]


@cache
def drawn_from(game: str) -> str:
    """The digest of all that a drawing is made from, of one game or (empty) of all."""
    own = {each.id: tuple(f"{at}/{name}/" for at in _OF_A_GAME for name in _names(each.id)) for each in games()}
    others = tuple(folder for name, folders in own.items() if game not in ("", name) for folder in folders)
    used = {
        name: made for name, made in sources_drawn().items() if name.endswith(".ftl") or not name.startswith(others)
    }
    return key_of(used, [*own])


@cache
def sources_drawn() -> dict[str, str]:
    """The digests of all that the drawings of all games are made from."""
    found = sources("web/**/*.py", "pyengine/**/*.py", "web/**/*.ftl", "seeds/**/*", "build/locales.py", *_TOOLS)
    return {name: made for name, made in found.items() if not name.startswith(_NOT_DRAWN)}


def _names(game_id: str) -> set[str]:
    return {game_id, game_id.replace("-", "_")}


class Drawings:
    """Drawings from before, and those that are made now in other processes."""

    def __init__(self, side: Side, draws: Iterable[Draw]) -> None:
        self.found: dict[Draw, Html] = {}
        missing: dict[tuple[str, str], list[Draw]] = defaultdict(list)
        for draw in dict.fromkeys(draws):
            path = _place(draw)
            if path.exists():
                path.touch()
                self.found[draw] = Html(path.read_text("utf-8"))
            else:
                missing[draw.make.__module__, draw.game].append(draw)
        self._begun = [
            (each, side.start(_named(each), _make_all, each, [*map(_place, each)])) for each in missing.values()
        ]

    def __call__(self, draw: Draw) -> Html:
        """The text of a drawing; waits for those that are made."""
        while self._begun:
            draws, texts = self._begun.pop()
            self.found |= zip(draws, map(Html, texts()), strict=True)
        return self.found[draw]


def _place(draw: Draw) -> Path:
    what = (draw.make.__module__, draw.make.__qualname__, draw.args)
    return _MADE / f"drawn-{key_of(*what, drawn_from(draw.game))}"


def _named(draws: Sequence[Draw]) -> str:
    what = draws[0].make.__module__.rpartition(".")[2].replace("_", " ")
    return f"{what}{f' of {draws[0].game}' if draws[0].game else ''}: {len(draws)} drawn"


def _make_all(draws: Sequence[Draw], places: Sequence[Path]) -> list[str]:
    texts = [str(draw()) for draw in draws]
    for place, text in zip(places, texts, strict=True):
        write_whole(place, text.encode())
    return texts

"""The `pyengine` command. The one place in the engine with words for people."""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from typing import NoReturn

from pyengine.cli import (
    arena,
    bench,
    benchmark,
    bots,
    check,
    doctor,
    game_file,
    games,
    language_server,
    models,
    play,
    publish,
    replay,
    sealed,
    simulate,
    solve,
    studies,
)
from pyengine.cli.complaints import INPUT_ERRORS, STOPPED, complain, printable, words_of
from pyengine.core.version import VERSION


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; returns its exit code: 0 well, 1 something does not hold, 2 bad input, 130 stopped by Ctrl-C."""
    parser = _Parser(prog="pyengine", description="Rules, records and bots for tabletop games.")
    parser.add_argument("--version", action="version", version=f"pyengine {VERSION}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    for module in (
        games,
        bots,
        simulate,
        replay,
        check,
        game_file,
        publish,
        studies,
        solve,
        play,
        arena,
        benchmark,
        bench,
        models,
        sealed,
        doctor,
        language_server,
    ):
        module.add(commands)
    with _any_terminal():
        given = parser.parse_args(arguments(sys.argv[1:] if argv is None else argv))
        try:
            code: int = given.run(given)
            if not sys.stdout.closed:  # as the language server leaves it
                sys.stdout.flush()
        except BrokenPipeError:
            # Whoever read the output has closed it, as `head` does; nothing may be written when Python ends either.
            with suppress(OSError):
                os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 1
        except INPUT_ERRORS as error:
            return complain(words_of(error))
        except KeyboardInterrupt:
            return complain("stopped", STOPPED)
    return code


class _Parser(argparse.ArgumentParser):
    """Complains on one printable line, however long the arguments are."""

    def error(self, message: str) -> NoReturn:
        super().error(printable(message))


def arguments(argv: Sequence[str]) -> list[str]:
    """The arguments as `argparse` takes them: a link may begin with a dash, as a table's ID does."""
    found = list[str]()
    for word in argv:
        if found and found[-1] == "--link":
            found[-1] = f"--link={word}"
        else:
            # `argparse` before Python 3.13 takes the value of `--name=--` for none at all.
            found.append(f"{word} " if re.fullmatch(r"--[a-z]+=--", word) else word)
    return found


@contextmanager
def _any_terminal() -> Iterator[None]:
    """Write what a terminal cannot show, such as "…" in one for ASCII, by its number; read what is no text likewise."""
    streams = [each for each in (sys.stdin, sys.stdout, sys.stderr) if isinstance(each, TextIOWrapper)]
    before = [stream.errors for stream in streams]
    for stream in streams:
        _set_errors(stream, "backslashreplace")
    try:
        yield
    finally:
        for stream, errors in zip(streams, before, strict=True):
            _set_errors(stream, errors)


def _set_errors(stream: TextIOWrapper, errors: str | None) -> None:
    with suppress(OSError, ValueError):  # it is closed, or has been read from
        stream.reconfigure(errors=errors)

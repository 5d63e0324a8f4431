"""Bad arguments, files and terminals: one plain line, the right exit code, and the game goes on."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path

import pytest

from pyengine.cli import main
from pyengine.core.limits import LONGEST_RECORD, LONGEST_TEXT
from pyengine.core.record import Record
from pyengine.core.version import VERSION
from tests.endure import rest_in_endure

ROOT = Path(__file__).parents[2]
RECORD = ROOT / "seeds/face-to-face/records/gifts-and-backwards-tricks.rec"
PLAY = ["play", "face-to-face", "--seed", "7", "--option", "first=1"]


def complaint(capsys: pytest.CaptureFixture[str]) -> str:
    error = capsys.readouterr().err
    assert error.startswith("pyengine: ")
    assert error.count("\n") == 1
    assert error[:-1].isprintable()
    assert len(error) < 420
    return error


@pytest.mark.parametrize(
    "option", ["self=1", "seed=1", "players=3", "x" * 5000 + "=1", "a\nb=1", "first=" + "9" * 5000]
)
@pytest.mark.parametrize("command", ["simulate", "play", "arena"])
def test_an_option_that_there_is_not(command: str, option: str, capsys: pytest.CaptureFixture[str]) -> None:
    more = ["--bots", "greedy,random"] if command == "arena" else []
    assert main([command, "face-to-face", *more, "--option", option]) == 2
    assert "expected one of" in complaint(capsys)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["simulate", "uno", "--players", "10000000"], "players=10000000: expected one of 2, 3"),
        (["simulate", "uno", "--players", "-1"], "players=-1"),
        (["simulate", "uno", "--seed", str(2**64)], f"seed={2**64}"),
        (["simulate", "uno", "--seed", str(2**64 - 1), "--games", "2"], f"seed={2**64}"),
        (["play", "uno", "--seed", str(2**64)], f"seed={2**64}"),
        (["play", "uno", "--seats", "human," * 5000 + "human"], "players=5001"),
        (["play", "uno\0"], "game=uno\\x00"),
        (["replay", "a\0b"], "Not a file's name: a\\x00b"),
        (["replay", "\ud800"], "Not a file's name: \\ud800"),
        (["replay", "x" * 5000], "File name too long: xxx"),
        (["replay", "."], "Is a directory: ."),
        (["check", "a\nb"], "No such file or directory: a\\nb"),
        (["arena", "uno", "--bots", "greedy,random", "--workers", "0"], "workers=0"),
        (["arena", "uno", "--bots", "greedy,random", "--workers", "257"], "workers=257"),
        (["arena", "uno", "--bots", "greedy,random", "--games", "-1"], "games=-1"),
        (["arena", "uno", "--bots", "greedy,random", "--seed", str(2**64 - 1), "--games", "3"], f"seed={2**64}"),
        (["arena", "uno", "--bots", "greedy,random", "--out", "a\0b"], "Not a file's name"),
        (["arena", "uno", "--bots", "greedy,random", "--out", "."], "Not a file: ."),
        (["arena", "uno", "--bots", "greedy,random", "--out", "no/such/folder"], "No such file or directory"),
        (["arena", "uno", "--bots", "greedy,random", "--dask", "x"], "dask=x"),
    ],
    ids=lambda given: " ".join(given)[:60].encode("unicode_escape").decode() if isinstance(given, list) else "",
)
def test_bad_input_is_reported_on_one_line(arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert says in complaint(capsys)


@pytest.mark.parametrize("number", ["9" * 5000, "٣", "1_000", "1.0", "", "x", "--", "+1"])
@pytest.mark.parametrize("name", ["--players", "--games", "--seed"])
def test_numbers_are_written_in_ascii_digits(name: str, number: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["simulate", "uno", f"{name}={number}"])
    assert caught.value.code == 2
    error = capsys.readouterr().err.splitlines()[-1]
    assert f"argument {name}" in error
    assert len(error) < 200


def test_an_argument_that_there_is_not_is_not_repeated_at_length(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["games", "\n" + "x" * 5000])
    assert len(capsys.readouterr().err.splitlines()[-1]) < 500


# Files


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"record 1\ngame \xff\n", "line 2, column 6: '0xff' where UTF-8 was expected"),
        ("record 1\n# їжак\n# ї".encode() + b"\xd1", "line 3, column 4: '0xd1' where UTF-8 was expected"),
        (b"#" * (LONGEST_RECORD + 1), f"column {LONGEST_RECORD + 1}: '#' where at most {LONGEST_RECORD} characters"),
        (b"\xff" * (LONGEST_RECORD * 4 + 9), f"at most {LONGEST_RECORD} characters"),
        ("ї".encode() * (LONGEST_RECORD + 1), f"at most {LONGEST_RECORD} characters"),
        (b"", "line 1, column 1: '' where record was expected"),
    ],
    ids=["byte", "half a letter", "long", "long and broken", "long in Ukrainian", "empty"],
)
def test_a_file_that_is_no_record_says_where(
    data: bytes, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "x.rec"
    path.write_bytes(data)
    assert main(["replay", str(path)]) == 2
    assert says in complaint(capsys)


def test_a_text_that_is_too_long_is_not_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.md"
    path.write_text("x" * (LONGEST_TEXT + 1), "utf-8")
    assert main(["check", str(path)]) == 2
    assert f"at most {LONGEST_TEXT} characters" in complaint(capsys)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no such device here")
@pytest.mark.parametrize("command", ["replay", "check"])
def test_a_file_without_an_end_is_read_as_far_as_its_limit(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "/dev/zero"]) == 2
    assert "at most" in complaint(capsys)


def test_line_ends_of_any_system_are_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "x.rec"
    for end in ("\n", "\r\n", "\r"):
        path.write_bytes(RECORD.read_text("utf-8").replace("\n", end).encode())
        assert main(["replay", str(path)]) == 0
    assert len({*capsys.readouterr().out.splitlines()}) == 2


@pytest.mark.parametrize(
    ("line", "why"), [("1: draw", "F2F-"), ("1: fly", "'fly' where action was expected"), ("option x y", "seat:")]
)
def test_a_record_of_another_engine_says_which_one_replays_it(
    line: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "old.rec"
    text = "record 1\nengine 0.1.0\ngame face-to-face\nplayers 2\ndeal seat 1\n"
    needed = f"; made by engine 0.1.0, this is {VERSION}: version 0.1.0 replays it"
    path.write_text(text, "utf-8")
    assert main(["replay", str(path)]) == 0
    assert needed not in "".join(capsys.readouterr())
    path.write_text(f"{text}{line}\n", "utf-8")
    assert main(["replay", str(path)]) == 2
    error = complaint(capsys)
    assert why in error
    assert error.endswith(needed + "\n")
    path.write_text(f"{text}{line}\n".replace("0.1.0", VERSION), "utf-8")
    assert main(["replay", str(path)]) == 2
    assert "made by engine" not in complaint(capsys)


# Playing


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in lines)))


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("a\0b", "Not a file's name: a\\x00b"),
        ("\ud800", "Not a file's name: \\ud800"),
        ("x" * 5000, "File name too long: " + "x" * 39 + "…"),
        ("no/such/folder/x", "No such file or directory: no/such/folder/x"),
        (".", "Not a file: ."),
        ("/dev/null", "Not a file: /dev/null"),
        ("{folder}", "Not a file: "),
        ("{locked}/x", "Permission denied: "),
    ],
    ids=lambda given: given[:12].encode("unicode_escape").decode(),
)
def test_a_save_that_cannot_be_written_leaves_the_game_as_it_is(
    name: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    locked, good = tmp_path / "locked", tmp_path / "good.rec"
    locked.mkdir(mode=0o500)
    if "locked" in name and os.access(locked, os.W_OK):
        pytest.skip("this user may write anywhere")
    typed(monkeypatch, "17>own-up", f"save {name.format(folder=tmp_path, locked=locked)}", "18>own-up", f"save {good}")
    assert main(PLAY) == 0
    said = capsys.readouterr().out
    assert f"Not saved: {why}" in said
    assert "Saved." in said
    assert [step.text for step in Record.parse(good.read_text("utf-8")).steps] == ["17>own-up", "18>own-up"]


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes with names here")
def test_a_save_does_not_wait_for_a_pipe(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    os.mkfifo(tmp_path / "pipe")
    typed(monkeypatch, f"save {tmp_path / 'pipe'}")
    assert main(PLAY) == 0
    assert "Not saved: Not a file" in capsys.readouterr().out


@pytest.mark.parametrize(
    "line", ["x" * 1_000_000, "why " + "9" * 1_000_000, "\0", "9" * 5000 + ">own-up", "why", "٣>own-up"]
)
def test_anything_may_be_typed(line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed(monkeypatch, line, "17>own-up")
    assert main(PLAY) == 0
    said = capsys.readouterr().out
    assert "Cannot be read: line 1" in said
    assert len(said) < 3000


# Terminals


def started(*arguments: str, encoding: str = "ascii", data: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    """The command in a process of its own, with a terminal's encoding."""
    environment = {**os.environ, "PYTHONIOENCODING": encoding, "LANG": "C", "LC_ALL": "C", "PYTHONUTF8": "0"}
    command = [sys.executable, "-m", "pyengine", *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, input=data, capture_output=True, timeout=60, check=False)


@pytest.mark.parametrize(
    ("arguments", "code"),
    rest_in_endure(
        [
            (["--help"], 0),
            (["games"], 0),
            (["check", "seeds/uno/lesson.uk.md"], 0),
            (["check", "їжак.md"], 2),
            (["simulate", "uno", "--games", "їжак"], 2),
            (["simulate", "їжак"], 2),
            (["simulate", "uno", "--option", "x" * 50 + "=1"], 2),
            (["arena", "--help"], 0),
            (["arena", "face-to-face", "--bots", "greedy,random", "--games", "2", "--workers", "1"], 0),
        ],
        5,
    ),
    ids=lambda given: " ".join(given)[:40] if isinstance(given, list) else "",
)
def test_a_terminal_for_ascii_shows_everything(arguments: list[str], code: int) -> None:
    done = started(*arguments)
    assert done.returncode == code
    assert b"Traceback" not in done.stderr
    (done.stdout + done.stderr).decode("ascii")


def test_what_is_typed_may_be_in_any_encoding() -> None:
    for encoding in ("ascii", "utf-8"):
        done = started(
            *PLAY, encoding=encoding, data="їжак\n".encode() + b"\xff\n\x00\n17>own-up\nsave /dev/\xd1\nquit\n"
        )
        assert done.returncode == 0
        assert done.stderr == b""
        assert done.stdout.count(b"Cannot be read") == 3
        assert b"Good-bye." in done.stdout


def test_a_reader_that_has_gone_is_no_fault() -> None:
    command = f"{sys.executable} -m pyengine games --json | true; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], cwd=ROOT, capture_output=True, timeout=60, check=False)
    assert done.returncode in (0, 1)
    assert done.stderr == b""


# Ctrl-C


def _interrupted(*_: object) -> None:
    raise KeyboardInterrupt


def test_ctrl_c_leaves_a_game_as_quit_does(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("builtins.input", _interrupted)
    assert main(PLAY) == 0
    assert capsys.readouterr().out.endswith("Good-bye.\n")


def test_ctrl_c_ends_any_command_with_its_own_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("pyengine.cli.simulate.play_out", _interrupted)
    assert main(["simulate", "face-to-face"]) == 130
    assert complaint(capsys) == "pyengine: stopped\n"

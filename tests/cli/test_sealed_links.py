"""What `pyengine play --sealed` does with links that cannot be taken, with what it keeps, and with bad input."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pyengine.cli import main
from pyengine.cli.sealed import NEEDS
from pyengine.cli.sealed.sodium import Sodium
from pyengine.cli.sealed.words import CHECKED, SENTENCES
from tests.cli.far_terminals import Person, at_table, mover, play_on, sit_down


@pytest.fixture(autouse=True)
def _in_a_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Files go to a folder of the test's own."""
    monkeypatch.chdir(tmp_path)


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    rest = iter(lines)

    def answer(_: str) -> str:
        try:
            return next(rest)
        except StopIteration:
            raise EOFError from None

    monkeypatch.setattr("builtins.input", answer)


# Links that cannot be taken

LINKS = {"cut": "This link is not whole.", "damaged": SENTENCES["signature"]}


def test_links_that_cannot_be_taken_change_nothing(tmp_path: Path) -> None:
    people = at_table(tmp_path)
    own, other = mover(people)
    while own.to_decide:
        own.act()
    link, before = own.link, list(other.transcript)
    wrong = {
        "https://x.example/": "bundle",
        "#sealed=": "cut",
        link[:-8]: "cut",
        link[:60]: "cut",
        "A" * 22 + ".AAAA": "cut",
        Person("Di", tmp_path).open("nizam").split()[-1]: "table",
    }
    for text, code in wrong.items():
        assert other.type(text).startswith(LINKS.get(code) or SENTENCES[code]), text
        assert other.transcript == before
    assert other.type("nonsense").startswith("Cannot be read: ")
    other.type(link)
    assert other.type(link).startswith(SENTENCES["old"])
    assert other.to_decide


def test_a_link_before_this_one_is_missing(tmp_path: Path) -> None:
    ann, bo, copy = Person("Ann", tmp_path), Person("Bo", tmp_path), Person("Copy", tmp_path)
    sit_down(ann, [bo], "nizam")
    copy.path.write_bytes(bo.path.read_bytes())
    copy.open()
    bo.type(ann.link)
    while bo.to_decide:
        bo.act()
    ann.type(bo.link)
    while ann.to_decide:
        ann.act()
    assert copy.type(ann.link).startswith(SENTENCES["missing"])


def test_invitations_that_are_not_for_this_table(tmp_path: Path) -> None:
    ann, bo, di = (Person(name, tmp_path) for name in ("Ann", "Bo", "Di"))
    ann.open("nizam")
    invitation = ann.link
    assert ann.type(invitation).startswith(SENTENCES["own"])
    for guest in (bo, di):
        guest.open("--link", invitation)
    ann.type(bo.link)
    assert ann.type(di.link).startswith(SENTENCES["full"])
    assert di.type(ann.link).startswith(SENTENCES["no-seat"])


# What is kept


def test_what_is_kept_is_its_owners_alone(tmp_path: Path) -> None:
    ann = at_table(tmp_path)[0]
    assert ann.path.stat().st_mode & 0o777 == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["Ann.sealed", "Bo.sealed"]


def test_nothing_is_told_that_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own, other = mover(at_table(tmp_path))
    kept = own.path.read_bytes()
    with monkeypatch.context() as patch:
        patch.setattr("os.fsync", full_disk)
        while own.to_decide and "Not kept" not in own.said:
            own.act()
    assert "Not kept, so it was not done: No space left on device. Here is the game as it is kept." in own.said
    assert own.to_decide
    assert not own.link
    assert own.path.read_bytes() == kept
    play_on([own, other])
    assert CHECKED in own.open()


def full_disk(_: object) -> None:
    raise OSError(28, "No space left on device")


def test_two_terminals_of_one_game_never_tell_two_stories(tmp_path: Path) -> None:
    people = at_table(tmp_path)
    own, _ = mover(people)
    second = Person(own.name, tmp_path)
    second.open()
    own.act()
    kept = own.path.read_bytes()
    second.act()
    assert f"Another terminal has gone on with this game: {own.path}"[:70] in second.said
    assert own.path.read_bytes() == kept
    assert second.transcript == own.transcript


# The command itself


def sealed(*words: str) -> list[str]:
    return ["play", *words, "--sealed"]


def test_a_table_is_found_again_in_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch)
    assert main(sealed("nizam", "--name", "Ann")) == 0
    said = capsys.readouterr().out
    file = next(tmp_path.glob("nizam-*.sealed"))
    assert said.endswith(f"Good-bye. To go on: pyengine play --sealed --table {file.name}\n")
    invitation = said.split()[said.split().index("friends:") + 1]
    typed(monkeypatch, "quit")
    assert main(sealed("--link", invitation)) == 0
    assert SENTENCES["own"] in capsys.readouterr().out
    other = Person("Bo", tmp_path, Sodium())
    other.open("--link", invitation)
    assert main(sealed("nizam", "--link", other.link)) == 0
    assert "At the table: Ann (seat 1), Bo (seat 2)." in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["play", "nizam", "--link", "x"], "--link is for sealed games"),
        (["play", "nizam", "--table", "x"], "--table is for sealed games"),
        (sealed("nizam", "--seed", "1"), "--seed is not for sealed games"),
        (sealed(), "game="),
        (sealed("chess"), "game=chess"),
        (sealed("nizam", "--seats", "human,human"), "seats=human,human"),
        (sealed("nizam", "--seats", "human,bot:1"), "seats=human,bot:1"),
        (sealed("nizam", "--seats", "human,friend,cat"), "seats=cat"),
        (sealed("nizam", "--seats", "human,friend,bot:deep"), "bot=deep"),
        (sealed("nizam", "--seats", "friend"), "seats=friend"),
        (sealed("uno", "--option", "target=x"), "target=x"),
        (sealed("face-to-face", "--seats", "human,friend,friend"), "players=3"),
        (sealed("--link", "x"), SENTENCES["bundle"]),
        (["play", "--sealed", "--link", "-" * 22 + ".AAAA"], LINKS["cut"]),
        (sealed("--table", "."), "Not a file: ."),
        (sealed("nizam", "--table", "a\0b"), "Not a file's name"),
        (sealed("nizam", "--table", "no/such/x"), "No such file or directory"),
        (sealed("--table", __file__), SENTENCES["kept"]),
    ],
    ids=lambda given: " ".join(given)[:60].encode("unicode_escape").decode() if isinstance(given, list) else "",
)
def test_bad_input_is_told_on_one_line(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    error = capsys.readouterr().err
    assert error.startswith("pyengine: ")
    assert says in error
    assert error.count("\n") == 1


def test_a_link_of_a_table_that_is_not_here(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own, _ = mover(at_table(tmp_path))
    while own.to_decide:
        own.act()
    assert main(sealed("--link", own.link)) == 2
    assert SENTENCES["unknown"] in capsys.readouterr().err


def test_without_libsodium(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def nothing(_: str) -> Any:
        return None

    monkeypatch.setattr("pyengine.cli.sealed.find_spec", nothing)
    assert main(sealed("nizam")) == 2
    assert NEEDS in capsys.readouterr().err

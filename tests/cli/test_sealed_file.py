"""`pyengine play game.md --sealed`: each player gives the file, and other files are told before any card."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pyengine.cli import main
from pyengine.cli.sealed.sodium import Sodium
from pyengine.cli.sealed.words import CHECKED, SENTENCES
from pyengine.core.errors import OptionError
from pyengine.core.game import Game
from pyengine.games import _opened, put
from pyengine.kit.document import read
from pyengine.sealed.accusation import accuse
from pyengine.sealed.errors import SealedError
from pyengine.sealed.foreseen import foreseen
from pyengine.sealed.message import parse
from pyengine.sealed.tasks import Setup
from tests.cli.far_terminals import Person, deal, mover, pass_on, play_on
from tests.kit.files import GALLERY, HEAD, LAY
from tests.sealed.playing import random_action, table, written

GO_FISH = next(path for path in GALLERY if path.stem == "go-fish")
SHORT = HEAD + LAY.replace("to=game.secret", "to=game.pile").split('@move("give')[0] + "```\n"
"""A game of a few lays, in which all cards lie open once they are laid."""


@pytest.fixture(autouse=True)
def _in_a_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Files go to a folder of the test's own."""
    monkeypatch.chdir(tmp_path)


def saved(name: str, text: str) -> str:
    path = Path(name)
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, "utf-8")
    return name


def test_two_people_play_a_file_to_its_end_with_terminals_that_are_killed(tmp_path: Path) -> None:
    rules, content = saved("small.md", SHORT), read(SHORT).content
    ann, bo = people = [Person("Ann", tmp_path), Person("Bo", tmp_path)]
    ann.open(rules)
    assert parse(ann.transcript[0]).items[0][5] == content
    bo.open(rules, "--link", ann.link)
    ann.type(bo.link)
    deal(people)
    own, _ = mover(people)
    own.act()
    before = list(own.transcript)
    own.open(rules)
    assert own.transcript == before
    pass_on(people)
    play_on(people)
    assert [person.terminal.table.blame for person in people] == [None, None]
    records = [person.terminal.table.record for person in people]
    assert all(record is not None and record.replay().outcome for record in records)
    assert CHECKED in ann.said
    assert CHECKED in bo.said


def test_the_terminal_says_which_file_it_plays_and_how_to_go_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = saved("small.md", SHORT)
    monkeypatch.setattr("builtins.input", lambda _: "quit")
    assert main(["play", rules, "--sealed", "--table", "a.sealed"]) == 0
    said = capsys.readouterr().out
    assert f"SHA-256 {read(SHORT).content[:12]}…" in said
    assert "To go on: pyengine play small.md --sealed --table a.sealed" in said


def test_two_files_of_one_game_are_told_before_the_first_card(tmp_path: Path) -> None:
    rules, other = saved("small.md", SHORT), saved("other/small.md", SHORT.replace("card.n > 1", "card.n > 2"))
    ann, bo = Person("Ann", tmp_path), Person("Bo", tmp_path)
    ann.open(rules)
    with pytest.raises(SealedError, match="another-file"):
        bo.open(other, "--link", ann.link)
    assert not bo.path.exists()
    with pytest.raises(SealedError, match="another-file"):  # nor does a table go on by other rules than it began with
        ann.open(other)
    ann.open(rules)
    bo.open(rules, "--link", ann.link)
    assert bo.link


@pytest.mark.parametrize(("code", "own"), [("no-file", ""), ("another-file", SHORT + "\nOne word more.\n")])
def test_what_to_do_without_the_same_file_is_said(
    code: str, own: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    ann = Person("Ann", tmp_path, Sodium())
    ann.open(saved("small.md", SHORT))
    _opened.pop("small")
    mine = [saved("mine.md", own)] if own else []
    assert main(["play", *mine, "--sealed", "--table", "b.sealed", "--link", ann.link]) == 2
    assert SENTENCES[code] in capsys.readouterr().err


def test_a_game_that_cannot_be_sealed_is_refused(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="looks"):
        Person("Ann", tmp_path).open(str(GO_FISH))


def test_an_invitation_to_one_of_our_games_names_no_file(tmp_path: Path) -> None:
    ann = Person("Ann", tmp_path)
    ann.open("nizam")
    assert len(parse(ann.transcript[0]).items[0]) == 5


def test_what_is_known_ahead_of_a_deal_hangs_on_the_file_and_not_on_its_id() -> None:
    three: Game = read(SHORT).game
    four: Game = read(SHORT.replace("deal(3,", "deal(4,")).game
    assert three.id == four.id
    assert [len(foreseen(Setup(each, 2, {})).opened) for each in (three, four, three)] == [6, 8, 6]


def test_an_accusation_is_judged_by_the_file_that_was_played(
    capsys: pytest.CaptureFixture[str],
) -> None:
    put(read(SHORT).game)
    at = table("small", 2, 1, group=Sodium())
    while not any(client.to_decide for client in at.clients):
        at.step(random_action)
    liar = next(client for client in at.clients if client.to_decide)
    other = next(client for client in at.clients if client is not liar)
    text = written(liar, random_action, at.chance)
    other.receive(text)
    twin = replace(parse(text), items=(["resign"],)).signed(liar.group, liar.secret.signing)
    with pytest.raises(SealedError, match="equivocation"):
        other.receive(twin.text())
    saved("proof.json", accuse(other))
    _opened.pop("small")
    assert main(["sealed", "judge", "proof.json"]) == 2
    assert "--rules" in capsys.readouterr().err
    assert main(["sealed", "judge", "proof.json", "--rules", saved("small.md", SHORT)]) == 0
    assert "has lied in message" in capsys.readouterr().out

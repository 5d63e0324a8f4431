"""`pyengine play --sealed`: people at terminals far from each other play by links, and with the page for friends."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyengine.cli.sealed.sodium import Sodium
from pyengine.cli.sealed.table_file import TableFile
from pyengine.cli.sealed.terminal import SealedTerminal
from pyengine.cli.sealed.words import CHECKED, SENTENCES
from pyengine.core.record import Record
from pyengine.sealed.seating import Invitation, Secret
from pyengine.sealed.shared_table import Player, SharedTable
from tests.cli.far_terminals import Person, at_table, deal, mover, pass_on, play_on, sit_down
from tests.endure import rest_in_endure
from tests.sealed.cheats import Cheat
from tests.sealed.toy import Toy
from tests.web.far_friends import Friend, length, secrets

SHORT = {"nizam": (), "uno": ("--option", "target=20"), "flights": ("--option", "target=20")}


@pytest.fixture(autouse=True)
def _in_a_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Files go to a folder of the test's own."""
    monkeypatch.chdir(tmp_path)


# Whole games


WAYS = [("nizam", True), ("uno", False), ("nizam", False), ("uno", True), ("flights", False), ("flights", True)]
"""Games, and whether each line is typed into a program that has just been started."""


@pytest.mark.parametrize(("name", "killed"), rest_in_endure(WAYS, 2))
def test_a_whole_game_by_links(name: str, killed: bool, tmp_path: Path) -> None:
    people = at_table(tmp_path, name, *SHORT[name])
    play_on(people, killed=killed)
    found = []
    for person in people:
        person.open()
        assert CHECKED in person.said
        assert "Over. Winner: seat" in person.said
        assert person.type(f"save {tmp_path / person.name}.rec") == "Saved.\n" + person.said.partition("\n")[2]
        found.append((tmp_path / f"{person.name}.rec").read_text("utf-8"))
    assert found[0] == found[1]
    record = Record.parse(found[0])
    assert [who.name for who in record.seats] == ["Ann", "Bo"]
    assert record.replay().outcome == people[0].terminal.table.client.outcome


def test_a_game_with_real_cryptography(tmp_path: Path) -> None:
    people = [Person("Ann", tmp_path, Sodium()), Person("Bo", tmp_path, Sodium())]
    sit_down(people[0], people[1:], "nizam")
    deal(people)
    for _ in range(4):
        own, _ = mover(people)
        while own.to_decide:
            own.act()
        pass_on(people)
    people[0].type("resign")
    while pass_on(people):
        pass
    for person in people:
        person.open()
        assert "Ann (seat 1) has resigned." in person.said
        assert CHECKED in person.said


def test_moves_of_others_are_told_with_the_state(tmp_path: Path) -> None:
    own, other = mover(at_table(tmp_path, "uno"))
    assert "It is your turn." in own.type("")
    seat = own.terminal.turn()[1]
    while own.to_decide:
        own.act()
    assert "who is to go on:" in own.said
    other.type(own.link)
    assert f"{own.name} (seat {seat + 1}): " in other.said
    assert f"| hand {2 - seat} " in other.said
    assert f"| hand {seat + 1} " not in other.said


def test_bots_play_at_anybodys_terminal(tmp_path: Path) -> None:
    ann, bo = Person("Ann", tmp_path), Person("Bo", tmp_path)
    ann.open("flights", "--seats", "human,bot:greedy,friend,friend", *SHORT["flights"])
    bo.open("--link", ann.link, "--seats", "human,bot:random")
    ann.type(bo.link)
    people = [ann, bo]
    deal(people)
    for _ in range(3):
        own, _ = mover(people)
        own.act()
        deal(people)
    assert "At the table: Ann (seat 1), Bot 1 (Ann) (seat 2), Bo (seat 3), Bot 1 (Bo) (seat 4)." in ann.open()
    own.type("abandon")
    while pass_on(people):
        pass
    assert CHECKED in ann.open()
    assert CHECKED in bo.open()


def test_a_terminal_plays_with_the_page(tmp_path: Path) -> None:
    ann, bo = Person("Ann", tmp_path), Friend("Bo")
    ann.open("nizam", "--site", "https://rules.example/")
    assert ann.link.startswith("https://rules.example/friends/#sealed=")
    bo.open("#" + ann.link.partition("#")[2])
    bo.send(do="sit", name="Bo")
    ann.type(bo.out())
    with_page(ann, bo)


def test_the_page_plays_with_a_terminal(tmp_path: Path) -> None:
    ann, bo = Person("Ann", tmp_path), Friend("Bo")
    bo.open(query="?game=nizam&seats=human,friend")
    ann.open("--link", bo.out())
    assert "Send this back to Bo:" in ann.said
    bo.open(ann.link if ann.link.startswith("#") else f"#sealed={ann.link}")
    ann.type(bo.out())
    with_page(ann, bo)


def with_page(ann: Person, bo: Friend) -> None:
    """Play to the end."""
    while True:
        if ann.to_decide:
            ann.act()
        elif bo.to_decide():
            bo.act()
        elif length(bo) < len(ann.transcript):
            bo.receive("#sealed=" + ann.link.rpartition("=")[2])
        elif length(bo) > len(ann.transcript):
            ann.type(bo.out())
        else:
            break
    assert CHECKED in ann.open()
    assert bo.session.checked


# Beside the game


@pytest.mark.parametrize("answer", ["agree", "refuse"])
def test_a_move_is_taken_back_if_all_agree(answer: str, tmp_path: Path) -> None:
    own, other = mover(at_table(tmp_path, "face-to-face"))
    assert "This cannot be taken back." in own.type("undo")
    while own.to_decide and not own.terminal.table.can_undo:
        own.act()
    assert other.type("undo").startswith("It is not your turn.")
    own.type("undo")
    other.type(own.link)
    assert f"{own.name} (seat " in other.said
    assert "asks to take the last move back." in other.said
    assert SENTENCES["asked"] in other.said
    assert SENTENCES["asked"] in other.type("legal")
    other.type(answer)
    own.type(other.link)
    assert own.to_decide
    told = "The last move is taken back." if answer == "agree" else "refuses to take the last move back."
    assert told in own.said
    assert (told in other.said) is (answer == "agree")


@pytest.mark.parametrize(("word", "said"), [("resign", "has resigned."), ("abandon", "has given the game up.")])
def test_a_game_ends_before_its_end(word: str, said: str, tmp_path: Path) -> None:
    people = at_table(tmp_path)
    for _ in range(2):  # then everybody has seen their own cards
        own, other = mover(people)
        while own.to_decide:
            own.act()
        deal(people)
    own, other = mover(people)
    assert SENTENCES["unchecked"] in other.type("save x.rec")
    assert said in other.type(word)
    own.type(other.link)
    assert f"{other.name} (seat " in own.said
    assert said in own.said
    assert CHECKED in own.said
    assert CHECKED in other.type(own.link)
    assert SENTENCES["over"] in own.type("legal")
    assert SENTENCES["not-due"] in own.type(word)
    own.type("save x.rec")
    Record.parse(Path("x.rec").read_text("utf-8")).replay()


def test_a_game_ends_before_the_cards_are_dealt(tmp_path: Path) -> None:
    people = [Person("Ann", tmp_path), Person("Bo", tmp_path)]
    sit_down(people[0], people[1:], "uno")
    assert SENTENCES["not-due"] in Person("Di", tmp_path).open("uno") + people[1].type("agree")
    assert SENTENCES["not-dealt"] in people[0].type("draw")
    people[0].type("resign")
    while pass_on(people):
        pass
    for person in people:
        assert CHECKED in person.open()
        assert SENTENCES["no-record"] in person.type("save x.rec")


def test_what_is_to_be_sent_is_told_again_and_written(tmp_path: Path) -> None:
    own, other = mover(at_table(tmp_path))
    for words in ("again", "write x"):
        assert SENTENCES["nothing-to-send"] in own.type(words)
    while own.to_decide:
        own.act()
    link = own.link
    assert link not in own.type("")
    assert link in own.type("again")
    assert "Written." in own.type("write link.txt")
    assert "Not saved: Not a file: ." in own.type("write")
    assert "Not read: No such file or directory: nothing" in other.type("read nothing")
    Path("link.txt").write_text("Bo, it is your turn:\nhttps://x.example/friends/\n#sealed=" + "\n".join(cut(link)))
    assert other.type("read link.txt").startswith(own.name)


def cut(text: str) -> list[str]:
    return [text[at : at + 70] for at in range(0, len(text), 70)]


def test_names_are_told_without_what_moves_a_cursor(tmp_path: Path) -> None:
    ann, bo = Person("Ann", tmp_path), Person("Bo", tmp_path)
    ann.open("nizam")
    secret = Secret.of(next(secrets("evil")))
    table = SharedTable([Player("human", Cheat.join(Toy(), ann.transcript[0], secret, "\033[2JBo\nSeat 1: x"))])
    bo.terminal = SealedTerminal(table, TableFile(bo.path), Toy())
    bo.type("")
    ann.type(bo.link)
    assert "At the table: Ann (seat 1), [2JBo Seat 1: x (seat 2)." in ann.said


@pytest.mark.parametrize("kind", ["card-twice", "stacked-shuffle"])
def test_a_lie_is_told(kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bo = Person("Ann", tmp_path), Person("Bo", tmp_path)
    ann.open("nizam")
    client = Cheat(Toy(), Secret.of(next(secrets("liar"))), Invitation.read(Toy(), ann.transcript[0]), "Bo")
    client.kind = kind
    bo.terminal = SealedTerminal(SharedTable([Player("human", client)]), TableFile(bo.path), Toy())
    bo.type("")
    ann.type(bo.link)
    while pass_on([ann, bo]):
        pass
    said, table = ann.open(), ann.terminal.table
    blame = table.verdict.blame if table.verdict else table.client.blame
    assert blame is not None
    assert f"hat Bo (seat 2) sent as message {blame.message} cannot be true ({blame.about})" in said
    assert CHECKED not in said
    monkeypatch.setattr("builtins.input", lambda _: "quit")
    assert ann.terminal.run() == 1

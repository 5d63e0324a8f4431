"""Shared tables by links: whole games of all six, and what may be said and done beside the game."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from pyengine.core.record import Record
from pyengine.games import game as find_game
from pyengine.games import ids
from pyengine.sealed.bundle import asking
from tests.endure import more_in_endure, rest_in_endure
from tests.web.far_friends import Friend, length, play, sit_down

NIZAM = "?game=nizam&seats=human,friend"
OPTIONS = {"uno": "&target=60", "flights": "&target=20"}


def query(name: str, players: int) -> str:
    return f"?game={name}&seats={','.join(['human'] + ['friend'] * (players - 1))}{OPTIONS.get(name, '')}"


def at_table(asked: str = NIZAM, names: str = "Ann Bo") -> list[Friend]:
    """Friends at a table whose cards are dealt."""
    friends = [Friend(each) for each in names.split()]
    sit_down(friends[0], friends[1:], asked)
    for _ in range(20):
        if any(friend.to_decide() for friend in friends):
            break
        pass_on(friends)
    return friends


def pass_on(friends: list[Friend]) -> None:
    """Let the one with the latest news send them to everybody."""
    last = max(friends, key=length)
    for friend in friends if last.out() else ():
        if friend is not last:
            friend.receive(last.out())


def moments(friend: Friend) -> Sequence[object]:
    """What has happened at a table, as far as a device knows; nothing before the cards are dealt."""
    session = friend.controller.session
    return () if session is None else session.timeline.moments


def mover(friends: list[Friend]) -> tuple[Friend, Friend]:
    """Who is to act, and another one."""
    own = next(friend for friend in friends if friend.to_decide())
    return own, next(friend for friend in friends if friend is not own)


@pytest.mark.parametrize("name", rest_in_endure(sorted(ids(), key=lambda name: name != "glastonbury")))
def test_a_whole_game_by_links(name: str) -> None:
    players = max(2, find_game(name).seats[0])
    friends = [Friend(each) for each in ("Ann", "Bo", "Cy")[:players]]
    sit_down(friends[0], friends[1:], query(name, players))
    play(friends)
    for friend in friends:
        assert friend.session.checked, friend.answer["html"]
        assert "nobody could have looked" in friend.answer["html"]
    assert len({friend.session.timeline.record.format() for friend in friends}) == 1


@pytest.mark.parametrize("whole", more_in_endure(False, True), ids=["first round", "all rounds"])
@pytest.mark.parametrize("asked", ["flights&match=wins", "uno&target=150"])
def test_a_round_that_ends_shows_its_result_and_the_next_one_goes_on(asked: str, whole: bool) -> None:
    """The table before the last action stays while the result is read, though no past can be asked for yet."""
    friends, ended = [Friend("Ann"), Friend("Bo")], set[str]()

    def note(friend: Friend) -> None:
        if 'id="round-end"' in friend.answer["html"]:
            ended.add(friend.name)

    for friend in friends:
        friend.seen = note
    sit_down(friends[0], friends[1:], f"?game={asked.replace('&', '&seats=human,friend&', 1)}")
    play(friends, until=lambda: not whole and len(ended) == 2 and any(friend.to_decide() for friend in friends))
    assert ended == {"Ann", "Bo"}
    if whole:
        assert all(friend.session.checked for friend in friends)
    else:
        mine, _ = mover(friends)
        assert 'id="round-end"' not in mine.answer["html"]
        assert mine.session.legal()


@pytest.mark.parametrize("name", rest_in_endure(["nizam", "flights", "uno"]))
def test_every_link_opens_a_page_that_has_just_been_loaded(name: str) -> None:
    friends = [Friend("Ann"), Friend("Bo")]
    sit_down(friends[0], friends[1:], query(name, 2))
    play(friends, reload=True)
    assert all(friend.session.checked for friend in friends)


def test_bots_sit_down_at_anybodys_device() -> None:
    host, guest = Friend("Ann"), Friend("Bo")
    host.open(query="?game=flights&seats=human,bot:greedy,friend,friend&match=single")
    guest.open(host.out())
    assert "Bots that sit down with you" in guest.answer["html"]
    guest.send(do="sit", name="Bo", bots="bot:random")
    assert guest.controller.table
    host.open(guest.out())
    play([host, guest])
    assert host.session.checked
    assert guest.session.checked
    assert host.session.timeline.record.players == 4


@pytest.mark.parametrize("most", more_in_endure(9, 1_000))
@pytest.mark.parametrize("name", ["Ann", "Eve", "Ida", "Kay"])
def test_a_bot_that_begins_acts_before_its_person_sees_the_table(name: str, most: int) -> None:
    friends = [Friend(name), Friend("Bo")]
    sit_down(friends[0], friends[1:], "?game=nizam&seats=human,friend,bot:greedy")
    play(friends, until=lambda: all(len(moments(friend)) >= most for friend in friends))
    assert all(len(moments(friend)) >= most or friend.session.checked for friend in friends)


def test_the_game_is_reviewed_saved_and_shared_once_it_is_checked() -> None:
    friends = at_table()
    ann = friends[0]
    assert "download" not in ann.send(do="save")
    ann.send(do="review")
    assert ann.session.review is None
    play(friends)
    assert ann.send(do="save")["download"]["text"].startswith("record 1")
    assert 'id="share-game"' in ann.send(do="share")["html"]
    ann.send(do="close-panel")
    ann.send(do="review")
    assert ann.session.review is not None


CHOSEN = "?game=flights&seats=human,friend&match=single&flights_1=yellow&flights_2=red"


def colours(friends: list[Friend]) -> list[list[str]]:
    """The colours of the flights, as each friend who sees the table sees them."""
    seen = [friend.session.view() for friend in friends if friend.controller.session is not None]
    return [[player["colour"] for player in view["players"]] for view in seen]


def test_everybody_has_the_flights_that_the_host_chose() -> None:
    """FLI-2: on both devices, from the deal to the end, after a reload, and in the record that is saved."""
    friends = at_table(CHOSEN)
    assert ["yellow", "red"] in colours(friends)
    play(friends)
    assert colours(friends) == [["yellow", "red"]] * 2
    for friend in friends:
        assert friend.session.checked
        friend.open(friend.fragment)
    assert colours(friends) == [["yellow", "red"]] * 2
    saved = friends[0].send(do="save")["download"]["text"]
    assert "option flights_1 yellow\noption flights_2 red\n" in saved
    assert " colours y r " in Record.parse(saved).deal


def test_an_invitation_says_what_the_host_has_chosen() -> None:
    ann, bo, cy = Friend("Ann"), Friend("Bo"), Friend("Cy")
    ann.open(query=CHOSEN)
    invitation = bo.open(ann.out())["html"]
    lines = ("A single game", "Yellow", "Red")
    assert [line for line in lines if line in invitation.partition('id="sit-options"')[2]] == [*lines]
    ann.open(query=NIZAM)
    assert "sit-options" not in cy.open(ann.out())["html"]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("game=flights&seats=human,friend&flights_1=red&flights_2=red", "The red flights are chosen for two seats"),
        ("game=flights&seats=human,friend,friend&match=wins", "between two players only"),
        ("game=glastonbury&seats=human,friend&wizard_1=blue&wizard_2=blue", "two"),
    ],
)
def test_nobody_is_invited_to_a_table_that_cannot_be_dealt(asked: str, said: str) -> None:
    """The guests sat down, and after the shuffle there was no deal."""
    ann = Friend("Ann")
    assert said in ann.open(query=f"?{asked}")["html"]
    assert ann.out() == ""


def begun() -> list[Friend]:
    """Two friends who have seen their own cards."""
    friends = at_table()
    for _ in range(2):
        own, _ = mover(friends)
        while own.to_decide():
            own.act()
        pass_on(friends)
    return friends


@pytest.mark.parametrize(("word", "said"), [("resign", "has resigned"), ("abandon", "has given the game up")])
def test_a_game_ends_before_its_end(word: str, said: str) -> None:
    friends = begun()
    own, other = mover(friends)
    asked = other.send(do="say", value=f"ask-{word}")
    assert 'id="keep-playing"' in asked["html"]
    other.send(do="say", value=word)
    for _ in range(6):
        pass_on(friends)
    assert f"{other.name} {said}" in own.answer["html"]
    assert "nobody could have looked" in own.answer["html"]


def test_an_end_and_a_move_that_cross_end_the_game() -> None:
    friends = begun()
    own, other = mover(friends)
    while own.to_decide():
        own.act()
    other.send(do="say", value="resign")
    move, end = own.out(), other.out()
    assert "does not count" in other.receive(move)["html"]
    assert f"{other.name} has resigned" in own.receive(end)["html"]
    for _ in range(6):
        pass_on(friends)
    for friend in friends:
        friend.open(friend.fragment)
        assert "nobody could have looked" in friend.answer["html"]


def test_a_move_is_taken_back_if_all_agree() -> None:
    for answer in ("agree", "refuse"):
        friends = at_table("?game=face-to-face&seats=human,friend")
        own, other = mover(friends)
        before = own.session.view()
        while own.to_decide():
            own.act()
            if not own.session.timeline.moments[-1][1][0].reveals and own.session.undo_offered():
                break
        moves = len(own.session.timeline.moments)
        own.send(do="say", value="undo")
        assert own.answer.get("error") is None
        assert "offers to take the last move back" in other.receive(own.out())["html"]
        other.send(do="say", value=answer)
        own.receive(other.out())
        assert len(own.session.timeline.moments) == (moves - 1 if answer == "agree" else moves)
        assert answer == "refuse" or moves > 1 or own.session.view() == before


def test_links_that_cannot_be_taken_change_nothing() -> None:
    friends = at_table()
    own, other = mover(friends)
    old = own.out() or other.out()
    play(friends)
    known, kept = length(own), dict(own.kept)
    assert "opened this link before" in own.receive(old)["html"]
    assert length(own) == known
    for text in ("", "#sealed=", "nonsense", old[:-8], old[:60], old + "x", "#sealed=" + "A" * 22 + ".AAAA"):
        answer = own.receive(text)
        assert answer.get("follow") or "notice" in answer["html"], text
        assert length(own) == known
        assert own.kept == kept


def test_who_waits_for_a_card_is_told_so() -> None:
    friends = at_table()
    own, _ = mover(friends)
    assert "You go on when" not in own.answer["html"]
    own.send(action="draw")
    assert not own.to_decide()
    assert "You go on when the answer comes" in own.answer["html"]


def test_a_link_before_this_one_is_missing() -> None:
    ann, bo = Friend("Ann"), Friend("Bo")
    sit_down(ann, [bo], NIZAM)
    first = ann.out()
    copy = Friend("Bo")
    copy.kept = dict(bo.kept)
    bo.receive(first)
    while bo.to_decide():
        bo.act()
    ann.receive(bo.out())
    while ann.to_decide():
        ann.act()
    copy.open(bo.fragment)
    assert "has not arrived" in copy.receive(ann.out())["html"]


def test_a_link_of_a_table_that_is_not_here_says_so() -> None:
    own, _ = mover(at_table())
    stranger = Friend("Di")
    while own.to_decide():
        own.act()
    assert "not on this device" in stranger.open(own.out())["html"]
    assert "not kept in this browser" in stranger.open("#table=" + "A" * 22 + ".00000000")["html"]


def test_ones_own_invitation_can_be_taken_in_another_window() -> None:
    ann = Friend("Ann")
    ann.open(query=NIZAM)
    answer = ann.open(ann.out())
    assert "set up this table yourself" in answer["html"]
    ann.send(do="sit-here")
    ann.send(do="sit", name="Other me")
    assert len(ann.kept) == 2


def test_a_third_friend_finds_all_seats_taken() -> None:
    ann, bo, di = Friend("Ann"), Friend("Bo"), Friend("Di")
    ann.open(query=NIZAM)
    invitation = ann.out()
    for friend in (bo, di):
        friend.open(invitation)
        friend.send(do="sit", name=friend.name)
    ann.open(bo.out())
    assert "All seats are taken" in ann.open(di.out())["html"]
    assert "begun without you" in di.open(ann.out())["html"]


def test_a_kept_table_that_is_broken_is_told() -> None:
    ann = Friend("Ann")
    ann.open(query=NIZAM)
    for text in ("", "%%", "eJyrVkrOz0lVsgIAEJkDnw=="):
        ann.kept = dict.fromkeys(ann.kept, text)
        assert "cannot be read" in ann.open(ann.fragment)["html"]


def test_who_is_connected_asks_for_what_is_missing() -> None:
    friends = at_table()
    own, other = mover(friends)
    while own.to_decide():
        own.act()
    assert own.controller.table
    table = own.controller.table.id
    told, question = own.send(do="connection", peers=1), asking(table, length(other))
    assert told["send"] == asking(table, length(own))
    assert other.send(do="receive", live="yes", text=told["send"])["send"] == question
    answer = own.send(do="receive", live="yes", text=question)
    other.send(do="receive", live="yes", text=answer["send"])
    other.run()
    assert length(other) == length(own)
    assert "connected" in own.answer["html"]


def test_a_connection_that_does_not_open_is_told_and_links_go_on() -> None:
    friends = at_table()
    own, _ = mover(friends)
    own.send(do="connection", kind="waiting", signal="")
    assert "could not connect you" not in own.answer["html"]
    assert "could not connect you" in own.send(do="connection", peers=0)["html"]
    own.send(do="close-panel")
    play(friends)
    assert own.session.checked


def test_another_game_is_offered() -> None:
    friends = at_table()
    play(friends)
    ann, bo = friends
    offer = ann.send(do="rematch")["offer"]
    assert 'id="rematch"' in bo.send(do="receive", live="yes", text=offer)["html"]
    bo.open(f"#sealed={offer}")
    bo.send(do="sit", name="Bo")
    ann.receive(bo.out())
    play(friends)
    assert ann.session.checked


def test_everything_is_told_in_ukrainian_too() -> None:
    ann, bo = Friend("Ann", "uk"), Friend("Bo", "uk")
    sit_down(ann, [bo], NIZAM)
    assert "Карти тасують" in ann.answer["html"]
    play([ann, bo])
    assert "Перевірено" in bo.answer["html"]

"""Memories: games with friends among the results, and all of it in a link to another device."""

from __future__ import annotations

import json
import random
import subprocess
from typing import Any

import pytest

from paths import ROOT
from pyengine.core import links
from tests.web.far_friends import Friend, play, sit_down
from tests.web.test_friends import NIZAM, begun, mover, pass_on
from web.page import results
from web.sealed import saved_table

DAY = "2026-11-27"
PACKED = (ROOT / "web/browser/window/packed.js").as_uri()


class Texts(dict[str, str]):
    """What a device stores, as `web.page.storage`."""

    def read(self, key: str) -> str | None:
        return self.get(key)

    def write(self, key: str, text: str) -> None:
        self[key] = text

    def set_aside(self, key: str, broken: str) -> None:
        self[broken] = self.pop(key)

    @property
    def games(self) -> list[results.Game]:
        found, wrong = results.read(self.get(results.KEY))
        assert wrong == ""
        return found


def test_a_game_with_friends_is_remembered_once_by_everybody() -> None:
    """Each device is away while the other plays: the last link, too, opens a page that has just been loaded."""
    friends = [Friend("Ann"), Friend("Bo")]
    sit_down(friends[0], friends[1:], NIZAM)
    stored = {friend.name: Texts() for friend in friends}

    def remember(friend: Friend) -> None:
        if result := friend.answer.get("result"):
            results.remember(stored[friend.name], result, DAY)

    play(friends, remember, reload=True)
    [ann], [bo] = stored["Ann"].games, stored["Bo"].games
    assert ann["id"] == bo["id"] == friends[0].controller.table.id  # type: ignore[union-attr]
    assert (ann["seats"], bo["seats"]) == (["human", "friend"], ["friend", "human"])
    assert ann["names"] == bo["names"] == ["Ann", "Bo"]
    assert ann["faces"] == bo["faces"]
    assert all(ann["faces"])
    outcome = friends[0].session.timeline.state.outcome
    assert outcome is not None
    assert ann["scores"] == bo["scores"] == list(outcome.scores)
    assert sorted([ann["place"], bo["place"]]) == ([1, 1] if ann["shared"] else [1, 2])
    record = friends[0].session.timeline.record
    assert ann["decisions"] == sum(step.seat == 0 for step in record.steps)
    assert results.merged([ann], [bo]) == [ann]
    again = Friend("Ann")  # the page is opened once more, when the game is long over
    again.kept = friends[0].kept
    again.open(friends[0].fragment)
    assert results.remember(stored["Ann"], again.answer["result"], "2026-12-24") == ""
    assert stored["Ann"].games == [ann]


def test_a_game_that_somebody_has_ended_is_no_result() -> None:
    friends = begun()
    _, other = mover(friends)
    other.send(do="say", value="resign")
    for _ in range(6):
        pass_on(friends)
    assert all(friend.session.checked for friend in friends)
    assert [friend.answer["result"] for friend in friends] == [None, None]


def test_bots_of_friends_are_no_friends() -> None:
    host, guest = Friend("Ann"), Friend("Bo")
    host.open(query="?game=nizam&seats=human,friend,friend,bot:1")
    guest.open(host.out())
    guest.send(do="sit", name="Bo", bots="bot:2")
    host.open(guest.out())
    guest.open(host.out())
    tables = [friend.controller.table for friend in (host, guest)]
    kinds = [saved_table.kinds_of(table) for table in tables if table is not None]
    assert kinds == [["human", "friend", "bot", "bot:1"], ["friend", "human", "bot:2", "bot"]]


def far(ident: str, winner: int, seat: int = 0, names: tuple[str, str] = ("Ann", "Bo"), **more: object) -> Any:
    """A game with a friend that was won at a seat."""
    places = [1 if at == winner else 2 for at in range(2)]
    seats = ["human" if at == seat else "friend" for at in range(2)]
    found = {"id": ident, "game": "uno", "seats": seats, "seat": seat, "place": places[seat], "shared": False}
    found |= {"decisions": 9, "places": places, "names": list(names), "faces": ["fox", "owl"], "day": DAY}
    return {**found, "seed": None, "scores": [], **more}


def test_friends_are_people_with_a_score_against_each_other() -> None:
    games = [far("a", 0), far("b", 1), far("c", 0, seat=1, names=("Bo", "Ann")), far("d", 1)]
    ann, bo = results.people(games)
    assert (ann["name"], ann["played"], ann["won"], ann["against"]) == ("Ann", 4, 1, {"Bo": [1, 3]})
    assert (bo["name"], bo["played"], bo["won"], bo["against"]) == ("Bo", 4, 3, {"Ann": [3, 1]})
    assert (ann["face"], bo["face"]) == ("fox", "owl")
    assert results.by_opponent(games)["friend"]["played"] == 4
    assert results.longest_row(games) == ("", 0)


def test_a_friend_who_gives_no_name_or_ones_own_is_not_told_apart() -> None:
    [you] = results.people([far("a", 0, names=("", ""))])
    assert (you["name"], you["won"]) == ("", 1)
    [ann] = results.people([far("b", 1, names=("Ann", "Ann"))])
    assert (ann["played"], ann["won"], ann["against"]) == (1, 0, {})


def test_the_check_corrects_a_result_and_another_player_of_this_browser_does_not() -> None:
    texts = Texts({results.KEY: "{"})
    assert results.remember(texts, far("a", 0), DAY)
    assert texts[results.BROKEN] == "{"
    assert results.remember(texts, far("a", 0), DAY) == ""
    assert results.remember(texts, far("a", 1, seat=1), DAY) == ""
    assert results.remember(texts, far("a", 1), "2026-12-24") == "played=1 won=0 streak=0 best=0 met=1 beaten=0"
    assert texts.games == [far("a", 1)]


# Links --------------------------------------------------------------------------------------------------------------


def called(name: str, calls: list[list[Any]]) -> list[Any]:
    """What a function of the page's script makes of these."""
    program = """
    const [module, name, calls] = JSON.parse(process.argv.at(-1));
    const { packed } = await import(module);
    console.log(JSON.stringify(await Promise.all(calls.map((call) => packed[name](...call)))));
    """
    given = json.dumps([PACKED, name, calls])
    command = ["node", "--experimental-default-type=module", "--input-type=module", "-e", program, given]
    found: list[Any] = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return found


CHANCE = random.Random(7)
TEXTS = ["x", "Олена 🦊\n", *("".join(chr(CHANCE.randrange(32, 900)) for _ in range(size)) for size in range(1, 80))]


@pytest.mark.node
def test_the_page_packs_texts_as_the_engine_does() -> None:
    for text, body in zip(TEXTS, called("pack", [[text] for text in TEXTS]), strict=True):
        assert links.texts(body, 10_000) == [text]
    assert called("unpack", [[links.wrapped(text)] for text in TEXTS]) == TEXTS
    long = f"https://x.example/stats/#memories={'abc.' * 900}"
    short = "https://x.example/stats/#memories=abc"
    assert [json.loads(text) for text in called("parts", [[long, 1200], [short, 1200]])] == [
        links.parts(long, 1200),
        [short],
    ]


@pytest.mark.node
def test_a_link_of_memories_survives_mail_and_a_broken_one_is_nothing() -> None:
    stored = results.write([far(f"{at}", at % 2) for at in range(20)])
    [body] = called("pack", [[stored]])
    half = len(body) // 2
    sent = [body, f"{body[:half]}=\n> {body[half:]}", f"{body}). Greetings", f"{body}&utm_source=mail"]
    assert called("unpack", [[text] for text in sent]) == [stored] * len(sent)
    swapped = "A" if body[half] != "A" else "B"
    broken = [
        "",
        "n",
        "n.1.000000.",
        body[:-1],
        body[:half],
        body[:half] + swapped + body[half + 1 :],
        "n.zzzzz.000000.A",
    ]
    assert called("unpack", [[text] for text in broken]) == [""] * len(broken)


@pytest.mark.node
def test_many_games_fit_into_a_message() -> None:
    chance = random.Random(5)
    games = [far(f"{chance.randrange(2**32):08x}", at % 2, decisions=chance.randrange(90)) for at in range(60)]
    [body] = called("pack", [[results.write(games)]])
    assert len(body) < 4000, len(body)

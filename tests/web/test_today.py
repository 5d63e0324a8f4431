"""What is today's: its deal and par, its puzzle, the days in a row, and what the table of a day's deal says."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import todays_deals
from pyengine.core.errors import OptionError
from pyengine.games import ids
from pyengine.shipped import shipped
from tests.endure import rest_in_endure
from tests.languages import WHOLE as LANGS
from tests.web.test_address import called
from web.engine.controllers.play import PlayController
from web.engine.dispatcher import Dispatcher
from web.engine.setup import read
from web.engine.todays_deal import FILE, deals, par
from web.parts.messages import Messages
from web.parts.todays_end import TodaysResult, against_par, result_text, squares_of, todays_end

TABLES = {
    game_id: json.loads(path.read_text("utf-8"))
    for game_id in ids()
    for path in [Path(__file__).parents[2] / "seeds" / game_id / FILE]
    if path.is_file()
}
"""The games that have deals of days."""
DAY = "2026-11-27"
PROGRAM = """
const [module, name, calls] = JSON.parse(process.argv[1]);
const found = (await import(module))[name];
console.log(JSON.stringify(calls.map((call) => { BODY })));
"""


def run(module: str, name: str, calls: list[Any], body: str = "return found(...call);") -> list[Any]:
    return called(f"today/{module}", name, calls, PROGRAM.replace("BODY", body))


# Days ----------------------------------------------------------------------------------------------------------------


def streaks(*cases: tuple[list[int], int]) -> list[int]:
    return run("days.js", "streak", [list(case) for case in cases], "return found(new Set(call[0]), call[1]);")


@pytest.mark.node
def test_days_in_a_row_end_today_or_yesterday() -> None:
    assert streaks(([1, 2, 3], 3), ([1, 2, 3], 4), ([], 3), ([1, 2], 9)) == [3, 3, 0, 0]


@pytest.mark.node
def test_one_missed_day_a_week_is_forgiven_and_does_not_count() -> None:
    whole = [day for day in range(1, 21) if day != 10]
    assert streaks((whole, 20)) == [19]
    assert streaks(([1, 2, 3], 5)) == [3], "yesterday without a device, today not played yet"
    assert streaks(([1, 2, 3], 6)) == [0], "two days are two days"
    assert streaks(([1, 2, 3, 6, 7], 7)) == [2]
    twice_a_week = [day for day in range(1, 21) if day not in (10, 15)]
    assert streaks((twice_a_week, 20)) == [9], "16 to 20 and 11 to 14: the second missed day ends it"
    a_week_apart = [day for day in range(1, 21) if day not in (10, 17)]
    assert streaks((a_week_apart, 20)) == [18]


@pytest.mark.node
def test_a_flight_over_the_date_line_does_not_end_days_in_a_row() -> None:
    west = [1, 2, 3, 4]  # from the fourth at home to the third over there
    assert streaks((west, 3)) == [4]
    east = [1, 2, 3, 5, 6]  # the fourth never was
    assert streaks((east, 6)) == [5]
    calls = [[DAY, "2026-11-26"], [DAY, DAY], [DAY, "2026-11-28"], [DAY, "2026-11-29"], [DAY, "2026-11-25"]]
    assert run("days.js", "isInTime", calls) == [True, True, True, False, False]


@pytest.mark.node
def test_a_day_is_that_of_the_readers_own_calendar(monkeypatch: pytest.MonkeyPatch) -> None:
    found = {}
    for zone in ("Pacific/Kiritimati", "UTC", "Pacific/Pago_Pago"):
        monkeypatch.setenv("TZ", zone)
        [found[zone]] = run("days.js", "localDay", ["2026-11-27T10:30:00Z"], "return found(new Date(call));")
    assert found == {"Pacific/Kiritimati": "2026-11-28", "UTC": "2026-11-27", "Pacific/Pago_Pago": "2026-11-26"}
    assert run("days.js", "numberOf", [["2028-02-29"], ["2028-03-01"], ["no day"]]) == [21243, 21244, None]


# Deals ---------------------------------------------------------------------------------------------------------------


@pytest.mark.node
def test_every_day_has_its_deal_the_same_for_everybody() -> None:
    body = f"return (({{ game, query, seed, par }}) => [game, query, seed, par])(found(call, {_games()}));"
    days = [f"20{year}-{month:02}-{day:02}" for year in (26, 27) for month in range(1, 13) for day in range(1, 29)]
    found = run("deal.js", "dealOf", days, body)
    assert {game for game, *_ in found} == set(TABLES)
    for day, (game, query, seed, its_par) in zip(days, found, strict=True):
        setup, ignored = read(f"game={game}&{query}&seed={seed}&day={day}")
        assert ignored == ()
        assert par(setup) == its_par > 0
    assert found[0] == run("deal.js", "dealOf", days[:1], body)[0]


def _games() -> str:
    [found] = run("deal.js", "gamesWithDeals", [deals()], "return found(call);")
    return json.dumps(found)


def test_there_are_deals_for_more_than_a_year() -> None:
    assert len(TABLES) * min(len(table["deals"]) for table in TABLES.values()) >= 365
    for table in TABLES.values():
        assert len({seed for seed, _ in table["deals"]}) == len(table["deals"])


@pytest.mark.parametrize("game_id", rest_in_endure(sorted(TABLES), 2))
def test_the_par_is_what_bots_make_of_the_deal(game_id: str) -> None:
    table = TABLES[game_id]
    seed, its_par = table["deals"][7]
    assert todays_deals.par(game_id, table["seats"].split(","), table["options"], seed) == its_par


@pytest.mark.node
def test_an_address_of_a_day_is_the_games_own_key() -> None:
    body = "return [found(call[0], call[1]), call[1]];"
    deal = {"game": "uno", "query": "seats=human,bot:2,bot:2&target=1", "seed": 4, "day": DAY}
    people = [{}, {"name": " Олена, <b> 100% (it's!)", "face": "fox"}, {"name": 3, "face": None}]
    for query, person in run("deal.js", "queryOf", [[deal, person] for person in people], body):
        setup, ignored = read(query)
        assert ignored == ()
        assert setup.key == re.sub("&faces=fox$", "", query), person
        assert setup.day == DAY


def test_a_day_or_a_score_that_is_none_is_refused() -> None:
    for wrong in ("day=today", "day=2026-99-01", "beat=many", "beat=123456789"):
        with pytest.raises(OptionError):
            read(f"game=uno&seats=human,bot:2,bot:2&{wrong}")


# The table and its end -----------------------------------------------------------------------------------------------


def of_day(more: str = "") -> tuple[Dispatcher, dict[str, Any]]:
    table = TABLES["nizam"]
    dispatcher = Dispatcher()
    query = f"?game=nizam&seats=human&seed={table['deals'][0][0]}&day={DAY}&pace=instant{more}"
    start = {"do": "start", "id": "", "query": query, "base": "https://x.example/play/"}
    return dispatcher, json.loads(dispatcher.send(json.dumps(start)))


def test_the_table_says_that_it_is_todays_and_what_is_to_be_beaten() -> None:
    its_par = TABLES["nizam"]["deals"][0][1]
    assert f"Today · par {its_par}<" in of_day()[1]["html"]
    assert f"Today · par {its_par} · beat Anna’s 34<" in of_day("&beat=34&by=Anna")[1]["html"]
    assert "Today ·" not in of_day("&players=2&seats=human,bot:1")[1]["html"]


def test_the_end_compares_and_the_result_counts_for_its_day() -> None:
    dispatcher, answer = of_day("&beat=0&by=Anna")
    controller = dispatcher.controllers[""]
    assert isinstance(controller, PlayController)
    session = controller.session
    assert session
    while session.state.to_act:
        session.attempt(session.legal()[0])
    answer = json.loads(dispatcher.send(json.dumps({"do": "nothing", "id": ""})))
    [score] = session.state.outcome.scores  # type: ignore[union-attr]
    result = answer["result"]
    assert (result["daily"], result["par"], result["scores"]) == (DAY, TABLES["nizam"]["deals"][0][1], [score])
    assert 'id="todays-end"' in answer["html"]
    assert f"beat={score}" in answer["html"]
    assert "by=Anna" not in answer["html"].partition('id="today-link"')[2].partition("</textarea>")[0]


@pytest.mark.parametrize("lang", LANGS)
def test_a_result_tells_no_card_and_where_to_beat_it(lang: str) -> None:
    t = Messages(lang)
    result = TodaysResult("uno", DAY, 41, 34, 40, "Anna", "https://x.example/play/?game=uno&beat=41")
    text = result_text(result, t)
    assert text.splitlines() == [
        f"Nastilka · {t('game-uno')} · {DAY}",
        against_par(41, 34, t),
        squares_of(41, 34),
        result.link,
    ]
    html = str(todays_end(result, "", t))
    assert "Anna" in html
    assert t("today-beat-mine", score=41) in html
    assert {against_par(score, 34, t) for score in (33, 34, 35)}.__len__() == 3


def test_squares_show_par_as_five() -> None:
    assert squares_of(34, 34).count("\N{LARGE GREEN SQUARE}") == 5
    assert squares_of(17, 34).count("\N{LARGE YELLOW SQUARE}") == 2
    assert len(squares_of(900, 34)) == len(squares_of(-5, 34)) == 10


# Results and puzzles of days -----------------------------------------------------------------------------------------


def game_of(ended: str, **more: Any) -> dict[str, Any]:
    return {"game": "uno", "day": ended, "seat": 0, "place": 1, "scores": [8, 6], **more}


@pytest.mark.node
def test_the_first_result_in_time_counts_and_old_ones_too() -> None:
    games = [
        game_of(DAY, seed=7),
        game_of("2026-11-28", daily=DAY, scores=[41, 0]),
        game_of("2026-11-28", daily=DAY, scores=[99, 0]),
        game_of("2026-11-28", daily="2026-11-20"),
        game_of("2026-11-22", seed=20261121),
        game_of("2026-11-22", seed=20261321),
    ]
    body = "return [...found(call)].map(([day, game]) => [day, game.scores[0]]);"
    first, old = run("days.js", "numberOf", [[DAY], ["2026-11-21"]])
    assert run("results.js", "resultsByDay", [games], body) == [[[first, 41], [old, 8]]]


@pytest.mark.node
def test_what_is_stored_badly_is_nothing() -> None:
    assert run("results.js", "storedGames", [[None], ["{"], ['{"games": [3, {"game": "uno"}]}']]) == [[], [], []]
    body = "const { days, tries } = found(call); return [[...days], tries];"
    assert run("results.js", "storedPuzzles", ["[]", '{"days": [3, "x"], "tries": [[1], 2]}'], body) == [
        [[], []],
        [["x"], []],
    ]


LISTED = {
    "levels": "uno:eefhe nizam:hhffee pearl:-eh",
    "ratings": "uno:1150,1200,1450,1750,1250 nizam:1800,1700,1500,1400,1150,1100 pearl:,1180,1760",
}


def puzzles(day: str, tries: list[tuple[str, str, int, bool]], played: list[str]) -> tuple[str, int, str]:
    body = "const { game, number, level } = found(...call); return [game, number, level];"
    [found] = run("puzzle.js", "puzzleOf", [[day, LISTED, tries, played]], body)
    return found[0], found[1], found[2]


@pytest.mark.node
def test_the_puzzle_is_of_a_game_that_one_knows() -> None:
    for day in range(20, 28):
        game, number, level = puzzles(f"2026-11-{day}", [], ["uno"])
        assert game == "uno"
        assert level == "eefhe"[number - 1]
    assert {puzzles(f"2026-11-{day}", [], ["uno", "nizam"])[0] for day in (20, 21)} == {"uno", "nizam"}
    assert {puzzles(f"2026-11-{day}", [], ["pearl"])[1] for day in range(20, 28)} == {2, 3}, (
        "the first of pearl is gone"
    )


@pytest.mark.node
def test_the_puzzle_stays_the_same_all_day_and_for_the_same_history() -> None:
    before = [("2026-11-26", "uno", 1, True)]
    found = puzzles(DAY, before, ["uno"])
    assert puzzles(DAY, [*before, (DAY, "uno", 2, True), (DAY, "pearl", 3, False)], ["uno"]) == found
    assert puzzles(DAY, list(before), ["uno", "uno"]) == found


def test_every_table_of_days_is_shipped() -> None:
    for game_id, table in TABLES.items():
        path = shipped(game_id, FILE, ("today", game_id))
        assert json.loads(path.read_text("utf-8")) == table

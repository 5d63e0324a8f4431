"""`pyengine model`: language models play against bots and solve puzzles, and what came of it."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from pyengine.adapters.text import REFUSALS, RULES, Form, Words, table_words
from pyengine.arena.table import markdown_table
from pyengine.cli.complaints import STOPPED, complain
from pyengine.cli.counting import counted
from pyengine.cli.files import check_target
from pyengine.cli.options import bot_names, check_deals, find_bots_here, number, pairs
from pyengine.core.errors import OptionError
from pyengine.core.json_text import JsonError, read_json
from pyengine.core.options import among_programs, settle
from pyengine.games import game as find_game
from pyengine.models.dialogue import Ask
from pyengine.models.games import THEN, Run, check_parallel, play
from pyengine.models.puzzles import Quiz, ask_all
from pyengine.models.table import Standing, by_number, standings
from pyengine.models.transcript import Transcript
from pyengine.puzzles import LEVELS
from pyengine.rulebook import load

NEEDS = "a model is asked by requests: pip install requests"
KEY = "NASTILKA_MODEL_KEY"
"""The variable of the environment that has the key, unless another is named."""
_LONGEST_BODY = 10_000


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("model", help="put a language model at the table, and count the rules that it breaks")
    ways = parser.add_subparsers(required=True, metavar="WAY")
    games = ways.add_parser("play", help="games against bots")
    games.add_argument("game")
    _add_asking(games)
    games.add_argument("--against", default="greedy", metavar="BOTS", help="bots at the other seats (greedy)")
    games.add_argument("--players", type=number, help="how many sit at the table (the fewest)")
    games.add_argument("--games", type=number, default=10, help="each deal is played from every seat (10)")
    games.add_argument("--seed", type=number, default=1, help="of the first deal (1)")
    games.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    games.add_argument("--then", choices=THEN, default=THEN[0], help="what follows on a failed decision (forfeit)")
    games.add_argument("--skip-forced", action="store_true", help="do not ask where one action alone is legal")
    games.set_defaults(run=play_games)
    puzzles = ways.add_parser("puzzles", help="puzzles, as questions with one right answer")
    puzzles.add_argument("game")
    _add_asking(puzzles)
    puzzles.add_argument("--most", type=number, default=0, help="only the first so many")
    puzzles.set_defaults(run=ask_puzzles)
    table = ways.add_parser("table", help="what transcripts come to: results, cost, and rule by model")
    table.add_argument("files", nargs="+", type=Path, metavar="FILE")
    table.add_argument(
        "--price", action="append", default=[], metavar="MODEL=IN,OUT", help="of a million tokens asked and answered"
    )
    table.add_argument("--json", action="store_true", help="one line of JSON")
    table.set_defaults(run=print_table)


def _add_asking(parser: argparse.ArgumentParser) -> None:
    """The options that say who is asked, and how."""
    parser.add_argument("--url", required=True, help="the endpoint, such as http://127.0.0.1:8000/v1")
    parser.add_argument("--model", required=True, help="the model's name there")
    parser.add_argument("--out", required=True, type=Path, metavar="FILE", help="the transcript; a run goes on from it")
    parser.add_argument(
        "--key-from", default=KEY, metavar="NAME", help=f"the environment's variable with the key ({KEY})"
    )
    parser.add_argument("--rules", choices=RULES, default="short", help="how much of the rulebook it is told (short)")
    parser.add_argument("--legal", action="store_true", help="list the legal actions")
    parser.add_argument("--refusals", choices=REFUSALS, default="words", help="what a refusal tells (words)")
    parser.add_argument("--lang", default="en", help="the language of the rules and of the table (en)")
    parser.add_argument("--plain", action="store_true", help="the notation alone, also where tables in words are there")
    parser.add_argument("--history", type=number, default=30, help="how many of the latest events are told (30)")
    parser.add_argument("--memory", type=number, help="how many cards out of sight are told; all unless you say so")
    parser.add_argument("--tries", type=number, default=4, help="answers to a question (4)")
    parser.add_argument("--timeout", type=number, default=120, help="seconds for an answer (120)")
    parser.add_argument("--retries", type=number, default=5, help="how often a busy endpoint is asked again (5)")
    parser.add_argument("--max-tokens", type=number, default=4000, help="of an answer; 0: the field is not sent (4000)")
    parser.add_argument("--body", default="{}", metavar="JSON", help='more fields of the request: {"temperature": 0}')
    parser.add_argument("--parallel", type=number, default=1, help="how many are asked at once (1)")


def play_games(given: argparse.Namespace) -> int:
    """Play the games that are not over in the transcript."""
    find_bots_here()
    game = find_game(given.game)
    players = game.contest(given.players)
    against = tuple(bot_names(given.against, players - 1))
    if given.games < 1:
        raise OptionError("games", given.games, ("1…",))
    options = settle(game.options, among_programs(game.options, pairs(given.option)))
    check_deals(game, players, given.seed, -(-given.games // players), options)
    run = Run(
        game.id,
        given.model,
        against,
        given.games,
        given.seed,
        options,
        _form(given),
        _words(given),
        given.tries,
        given.then,
        given.skip_forced,
        _body(given),
    )
    return _work(given, run.head(), run.games, "game", lambda asks, file: play(run, asks, file, given.parallel))


def ask_puzzles(given: argparse.Namespace) -> int:
    """Ask the puzzles that are not answered in the transcript."""
    form, words, body = _form(given), _words(given), _body(given)
    quiz = Quiz(find_game(given.game).id, given.model, given.most, form, words, given.tries, body)
    count = len(quiz.puzzles())
    return _work(given, quiz.head(), count, "puzzle", lambda asks, file: ask_all(quiz, asks, file, given.parallel))


def _form(given: argparse.Namespace) -> Form:
    load(given.game, given.lang)  # which there has to be: refusals quote it
    return Form(given.rules, given.legal, given.refusals, given.lang, given.history, given.memory)


def _words(given: argparse.Namespace) -> Words | None:
    return None if given.plain else table_words(given.lang)


def _body(given: argparse.Namespace) -> dict[str, Any]:
    """The further fields of the request; raises `OptionError`."""
    try:
        more = read_json(given.body, _LONGEST_BODY)
    except JsonError:
        more = None
    if not isinstance(more, dict):
        raise OptionError("body", given.body, ("a JSON object",))
    return ({"max_tokens": given.max_tokens} if given.max_tokens > 0 else {}) | more


def _work(
    given: argparse.Namespace,
    head: dict[str, Any],
    whole: int,
    noun: str,
    work: Callable[[Callable[[], Ask], Transcript], Iterator[int]],
) -> int:
    """Ask until all is in the transcript, then print its table; what is saved stays, whatever happens."""
    if find_spec("requests") is None:
        return complain(NEEDS)
    from pyengine.models.endpoint import Endpoint, EndpointError  # noqa: PLC0415 - requests is there only now

    key, timeout, retries = os.environ.get(given.key_from, "").strip(), float(given.timeout), given.retries

    def asks() -> Ask:
        return Endpoint(given.url, given.model, key, timeout=timeout, retries=retries, body=_body(given))

    check_parallel(given.parallel)
    asks()  # so that bad settings are told before there is a file
    check_target(given.out)
    transcript = Transcript(given.out, head)
    try:
        for _ in work(asks, transcript):
            pass
    except EndpointError as error:
        return complain(f"the endpoint: {error}; {_saved(given.out)}", 1)
    except KeyboardInterrupt:
        return complain(f"stopped; {_saved(given.out)}", STOPPED)
    print(f"{counted(whole, noun)} in {given.out}\n")
    print(markdown(standings([given.out]), {}))
    return 0


def _saved(path: Path) -> str:
    return f"what was asked is saved in {path}: the same command goes on from there"


def print_table(given: argparse.Namespace) -> int:
    """Print what transcripts come to."""
    prices = dict(map(_price, given.price))
    found = standings(given.files)
    if given.json:
        print(json.dumps({"standings": [each.to_json(prices) for each in found]}))
    else:
        print(markdown(found, prices))
    return 0


def _price(text: str) -> tuple[str, tuple[float, float]]:
    """`MODEL=IN,OUT`; raises `OptionError`."""
    model, _, both = text.rpartition("=")
    try:
        asked, answered = map(float, both.split(","))
    except ValueError:
        raise OptionError("price", text, ("MODEL=IN,OUT",)) from None
    if not (model and 0 <= asked < 1e9 and 0 <= answered < 1e9):
        raise OptionError("price", text, ("MODEL=IN,OUT",))
    return model, (asked, answered)


def markdown(found: list[Standing], prices: dict[str, tuple[float, float]]) -> str:
    """What each model reached, its puzzles by their level, and rule by model."""
    head = ["model", "game", "", "first places or solved", "decisions", "legal at once", "refused", "unread"]
    head += ["timed out", "by chance", "forfeits", "tokens in", "tokens out", "cost", "seconds"]
    rows = [_row(each, prices) for each in found]
    parts = [markdown_table(head, rows)]
    quizzes = [each for each in found if each.levels]
    if quizzes:
        lines = [[each.model, each.game, *(_solved(each, level) for level in LEVELS)] for each in quizzes]
        parts.append(f"Puzzles solved:\n\n{markdown_table(['model', 'game', *LEVELS], lines)}")
    columns = list(dict.fromkeys(each.model for each in found))
    broken = dict[str, dict[str, list[int]]]()
    for each in found:
        for rule, count in each.rules.items():
            cell = broken.setdefault(rule, {}).setdefault(each.model, [0, 0, 0])
            for at, more in enumerate((count.answers, count.first, count.mended)):
                cell[at] += more
    if broken:
        lines = [
            [rule, *(_cell(broken[rule].get(model)) for model in columns)] for rule in sorted(broken, key=by_number)
        ]
        told = "Rules broken: in how many answers (of the first ones of decisions, how many the next answer mended)"
        parts.append(f"{told}:\n\n{markdown_table(['rule', *columns], lines)}")
    return "\n\n".join(parts)


def _row(each: Standing, prices: dict[str, tuple[float, float]]) -> list[str]:
    data, cost = each.to_json(prices), each.cost(prices)
    share = "" if data["share"] is None else f"{data['share']:.1%} ({data['low']:.1%} … {data['high']:.1%})"
    counts = [each.answers["refused"], each.answers["unread"], each.answers["timed-out"], each.by_chance, each.forfeits]
    at_once = f"{each.at_once / each.decisions:.1%}" if each.decisions else ""
    reached = [each.model, each.game, counted(each.over, each.kind.removesuffix("s")), share]
    tokens = [str(each.asked), str(each.answered), "" if cost is None else f"{cost:.4f}", f"{each.seconds:.1f}"]
    return [*reached, str(each.decisions), at_once, *map(str, counts), *tokens]


def _solved(each: Standing, level: str) -> str:
    over, solved = each.levels.get(level, (0, 0.0))
    return f"{solved:.0f} of {over}" if over else ""


def _cell(count: list[int] | None) -> str:
    return f"{count[0]} ({count[2]} of {count[1]})" if count else "0"

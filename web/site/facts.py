"""What is said of a game in a line: for how many players it is, how long it takes; and a link to choose it."""

from __future__ import annotations

from pyengine.core.game import Game
from web.games import table_of
from web.parts.html import Html, el, glued, join
from web.parts.messages import Messages


def players_and_minutes(game: Game, t: Messages) -> Html:
    """Players and minutes for a rulebook; what no published one says is marked R."""
    info = table_of(game.id).info
    players = t("players-count", players=_span(*game.seats))
    minutes = t("minutes-about", minutes=_span(info.minutes, info.longest or info.minutes))
    return join(_said(players, t, ours="players" in info.ruled), " · ", _said(minutes, t, ours="minutes" in info.ruled))


def plain_facts(game: Game, t: Messages) -> str:
    """Players and minutes where a game is chosen: a mark would mean nothing to who knows no rulebook."""
    info = table_of(game.id).info
    minutes = t("minutes-about", minutes=_span(info.minutes, info.longest or info.minutes))
    return glued(" · ", (t("players-count", players=_span(*game.seats)), minutes))


def mark(kind: str, t: Messages) -> Html:
    """The mark of a rule or a fact, S, R or S/R, with what it means."""
    return el("abbr", {"class": "mark", "title": mark_words(kind, t)}, kind)


def mark_words(kind: str, t: Messages) -> str:
    """What a mark means."""
    return t(f"rules-mark-{kind.replace('/', '')}")


def _said(text: str, t: Messages, *, ours: bool) -> Html:
    return join(text, " ", mark("R", t)) if ours else join(text)


def _span(fewest: int, most: int) -> str:
    return str(fewest) if fewest == most else f"{fewest}–{most}"


def game_link(game: Game, href: str, t: Messages) -> Html:
    """The link to an address."""
    name, facts = el("strong", None, t(f"game-{game.id}")), el("span", {"class": "facts"}, plain_facts(game, t))
    return el("a", {"class": f"game {game.id}", "href": href}, table_of(game.id).cover(), name, facts)

"""A game's card in the lobby: it plays at one touch, and says how the game feels, for whom, how long, how hard."""

from __future__ import annotations

from pyengine.core.game import Game
from web.engine.setup import DEFAULT_BOT
from web.games import games, table_of
from web.parts.html import Html, el
from web.parts.messages import Messages
from web.parts.page_paths import learn_path
from web.site.facts import plain_facts

_HARDEST = 3


def play_address(game: Game, t: Messages) -> str:
    """A table of the game for one person, with as few bots as will do, from the site's root."""
    seats = ",".join(["human"] + [DEFAULT_BOT] * (max(2, game.seats[0]) - 1))
    return f"play/?game={game.id}&seats={seats}&lang={t.lang}"


def easiest() -> Game:
    """The game to begin with: of the easiest ones the shortest."""
    return min(games(), key=lambda game: (table_of(game.id).info.difficulty, table_of(game.id).info.minutes))


def card(game: Game, t: Messages) -> Html:
    """The card. Its first link covers it; those at its foot lie above."""
    name = t(f"game-{game.id}")
    play = {"class": "play", "href": play_address(game, t), "id": f"quick-{game.id}", "data-plays": True}
    title = el("h2", None, el("a", {**play, "aria-label": t("lobby-play", game=name)}, name))
    first = el("span", {"class": "easy-start"}, t("lobby-easiest")) if game is easiest() else None
    facts = el("p", {"class": "facts"}, plain_facts(game, t), " · ", difficulty(game, t))
    return el(
        "article",
        {"class": f"game {game.id}"},
        table_of(game.id).cover(),
        el("div", {"class": "words"}, title, first),
        el("p", {"class": "feel"}, t(f"feel-{game.id}")),
        facts,
        _foot(game, name, t),
    )


def difficulty(game: Game, t: Messages) -> Html:
    """How hard the game is to learn: up to three dots, with words."""
    hard = table_of(game.id).info.difficulty
    dots = [el("i", {"class": "full" if each < hard else None}) for each in range(_HARDEST)]
    words = el("span", None, t(f"difficulty-{hard}"))
    return el("span", {"class": "difficulty"}, el("span", {"class": "dots", "aria-hidden": "true"}, *dots), words)


def _foot(game: Game, name: str, t: Messages) -> Html:
    """The two quiet links."""
    set_up = {"href": f"setup/?game={game.id}&lang={t.lang}", "id": f"setup-{game.id}"}
    learn = {"href": learn_path(game.id, t.lang), "id": f"learn-{game.id}"}
    return el(
        "p",
        {"class": "card-foot"},
        el("span", {"class": "play-now", "aria-hidden": "true"}, t("play")),
        el("a", {**set_up, "aria-label": f"{t('set-up')}: {name}"}, t("set-up")),
        el("a", {**learn, "aria-label": f"{t('lobby-learn')}: {name}"}, t("lobby-learn")),
    )

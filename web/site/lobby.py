"""The lobby: what is today's, the games to go on with, all games, and where to learn. It works without scripts."""

from __future__ import annotations

from pyengine.core.game import Game
from web.engine.setup import DEFAULT_BOT
from web.games import easiest_first, games, table_of
from web.parts.html import Html, attributes_of, el
from web.parts.icons import cross, sent
from web.parts.messages import Messages
from web.parts.page_paths import learn_path, rulebooks_path, studies_path
from web.site.facts import plain_facts
from web.site.file_games import file_games
from web.site.frame import OWN_LANGUAGES, Frame, framed
from web.site.puzzles import day


def lobby(t: Messages) -> Html:
    """The whole page."""
    title = el("h1", None, t("lobby-title", count=len(games())))
    hero = el("div", {"class": "hero"}, title, el("p", None, t("app-tagline")))
    cards = el("section", {"class": "games", "aria-label": t("games")}, *(card(game, t) for game in easiest_first()))
    main = el(
        "main",
        {"id": "main", "class": "lobby"},
        hero,
        today(t),
        _kept_games(t),
        cards,
        file_games(t),
        _friends(t),
        _learn(t),
    )
    return el("div", {"class": "page"}, framed(Frame("", OWN_LANGUAGES), main, t))


def _kept_games(t: Messages) -> Html:
    """The games of this device, which the page's script lists by the `<template>`; with its texts."""
    words = {f"data-name-{game.id}": t(f"game-{game.id}") for game in games()}
    words |= {f"data-{name}": t(f"continue-{name}") for name in ("forget", "forgotten", "undo")}
    words |= {f"data-{name}": t(f"continue-{name}", own="{own}", best="{best}") for name in ("lead", "trail", "level")}
    words["data-round"] = t("continue-round", number="{number}")
    attrs = {"id": "saves", "hidden": True, "class": "saves", "aria-labelledby": "saves-title", **words}
    all_of_them = el(
        "button", {"type": "button", "class": "quiet", "id": "all-saves", "hidden": True}, t("continue-all")
    )
    title = el("div", {"class": "saves-head"}, el("h2", {"id": "saves-title"}, t("continue")), all_of_them)
    places = el("ul", {"id": "save-list", "role": "list"})
    told = el("span", {"class": "told"}, el("strong"), el("span", {"class": "how"}), el("span", {"class": "when"}))
    link = el("a", {"class": "go-on"}, el("span", {"class": "scene", "aria-hidden": "true"}), told)
    analyse = el("a", {"class": "analyse", "hidden": True}, t("analyse"))
    forget = el("button", {"type": "button", "class": "forget"}, cross())
    template = el("template", {"id": "save"}, el("li", None, link, analyse, forget))
    return el("section", attrs, title, places, template)


def _friends(t: Messages) -> Html:
    """The way to the games with friends far away; the page's script says how many of them wait for the reader."""
    waits = el("span", {"id": "friends-turns", "hidden": True, "data-one": t("friends-turns", count="{count}")})
    title = el("h2", {"id": "friends-title"}, t("friends"))
    link = el("a", {"class": "button", "href": f"friends/?lang={t.lang}", "id": "to-friends"}, t("friends"))
    attrs = {"class": "far-friends", "aria-labelledby": "friends-title"}
    return el("section", attrs, title, el("p", None, t("friends-short")), el("p", {"class": "menu"}, link, waits))


def _learn(t: Messages) -> Html:
    """Where somebody begins who has not played yet."""
    game = easiest_first()[0]
    name = t(f"game-{game.id}")
    first = el("a", {"class": "button", "href": learn_path(game.id, t.lang)}, t("learn-of", game=name))
    books = el("a", {"class": "button", "href": rulebooks_path(t.lang)}, t("rules-all"))
    studies = el("a", {"class": "button", "href": studies_path(t.lang)}, t("studies"))
    attrs = {"class": "learning", "aria-labelledby": "learning-title"}
    heading = el("h2", {"id": "learning-title"}, t("lobby-learn"))
    ways = el("p", {"class": "menu"}, first, books, studies)
    return el("section", attrs, heading, el("p", None, t("lobby-learn-lead")), ways)


_HARDEST = 3


def play_address(game: Game, t: Messages) -> str:
    """A table of the game for one person, with as few bots as will do, from the site's root."""
    seats = ",".join(["human"] + [DEFAULT_BOT] * (max(2, game.seats[0]) - 1))
    return f"play/?game={game.id}&seats={seats}&lang={t.lang}"


def card(game: Game, t: Messages) -> Html:
    """The card. Its first link covers it; those at its foot lie above."""
    name = t(f"game-{game.id}")
    play = {"class": "play", "href": play_address(game, t), "id": f"quick-{game.id}", "data-plays": True}
    title = el("h2", None, el("a", {**play, "aria-label": t("lobby-play", game=name)}, name))
    first = el("span", {"class": "easy-start"}, t("lobby-easiest")) if game is easiest_first()[0] else None
    facts = el("p", {"class": "facts"}, plain_facts(game, t), " · ", difficulty(game, t))
    set_up = {"href": f"setup/?game={game.id}&lang={t.lang}", "id": f"setup-{game.id}"}
    learn = {"href": learn_path(game.id, t.lang), "id": f"learn-{game.id}"}
    foot = el(
        "p",
        {"class": "card-foot"},
        el("span", {"class": "play-now", "aria-hidden": "true"}, t("play")),
        el("a", {**set_up, "aria-label": f"{t('set-up')}: {name}"}, t("set-up")),
        el("a", {**learn, "aria-label": f"{t('lobby-learn')}: {name}"}, t("lobby-learn")),
    )
    return el(
        "article",
        {"class": f"game {game.id}"},
        table_of(game.id).cover(),
        el("div", {"class": "words"}, title, first),
        el("p", {"class": "feel"}, t(f"feel-{game.id}")),
        facts,
        foot,
    )


def difficulty(game: Game, t: Messages) -> Html:
    """How hard the game is to learn: up to three dots, with words."""
    hard = table_of(game.id).info.difficulty
    dots = [el("i", {"class": "full" if each < hard else None}) for each in range(_HARDEST)]
    words = el("span", None, t(f"difficulty-{hard}"))
    return el("span", {"class": "difficulty"}, el("span", {"class": "dots", "aria-hidden": "true"}, *dots), words)


def today(t: Messages) -> Html:
    """The section at the top, with its texts. The page's first script fills it in by the date, before the first paint;
    without scripts it is not there.
    """
    words = {f"data-{way}": t("today-result", way=way, score="{score}", par="{par}", by="{by}") for way in _WAYS}
    words |= {f"data-name-{game.id}": t(f"game-{game.id}") for game in games()}
    words |= {"data-about": t("today-about", par="{par}"), "data-look": t("today-look")}
    words |= {"data-copied": t("share-copied"), "data-by-hand": t("share-not-copied")}
    words |= {"data-streak": t("today-streak", days="{days}"), "data-puzzled": t("today-puzzled")}
    attrs = {"id": "today", "class": "today coming", "aria-labelledby": "today-title", **words}
    title = el("h2", {"id": "today-title", "class": "unseen"}, t("today"))
    told = el(
        "span",
        {"class": "told"},
        el("span", {"class": "kicker"}, t("today-same")),
        el("strong", {"class": "of-game", **_names(t)}),
        el("span", {"class": "went", **attributes_of(t("today-about", par=""))}),
    )
    scene = el("span", {"class": "scene", "aria-hidden": "true"})
    go = el("span", {"class": "go"}, t("play"))
    deal = el("a", {"id": "today-deal", "class": "todays-deal", "href": f"play/?lang={t.lang}"}, scene, told, go)
    return el("section", attrs, title, deal, day("puzzles/", t), _month(t), _sharing(t))


def _names(t: Messages) -> dict[str, str]:
    """The attributes of an element that a script fills with the name of a game."""
    return next((found for game in games() if (found := attributes_of(t(f"game-{game.id}")))), {})


_WAYS = ("over", "under", "level")


def _month(t: Messages) -> Html:
    """The calendar, folded: of the days in a row there is a line anyhow."""
    streak = el("span", {"id": "streak", "class": "streak", "hidden": True})
    summary = el("summary", None, el("span", None, t("today-calendar")), streak)
    key = el(
        "p",
        {"class": "key"},
        *(el("span", {"class": name}, t(f"today-key-{name}")) for name in ("played", "par", "solved")),
    )
    days = el("ol", {"class": "days", "role": "list"})
    return el("details", {"class": "calendar"}, summary, el("h3", {"class": "month"}), days, key)


def _sharing(t: Messages) -> Html:
    """The result to pass on, once there is one: by the device's share dialog, or copied."""
    field = el(
        "textarea",
        {"id": "daily-text", "readonly": True, "aria-label": t("today-text"), "class": "line unseen", "rows": "5"},
    )
    button = el("button", {"type": "button", "class": "button", "id": "daily-share"}, sent(), " ", t("today-share"))
    note = el("span", {"id": "daily-note", "role": "status"})
    return el("div", {"class": "share-line", "id": "daily-sharing", "hidden": True}, field, button, note)

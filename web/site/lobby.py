"""The lobby: the games to go on with, all games, the deal of the day, and where to learn. It works without scripts."""

from __future__ import annotations

from web.games import games
from web.parts.html import Html, el
from web.parts.icons import cross
from web.parts.messages import Messages
from web.parts.page_paths import learn_path, rulebooks_path, studies_path
from web.site.frame import OWN_LANGUAGES, Frame, framed
from web.site.lobby_card import card, easiest
from web.site.lobby_today import today
from web.site.puzzles import day


def lobby(t: Messages) -> Html:
    """The whole page."""
    title = el("h1", None, t("lobby-title", count=len(games())))
    hero = el("div", {"class": "hero"}, title, el("p", None, t("app-tagline")))
    cards = el("section", {"class": "games", "aria-label": t("games")}, *(card(game, t) for game in games()))
    main = el(
        "main",
        {"id": "main", "class": "lobby"},
        hero,
        _kept_games(t),
        cards,
        _friends(t),
        today(t),
        day("puzzles/", t),
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
    return el("section", attrs, title, places, _kept_game(t))


def _friends(t: Messages) -> Html:
    """The way to the games with friends far away; the page's script says how many of them wait for the reader."""
    waits = el("span", {"id": "friends-turns", "hidden": True, "data-one": t("friends-turns", count="{count}")})
    title = el("h2", {"id": "friends-title"}, t("friends"))
    link = el("a", {"class": "button", "href": f"friends/?lang={t.lang}", "id": "to-friends"}, t("friends"))
    attrs = {"class": "far-friends", "aria-labelledby": "friends-title"}
    return el("section", attrs, title, el("p", None, t("friends-short")), el("p", {"class": "menu"}, link, waits))


def _kept_game(t: Messages) -> Html:
    """A game to go on with, before its texts are filled in."""
    told = el("span", {"class": "told"}, el("strong"), el("span", {"class": "how"}), el("span", {"class": "when"}))
    link = el("a", {"class": "go-on"}, el("span", {"class": "scene", "aria-hidden": "true"}), told)
    analyse = el("a", {"class": "analyse", "hidden": True}, t("analyse"))
    forget = el("button", {"type": "button", "class": "forget"}, cross())
    return el("template", {"id": "save"}, el("li", None, link, analyse, forget))


def _learn(t: Messages) -> Html:
    """Where somebody begins who has not played yet."""
    game = easiest()
    name = t(f"game-{game.id}")
    first = el("a", {"class": "button", "href": learn_path(game.id, t.lang)}, t("learn-of", game=name))
    books = el("a", {"class": "button", "href": rulebooks_path(t.lang)}, t("rules-all"))
    studies = el("a", {"class": "button", "href": studies_path(t.lang)}, t("studies"))
    attrs = {"class": "learning", "aria-labelledby": "learning-title"}
    heading = el("h2", {"id": "learning-title"}, t("lobby-learn"))
    ways = el("p", {"class": "menu"}, first, books, studies)
    return el("section", attrs, heading, el("p", None, t("lobby-learn-lead")), ways)

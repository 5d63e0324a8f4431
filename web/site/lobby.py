"""The lobby: the games, and a form to set one up. It works without scripts."""

from __future__ import annotations

from pyengine.bots import names as bot_names
from pyengine.core.game import Game
from pyengine.core.options import Option
from web.engine.setup import DEFAULT_BOT
from web.games import games, table_of
from web.parts.html import Html, el
from web.parts.icons import sliders
from web.parts.messages import LANGS, Messages
from web.parts.ornament import sign
from web.parts.page_paths import learn_path, rulebooks_path, rules_path
from web.parts.preferences import PACES, checked
from web.parts.settings_panel import page_settings
from web.site.facts import players_and_minutes


def lobby(t: Messages) -> Html:
    """The whole page."""
    links = [
        el("a", {"class": "button", "href": f"?lang={lang}", "hreflang": lang, "lang": lang}, t(f"lang-{lang}"))
        for lang in LANGS
        if lang != t.lang
    ]
    books = el("a", {"class": "button", "href": rulebooks_path(t.lang)}, t("rules-all"))
    counted = el("a", {"class": "button", "href": f"stats/?lang={t.lang}", "id": "to-stats"}, t("stats"))
    home = el("span", {"class": "home"}, sign(), el("span", None, t("app-name")))
    header = el("header", {"class": "bar"}, home, books, counted, *links, *settings_controls(t))
    hero = el("div", {"class": "hero"}, el("h1", None, t("app-name")), el("p", None, t("app-tagline")))
    cards = [_game(game, t) for game in games()]
    grid = el("section", {"class": "games", "aria-label": t("games")}, *cards)
    main = el("main", {"id": "main", "class": "lobby"}, hero, _saves(t), grid)
    return el("div", {"class": "page"}, header, update_notice(t), main, el("footer", None, el("p", None, t("footer"))))


def _saves(t: Messages) -> Html:
    """The list of saved games, which the page's script fills; with its texts."""
    words = {f"data-name-{game.id}": t(f"game-{game.id}") for game in games()}
    attrs = {"id": "saves", "hidden": True, "class": "saves", "data-remove": t("remove-save"), **words}
    return el("section", attrs, el("h2", None, t("continue")), el("ul", {"id": "save-list"}))


def settings_controls(t: Messages) -> tuple[Html, Html]:
    """The settings of a page without an engine: a button, and the panel that it opens."""
    attrs = {"type": "button", "class": "button", "id": "open-settings", "popovertarget": "page-settings"}
    button = el("button", {**attrs, "aria-label": t("settings"), "title": t("settings")}, sliders())
    choices = page_settings(checked({}), t, page=True)
    close = {"type": "button", "class": "button", "popovertarget": "page-settings", "popovertargetaction": "hide"}
    heading = el("h2", {"id": "page-settings-title"}, t("settings"))
    title = el("div", {"class": "panel-head"}, heading, el("button", close, t("close")))
    box = {
        "id": "page-settings",
        "class": "panel",
        "popover": True,
        "role": "dialog",
        "aria-labelledby": "page-settings-title",
    }
    return button, el("div", box, title, *choices)


def update_notice(t: Messages) -> Html:
    """The offer of a new version."""
    button = el("button", {"id": "update-now", "class": "button", "type": "button"}, t("update-now"))
    return el("div", {"id": "update", "class": "update", "hidden": True}, t("update-ready"), button)


def _game(game: Game, t: Messages) -> Html:
    facts = el("p", {"class": "facts"}, players_and_minutes(game, t))
    seats = ",".join(["human"] + [DEFAULT_BOT] * (max(2, game.seats[0]) - 1))
    address = f"play/?game={game.id}&seats={seats}&lang={t.lang}"
    quick = el("a", {"class": "button main", "href": address, "id": f"quick-{game.id}"}, t("play"))
    book = {"class": "button", "href": rules_path(game.id, t.lang), "id": f"rules-{game.id}"}
    rules = el("a", {**book, "aria-label": t("rules-of", game=t(f"game-{game.id}"))}, t("rules"))
    lesson = {"class": "button", "href": learn_path(game.id, t.lang), "id": f"learn-{game.id}"}
    learn = el("a", {**lesson, "aria-label": t("learn-of", game=t(f"game-{game.id}"))}, t("learn"))
    daily = {"class": "button", "href": address, "id": f"daily-{game.id}", "data-daily": True, "hidden": True}
    today = el("a", {**daily, "aria-label": t("daily-of", game=t(f"game-{game.id}"))}, t("daily"))
    set_up = el("details", {"class": "set-up"}, el("summary", None, t("set-up")), _form(game, t))
    return el(
        "article",
        {"class": f"game {game.id}"},
        table_of(game.id).cover(),
        el("div", {"class": "words"}, el("h2", None, t(f"game-{game.id}")), facts),
        el("p", {"class": "about"}, t(f"about-{game.id}")),
        el("p", {"class": "menu"}, quick, learn, today, rules),
        set_up,
    )


def _form(game: Game, t: Messages) -> Html:
    hidden = [_hidden("game", game.id), _hidden("lang", t.lang)]
    seats = [_seat(game, seat, t) for seat in range(game.seats[1])]
    options = [_option(game, option, t) for option in game.options]
    paces = [(value, t(f"pace-{value}")) for value in PACES]
    pace = _select(f"{game.id}-pace", "pace", t("pace"), paces)
    hint = {"placeholder": t("seed-hint"), "inputmode": "numeric", "pattern": "[0-9]*"}
    seed = _input(f"{game.id}-seed", "seed", t("seed"), hint)
    button = el("button", {"class": "button main", "type": "submit"}, t("play"))
    return el("form", {"action": "play/", "method": "get"}, *hidden, *seats, *options, pace, seed, button)


def _option(game: Game, option: Option, t: Messages) -> Html:
    ident = f"option-{game.id}-{option.name}"
    if option.span is None:
        return _select(ident, option.name, t(ident), [(value, t(f"{ident}-{value}")) for value in option.choices])
    lowest, highest = option.span
    kind = {"type": "number", "min": str(lowest), "max": str(highest), "value": option.default}
    return _input(ident, option.name, t(ident), kind)


def _hidden(name: str, value: str) -> Html:
    return el("input", {"type": "hidden", "name": name, "value": value})


def _seat(game: Game, seat: int, t: Messages) -> Html:
    """The player at a seat; seats beyond the fewest may stay empty."""
    kinds = [("human", t("kind-human")), *((f"bot:{name}", t(f"kind-bot-{name}")) for name in bot_names())]
    wanted = "human" if seat == 0 else DEFAULT_BOT if seat < max(2, game.seats[0]) else ""
    if seat >= game.seats[0]:
        kinds.append(("", t("kind-nobody")))
    kind = _select(f"{game.id}-seats{seat}", "seats", t("seat-number", number=seat + 1), kinds, wanted)
    hint = {"placeholder": t("name-hint"), "maxlength": "24"}
    name = _input(f"{game.id}-names{seat}", "names", t("name-number", number=seat + 1), hint)
    return el("div", {"class": "place"}, kind, name)


def _select(ident: str, name: str, label: str, choices: list[tuple[str, str]], chosen: str = "") -> Html:
    options = [el("option", {"value": value, "selected": value == chosen}, text) for value, text in choices]
    field = el("select", {"name": name, "id": ident}, *options)
    return el("div", {"class": "field"}, el("label", {"for": ident}, label), field)


def _input(ident: str, name: str, label: str, attrs: dict[str, str]) -> Html:
    field = el("input", {"name": name, "id": ident, "autocomplete": "off", **attrs})
    return el("div", {"class": "field"}, el("label", {"for": ident}, label), field)

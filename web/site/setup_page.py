"""The set-up page: a form of the play page for each game, who plays and by which options. It works without scripts."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations, product

from pyengine.core.errors import OptionError
from pyengine.core.game import Game
from pyengine.core.options import Option
from web.engine.people import bots_in_words
from web.engine.setup import DEFAULT_BOT
from web.games import games
from web.parts.faces import FACES, symbol
from web.parts.html import Html, el
from web.parts.messages import Messages
from web.parts.page_paths import rules_path
from web.parts.preferences import CHOICES, PACES
from web.site.facts import game_link, plain_facts
from web.site.file_games import facts
from web.site.frame import OWN_LANGUAGES, Frame, framed

MOST_OF_FILE = 8
"""The most seats that a form offers for a game of a file."""
_NOBODY = "person", "paw"
"""What stands for a face that is not chosen: a person's outline, and a paw for a bot."""


def setup_page(t: Messages) -> Html:
    """The whole page: the form of the game that the address asks for, or a choice of all games."""
    forms = [_game(game, t) for game in games()]
    faces = el("svg", {"hidden": True}, *(symbol(name) for name in (*_NOBODY, *FACES)))
    links = [game_link(game, f"?game={game.id}&lang={t.lang}#{game.id}", t) for game in games()]
    choice = el("div", {"class": "which", "id": "which"}, el("h1", None, t("setup-which")), *links)
    main = el("main", {"id": "main", "class": "setup-page"}, choice, *forms, file_form(t))
    return el("div", {"class": "page"}, faces, framed(Frame("../", OWN_LANGUAGES), main, t))


# One game ------------------------------------------------------------------------------------------------------------


def _game(game: Game, t: Messages) -> Html:
    """A game's form under its title."""
    title = el("h1", {"id": f"title-{game.id}"}, t("setup-title", game=t(f"game-{game.id}")))
    book = el("a", {"href": f"../{rules_path(game.id, t.lang)}"}, t("rules"))
    head = el("div", {"class": "hero small"}, title, el("p", None, plain_facts(game, t), " ", book))
    attrs = {"class": "set-up-game", "id": game.id, "aria-labelledby": f"title-{game.id}"}
    return el("section", attrs, head, game_form(game, "../play/", t))


def game_form(game: Game, page: str, t: Messages) -> Html:
    """A game's form of the `page` that plays. The script finds its texts, and what the game refuses to deal, in `data-`
    attributes.
    """
    refused = refusals(game) if game.options else Refusals((), {})
    words = {
        "data-game": game.id,
        "data-friends": "../friends/",
        "data-book": t("setup-book"),
        "data-changed": t("setup-changed", count="{count}"),
    }
    data = {"data-refusals": json.dumps({"options": refused.options, "tables": refused.tables}), **words}
    seats = [_seat(game, seat, t) for seat in range(game.seats[1])]
    return el(
        "form",
        {"action": page, "method": "get", "autocomplete": "off", **data},
        _hidden("game", game.id),
        _hidden("lang", t.lang),
        _how_many(game, t),
        el("fieldset", None, el("legend", None, t("setup-who")), el("div", {"class": "seats"}, *seats)),
        _connecting(t),
        _options(game, t),
        el("p", {"class": "refusal", "role": "alert", "hidden": True}),
        el("p", {"class": "deal"}, el("button", {"class": "button main", "type": "submit"}, t("setup-deal"))),
    )


def _hidden(name: str, value: str) -> Html:
    return el("input", {"type": "hidden", "name": name, "value": value})


def _how_many(game: Game, t: Messages) -> Html:
    """A big button for each number of players."""
    fewest, most = game.seats
    choices = [
        el(
            "label",
            {"class": "pick"},
            el(
                "input",
                {
                    "type": "radio",
                    "name": "players",
                    "value": str(count),
                    "checked": count == max(2, fewest),
                    "aria-label": t("setup-players-count", count=count),
                },
            ),
            el("span", {"aria-hidden": "true"}, str(count)),
        )
        for count in range(fewest, most + 1)
    ]
    picks = el("div", {"class": "picks"}, *choices)
    return el("fieldset", {"class": "how-many"}, el("legend", None, t("setup-players")), picks)


def file_form(t: Messages) -> Html:
    """The form by which any game of a file is set up: the page's script takes out what the game has no use for."""
    some = games()[0]
    game = replace(some, id="file", rules=replace(some.rules, seats=(1, MOST_OF_FILE), options=()))
    title = el("h1", {"id": "title-file"}, t("setup-title", game="{game}"))
    book = el("a", {"class": "book"}, t("rules"))
    head = el("div", {"class": "hero small"}, title, el("p", None, facts("span", t), " ", book))
    form = game_form(game, "../games/", t)
    attrs = {"class": "set-up-game", "id": "file", "aria-labelledby": "title-file"}
    section = el("section", attrs, head, form)
    return el("template", {"id": "file-form"}, section)


def _connecting(t: Messages) -> Html:
    """Whether this device may connect to those of friends; the style sheet shows it where one of them sits.

    The browser's `settings.js` keeps the choice, which is one of the reader's settings.
    """
    buttons = [
        el("button", {"type": "button", "class": "button", "data-setting": f"connect={value}"}, t(f"connect-{value}"))
        for value in CHOICES["connect"]
    ]
    why = el("p", {"class": "quiet"}, t("connect-why"))
    legend = el("legend", None, t("setting-connect"))
    return el("fieldset", {"class": "connecting"}, legend, el("div", {"class": "menu"}, *buttons), why)


# Seats ---------------------------------------------------------------------------------------------------------------


def _seat(game: Game, seat: int, t: Messages) -> Html:
    """A seat's face, who plays there, and the name."""
    ident, number = f"{game.id}-{seat + 1}", seat + 1
    kinds = [("human", t("setup-human")), ("friend", t("setup-friend"))]
    kinds += bots_in_words(t)
    usual = "human" if seat == 0 else DEFAULT_BOT
    options = [el("option", {"value": kind, "selected": kind == usual}, text) for kind, text in kinds]
    kind = el("select", {"name": "seats", "id": f"kind-{ident}"}, *options)
    hint = {"placeholder": t("setup-name-hint"), "maxlength": "24"}
    name = el("input", {"name": "names", "id": f"name-{ident}", **hint})
    label = t("setup-face-at", number=number)
    attrs = {"type": "button", "class": "face-button", "popovertarget": f"faces-{ident}", "id": f"open-faces-{ident}"}
    shown = _use(_NOBODY[0] if seat == 0 else _NOBODY[1])
    face_button = el("button", {**attrs, "aria-label": label, "title": label}, shown)
    return el(
        "fieldset",
        {"class": "seat", "data-seat": str(number)},
        el("legend", None, t("setup-seat", number=number)),
        face_button,
        labelled(f"kind-{ident}", t("setup-kind"), kind),
        labelled(f"name-{ident}", t("setup-name"), name),
        _faces(ident, number, t),
    )


def _faces(ident: str, number: int, t: Messages) -> Html:
    """The choice of a face for a seat."""
    title = el("h2", {"id": f"faces-title-{ident}"}, t("setup-face-at", number=number))
    close = {"type": "button", "class": "button", "popovertarget": f"faces-{ident}", "popovertargetaction": "hide"}
    head = el("div", {"class": "panel-head"}, title, el("button", close, t("close")))
    group = {"class": "faces", "role": "radiogroup", "aria-labelledby": f"faces-title-{ident}"}
    words = (el("span", {"class": name}, t(f"setup-face-{name}")) for name in _NOBODY)
    nobody = _face_choice(number, "", *(_use(name) for name in _NOBODY), *words)
    animals = [_face_choice(number, name, _use(name), el("span", None, t(f"face-{name}"))) for name in FACES]
    panel = {"class": "panel", "id": f"faces-{ident}", "popover": True, "role": "dialog"}
    panel["aria-labelledby"] = f"faces-title-{ident}"
    return el("div", panel, head, el("div", group, nobody, *animals))


def _face_choice(number: int, value: str, *shown: Html) -> Html:
    """The button of a face. For none there are two pictures and texts, of which the style sheet hides one."""
    field = {"type": "radio", "name": f"face-{number}", "value": value, "checked": not value}
    return el("label", {"class": "face-choice"}, el("input", field), *shown)


def _use(name: str) -> Html:
    """A face that is drawn once on the page."""
    return el("svg", {"class": f"face {name}", "aria-hidden": "true"}, el("use", {"href": f"#face-{name}"}))


# Options -------------------------------------------------------------------------------------------------------------


def _options(game: Game, t: Messages) -> Html:
    """What may be changed, closed at first: the options of the game, the bots' pace, and the number of the deal."""
    differs = el("span", {"class": "differs", "role": "status"}, t("setup-book") if game.options else None)
    summary = el("summary", None, el("span", None, t("setup-options")), differs)
    fields = [option_field(game, option, t) for option in game.options]
    paces = [el("option", {"value": value}, t(f"pace-{value}")) for value in PACES]
    ident, why = f"seed-{game.id}", f"why-seed-{game.id}"
    attrs = {"placeholder": t("setup-seed-hint"), "inputmode": "numeric", "pattern": "[0-9]*", "maxlength": "18"}
    field = el("input", {"name": "seed", "id": ident, "aria-describedby": why, **attrs})
    pace = el("select", {"name": "pace", "id": f"pace-{game.id}"}, *paces)
    seed = labelled(ident, t("setup-seed"), field), el("p", {"class": "quiet", "id": why}, t("setup-seed-why"))
    more = labelled(f"pace-{game.id}", t("setting-pace"), pace), *seed
    return el("details", {"class": "set-options"}, summary, *fields, *more)


def labelled(ident: str, label: str, field: Html) -> Html:
    """A field under its label."""
    return el("div", {"class": "field"}, el("label", {"for": ident}, label), field)


def option_field(game: Game, option: Option, t: Messages) -> Html:
    """An option's values, and why one would choose among them.

    `data-players` are the numbers of players for whom it matters; the style sheet hides it for others. `data-refused`
    is what the page says where a value contradicts another choice: a sentence for each value, in their order.
    """
    ident, text = f"option-{game.id}-{option.name}", f"option-{game.id}-{option.name.rstrip('_0123456789')}"
    counts = [str(count) for count in range(game.seats[0], game.seats[1] + 1) if option.matters(count)]
    refused = [t(f"{text}-refused", value=value) for value in option.choices if f"{text}-refused" in t]
    data = {"data-option": option.name, "data-default": option.default, "data-players": " ".join(counts)}
    why = el("p", {"class": "quiet", "id": f"why-{ident}"}, t(f"{text}-why"))
    field = _number(ident, option, t) if option.span else _values(ident, option, t)
    said = json.dumps(refused, ensure_ascii=False) if refused else None
    attrs = {"class": "option", **data, "data-refused": said, "aria-describedby": f"why-{ident}"}
    return el("fieldset", attrs, el("legend", None, t(ident)), why, field)


def _values(ident: str, option: Option, t: Messages) -> Html:
    """A button for each value."""
    choices = [
        el(
            "label",
            {"class": "pick"},
            el("input", {"type": "radio", "name": option.name, "value": value, "checked": value == option.default}),
            el("span", None, t(f"{ident}-{value}")),
        )
        for value in option.choices
    ]
    return el("div", {"class": "picks"}, *choices)


def _number(ident: str, option: Option, t: Messages) -> Html:
    """A number in the option's span, and the usual ones as suggestions."""
    assert option.span
    lowest, highest = option.span
    span = t("setup-number", lowest=lowest, highest=highest)
    attrs = {"type": "number", "name": option.name, "value": option.default, "min": str(lowest), "max": str(highest)}
    field = el("input", {**attrs, "id": ident, "list": f"usual-{ident}", "required": True})
    usual = [el("option", {"value": value}, t(f"{ident}-{value}")) for value in sorted(option.choices, key=int)]
    return el(
        "div",
        {"class": "field"},
        el("label", {"for": ident}, span),
        field,
        el("datalist", {"id": f"usual-{ident}"}, *usual),
    )


_SEED = 1
"""What a deal refuses does not depend on its number."""


@dataclass(frozen=True, slots=True)
class Refusals:
    """What a game refuses: the `options` that can contradict each other, and a table for each number of players.

    A table has a digit for every combination of values of those options that matter with so many players, the last one
    changing fastest: 0 where it is dealt, else the number of the refused option, from 1.
    """

    options: tuple[str, ...]
    tables: dict[int, str]


def refusals(game: Game) -> Refusals:
    """Everything that the game refuses to deal."""
    counts = range(game.seats[0], game.seats[1] + 1)
    found = {name for players in counts for name in _contradicting(game, players)}
    names = tuple(option.name for option in game.options if option.name in found)
    tables = {players: _table(game, players, names) for players in counts}
    return Refusals(names, {players: table for players, table in tables.items() if table.strip("0")})


def _table(game: Game, players: int, names: tuple[str, ...]) -> str:
    options = [option for option in game.options if option.name in names and option.matters(players)]
    given = [option.name for option in options]
    values = product(*(option.choices for option in options))
    refused = (_refused(game, players, dict(zip(given, each, strict=True))) for each in values)
    return "".join(str(names.index(name) + 1) if name else "0" for name in refused)


def _contradicting(game: Game, players: int) -> Iterator[str]:
    """The options that are refused by themselves, and those on which the refusal of another one depends."""
    ask = cache(lambda *chosen: _refused(game, players, dict(chosen)))
    of_count = [option for option in game.options if option.matters(players)]
    options = [[(option.name, value) for value in option.choices[1:]] for option in of_count]
    yield from (name for values in options for value in values if (name := ask(value)))
    for first, second in combinations(options, 2):
        for one, other in product(first, second):
            both = ask(one, other)
            if bool(both) != bool(ask(one) or ask(other)):
                yield from (one[0], other[0], *([both] if both else []))


def _refused(game: Game, players: int, chosen: Mapping[str, str]) -> str:
    """The option that a deal refuses; empty where it deals."""
    try:
        game.new(players, _SEED, dict(chosen))
    except OptionError as error:
        return error.name
    return ""

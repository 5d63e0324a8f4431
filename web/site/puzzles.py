"""The page of all puzzles, that of a single one before its Python has started, and the lobby's puzzle of the day."""

from __future__ import annotations

from functools import cache

from pyengine.core.errors import OptionError
from pyengine.core.game import Game
from pyengine.puzzles.puzzle import LEVELS, Puzzle, load_numbered, load_puzzles
from pyengine.puzzles.rating import first_rating
from pyengine.puzzles.themes import themes
from web.games import easiest_first, games
from web.parts.html import Html, attributes_of, el, glued, join
from web.parts.messages import Messages
from web.parts.page_paths import rules_path
from web.site.frame import OWN_LANGUAGES, Frame, framed
from web.site.opening import starting


@cache
def puzzles_of(game_id: str) -> tuple[Puzzle, ...]:
    """The shipped puzzles of a game; none where it has no file of them."""
    try:
        return load_puzzles(game_id)
    except OptionError:
        return ()


def levels() -> str:
    """For each game the levels of its puzzles, a letter for each number, `-` where that is gone: `uno:ee-h nizam:…`."""
    with_puzzles = [game.id for game in games() if puzzles_of(game.id)]
    found = {ident: "".join(each.level[0] if each else "-" for each in load_numbered(ident)) for ident in with_puzzles}
    return " ".join(f"{game_id}:{letters}" for game_id, letters in found.items())


def ratings() -> str:
    """For each game the first ratings of its puzzles, nothing for one that is gone: `uno:1150,,1480 nizam:…`."""
    with_puzzles = [game.id for game in games() if puzzles_of(game.id)]
    found = {
        ident: [str(first_rating(each)) if each else "" for each in load_numbered(ident)] for ident in with_puzzles
    }
    return " ".join(f"{ident}:{','.join(listed)}" for ident, listed in found.items())


def themes_of() -> str:
    """For each game its themes with the numbers of their puzzles: `uno:draw=3.9,keep-colour=1 nizam:…`."""
    with_puzzles = [game.id for game in games() if puzzles_of(game.id)]
    return " ".join(
        f"{ident}:" + ",".join(f"{theme}={_dotted(numbers)}" for theme, numbers in by_theme(ident).items())
        for ident in with_puzzles
    )


@cache
def by_theme(game_id: str) -> dict[str, list[int]]:
    """The numbers of a game's puzzles by their themes, those first that are of most."""
    found: dict[str, list[int]] = {}
    for each in puzzles_of(game_id):
        for theme in themes(each):
            found.setdefault(theme, []).append(each.number)
    return dict(sorted(found.items(), key=lambda item: -len(item[1])))


def _dotted(numbers: list[int]) -> str:
    return ".".join(map(str, numbers))


def puzzles(t: Messages) -> Html:
    """All puzzles: that of the day, the streak, and a list for each game by level."""
    title = el("div", {"class": "hero small"}, el("h1", None, t("puzzles")), el("p", None, t("puzzles-lead")))
    counted = t("puzzles-streak-best", count="{count}")
    best = el(
        "span", {"id": "streak-best", "class": "streak", "hidden": True, "data-text": counted, **attributes_of(counted)}
    )
    begin = el("a", {"class": "button main", "href": f"play/?streak&lang={t.lang}"}, t("puzzles-streak-begin"))
    streak = el(
        "section",
        {"class": "puzzle-way", "aria-labelledby": "streak-title"},
        el("h2", {"id": "streak-title"}, t("puzzles-streak")),
        el("p", None, t("puzzles-streak-lead")),
        el("p", {"class": "menu"}, begin, best),
    )
    ways = el("div", {"class": "puzzle-ways"}, day("", t), streak, _practice(t))
    lists = [_own(t), *(_list(game, t) for game in games() if puzzles_of(game.id))]
    kept = el("p", {"class": "quiet"}, t("puzzles-kept"))
    attrs = {"id": "main", "class": "lobby puzzles", "data-solved": t("puzzle-solved"), "data-ratings": ratings()}
    return el(
        "div", {"class": "page"}, framed(Frame("../", OWN_LANGUAGES), el("main", attrs, title, ways, *lists, kept), t)
    )


def _practice(t: Messages) -> Html:
    """The reader's rating, days in a row, and what is due to come back; the page's first script fills it in."""

    def told(tag: str, name: str, text: str, **attrs: str) -> Html:
        return el(tag, {"class": name, "hidden": True, "data-text": text, **attributes_of(text), **attrs})

    facts = el(
        "p",
        {"class": "menu"},
        told("span", "rating streak", t("puzzles-rating", count="{count}")),
        told("span", "days streak", t("puzzles-days", count="{count}")),
    )
    again = told("a", "due button main", t("puzzles-due", count="{count}"), href=f"play/?again&lang={t.lang}")
    none = told("span", "none quiet", t("puzzles-none-due"))
    return el(
        "section",
        {"id": "practice", "class": "puzzle-way", "aria-labelledby": "practice-title"},
        el("h2", {"id": "practice-title"}, t("puzzles-practice")),
        el("p", None, t("puzzles-practice-lead")),
        facts,
        el("p", {"class": "menu"}, again, none),
    )


def _own(t: Messages) -> Html:
    """The mistakes of the reader's own games, which the page's Python lists."""
    attrs: dict[str, str | bool | None] = {f"data-name-{game.id}": t(f"game-{game.id}") for game in games()}
    attrs |= {"id": "own", "class": "puzzle-list", "hidden": True, "aria-labelledby": "own-title"}
    attrs |= {
        "data-one": t("puzzles-own-one", game="{game}", day="{day}", loss="{loss}"),
        "data-solved": t("puzzle-solved"),
    }
    link = el("a", {"class": "button", "href": f"play/?game=own&lang={t.lang}"})
    delete = el("button", {"type": "button", "class": "button"}, t("puzzles-own-delete"))
    one = el("template", {"id": "own-one"}, el("li", None, link, delete))
    head = el("div", {"class": "puzzle-head"}, el("h2", {"id": "own-title"}, t("puzzles-own")))
    listed = el("ul", {"role": "list", "id": "own-list"})
    return el("section", attrs, head, el("p", {"class": "quiet"}, t("puzzles-own-lead")), listed, one)


def puzzle(t: Messages) -> Html:
    """A single puzzle, which the engine puts in its place; until then what holds of any, and a table without a game."""
    names = {"data-title-own": t("puzzle-own")} | {
        f"data-title-{game.id}": t("puzzle-title", game=t(f"game-{game.id}"), number="{number}") for game in games()
    }
    note = {"class": "lesson-note", "id": "note", "tabindex": "-1", "aria-labelledby": "step-title"}
    place = el(
        "div",
        {"class": "lesson", "id": "puzzle", "data-table": "puzzle", **names},
        el(
            "section",
            note,
            el("p", {"class": "so-far"}, t("puzzles-day")),
            el("h2", {"id": "step-title"}, t("puzzle-find")),
            el("p", None, t("puzzle-lead")),
        ),
        el("div", {"class": "menu", "id": "puzzle-menu"}),
        el("div", {"class": "stage"}, el("div", {"class": "notes"}), el("div", {"class": "table coming"})),
    )
    attrs = {"id": "main", "class": "learn puzzle-page", "data-levels": levels(), "data-easiest": easiest_first()[0].id}
    title = el("h1", {"class": "unseen"}, t("puzzles"))
    attrs |= {"data-ratings": ratings(), "data-themes": themes_of()}
    said = t("puzzle-standing", rating="{rating}", due="{due}")
    standing = el("p", {"id": "standing", "class": "quiet", "hidden": True, "data-text": said, **attributes_of(said)})
    main = el("main", attrs, title, standing, place)
    return el("div", {"class": "page"}, framed(Frame("../../", OWN_LANGUAGES), join(starting(t), main), t))


def day(root: str, t: Messages) -> Html:
    """The puzzle of the day, which the page's first script chooses; `root` leads from another page to `puzzles/`.

    Without scripts it is the first easy one of the easiest game.
    """
    up = "" if root else "../"
    attrs = {f"data-name-{game.id}": t(f"game-{game.id}") for game in games()}
    attrs |= {f"data-rules-{game.id}": f"{up}{rules_path(game.id, t.lang)}" for game in games()}
    attrs |= {f"data-level-{level[0]}": t(f"puzzle-level-{level}") for level in LEVELS}
    attrs |= {"id": "puzzle-day", "class": "puzzle-way", "aria-labelledby": "puzzle-day-title"}
    attrs |= {"data-levels": levels(), "data-ratings": ratings(), "data-easiest": easiest_first()[0].id}
    game = easiest_first()[0]
    number = next(each.number for each in puzzles_of(game.id) if each.level == LEVELS[0])
    title = el("h2", {"id": "puzzle-day-title"}, t("puzzles-day"))
    levelled = attributes_of(t(f"puzzle-level-{LEVELS[0]}"))  # a script puts the level behind the game's name
    told = el("p", None, el("strong", {"class": "of-game", **levelled}, t(f"game-{game.id}")))
    went = el("span", {"class": "went", "hidden": True}, t("puzzles-day-solved"))
    address = f"{root}play/?game={game.id}&n={number}&lang={t.lang}"
    link = el("a", {"class": "button main solve", "href": address}, t("puzzles-solve"))
    rules = el("a", {"class": "its-rules", "href": f"{up}{rules_path(game.id, t.lang)}"}, t("puzzles-its-rules"))
    return el("section", attrs, title, told, el("p", {"class": "menu"}, link, rules, went))


def _list(game: Game, t: Messages) -> Html:
    """The puzzles of a game by level; the script counts and marks what is solved."""
    found = puzzles_of(game.id)
    name = t(f"game-{game.id}")
    text = t("puzzles-solved-of", solved="{solved}", count=len(found))
    counted = el("p", {"class": "facts", "data-count-of": game.id, "data-text": text, **attributes_of(text)})
    by_level = [_level(game, level, name, t) for level in LEVELS if any(each.level == level for each in found)]
    title = el("h2", {"id": f"puzzles-{game.id}"}, name)
    attrs = {"class": f"puzzle-list {game.id}", "aria-labelledby": f"puzzles-{game.id}"}
    return el("section", attrs, el("div", {"class": "puzzle-head"}, title, counted), _themes(game, t), *by_level)


def _themes(game: Game, t: Messages) -> Html:
    """The themes of a game's puzzles, folded; one that is pressed leaves only its own puzzles in the list."""
    buttons = [
        el(
            "button",
            {
                "type": "button",
                "class": "button",
                "aria-pressed": "false",
                "data-theme": theme,
                "data-numbers": _dotted(numbers),
            },
            glued(" ", (t(f"puzzle-theme-{theme}"), f"({len(numbers)})")),
        )
        for theme, numbers in by_theme(game.id).items()
    ]
    label = {"class": "menu", "role": "group", "aria-label": t("puzzles-themes")}
    return el("details", {"class": "themes"}, el("summary", None, t("puzzles-themes")), el("div", label, *buttons))


def _level(game: Game, level: str, name: str, t: Messages) -> Html:
    links = [el("li", None, _link(game, each.number, name, t)) for each in puzzles_of(game.id) if each.level == level]
    return el(
        "div", {"class": "of-level"}, el("h3", None, t(f"puzzle-level-{level}")), el("ol", {"role": "list"}, *links)
    )


def _link(game: Game, number: int, name: str, t: Messages) -> Html:
    attrs = {"href": f"play/?game={game.id}&n={number}&lang={t.lang}", "data-puzzle": f"{game.id}-{number}"}
    return el("a", {**attrs, "aria-label": t("puzzle-title", game=name, number=number)}, str(number))

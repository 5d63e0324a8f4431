"""The statistics page. Its numbers are stored on the reader's device only; the page's script fills them in."""

from __future__ import annotations

from pyengine.bots import names as bot_names
from web.games import easiest_first, games, table_of
from web.parts.faces import FACES, symbols
from web.parts.html import Html, el
from web.parts.icons import sent
from web.parts.messages import Messages
from web.parts.share_panel import LONGEST_QR, ROOM
from web.site.frame import OWN_LANGUAGES, Frame, framed
from web.site.lobby import play_address

_COUNTS = ("played", "won", "drawn", "lost", "several", "average")


def stats(t: Messages) -> Html:
    """The whole page."""
    title = el("div", {"class": "hero small"}, el("h1", None, t("stats")), el("p", None, t("stats-lead")))
    note = el("p", {"id": "stats-note", "class": "notice", "hidden": True})
    easy = easiest_first()[0]
    begin = el("a", {"class": "button main", "href": f"../{play_address(easy, t)}"}, t("memories-begin"))
    pictures = el("div", {"class": "covers", "aria-hidden": "true"}, *(_cover(game.id) for game in games()))
    asked = el("p", {"class": "lead"}, t("memories-none"))
    none = el("section", {"id": "stats-none", "class": "no-memories", "hidden": True}, pictures, asked, begin)
    chart = el("nastilka-chart", {"id": "course", "role": "img", "aria-label": t("stats-course")})
    words = el("p", {"id": "course-words", "class": "quiet"})
    course = el("section", {"id": "stats-course", "hidden": True}, el("h2", None, t("stats-course")), chart, words)
    rows = {game.id: t(f"game-{game.id}") for game in games()}
    names = [t(f"stats-{name}") for name in ("day", "game", "opponent", "result", "decisions")]
    head = el("thead", None, el("tr", None, *(el("th", {"scope": "col"}, name) for name in names)))
    some = el(
        "div",
        {"id": "stats-some", "class": "stats", "hidden": True},
        _latest(t),
        _tiles("people", t("memories-people"), _PERSON),
        _tiles("records", t("memories-records"), _RECORD),
        course,
        _section("latest", t("stats-latest"), el("table", None, head, el("tbody", {"id": "latest-body"}))),
        _counted("by-game", t("stats-by-game"), t("stats-game"), rows, t),
        _counted("by-opponent", t("stats-by-opponent"), t("stats-opponent"), _kinds(t), t),
    )
    buttons = []
    for name, hidden in (("export", True), ("link", True), ("import", False), ("erase", True)):
        button = {"type": "button", "class": "button", "id": f"stats-{name}", "hidden": hidden}
        buttons.append(el("button", button, t("memories-link") if name == "link" else t(f"stats-{name}")))
    attrs = {"type": "file", "id": "stats-file", "hidden": True, "accept": ".json,application/json"}
    picker = el("input", {**attrs, "aria-label": t("stats-import")})
    menu = el("div", {"class": "menu stored", "hidden": True}, *buttons, picker)
    kept = el("div", {"hidden": True}, symbols((*FACES, "person")), *(_cover(game.id, kept=True) for game in games()))
    results = el("div", {"id": "results", **_words(t)}, note, _brought(t), none, some, menu, _along(t), kept)
    main = el("main", {"id": "main", "class": "lobby memories"}, title, results)
    return el("div", {"class": "page"}, framed(Frame("../", OWN_LANGUAGES), main, t))


_PERSON = el(
    "li",
    {"class": "person"},
    el("svg", {"class": "face", "viewBox": "0 0 32 32", "aria-hidden": "true", "focusable": "false"}, el("use")),
    el("div", None, el("strong"), el("p", {"class": "how"}), el("ul", {"class": "pairs", "role": "list"})),
)
_RECORD = el("li", {"class": "a-record"}, el("strong"), el("span", {"class": "figure"}), el("span", {"class": "what"}))


def _cover(game_id: str, *, kept: bool = False) -> Html:
    """A game's cover; one that is `kept` is for the script, which puts it where it is wanted."""
    attrs = {"class": f"scene {game_id}", "data-cover": game_id if kept else None}
    return el("span", attrs, table_of(game_id).cover())


def _latest(t: Messages) -> Html:
    """The game that was played last, as one remembers it: good to look at when it is the only one."""
    told = el(
        "div",
        {"class": "told"},
        el("p", {"class": "when"}),
        el("h2"),
        el("p", {"class": "how"}),
        el("p", {"class": "who"}),
        el("p", {"class": "faces", "aria-hidden": "true"}),
    )
    again = el("a", {"class": "button main", "href": "../play/"}, t("play-again"))
    return el("section", {"id": "memory", "class": "memory"}, el("div", {"class": "place"}), told, again)


def _brought(t: Messages) -> Html:
    """What a link has brought, and whether it is wanted."""
    take = el("button", {"type": "button", "class": "button main", "id": "brought-take"}, t("memories-take"))
    leave = el("button", {"type": "button", "class": "button", "id": "brought-leave"}, t("memories-leave"))
    menu = el("div", {"class": "menu"}, take, leave)
    return el("section", {"id": "brought", "class": "notice", "hidden": True}, el("p"), menu)


def _along(t: Messages) -> Html:
    """The link and the QR codes by which everything goes to another device; the script fills them in."""
    attrs = {"id": "along-link", "readonly": True, "type": "url", "spellcheck": "false"}
    field = el("input", {**attrs, "aria-label": t("memories-link")})
    copy = el("button", {"type": "button", "class": "button main", "id": "along-copy"}, t("share-copy"))
    send = el("button", {"type": "button", "class": "button hand-on", "id": "along-send"}, sent(), t("share-send"))
    link = el("div", {"class": "link"}, field, copy, send)
    several, codes = el("p", {"class": "several quiet", "hidden": True}), el("div", {"class": "codes"})
    code = el("details", {"class": "qr"}, el("summary", None, t("share-qr")), several, codes)
    return el("section", {"id": "along", "class": "shared", "hidden": True}, el("p", {"class": "quiet"}), link, code)


def _tiles(ident: str, title: str, template: Html) -> Html:
    """A list that the script fills by its template."""
    tiles = el("ul", {"id": f"{ident}-list", "class": "tiles", "role": "list"})
    attrs = {"id": ident, "aria-labelledby": f"{ident}-title"}
    return el(
        "section",
        attrs,
        el("h2", {"id": f"{ident}-title"}, title),
        tiles,
        el("template", {"id": f"{ident}-one"}, template),
    )


def _kinds(t: Messages) -> dict[str, str]:
    bots = {f"bot:{name}": t("stats-bot", level=t(f"level-{name}")) for name in bot_names()}
    far = {"friend": t("memories-friend"), "bot": t("memories-bot")}
    return {"human": t("stats-people"), **far, **bots}


def _words(t: Messages) -> dict[str, object]:
    """The texts of the page's script, with placeholders."""
    words = {name: t(f"stats-{name}") for name in ("won", "drawn", "lost", "several", "denied", "erased", "erase")}
    words |= {"sure": t("stats-sure"), "axis-games": t("stats-axis-games"), "axis-won": t("stats-axis-won")}
    words |= {"broken": t("stats-broken", what="{what}"), "wrong": t("stats-wrong", what="{what}")}
    words |= {f"how-{name}": t(f"memories-{name}") for name in ("won", "drawn", "lost", "several")}
    words |= {"person": t("memories-person", played="{played}", won="{won}"), "you": t("memories-you")}
    words |= {"pair": t("memories-pair", name="{name}", before="{before}", behind="{behind}")}
    words |= {"best": t("memories-best"), "quickest": t("memories-quickest"), "row": t("memories-row", kind="{kind}")}
    words |= {"with": t("memories-with", names="{names}"), "alone": t("memories-alone")}
    words["fewest"] = " ".join(game.id for game in games() if table_of(game.id).info.fewest_win)
    words |= {f"play-{game.id}": f"../{play_address(game, t)}" for game in games()}
    words |= {"added": t("stats-added", count="{what}"), "taken": t("memories-taken", count="{what}")}
    words |= {name: t(f"memories-{name}") for name in ("along", "along-file", "broken-link")}
    words |= {"brought": t("memories-brought", count="{count}")}
    words |= {"brought-by": t("memories-brought-by", name="{name}", count="{count}")}
    words |= {"copy": t("share-copy"), "copied": t("share-copied"), "not-copied": t("share-not-copied")}
    words |= {"qr": t("share-qr-of", link=t("stats")), "code": t("link-qr-part", part="{part}", parts="{parts}")}
    words |= {"codes": t("link-qr-parts", parts="{parts}"), "part": t("link-part", here="{what}", whole="{whole}")}
    words |= {"longest": str(ROOM[0]), "longest-code": str(LONGEST_QR)}
    words |= {"course": t("stats-course-words", games="{games}", share="{share}")}
    words |= {f"kind-{kind.replace(':', '-')}": text for kind, text in _kinds(t).items()}
    words |= {f"name-{game.id}": t(f"game-{game.id}") for game in games()}
    return {f"data-{name}": text for name, text in words.items()}


def _counted(ident: str, title: str, first: str, rows: dict[str, str], t: Messages) -> Html:
    """A table with all possible rows; the script shows those that have numbers."""
    names = [el("th", {"scope": "col", "data-cell": name}, t(f"stats-{name}")) for name in _COUNTS]
    head = el("thead", None, el("tr", None, el("th", {"scope": "col"}, first), *names))
    body = [
        el(
            "tr",
            {"data-row": row, "hidden": True},
            el("th", {"scope": "row"}, text),
            *(el("td", {"data-cell": name}) for name in _COUNTS),
        )
        for row, text in rows.items()
    ]
    return _section(ident, title, el("table", {"id": ident}, head, el("tbody", None, *body)))


def _section(ident: str, title: str, table: Html) -> Html:
    """A table under its title, which scrolls by itself where it is too wide."""
    scroll = {"class": "scroll", "tabindex": "0", "role": "region", "aria-labelledby": f"{ident}-title"}
    return el("section", None, el("h2", {"id": f"{ident}-title"}, title), el("div", scroll, table))

"""One rulebook as a page's content: its front, its contents, its sections; and its summary on half a sheet of A4."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pyengine.core.game import Game
from pyengine.rulebook import Rulebook
from web.games import table_of
from web.parts.html import Html, el, glued, join
from web.parts.messages import LANGS, Messages
from web.parts.page_paths import card_path, learn_path, rules_path, whole_path, workbench_path
from web.site.book_pictures import ROOM, Drawn, NotDrawn
from web.site.facts import mark, mark_words, players_and_minutes
from web.site.file_books import documents, find, load
from web.site.frame import framed
from web.site.on_paper import links
from web.site.rulebook import Block, Entry, Section, inline, parts
from web.site.rules_bar import bar, bar_of_game, root_of, study_links

_MARKS = ("S", "R", "S/R")


def book(game_id: str, lang: str, paper: tuple[tuple[str, int], ...] = ()) -> Html:
    """The content of a rulebook's page, with links to the files of `paper`: their paths and their sizes in bytes."""
    game, t, folders = find(game_id), Messages(lang), {each: rules_path(game_id, each) for each in LANGS}
    root = root_of(folders[t.lang])
    text = load(game.id, *t.langs)
    of_file = game.id in documents()  # the workbench does not open it by its name
    pictures = Drawn(game, Messages(text.lang), root + whole_path(game.id, t.lang), ROOM, "" if of_file else root)
    words = {"data-starting": t("rules-starting"), "data-failed": t("rules-failed")}
    if not of_file:
        words |= {"data-edit": t("rules-edit"), "data-workbench": root + workbench_path(game.id, t.lang)}
    ways = el("p", {"class": "menu", **t.own(text.lang)}, *_ways(game, root, t), links(game.id, root, dict(paper), t))
    main = _main(text, pictures, root, ways, words | t.said_in(text.lang))
    return framed(bar(folders, t, game), main, t)


def whole_book(game_id: str, lang: str) -> Html:
    """The content of the page with all pictures, to be printed, and to be read where there is no script."""
    game, t, folders = find(game_id), Messages(lang), {each: whole_path(game_id, each) for each in LANGS}
    text = load(game.id, *t.langs)
    main = _main(text, Drawn(game, Messages(text.lang)), root_of(folders[t.lang]), None, t.said_in(text.lang))
    return framed(bar_of_game(game, folders, t), main, t)


def _main(text: Rulebook, pictures: Drawn, root: str, ways: Html | None, words: dict[str, str]) -> Html:
    """The rulebook itself, in its own language, on a page from which `root` leads to the site's root."""
    t, game = pictures.t, pictures.game
    found = parts(text, pictures, t)
    marks = [el("div", None, el("dt", None, kind), el("dd", None, mark_words(kind, t))) for kind in _MARKS]
    head = el(
        "div",
        {"class": "front", "id": found[0].ident},
        el("div", {"class": f"plate game {game.id}"}, table_of(game.id).cover()),
        el("h1", None, text.title),
        el("p", {"class": "facts"}, join(players_and_minutes(game, t), " · ", glued(" · ", counts(found, t)))),
        *(_entry(entry, t) for entry in found[0].entries),
        el("dl", {"class": "marks", "aria-label": t("rules-marks")}, *marks),
        ways,
    )
    print_card = {"class": "button", "href": root + card_path(game.id, t.lang), "id": "card"}
    card = el("p", {"class": "menu"}, el("a", print_card, t("rules-print-card")))
    entries = el("div", {"class": "laws"}, *(_section(part, card, t) for part in found[1:]))
    attrs = {"id": "main", "class": "rulebook", "data-game": game.id, **words}
    lines = []
    for part in found[1:]:
        link = el("a", {"href": f"#{part.ident}"}, part.title)
        rules = [el("a", {"class": "ref", "href": f"#{rule.id}"}, rule.id.partition("-")[2]) for rule in part.rules]
        ids = el("span", {"class": "ids"}, *(join(rule, " ") for rule in rules)) if rules else None
        lines.append(el("li", None, link, ids))
    title = el("h2", {"id": "contents"}, t("rules-contents"))
    # On a narrow page a script folds the list, and says beside its title where the reader is (`chapters.js`).
    here = el("span", {"class": "here", "aria-hidden": "true"})
    listed = el("details", {"open": True}, el("summary", None, title, here), el("ol", None, *lines))
    contents = el("nav", {"class": "contents", "aria-labelledby": "contents"}, listed)
    return el("main", attrs, head, contents, entries)


def counts(found: Sequence[Section], t: Messages) -> list[str]:
    """How many rules and examples a rulebook has."""
    rules = sum(len(part.rules) for part in found)
    examples = sum(entry.figures for part in found for entry in part.entries)
    return [t("rules-count", count=rules), t("rules-examples", count=examples)]


def _ways(game: Game, root: str, t: Messages) -> list[Html]:
    """Links to a game, to the lesson, to the page with all pictures, and to studies."""
    of_file = game.id in documents()
    page = "games" if of_file else "play"
    play = el("a", {"class": "button main", "href": f"{root}{page}/?game={game.id}&lang={t.lang}"}, t("play"))
    lesson = {} if of_file else {"learn": learn_path(game.id, t.lang)}
    places = {**lesson, "whole": whole_path(game.id, t.lang)}
    words = {"learn": t("learn"), "whole": t("rules-whole")}
    ways = [el("a", {"class": "button", "href": root + places[name], "id": name}, words[name]) for name in places]
    return [play, *ways, *study_links(game, root, t)]


# Sections ----------------------------------------------------------------------------------------------------


def _section(part: Section, card: Html, t: Messages) -> Html:
    """A section; below the summary the way to its card."""
    title = el("h2", {"id": part.ident}, part.title)
    draw = _sample if part.ident == "sample" else _entry
    last = card if part.ident == "summary" else None
    attrs = {"class": f"in-{part.ident}", "aria-labelledby": part.ident}
    return el("section", attrs, title, *(draw(entry, t) for entry in part.entries), last)


def _entry(entry: Entry, t: Messages) -> Html | None:
    """A rule or a question with its examples, under its ID; or the text that stands before the first one."""
    blocks = [block.html for block in entry.blocks]
    if entry.rule:
        rule = entry.rule.id
        link = el("a", {"href": f"#{rule}", "title": t("rules-permalink", rule=rule)}, rule)
        head = el("h3", None, link, " ", mark(entry.rule.mark, t))
        return el("section", {"class": "law", "id": rule}, head, *blocks)
    if entry.question:
        link = el("a", {"href": f"#{entry.question.anchor}"}, inline(entry.question.title))
        return el("section", {"class": "question", "id": entry.question.anchor}, el("h3", None, link), *blocks)
    return el("div", {"class": "before"}, *blocks) if blocks else None


def _sample(entry: Entry, t: Messages) -> Html | None:
    """A turn told: each moment's prose beside its picture."""
    if entry.rule or entry.question:
        return _entry(entry, t)
    told = []
    for blocks in moments(entry.blocks):
        prose, figures = ([each.html for each in blocks if each.figure is drawn] for drawn in (False, True))
        told.append(el("div", {"class": "moment"}, el("div", {"class": "prose"}, *prose) if prose else None, *figures))
    return el("div", {"class": "before moments"}, *told) if told else None


def moments(blocks: Sequence[Block]) -> Iterator[list[Block]]:
    """The blocks up to each picture, and what stands after the last one."""
    moment: list[Block] = []
    for block in blocks:
        moment.append(block)
        if block.figure:
            yield moment
            moment = []
    if moment:
        yield moment


def has_summary(game: Game, t: Messages) -> bool:
    """True if the rulebook has a summary."""
    return load(game.id, *t.langs).section("summary") is not None


def card(game_id: str, lang: str) -> Html:
    """The content of the page of a game's summary, a card whose links to rules lead to the rulebook."""
    game, t, folders = find(game_id), Messages(lang), {each: card_path(game_id, each) for each in LANGS}
    text = load(game.id, *t.langs)
    frame_words, t = t, Messages(text.lang)
    part = next(part for part in parts(text, NotDrawn(), t) if part.ident == "summary")
    button = el("button", {"type": "button", "class": "button main", "id": "print", "hidden": True}, t("rules-print"))
    hint = el("div", {"class": "menu"}, button, el("p", {"class": "quiet"}, t("rules-print-hint")))
    at = root_of(folders[lang]) + rules_path(game.id, lang)
    facts = el("p", {"class": "facts"}, players_and_minutes(game, t))
    blocks = [Html(block.html.replace('href="#', f'href="{at}#')) for entry in part.entries for block in entry.blocks]
    head = (el("h1", None, text.title), facts, el("h2", None, part.title))
    shown = el("article", {"class": "summary-card"}, *head, *blocks)
    main = el("main", {"id": "main", "class": "card-page", **frame_words.said_in(text.lang)}, hint, shown)
    return framed(bar_of_game(game, folders, frame_words), main, frame_words)

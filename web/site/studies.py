"""The studies that come with the games as pages, to be read without a script, and an overview of them."""

from __future__ import annotations

from collections.abc import Iterator

from pyengine.core.game import Game
from pyengine.study import Study
from pyengine.study.shipped import load_study, study_names, study_text
from web.engine.controllers.diagram import session_of
from web.engine.scene import scene_of
from web.engine.wording import action_words
from web.games import find, games, table_of
from web.parts.html import Html, el, join
from web.parts.messages import LANGS, Messages
from web.parts.page_paths import learn_path, rules_path, studies_path, study_path
from web.pictures.study_chapter import ChapterWords, answer_sheets, chapter_section, lines, with_answers
from web.site.draw import Draw
from web.site.frame import Frame, framed
from web.site.own_studies import homework, of_this_device, results, writing
from web.site.rulebook import linked
from web.site.rules import Page, versions
from web.site.rules_bar import bar_of_game, root_of


def pages() -> Iterator[Page]:
    """Every study in every language, and the overviews."""
    for lang in LANGS:
        t = Messages(lang)
        overview = {each: studies_path(each) for each in LANGS}
        yield Page(overview[lang], lang, t("studies"), Draw(_overview, (lang,)), overview, t("studies-lead"))
        for game, name in shipped():
            folders = {each: study_path(game.id, name, each) for each in LANGS}
            study = load_study(game.id, name)
            title, draw = t.among(study.titles), Draw(_study, (game.id, name, lang), game.id)
            lead = (t.among(study.words) or t("studies-lead")).split("\n")[0]
            about = t("study-about", game=t(f"game-{game.id}"), lead=lead)
            own, instead = versions(folders, study.languages, lang)
            yield Page(folders[lang], lang, title, draw, own, about, game, "LearningResource", instead=instead)


def shipped() -> Iterator[tuple[Game, str]]:
    """Every study by its game and its name."""
    for game in games():
        for name in study_names(game.id):
            yield game, name


def files() -> dict[str, str]:
    """The texts of the studies, beside their pages, by path."""
    return {text_path(game, name): study_text(game.id, name) for game, name in shipped()}


def text_path(game: Game, name: str) -> str:
    """Where a study's text is, below the site's root."""
    return f"{study_path(game.id, name, LANGS[0])}{name}.txt"


def _facts(study: Study, t: Messages) -> Html:
    stops = sum(node.stop is not None for chapter in study.chapters for node in chapter.nodes)
    return el("p", {"class": "facts"}, t("study-facts", chapters=len(study.chapters), stops=stops))


def _study(game_id: str, name: str, lang: str) -> Html:
    game, study, t = find(game_id), load_study(game_id, name), Messages(lang)
    folders = {each: study_path(game_id, name, each) for each in LANGS}
    root = root_of(folders[t.lang])
    workbench = f"{root}workbench/?game={game.id}&study={name}&lang={t.lang}"
    book = root + rules_path(game.id, t.lang)
    links = [
        el("a", {"class": "button main", "href": workbench}, t("study-open")),
        el("a", {"class": "button", "href": book}, t("study-rules")),
        el("a", {"class": "button", "href": root + learn_path(game.id, t.lang)}, t("study-lesson")),
        el("a", {"class": "quiet", "href": root + text_path(game, name), "download": f"{name}.study"}, t("study-file")),
    ]
    contents = [
        el("li", None, el("a", {"href": f"#chapter-{number}"}, t.among(chapter.titles)))
        for number, chapter in enumerate(study.chapters, 1)
    ]
    head = el(
        "div",
        {"class": "study-front"},
        el("p", {"class": "of-game"}, t(f"game-{game.id}")),
        el("h1", None, t.among(study.titles)),
        _facts(study, t),
        *(el("p", None, line) for line in lines(study.words, t)),
        el("p", {"class": "menu"}, *links),
        el("nav", {"class": "study-contents", "aria-label": t("study-chapters")}, el("ol", None, *contents)),
    )
    drawing = ChapterWords(
        lambda position, seat: scene_of(session_of(game, position, seat, t), t),
        lambda text: action_words(game.id, text, t),
        lambda said: linked(said, book=book),
        t,
    )
    chapters = []
    for number, chapter in enumerate(study.chapters, 1):
        way = el("a", {"class": "button", "href": f"{workbench}&chapter={number}"}, t("study-open"))
        chapters.append(chapter_section(game, chapter, number, drawing, el("p", {"class": "menu"}, way)))
    sections = with_answers(study, chapters, answer_sheets(game, study, drawing))
    main = el("main", {"id": "main", "class": "study", "data-game": game.id}, head, *sections)
    return framed(bar_of_game(game, folders, t), main, t)


def _overview(lang: str) -> Html:
    """All studies, each with its game's cover."""
    folders, t = {each: studies_path(each) for each in LANGS}, Messages(lang)
    root = root_of(folders[t.lang])
    lead = el("p", {"class": "lead"}, t("studies-lead"))
    hero = el("div", {"class": "hero"}, el("h1", None, t("studies")), lead)
    entries = []
    for game, name in shipped():
        study = load_study(game.id, name)
        link = el("a", {"href": root + study_path(game.id, name, t.lang)}, t.among(study.titles))
        words = el("div", {"class": "words"}, el("h2", None, link), el("p", {"class": "facts"}, t(f"game-{game.id}")))
        card = join(table_of(game.id).cover(), words, _facts(study, t))
        entries.append(el("article", {"class": f"game {game.id}"}, card))
    listed = el("section", {"class": "games", "aria-label": t("studies")}, *entries)
    frame = Frame(root, {lang: root + folder for lang, folder in folders.items()})
    sources = [(f"{game.id}/{name}", load_study(game.id, name)) for game, name in shipped()]
    own = (of_this_device(t), writing(root, t), homework(sources, t), results(t))
    return framed(frame, el("main", {"id": "main", "class": "lobby catalogue"}, hero, listed, *own), t)

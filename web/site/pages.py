"""Every static page: in English, with the other languages in `<template>` elements."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace

from web.engine.todays_deal import deals
from web.parts.html import Html, el, glued, join, language_of
from web.parts.messages import LANGS, Messages, languages, stand_ins
from web.site import lessons, resources, rules, studies
from web.site.document import disk_notice, document, page_policy, watchdog
from web.site.draw import Draw, Drawn
from web.site.folders import Folders, Site
from web.site.friends import friends
from web.site.game_frame import around
from web.site.game_page import game_folders, game_pages
from web.site.game_writing import game_writing
from web.site.games_page import game_rules, games_page
from web.site.hosting_check import hosting_check
from web.site.lobby import lobby
from web.site.opening import play, seated
from web.site.previews import Told, for_search_engines, oembed, preview
from web.site.puzzles import puzzle, puzzles
from web.site.python_script import python
from web.site.search_index import search_indexes
from web.site.setup_page import setup_page
from web.site.statistics import stats
from web.site.workbench import board, workbench

_FOLDERS = {
    "play": "play/",
    "games": "games/",
    "game_rules": "games/rules/",
    "game_writing": "games/write/",
    "setup": "setup/",
    "friends": "friends/",
    "workbench": "workbench/",
    "board": "board/",
    "puzzles": "puzzles/",
    "puzzle": "puzzles/play/",
    "statistics": "stats/",
    "hosting_check": "hosting-check/",
}
"""The folder of each page besides the lobby, by its script."""
_OF_FILES = ("games", "game_rules", "game_writing")
"""Pages that have the frame in which a game's file runs."""
_OWN_STYLES = {
    "games": "kit",
    "game_writing": "kit",
    "friends": "kit",
    "puzzles": "puzzles",
    "workbench": "workbench",
    "board": "workbench",
}
"""The style sheets that pages have of their own, behind that of all pages, by their scripts."""
_NOT_TO_FIND = ("hosting_check", "board", "games", "game_rules")
"""Pages that are of use only to whoever was sent there."""


_FORM = re.compile(r"(<form\b[^>]*?) action=\"[^\"]*\"")


_CONTENTS: dict[str, Callable[[Messages], Html]] = {
    "lobby": lobby,
    "play": play,
    "games": games_page,
    "game_rules": game_rules,
    "game_writing": game_writing,
    "setup": setup_page,
    "friends": friends,
    "workbench": workbench,
    "board": board,
    "puzzles": puzzles,
    "puzzle": puzzle,
    "statistics": stats,
    "hosting_check": hosting_check,
}
"""What draws each page, by its script."""


def draws(paper: Mapping[str, int]) -> list[Draw]:
    """All that pages show, where the site has these files to be printed."""
    whole = [_content(script, lang) for script in _CONTENTS for lang in LANGS]
    texts = (*rules.printed(), *rules.pages(paper), *lessons.pages(), *studies.pages())
    return [*(page.draw for page in texts), *search_indexes().values(), *whole]


def render(site: Site, drawn: Drawn = Draw.__call__) -> dict[str, str]:
    """Every page by its path."""
    books, guided, read = list(rules.pages(site.paper)), list(lessons.pages()), list(studies.pages())
    of_kinds = {None: list(rules.printed()), "rulebook": books, "lesson": guided, "study": read}
    texts = {
        f"{page.folder}index.html": _text(Folders(page.root, site), page, drawn(page.draw), script)
        for script, pages in of_kinds.items()
        for page in pages
    }
    scripts = [script for script in _CONTENTS if script not in _OF_FILES or site.frame]
    to_find = [folder for script, folder in _FOLDERS.items() if script not in _NOT_TO_FIND]
    texts_to_find = [page.folder for page in (*books, *guided, *read) if not page.instead]
    found = ["", *to_find, *texts_to_find, *game_folders()]
    return {
        **{f"{_FOLDERS.get(script, '')}index.html": _page(site, script, drawn) for script in scripts},
        **texts,
        **studies.files(),
        **{name: text for page in (*books, *guided, *read) for name, text in oembed(site, _told(page)).items()},
        **game_pages(site),
        **{path: drawn(draw) for path, draw in search_indexes().items()},
        **for_search_engines(site, found),
    }


def _told(page: rules.Page) -> Told:
    original = next(iter(page.instead.values()), "")
    return Told(page.versions, page.lang, page.title, page.about, page.game, page.kind, page.data, original)


def _content(script: str, lang: str) -> Draw:
    return Draw(_drawn, (script, lang))


def _drawn(script: str, lang: str, *others: str) -> Html:
    return _CONTENTS[script](Messages(lang, *others))


def _inert(script: str, lang: str, other: str) -> str:
    """A page as it may be fetched: its forms lead nowhere."""
    return _FORM.sub(r"\1", _drawn(script, lang, other))


def nearest() -> dict[str, Draw]:
    """The pages in languages that lack something, where the reader gets that in another one than English, by their
    paths beside our scripts; see `web/browser/window/nearest.js`.
    """
    return {
        f"nearest/{script}.{lang}.{other}.txt": Draw(_inert, (script, lang, other))
        for script in _CONTENTS
        for lang in LANGS
        for other in stand_ins(lang)
    }


def _page(site: Site, script: str, drawn: Drawn) -> str:
    """A page with its other languages as templates; the play page starts its engine at once."""
    english, path = Messages(LANGS[0]), _FOLDERS.get(script, "")
    if script in _OF_FILES:
        tables = "; frame-src 'self'" if script == "game_writing" else ""  # its table is in a frame, as on other sites
        site = replace(site, policy=around(site.policy, site.frame) + tables)
    folders = Folders("../" * path.count("/"), site)
    others = []
    for lang in LANGS[1:]:
        title = Messages(lang)("app-name")
        attrs = {
            "data-page": True,
            "data-lang": lang,
            "data-title": title,
            "data-title-lang": language_of(title) or None,
        }
        others_of = {"data-nearest": folders.own(f"nearest/{script}.{lang}."), "data-others": " ".join(stand_ins(lang))}
        attrs |= others_of if stand_ins(lang) else {}
        others.append(el("template", attrs, drawn(_content(script, lang))))
    body = (drawn(_content(script, english.lang)), join(*others), _scripts(folders, script))
    told = Told({english.lang: path}, english.lang, english("app-name"), english("app-tagline"))
    said = join(_own_style(folders, script), preview(folders, told))
    head = _head(folders, (told.title, told.about), *_first(folders, script), said=said)
    return _document(folders, path, english.lang, head, body)


def _own_style(folders: Folders, script: str) -> Html | None:
    """The style sheet that a page has of its own."""
    own = _OWN_STYLES.get(script)
    return el("link", {"rel": "stylesheet", "href": folders.own(f"{own}.css")}) if own else None


def _first(folders: Folders, script: str) -> tuple[Html, ...]:
    """What comes before the style sheet."""
    if script == "play":
        return resources.play_head_script(folders, seated()), resources.font_preloads(folders)
    if script in ("game_rules", "game_writing"):
        return (resources.games_head_script(folders, f"{script}_head"),)
    if script == "games":
        return resources.games_head_script(folders, "games_head"), resources.font_preloads(folders)
    if script in ("lobby", "puzzles", "puzzle"):
        today = resources.today_head_script(folders, deals() if script == "lobby" else "")
        return (today, resources.font_preloads(folders)) if script == "lobby" else (today,)
    scripts = {
        "friends": resources.friends_head_script,
        "workbench": resources.workbench_head_script,
        "board": resources.board_head_script,
    }
    return (scripts.get(script, resources.head_script)(folders),)


def _text(folders: Folders, page: rules.Page, drawn: Html, script: str | None) -> str:
    """A page of rules, a lesson or a study; its other languages are pages of their own.

    A page to be printed has no Python, and a study has none.
    """
    title = glued(" — ", (page.title, Messages(page.lang)("app-name")))
    tried = bool(page.of_file and script and folders.site.frame)  # its examples run in the frame of the game's file
    if tried:
        folders = replace(folders, site=replace(folders.site, policy=around(folders.site.policy, folders.site.frame)))
    content = el("div", {"class": "page"}, drawn)
    name = {"study": "study.js" if page.game else "studies.js"}.get(script or "", "printed.js")
    plain = el("script", {"src": folders.own(name)})
    last = _text_scripts(folders, script, own_engine=not page.of_file) if script not in (None, "study") else plain
    body = (content, None, last)
    said = join(_own_style(folders, "games" if page.of_file else ""), preview(folders, _told(page)))
    first = resources.file_book_head_script(folders, page.of_file) if tried else resources.head_script(folders)
    head = _head(folders, (title, page.about), first, said=said)
    return _document(folders, page.folder, page.lang, head, body, instead=page.instead)


def _document(
    folders: Folders,
    path: str,
    lang: str,
    head: Html,
    parts: tuple[Html, Html | None, Html],
    *,
    instead: Mapping[str, str] | None = None,
) -> str:
    """A whole page from its content, the templates of its other languages, and its scripts; and what there is to read
    `instead` of a text that its language lacks.
    """
    content, templates, scripts = parts
    live = el("div", {"id": "live", "class": "unseen", "role": "log", "aria-live": "polite"})
    page = el("div", {"id": "page"}, content)
    body = el("body", None, disk_notice(), page, templates, live, scripts)
    return document(folders, path, (lang, languages()[lang].dir), head, body, instead=instead)


def _head(folders: Folders, words: tuple[str, str], *scripts: Html, said: Html) -> Html:
    """A page's head: its title and description; the `scripts` come before the stylesheet, what is `said` of it last."""
    title, about = words
    metas = [
        el("meta", {"charset": "utf-8"}),
        el("meta", {"http-equiv": "Content-Security-Policy", "content": page_policy(folders)}),
        el("meta", {"name": "viewport", "content": "width=device-width, initial-scale=1"}),
        el("meta", {"name": "color-scheme", "content": "light dark"}),
        el("meta", {"name": "description", "content": about}),
    ]
    icon = resources.icons_and_manifest(folders)
    style = el("link", {"rel": "stylesheet", "href": folders.own("style.css")})
    return el(
        "head",
        None,
        *metas,
        watchdog(folders),
        *scripts,
        style,
        el("title", {"lang": language_of(title) or None}, str(title)),
        icon,
        said,
    )


def _scripts(folders: Folders, script: str) -> Html:
    if script in ("game_rules", "game_writing"):
        return el("script", {"src": folders.own("printed.js")})
    if script == "hosting_check":
        worker = {"data-worker": folders.own("engine_worker.js")}
        return el("script", {"src": folders.own("hosting_check.js"), **worker})
    if script == "setup":
        return join(python(folders, script), _last(folders, "setup.js", now=True))
    if script == "puzzle":
        last = _last(folders, "puzzle.js", now=True, engine=True)
        return join(resources.engine_script(folders), python(folders, script), last)
    source = {"type": "module", "src": folders.own("pictures.js")}
    pictures = None if script in ("lobby", "puzzles") else el("script", source)
    if script in ("play", "games", "friends", "workbench", "board"):
        page = "play" if script == "games" else script
        return join(
            pictures,
            python(folders, page),
            resources.module_preloads(folders, page),
            _last(folders, f"{page}.js", now=True),
        )
    own = f"{script}.js" if script in ("lobby", "statistics") else "reading.js"
    return join(pictures, python(folders, script), _last(folders, own))


def _text_scripts(folders: Folders, script: str, *, own_engine: bool) -> Html:
    """The script of rulebooks or lessons; a rulebook's engine starts when somebody tries an example. The page of a game
    in one file has no engine of our own.
    """
    lesson = script == "lesson"
    last = _last(folders, "reading.js" if lesson else "rulebook.js", engine=lesson)
    engine = resources.engine_script(folders) if own_engine else None
    return join(engine, python(folders, script), last)


def _last(folders: Folders, name: str, *, now: bool = False, engine: bool = False) -> Html:
    """The last script: starts Python, `now` or at the first touch, and with `engine` the engine as well."""
    data = {"data-core": folders.own("pyscript.js"), "data-engine": engine, "data-now": now}
    return el("script", {"src": folders.own(name), **data})

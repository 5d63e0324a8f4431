"""An address for each game that can be pasted elsewhere, `play/<game>/`: it says what the game is, and leads to it."""

from __future__ import annotations

from pyengine.core.game import Game
from web.games import games
from web.parts.html import el
from web.parts.messages import LANGS, Messages, languages
from web.parts.page_paths import lang_folder
from web.site.document import document, page_policy, watchdog
from web.site.folders import Folders, Site
from web.site.previews import Told, oembed, preview


def game_folders() -> list[str]:
    """The folders of all these pages."""
    return [_told(game, lang).folder for lang in LANGS for game in games()]


def game_pages(site: Site) -> dict[str, str]:
    """The pages and their `oembed.json`, by path."""
    found: dict[str, str] = {}
    for lang in LANGS:
        for game in games():
            told = _told(game, lang)
            found[f"{told.folder}index.html"] = _page(site, told, game)
            found |= oembed(site, told)
    return found


def _told(game: Game, lang: str) -> Told:
    t = Messages(lang)
    folders = {each: f"play/{game.id}/{lang_folder(each)}" for each in LANGS}
    return Told(folders, lang, t(f"game-{game.id}"), t(f"about-{game.id}"), game, "WebPage")


def _page(site: Site, told: Told, game: Game) -> str:
    """A page that goes on by itself, also where no script runs."""
    folders = Folders("../" * told.folder.count("/"), site)
    onward = f"{folders.root}play/?game={game.id}&lang={told.lang}"
    head = el(
        "head",
        None,
        el("meta", {"charset": "utf-8"}),
        el("meta", {"http-equiv": "Content-Security-Policy", "content": page_policy(folders)}),
        watchdog(folders),
        el("meta", {"name": "viewport", "content": "width=device-width, initial-scale=1"}),
        el("meta", {"name": "color-scheme", "content": "light dark"}),
        el("meta", {"name": "description", "content": told.about}),
        el("meta", {"http-equiv": "refresh", "content": f"0; url={onward}"}),
        el("title", None, told.title),
        el("link", {"rel": "icon", "href": folders.own("icon.svg"), "type": "image/svg+xml"}),
        preview(folders, told),
    )
    link = el("p", None, el("a", {"href": onward}, told.title))
    return document(folders, told.folder, (told.lang, languages()[told.lang].dir), head, el("body", None, link))

"""What other sites and search engines are told of a page: Open Graph, oEmbed, schema.org, its own address.

All of it but titles and descriptions needs the site's address (`make build SITE=https://…`); a site that does not know
where it will be says nothing of that.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from urllib.parse import urlencode

from babel.core import get_global

from pyengine.core.game import Game
from web.parts.html import Html, el, join
from web.parts.messages import FIRST, Messages
from web.site.folders import Folders, Site

WIDTH, HEIGHT = 800, 720
"""A table in somebody's article, in CSS pixels; the frame can be scrolled where its table is taller."""
PICTURE_SIZE = 1200, 630
"""The picture of a game, in pixels; the build draws it where the site's address is known."""
_ICON, _SIDE = "icon-512.png", 512
_DAY = 86_400


@dataclass(frozen=True, slots=True)
class Told:
    """What a page is: its folder below the site's root, by language; its language, title and description."""

    folders: Mapping[str, str]
    lang: str
    title: str
    about: str
    game: Game | None = None
    kind: str = ""
    """schema.org's type of a page about a game."""
    more: tuple[dict[str, object], ...] = ()
    """Further data of schema.org's, such as its questions."""
    original: str = ""
    """The folder of the page that has the same text in its own language, where this one lacks it."""

    @property
    def folder(self) -> str:
        """The page's own folder."""
        return self.folders[self.lang]


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture for previews: its address, width and height in pixels, and what it shows."""

    address: str
    width: int
    height: int
    alt: str


def picture_file(game_id: str, lang: str) -> str:
    """The path of a game's picture below the site's root."""
    return f"previews/{game_id}.{lang}.png"


def preview(folders: Folders, told: Told) -> Html:
    """The elements of a page's head."""
    address = folders.site.address
    return join(*_graph(folders.site, told), *(_addresses(address, told) if address else ()), _data(folders.site, told))


def oembed(site: Site, told: Told) -> dict[str, str]:
    """The file `oembed.json` of a page about a game, by its path; none where the site's address is not known."""
    if not site.address or told.game is None:
        return {}
    table = f"{site.address}embed/{told.game.id}/#{urlencode({'game': told.game.id, 'lang': told.lang})}"
    frame = {"src": table, "title": told.title, "width": WIDTH, "height": HEIGHT, "loading": "lazy"}
    picture = _picture(site, told)
    found = {
        "version": "1.0",
        "type": "rich",
        "provider_name": Messages(told.lang)("app-name"),
        "provider_url": site.address,
        "title": told.title,
        "width": WIDTH,
        "height": HEIGHT,
        "html": el("iframe", {**frame, "sandbox": "allow-scripts allow-same-origin"}),
        "thumbnail_url": picture.address,
        "thumbnail_width": picture.width,
        "thumbnail_height": picture.height,
        "cache_age": _DAY,
    }
    return {f"{told.folder}oembed.json": json.dumps(found, ensure_ascii=False, indent=1) + "\n"}


def _picture(site: Site, told: Told) -> Picture:
    """The game's own picture; on pages of no game the icon."""
    t = Messages(told.lang)
    if told.game is None:
        return Picture(f"{site.address}{site.app}/{_ICON}", _SIDE, _SIDE, t("app-name"))
    address = f"{site.address}{picture_file(told.game.id, told.lang)}"
    return Picture(address, *PICTURE_SIZE, f"{t(f'game-{told.game.id}')} — {t('app-name')}")


def _graph(site: Site, told: Told) -> Iterator[Html]:
    """Open Graph, and the kind of card that Twitter makes of it."""
    graph = {
        "og:type": "website",
        "og:site_name": Messages(told.lang)("app-name"),
        "og:title": told.title,
        "og:description": told.about,
        "og:locale": _locale(told.lang),
    }
    if site.address:
        picture = _picture(site, told)
        graph |= {"og:url": site.address + told.folder, "og:image": picture.address, "og:image:alt": picture.alt}
        graph |= {"og:image:width": str(picture.width), "og:image:height": str(picture.height)}
    yield from (el("meta", {"property": name, "content": value}) for name, value in graph.items())
    large = site.address and told.game
    yield el("meta", {"name": "twitter:card", "content": "summary_large_image" if large else "summary"})


def _locale(lang: str) -> str:
    """A language with the region where most people speak it, as Open Graph wants it: `uk_UA`; see CLDR."""
    if lang == FIRST:
        return "en_GB"  # so ours is spelt
    language, *more = lang.split("-")
    likely = get_global("likely_subtags").get(language, "").split("_")
    region = next((each for each in more if len(each) == 2), likely[-1] if len(likely) > 1 else "")
    return f"{language}_{region}" if region else language


def _addresses(address: str, told: Told) -> Iterator[Html]:
    """The page's own address, those of its other languages, and its oEmbed."""
    yield el("link", {"rel": "canonical", "href": address + (told.original or told.folder)})
    if len(told.folders) > 1:
        for lang, folder in told.folders.items():
            yield el("link", {"rel": "alternate", "hreflang": lang, "href": address + folder})
    if told.game is not None:
        href = f"{address}{told.folder}oembed.json"
        kind = {"rel": "alternate", "type": "application/json+oembed"}
        yield el("link", {**kind, "href": href, "title": told.title})


def _data(site: Site, told: Told) -> Html | None:
    """schema.org's data on a page about a game: it is read, and never run."""
    if told.game is None:
        return None
    least, most = told.game.seats
    t = Messages(told.lang)
    players = {"@type": "QuantitativeValue", "minValue": least, "maxValue": most}
    game = {"@type": "Game", "name": t(f"game-{told.game.id}"), "numberOfPlayers": players}
    found: dict[str, object] = {"@context": "https://schema.org", "@type": told.kind, "name": told.title}
    found |= {"description": told.about, "inLanguage": told.lang, "about": game, "isAccessibleForFree": True}
    if told.kind == "LearningResource":
        found["learningResourceType"] = "tutorial"
    if site.address:
        found |= {"url": site.address + told.folder, "image": _picture(site, told).address}
    place = {"url": site.address + told.folder} if site.address else {}
    more = [{"@context": "https://schema.org", **each, **place} for each in told.more]
    # A `</script>` in a text would end the element.
    texts = [json.dumps(each, ensure_ascii=False).replace("<", "\\u003c") for each in (found, *more)]
    return join(*(el("script", {"type": "application/ld+json"}, Html(text)) for text in texts))


def for_search_engines(site: Site, folders: list[str]) -> dict[str, str]:
    """`sitemap.xml` with the pages in these folders, and `robots.txt`; none where the site's address is not known.

    `robots.txt` counts where the site is at the root of its host.
    """
    if not site.address:
        return {}
    rows = "".join(f"<url><loc>{site.address}{folder}</loc></url>\n" for folder in sorted(folders))
    head = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
    return {
        "sitemap.xml": f"{head}{rows}</urlset>\n",
        "robots.txt": f"User-agent: *\nAllow: /\nSitemap: {site.address}sitemap.xml\n",
    }

"""What other sites and search engines are told of the pages."""

from __future__ import annotations

import json
import re
from functools import cache
from html import unescape
from typing import Any
from xml.etree import ElementTree

import pytest

from pyengine.games import ids
from tests.endure import ENDURE
from web.games import games
from web.parts.messages import LANGS
from web.parts.page_paths import learn_path, rules_path
from web.site import render
from web.site.folders import Folders, Site
from web.site.game_page import game_folders, game_pages
from web.site.previews import Told, for_search_engines, preview
from website.site import site_address

ADDRESS = "https://games.example/some/where/"
VENDOR = {name: f"vendor/{name}-1" for name in ("micropython", "pyodide", "uplot", "qrcode")}
TOLD = [path(game, lang) for game in ids() for lang in LANGS for path in (rules_path, learn_path)]


def site(address: str) -> Site:
    return Site("app-1", VENDOR, address=address)


@cache
def rendered(address: str) -> dict[str, str]:
    """All pages, which takes seconds."""
    return render(site(address))


def graph(html: str) -> dict[str, str]:
    found = re.findall(r'<meta (?:property|name)="((?:og|twitter):[^"]*)" content="([^"]*)">', html)
    return {name: unescape(value) for name, value in found}


def data(html: str) -> dict[str, Any]:
    [text] = re.findall(r'<script type="application/ld\+json">(.*?)</script>', html)
    found: dict[str, Any] = json.loads(text)
    return found


def assert_told(made: dict[str, str], folder: str) -> None:
    """A page about a game names its oEmbed, which has a frame of the game in the page's language."""
    html, found = made[f"{folder}index.html"], json.loads(made[f"{folder}oembed.json"])
    link = f'<link rel="alternate" type="application/json+oembed" href="{ADDRESS}{folder}oembed.json"'
    assert html.count(link) == 1
    assert {found[name] for name in ("version", "type")} == {"1.0", "rich"}
    [src] = re.findall(r'src="([^"]*)"', found["html"])
    lang = re.search(r'<html lang="(\w+)"', html)
    assert lang
    assert re.fullmatch(rf"{ADDRESS}embed/([\w-]+)/#game=\1&lang={lang[1]}", unescape(src))
    assert f'width="{found["width"]}" height="{found["height"]}"' in found["html"]
    assert found["title"] == graph(html)["og:title"] == data(html)["name"]
    assert found["thumbnail_url"] == graph(html)["og:image"]
    assert graph(html)["og:url"] == f"{ADDRESS}{folder}"


def test_each_game_has_an_address_to_paste() -> None:
    made = game_pages(site(ADDRESS))
    assert {f"{folder}index.html" for folder in game_folders()} < set(made)
    for folder in game_folders():
        assert_told(made, folder)
        [_, root, game] = re.findall(r"url=(([./]*)play/\?game=([\w-]+))", made[f"{folder}index.html"])[0]
        assert root == "../" * folder.count("/")
        assert folder.startswith(f"play/{game}/")


def test_a_site_that_does_not_know_its_address_names_none() -> None:
    made = game_pages(site(""))
    assert {f"{folder}index.html" for folder in game_folders()} == set(made)
    assert for_search_engines(site(""), ["play/"]) == {}
    for html in made.values():
        assert_nameless(html)


def assert_nameless(html: str) -> None:
    assert "oembed" not in html
    assert 'rel="canonical"' not in html
    assert not {"og:url", "og:image"} & set(graph(html))
    assert {"og:title", "og:description", "twitter:card"} < set(graph(html))


def test_data_for_search_engines_cannot_end_its_element() -> None:
    [game] = [each for each in games() if each.id == "uno"]
    told = Told({"en": "a/"}, "en", "</script><b>", "x", game, "Article")
    html = preview(Folders("../", site("")), told)
    assert html.count("</script>") == 1
    assert data(html)["name"] == "</script><b>"


@ENDURE
def test_every_page_tells_what_it_is() -> None:
    made, nameless = rendered(ADDRESS), rendered("")
    for folder in (*TOLD, *game_folders()):
        assert_told(made, folder)
    assert not [path for path in nameless if path.endswith(("oembed.json", "sitemap.xml", "robots.txt"))]
    for path in (path for path in made if path.endswith("index.html")):
        assert graph(made[path])["og:url"] == ADDRESS + path.removesuffix("index.html")
        assert made[path].count('rel="canonical"') == 1
        assert_nameless(nameless[path])


@ENDURE
def test_the_sitemap_has_pages_that_are_there() -> None:
    made = rendered(ADDRESS)
    space = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
    found = [each.text or "" for each in ElementTree.fromstring(made["sitemap.xml"]).iter(f"{space}loc")]
    assert all(f"{each.removeprefix(ADDRESS)}index.html" in made for each in found)
    assert {ADDRESS + folder for folder in (*TOLD, *game_folders())} <= set(found)
    assert f"Sitemap: {ADDRESS}sitemap.xml\n" in made["robots.txt"]


def test_an_address_is_one_on_the_web() -> None:
    assert site_address("") == ""
    assert site_address("https://a.example/b") == site_address("https://a.example/b/") == "https://a.example/b/"
    for wrong in ("a.example", "ftp://a.example/", "https://a.example/?b", "javascript:alert(1)"):
        with pytest.raises(ValueError, match=re.escape(wrong)):
            site_address(wrong)

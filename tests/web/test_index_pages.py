"""Addresses that are written out with `index.html`."""

from __future__ import annotations

import pytest

from web.site.index_pages import with_index


@pytest.mark.parametrize(
    ("address", "written"),
    [
        ("../", "../index.html"),
        ("play/?game=uno", "play/index.html?game=uno"),
        ("../rules/uno/#UNO-1", "../rules/uno/index.html#UNO-1"),
        ("?lang=de", "?lang=de"),
        ("#UNO-1", "#UNO-1"),
        ("../app-1/style.css", "../app-1/style.css"),
        ("https://schema.org/", "https://schema.org/"),
        ("/else/", "/else/"),
    ],
)
def test_an_address_ends_with_its_page(address: str, written: str) -> None:
    for attribute in ("href", "action", "data-engine", "data-friends"):
        assert with_index(f'<a {attribute}="{address}">') == f'<a {attribute}="{written}">'


def test_a_page_that_goes_on_by_itself_names_the_next_page() -> None:
    assert (
        with_index('<meta content="0; url=../play/?game=uno">') == '<meta content="0; url=../play/index.html?game=uno">'
    )


def test_the_page_for_an_unknown_address_leads_to_the_lobby_s_page() -> None:
    assert with_index('<a data-to="?lang=en" href="./">') == '<a data-to="index.html?lang=en" href="./index.html">'


def test_a_page_knows_what_its_addresses_end_with() -> None:
    assert with_index('<html lang="en">') == '<html data-index="index.html" lang="en">'


def test_whole_addresses_below_the_site_s_are_written_out_too() -> None:
    text = "<loc>https://games.example/rules/</loc><loc>https://games.example/previews/uno.png</loc>"
    written = "<loc>https://games.example/rules/index.html</loc><loc>https://games.example/previews/uno.png</loc>"
    assert with_index(text, "https://games.example/") == written
    assert with_index(text) == text

"""The command talks the protocol: places in the editor's units, in its language, and it goes when it is told to."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from lsprotocol import types as lsp

import pyengine
from pyengine.cli import main
from pyengine.rulebook import load, rulebook_path
from tests.endure import rest_in_endure
from tests.language_server.talking import editor

URI = "file:///tmp/page.md"
TEXT = "# T\n\n😀 See F2F-8.\n\n```play face-to-face\nown up 27 | hand 17 18 28 40 45 50\n> 18>own-up\n> \n```\n"


def at(line: int, start: int, end: int) -> lsp.Range:
    return lsp.Range(lsp.Position(line, start), lsp.Position(line, end))


def test_an_editor_is_served() -> None:
    asyncio.run(_served())


async def _served() -> None:
    async with editor(locale="uk-UA") as found:
        text = found.open(URI, TEXT)
        published = await found.diagnostics(URI)
        assert published.version == 1
        [wrong] = published.diagnostics
        assert (wrong.range, wrong.code, wrong.source) == (at(6, 2, 11), "refused", "pyengine")
        assert wrong.message == "18>own-up is refused by F2F-8"
        await _questions(found.client, text)
        found.change(URI, 2, TEXT.replace("> 18>own-up", "> 17>own-up"))
        assert not (await found.diagnostics(URI)).diagnostics
        found.client.text_document_did_close(lsp.DidCloseTextDocumentParams(text))
        assert not (await found.diagnostics(URI)).diagnostics


async def _questions(client: Any, text: lsp.TextDocumentIdentifier) -> None:
    """A sign that is two units wide stands before the rule."""
    shown = await client.text_document_hover_async(lsp.HoverParams(text, lsp.Position(2, 9)))
    assert shown.range == at(2, 7, 12)
    assert shown.contents.value.endswith(load("face-to-face", "uk").rules["F2F-8"].text)
    place = await client.text_document_definition_async(lsp.DefinitionParams(text, lsp.Position(2, 9)))
    assert place.uri == rulebook_path("face-to-face", "uk").as_uri()
    offered = await client.text_document_completion_async(lsp.CompletionParams(text, lsp.Position(7, 2)))
    assert not offered.items
    legal = await client.text_document_completion_async(lsp.CompletionParams(text, lsp.Position(6, 2)))
    state = pyengine.game("face-to-face").position("own up 27 | hand 17 18 28 40 45 50")
    assert [item.label for item in legal.items] == [pyengine.game("face-to-face").format(x) for x in state.legal(0)]
    assert all(item.text_edit.range == at(6, 2, 2) for item in legal.items)
    symbols = await client.text_document_document_symbol_async(lsp.DocumentSymbolParams(text))
    assert [(each.name, [part.name for part in each.children]) for each in symbols] == [("T", ["play face-to-face"])]
    tokens = await client.text_document_semantic_tokens_full_async(lsp.SemanticTokensParams(text))
    assert list(tokens.data[:10]) == [2, 7, 5, 7, 0, 2, 3, 4, 0, 0]


def test_only_the_last_version_that_was_typed_is_checked() -> None:
    asyncio.run(_typed())


async def _typed() -> None:
    async with editor() as found:
        found.open(URI, TEXT)
        for version in range(2, 30):
            found.change(URI, version, TEXT.replace("> 18", f"> {version}"))
        published = await found.diagnostics(URI)
        assert published.version == 29
        assert published.diagnostics[0].message.startswith("29>own-up is refused")


@pytest.mark.parametrize(
    ("arguments", "asked", "lang"),
    rest_in_endure(
        [
            (["--lang", "uk", "--stdio"], {"initialization_options": {"lang": "de"}}, "uk"),
            ([], {"initialization_options": ["odd"], "locale": "xx-YY"}, "en"),
            ([], {}, "en"),
            ([], {"initialization_options": {"lang": "de"}, "locale": "uk"}, "de"),
        ],
        2,
    ),
)
def test_the_language_of_rules_can_be_chosen(arguments: list[str], asked: dict[str, object], lang: str) -> None:
    async def shown() -> str:
        async with editor(*arguments, **asked) as found:
            text = found.open(URI, TEXT)
            hover = await found.client.text_document_hover_async(lsp.HoverParams(text, lsp.Position(2, 9)))
            assert hover is not None
            assert isinstance(hover.contents, lsp.MarkupContent)
            return hover.contents.value

    assert asyncio.run(shown()).endswith(load("face-to-face", lang).rules["F2F-8"].text)


def test_without_pygls_it_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("pyengine.cli.language_server.find_spec", lambda _: None)
    assert main(["language-server"]) == 2
    assert capsys.readouterr().err == "pyengine: the language server needs pygls: pip install pygls\n"

"""The language server itself: the protocol's requests, answered from what the other modules find."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, BinaryIO, cast

from lsprotocol import types as lsp
from pygls.lsp.server import LanguageServer

from pyengine.core.version import VERSION
from pyengine.kit.front_matter import game_in, translated_in
from pyengine.language_server import messages
from pyengine.language_server.completion import complete
from pyengine.language_server.game_files import GameText, TranslationText
from pyengine.language_server.hover import hover
from pyengine.language_server.markdown import MarkdownText
from pyengine.language_server.pages import Page
from pyengine.language_server.pieces import LEGEND, tokens
from pyengine.language_server.records import RecordText
from pyengine.language_server.rules import find_definition, language_of
from pyengine.language_server.stream import REFUSED, Messages
from pyengine.language_server.studies import StudyText
from pyengine.language_server.text import Part, Problem, Text

_FIRST = re.compile(r"(record|study)[ \t]+\d+\s*")


def read(text: str, before: Text | None = None, folder: Path | None = None, *, runs: bool = False) -> Text:
    """A text, whatever it is; `before` is the version before it, if there was one.

    `folder` is where it lies; `runs` says that the Python of games' files may be carried out.

    Records and studies name themselves on the first line that is neither blank nor a comment.
    """
    lines = text.split("\n", 1000)[:1000]
    first = next((line for line in lines if line.strip() and not line.startswith("#")), "")
    found = _FIRST.fullmatch(first[:80])
    if found and found[1] == "record":
        return RecordText(text, before)
    if found:
        return StudyText(text)
    if game_in(text):
        return GameText(text, folder, runs=runs)
    return TranslationText(text, folder) if translated_in(text) else MarkdownText(text)


Say = Callable[[str, str, str, str], str]
"""What does not hold, in words: the kind of the text (see `readers`), a code, what was found, what was wanted."""
DEBOUNCE_SECONDS = 0.2
"""How long nothing may be typed before a text is checked."""
SOURCE = "pyengine"
TRIGGERS = (">", "!", "?", "=", "|", ":", " ", "<")
"""The letters after which editors ask for completions."""
_KINDS = {
    "action": lsp.CompletionItemKind.Function,
    "refused": lsp.CompletionItemKind.Event,
    "rule": lsp.CompletionItemKind.Reference,
    "fact": lsp.CompletionItemKind.Value,
    "item": lsp.CompletionItemKind.Property,
    "option": lsp.CompletionItemKind.Property,
    "value": lsp.CompletionItemKind.EnumMember,
    "game": lsp.CompletionItemKind.Module,
    "keyword": lsp.CompletionItemKind.Keyword,
    "marker": lsp.CompletionItemKind.Operator,
    "seat": lsp.CompletionItemKind.Variable,
}
_SYMBOLS = {
    "heading": lsp.SymbolKind.String,
    "fence": lsp.SymbolKind.Event,
    "chapter": lsp.SymbolKind.Class,
    "head": lsp.SymbolKind.Module,
    "turn": lsp.SymbolKind.Function,
}


class Server(LanguageServer):
    """A server for one editor: its texts, its language, and the checks that are under way."""

    def __init__(self, say: Say, lang: str | None = None, *, runs: bool = False) -> None:
        super().__init__("pyengine", VERSION, text_document_sync_kind=lsp.TextDocumentSyncKind.Full)
        self.say, self.wanted, self.runs = say, lang, runs
        self.lang = language_of(lang)
        self.pages: dict[str, Page] = {}
        self.checks: dict[str, asyncio.Task[None]] = {}

    def page(self, uri: str) -> Page:
        """The text as the editor has it now."""
        document, before = self.workspace.get_text_document(uri), self.pages.get(uri)
        if before is not None and (before.source, before.version) == (document.source, document.version):
            return before
        source = document.source.replace("\r\n", "\n").replace("\r", "\n")
        folder = Path(document.path).parent if uri.startswith("file:") else None
        text = read(source, before.text if before else None, folder, runs=self.runs)
        page = Page(text, document.source, document.version, self.workspace.position_codec)
        self.pages[uri] = page
        return page

    def check_soon(self, uri: str) -> None:
        """Check a text as soon as nothing has been typed for a while; a check that is under way ends."""
        if before := self.checks.get(uri):
            before.cancel()
        self.checks[uri] = asyncio.get_running_loop().create_task(self._check(uri))

    def forget(self, uri: str) -> None:
        """The text is closed."""
        if check := self.checks.pop(uri, None):
            check.cancel()
        if page := self.pages.pop(uri, None):
            page.stop.set()

    async def _check(self, uri: str) -> None:
        await asyncio.sleep(DEBOUNCE_SECONDS)  # where more is typed, the task is cancelled here
        page = self.page(uri)
        try:
            problems = await asyncio.to_thread(page.problems)
        except asyncio.CancelledError:
            page.stop.set()  # the thread goes on till it sees this: it cannot be cancelled
            raise
        found = [self._diagnostic(page, problem) for problem in problems]
        if page.text.too_long:
            found = [_error(page.lines(1, 1), messages.too_long(page.text.longest))]
        self.publish(uri, page.version, found)

    def publish(self, uri: str, version: int | None, found: list[lsp.Diagnostic]) -> None:
        """Send what is wrong with a version of a text."""
        self.text_document_publish_diagnostics(
            lsp.PublishDiagnosticsParams(uri=uri, diagnostics=found, version=version)
        )

    def _diagnostic(self, page: Page, problem: Problem) -> lsp.Diagnostic:
        span, code, found, wanted = problem
        try:
            words = self.say(page.text.kind, code, found, wanted)
        except LookupError:
            words = " ".join(filter(None, (code, found, wanted)))
        return _error(page.range(span), words, code)


def _error(where: lsp.Range, words: str, code: str | None = None) -> lsp.Diagnostic:
    severity = lsp.DiagnosticSeverity.Error
    return lsp.Diagnostic(range=where, message=words, severity=severity, code=code, source=SOURCE)


def make_server(say: Say, lang: str | None = None, *, runs: bool = False) -> Server:
    """A server that knows its requests; `say` puts failures into words, `lang` is the language of the rules.

    With `runs` it carries out the Python of the games' files that are opened.
    """
    server = Server(say, lang, runs=runs)
    for method, answer in _ANSWERS.items():
        server.feature(method, _OPTIONS.get(method))(answer)
    return server


# Requests: the library gives the server to a function whose first parameter is `ls` ----------------------------------


def _initialize(ls: Server, params: lsp.InitializeParams) -> None:
    """Take the language that was asked for at the start, else the one of the settings, else the editor's own."""
    options: Any = params.initialization_options
    named = options.get("lang") if isinstance(options, dict) else None
    ls.lang = language_of(ls.wanted or (named if isinstance(named, str) else None) or params.locale)


def _changed(ls: Server, params: lsp.DidOpenTextDocumentParams | lsp.DidChangeTextDocumentParams) -> None:
    ls.check_soon(params.text_document.uri)


def _closed(ls: Server, params: lsp.DidCloseTextDocumentParams) -> None:
    ls.forget(params.text_document.uri)
    ls.publish(params.text_document.uri, None, [])


def _shutdown(ls: Server, params: None) -> None:  # noqa: ARG001 - it has none
    for uri in list(ls.pages):
        ls.forget(uri)


def _hover(ls: Server, params: lsp.HoverParams) -> lsp.Hover | None:
    page = ls.page(params.text_document.uri)
    shown = hover(page.text, *page.place(params.position), ls.lang)
    if shown is None:
        return None
    return lsp.Hover(lsp.MarkupContent(lsp.MarkupKind.Markdown, shown.text), page.range(shown.span))


def _completion(ls: Server, params: lsp.CompletionParams) -> lsp.CompletionList:
    page = ls.page(params.text_document.uri)
    offered = complete(page.text, *page.place(params.position), ls.lang)
    where = page.range(offered.span)
    items = [
        lsp.CompletionItem(
            label=each.label.strip(),
            kind=_KINDS.get(each.kind),
            detail=each.detail or None,
            documentation=lsp.MarkupContent(lsp.MarkupKind.Markdown, each.paragraph) if each.paragraph else None,
            sort_text=f"{number:04}",
            filter_text=each.label,
            text_edit=lsp.TextEdit(range=where, new_text=each.label),
        )
        for number, each in enumerate(offered.found)
    ]
    return lsp.CompletionList(is_incomplete=not offered.all, items=items)


def _definition(ls: Server, params: lsp.DefinitionParams) -> lsp.Location | None:
    page = ls.page(params.text_document.uri)
    piece = page.text.piece_at(*page.place(params.position))
    place = find_definition(page.text, piece.text, ls.lang) if piece and piece.kind == "rule" else None
    if place is None:
        return None
    start = lsp.Position(place.line - 1, 0)
    return lsp.Location(place.path.as_uri() if place.path else params.text_document.uri, lsp.Range(start, start))


def _symbols(ls: Server, params: lsp.DocumentSymbolParams) -> list[lsp.DocumentSymbol]:
    page = ls.page(params.text_document.uri)
    return [_symbol(page, part) for part in page.text.outline()]


def _symbol(page: Page, part: Part) -> lsp.DocumentSymbol:
    return lsp.DocumentSymbol(
        name=part.name,
        detail=part.detail or None,
        kind=_SYMBOLS.get(part.kind, lsp.SymbolKind.Object),
        range=page.lines(part.first, part.last),
        selection_range=page.lines(part.first, part.first),
        children=[_symbol(page, each) for each in part.parts],
    )


def _tokens(ls: Server, params: lsp.SemanticTokensParams) -> lsp.SemanticTokens:
    page = ls.page(params.text_document.uri)
    data, line, character = list[int](), 0, 0
    for at, column, length, kind in tokens(page.text.pieces()):
        start = page.character(at, column)
        size = page.character(at, column + length) - start
        data += [at - 1 - line, start - (character if at - 1 == line else 0), size, kind, 0]
        line, character = at - 1, start
    return lsp.SemanticTokens(data)


def _refused(ls: Server, params: Any) -> None:
    ls.window_show_message(lsp.ShowMessageParams(lsp.MessageType.Error, params.why))


_ANSWERS: dict[str, Callable[[Server, Any], Any]] = {
    lsp.INITIALIZE: _initialize,
    lsp.TEXT_DOCUMENT_DID_OPEN: _changed,
    lsp.TEXT_DOCUMENT_DID_CHANGE: _changed,
    lsp.TEXT_DOCUMENT_DID_CLOSE: _closed,
    lsp.SHUTDOWN: _shutdown,
    lsp.TEXT_DOCUMENT_HOVER: _hover,
    lsp.TEXT_DOCUMENT_COMPLETION: _completion,
    lsp.TEXT_DOCUMENT_DEFINITION: _definition,
    lsp.TEXT_DOCUMENT_DOCUMENT_SYMBOL: _symbols,
    lsp.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL: _tokens,
    REFUSED: _refused,
}
_OPTIONS: dict[str, Any] = {
    lsp.TEXT_DOCUMENT_COMPLETION: lsp.CompletionOptions(trigger_characters=list(TRIGGERS)),
    lsp.TEXT_DOCUMENT_SEMANTIC_TOKENS_FULL: lsp.SemanticTokensLegend(list(LEGEND), []),
}


def serve(say: Say, lang: str | None = None, *, runs: bool = False) -> str:
    """Serve an editor on standard input and output until it has gone; returns why, where it sent what is no message."""
    incoming = Messages(sys.stdin.buffer)
    make_server(say, lang, runs=runs).start_io(cast(BinaryIO, incoming))
    return incoming.fault

"""An editor that talks to the server as any does: the command, and messages through its standard input and output."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from lsprotocol import types as lsp
from pygls.lsp.client import LanguageClient

PATIENCE_SECONDS = 60


class Editor:
    """An editor's client; every set of diagnostics that comes is kept by the text's address."""

    def __init__(self) -> None:
        self.client = LanguageClient("editor", "1")
        self.published: dict[str, asyncio.Queue[lsp.PublishDiagnosticsParams]] = {}

        @self.client.feature(lsp.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)  # type: ignore[untyped-decorator]
        def take(params: lsp.PublishDiagnosticsParams) -> None:
            self._of(params.uri).put_nowait(params)

    def _of(self, uri: str) -> asyncio.Queue[lsp.PublishDiagnosticsParams]:
        return self.published.setdefault(uri, asyncio.Queue())

    def open(self, uri: str, text: str) -> lsp.TextDocumentIdentifier:
        """Open a text."""
        item = lsp.TextDocumentItem(uri=uri, language_id="markdown", version=1, text=text)
        self.client.text_document_did_open(lsp.DidOpenTextDocumentParams(item))
        return lsp.TextDocumentIdentifier(uri)

    def change(self, uri: str, version: int, text: str) -> None:
        """Type: the text is now this."""
        named = lsp.VersionedTextDocumentIdentifier(uri=uri, version=version)
        change = lsp.TextDocumentContentChangeWholeDocument(text)
        self.client.text_document_did_change(lsp.DidChangeTextDocumentParams(named, [change]))

    async def diagnostics(self, uri: str) -> lsp.PublishDiagnosticsParams:
        """What is published next of a text."""
        return await asyncio.wait_for(self._of(uri).get(), PATIENCE_SECONDS)


@asynccontextmanager
async def editor(*arguments: str, **asked: Any) -> AsyncIterator[Editor]:
    """A started editor; at its end the server is told to go, and goes."""
    found = Editor()
    await found.client.start_io(sys.executable, "-m", "pyengine", "language-server", *arguments)
    await found.client.initialize_async(
        lsp.InitializeParams(capabilities=lsp.ClientCapabilities(), process_id=None, root_uri=None, **asked)
    )
    found.client.initialized(lsp.InitializedParams())
    try:
        yield found
    finally:
        await asyncio.wait_for(found.client.shutdown_async(None), PATIENCE_SECONDS)
        found.client.exit(None)
        await asyncio.wait_for(found.client.stop(), PATIENCE_SECONDS)  # type: ignore[no-untyped-call]

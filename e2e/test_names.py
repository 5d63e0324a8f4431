"""What lies in `dist/` has names and kinds that every host knows. No browser is needed."""

from __future__ import annotations

import re

from e2e.conftest import DIST

TEXTS = {"html", "css", "js", "json", "svg", "png", "txt", "woff2"}
BYTES = {"wasm", "gz", "bin", "whl", "zip"}
"""Kinds that work whatever type a host gives them: they are fetched as bytes."""
ASKED_FOR = {"favicon.ico", ".nojekyll", "sitemap.xml"}
"""Names that browsers, hosts and search engines look for."""
TO_PRINT = {"pdf", "epub"}
PLAYED = ("games", ".md")
"""Games of one file: what a host has to know for them stands in docs/kit-publish.md."""


def test_every_file_is_of_a_kind_that_every_host_knows() -> None:
    paths = [path.relative_to(DIST) for path in DIST.rglob("*") if path.is_file()]
    odd = [path for path in paths if path.suffix[1:] not in TEXTS | BYTES and path.name not in ASKED_FOR]
    odd = [path for path in odd if (path.parts[0], path.suffix) != PLAYED]
    assert [path for path in odd if not (path.parts[0] == "paper" and path.suffix[1:] in TO_PRINT)] == []


def test_every_name_is_in_lower_case_and_needs_no_encoding() -> None:
    names = [str(path.relative_to(DIST)) for path in DIST.rglob("*")]
    assert [name for name in names if not re.fullmatch(r"[a-z0-9._/-]+", name)] == []

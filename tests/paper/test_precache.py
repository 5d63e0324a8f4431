"""The service worker knows files that are large or that few want, and fetches none before somebody asks for it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from website import precache


def test_files_to_print_are_cached_when_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[tuple[Any, ...]] = []

    def worker(*parts: Any) -> dict[str, bytes]:
        given.append(parts)
        return {}

    monkeypatch.setattr(precache, "_worker", worker)
    later_ones = ("paper/uno-rules.en.pdf", "rules/hearts/de/index.html")
    for name in ("index.html", "rules/uno/index.html", "games/hearts.md", "games/hearts.de.md", *later_ones):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"1234")
    precache.make_precache(tmp_path)
    _, first, later = given[-1]
    assert [*first] == ["index.html", "rules/uno/index.html"]
    assert [*later] == [*later_ones], "rulebooks of games in one file are fetched when somebody reads them"
    assert later["paper/uno-rules.en.pdf"][1] == 4

"""The report on levels: each bot against the one before it, and a run that goes on from the last."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.levels import main


def test_a_report_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("bench.levels.names", lambda: ("random", "greedy", "1"))

    def reported(*words: str) -> list[str]:
        monkeypatch.setattr("sys.argv", ["levels", "face-to-face", *words])
        main()
        return (tmp_path / "var/levels.md").read_text(encoding="utf-8").splitlines()

    head, _, row = reported("--minutes", "0")
    assert head == "| game | greedy against random | 1 against greedy |"
    assert row == "| face-to-face |  |  |"
    once, again = reported("--games", "1")[2], reported("--games", "2")[2]
    assert once.count(" of 1 (") == again.count(" of 2 (") == 2
    files = sorted((tmp_path / "var/levels").iterdir())
    assert [file.name.rpartition("-")[0] for file in files] == ["face-to-face-1-greedy", "face-to-face-greedy-random"]
    assert [len(file.read_text(encoding="utf-8").splitlines()) for file in files] == [3, 3]

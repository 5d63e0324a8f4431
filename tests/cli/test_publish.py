"""`pyengine publish`: what it writes, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from paths import ROOT
from pyengine.cli import main

GALLERY = ROOT / "seeds/gallery"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """What the command needs of a built site."""
    files = {
        "app-1/play.js": "play",
        "vendor/pyodide-1/pyodide.js": "python",
        "games/index.html": "table",
        "games/rules/index.html": "rules",
        "favicon.ico": "",
        "site.json": "{}",
        "publish/game.html": "<title><!--title--></title><!--game--><script>1</script>",
        "uno/other.html": "",
    }
    for name, text in files.items():
        path = tmp_path / "dist" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return tmp_path / "dist"


def test_a_game_is_published_with_what_lies_beside_it(site: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert main(["publish", str(GALLERY / "switch.md"), str(out), "--site", str(site)]) == 0
    written = {path.name for path in (out / "games").glob("*.md")}
    assert {"switch.md", "switch.de.md", "crazy-eights.md", "crazy-eights.uk.md"} <= written
    [entry] = json.loads((out / "games.json").read_text("utf-8"))
    assert entry["game"] == "switch"
    assert set(entry["beside"]) == written - {"switch.md"}
    assert "games/index.html?game=switch" in (out / "index.html").read_text("utf-8")
    assert (out / "app-1/play.js").read_text("utf-8") == "play"
    assert not (out / "uno").exists()


def test_one_file_has_the_game_in_it(site: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert main(["publish", str(GALLERY / "hearts.md"), str(out), "--site", str(site)]) == 0
    page = (out / "hearts.html").read_text("utf-8")
    assert page.startswith("<title>Hearts</title>")
    held = page.partition('id="game-files">')[2].partition("</script>")[0]
    assert "<" not in held
    assert json.loads(held)["text"] == (GALLERY / "hearts.md").read_text("utf-8")


def test_a_rulebook_without_python_is_published_as_its_page(site: Path, tmp_path: Path) -> None:
    mine, out = tmp_path / "mine.md", tmp_path / "out"
    mine.write_text("---\ngame: mine\ntitle: Mine\n---\n# Mine\n\n**MIN-1** · S — A rule.\n", "utf-8")
    assert main(["publish", str(mine), str(out), "--site", str(site)]) == 0
    assert "games/rules/index.html?game=mine" in (out / "index.html").read_text("utf-8")
    assert (out / "games/mine.md").exists()
    assert not (out / "mine.html").exists()


def test_the_file_is_called_as_its_game(site: Path, tmp_path: Path) -> None:
    mine = tmp_path / "draft.md"
    mine.write_text((GALLERY / "goofspiel.md").read_text("utf-8"), "utf-8")
    assert main(["publish", str(mine), str(tmp_path / "out"), "--site", str(site)]) == 0
    assert (tmp_path / "out/games/goofspiel.md").exists()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("---\ngame: uno\n---\n# Mine\n\n```python\ncards = french()\n```\n", "another ID"),
        ("---\ngame: mine\n---\n# Mine\n\n```python\n1 / 0\n```\n", "7: ZeroDivisionError"),
    ],
)
def test_what_cannot_be_played_is_not_published(
    site: Path, tmp_path: Path, text: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    mine = tmp_path / "mine.md"
    mine.write_text(text, "utf-8")
    assert main(["publish", str(mine), str(tmp_path / "out"), "--site", str(site)]) == 2
    assert said in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_what_is_no_site_and_a_full_folder_are_refused(
    site: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = str(GALLERY / "hearts.md")
    assert main(["publish", game, str(tmp_path / "out"), "--site", str(tmp_path)]) == 2
    assert "make build" in capsys.readouterr().err
    assert main(["publish", game, str(site), "--site", str(site)]) == 2
    assert "is not empty" in capsys.readouterr().err

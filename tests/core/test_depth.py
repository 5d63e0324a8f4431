"""Ten thousand brackets within one another: every parser refuses them, in a second, with the error it documents."""

from __future__ import annotations

import json
import time
import zlib
from base64 import b64encode
from collections.abc import Callable
from pathlib import Path

import pytest

import pyengine
from pyengine import NotationError
from pyengine.arena.lines import read_object
from pyengine.cli import main
from pyengine.core.errors import LinkError, OptionError
from pyengine.core.json_text import DEEPEST, JsonError, read_json
from pyengine.rulebook import check
from pyengine.sealed.bundle import pack, unpack
from pyengine.sealed.compact import _USUAL, expand
from pyengine.sealed.errors import SealedError
from pyengine.sealed.message import parse
from pyengine.sealed.saved_table import read as read_kept
from pyengine.study import parse_study
from tests.sealed.toy import Toy
from web.engine.dispatcher import Dispatcher
from web.engine.record_link import fragment
from web.workbench.document import restored

ROOT = Path(__file__).parents[2]
MANY = 10_000
TABLE = "A" * 22
DEEP = ["[" * MANY, "(" * MANY, '{"a":' * MANY, "[" * MANY + "]" * MANY, "(\n" * MANY, '["' + "[" * MANY, "[{\\" * MANY]
GAME = pyengine.game("uno")
RECORD = "record 1\ngame uno\nplayers 2\ndeal turn 1\n1: "


def skeleton(text: str) -> bytes:
    deflate = zlib.compressobj(9, wbits=-15, zdict=_USUAL)
    return deflate.compress(text.encode()) + deflate.flush()


READERS: dict[str, Callable[[str], object]] = {
    "position": GAME.position,
    "action": GAME.parse,
    "record": pyengine.Record.parse,
    "record's action": lambda text: pyengine.Record.parse(RECORD + text.replace("\n", "")).replay(),
    "study": parse_study,
    "study's variations": lambda text: parse_study(f"study 1\ngame uno\n\nchapter\nplayers 2\ndeal turn 1\n{text}"),
    "result": lambda text: read_object(text, 1),
    "message": parse,
    "message's items": lambda text: parse('{"v":1,"table":"","n":0,"seat":1,"prev":"","items":' + text),
    "bundle": lambda text: [parse(line) for line in unpack(pack(TABLE, [text.replace("\n", "")]))[1]],
    "skeleton": lambda text: expand(TABLE, skeleton(text)),
    "kept table": lambda text: read_kept(Toy(), b64encode(zlib.compress(text.encode())).decode()),
    "draft": restored,
}


@pytest.mark.parametrize("text", DEEP, ids=lambda text: text[:6])
@pytest.mark.parametrize("name", READERS)
def test_a_parser_refuses_them(name: str, text: str) -> None:
    before = time.process_time()
    with pytest.raises((NotationError, SealedError, LinkError, OptionError)):
        READERS[name](text)
    assert time.process_time() - before < 1


@pytest.mark.parametrize("text", DEEP, ids=lambda text: text[:6])
def test_the_page_goes_on(text: str) -> None:
    on = Dispatcher()
    for link in (f"#record={text}", fragment(text), fragment(RECORD + text.replace("\n", ""))):
        answer = json.loads(on.send(json.dumps({"do": "start", "query": "?game=uno", "fragment": link})))
        assert "cannot be read" in answer["say"]
    assert json.loads(on.send(text)).get("error", {}).get("code") in ("too-deep", "not-json")


@pytest.mark.parametrize("text", DEEP, ids=lambda text: text[:6])
def test_a_rulebook_is_checked_all_the_same(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for kind in ("", "```play uno\n{}\n```\n", "## {}\n", "> {}"):
        check(kind.format(text) if kind else text)
    path = tmp_path / "deep.md"
    path.write_text(f"# UNO\n\n```play uno\n{text}\n```\n")
    assert main(["check", str(path)]) in (0, 1, 2)
    (tmp_path / "deep.rec").write_text(RECORD + text.replace("\n", ""))
    assert main(["replay", str(tmp_path / "deep.rec")]) == 2
    assert "Traceback" not in capsys.readouterr().err


OWN = {
    "pyengine/arena/bench/tasks.py": "the frozen tasks",
    "web/engine/searcher.py": "jobs from the engine's worker",
    "web/engine/searchers.py": "answers of our own workers",
    "web/parts/messages.py": "messages that the build compiled",
}
"""Where JSON is read that we wrote ourselves, beside the page's MicroPython, whose reader has no NaN."""


def test_json_of_others_is_read_in_one_place() -> None:
    """Which checks its length, its depth and its numbers."""
    modules = [path for folder in ("pyengine", "web") for path in (ROOT / folder).rglob("*.py")]
    found = {path.relative_to(ROOT).as_posix() for path in modules if "json.load" in path.read_text("utf-8")}
    assert {name for name in found if not name.startswith("web/page/")} == {"pyengine/core/json_text.py", *OWN}


def test_how_deep_is_read() -> None:
    assert read_json("[" * DEEPEST + "]" * DEEPEST, 100)
    for text, code in (
        ("[" * (DEEPEST + 1), "too-deep"),
        ("[" * 200, "too-long"),
        ("{", "not-json"),
        ("NaN", "not-json"),
        ("[-Infinity]", "not-json"),
        ('{"a": 1e999}', "not-json"),
        ("[-1e400]", "not-json"),
        ("9" * 90 + "e9999", "not-json"),
    ):
        with pytest.raises(JsonError) as error:
            read_json(text, 100)
        assert error.value.code == code

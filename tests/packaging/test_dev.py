"""`make dev`: pages are reloaded when the site has been made again, and no service worker holds old ones."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path

import pytest

from website.dev import DevHandler, Made, looked
from website.serve import make_server

POLICY = "script-src 'self' 'wasm-unsafe-eval'"
PAGE = f'<!doctype html><meta http-equiv="Content-Security-Policy" content="{POLICY}"><body><p>Here</p></body>'


@pytest.fixture
def served(tmp_path: Path) -> Iterator[HTTPConnection]:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules/index.html").write_text(PAGE)
    (tmp_path / "sw.js").write_text("cacheEverything();")
    (tmp_path / "style.css").write_text("body{}")
    server = make_server(tmp_path, handler=DevHandler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield HTTPConnection("127.0.0.1", server.server_address[1], timeout=20)
    server.shutdown()
    server.server_close()


def got(connection: HTTPConnection, path: str) -> str:
    connection.request("GET", path)
    return connection.getresponse().read().decode()


def test_a_page_gets_the_script_that_reloads_it(served: HTTPConnection) -> None:
    script = '<script src="/dev/reload.js"></script></body>'
    assert got(served, "/rules/") == got(served, "/rules/index.html?game=uno") == PAGE.replace("</body>", script)
    assert "location.reload()" in got(served, "/dev/reload.js")
    assert got(served, "/style.css") == "body{}"


def test_a_service_worker_from_before_leaves(served: HTTPConnection) -> None:
    assert "registration.unregister()" in got(served, "/sw.js")


def test_a_page_is_told_when_the_site_has_been_made(served: HTTPConnection) -> None:
    served.request("GET", "/dev/made")
    answer = served.getresponse()
    assert answer.getheader("Content-Type") == "text/event-stream"
    DevHandler.made.again()
    assert answer.read() == b"data: made\n\n"


def test_it_waits_for_the_next_time() -> None:
    made = Made()
    assert not made.wait(0, 0)
    made.again()
    assert made.wait(0, 0)
    assert not made.wait(1, 0)


def test_changed_new_and_removed_sources_are_seen(tmp_path: Path) -> None:
    (tmp_path / "web").mkdir()
    path = tmp_path / "web/table.py"
    path.write_text("one")
    first = looked(tmp_path)
    os.utime(path, ns=(1, 1))
    second = looked(tmp_path)
    (tmp_path / "web/new.py").write_text("")
    (tmp_path / "web/new.pyc").write_text("")
    third = looked(tmp_path)
    assert [*first] == [*second] == [path]
    assert first != second
    assert {*third} - {*second} == {tmp_path / "web/new.py"}

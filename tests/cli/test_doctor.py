"""`pyengine doctor` at a small site on a server of this machine, with what hosts do wrong."""

from __future__ import annotations

import http.server
import json
import re
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from pyengine.cli import main
from pyengine.cli.doctor import BAD, FAULTS, GOOD, TITLES
from pyengine.hosting import CHECKS, IN_A_BROWSER, REMEDIES, SERVERS, lines_for
from website.start_parts import files_list

ROOT = Path(__file__).parents[2]
PAGE = '<!doctype html><html data-path="play/"></html>'
FILES = {
    "404.html": "<!doctype html>unknown",
    "play/index.html": PAGE,
    "embed/uno/index.html": PAGE,
    "app-1/style.css": "main { margin: 0 }" * 1_000,
    "app-1/parts.json": '{"python": ["vendor/a/python.js"], "engine": ["engine.gz"]}',
    "app-1/engine.gz": "no gzip, and as it was built",
    "vendor/a/python.js": "run();",
    "sw.js": "addEventListener('fetch', () => {});",
    "live.json": "{}",
}


class Host:
    """A server of a folder, which may be told to do something wrong."""

    def __init__(self, folder: Path) -> None:
        self.headers: dict[str, str] = {}
        self.statuses: dict[str, int] = {}
        self.types: dict[str, str] = {}
        self.added = b""
        self.silent = threading.Event()
        host = self

        class Handler(http.server.SimpleHTTPRequestHandler):
            def __init__(self, *args: object) -> None:
                super().__init__(*args, directory=str(folder))  # type: ignore[arg-type]

            def do_GET(self) -> None:
                if host.silent.is_set():
                    host.over.wait()
                    return
                path = self.path.removeprefix("/games/")
                file = folder / "games" / path / ("index.html" if path.endswith("/") else "")
                status = host.statuses.get(path, 200 if file.is_file() else 404)
                content = file.read_bytes() if status == 200 else b"<!doctype html>unknown"
                content += host.added if file.suffix == ".html" else b""
                kind = host.types.get(path, self.guess_type(str(file)))
                self.send_response(status)
                for name, value in ({"Content-Type": kind, "Content-Length": str(len(content))} | host.headers).items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(content)

            def log_message(self, format: str, *args: object) -> None:
                """Log nothing."""

        self.over = threading.Event()
        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://localhost:{self.server.server_address[1]}/games/"
        threading.Thread(target=self.server.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()


@pytest.fixture
def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Host]:
    monkeypatch.setenv("no_proxy", "*")
    site = tmp_path / "games"
    for name, text in FILES.items():
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_bytes(text.encode())
    (site / "app-1/engine.gz").unlink()
    listed = json.loads(files_list(site)) | {"app-1/engine.gz": [3, "ba7816bf8f01cfea"]}
    (site / "app-1/engine.gz").write_text("abc")
    (site / "hosting-check").mkdir()
    (site / "hosting-check/files.json").write_text(json.dumps(listed))
    found = Host(tmp_path)
    yield found
    found.over.set()
    found.server.shutdown()
    found.server.server_close()


def examined(host: Host, capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, dict[str, dict[str, object]]]:
    """The exit code, and each check as JSON has it."""
    code = main(["doctor", host.url, "--json", *more])
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [line["check"] for line in lines] == list(CHECKS)
    return code, {line["check"]: line for line in lines}


def test_a_host_that_does_well(host: Host, capsys: pytest.CaptureFixture[str]) -> None:
    host.headers["Content-Encoding"] = "identity"
    code, found = examined(host, capsys)
    assert code == 0
    assert {name for name, each in found.items() if each["state"] == "browser"} == set(IN_A_BROWSER)
    assert {each["state"] for name, each in found.items() if name not in IN_A_BROWSER} == {"good"}
    assert main(["doctor", f"{host.url}hosting-check/"]) == 0
    assert f"{host.url}: {len(FILES)} files" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("wrong", "out", "says"),
    [
        ("X-Frame-Options: DENY", "frames warn 0", "X-Frame-Options: DENY"),
        ("Content-Security-Policy: frame-ancestors 'self'", "frames warn 0", "frame-ancestors"),
        ("Content-Security-Policy: default-src 'self'", "policy bad 1", "default-src 'self'"),
        ("Content-Security-Policy: img-src *, worker-src 'none'", "policy bad 1", "worker-src 'none'"),
        ("Content-Security-Policy: script-src 'self' 'wasm-unsafe-eval'", "policy good 0", ""),
        ("Vary: *", "offline bad 1", "Vary: *"),
        ("Vary: Accept", "small warn 0", "18 kB"),
    ],
)
def test_a_header_in_the_way(host: Host, capsys: pytest.CaptureFixture[str], wrong: str, out: str, says: str) -> None:
    """What a header does to a check, and to the exit code."""
    name, _, value = wrong.partition(": ")
    host.headers[name] = value
    check = out.split(maxsplit=1)[0]
    code, found = examined(host, capsys)
    assert f"{check} {found[check]['state']} {code}" == out
    assert says in str(found[check]["says"])
    assert bool(found[check]["lines"]) == (found[check]["state"] != "good")


@pytest.mark.parametrize(
    ("status", "says"),
    [
        (404, "The host answers app-1/engine.gz with 404. Copy the whole site again"),
        (403, "Allow every file of the site to be read"),
        (429, "it allows too few requests"),
        (500, "Its log says why"),
    ],
)
def test_a_file_that_is_refused(host: Host, capsys: pytest.CaptureFixture[str], status: int, says: str) -> None:
    host.statuses["app-1/engine.gz"] = status
    code, found = examined(host, capsys)
    assert (code, found["files"]["state"]) == (1, "bad")
    assert says in str(found["files"]["says"])
    assert found["files"]["lines"] == {}


def test_a_file_that_was_changed_or_has_another_type(
    host: Host, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    host.types["vendor/a/python.js"] = "text/plain"
    assert "comes as “text/plain”" in str(examined(host, capsys)[1]["files"]["says"])
    assert "mime.types" in str(examined(host, capsys)[1]["files"]["lines"])
    host.types.clear()
    for content, says in {"ab": "has 3 bytes; the host sends 2", "abd": "differs", PAGE: "with a page"}.items():
        (tmp_path / "games/app-1/engine.gz").write_text(content)
        assert says in str(examined(host, capsys)[1]["files"]["says"])


def test_pages_that_were_changed_and_addresses_that_are_never_unknown(
    host: Host, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    host.added = b"<script src=counted.js></script>"
    (tmp_path / "games/no-such-file-here.js").write_text("here;")
    host.statuses["play/"] = 404
    code, found = examined(host, capsys)
    assert code == 1
    assert found["pages"]["state"] == "bad"
    assert (found["unchanged"]["state"], found["unknown"]["state"]) == ("warn", "warn")
    assert "answered with 200 no-such-file-here.js" in str(found["unknown"]["says"])


def test_what_a_terminal_shows(host: Host, capsys: pytest.CaptureFixture[str]) -> None:
    host.headers["X-Frame-Options"] = "DENY"
    assert main(["doctor", host.url, "--server", "_headers"]) == 0
    told = capsys.readouterr().out
    assert "! Other sites may show tables: could be better\n    X-Frame-Options: DENY forbids" in told
    assert "    _headers:\n        /games/embed*\n          ! X-Frame-Options\n" in told
    assert "nginx" not in told
    host.headers["Server"] = "nginx/1.22"
    assert main(["doctor", host.url]) == 0
    assert "location ^~ /games/embed " in capsys.readouterr().out


def test_where_there_is_no_site(host: Host, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        nobody = f"http://127.0.0.1:{free.getsockname()[1]}/"
    asked = {
        "games.example": "no address of a site: games.example",
        "file:///etc/passwd": "no address of a site",
        "https://no-such-host.invalid/": "no such host: no-such-host.invalid",
        nobody: "the connection was refused",
        f"{host.url}play/": "no site of ours at",
    }
    for address, says in asked.items():
        assert main(["doctor", address]) == 2
        error = capsys.readouterr().err
        assert error.startswith("pyengine: ")
        assert error.count("\n") == 1
        assert says in error
    host.silent.set()
    assert main(["doctor", host.url, "--timeout", "0.2"]) == 2
    assert "within 0.2 s" in capsys.readouterr().err
    assert main(["doctor", host.url, "--timeout", "0"]) == 2
    assert "timeout=0.0" in capsys.readouterr().err


@pytest.mark.parametrize("listed", ["[]", "{}", '{"play/index.html": ["1", 2]}', "<html>", "[" * 100])
def test_a_list_that_is_none(host: Host, tmp_path: Path, capsys: pytest.CaptureFixture[str], listed: str) -> None:
    (tmp_path / "games/hosting-check/files.json").write_text(listed)
    assert main(["doctor", host.url]) == 2
    assert "no site of ours" in capsys.readouterr().err


def test_the_sentences_are_those_of_the_page() -> None:
    def messages(name: str) -> dict[str, str]:
        text = (ROOT / f"web/locales/en/{name}.ftl").read_text("utf-8")
        return {
            key: re.sub(r"\{ \$(\w+) \}", r"{\1}", value) for key, value in re.findall(r"^(\S+) = (.*)$", text, re.M)
        }

    page, faults = messages("hosting"), messages("faults")
    assert tuple(TITLES) == CHECKS
    assert {page[f"hosting-{name}"] for name in CHECKS} == set(TITLES.values())
    # What is not tried in the same way is not told in the same way: whether a browser keeps the site, and for how long
    # an answer is waited for.
    assert {name: page[f"hosting-{name}-good"] for name in GOOD if name != "offline"} == {
        name: text for name, text in GOOD.items() if name != "offline"
    }
    assert {name: page[f"hosting-{name}-bad"] for name in BAD} == BAD
    assert {name: faults[f"fault-{name}-owner"] for name in FAULTS if name != "unanswered"} == {
        name: text for name, text in FAULTS.items() if name != "unanswered"
    }


def test_lines_are_for_what_is_tried() -> None:
    assert set(REMEDIES) <= {*CHECKS, "type"} - set(IN_A_BROWSER)
    for remedy, lines in REMEDIES.items():
        assert set(lines) <= set(SERVERS)
        for text in lines_for(remedy, "/games/", "games.example").values():
            assert not re.search(r"\{(path|host|header)\}|\{\{|\}\}", text)
    assert lines_for("", "/", "") == {}

"""`pyengine doctor` at the built site: on a host with oddities, and on the servers that its lines are for."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from e2e.conftest import DIST
from e2e.odd_host import OddHost
from e2e.servers import KINDS, Server
from pyengine.cli import main
from pyengine.hosting import lines_for

WRONG = {
    "nginx": """server {{
    listen 80;
    server_name games.example;
    root {root};
    index index.html;
    gzip on;
    add_header X-Frame-Options DENY;
    add_header Content-Security-Policy "default-src 'self'";
    add_header Vary "*";
    error_page 404 =200 /index.html;
{lines}
}}
""",
    "Apache": """<VirtualHost *:80>
    ServerName 127.0.0.1
    DocumentRoot {root}
    <Directory {root}>
        Require all granted
        FallbackResource /index.html
    </Directory>
    Header always set X-Frame-Options DENY
    Header set Cross-Origin-Resource-Policy same-origin
    Header set Content-Security-Policy "default-src 'self'"
    Header set Vary "*"
{lines}
</VirtualHost>
""",
    "Caddy": """games.example {{
	root * {root}
	header X-Frame-Options DENY
	header Content-Security-Policy "default-src 'self'"
	header Vary "*"
	@any not file
	rewrite @any /index.html
	file_server
{lines}
}}
""",
}
"""Settings that an owner has for another site of theirs, and that are in the way of ours."""
PLACE = "/some/where/"


@pytest.fixture
def work() -> Iterator[Path]:
    """A folder that a server's own user may read too."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


def states(address: str, capsys: pytest.CaptureFixture[str]) -> dict[str, str]:
    """How each check comes out."""
    # Apache's stock site has the name localhost.
    main(["doctor", address.replace("localhost", "127.0.0.1"), "--json"])
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    return {line["check"]: line["state"] for line in lines}


def test_what_a_host_does_wrong_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    with OddHost(DIST, "brotli") as host:
        assert set(states(host.url, capsys).values()) == {"good", "browser"}
        assert main(["doctor", host.url, "--all"]) == 0
        assert "All is well" in capsys.readouterr().out
        host.oddities = {"brotli", "analytics", "spa", "corp", "gz-encoding"}
        found = states(host.url, capsys)
        assert {name for name, state in found.items() if state == "warn"} == {"unchanged", "unknown", "frames"}
        assert "bad" not in found.values()
        host.oddities = {"csp", "vary-star", "no-index"}
        found = states(host.url, capsys)
        assert {name for name, state in found.items() if state == "bad"} == {"policy", "offline", "pages"}


@pytest.mark.parametrize("kind", ["half", "cut", "portal", "503", "missing", "hang"])
def test_a_fault_in_a_file_is_found(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    with OddHost(DIST) as host:
        host.fault("app-*/engine.bin", kind)
        assert main(["doctor", host.url, "--timeout", "2"]) == 1
        told = capsys.readouterr().out
        assert "X Files come as they were built" in told
        assert "engine.bin" in told


@pytest.mark.parametrize("name", WRONG)
def test_the_lines_that_it_prints_put_a_server_right(name: str, work: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Those for the policy, for frames and for the service worker."""
    if not KINDS[name].path:
        pytest.skip(f"{name} is not installed (make hosts)")
    before = WRONG[name].format(root=work / "before/root", lines="")
    with Server(KINDS[name], DIST, work / "before", config=before) as server:
        found = states(server.url, capsys)
        wrong = {"policy": "bad", "frames": "warn", "offline": "bad", "unknown": "warn"}
        assert {check: found[check] for check in wrong} == wrong
    lines = [lines_for(each, PLACE, "games.example")[name] for each in ("policy", "frames", "offline")]
    after = WRONG[name].format(root=work / "after/root", lines="\n".join(lines))
    with Server(KINDS[name], DIST, work / "after", config=after) as server:
        found = states(server.url, capsys)
        assert {found[check] for check in ("policy", "frames", "offline")} == {"good"}

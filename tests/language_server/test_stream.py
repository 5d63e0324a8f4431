"""What an editor sends: a message that is too long, or no JSON of ours, costs no memory and ends nothing."""

from __future__ import annotations

import io
import json
import subprocess
import sys

import pytest

from pyengine.language_server.stream import LONGEST_MESSAGE, MOST_SKIPPED, REFUSED, Messages


def framed(body: bytes) -> bytes:
    return b"Content-Length: %d\r\n\r\n%b" % (len(body), body)


def request(method: str, number: int | None = None, params: object = None) -> bytes:
    found: dict[str, object] = {"jsonrpc": "2.0", "method": method, "params": params}
    return framed(json.dumps(found if number is None else found | {"id": number}).encode())


def served(sent: bytes) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "pyengine", "language-server"]
    return subprocess.run(command, input=sent, capture_output=True, check=False, timeout=60)


START = request("initialize", 1, {"processId": None, "rootUri": None, "capabilities": {}}) + request("initialized")
GONE = request("shutdown", 2) + request("exit")


@pytest.mark.parametrize("body", [b'{"a": NaN}', b"[-Infinity]", b"[1e999]", b"[" * 5000, b"nonsense", b"\xff"])
def test_what_is_no_json_of_ours_is_told_as_such(body: bytes) -> None:
    told = json.loads(Messages(io.BytesIO(body)).read(len(body)))
    assert told["method"] == REFUSED
    assert "no JSON" in told["params"]["why"]


def test_json_passes_as_it_is() -> None:
    body = json.dumps({"text": "NaN, Infinity, “…”", "number": 1e300}).encode()
    assert Messages(io.BytesIO(body)).read(len(body)) == body
    assert Messages(io.BytesIO(b"")).read(5) == b""


def test_a_long_message_is_skipped_piece_by_piece() -> None:
    stream = io.BytesIO(b"x" * (LONGEST_MESSAGE + 1) + b"next")
    told = json.loads(Messages(stream).read(LONGEST_MESSAGE + 1))
    assert str(LONGEST_MESSAGE) in told["params"]["why"]
    assert stream.read() == b"next"


@pytest.mark.parametrize(
    "line", [b"Content-Length: %d\r\n" % (MOST_SKIPPED + 1), b"content-length:%b\r\n" % (b"9" * 900), b"x" * 5000]
)
def test_a_header_that_is_none_is_the_end(line: bytes) -> None:
    messages = Messages(io.BytesIO(line + b"\r\n"))
    assert messages.readline() == b""
    assert messages.fault
    assert Messages(io.BytesIO(b"Content-Length: 5\r\n")).readline() == b"Content-Length: 5\r\n"


def test_the_server_goes_on_after_what_it_cannot_read() -> None:
    ended = served(START + framed(b"[NaN]") + framed(b" " * (LONGEST_MESSAGE + 1)) + GONE)
    assert ended.returncode == 0
    assert ended.stdout.count(b"window/showMessage") == 2
    assert b'"id": 2' in ended.stdout or b'"id":2' in ended.stdout
    assert b"Traceback" not in ended.stderr


def test_the_server_goes_when_nothing_can_be_made_of_what_comes() -> None:
    ended = served(START + b"Content-Length: 99999999999999\r\n\r\n{}")
    assert ended.returncode == 2
    assert ended.stderr.decode().splitlines()[-1].startswith("pyengine: a message of more than")
    assert b"Traceback" not in ended.stderr

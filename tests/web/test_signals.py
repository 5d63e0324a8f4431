"""Signals for live connections: what a description must tell, and nothing that could be smuggled into one."""

from __future__ import annotations

import base64
import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

SOURCE = Path(__file__).parents[2] / "web/browser/window/ways/signal.js"
PROGRAM = """
const [source, text] = JSON.parse(process.argv[1]);
const { read, write, factsOf, description } = await import("data:text/javascript," + encodeURIComponent(source));
try {
  const facts = read(text);
  const made = description(facts);
  console.log(JSON.stringify({ sdp: made.sdp, again: write(factsOf(made, facts.to)) }));
} catch (error) {
  console.log(JSON.stringify({ error: error.constructor.name }));
}
"""
PRINT = "0123456789abcdef" * 4
OLD = ["o", "uf/g", "a" * 24, PRINT, "host 192.0.2.7 50000", "host 01234567-89ab-cdef-0123-456789abcdef.local 40000"]


LOCAL = bytes.fromhex("0123456789abcdef0123456789abcdef")
CANDIDATES = b"\x00" + bytes([192, 0, 2, 7]) + b"\xc3\x50" + b"\x01" + LOCAL + b"\x9c\x40" + b"\x0a\x042::7\x9c\x41"


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def old_signal(facts: list[str]) -> str:
    return encoded("\n".join(facts).encode())


def signal(
    kind: int = 2, ufrag: bytes = b"uf/g", pwd: bytes = b"a" * 24, to: bytes = b"", candidates: bytes = CANDIDATES
) -> str:
    texts = b"".join(bytes([len(text)]) + text for text in (ufrag, pwd, to))
    return encoded(bytes([kind]) + texts + bytes.fromhex(PRINT) + candidates)


def read(text: str) -> Any:
    command = ["node", "--input-type=module", "-e", PROGRAM, json.dumps([SOURCE.read_text("utf-8"), text])]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def test_a_description_comes_back_from_its_signal() -> None:
    found = read(signal())
    assert found["again"] == signal()
    assert "192.0.2.7 50000 typ host" in found["sdp"]
    assert "01234567-89ab-cdef-0123-456789abcdef.local 40000 typ host" in found["sdp"]
    assert "2::7 40001 typ relay raddr 0.0.0.0 rport 0" in found["sdp"]
    assert len(signal()) < 200


def test_whoever_gets_the_answer_begins() -> None:
    """Else Chromium tries in vain until it is there, at longer and longer intervals."""
    assert "a=setup:active" in read(signal(2))["sdp"]
    assert "a=setup:passive" in read(signal(3, to=b"uf/g"))["sdp"]


def test_an_old_signal_is_read() -> None:
    assert read(old_signal(OLD))["sdp"] == read(signal(candidates=CANDIDATES[:26]))["sdp"]


@pytest.mark.parametrize(
    "text",
    [
        signal(1),
        signal(ufrag=b"uf\r\na=evil:1"),
        signal(pwd=b"abc"),
        signal(3, to=b"a\nb"),
        signal(candidates=CANDIDATES[:-1]),
        signal(candidates=b"\x02\x0cevil.example\x00\x50"),
        signal(candidates=b"\x03\x00\x50"),
        signal(candidates=b"\x0c" + CANDIDATES[1:7]),
        signal(candidates=CANDIDATES[:7] * 9),
        old_signal(["x", *OLD[1:]]),
        old_signal([*OLD[:1], "uf\r\na=evil:1", *OLD[2:]]),
        old_signal([*OLD[:3], PRINT[:-1], *OLD[4:]]),
        old_signal([*OLD[:4], "host evil.example 80"]),
        old_signal([*OLD[:4], *["host 192.0.2.7 50000"] * 9]),
        old_signal(OLD[:2]),
    ],
)
def test_other_facts_are_refused(text: str) -> None:
    assert read(text) == {"error": "SignalError"}


@pytest.mark.parametrize("text", ["", "%", "a" * 3000, "é"])
def test_what_is_no_signal_is_refused(text: str) -> None:
    assert read(text) == {"error": "SignalError"}


GATHERED = """
const [source, sdp] = JSON.parse(process.argv[1]);
const { read, write, factsOf } = await import("data:text/javascript," + encodeURIComponent(source));
console.log(JSON.stringify(read(write(factsOf({ type: "offer", sdp }))).candidates));
"""


@pytest.mark.parametrize(("own", "told"), [(1, 1), (12, 2), (12, 9)])
def test_addresses_that_a_server_has_found_are_told_however_many_the_device_has(own: int, told: int) -> None:
    """A description lists the device's own addresses first, and a link has room for eight."""
    hosts = [f"a=candidate:{at} 1 udp 2122 10.0.0.{at} 4000{at} typ host" for at in range(own)]
    found = [f"a=candidate:{at} 1 udp 1686 192.0.2.{at} 500{at} typ srflx raddr 0.0.0.0 rport 0" for at in range(told)]
    print_ = ":".join(PRINT[at : at + 2].upper() for at in range(0, len(PRINT), 2))
    lines = ["a=ice-ufrag:abcd", f"a=ice-pwd:{'p' * 24}", f"a=fingerprint:sha-256 {print_}", *hosts, *found, ""]
    given = json.dumps([SOURCE.read_text("utf-8"), "\r\n".join(lines)])
    command = ["node", "--input-type=module", "-e", GATHERED, given]
    kinds = [each.split()[0] for each in json.loads(subprocess.run(command, capture_output=True, check=True).stdout)]
    far = min(told, 4)
    assert kinds == ["host"] * min(own, 8 - far) + ["srflx"] * far

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
const { read, write, description } = await import("data:text/javascript," + encodeURIComponent(source));
try {
  console.log(JSON.stringify({ sdp: description(read(text)).sdp, again: write(description(read(text))) }));
} catch (error) {
  console.log(JSON.stringify({ error: error.constructor.name }));
}
"""
PRINT = "0123456789abcdef" * 4
FACTS = ["o", "uf/g", "a" * 24, PRINT, "host 192.0.2.7 50000", "host 01234567-89ab-cdef-0123-456789abcdef.local 40000"]


def signal(facts: list[str]) -> str:
    return base64.urlsafe_b64encode("\n".join(facts).encode()).decode().rstrip("=")


def read(text: str) -> Any:
    command = ["node", "--input-type=module", "-e", PROGRAM, json.dumps([SOURCE.read_text("utf-8"), text])]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def test_a_description_comes_back_from_its_signal() -> None:
    found = read(signal(FACTS))
    assert found["again"] == signal(FACTS)
    assert "a=setup:actpass" in found["sdp"]
    assert "a=candidate:1 1 udp" in found["sdp"]
    assert len(signal(FACTS)) < 350


@pytest.mark.parametrize(
    "facts",
    [
        ["x", *FACTS[1:]],
        [*FACTS[:1], "uf\r\na=evil:1", *FACTS[2:]],
        [*FACTS[:3], PRINT[:-1], *FACTS[4:]],
        [*FACTS[:4], "host evil.example 80"],
        [*FACTS[:4], "tcp 192.0.2.7 80"],
        [*FACTS[:4], *["host 192.0.2.7 50000"] * 9],
        FACTS[:2],
    ],
)
def test_other_facts_are_refused(facts: list[str]) -> None:
    assert read(signal(facts)) == {"error": "SignalError"}


@pytest.mark.parametrize("text", ["", "%", "a" * 3000, "é"])
def test_what_is_no_signal_is_refused(text: str) -> None:
    assert read(text) == {"error": "SignalError"}

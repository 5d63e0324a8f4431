"""The browser's group (noble, `web/browser/worker/group.mjs`) gives what the others give; it runs under Node here."""

from __future__ import annotations

import json
import subprocess
from hashlib import sha512
from pathlib import Path
from typing import Any

import pytest

from pyengine.cli.sealed.sodium import Sodium
from pyengine.sealed.group import BASE, ORDER, SIZE
from tests.sealed.ristretto import Ristretto
from tests.sealed.test_groups import BAD
from web.sealed.group import BrowserGroup

ROOT = Path(__file__).parents[2]
PROGRAM = """
import * as group from "./web/browser/worker/group.mjs";
const bytes = (hex) => Uint8Array.from(Buffer.from(hex, "hex"));
const answer = ([name, ...given]) => {
  try {
    const found = group[name](...given.map(bytes));
    return typeof found === "boolean" ? found : Buffer.from(found).toString("hex");
  } catch {
    return null;
  }
};
console.log(JSON.stringify(JSON.parse(process.argv[1]).map(answer)));
"""


class Found:
    """Bytes of JavaScript."""

    def __init__(self, text: str) -> None:
        self.text = text

    def to_bytes(self) -> bytes:
        return bytes.fromhex(self.text)


class Node:
    """Each function by Node."""

    def __getattr__(self, name: str) -> Any:
        def call(*given: bytes) -> Any:
            command = [
                "node",
                "--input-type=module",
                "-e",
                PROGRAM,
                json.dumps([[name, *(each.hex() for each in given)]]),
            ]
            done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
            [found] = json.loads(done.stdout)
            return Found(found) if isinstance(found, str) else found

        return call


def test_it_gives_what_libsodium_and_the_rfc_give() -> None:
    browser = BrowserGroup(Node())
    uniform = sha512(b"one").digest() + sha512(b"two").digest()
    secret, message = sha512(b"three").digest()[:32], b"a message"
    scalars = (12345).to_bytes(SIZE, "little") + (ORDER - 7).to_bytes(SIZE, "little")
    for other in (Sodium(), Ristretto()):
        points = browser.derive(uniform)
        assert points == other.derive(uniform)
        assert browser.multiply(points, scalars) == other.multiply(points, scalars)
        assert browser.public_key(secret) == other.public_key(secret)
        signature = browser.sign(secret, message)
        assert signature == other.sign(secret, message)
    assert browser.verify(browser.public_key(secret), message, signature)
    assert not browser.verify(browser.public_key(secret), message + b"!", signature)
    assert not browser.verify(b"short", message, signature)


def test_what_is_no_point_is_refused() -> None:
    browser = BrowserGroup(Node())
    assert browser.valid(BASE)
    for text in BAD:
        assert not browser.valid(bytes.fromhex(text))
        with pytest.raises(ValueError, match="no points"):
            browser.multiply(bytes.fromhex(text), (2).to_bytes(SIZE, "little"))

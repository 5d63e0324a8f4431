"""The worker's JavaScript before any Python runs: line speed and the memory snapshot, under Node with a fake clock."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.node
BROWSER = Path(__file__).parents[2] / "web/browser"

LINE = """
import {{ Meter }} from "{browser}/worker/parts.mjs";
let now = 0;
performance.now = () => now;
const chunks = {chunks};
const body = new ReadableStream({{
  pull(out) {{
    const [wait, size] = chunks.shift() ?? [];
    if (size === undefined) return out.close();
    now += wait;
    out.enqueue(new Uint8Array(size));
  }},
}}, {{ highWaterMark: 0 }});
const shares = [];
const meter = new Meter(2_000_000, (share) => shares.push(share));
const got = (await new Response(meter.through(body)).arrayBuffer()).byteLength;
console.log(JSON.stringify({{ quick: await meter.quick, got, shares }}));
"""

MEMORY = """
import {{ applyDiff, diffMemory, sizeOf }} from "{browser}/memory/diff.mjs";
import {{ unpack }} from "{browser}/memory/pack.mjs";
const PAGE = 4096;
const fresh = new Uint8Array(8 * PAGE).fill(7, PAGE, 3 * PAGE);
const memory = new Uint8Array(10 * PAGE);  // it has grown
memory.set(fresh);
memory.fill(0, 2 * PAGE, 3 * PAGE);
memory.fill(9, 4 * PAGE + 5, 6 * PAGE + 6);
memory.fill(3, 9 * PAGE + 1, 9 * PAGE + 2);
const packed = diffMemory(memory, fresh, {{ keys: [1] }});
const again = new Uint8Array(sizeOf(unpack(packed)));
again.set(fresh);
const known = applyDiff(again, unpack(packed));
const same = Buffer.compare(Buffer.from(again), Buffer.from(memory)) === 0;
let refused = "";
try {{ applyDiff(again.fill(1, PAGE, PAGE + 1), unpack(packed)); }} catch (error) {{ refused = error.message; }}
console.log(JSON.stringify({{ same, known, refused, stretches: [...unpack(packed).keys()] }}));
"""


def under_node(script: str, **gaps: object) -> dict[str, Any]:
    text = script.format(browser=BROWSER.as_uri(), **gaps)
    ran = subprocess.run(["node", "--input-type=module", "-e", text], check=True, capture_output=True, text=True)
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


@pytest.mark.parametrize(
    ("chunks", "quick"),
    [
        ([[10, 500_000]] * 4, True),
        ([[333, 500_000]] * 4, False),  # 12 Mbit/s
        ([[700, 100_000], [0, 900_000], [700, 100_000], [0, 900_000]], False),  # the same in bursts
        ([[200, 500_000], [10, 500_000], [10, 500_000], [10, 500_000]], True),  # a late beginning
        ([[1, 100_000]] * 3, False),  # too little to tell
    ],
)
def test_a_line_is_quick_by_all_that_came_over_it(chunks: list[list[int]], quick: bool) -> None:
    found = under_node(LINE, chunks=json.dumps(chunks))
    assert found["quick"] == quick
    assert found["got"] == sum(size for _, size in chunks)
    assert found["shares"] == sorted(found["shares"])


def test_a_memory_is_what_tells_it_from_a_fresh_one() -> None:
    found = under_node(MEMORY)
    assert found["same"]
    assert found["known"] == {"keys": [1]}
    assert found["stretches"] == ["state", str(2 * 4096), str(4 * 4096), str(9 * 4096)]
    assert found["refused"] == "the memory is of another beginning"

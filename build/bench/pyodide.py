"""UNO inside Pyodide, under Node and in Chromium, in rounds interleaved with CPython's."""

from __future__ import annotations

import io
import json
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from bench.browser import chromium as launched
from bench.clock import Sample, Sampler, Table, interleave, rates, ratio, sampler
from bench.ours import UNO
from bench.report import heading, row
from paths import NPM, ROOT

_PAGE = """<!doctype html><title>bench</title><script type="module">
import { loadPyodide } from "./pyodide/pyodide.mjs";
const pyodide = await loadPyodide();
const archive = await (await fetch("./repo.zip")).arrayBuffer();
pyodide.unpackArchive(archive, "zip", { extractDir: "/repo" });
window.measure = pyodide.runPython(`
import json, sys
sys.path[:0] = ["/repo", "/repo/build"]
from bench.clock import sample
from bench.ours import UNO
cases = {name: case() for name, case in UNO.items()}
lambda name, seconds: json.dumps(sample(cases[name], seconds))
`);
document.documentElement.dataset.ready = "yes";
</script>"""


@contextmanager
def node() -> Iterator[tuple[dict[str, Sampler], dict[str, str]]]:
    """Samplers of the cases in a Node of their own, and the versions."""
    program = ["node", str(ROOT / "build/bench/pyodide.mjs"), str(ROOT)]
    child = subprocess.Popen(program, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    assert child.stdin
    assert child.stdout
    source, sink = child.stdout, child.stdin

    def take(name: str, seconds: float) -> Sample:
        print(json.dumps([name, seconds]), file=sink, flush=True)
        return Sample(*json.loads(source.readline()))

    versions: dict[str, str] = json.loads(source.readline())
    yield {name: partial(take, name) for name in UNO}, versions
    sink.close()
    child.wait()


def _repo() -> bytes:
    """The engine and what measures it, as an archive."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        for path in (*ROOT.glob("pyengine/**/*.py"), *ROOT.glob("build/bench/*.py")):
            archive.write(path, path.relative_to(ROOT).as_posix())
    return data.getvalue()


@contextmanager
def chromium() -> Iterator[tuple[dict[str, Sampler], dict[str, str]]]:
    """Samplers of the cases in a page in Chromium, and its version. A page knows no time but the wall's."""
    folder = Path(tempfile.mkdtemp())
    shutil.copytree(NPM / "pyodide", folder / "pyodide")
    (folder / "index.html").write_text(_PAGE)
    (folder / "repo.zip").write_bytes(_repo())
    with launched(folder) as (browser, url):
        page = browser.new_page()
        page.goto(f"{url}index.html")
        page.locator("html[data-ready=yes]").wait_for(state="attached", timeout=120_000)

        def take(name: str, seconds: float) -> Sample:
            script = "([name, seconds]) => window.measure(name, seconds)"
            return Sample(*json.loads(page.evaluate(script, [name, seconds])))

        yield {name: partial(take, name) for name in UNO}, {"chromium": browser.version}
    shutil.rmtree(folder)


def in_pyodide(seconds: float) -> tuple[dict[str, Any], list[str]]:
    """Each case in CPython, in Pyodide under Node, and in Chromium: rates, and shares of CPython."""
    samplers = {f"CPython {name}": sampler(case()) for name, case in UNO.items()}
    versions: dict[str, str] = {}
    with ExitStack() as stack:
        for place, enter in (("Node", node), ("Chromium", chromium)):
            theirs, tells = stack.enter_context(enter())
            versions |= tells
            _warm_up(theirs)
            samplers |= {f"{place} {name}": take for name, take in theirs.items()}
        table = interleave(_by_case(samplers), seconds)
    return {"versions": versions, **_shares(table)}, _lines(table)


def _warm_up(samplers: dict[str, Sampler]) -> None:
    """Give the browser's compiler the time to be done with Python itself."""
    for take in samplers.values():
        take(1.0)


def _by_case(samplers: dict[str, Sampler]) -> dict[str, Sampler]:
    """The same case in the three places, one right after the other."""
    return {f"{place} {name}": samplers[f"{place} {name}"] for name in UNO for place in ("CPython", "Node", "Chromium")}


def _shares(table: Table) -> dict[str, Any]:
    found = rates(table)
    return {
        name: {
            "CPython": found[f"CPython {name}"],
            "Node": found[f"Node {name}"],
            "Chromium": found[f"Chromium {name}"],
            "Node share": ratio(table, f"Node {name}", f"CPython {name}"),
            "Chromium share, wall": ratio(table, f"Chromium {name}", f"CPython {name}", wall=True),
        }
        for name in UNO
    }


def _lines(table: Table) -> list[str]:
    lines = [heading("steps/s", "CPython", "Node", "share", "Chromium", "share (wall)")]
    for name, found in _shares(table).items():
        speeds = [round(found[place]) for place in ("CPython", "Node", "Chromium")]
        shares = [f"{found[share]:.2f}" for share in ("Node share", "Chromium share, wall")]
        lines.append(row(name, speeds[0], speeds[1], shares[0], speeds[2], shares[1]))
    return lines

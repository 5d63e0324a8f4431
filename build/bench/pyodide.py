"""UNO inside Pyodide, under Node and in Chromium, in rounds interleaved with CPython's."""

from __future__ import annotations

import json
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

from bench.browser import chromium as launched
from bench.clock import Sample, Sampler, interleave, rates, ratio, sample
from bench.ours import UNO
from bench.report import show
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


@contextmanager
def chromium() -> Iterator[tuple[dict[str, Sampler], dict[str, str]]]:
    """Samplers of the cases in a page in Chromium, and its version. A page knows no time but the wall's."""
    with tempfile.TemporaryDirectory() as made, launched(folder := Path(made)) as (browser, url):
        shutil.copytree(NPM / "pyodide", folder / "pyodide")
        (folder / "index.html").write_text(_PAGE)
        with zipfile.ZipFile(folder / "repo.zip", "w") as archive:
            for path in (*ROOT.glob("pyengine/**/*.py"), *ROOT.glob("build/bench/*.py")):
                archive.write(path, path.relative_to(ROOT).as_posix())
        page = browser.new_page()
        page.goto(f"{url}index.html")
        page.locator("html[data-ready=yes]").wait_for(state="attached", timeout=120_000)

        def take(name: str, seconds: float) -> Sample:
            script = "([name, seconds]) => window.measure(name, seconds)"
            return Sample(*json.loads(page.evaluate(script, [name, seconds])))

        yield {name: partial(take, name) for name in UNO}, {"chromium": browser.version}


def in_pyodide(seconds: float) -> dict[str, Any]:
    """Each case in CPython, in Pyodide under Node, and in Chromium: rates, and shares of CPython."""
    with node() as (in_node, versions), chromium() as (in_chromium, more):
        for take in (*in_node.values(), *in_chromium.values()):
            take(1.0)  # the browser's compiler gets done with Python itself
        samplers: dict[str, Sampler] = {}
        for name, case in UNO.items():  # the same case in the three places, one right after the other
            samplers[f"CPython {name}"] = partial(sample, case())
            samplers[f"Node {name}"], samplers[f"Chromium {name}"] = in_node[name], in_chromium[name]
        table = interleave(samplers, seconds)
    found, rows, figures = rates(table), [], dict[str, Any](versions=versions | more)
    for name in UNO:
        plain, node_rate, browser_rate = (found[f"{place} {name}"] for place in ("CPython", "Node", "Chromium"))
        share = ratio(table, f"Node {name}", f"CPython {name}")
        wall = ratio(table, f"Chromium {name}", f"CPython {name}", wall=True)
        figures[name] = {"CPython": plain, "Node": node_rate, "Chromium": browser_rate}
        figures[name] |= {"Node share": share, "Chromium share, wall": wall}
        rows.append((name, round(plain), round(node_rate), f"{share:.2f}", round(browser_rate), f"{wall:.2f}"))
    show(("steps/s", "CPython", "Node", "share", "Chromium", "share (wall)"), rows)
    return figures

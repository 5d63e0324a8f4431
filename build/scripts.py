"""The scripts that are made from several: the engine's worker, with what it imports put before it, in one request."""

from __future__ import annotations

import json
import re

from paths import NPM, ROOT

_BOOT = ROOT / "web/browser"
_IMPORT = re.compile(r'^import .* from "\./([a-z]+\.mjs)";\n', re.MULTILINE)


def joined(name: str, instead: dict[str, str]) -> str:
    """A module of `web/browser` with the modules it names, or others instead, in place of its imports."""
    text = (_BOOT / name).read_text("utf-8")
    parts = [joined(instead.get(part, part), instead) for part in _IMPORT.findall(text)]
    before = [re.sub(r"^export ", "", part, flags=re.MULTILINE) for part in parts]
    return "".join([*before, _IMPORT.sub("", text)])


def engine_script(pyodide: str, parts: str = "parts.mjs") -> bytes:
    """The worker, with Pyodide's folder as seen from ours, and what Pyodide's lock file must say of its version."""
    info = json.loads((NPM / "pyodide/pyodide-lock.json").read_text())["info"]
    text = joined("engine_worker.mjs", {"parts.mjs": parts}).replace('"__PYODIDE__', f'"../{pyodide}')
    return text.replace('"__LOCKED__"', json.dumps(info, sort_keys=True)).encode()

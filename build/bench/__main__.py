"""Measures the engine, the bots or the site: python build bench CASE [ARGUMENT …]

A case is a module here that has a `main`; `--help` after its name shows its arguments.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from bench.report import listed, machine


def main() -> None:
    """Run the case that is named; without one, list them."""
    files = sorted(Path(__file__).parent.glob("[!_]*.py"))
    cases = {path.stem: text for path in files if "\ndef main(" in (text := path.read_text("utf-8"))}
    if len(sys.argv) < 2 or sys.argv[1] not in cases:
        print(__doc__, *(f"  {name:9} {text[3:].partition(chr(10))[0]}" for name, text in cases.items()), sep="\n")
        sys.exit(len(sys.argv) > 1 and not sys.argv[1].startswith("-"))
    case = import_module(f"bench.{sys.argv.pop(1)}")
    sys.argv[0] = case.__name__.replace(".", " ")
    if not {"-h", "--help"} & {*sys.argv}:
        print(listed(machine()), flush=True)
    case.main()


if __name__ == "__main__":
    main()

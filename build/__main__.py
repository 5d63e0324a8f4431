"""Runs one of the programs that make, check, measure or translate: python build NAME [ARGUMENT …]

NAME is a file here or in one of the folders, or a folder, as `bench`. Programs import each other by folder and name,
`from website.scripts import bundles`: whatever the working directory, this folder and the project's are searched first.
"""

from __future__ import annotations

import ast
import runpy
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
_RUN = '\nif __name__ == "__main__":\n'


def programs() -> dict[str, Path]:
    """What can be run, by name."""
    files = [path for path in (*HERE.glob("*.py"), *HERE.glob("*/*.py")) if path != Path(__file__).resolve()]
    runnable = [path for path in files if _RUN in path.read_text("utf-8")]
    return {path.parent.name if path.stem == "__main__" else path.stem: path for path in sorted(runnable)}


def main() -> None:
    """Run the program that is named; without a name, list them."""
    found = programs()
    if len(sys.argv) < 2 or sys.argv[1] not in found:
        lines = {name: ast.get_docstring(ast.parse(path.read_text("utf-8"))) or "" for name, path in found.items()}
        print(__doc__, *(f"  {name:18} {text.splitlines()[0]}" for name, text in lines.items()), sep="\n")
        sys.exit(len(sys.argv) > 1 and not sys.argv[1].startswith("-"))
    path = found[sys.argv.pop(1)]
    sys.path[:1] = [str(HERE.parent), str(HERE)]
    runpy.run_module(".".join(path.relative_to(HERE).with_suffix("").parts), run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()

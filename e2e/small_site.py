"""A site of a few pages: its service worker keeps it in a moment, for tests of what does not depend on its size."""

from __future__ import annotations

import shutil
from pathlib import Path

from e2e.conftest import DIST
from website.precache import make_precache

PAGES = ("404.html", "rules/index.html", "rules/uno/index.html")
_LARGE = (".bin", ".gz", ".whl", ".txt")
"""How the names end of what an engine starts from, and of the texts that Python runs or shows on other pages."""


def small_site(folder: Path) -> Path:
    """The site in `folder` with the list of rulebooks and one of them, and what those need."""
    scripts = [path for path in DIST.glob("app-*/**/*") if path.is_file() and not path.name.endswith(_LARGE)]
    book = DIST.glob("app-*/page/rulebook.txt")
    python = DIST.glob("vendor/micropython-*/*")
    for path in (*(DIST / page for page in PAGES), *scripts, *book, *python):
        to = folder / path.relative_to(DIST)
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, to)
    make_precache(folder)
    return folder

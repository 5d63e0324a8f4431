"""What pages are made of that are one file each."""

from __future__ import annotations

import base64
import re
from pathlib import Path

from archive import gzipped


def part(name: str, content: bytes) -> str:
    """A part as the page holds it: gzip in base64."""
    return f'<script type="text/plain" id="part-{name}">{base64.b64encode(gzipped(content)).decode()}</script>\n'


def body_of(page: str) -> str:
    """What a page shows, with its other languages, without its scripts."""
    return re.sub(r"<script.*?</script>", "", page.partition("<body>")[2].partition("</body>")[0], flags=re.DOTALL)


def style(app: Path) -> str:
    """The style sheet with its fonts in it, from the folder of a site's own files."""

    def inline(found: re.Match[str]) -> str:
        return f'url("{data(app / found[1], "font/woff2")}")'

    return re.sub(r'url\("?(fonts/[^")]+)"?\)', inline, (app / "style.css").read_text("utf-8"))


def data(path: Path, kind: str) -> str:
    """A file as an address."""
    return f"data:{kind};base64,{base64.b64encode(path.read_bytes()).decode()}"

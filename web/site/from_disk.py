"""What a page says that was opened from a disk, where no browser starts modules, workers or WebAssembly."""

from __future__ import annotations

from web.parts.html import Html, el
from web.parts.messages import LANGS, Messages


def disk_notice() -> Html:
    """The notice, in all languages; the style shows it once the watchdog has marked the page."""
    return el("aside", {"class": "from-disk"}, *(_words(Messages(lang)) for lang in LANGS))


def _words(t: Messages) -> Html:
    words = el("p", None, el("strong", None, t("disk-title")), " ", t("disk-text"))
    return el("div", {"lang": t.lang, "dir": t.dir}, words)

"""The first script of every page: what it does about an address that is not the page's own.

Relative addresses lead from a folder's page only where the address ends with a slash, or with a file's name. Some
hosts show the page at `/play` instead of `/play/`, or at `/play.html`; then `../` leads one folder too high, so the
address has to be put right before anything else is loaded. It stands in the page itself, which the policy allows by its
hash. A page that was opened from a disk is marked instead: no browser starts modules, workers or WebAssembly there.
"""

from __future__ import annotations

from web.parts.html import Html, el
from web.parts.messages import LANGS, Messages

ADDRESS = (
    "{const{protocol,pathname:path,search,hash}=location;"
    'if(protocol==="file:")document.documentElement.dataset.disk="yes";'
    r"else if(!/\/(index(\.html?)?)?$/.test(path))"
    r'try{history.replaceState(history.state,"",path.replace(/\.html?$/,"")+"/"+search+hash)}catch{}}'
)
"""The script. What a browser refuses to change stays as it was."""


def address_script() -> Html:
    """The script's element, for the beginning of a page's head."""
    return el("script", None, Html(ADDRESS))


def disk_notice() -> Html:
    """What is shown, in all languages, when the page was opened from a disk."""
    return el("aside", {"class": "from-disk"}, *(_words(Messages(lang)) for lang in LANGS))


def _words(t: Messages) -> Html:
    words = el("p", None, el("strong", None, t("disk-title")), " ", t("disk-text"))
    return el("div", {"lang": t.lang, "dir": t.dir}, words)

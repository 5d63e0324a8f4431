"""The elements of a page: finding them, the focus, announcements for screen readers, downloads."""

import js
from pyscript import document, window
from pyscript.ffi import to_js

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

root = document.documentElement
_MOST_LANGUAGES = 9
ANNOUNCED = 40
"""The most announcements that stay in the page where nobody acts, as where only bots play."""


def by_id(name: str) -> js.HTMLElement:
    """An element that the page always has."""
    element: js.HTMLElement = document.getElementById(name)
    return element


def today() -> str:
    """The local date as YYYY-MM-DD, whatever languages the browser has dates in."""
    now = js.Date.new()
    return f"{int(now.getFullYear())}-{int(now.getMonth()) + 1:02}-{int(now.getDate()):02}"


def languages() -> list[str]:
    """The language of the page, and those that the reader knows, the best first."""
    found = [str(each) for each in window.navigator.languages]
    found.insert(0, root.lang)
    return found[:_MOST_LANGUAGES]


def said_day(day: str) -> str:
    """A day as the reader's language writes it."""
    if not (hasattr(js, "Intl") and hasattr(js.Intl, "DateTimeFormat")):
        return day
    year, month, date = [int(part) for part in day.split("-")]
    moment = js.Date.new(year, month - 1, date)
    return moment.toLocaleDateString(root.lang, to_js({"day": "numeric", "month": "long", "year": "numeric"}))


def said_days_ago(days: object) -> str:
    """A day as people say it: today, yesterday, three days ago."""
    if not isinstance(days, int) or not (hasattr(js, "Intl") and hasattr(js.Intl, "RelativeTimeFormat")):
        return ""
    return str(js.Intl.RelativeTimeFormat.new(root.lang, to_js({"numeric": "auto"})).format(-days, "day"))


def listed(texts: "list[str]") -> str:
    """Several names as a sentence of the reader's language lists them."""
    if not (hasattr(js, "Intl") and hasattr(js.Intl, "ListFormat")):
        return ", ".join(texts)
    lang = "en-GB" if root.lang == "en" else root.lang  # as `build/locales.py` has it
    return str(js.Intl.ListFormat.new(lang).format(to_js(texts)))


def field(name: str) -> js.HTMLInputElement:
    """A field of the page, by its id."""
    element: js.HTMLInputElement = document.getElementById(name)
    return element


def part(inside: js.HTMLElement | js.DocumentFragment, selectors: str) -> js.HTMLElement:
    """The first element in another one that fits the selectors; it always has one."""
    found: list[js.HTMLElement] = list(inside.querySelectorAll(selectors))
    return found[0]


def fields(inside: js.HTMLElement, selectors: str) -> "list[js.HTMLInputElement]":
    """The fields in an element that fit the selectors."""
    found: Any = inside.querySelectorAll(selectors)
    return list(found)


def picked_file() -> "js.File | None":
    """The file that the reader has just picked."""
    picker = field("file")
    file = picker.files.item(0) if picker.files.length else None
    picker.value = ""
    return file


def size_of(file: js.File, most: int) -> int:
    """How many bytes a file has, counted to one more than `most`: MicroPython takes larger numbers modulo 2^32."""
    return file.slice(0, most + 1).size


def announce(text: str, pieces: "list[list[str]] | None" = None) -> None:
    """Let screen readers read a text out, after those that were announced before; its `pieces`, where some are in
    another language than the page.

    Each is an element of its own, so that one that comes soon after another, or says the same, is neither lost nor
    merged with it; see `forget` for when they go.
    """
    line = document.createElement("p")
    for lang, words in pieces or [["", text]]:
        line.append(said_in(lang, words))
    live = by_id("live")
    live.append(line)
    for old in list(live.querySelectorAll("p"))[:-ANNOUNCED]:
        old.remove()


def said_in(lang: str, words: str) -> js.HTMLElement:
    """Words in an element that says their language; that of the page is empty."""
    element = document.createElement("span")
    element.textContent = words
    if lang:
        element.lang = lang
    return element


def forget() -> None:
    """Remove what was announced: the reader has gone on, and what is said no more is not to be read up either."""
    by_id("live").textContent = ""


def focus(selector: str | None) -> None:
    """Focus the element of a selector, if there is one."""
    element = document.querySelector(selector) if selector else None
    if element:
        element.focus()


def go_on(path: str | None) -> None:
    """Go on to another page of the site, if one is given."""
    if path:
        page, query, rest = path.partition("?")
        index = root.getAttribute("data-index") or ""  # see `web/site/index_pages.py`
        window.location.assign((root.dataset.root or "") + page + index + query + rest)


def title_page(title: str, said: str, lang: str, direction: str) -> None:
    """Set the title, and the language that it is `said` in; then the page's own language and its direction."""
    name_page(title, said)
    root.lang = lang
    root.dir = direction


def name_page(title: str, said: str) -> None:
    """Set the title, and the language that it is said in; empty for the page's."""
    document.title = title
    for element in document.querySelectorAll("head > title"):
        if said:
            element.setAttribute("lang", said)
        else:
            element.removeAttribute("lang")


def mark_ready() -> None:
    """Mark the root with `data-ready`: the page can be used."""
    root.dataset.ready = "yes"


def count_answer() -> None:
    """Count the answers shown so far in the root's `data-answers`, and mark the page as ready."""
    mark_ready()
    root.setAttribute("data-answers", str(int(root.getAttribute("data-answers") or 0) + 1))


def download(name: str, kind: str, text: str) -> None:
    """Download a text as a file, by a `data:` URL: Firefox does not report a first blob's download to its driver."""
    link = document.createElement("a")
    link.href = "data:" + kind + ";charset=utf-8," + window.encodeURIComponent(text)
    link.download = name
    document.body.append(link)
    link.click()
    link.remove()

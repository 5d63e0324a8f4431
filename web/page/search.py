"""The search in all rulebooks (rules, questions, words, components, captions, summaries) and in all studies."""

import asyncio
import json

import js
from pyscript import document, window
from pyscript.ffi import create_proxy

from web.page import dom

MOST_FOUND = 30
"""The most places that are listed."""
CONTEXT = 70
"""Letters of a text before the first word that was found; with it and after it twice as many."""
LONGEST = 100
"""Characters that are searched for: a long text that was pasted would block the page for minutes."""
finder = dom.by_id("finder")


class Entry:
    """A place in the index: its game's ID and name, its ID there, its heading, its text, and all words in lower case.

    The heading of a rule is its ID; the words of its `section` count among its own.
    """

    def __init__(self, game: str, name: str, place: str, head: str, text: str, *, section: str = "") -> None:
        self.game = game
        self.name = name
        self.place = place
        self.head = head
        self.text = text
        self.words = lower(" ".join((head, name, section, text)))


entries: list[Entry] = []


def lower(text: str) -> str:
    """The text in lower case in any script, with one kind of apostrophe; MicroPython's own `lower` is for Latin."""
    return window.String.prototype.toLowerCase.call(text).replace("’", "'")


def stem(word: str) -> str:
    """A longer word without its last letters, which change with case and number."""
    return word if len(word) < 5 or "-" in word else word[: -2 if len(word) > 6 else -1]


async def fetch_entries() -> None:
    """The texts of all rulebooks, when they are first asked for."""
    if entries:
        return
    answer = await window.fetch(finder.dataset.texts)
    texts = json.loads(await answer.text())
    if entries:
        return  # another search has fetched them meanwhile
    names = texts["games"]
    for game, rule, section, text in texts["rules"]:
        entries.append(Entry(game, names[game], rule, rule, text, section=section))
    for game, place, head, text in texts["places"] + texts["studies"]:
        entries.append(Entry(game, names[game], place, head, text))


def points(entry: Entry, words: list[str]) -> int:
    """How well a place matches: 4 for a word, 2 for its stem, 20 more for a heading that is the word; below 0 if one is
    missing. Of places that match as well, rules come first.
    """
    found, head = 0, lower(entry.head)
    for word in words:
        found += 4 if word in entry.words else 2 if stem(word) in entry.words else -1000
        found += 20 if word == head else 0
    return found + (1 if entry.head == entry.place else 0)


def matches(words: list[str]) -> list[Entry]:
    """The places with all the words, the best matches first."""
    found = [(-points(entry, words), at) for at, entry in enumerate(entries)]
    return [entries[at] for negated, at in sorted(found) if negated < 0]


def input_changed(_event: js.Event | None = None) -> None:
    """Search for the text of the field."""
    asyncio.create_task(search(dom.field("find").value))


async def search(text: str) -> None:
    """List the places that have all the words."""
    await fetch_entries()
    if text != dom.field("find").value:
        return
    words = lower(text[:LONGEST]).split()
    found = matches(words) if words else []
    box = dom.by_id("found")
    box.replaceChildren()
    for entry in found[:MOST_FOUND]:
        box.append(result_item(entry, words))
    count = finder.dataset.found.replace("{count}", str(len(found))) if found else finder.dataset.none
    dom.by_id("count").textContent = count if words else ""


def result_item(entry: Entry, words: list[str]) -> js.HTMLElement:
    """A place that was found: a link with its heading, its game, and the words where they stand."""
    link = document.createElement("a")
    link.href = finder.dataset.root + address_of(entry)
    head = document.createElement("strong")
    head.textContent = entry.head
    where = document.createElement("span")
    where.className = "where"
    where.textContent = entry.name
    link.append(head, where, excerpt(entry.text, words))
    item = document.createElement("li")
    item.append(link)
    return item


def address_of(entry: Entry) -> str:
    """Where a place is, below the site's root: that of a study is written out."""
    if entry.place.startswith("studies/"):
        return entry.place
    return "rules/" + entry.game + "/" + finder.dataset.folder + "#" + entry.place


def excerpt(text: str, words: list[str]) -> js.HTMLElement:
    """The text around the first of the words, which are marked."""
    line = document.createElement("span")
    line.className = "excerpt"
    positions = match_positions(text, words)
    begin = text.find(" ", max(0, positions[0][0] - CONTEXT)) + 1 if positions and positions[0][0] > CONTEXT else 0
    end = text.rfind(" ", 0, begin + 3 * CONTEXT) if len(text) > begin + 3 * CONTEXT else len(text)
    line.append("…" if begin else "")
    for start, length in positions:
        if begin <= start and start + length <= end:
            line.append(text[begin:start], marked(text[start : start + length]))
            begin = start + length
    line.append(text[begin:end] + ("…" if end < len(text) else ""))
    return line


def match_positions(text: str, words: list[str]) -> list[tuple[int, int]]:
    """Start and length of each word in the text, sorted."""
    folded = lower(text)
    parts = [word if word in folded else stem(word) for word in words]
    return sorted([(folded.index(part), len(part)) for part in parts if part in folded])


def marked(text: str) -> js.HTMLElement:
    """A `<mark>` with a matching word."""
    mark = document.createElement("mark")
    mark.textContent = text
    return mark


def key_pressed(event: js.KeyboardEvent) -> None:
    """Focus the search at `/`, end it at Escape."""
    slash = event.key == "/" or (event.code == "Slash" and ord(event.key[0]) > 127)  # under another script's layout
    if slash and not event.target.closest("input,[data-table]"):
        event.preventDefault()
        dom.field("find").focus()
    elif event.key == "Escape" and event.target.closest("#finder"):
        end_search()


def end_search() -> None:
    """Empty the search."""
    dom.field("find").value = ""
    dom.by_id("found").replaceChildren()
    dom.by_id("count").textContent = ""


def listen() -> None:
    """Handle the events of the page; a text that the browser has restored in the field is searched for at once."""
    dom.by_id("find").addEventListener("input", create_proxy(input_changed))
    document.addEventListener("keydown", create_proxy(key_pressed))
    if dom.field("find").value:
        input_changed()

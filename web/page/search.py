"""The search in all rulebooks (rules, questions, words, components, captions, summaries) and in all studies."""

import asyncio
import json

import js
from pyscript import document, window
from pyscript.ffi import create_proxy

from web.page import dom, ranking

MOST_FOUND = 30
"""The most places that are listed."""
CONTEXT = 70
"""Letters of a text before the first word that was found; with it and after it twice as many."""
LONGEST = 100
"""Characters that are searched for: a long text that was pasted would block the page for minutes."""
FOLDED = (("\\p{M}", ""), ("[^\\p{L}\\p{N}+\n]+", " "))
"""What a text loses before it is compared: accents, and all that is neither a letter, a digit nor a plus."""
finder = dom.by_id("finder")


class Entry:
    """A place in the index: its game's ID and name, its ID there, its heading, its title, and its text.

    The heading of a rule is its ID, its title the beginning of its text; of anything else they are the same.
    """

    def __init__(self, game: str, name: str, place: str, head: str, text: str, *, title: str = "") -> None:
        self.game = game
        self.name = name
        self.place = place
        self.head = head
        self.title = title or head
        self.text = text


def game_of_page() -> str:
    """The game whose rulebook the page is; empty on others."""
    main = document.querySelector("main[data-game]")
    return main.dataset.game if main else ""


entries: list[Entry] = []
places: list[ranking.Place] = []
words: list[ranking.Words] = []
"""The words of the language, once they have come."""


def lower(text: str) -> str:
    """The text in lower case in any script, with one kind of apostrophe; MicroPython's own `lower` is for Latin."""
    return window.String.prototype.toLowerCase.call(text).replace("’", "'")


def fold(text: str) -> str:
    """A text as the search compares it, line by line; `fold` of `web/site/stems.py` does the same for the index."""
    plain = lower(text).replace("'", "").replace("ʼ", "").replace("ß", "ss")
    found = window.String.prototype.normalize.call(plain, "NFD")
    for pattern, new in FOLDED:
        found = window.String.prototype.replace.call(found, window.RegExp.new(pattern, "gu"), new)
    return str(found)


async def fetch_entries() -> None:
    """The texts of all rulebooks, when they are first asked for."""
    if entries:
        return
    answer = await window.fetch(finder.dataset.texts)
    texts = json.loads(await answer.text())
    if entries:
        return  # another search has fetched them meanwhile
    names, lines = texts["games"], []
    for game, rule, section, text in texts["rules"]:
        title = ranking.title_of(text)
        entries.append(Entry(game, names[game], rule, rule, text, title=title))
        lines += [title, rule + " " + section + " " + names[game], text]
    for game, place, head, text in texts["places"] + texts["studies"]:
        entries.append(Entry(game, names[game], place, head, text))
        lines += [head, names[game], text]
    whole = fold("\n".join([line.replace("\n", " ") for line in lines]))
    folded = [" " + line.strip() + " " for line in whole.split("\n")]
    language = ranking.Words(texts["stems"].split(), texts["odd"], texts["same"])
    for at, entry in enumerate(entries):
        kind = ranking.kind_of(entry.place, entry.head)
        head, above, text = [language.settled(each) for each in folded[3 * at : 3 * at + 3]]
        ident = " " + fold(entry.place).strip() + " " if kind == "rule" else ""
        of_file = entry.game in texts["files"]
        places.append(ranking.Place(kind, entry.game, head, above, text, ident=ident, of_file=of_file))
    words.append(language)


def matches(text: str) -> list[int]:
    """The numbers of the places with enough of what is looked for, the best matches first."""
    query = fold(text).split()
    return ranking.ranked(query, places, words[0], game_of_page()) if query else []


def input_changed(_event: js.Event | None = None) -> None:
    """Search for the text of the field."""
    asyncio.create_task(search(dom.field("find").value))


async def search(text: str) -> None:
    """List the places that have all the words."""
    await fetch_entries()
    if text != dom.field("find").value:
        return
    sought = text[:LONGEST]
    found = matches(sought)
    terms = ranking.terms_of(fold(sought).split(), words[0])
    box = dom.by_id("found")
    box.replaceChildren()
    for at in found[:MOST_FOUND]:
        box.append(result_item(entries[at], marks_of(terms, places[at])))
    count = finder.dataset.found.replace("{count}", str(len(found))) if found else finder.dataset.none
    dom.by_id("count").textContent = count if sought.strip() else ""


def marks_of(terms: list[ranking.Term], place: ranking.Place) -> list[str]:
    """What is marked in a text that was found: the words as they were written, or by what else it has them."""
    found = []
    for term in terms:
        found += term.written.split()
        there = [phrase for phrase in term.phrases if all(" " + stem in place.words for stem in phrase)]
        found += there[0] if there else []
    return [part for part in found if len(part) > 1]


def result_item(entry: Entry, shown: list[str]) -> js.HTMLElement:
    """A place that was found: a link with its heading, its title, its game, and the words where they stand."""
    link = document.createElement("a")
    link.href = finder.dataset.root + address_of(entry)
    head = document.createElement("strong")
    head.textContent = entry.head
    link.append(head)
    if entry.title != entry.head:
        title = document.createElement("span")
        title.className = "title"
        title.textContent = entry.title
        link.append(title)
    where = document.createElement("span")
    where.className = "where"
    where.textContent = entry.name
    link.append(where, excerpt(entry.text, shown))
    item = document.createElement("li")
    item.append(link)
    return item


def address_of(entry: Entry) -> str:
    """Where a place is, below the site's root: that of a study is written out."""
    if entry.place.startswith("studies/"):
        return entry.place
    return "rules/" + entry.game + "/" + finder.dataset.folder + "#" + entry.place


def excerpt(text: str, parts: list[str]) -> js.HTMLElement:
    """The text around the first of the words, which are marked."""
    line = document.createElement("span")
    line.className = "excerpt"
    positions = match_positions(text, parts)
    begin = text.find(" ", max(0, positions[0][0] - CONTEXT)) + 1 if positions and positions[0][0] > CONTEXT else 0
    end = text.rfind(" ", 0, begin + 3 * CONTEXT) if len(text) > begin + 3 * CONTEXT else len(text)
    line.append("…" if begin else "")
    for start, length in positions:
        if begin <= start and start + length <= end:
            line.append(text[begin:start], marked(text[start : start + length]))
            begin = start + length
    line.append(text[begin:end] + ("…" if end < len(text) else ""))
    return line


def match_positions(text: str, parts: list[str]) -> list[tuple[int, int]]:
    """Start and length of each part where a word of the text first begins with it, sorted and apart."""
    folded = " " + lower(text)
    found: list[tuple[int, int]] = []
    for part in parts:
        at = folded.find(" " + part)
        if at >= 0 and not any(start < at + len(part) and at < start + length for start, length in found):
            found.append((at, len(part)))
    return sorted(found)


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

"""The rulebooks' thread, in PyScript's MicroPython: searches the rules, and turns pictures into tables to try."""

import asyncio
import json

from pyscript import document, window
from pyscript.ffi import create_proxy

from web.page import input as hands

MOST = 30
AROUND = 70
root = document.documentElement
finder = document.getElementById("finder")
rules = []
names = {}
pictures = {}


# The search


def lower(text):
    """Small letters in any script, and one kind of apostrophe; MicroPython's own `lower` knows only Latin ones."""
    return window.String.prototype.toLowerCase.call(text).replace("’", "'")


def stem(word):
    """A longer word without its last letters, which change with case and number."""
    return word if len(word) < 5 or "-" in word else word[: -2 if len(word) > 6 else -1]


async def fetch():
    """The texts of all rules, when they are first asked for."""
    if rules:
        return
    answer = await window.fetch(finder.dataset.texts)
    texts = json.loads(await answer.text())
    names.update(texts["games"])
    for game, rule, section, text in texts["rules"]:
        rules.append((game, rule, section, text, lower(" ".join((rule, names[game], section, text)))))


def matches(words):
    """The rules with all the words, those with whole ones first."""
    found = []
    for at, rule in enumerate(rules):
        points = 0
        for word in words:
            points += 2 if word in rule[4] else 1 if stem(word) in rule[4] else -1000
            points += 10 if word == lower(rule[1]) else 0
        if points > 0:
            found.append((-points, at))
    return [rules[at] for _, at in sorted(found)]


def looked(_event):
    """Something was typed."""
    asyncio.create_task(look(document.getElementById("find").value))


async def look(text):
    """List the rules that have all the words."""
    await fetch()
    if text != document.getElementById("find").value:
        return
    words = lower(text).split()
    found = matches(words) if words else []
    box = document.getElementById("found")
    box.replaceChildren()
    for rule in found[:MOST]:
        box.append(entry(rule, words))
    said = finder.dataset.found.replace("{count}", str(len(found))) if found else finder.dataset.none
    document.getElementById("count").textContent = said if words else ""


def entry(rule, words):
    """A rule that was found: a link with its game, its ID, and the words in their place."""
    game, ident, _section, text, _folded = rule
    link = document.createElement("a")
    link.href = finder.dataset.root + "rules/" + game + "/" + finder.dataset.folder + "#" + ident
    head = document.createElement("strong")
    head.textContent = ident
    where = document.createElement("span")
    where.className = "where"
    where.textContent = names[game]
    link.append(head, where, excerpt(text, words))
    item = document.createElement("li")
    item.append(link)
    return item


def excerpt(text, words):
    """The text around the first of the words, which are marked."""
    line, folded = document.createElement("span"), lower(text)
    line.className = "excerpt"
    spots = []
    for word in words:
        part = word if word in folded else stem(word)
        if part in folded:
            spots.append((folded.index(part), len(part)))
    spots.sort()
    at = text.find(" ", max(0, spots[0][0] - AROUND)) + 1 if spots and spots[0][0] > AROUND else 0
    end = text.rfind(" ", 0, at + 3 * AROUND) if len(text) > at + 3 * AROUND else len(text)
    line.append("…" if at else "")
    for start, length in spots:
        if at <= start and start + length <= end:
            marked = document.createElement("mark")
            marked.textContent = text[start : start + length]
            line.append(text[at:start], marked)
            at = start + length
    line.append(text[at:end] + ("…" if end < len(text) else ""))
    return line


def keyed(event):
    """The slash leads to the search, Escape and a link out of it."""
    field = document.getElementById("find")
    if event.key == "/" and not event.target.closest("input,[data-desk]"):
        event.preventDefault()
        field.focus()
    elif event.key == "Escape" and event.target.closest("#finder"):
        leave()


def leave():
    """Empty the search."""
    document.getElementById("find").value = ""
    document.getElementById("found").replaceChildren()
    document.getElementById("count").textContent = ""


# The tables to try


def wake():
    """Start the engine, once, and tell how far it is."""

    def told(event):
        for bar in document.querySelectorAll(".starting progress"):
            bar.value = event.detail

    if "awake" not in pictures:
        pictures["awake"] = True
        document.addEventListener("nastilka-failed", create_proxy(failed))
        document.addEventListener("nastilka-progress", create_proxy(told))
        window.nastilkaEngine.wake()


def failed(_event):
    """Every table that waits says that it waits in vain."""
    for line in document.querySelectorAll(".starting p"):
        line.textContent = book().dataset.failed
    for bar in document.querySelectorAll(".starting progress"):
        bar.remove()


def book():
    """The rulebook on this page; None on the page of all."""
    return document.querySelector(".rulebook")


def tried(event):
    """The reader wants to try a picture, or has seen enough."""
    opener = event.target.closest("[data-open]")
    if opener:
        unfold(document.getElementById(opener.dataset.open))
    elif event.target.closest("#found a"):
        leave()


def unfold(figure):
    """Turn a picture into a table."""
    stage = figure.querySelector(".stage")
    pictures[figure.id] = stage.innerHTML
    figure.classList.add("live")
    figure.querySelector("[data-open]").hidden = True
    stage.append(starting())
    stage.setAttribute("data-desk", figure.id)
    wake()
    ask(figure)


def ask(figure):
    """Have the engine set a picture's position up."""
    line.send(
        {
            "do": "position",
            "id": figure.id,
            "game": book().dataset.game,
            "position": figure.dataset.position,
            "seat": figure.dataset.seat,
            "lang": root.lang,
        }
    )


def again(_event):
    """Another engine has taken the place of a lost one: the open tables begin anew."""
    line.drop()
    for figure in document.querySelectorAll(".diagram.live"):
        ask(figure)


def starting():
    """What is said until the engine answers."""
    box, text, bar = (document.createElement(tag) for tag in ("div", "p", "progress"))
    box.className = "starting"
    box.setAttribute("role", "status")
    text.textContent = book().dataset.starting
    bar.max = 1
    box.append(text, bar)
    return box


def fold(figure):
    """Put the picture back."""
    stage = figure.querySelector(".stage")
    stage.removeAttribute("data-desk")
    line.send({"do": "leave", "id": figure.id})
    stage.replaceChildren(window.nastilkaTrusted.html(pictures.pop(figure.id)))
    figure.classList.remove("live")
    opener = figure.querySelector("[data-open]")
    opener.hidden = False
    opener.focus()


def send(command):
    """Send what is meant to the engine, or close the table."""
    if command.get("do") == "close":
        fold(document.getElementById(command["id"]))
    else:
        line.send(command)


async def show(command, answer):
    """Put an answer in its place, if it is still open."""
    figure = document.getElementById(command["id"])
    stage = figure.querySelector(".stage")
    if "html" not in answer or not stage.hasAttribute("data-desk"):
        return
    await hands.put_up(stage, answer)
    if command.get("do") == "position":
        begin(stage)
    hands.answered()


def begin(stage):
    """The first thing one can do has the focus."""
    first = stage.querySelector("button:not([disabled])")
    if first:
        first.focus()


line = hands.Line(show)
document.getElementById("find").addEventListener("input", create_proxy(looked))
if document.getElementById("find").value:
    looked(None)
document.addEventListener("keydown", create_proxy(keyed))
document.addEventListener("click", create_proxy(tried))
document.addEventListener("nastilka-restarted", create_proxy(again))
for button in document.querySelectorAll("[data-open]"):
    button.hidden = False
if book():
    hands.listen(send)
root.setAttribute("data-answers", "0")
root.dataset.ready = "yes"

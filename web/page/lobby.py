"""The lobby: the games of this device to go on with, the result to share, and who sits down at the tables."""

import asyncio
import json

import js
from pyscript import document, window
from pyscript.ffi import create_proxy

from web.page import choice, dom, links, saved_games, storage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from web.page.saved_games import SavedGame

SHOWN = 3
"""How many games stand there before one asks for all."""
CONTINUES = "nastilka:continue"
"""In local storage while there are games to go on with, so that their place is there at the first paint."""

box = dom.by_id("saves")


# The person at the table


def seat_person() -> None:
    """Send the person's name and face along with the links that deal."""
    person = choice.read_person(storage.read(choice.PEOPLE))
    more = ""
    if person["name"]:
        more += "&names=" + str(window.encodeURIComponent(choice.inner(person["name"])))
    if person["face"]:
        more += "&faces=" + person["face"]
    for link in document.querySelectorAll("a[data-plays]"):
        link.setAttribute("href", str(link.getAttribute("href")) + more)


# Games to go on with


class Place:
    """A game in the list: its entry, its picture, and whether that is drawn."""

    def __init__(self, game: "SavedGame") -> None:
        template: js.HTMLTemplateElement = document.getElementById("save")
        self.game, self.drawn = game, False
        self.item = dom.part(template.content.cloneNode(True), "li")
        self.link, self.button = dom.part(self.item, "a"), dom.part(self.item, "button")
        self.analyse = dom.part(self.item, ".analyse")
        key = game["key"]
        name = name_of(key)
        self.link.setAttribute("href", page_of(key) + "?" + key + "&lang=" + dom.root.lang)
        dom.part(self.link, "strong").textContent = name
        how = [text for text in (stage(game), standing(game)) if text]
        dom.part(self.link, ".how").textContent = ", ".join(how)
        dom.part(self.link, ".when").textContent = dom.said_days_ago(game.get("days"))
        self.button.setAttribute("aria-label", word("forget") + ": " + name)
        self.button.setAttribute("title", word("forget"))
        self.button.addEventListener("click", create_proxy(self.forget))

    async def lead_to_workbench(self) -> None:
        """Offer a game that is over for analysis; of one that goes on nobody may see the others' cards."""
        key = self.game["key"]
        texts = json.loads(await window.nastilkaKept.asked("?" + key))
        if key in texts and isinstance(texts[key], str):
            path = "workbench/?game=" + saved_games.fields(key).get("game", "") + "&lang=" + dom.root.lang
            self.analyse.setAttribute("href", path + "#record=" + str(window.encodeURIComponent(texts[key])))
            self.analyse.hidden = False

    def show(self) -> None:
        """Show the game, and draw it unless it is drawn."""
        self.item.hidden = False
        if not self.drawn:
            self.drawn = True
            asyncio.create_task(self.draw())
            if saved_games.about_of(self.game).get("over") and is_ours(self.game["key"]):
                asyncio.create_task(self.lead_to_workbench())

    async def draw(self) -> None:
        """Add a picture of its table; where none is kept, the game's cover. What draws a file's table is not here."""
        place, key = dom.part(self.link, ".scene"), self.game["key"]
        if not is_ours(key):
            return
        page = await window.nastilkaKept.picture(key)
        if not (page and window.nastilkaPicture(place, page)):
            show_cover(place, saved_games.fields(key).get("game", ""))

    def forget(self, _event: js.Event) -> None:
        """Remove the game from this device."""
        self.button.setAttribute("disabled", "")
        asyncio.create_task(self.remove())

    async def remove(self) -> None:
        """Remove it, and then offer to put it back: what is said to be removed does not come back by a reload."""
        await window.nastilkaKept.remove(self.game["key"])
        self.button.removeAttribute("disabled")
        undo = document.createElement("button")
        undo.type, undo.className, undo.textContent = "button", "button", word("undo")
        undo.addEventListener("click", create_proxy(self.undo))
        text = word("forgotten") + " " + name_of(self.game["key"])
        note = document.createElement("span")
        note.textContent = text
        self.item.replaceChildren(note, undo)
        undo.focus()
        dom.announce(text)

    def undo(self, _event: js.Event) -> None:
        """Keep the game again."""
        asyncio.create_task(restore(self.game["key"]))
        self.item.replaceChildren(self.link, self.analyse, self.button)
        self.link.focus()


async def restore(key: str) -> None:
    """Put a removed game back."""
    await window.nastilkaKept.restore(key)


def word(name: str) -> str:
    """A text of the list, in the page's language."""
    return box.getAttribute("data-" + name) or ""


def name_of(key: str) -> str:
    """The game's name; of a game that is not here, what the key calls it."""
    game = saved_games.fields(key).get("game", "?")
    return word("name-" + game) or game


def is_ours(key: str) -> bool:
    """True if a saved game is of one of the site's own games; else it is of a file."""
    return document.getElementById("quick-" + saved_games.fields(key).get("game", "")) is not None


def page_of(key: str) -> str:
    """The address of the page that plays a saved game, without a query."""
    page = str(dom.part(document.body, "a[data-plays]").getAttribute("href")).partition("?")[0]
    return page if is_ours(key) else page.replace("play/", "games/")


def stage(game: "SavedGame") -> str:
    """The stage of the game in words."""
    found = saved_games.stage(game)
    return found if isinstance(found, str) else word("round").replace("{number}", str(found))


def standing(game: "SavedGame") -> str:
    """Who leads, with the scores, in words."""
    found = saved_games.standing(game)
    return word(found[0]).replace("{own}", str(found[1])).replace("{best}", str(found[2])) if found else ""


def show_cover(place: js.HTMLElement, game: str) -> None:
    """Show the cover of a game."""
    for link in document.querySelectorAll("a[data-plays]"):
        card = link.closest("article")
        if card and link.id == "quick-" + game:
            place.append(dom.part(card, "svg.cover").cloneNode(True))
            place.classList.add(game)


async def list_games() -> None:
    """List the games, the latest first and finished ones last; the section is hidden when there are none."""
    found = saved_games.read(await window.nastilkaKept.list())
    places = [Place(game) for game in saved_games.unfinished_first(found)]
    for at, place in enumerate(places):
        dom.by_id("save-list").append(place.item)
        place.item.hidden = at >= SHOWN
        if at < SHOWN:
            place.show()
    box.hidden = not places
    if places:
        storage.write(CONTINUES, "yes")
    else:
        storage.remove(CONTINUES)
    button = dom.by_id("all-saves")
    button.hidden = len(places) <= SHOWN

    def show_all(_event: js.Event) -> None:
        button.hidden = True
        for place in places:
            place.show()
        places[SHOWN].link.focus()

    button.addEventListener("click", create_proxy(show_all))
    dom.mark_ready()


# The result of today's deal, to be passed on


async def share(_event: js.Event) -> None:
    """Share the result by the device's dialog, which the reader may cancel; where there is none, copy it."""
    if dom.root.getAttribute("data-share"):
        await links.share("daily-text", "text")
        return
    copied = await links.copy("daily-text")
    if not copied:  # then it has to be in sight, to be copied by hand
        dom.by_id("daily-text").classList.remove("unseen")
    today = dom.by_id("today")
    dom.by_id("daily-note").textContent = today.getAttribute("data-copied" if copied else "data-by-hand") or ""


dom.by_id("daily-share").addEventListener("click", create_proxy(share))
seat_person()
asyncio.create_task(list_games())

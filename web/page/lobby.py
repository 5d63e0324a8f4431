"""The lobby: the games of this device to go on with, the deal of the day, and who sits down at the tables."""

import asyncio
import json

import js
from pyscript import document, window
from pyscript.ffi import create_proxy, to_js

from web.page import choice, daily, dom, links, puzzle_day, results, saved_games, storage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from web.page.results import Game
    from web.page.saved_games import SavedGame

SHOWN = 3
"""How many games stand there before one asks for all."""
CONTINUES = "nastilka:continue"
"""In local storage while there are games to go on with, so that their place is there at the first paint."""

box = dom.by_id("saves")
now = js.Date.new()


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
        self.link.setAttribute("href", play_page() + "?" + key + "&lang=" + dom.root.lang)
        dom.part(self.link, "strong").textContent = name
        how = [text for text in (stage(game), standing(game)) if text]
        dom.part(self.link, ".how").textContent = ", ".join(how)
        dom.part(self.link, ".when").textContent = when(game.get("at"))
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
            if saved_games.about_of(self.game).get("over"):
                asyncio.create_task(self.lead_to_workbench())

    async def draw(self) -> None:
        """Add a picture of its table; where none is kept, the game's cover."""
        place, key = dom.part(self.link, ".scene"), self.game["key"]
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


def play_page() -> str:
    """The address of the page that plays, without a query."""
    return str(dom.part(document.body, "a[data-plays]").getAttribute("href")).partition("?")[0]


def stage(game: "SavedGame") -> str:
    """The stage of the game in words."""
    found = saved_games.stage(game)
    return found if isinstance(found, str) else word("round").replace("{number}", str(found))


def standing(game: "SavedGame") -> str:
    """Who leads, with the scores, in words."""
    found = saved_games.standing(game)
    return word(found[0]).replace("{own}", str(found[1])).replace("{best}", str(found[2])) if found else ""


def when(at: object) -> str:
    """The day of a moment, as people say it: today, yesterday, three days ago."""
    days = saved_games.days_ago(at, int(now.getTime()), int(now.getTimezoneOffset()))
    if days is None or not (hasattr(js, "Intl") and hasattr(js.Intl, "RelativeTimeFormat")):
        return ""
    said = js.Intl.RelativeTimeFormat.new(dom.root.lang, to_js({"numeric": "auto"}))
    return said.format(-days, "day")


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


# The deal of the day

deals = dom.by_id("today")


def show_deals() -> None:
    """Show today's deals, the first one in its turn, with their results, the days in a row, and what can be shared."""
    games, day = results.read(storage.read(results.KEY))[0], dom.today()
    links = list(document.querySelectorAll("a[data-daily]"))
    played = daily.played(games, day)
    first = daily.first_of(day, [str(link.dataset.daily) for link in links])
    for link in links:
        game = str(link.dataset.daily)
        link.setAttribute("href", str(link.getAttribute("href")) + "&seed=" + str(daily.seed_of(day)))
        if game in played:
            dom.part(link, ".went").textContent = outcome(played[game])
            link.classList.add("done")
        if game == first:
            put_first(link)
    days, streak = daily.streak(games, day), dom.by_id("streak")
    streak.hidden = days < 2
    streak.textContent = str(deals.dataset.streak).replace("{days}", str(days))
    if played:
        show_line(day, [link for link in links if str(link.dataset.daily) in played], played)
    deals.classList.remove("coming")


def put_first(link: js.HTMLElement) -> None:
    """Give the game of the day the first place, with its cover."""
    item = link.closest("li")
    if item:
        place = document.createElement("span")
        place.className = "scene"
        place.setAttribute("aria-hidden", "true")
        show_cover(place, str(link.dataset.daily))
        link.prepend(place)
        item.classList.add("first")
        dom.part(deals, ".deals").prepend(item)


def outcome(game: "Game") -> str:
    """How a deal went."""
    words, scores = deals.getAttribute("data-" + results.ending(game)) or "", daily.scores(game)
    return words + " " + scores if scores else words


def show_line(day: str, links: "list[js.HTMLElement]", played: "dict[str, Game]") -> None:
    """Show the line that can be shared: the results, the days in a row, the first deal's address."""
    parts = [str(link.dataset.name) + " – " + outcome(played[str(link.dataset.daily)]) for link in links]
    streak = dom.by_id("streak")
    parts += [] if streak.hidden else [streak.textContent]
    date = now.toLocaleDateString(dom.root.lang, to_js({"day": "numeric", "month": "long"}))
    line = str(deals.dataset.line).replace("{day}", str(date)).replace("{told}", ", ".join(parts))
    dom.field("daily-text").value = line + " " + address(links[0], day)
    dom.by_id("daily-sharing").hidden = False
    dom.by_id("daily-share").addEventListener("click", create_proxy(share))


def address(link: js.HTMLElement, day: str) -> str:
    """The whole address of a deal, without the person's own name and face."""
    query = str(link.getAttribute("href")).partition("?")[2]
    shared = [part for part in query.split("&") if part.partition("=")[0] not in ("names", "faces", "seed")]
    shared.append("seed=" + str(daily.seed_of(day)))
    folder = str(window.location.pathname).rpartition("/")[0] + "/"
    return window.location.origin + folder + play_page() + "?" + "&".join(shared)


async def share(_event: js.Event) -> None:
    """Share the line by the device's dialog, which the reader may cancel; where there is none, copy it."""
    if dom.root.getAttribute("data-share"):
        await links.share("daily-text", "text")
        return
    copied = await links.copy("daily-text")
    dom.by_id("daily-note").textContent = deals.getAttribute("data-copied" if copied else "data-by-hand") or ""


seat_person()
show_deals()
puzzle_day.show()
asyncio.create_task(list_games())

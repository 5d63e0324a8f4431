"""The puzzle of the day on the page: its link, whether it is solved, and the days in a row."""

from web.page import dom, solved, storage


def show() -> None:
    """Fill in the section, which has for each game the levels of its puzzles."""
    place = dom.by_id("puzzle-day")
    day = dom.today()
    game, number = solved.of_day(day, solved.levels_in(str(place.dataset.levels)))
    kept = solved.read(storage.read(solved.KEY))[0]
    link = dom.part(place, "a")
    address = str(link.getAttribute("href")).partition("?")[0]
    query = "?game=" + game + "&n=" + str(number) + "&day=" + day + "&lang=" + str(dom.root.lang)
    link.setAttribute("href", address + query)
    dom.part(place, ".of-game").textContent = place.getAttribute("data-name-" + game) or ""
    dom.part(place, ".went").hidden = day not in kept["days"]
    days = solved.streak(kept, day)
    line = dom.part(place, ".streak")
    line.hidden = days < 2
    line.textContent = str(place.dataset.days).replace("{days}", str(days))

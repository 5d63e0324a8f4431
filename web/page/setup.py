"""The set-up page: remembers the last choice, refuses what contradicts itself, and deals at a short address."""

import json

import js
from pyscript import document, window
from pyscript.ffi import create_proxy

from web.page import choice, dom, storage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from web.page.choice import Choice, Person

asked = list(document.querySelectorAll("[data-asked] form"))
"""The form of the game that the address asks for, if it asks for one."""
form = asked[0] if asked else document.body

# Fields


def radios(name: str) -> "list[js.HTMLInputElement]":
    """The buttons of a choice, or its one field."""
    return dom.fields(form, '[name="' + name + '"]')


def value_of(name: str) -> str:
    """The chosen value of a choice, or of its one field."""
    found = radios(name)
    for field in found:
        if field.type != "radio" or field.checked:
            return str(field.value)
    return ""


def choose(name: str, value: str) -> None:
    """Choose a value, if there is such a one."""
    for field in radios(name):
        if field.type == "radio":
            field.checked = field.value == value
        else:
            field.value = value
    if not value_of(name):
        radios(name)[0].checked = True


def players() -> int:
    """How many play."""
    return int(value_of("players"))


def options() -> "list[js.HTMLElement]":
    """The fields of the options that matter for so many players."""
    count = str(players())
    return [field for field in form.querySelectorAll(".option") if count in field.dataset.players.split(" ")]


# The choice on the form


def chosen() -> "Choice":
    """What is chosen for the seats and options that count."""
    count = players()
    differing = {}
    for option in options():
        value = value_of(option.dataset.option)
        if value != option.getAttribute("data-default"):
            differing[option.dataset.option] = value
    return {
        "seats": [str(field.value) for field in radios("seats")][:count],
        "names": [str(field.value) for field in radios("names")][:count],
        "faces": [value_of("face-" + str(seat + 1)) for seat in range(count)],
        "options": differing,
        "pace": value_of("pace"),
    }


def fill(last: "Choice") -> None:
    """Fill the form in with an earlier choice; what the form does not offer is passed over."""
    choose("players", str(len(last["seats"])))
    for name in ("seats", "names"):
        for field, value in zip(radios(name), last[name]):  # noqa: B905 - MicroPython's zip knows no `strict`
            if name == "names" or offers(field, value):
                field.value = value
    for seat, face in enumerate(last["faces"]):
        if radios("face-" + str(seat + 1)):
            choose("face-" + str(seat + 1), face)
    for option in form.querySelectorAll(".option"):
        if option.dataset.option in last["options"]:
            choose(option.dataset.option, last["options"][option.dataset.option])
    if offers(radios("pace")[0], last["pace"]):
        radios("pace")[0].value = last["pace"]


def offers(select: js.HTMLInputElement, value: str) -> bool:
    """True if a list has this value."""
    return any(option.getAttribute("value") == value for option in select.querySelectorAll("option"))


def own_seat() -> int | None:
    """The seat of the person who uses this device: the first person's."""
    for seat, field in enumerate(radios("seats")):
        if field.value == "human":
            return seat
    return None


def restore() -> None:
    """The game's last choice, with the person's name and face."""
    last = choice.read(storage.read(choice.LAST + form.dataset.game))
    if last:
        fill(last)
    person, seat = choice.read_person(storage.read(choice.PEOPLE)), own_seat()
    if seat is not None and (person["name"] or person["face"]):
        radios("names")[seat].value = person["name"]
        choose("face-" + str(seat + 1), person["face"])


def invite() -> None:
    """Give a friend the second seat, where the address asks for that."""
    seats = radios("seats")
    if "friend=" in window.location.search and len(seats) > 1 and "friend" not in chosen()["seats"]:
        choose("players", str(max(2, players())))
        seats[1].value = "friend"


def remember(found: "Choice") -> None:
    """Store the choice, and the person's name and face."""
    storage.write(choice.LAST + form.dataset.game, choice.write(found))
    if "human" in found["seats"]:
        seat = found["seats"].index("human")
        person: Person = {"name": found["names"][seat].strip(), "face": found["faces"][seat]}
        storage.write(choice.PEOPLE, choice.write(person))


# What the page shows


def show(_event: js.Event | None = None) -> None:
    """Show the chosen faces, how the options differ, and what contradicts itself."""
    show_faces()
    for field in dom.fields(form, ".option"):  # what does not matter for so many players is not checked either
        field.disabled = str(players()) not in field.dataset.players.split(" ")
    differing = len(chosen()["options"])
    words = form.dataset.changed.replace("{count}", str(differing)) if differing else form.dataset.book
    differs = dom.part(form, ".differs")
    if options() and differs.textContent != words:
        differs.textContent = words
    show_refusal()


def show_faces() -> None:
    """The chosen face on the button of each seat; a face that another seat has cannot be chosen."""
    seats = [str(seat + 1) for seat in range(len(radios("seats")))]
    faces = {seat: value_of("face-" + seat) for seat in seats[: players()]}
    for seat, kind in zip(seats, radios("seats")):  # noqa: B905 - MicroPython's zip knows no `strict`
        nobody = "paw" if kind.value.startswith("bot:") else "person"
        picture = dom.part(form, '[data-seat="' + seat + '"] .face-button use')
        picture.setAttribute("href", "#face-" + (faces.get(seat) or nobody))
        taken = {face for other, face in faces.items() if other != seat and face}
        for field in radios("face-" + seat):
            field.disabled = field.value in taken and not field.checked


def contradiction() -> "tuple[js.HTMLElement, str] | None":
    """The field of an option that contradicts the others, and the sentence that says so."""
    places = {}
    for option in options():
        fields = radios(option.dataset.option)
        if fields[0].type == "radio":
            checked = [at for at, field in enumerate(fields) if field.checked]
            places[option.dataset.option] = (checked[0], len(fields))
    name = choice.refused(json.loads(form.dataset.refusals), str(players()), places)
    for option in options() if name else []:
        if option.dataset.option == name:
            return option, json.loads(option.dataset.refused)[places[name][0]]
    return None


def show_refusal() -> None:
    """Say what contradicts itself, and mark it."""
    found, place = contradiction(), dom.part(form, ".refusal")
    for option in form.querySelectorAll(".option.refused"):
        option.classList.remove("refused")
    if found:
        found[0].classList.add("refused")
        if not found[0].contains(place):
            found[0].append(place)
    text = found[1] if found else ""
    place.hidden = not text
    if place.textContent != text:
        place.textContent = text


# What the reader does


def face_clicked(event: js.Event) -> None:
    """Close the choice of faces once one is picked with the pointer; the arrow keys only go through them."""
    panel = event.target.closest(".panel")
    if event.detail and panel and event.target.closest(".face-choice"):
        panel.hidePopover()


def show_options(_event: js.Event | None = None) -> None:
    """Open the options, where something has to be put right."""
    dom.part(form, ".set-options").setAttribute("open", "")


def deal(event: js.Event) -> None:
    """Open the play page at the table's short address, unless the choices contradict each other."""
    event.preventDefault()
    found = contradiction()
    if found:
        show_options()
        next(field for field in radios(found[0].dataset.option) if field.checked).focus()
        return
    table = chosen()
    remember(table)
    page = str(form.getAttribute("action"))
    if "friend" in table["seats"]:
        page = str(form.getAttribute("data-friends"))
        table["seats"] = choice.apart(table["seats"])
    lang = dom.root.lang if "lang=" in window.location.search else ""
    query = choice.address(form.dataset.game, table, value_of("seed"), lang, window.encodeURIComponent)
    window.location.assign(page + "?" + query)


if asked:
    restore()
    invite()
    show()
    for name, handler in (("change", show), ("click", face_clicked), ("submit", deal)):
        form.addEventListener(name, create_proxy(handler))
    for field in form.querySelectorAll(".set-options input"):
        field.addEventListener("invalid", create_proxy(show_options))
dom.mark_ready()

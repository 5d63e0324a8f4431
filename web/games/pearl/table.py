"""The table of Pearl of the East: the field in the middle, tasks and completed decks around it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyengine.gems.field import CODES, KINDS, LINES, PEARL, run, run_cells
from web.games.pearl.art import barred, pearl, tick
from web.parts.gems.art import gem
from web.parts.gems.field import (
    End,
    after_shift,
    bar,
    deck,
    discard,
    ends_of,
    field,
    field_words,
    hand_of_gems,
    hidden_gems,
    moved_by_draw,
    moved_by_shift,
    tile,
    tile_back,
)
from web.parts.gems.words import gems
from web.parts.html import Html, el, join
from web.parts.messages import Messages
from web.parts.players import others, person
from web.parts.scene import Scene
from web.parts.zones import direct, panel, spoken

_ALL = len(KINDS)
_HIDDEN = "?"


def draw(scene: Scene) -> Html:
    """The whole table: the others, the field, and what is one's own; a spectator sees everybody as another."""
    own = scene.viewer
    centre = panel("centre", scene.t("prl-centre"), _field(scene))
    return join(_others(scene), _about(scene), centre, None if own is None else _own(scene, own))


# The others, and everybody's completed deck


def _others(scene: Scene) -> Html:
    """All other players, from the viewer's left on."""
    seats = others(scene)
    return el("div", {"class": f"others of-{len(seats)}"}, *(_other(scene, seat) for seat in seats))


def _other(scene: Scene, seat: int) -> Html:
    """One of them: the name, the completed deck and which kind it bars, the cards in the hand."""
    size, name = len(scene.view["players"][seat]["hand"]), scene.names[seat]
    held = hidden_gems(scene, seat, scene.t("prl-hand-of", name=name, count=size), most=3)
    acts = " acts" if seat in scene.view["to_act"] else ""
    return panel(f"other{acts}", name, el("h2", {"class": "who"}, name), held, _completed(scene, seat))


def _completed(scene: Scene, seat: int) -> Html:
    """A completed deck: its cards from the bottom up, how far it is, and whether its top bars the viewer."""
    done: list[str] = scene.view["players"][seat]["done"]
    cards = [_done_card(seat, kind) for kind in done] or [tile(".")]
    sign, bars = None, None
    if _bars_viewer(scene, seat):
        sign, bars = el("span", {"class": "sign"}, barred()), el("span", {"class": "bars"}, scene.t("prl-mark-bars"))
    caption = el("span", {"class": "caption"}, scene.t("prl-completed-short")) if seat == scene.viewer else None
    count = el("span", {"class": "progress"}, el("b", None, str(len(done))), f" / {_ALL}")
    stack = el("span", {"class": "stack"}, *cards, sign)
    seen = el("span", {"class": "shown", "aria-hidden": "true"}, caption, stack, count, bars)
    return el("div", {"class": "completed", "role": "img", "aria-label": _completed_words(scene, seat)}, seen)


def _done_card(seat: int, kind: str) -> Html:
    return tile_back() if kind == _HIDDEN else tile(kind, attrs={"data-move": f"task-{seat}-{kind}"})


def _completed_words(scene: Scene, seat: int) -> str:
    """A completed deck in words."""
    t, done = scene.t, scene.view["players"][seat]["done"]
    if seat == scene.viewer:
        return t("prl-your-completed", count=len(done), kinds=gems(done, t))
    top = t(f"gem-{done[-1]}") if done else ""
    words = t("prl-completed", name=scene.names[seat], count=len(done), all=_ALL, kind=top)
    return " ".join((words, t("prl-bars-you"))) if _bars_viewer(scene, seat) else words


def _top(scene: Scene, seat: int) -> str | None:
    """What lies on top of another player's completed deck."""
    done = scene.view["players"][seat]["done"]
    return done[-1] if done and seat != scene.viewer else None


def _bars_viewer(scene: Scene, seat: int) -> bool:
    """True if this player's top card bars the viewer from a task that is still to do."""
    if scene.viewer is None:
        return False
    mine, top = scene.view["players"][scene.viewer], _top(scene, seat)
    return top in mine["forbidden"] and top in mine["open"]


# The field


def _field(scene: Scene) -> Html:
    view = scene.view
    picture = _picture(view)
    ends = ends_of(scene, lambda end, action, label: _preview(scene, end, action, label))
    return field(scene, ends, _bands(view), picture=picture)


def _picture(view: dict[str, Any]) -> Callable[[str], Html]:
    """How gems are drawn: the pearl shows what it stands for."""
    return lambda kind: pearl(view["pearl"]) if kind == "o" else gem(kind)


def _preview(scene: Scene, end: str, action: str, label: str) -> End:
    """A lit end: how many tasks more or fewer would be proved after the shift, and the field as it would be."""
    price = "one" if action.index(">") == 1 else "three"
    after = scene.after(action)
    if after is None:
        return End(label, price, action)
    proved, gain = _tasks_in_reach(after), _tasks_in_reach(after) - _tasks_in_reach(scene.view)
    badge, mood = (f"+{gain}", "more") if gain > 0 else (f"−{-gain}", "less") if gain < 0 else ("", "")
    words = " ".join((label, scene.t("prl-then", count=proved)))
    return End(words, price, action, badge, mood, after_shift(end, after["field"], _bands(after), _picture(after)))


def _tasks_in_reach(view: dict[str, Any]) -> int:
    """How many tasks could be laid now: those that the field proves, and one by the pearl."""
    plain = [kind for kind in view["provable"] if kind in view["proved"]]
    return len(plain) + (len(plain) < len(view["provable"]))


def _bands(view: dict[str, Any]) -> list[Html]:
    """Bands round all runs: bright for those that prove a task of the viewer now."""
    seen: dict[tuple[str, tuple[int, ...]], str] = {}
    for kind in dict.fromkeys(view["proved"] + view["proved_by_pearl"]):
        for place in _runs(view, kind):
            seen[place] = "counts" if kind in view["provable"] else seen.get(place, "rests")
    return [bar(line, cells, look) for (line, cells), look in seen.items()]


def _runs(view: dict[str, Any], kind: str) -> list[tuple[str, tuple[int, ...]]]:
    """The lines, with the places in them, that prove a kind: by the pearl only where there is no other way."""
    code = CODES[kind]
    gems = [CODES[letter] for letter in view["field"]]
    if kind not in view["proved"]:
        gems = [code if letter == PEARL else letter for letter in gems]
    found = [(at, run(gems, at)) for at in range(len(LINES))]
    return [(LINES[at], run_cells(gems, at)) for at, what in found if what and what >> 3 == code]


# The turn, the pearl, the deck


def _about(scene: Scene) -> Html:
    """The number of the turn, what the pearl stands for, the deck and the discard."""
    view, t = scene.view, scene.t
    bound = "none" if view["bound"] is None else view["bound"]
    number = el("p", {"class": "number"}, t("prl-number", turn=view["turn"], bound=bound))
    top = t(f"gem-{view['discard'][-1]}") if view["discard"] else ""
    stock = deck(scene, t("prl-deck", count=view["deck"]))
    gone = discard(scene, t("prl-discard", count=len(view["discard"]), kind=top))
    supply = el(
        "div", {"class": "supply"}, _captioned(stock, t("prl-deck-short")), _captioned(gone, t("prl-discard-short"))
    )
    return panel("about", t("prl-about"), number, _pearl(scene), supply)


def _captioned(heap: Html, caption: str) -> Html:
    return el("div", {"class": "named"}, heap, el("span", {"class": "caption", "aria-hidden": "true"}, caption))


def _pearl(scene: Scene) -> Html:
    """What the pearl stands for this turn."""
    kind, t = scene.view["pearl"], scene.t
    words = t("prl-pearl-bound", kind=t(f"gem-{kind}")) if kind else t("prl-pearl-free")
    return el("p", {"class": f"pearl-note{' bound' if kind else ''}"}, pearl(kind), el("span", None, words))


# What is one's own


def _own(scene: Scene, own: int) -> Html:
    """The tasks, the hand, and what the turn offers."""
    count = len(scene.view["players"][own]["hand"])
    held = hand_of_gems(scene, scene.t("prl-your-hand", count=count))
    return join(panel("mine", scene.t("prl-mine"), held, _turn(scene)), _tasks(scene, own))


def _tasks(scene: Scene, own: int) -> Html:
    """The eight tasks and the own completed deck."""
    player, t = scene.view["players"][own], scene.t
    tasks = [el("li", None, _task(scene, player, kind)) for kind in KINDS]
    zone = {"class": "tasks", "role": "list", "data-zone": "tasks", "aria-label": t("prl-your-tasks")}
    acts = " acts" if own in scene.view["to_act"] else ""
    head = el("h2", {"class": "who"}, t("prl-your-tasks"))
    return panel(f"own-tasks{acts}", t("prl-your-tasks"), head, el("ul", zone, *tasks), _completed(scene, own))


def _task(scene: Scene, player: dict[str, Any], kind: str) -> Html:
    """A task: done, or a button that lays it, or that tells why it cannot be laid."""
    state, t = _state(scene, player, kind), scene.t
    names = ", ".join(scene.names[seat] for seat in range(len(scene.names)) if _top(scene, seat) == kind)
    label = spoken(t(f"prl-task-{state}", kind=t(f"gem-{kind}"), names=names))
    face = el("span", {"class": "face", "aria-hidden": "true"}, tile(kind), _sign(state), _mark(state, t))
    if state == "done":
        return el("span", {"class": "task done"}, label, face)
    legal = f"{kind}>done" in scene.legal
    attrs = {
        "id": f"task-{kind}",
        "class": f"task {state}",
        "data-action" if legal else "data-try": f"{kind}>done",
        "aria-disabled": None if legal else "true",
        "data-move": f"task-{scene.viewer}-{kind}",
    }
    return el("button", attrs, label, face)


def _state(scene: Scene, player: dict[str, Any], kind: str) -> str:
    """How a task stands: done, lay, pearl-lay, barred, proved, pearl or open."""
    view = scene.view
    if kind not in player["open"]:
        return "done"
    by_pearl = kind not in view["proved"]
    if f"{kind}>done" in scene.legal:
        return "pearl-lay" if by_pearl else "lay"
    if kind in player["forbidden"]:
        return "barred"
    if kind in view["provable"]:
        return "pearl" if by_pearl else "proved"
    return "open"


def _sign(state: str) -> Html | None:
    """A sign on the corner of a task's card."""
    signs: dict[str, Callable[[], Html]] = {"done": tick, "barred": barred, "pearl": pearl, "pearl-lay": pearl}
    return el("span", {"class": "sign"}, signs[state]()) if state in signs else None


def _mark(state: str, t: Messages) -> Html:
    """How a task stands, in a word."""
    return el("span", {"class": "mark"}, t(f"prl-mark-{state}") if state != "open" else "")


def _turn(scene: Scene) -> Html:
    """What can be done now, and the buttons for it."""
    view, t = scene.view, scene.t
    if view["outcome"] or scene.viewer not in view["to_act"]:
        return el("div", {"class": "turn"})
    hint = el("p", {"id": "hint"}, _hint(scene))
    if view["phase"] == "tasks":
        end = direct(scene, "end", t("prl-end"), "e") if "end" in scene.legal else None
        return el("div", {"class": "turn"}, hint, el("div", {"class": "menu", "data-zone": "turn"}, end))
    if "pass" in scene.legal:
        return el("div", {"class": "turn"}, hint, direct(scene, "pass", t("prl-pass"), "x"))
    prove = t("prl-prove") if view["provable"] else t("prl-end")
    buttons = direct(scene, "draw", t("prl-draw"), "d"), direct(scene, "prove", prove, "p")
    return el("div", {"class": "turn"}, hint, el("div", {"class": "menu", "data-zone": "turn"}, *buttons))


def _hint(scene: Scene) -> str:
    """One sentence on what to do now."""
    view, t = scene.view, scene.t
    if view["phase"] == "tasks":
        by_pearl = [kind for kind in view["provable"] if kind not in view["proved"]]
        tasks = "prl-hint-tasks-pearl" if len(by_pearl) > 1 else "prl-hint-tasks"
        words = t(tasks, count=len(view["provable"]))
        return f"{words} {t('prl-hint-hold')}" if "end" in scene.legal else words
    if "pass" in scene.legal:
        return t("prl-hint-pass")
    if scene.chosen:
        return t("prl-hint-chosen", count=scene.chosen.count("+") + 1)
    return t("prl-hint-shifted", shifts=view["shifts"]) if view["shifts"] else t("prl-hint-start")


# What happened, in words


def moved(event: dict[str, Any]) -> tuple[str, ...] | None:
    """The `data-move` names of what an event moved."""
    if event["type"] == "completed":
        return (f"task-{event['seat']}-{event['kind']}",)
    if event["type"] == "drew":
        return moved_by_draw(event)
    return moved_by_shift(event) if event["type"] == "shifted" else None


def say(event: dict[str, Any], t: Messages, names: tuple[str, ...], viewer: int | None) -> str:  # noqa: ARG001
    """An event as a sentence for the log and the live region; the event is redacted."""
    if event["type"] == "reshuffled":
        return t("prl-say-reshuffled", count=event["cards"])
    if event["type"] == "over":
        return _say_over(event["outcome"], t, names)
    return _SAY[event["type"]](event, t, names[event["seat"]])


def _say_drew(event: dict[str, Any], t: Messages, name: str) -> str:
    if _HIDDEN in event["cards"]:
        return t("prl-say-drew", name=name, count=len(event["cards"]))
    return t("prl-say-drew-cards", name=name, cards=gems(event["cards"], t))


def _say_shifted(event: dict[str, Any], t: Messages, name: str) -> str:
    line, _, side = event["end"].partition("-")
    return t("prl-say-shifted", name=name, side=side, n=line[3:], cards=gems(list(event["payment"]), t))


def _say_completed(event: dict[str, Any], t: Messages, name: str) -> str:
    how = "pearl" if event["pearl"] else "field"
    return t("prl-say-completed", name=name, kind=t(f"gem-{event['kind']}"), how=how)


_SAY: dict[str, Callable[[dict[str, Any], Messages, str], str]] = {
    "drew": _say_drew,
    "shifted": _say_shifted,
    "proved": lambda _, t, name: t("prl-say-proved", name=name),
    "completed": _say_completed,
    "ended": lambda _, t, name: t("prl-say-ended", name=name),
    "passed": lambda _, t, name: t("prl-say-passed", name=name),
    "turn": lambda _, t, name: t("prl-say-turn", name=name, who=person(name, t)),
}


def _say_over(outcome: dict[str, Any], t: Messages, names: tuple[str, ...]) -> str:
    winners = [names[seat] for seat in outcome["ranking"][0]]
    who = "shared" if len(winners) > 1 else person(winners[0], t)
    return t("prl-say-over", names=", ".join(winners), who=who, rule=outcome["reason"])


def text_view(scene: Scene) -> list[str]:
    """The table as plain sentences."""
    view, t = scene.view, scene.t
    found = [*field_words(scene), *(_completed_words(scene, seat) for seat in range(len(scene.names)))]
    if scene.viewer is None:
        return found
    mine = view["players"][scene.viewer]
    for name, kinds in (("tasks", mine["open"]), ("barred", mine["forbidden"]), ("hand", mine["hand"])):
        found.append(t(f"prl-text-{name}", count=len(kinds), kinds=gems(kinds, t)))
    return found

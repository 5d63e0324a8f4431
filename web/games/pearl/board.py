"""The table of Pearl of the East: the field, everybody's completed deck, and by the hand the tasks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from web.games.pearl import art
from web.games.pearl.art import barred, pearl, tick
from web.games.pearl.prompt import prompt
from web.games.pearl.runs import bands, legend, run_notes
from web.games.pearl.tasks import number_of_tasks, tasks, top_of
from web.parts.gems import words
from web.parts.gems.art import gem
from web.parts.gems.components import GEM_CARDS, GEM_SIZE, gem_component
from web.parts.gems.ends import End, after_shift, ends_of
from web.parts.gems.field import Square, field
from web.parts.gems.piles import deck, discard, hand_count, hand_of_gems
from web.parts.gems.tiles import tile, tile_back
from web.parts.gems.turn import GemTable
from web.parts.html import Html, el, glued, join
from web.parts.messages import Messages
from web.parts.players import clockwise
from web.parts.table import Scene
from web.parts.table_data import Count, Prompt, Stack
from web.parts.zones import panel, spoken

HIDDEN = "?"
"""What stands for a card that the viewer does not see."""
DECK = (Stack([*GEM_CARDS, (1, "o")], GEM_SIZE, GEM_SIZE),)
"""The gem cards and the pearl (PRL-1)."""


class Draws(GemTable):
    """The field, the completed decks, the hand, and the turn."""

    def cover(self) -> Html:
        """Three in a row, one of them the pearl, and a fourth gem on its way out."""
        return art.cover()

    def component(self, code: str, t: Messages) -> Html | None:
        """A gem, the pearl, a back, or what else is in the box."""
        return gem_component(code, t, {"o": pearl()})

    def board(self, scene: Scene) -> Html:
        """The completed decks, the field, and what the pearl stands for."""
        kind, title = scene.view["pearl"], scene.t("prl-decks")
        listed = (_completed(scene, seat) for seat in clockwise(scene))
        head = el("p", {"class": "aside-title", "aria-hidden": "true"}, title)
        decks = el("ol", {"class": "decks", "role": "list", "aria-label": title}, *listed)
        need = el("p", {"class": "worth"}, scene.t("prl-need"))
        stands = el("span", None, _pearl_words(scene))
        note = el("p", {"class": f"pearl-note{' bound' if kind else ''}"}, pearl(kind), stands)
        left, right = (head, decks), (need, legend(scene), note)
        aside = {"class": "aside"}
        return el("div", {"class": "gem-board"}, el("div", aside, *left), _square(scene), el("div", aside, *right))

    def tally(self, scene: Scene, seat: int) -> tuple[Count, ...]:
        """How many tasks are done, what lies on top, and how many cards somebody holds."""
        player, t = scene.view["players"][seat], scene.t
        done, every = player["done"], number_of_tasks(player)
        score = Count(
            join(str(len(done)), el("span", {"class": "of-all"}, f"/{every}")),
            t("prl-done-of", count=len(done), all=every),
            tick(),
        )
        held = hand_count(scene, seat, t("prl-hand-of", name=scene.names[seat], count=len(player["hand"])))
        return (score, _top_count(scene, seat, done[-1]), held) if done else (score, held)

    def hand(self, scene: Scene) -> Html | None:
        """The viewer's cards and tasks."""
        if scene.viewer is None:
            return None
        count = len(scene.view["players"][scene.viewer]["hand"])
        held = hand_of_gems(scene, scene.t("prl-your-hand", count=count))
        return join(held, tasks(scene, scene.viewer))

    def headline(self, scene: Scene) -> str:
        """The number of the turn."""
        bound = scene.view["bound"]
        return scene.t("prl-number", turn=scene.view["turn"], bound="none" if bound is None else bound)

    def prompt(self, scene: Scene) -> Prompt | None:
        """What can be done now, and the three buttons that always stand there."""
        return prompt(scene)


# The field ---------------------------------------------------------------------------------------------------


def _square(scene: Scene) -> Html:
    view = scene.view
    ends = ends_of(scene, lambda end, action, label: _preview(scene, end, action, label))
    gone, t = view["discard"], scene.t
    kind, told = scene.view["pearl"], _pearl_words(scene)
    attrs = {"class": f"shell{' bound' if kind else ''}", "role": "img", "aria-label": told, "data-tip": told}
    shell = el("span", attrs, pearl(kind))
    corners = (
        deck(scene, t("prl-deck", count=view["deck"])),
        discard(scene, t("prl-discard", count=len(gone), kind=words.gem(gone[-1], t) if gone else "")),
        shell,
    )
    square = Square(ends, bands(scene, view), {}, _notes(scene), _picture(view), corners)
    return panel("gem-field", t("gem-field"), field(scene, square))


def _notes(scene: Scene) -> dict[int, str]:
    """What the gems of runs prove, and what the pearl is."""
    notes = run_notes(scene)
    for at, kind in enumerate(scene.view["field"]):
        if kind == "o":
            notes[at] = glued(" ", filter(None, (scene.t("prl-tip-pearl"), notes.get(at))))
    return notes


def _picture(view: dict[str, Any]) -> Callable[[str], Html]:
    """How gems are drawn: the pearl shows what it stands for."""
    return lambda kind: pearl(view["pearl"]) if kind == "o" else gem(kind)


def _preview(scene: Scene, end: str, action: str, label: str) -> End:
    """How many tasks more or fewer would be proved after the shift, and the field as it would be."""
    after = scene.after(action)
    if after is None:
        return End(label, action)
    proved, gain = tasks_in_reach(after), tasks_in_reach(after) - tasks_in_reach(scene.view)
    badge, mood = (f"+{gain}", "") if gain > 0 else (f"−{-gain}", "less") if gain < 0 else ("", "")
    told = glued(" ", (label, scene.t("prl-then", count=proved)))
    return End(told, action, badge, mood, after_shift(end, after["field"], bands(scene, after), _picture(after)))


def tasks_in_reach(view: dict[str, Any]) -> int:
    """How many tasks could be laid now: those that the field proves, and one by the pearl."""
    plain = [kind for kind in view["provable"] if kind in view["proved"]]
    return len(plain) + (len(plain) < len(view["provable"]))


# In its corners and beside it --------------------------------------------------------------------------------


def _pearl_words(scene: Scene) -> str:
    kind, t = scene.view["pearl"], scene.t
    return t("prl-pearl-bound", kind=words.gem(kind, t)) if kind else t("prl-pearl-free")


def _completed(scene: Scene, seat: int) -> Html:
    """A completed deck: its cards from the bottom up, how far it is, and whether its top bars the viewer."""
    done: list[str] = scene.view["players"][seat]["done"]
    cards = [tile_back() if kind == HIDDEN else tile(kind) for kind in done] or [tile(".")]
    sign = el("span", {"class": "sign"}, barred()) if bars_viewer(scene, seat) else None
    name = el("span", {"class": "who"}, scene.names[seat])
    stack = el("span", {"class": "stack"}, *cards, sign)
    told = completed_words(scene, seat)
    seen = el("span", {"class": "shown", "aria-hidden": "true"}, name, stack)
    return el("li", {"class": "completed", "data-tip": told}, spoken(told), seen)


def completed_words(scene: Scene, seat: int) -> str:
    """A completed deck in words."""
    t, done = scene.t, scene.view["players"][seat]["done"]
    if seat == scene.viewer:
        return t("prl-your-completed", count=len(done), kinds=words.gems(done, t))
    top = words.gem(done[-1], t) if done else ""
    every = number_of_tasks(scene.view["players"][seat])
    told = t("prl-completed", name=scene.names[seat], count=len(done), all=every, kind=top)
    return glued(" ", (told, t("prl-bars-you"))) if bars_viewer(scene, seat) else told


def bars_viewer(scene: Scene, seat: int) -> bool:
    """True if this player's top card bars the viewer from a task that is still to do."""
    if scene.viewer is None:
        return False
    mine, top = scene.view["players"][scene.viewer], top_of(scene, seat)
    return top in mine["forbidden"] and top in mine["open"]


def _top_count(scene: Scene, seat: int, kind: str) -> Count:
    """The card on top of a completed deck; crossed out where it bars the viewer."""
    t, bars = scene.t, bars_viewer(scene, seat)
    state = "own" if seat == scene.viewer else "bars" if bars else "top"
    sign = el("span", {"class": "sign"}, barred()) if bars else None
    card = tile(kind, attrs={"data-move": f"task-{seat}-{kind}"})
    shown = el("span", {"class": "top-card", "aria-hidden": "true"}, card, sign)
    return Count("", t(f"prl-tip-top-{state}", kind=words.titled(kind, t)), shown)

"""The table of Nizam: the field with its ends, what an activation would bring, the score track, the hand."""

from __future__ import annotations

from typing import Any

from web.games.nizam import art
from web.games.nizam.art import hourglass, seat_mark, track
from web.games.nizam.words import run_words, runs_words
from web.parts.gems import words
from web.parts.gems.art import gem
from web.parts.gems.components import gem_component
from web.parts.gems.ends import End, after_shift, ends_of
from web.parts.gems.field import Square, field
from web.parts.gems.piles import deck, discard, hand_count, hand_of_gems
from web.parts.gems.tiles import bar
from web.parts.gems.turn import GemTable, can_shift, chosen_prompt, start_prompt
from web.parts.html import Html, el, glued
from web.parts.messages import Messages
from web.parts.table import Scene
from web.parts.table_data import Count, Prompt
from web.parts.zones import action_button, panel


class Draws(GemTable):
    """The field, the players, the hand, and the turn."""

    def cover(self) -> Html:
        """A square of gems with a line on its way."""
        return art.cover()

    def component(self, code: str, t: Messages) -> Html | None:
        """A gem, a back, or what else is in the box."""
        return gem_component(code, t)

    def board(self, scene: Scene) -> Html:
        """The score track, the field, and what an activation would bring."""
        scores = [player["score"] for player in scene.view["players"]]
        title = el("p", {"class": "aside-title"}, scene.t("score"))
        scored = el("div", {"class": "aside scores", "aria-hidden": "true"}, title, track(scores))
        return el("div", {"class": "gem-board"}, scored, _square(scene), _prospect(scene))

    def hand(self, scene: Scene) -> Html | None:
        """The viewer's cards; a single player's hand has a limit."""
        if scene.viewer is None:
            return None
        size, limit, t = len(scene.view["players"][scene.viewer]["hand"]), scene.view["limit"], scene.t
        label = t("niz-your-hand-of", count=size, limit=limit) if limit else t("niz-your-hand", count=size)
        return hand_of_gems(scene, label)

    def prompt(self, scene: Scene) -> Prompt | None:
        """What can be done now; the buttons are there at all times."""
        if scene.view["outcome"] or scene.viewer is None:
            return None
        text = _doing(scene) if scene.acts else scene.turn_text
        draw = action_button(scene, "draw", scene.t("niz-draw", count=scene.view["draw"] or 3), "d")
        return Prompt(text, _ending(scene), draw)

    def tally(self, scene: Scene, seat: int) -> tuple[Count, ...]:
        """The points, and how many cards somebody holds."""
        player, t = scene.view["players"][seat], scene.t
        points = Count(str(player["score"]), t("niz-points", count=player["score"]), seat_mark(seat))
        return points, hand_count(scene, seat, t("niz-hand-size", count=len(player["hand"])))

    def headline(self, scene: Scene) -> str:
        """How far the end is."""
        view = scene.view
        return scene.t("niz-left", count=len(view["players"]) - view["runouts"])


# The field ---------------------------------------------------------------------------------------------------


def _square(scene: Scene) -> Html:
    view, t = scene.view, scene.t
    ends = ends_of(scene, lambda end, action, label: _preview(scene, end, action, label))
    gone = view["discard"]
    times, run = len(view["players"]), view["runouts"]
    words_of_it = t("niz-run-outs", count=run, left=times - run)
    attrs = {"class": f"run-outs of-{times}", "role": "img", "aria-label": words_of_it, "data-tip": words_of_it}
    hourglasses = el("div", attrs, *(hourglass(at < run) for at in range(times)))
    corners = (
        deck(scene, t("niz-deck-pile", count=view["deck"])),
        discard(scene, t("niz-discard-pile", count=len(gone), top=words.gem(gone[-1] if gone else ".", t))),
        hourglasses,
    )
    filled = {cell for event in scene.events if event["type"] == "filled" for cell in event["cells"]}
    goes = {cell: "goes" for run in scene.view["changed"] for cell in run["cells"]}
    classes = {**dict.fromkeys(filled, "filled"), **goes}
    square = Square(ends, _bands(view), classes, _notes(scene), corners=corners)
    return panel("gem-field", t("gem-field"), field(scene, square))


def _notes(scene: Scene) -> dict[int, str]:
    """What the gems of runs bring."""
    t, view = scene.t, scene.view
    rests = {cell: t("niz-tip-rests") for run in view["untouched"] for cell in run["cells"]}
    counts = {cell: t("niz-tip-counts", count=run["points"]) for run in view["changed"] for cell in run["cells"]}
    return {**rests, **counts}


def _bands(view: dict[str, Any]) -> list[Html]:
    rests = [bar(run["line"], run["cells"], "rests", "0") for run in view["untouched"]]
    return rests + [bar(run["line"], run["cells"], "counts", f"+{run['points']}") for run in view["changed"]]


def _preview(scene: Scene, end: str, action: str, label: str) -> End:
    """What the activation would bring after this shift."""
    after = scene.after(action)
    if after is None:
        return End(label, action)
    more = after["gain"] - scene.view["gain"]
    then = scene.t("niz-then", gain=after["gain"], runs=runs_words(after["changed"], scene.t))
    badge = f"{'+' if more > 0 else '−'}{abs(more)}" if more else ""
    ahead = after_shift(end, after["field"], _bands(after))
    return End(glued("", (label, " ", then)), action, badge, "less" if more < 0 else "", ahead)


# Beside it ---------------------------------------------------------------------------------------------------


def _prospect(scene: Scene) -> Html:
    """The runs that count now and those that lie untouched; what runs are worth stands above."""
    t, view = scene.t, scene.view
    extra = view["gain"] - sum(run["points"] for run in view["changed"])
    lines = [_counted(_run(scene, run), run["kind"], f"+{run['points']}", "counts") for run in view["changed"]]
    lines += [_counted(t("niz-bonus"), None, f"+{extra}", "counts")] if extra else []
    lines += [_counted(t("niz-rests", run=_run(scene, run)), run["kind"], "0", "rests") for run in view["untouched"]]
    worth = el("p", {"class": "worth"}, t("niz-worth"))
    head = el("p", {"class": "gain"}, t("niz-gain", count=view["gain"])) if view["shifts"] else None
    return el("div", {"class": "aside prospect"}, worth, head, el("ul", {"role": "list"}, *lines) if lines else None)


def _run(scene: Scene, run: dict[str, Any]) -> str:
    return run_words(f"{run['line']}-{run['kind']}{run['length']}", scene.t)


def _counted(told: str, kind: str | None, points: str, mood: str) -> Html:
    framed = el("span", {"class": f"frame-sample {mood}", "aria-hidden": "true"}, gem(kind)) if kind else None
    return el("li", {"class": mood}, framed, told, " ", el("b", None, points))


# The turn ----------------------------------------------------------------------------------------------------


def _doing(scene: Scene) -> str:
    t, view = scene.t, scene.view
    if chosen := chosen_prompt(scene):
        return chosen
    if view["shifts"]:
        return t("niz-prompt-shifted", gain=view["gain"], more="yes" if can_shift(scene) else "no")
    return start_prompt(scene)


def _ending(scene: Scene) -> Html:
    """The end of the turn: an activation, or, where nothing else can be done, a pass."""
    view, t = scene.view, scene.t
    if "pass" in scene.legal:
        return action_button(scene, "pass", t("niz-pass"), "p")
    wise = bool(view["gain"]) or not can_shift(scene)
    label = t("niz-activate", count=view["gain"] if view["shifts"] and scene.acts else -1)
    return action_button(scene, "activate", label, "a", main=wise)

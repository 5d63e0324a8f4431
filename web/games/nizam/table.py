"""The table of Nizam: the field with its ends, what an activation would bring, the score track, the piles, the hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pyengine.gems.field import KINDS
from web.games.nizam.art import hourglass, seat_mark, track
from web.games.nizam.words import run_words
from web.parts.gems.art import gem
from web.parts.gems.field import (
    End,
    action_of,
    after_shift,
    bar,
    deck,
    discard,
    ends_of,
    field,
    field_words,
    gathered,
    hand_of_gems,
    hidden_gems,
    moved_by_draw,
    moved_by_leaving,
    moved_by_shift,
    prices,
)
from web.parts.gems.words import gem_by_gem, gems
from web.parts.html import Html, el, join
from web.parts.messages import Messages
from web.parts.players import clockwise, person
from web.parts.scene import Scene
from web.parts.zones import direct, panel, spoken


def draw(scene: Scene) -> Html:
    """The whole table."""
    return el("div", {"class": "niz"}, _players(scene), _square(scene), _own_hand(scene), _turn(scene), _heaps(scene))


# The field ---------------------------------------------------------------------------------------------------


def _square(scene: Scene) -> Html:
    filled = {cell for event in scene.events if event["type"] == "filled" for cell in event["cells"]}
    classes = dict.fromkeys(filled, "filled")
    classes |= {cell: "goes" for run in scene.view["changed"] for cell in run["cells"]}
    ends = ends_of(scene, lambda end, action, label: _preview(scene, end, action, label))
    square = field(scene, ends, _bands(scene.view), classes)
    return panel("niz-field", scene.t("gem-field"), square)


def _bands(view: dict[str, Any]) -> list[Html]:
    rests = [bar(run["line"], run["cells"], "rests", "0") for run in view["untouched"]]
    return rests + [bar(run["line"], run["cells"], "counts", f"+{run['points']}") for run in view["changed"]]


def _preview(scene: Scene, end: str, action: str, label: str) -> End:
    """A lit end: what the activation would bring after this shift."""
    after = scene.after(action)
    if after is None:
        return End(label, None, action)
    more = after["gain"] - scene.view["gain"]
    words = scene.t("niz-then", gain=after["gain"], runs=_runs(scene, after["changed"]))
    badge = f"{'+' if more > 0 else '−'}{abs(more)}" if more else ""
    ahead = after_shift(end, after["field"], _bands(after))
    return End(f"{label} {words}", None, action, badge, "less" if more < 0 else "", ahead)


def _runs(scene: Scene, runs: Iterable[dict[str, Any]]) -> str:
    return "; ".join(_run(scene, run) for run in runs)


def _run(scene: Scene, run: dict[str, Any]) -> str:
    return run_words(f"{run['line']}-{run['kind']}{run['length']}", scene.t)


# Players, piles ----------------------------------------------------------------------------------------------


def _players(scene: Scene) -> Html:
    t, players = scene.t, scene.view["players"]
    rows = [_player(scene, seat) for seat in clockwise(scene)]
    listed = el("ol", {"class": "seats", "role": "list"}, *rows)
    return panel("niz-players", t("niz-players"), listed, track([player["score"] for player in players]))


def _player(scene: Scene, seat: int) -> Html:
    player, t = scene.view["players"][seat], scene.t
    acts = seat in scene.view["to_act"]
    name = el("span", {"class": "name"}, scene.names[seat])
    to_play = el("span", {"class": "acting"}, spoken(t("niz-acting"))) if acts else None
    score = el("span", {"class": "score"}, t("niz-points", count=player["score"]))
    cards = hidden_gems(scene, seat, t("niz-hand-size", count=len(player["hand"])), 5) if seat != scene.viewer else None
    own = " own" if seat == scene.viewer else ""
    return el("li", {"class": f"seat{own}{' acts' if acts else ''}"}, seat_mark(seat), to_play, name, cards, score)


def _heaps(scene: Scene) -> Html:
    view, t = scene.view, scene.t
    times = len(view["players"])
    left = times - view["runouts"]
    glasses = [hourglass(at < view["runouts"]) for at in range(times)]
    runs_out = el(
        "div",
        {"class": "run-outs", "role": "img", "aria-label": t("niz-run-outs", count=view["runouts"], left=left)},
        *glasses,
    )
    top = view["discard"][-1] if view["discard"] else ""
    top_words = t(f"gem-{top}") if top else t("gem-none")
    thrown = discard(scene, t("niz-discard-pile", count=len(view["discard"]), top=top_words))
    return panel(
        "niz-heaps",
        t("niz-piles"),
        _captioned(t("niz-deck"), deck(scene, t("niz-deck-pile", count=view["deck"]))),
        _captioned(t("niz-discard"), thrown),
        _captioned(t("niz-left", count=left), runs_out),
    )


def _captioned(caption: str, pile: Html) -> Html:
    return el("div", {"class": "heap-of"}, pile, el("span", {"class": "what", "aria-hidden": "true"}, caption))


# The turn ----------------------------------------------------------------------------------------------------


def _turn(scene: Scene) -> Html:
    """What an activation would bring now, what can be done, and the ways to end the turn."""
    acts = scene.viewer is not None and scene.viewer in scene.view["to_act"]
    hint = el("p", {"id": "hint", "class": "hint"}, _hint(scene)) if acts else None
    return el("div", {"class": "turn niz-turn"}, _prospect(scene), hint, _ways(scene) if acts else None)


def _prospect(scene: Scene) -> Html | None:
    """Once a line has been shifted: the runs that count now, and those that lie untouched."""
    view, t = scene.view, scene.t
    if not view["shifts"]:
        return None
    extra = view["gain"] - sum(run["points"] for run in view["changed"])
    lines = [_counted(_run(scene, run), run["kind"], f"+{run['points']}", "counts") for run in view["changed"]]
    lines += [_counted(t("niz-bonus"), None, f"+{extra}", "counts")] if extra else []
    lines += [_counted(t("niz-rests", run=_run(scene, run)), run["kind"], "0", "rests") for run in view["untouched"]]
    head = el("p", {"class": "gain"}, t("niz-gain", count=view["gain"]))
    return el("div", {"class": "prospect"}, head, el("ul", {"role": "list"}, *lines) if lines else None)


def _counted(words: str, kind: str | None, points: str, mood: str) -> Html:
    return el("li", {"class": mood}, gem(kind) if kind else None, words, " ", el("b", None, points))


def _hint(scene: Scene) -> str:
    """What can be done now, in a sentence."""
    t, payable = scene.t, prices(scene)
    if not scene.chosen:
        first = "draw" if "draw" in scene.legal else "activate" if "activate" in scene.legal else "none"
        return t(f"niz-hint-{'shift' if payable else 'stop'}", ending=first)
    cards = gems(action_of(scene.chosen, "").rstrip(">"), t)
    if any(scene.action_to(end) for end in payable):
        return t("niz-hint-lit", cards=cards)
    return t("niz-hint-more", cards=cards, count=len(gathered(scene)))


def _ways(scene: Scene) -> Html:
    view, t = scene.view, scene.t
    if "pass" in scene.legal:
        return el("div", {"class": "niz-ways"}, direct(scene, "pass", t("niz-pass"), "p"))
    drawing = direct(scene, "draw", t("niz-draw", count=view["draw"]), "d")
    activating = direct(scene, "activate", t("niz-activate", count=view["gain"]), "a")
    return el("div", {"class": "niz-ways"}, drawing, activating)


def _own_hand(scene: Scene) -> Html:
    if scene.viewer is None:
        return join()
    size, limit, t = len(scene.view["players"][scene.viewer]["hand"]), scene.view["limit"], scene.t
    label = t("niz-your-hand-of", count=size, limit=limit) if limit else t("niz-your-hand", count=size)
    caption = el("p", {"class": "what", "aria-hidden": "true"}, label)
    return el("div", {"class": "niz-hand"}, hand_of_gems(scene, label), caption)


# Words -------------------------------------------------------------------------------------------------------


def moved(event: dict[str, Any]) -> str | tuple[str, ...] | None:
    """What an event moved: a line and its payment, drawn cards, or the gems that have scored."""
    if event["type"] == "activated":
        return moved_by_leaving(event["cells"])
    if event["type"] == "drew":
        return moved_by_draw(event)
    return moved_by_shift(event) if event["type"] == "shifted" else None


def say(event: dict[str, Any], t: Messages, names: tuple[str, ...], viewer: int | None) -> str:
    """An event as a sentence for the log and the live region; the event is redacted."""
    sayers = {"drew": _say_drew, "shifted": _say_shifted, "activated": _say_activated, "over": _say_over}
    kind = event["type"]
    if kind in sayers:
        return sayers[kind](event, t, names, viewer)
    if kind == "filled":
        return t("niz-say-filled", gems=gem_by_gem(event["gems"], t)) if event["gems"] else ""
    if kind == "ran-out":
        return t("niz-say-ran-out", times=event["times"])
    if kind == "reshuffled":
        return t("niz-say-reshuffled", count=event["cards"])
    name = names[event["seat"]]
    return t("niz-say-passed" if kind == "passed" else "niz-say-turn", name=name, who=person(name, t))


def _say_drew(event: dict[str, Any], t: Messages, names: tuple[str, ...], viewer: int | None) -> str:
    name, cards = names[event["seat"]], event["cards"]
    if event["seat"] != viewer:
        return t("niz-say-drew", name=name, count=len(cards))
    return t("niz-say-drew-cards", name=name, count=len(cards), cards=gem_by_gem(cards, t))


def _say_shifted(event: dict[str, Any], t: Messages, names: tuple[str, ...], viewer: int | None) -> str:  # noqa: ARG001
    line, _, side = event["end"].partition("-")
    paid = gem_by_gem(event["payment"], t)
    return t(f"niz-say-shifted-{side}", name=names[event["seat"]], n=line[3:], paid=paid)


def _say_activated(event: dict[str, Any], t: Messages, names: tuple[str, ...], viewer: int | None) -> str:  # noqa: ARG001
    name = names[event["seat"]]
    if not event["runs"]:
        return t("niz-say-nothing", name=name)
    runs = "; ".join(run_words(run, t) for run in event["runs"])
    return t("niz-say-activated", name=name, count=event["points"], runs=runs)


def _say_over(event: dict[str, Any], t: Messages, names: tuple[str, ...], viewer: int | None) -> str:  # noqa: ARG001
    outcome = event["outcome"]
    best, score = outcome["ranking"][0], max(outcome["scores"])
    if len(names) == 1:
        return t("niz-say-alone", count=score, rule=outcome["reason"])
    winners = ", ".join(names[seat] for seat in best)
    who = "many" if len(best) > 1 else person(winners, t)
    return t("niz-say-over", name=winners, who=who, count=score, rule=outcome["reason"])


def text_view(scene: Scene) -> list[str]:
    """The table as plain sentences."""
    view, t = scene.view, scene.t
    lines = field_words(scene)
    if view["changed"]:
        lines.append(t("niz-text-changed", gain=view["gain"], runs=_runs(scene, view["changed"])))
    if view["untouched"]:
        lines.append(t("niz-text-untouched", runs=_runs(scene, view["untouched"])))
    for seat in clockwise(scene):
        player = view["players"][seat]
        points = t("niz-points", count=player["score"])
        held = t("niz-hand-size", count=len(player["hand"]))
        lines.append(t("niz-text-player", name=scene.names[seat], points=points, hand=held))
    if scene.viewer is not None:
        hand = [kind for kind in KINDS for card in view["players"][scene.viewer]["hand"] if card == kind]
        lines.append(t("niz-text-hand", cards=gems(hand, t) or t("gem-none")))
    lines.append(t("niz-deck-pile", count=view["deck"]))
    left = len(view["players"]) - view["runouts"]
    return [*lines, t("niz-run-outs", count=view["runouts"], left=left)]

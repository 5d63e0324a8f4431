"""The end of a game: the ranking with its scores, how it was decided, how the scores went, and what to do next."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from web.parts.buttons import do
from web.parts.html import Html, el
from web.parts.messages import Messages
from web.parts.round_end import counted, standings, won_text
from web.parts.table import Scene
from web.parts.table_data import Result, SeatResult

MORE = "end-more"
"""The ID of the menu with what else can be done at the end."""


@dataclass(frozen=True, slots=True)
class GameEnd:
    """What the end tells: the result; `course`, each seat's score at some moments of the game, `moments` their numbers
    of actions; the reader's `record` against these opponents in sentences; the `rule` that ended the game with its
    paragraph, and the `options` as played. With `fewest` the scores are cards left to get rid of. `note` stands above
    the buttons, whether it could have been `won` below, and `buttons` are others than the usual ones, among friends.
    """

    result: Result
    moments: Sequence[int] = ()
    course: Sequence[Sequence[int]] = ()
    record: Sequence[str] = ()
    rule: tuple[str, Html] | None = None
    options: Sequence[str] = ()
    fewest: bool = False
    note: Html | None = None
    won: Html | None = None
    buttons: Sequence[Html] = ()


def game_end(told: GameEnd, scene: Scene, last: int) -> Html:
    """The overlay; `last` is the number of actions of the game."""
    t, result = scene.t, told.result
    won = scene.viewer in result.winners
    record = el("ul", {"class": "record"}, *(el("li", None, line) for line in told.record)) if told.record else None
    usual = (
        do("new", t("play-again"), main=True, key="n"),
        do("tale", t("how-it-went"), value="", key="r"),
        opens_menu(t),
    )
    buttons = el("div", {"class": "menu", "data-zone": "end"}, *(told.buttons or usual))
    items = (
        *(("review", "review", None), ("jump", "see-table", str(last)), ("again", "same-deal", None)),
        *(("share", "share", None), ("analyse", "analyse", "")),
    )
    menu = None if told.buttons else end_menu(items, ("../", t("to-lobby")), t)
    attrs = {"class": f"cover end{' won' if won else ''}", "id": "end", "tabindex": "-1"}
    named = {"role": "region", "aria-labelledby": "end-title"}
    more = told.note, record, _chart(told, scene), buttons, menu, told.won, rule_of_end(told, scene)
    return el("div", attrs | named, *ranking(result, scene), *more)


def opens_menu(t: Messages) -> Html:
    """The button that opens the menu of `end_menu`."""
    return el("button", {"type": "button", "class": "button", "id": "end-opens", "popovertarget": MORE}, t("more"))


def end_menu(items: Sequence[tuple[str, str, str | None]], back: tuple[str, str], t: Messages) -> Html:
    """What else can be done, in a menu over the page: it moves nothing when it opens.

    An item is a command, the message that names it, and its value; `back` is a last link, as an address and its text.
    """
    closes = {"popovertarget": MORE, "popovertargetaction": "hide"}
    buttons = [
        el("button", {"type": "button", "class": "item", "data-do": name, "data-value": value, **closes}, t(label))
        for name, label, value in items
    ]
    home = el("a", {"class": "item", "href": back[0]}, back[1])
    attrs = {"id": MORE, "class": "end-more", "popover": True, "aria-label": t("more"), "data-zone": MORE}
    return el("div", attrs, *buttons, home)


def ranking(result: Result, scene: Scene) -> tuple[Html, ...]:
    """Who has won, how it was decided, every seat's score, and how it was counted."""
    head = el("h2", {"id": "end-title"}, end_title(result.winners, scene))
    decided = el("p", {"class": "decided"}, result.decided) if result.decided else Html()
    return head, decided, standings(result, scene), counted(result) or Html()


def end_title(winners: tuple[int, ...], scene: Scene) -> str:
    """The end in one line, from the viewer's side."""
    if scene.viewer is None or scene.viewer in winners:
        return won_text(winners, scene, "game-won")
    return scene.t("game-lost", names=scene.t.listed(scene.names[seat] for seat in winners), count=len(winners))


def plain_result(scene: Scene) -> Result:
    """The result as the outcome alone tells it: the ranking, with the scores."""
    outcome: dict[str, Any] = scene.view["outcome"]
    order = [seat for group in outcome["ranking"] for seat in group]
    rows = tuple(SeatResult(seat, str(outcome["scores"][seat]) if outcome["scores"] else "") for seat in order)
    return Result(tuple(outcome["ranking"][0]), "", rows)


def _chart(told: GameEnd, scene: Scene) -> Html | None:
    """How the scores went; the ranking above has the last of them in words."""
    if len(told.moments) < 3:
        return None
    t = scene.t
    lines = [{"name": scene.names[seat], "y": list(scores)} for seat, scores in enumerate(told.course)]
    highest = max(1, *(score for scores in told.course for score in scores))
    names = {"x-name": t("review-moment"), "y-name": t("score-left" if told.fewest else "score")}
    data = {"x": list(told.moments), "lines": lines, **names, "max": highest}
    text = json.dumps(data, ensure_ascii=False)
    label = t("score-chart", names=t.listed(scene.names))
    chart = el("nastilka-chart", {"data-chart": text, "role": "img", "aria-label": label, "id": "end-chart"})
    legend = [el("li", {"class": f"line-{seat % 4 + 1}"}, name) for seat, name in enumerate(scene.names)]
    return el("div", {"class": "paper"}, chart, el("ul", {"class": "legend"}, *legend))


def rule_of_end(told: GameEnd, scene: Scene) -> Html | None:
    """The rule that ended the game, folded, with the options as played."""
    if told.rule is None:
        return None
    ident, paragraph = told.rule
    played = [el("li", None, line) for line in told.options]
    options = el("ul", {"class": "as-played"}, *played) if played else None
    summary = el("summary", None, scene.t("why-ended"))
    return el(
        "details", {"class": "reason", "id": "end-rule"}, summary, paragraph, options, el("p", {"class": "rule"}, ident)
    )

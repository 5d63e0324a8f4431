"""The review of a game: a chart of the chances, the turning points, and the best actions."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from pyengine.bots.reasons import Feature
from web.parts.buttons import do
from web.parts.html import Html, el, join
from web.parts.messages import Messages

MISTAKE, BLUNDER = 0.05, 0.2
"""How much of the expected payoff a decision loses, from which on it counts as a mistake, or as a blunder."""
_SURE = 2
"""So many standard errors a loss has to have for the judge to be sure of it: 19 of 20 times it is none of luck's."""


@dataclass(frozen=True, slots=True)
class ReviewedDecision:
    """A decision: the number of actions before it, its seat, the action played and the best one, as texts, the expected
    chance that each leaves the seat, from 0 to 1, and what tells them apart by the learned value, the most important
    first.
    Chances that differ by less than the `error`, the standard error of their difference, are equal.
    """

    at: int
    seat: int
    played: str
    best: str
    expected: float
    best_expected: float
    value: tuple[Feature, ...] = ()
    error: float = 0.0

    @property
    def loss(self) -> float:
        """The chance lost by not playing the best action; none where the two are equal."""
        lost = self.best_expected - self.expected
        return lost if lost > self.error else 0.0

    @property
    def sure(self) -> bool:
        """True if it was a mistake, and the judge is sure of that."""
        return self.loss >= MISTAKE and self.loss > _SURE * self.error


@dataclass(frozen=True, slots=True)
class ReviewFindings:
    """What a review of some seats' decisions has found so far; the turning points, the worst first; the `share` of the
    game that it has reviewed, from 0 to 1; whether it is `going` or was `stopped`; the number of simulated `games` for
    each decision.
    """

    seats: tuple[int, ...]
    found: tuple[ReviewedDecision, ...]
    turning: tuple[ReviewedDecision, ...]
    share: float
    going: bool
    stopped: bool
    games: int


@dataclass(frozen=True, slots=True)
class Reader:
    """The reader of a review: the names of the seats, functions from an action and from a feature to words, the moment
    that is shown, and whether the decisions of all seats may be chosen. Who `plays_on` may go on from a moment as a new
    game: not at a table with friends far away. The reader sits on the seat `viewer`, and where it `analyses` may open a
    moment on the workbench.
    """

    names: tuple[str, ...]
    words: Callable[[str], str]
    value_words: Callable[[Feature], str]
    at: int | None
    all_seats: bool
    t: Messages
    plays_on: bool = True
    viewer: int | None = None
    analyses: bool = True


def review(found: ReviewFindings, reader: Reader, won: Html | None = None) -> Html:
    """The whole section; whether the game could have been `won` stands at its end."""
    t = reader.t
    title = el("h2", {"id": "review-title"}, t("review"))
    head = el("div", {"class": "panel-head"}, title, do("close-review", t("close")))
    attrs = {"id": "review", "class": "review", "aria-labelledby": "review-title", "tabindex": "-1"}
    attrs["data-state"] = "going" if found.going else "done"
    body = None if found.going else el("p", {"class": "quiet"}, t("review-nothing"))
    if found.found:
        behind = el("summary", {"id": "review-behind"}, t("review-behind"))
        drawn = join(_chart(found, reader), _legend(found, reader) or Html())
        chart = el("details", {"class": "decisions", "id": "review-course"}, behind, drawn)
        note = el("p", {"class": "quiet"}, t("review-note", games=found.games))
        body = join(_turning(found, reader), chart, _table(found, reader), note)
    return el("section", attrs, head, _progress(found, t), _scope(found, reader), body, won)


def _progress(found: ReviewFindings, t: Messages) -> Html | None:
    """The review's progress, and a button that stops it."""
    if not found.going and not found.stopped:
        return None
    attrs = {"max": "100", "value": str(round(100 * found.share)), "aria-label": t("review-progress")}
    button = do("halt-review", t("review-go-on") if found.stopped else t("review-stop"))
    return el("div", {"class": "progress"}, el("progress", attrs), button)


def _scope(found: ReviewFindings, reader: Reader) -> Html | None:
    """The choice whose decisions are shown; only once nothing is hidden any more."""
    if not reader.all_seats:
        return None
    everyone = len(found.seats) == len(reader.names)
    return el(
        "div",
        {"class": "menu", "role": "group", "aria-label": reader.t("review-scope"), "data-zone": "review-scope"},
        _pressed("mine", reader.t("review-mine"), not everyone),
        _pressed("all", reader.t("review-all"), everyone),
    )


def _pressed(value: str, text: str, pressed: bool) -> Html:
    attrs = {"type": "button", "class": "button", "data-do": "review", "data-value": value}
    return el("button", {**attrs, "id": f"review-{value}", "aria-pressed": str(pressed).lower()}, text)


def _chart(found: ReviewFindings, reader: Reader) -> Html:
    """The chances as a chart; the table has the same numbers."""
    t = reader.t
    decisions = found.found
    seats = [seat for seat in found.seats if any(each.seat == seat for each in decisions)]
    lines = [
        {"name": reader.names[seat], "y": [percent(each.expected) if each.seat == seat else None for each in decisions]}
        for seat in seats
    ]
    data = {
        "x": [each.at + 1 for each in decisions],
        "lines": lines,
        "x-name": t("review-moment"),
        "y-name": t("review-chance"),
        "max": 100,
        "at": None if reader.at is None else reader.at + 1,
    }
    text = json.dumps(data, ensure_ascii=False)
    label = t("review-chart", first=percent(decisions[0].expected), last=percent(decisions[-1].expected))
    return el("nastilka-chart", {"data-chart": text, "role": "img", "aria-label": label, "id": "review-chart"})


def _legend(found: ReviewFindings, reader: Reader) -> Html | None:
    """The names of the chart's lines, where there are several."""
    seats = [seat for seat in found.seats if any(each.seat == seat for each in found.found)]
    if len(seats) < 2:
        return None
    items = [el("li", {"class": f"line-{at % 4 + 1}"}, reader.names[seat]) for at, seat in enumerate(seats)]
    return el("ul", {"class": "legend"}, *items)


def _turning(found: ReviewFindings, reader: Reader) -> Html:
    """The turning points; each is a button that shows its moment."""
    t, turning = reader.t, found.turning
    title = el("h3", None, t("review-turning"))
    if not turning:
        return join(title, el("p", {"class": "quiet"}, t("review-no-turning")))
    kept = not found.going and any(decision.seat == reader.viewer for decision in turning)
    said = el("p", {"class": "quiet"}, t("review-kept")) if kept else None
    return join(title, el("ol", {"class": "turning"}, *(_point(decision, reader) for decision in turning)), said)


def _point(decision: ReviewedDecision, reader: Reader) -> Html:
    t = reader.t
    named = t("review-by", number=decision.at + 1, name=reader.names[decision.seat])
    said = mistake_words(decision, reader.names, reader.viewer, reader.words, t)
    parts = [el("span", {"class": "who"}, named), el("span", {"class": "better"}, said)]
    parts += [
        el("span", {"class": "why"}, t("review-why", why=reader.value_words(each))) for each in decision.value[:1]
    ]
    now = "true" if decision.at == reader.at else None
    attrs = {"type": "button", "data-do": "jump", "data-value": str(decision.at), "aria-current": now}
    play = do("tale", t("tale-play"), value=str(decision.at), ident=f"tale-{decision.at}")
    again = analyse = None
    if reader.plays_on:
        again = do("try-from", t("review-try"), value=str(decision.at), ident=f"try-{decision.at}")
    if reader.analyses:
        analyse = do("analyse", t("analyse"), value=str(decision.at), ident=f"analyse-{decision.at}")
    return el("li", None, el("button", attrs, *parts), play, again, analyse)


def mistake_words(
    decision: ReviewedDecision, names: Sequence[str], viewer: int | None, words: Callable[[str], str], t: Messages
) -> str:
    """The one sentence about a mistake: what was done, what was better, and by how much."""
    who = {"who": "you" if decision.seat == viewer else "other", "name": names[decision.seat]}
    return t(
        "tale-mistake",
        **who,
        loss=percent(decision.loss),
        played=words(decision.played),
        best=words(decision.best),
    )


def _table(found: ReviewFindings, reader: Reader) -> Html:
    """Every decision with its numbers."""
    t = reader.t
    several = len(found.seats) > 1
    names = [t("review-moment"), t("review-done"), t("review-better"), t("review-chance"), t("review-could")]
    names[1:1] = [t("review-who")] if several else []
    head = el("thead", None, el("tr", None, *(el("th", {"scope": "col"}, name) for name in names)))
    body = el("tbody", None, *(_row(decision, reader, several) for decision in found.found))
    table = el("table", None, el("caption", {"class": "unseen"}, t("review-table")), head, body)
    scroll = el("div", {"class": "scroll", "tabindex": "0", "role": "region", "aria-label": t("review-table")}, table)
    return el("details", {"class": "decisions", "id": "decisions"}, el("summary", None, t("review-table")), scroll)


def _marked(decision: ReviewedDecision, t: Messages) -> Html | None:
    """The sign of a mistake, as chess has it: one question mark for what cost something, two for what cost much."""
    if not decision.sure:
        return None
    kind = "blunder" if decision.loss >= BLUNDER else "mistake"
    sign = el("abbr", {"class": f"sign {kind}", "title": t(f"review-{kind}")}, "??" if kind == "blunder" else "?")
    return join(" ", sign)


def _row(decision: ReviewedDecision, reader: Reader, several: bool) -> Html:
    number = str(decision.at + 1)
    label = reader.t("review-to", number=number)
    attrs = {"type": "button", "data-do": "jump", "data-value": str(decision.at), "aria-label": label}
    played = join(reader.words(decision.played), _marked(decision, reader.t))
    cells: list[str] = [played, reader.words(decision.best) if decision.loss > 0 else "="]
    cells += [str(percent(decision.expected)), str(percent(decision.expected + decision.loss))]
    cells[:0] = [reader.names[decision.seat]] if several else []
    head = el("th", {"scope": "row"}, el("button", attrs, number))
    return el("tr", None, head, *(el("td", None, cell) for cell in cells))


def percent(share: float) -> int:
    """A share as a whole number of per cent."""
    return round(100 * share)

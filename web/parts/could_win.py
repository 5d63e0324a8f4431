"""Whether a game could have been won: the question, how far the answer is, and what was found out, with the way there.

The answer knows all cards, as no player does, and each of its sentences says so.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from web.parts.buttons import do
from web.parts.html import Html, el, glued
from web.parts.messages import Messages

IDENT = "could-win"


@dataclass(frozen=True, slots=True)
class WinQuestion:
    """What can be asked: whether the reader could have won (`win`), or alone, could have reached today's par (`par`) or
    `more` than was made; so many `points` then. The game is `over` or still goes on. `name` is who plays beside the
    reader.
    """

    kind: Literal["win", "par", "more"]
    seat: int
    points: int | None
    over: bool
    name: str


@dataclass(frozen=True, slots=True)
class WinFindings:
    """What has been found out after so many positions (`nodes`), a `share` of those that may be made, from 0 to 1.

    With `yes` it could have been done after `at` actions of `last`: against any defence if `forced`, else against
    others who play by rules of thumb. `latest` is true if no later choice could do it. Alone, the line makes `reached`.
    """

    state: Literal["going", "stopped", "yes", "no", "unknown"]
    nodes: int
    share: float = 0.0
    at: int = 0
    last: int = 0
    forced: bool = True
    latest: bool = False
    reached: int = 0


def could_win(question: WinQuestion, found: WinFindings | None, shown: int | None, t: Messages) -> Html:
    """The section: a button while nothing was asked, then how far it is, then the answer. `shown` is the moment that is
    looked at.
    """
    attrs = {"class": IDENT, "id": IDENT, "role": "group", "aria-label": t("won-title"), "tabindex": "-1"}
    attrs["data-zone"], attrs["data-state"] = IDENT, found.state if found else "asked"
    if found is None:
        ask = do(IDENT, t(f"won-ask-{question.kind}", **_facts(question)), value="ask", ident="could-win-ask")
        return el("div", attrs, ask, el("p", {"class": "quiet"}, t("won-lead")))
    said = el("p", None, win_words(question, found, t))
    if found.state == "going":
        attrs["aria-busy"] = "true"
        bar = el("progress", {"max": "100", "value": str(round(100 * found.share)), "aria-label": t("won-title")})
        stop = do(IDENT, t("won-stop"), value="stop", ident="could-win-stop")
        return el("div", attrs, said, el("div", {"class": "progress"}, bar, stop))
    buttons = []
    if found.state == "stopped":
        buttons = [do(IDENT, t("won-go-on"), value="ask", ident="could-win-ask")]
    elif found.state == "yes":
        place = [] if shown == found.at else [do("jump", t("won-place"), value=str(found.at), ident="could-win-place")]
        buttons = [*place, do("tale", t("won-how"), value="won", ident="could-win-how")]
    menu = el("div", {"class": "menu"}, *buttons) if buttons else None
    return el("div", attrs, said, menu)


def at_its_place(question: WinQuestion, found: WinFindings, t: Messages) -> Html:
    """What stands above the table at the moment from which it could have been won."""
    how = do("tale", t("won-how"), value="won", main=True, ident="won-here-how")
    said = el("p", {"class": "head"}, _from_where(question, found, t, here=True))
    attrs = {"class": "notice won-here", "id": "won-here", "data-zone": "won-here"}
    known = el("p", {"class": "known"}, _known(question, found, t))
    return el("div", attrs, said, known, el("div", {"class": "menu"}, how))


def win_words(question: WinQuestion, found: WinFindings, t: Messages) -> str:
    """What is known so far, as sentences."""
    if found.state in ("going", "stopped", "unknown"):
        return t(f"won-{found.state}", nodes=found.nodes)
    if found.state == "no":
        return t(f"won-no-{_kind(question)}", **_facts(question))
    return glued(" ", (_from_where(question, found, t), _known(question, found, t)))


def _from_where(question: WinQuestion, found: WinFindings, t: Messages, *, here: bool = False) -> str:
    if not question.over and found.at == found.last:
        return t("won-now")
    facts = {"kind": _kind(question), "reached": found.reached}
    return t("won-here", **facts) if here else t("won-from", number=found.at + 1, **facts)


def _known(question: WinQuestion, found: WinFindings, t: Messages) -> str:
    """What the answer rests on, and whether it is the last way there is."""
    way = "alone" if question.points is not None else "forced" if found.forced else "greedy"
    later = [] if found.at == found.last else [t("won-latest" if found.latest else "won-perhaps-later")]
    return glued(" ", (t(f"won-knows-{way}", **_facts(question)), *later))


def _kind(question: WinQuestion) -> str:
    return "win" if question.points is None else "alone"


def _facts(question: WinQuestion) -> dict[str, str | int]:
    return {"points": question.points or 0, "name": question.name, "over": "yes" if question.over else "no"}

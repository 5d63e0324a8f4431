"""What the end of a day's deal adds: the result against par and against a friend's, and three ways to pass it on.

Nothing here tells a card: whoever reads it can still play the same deal.
"""

from __future__ import annotations

from dataclasses import dataclass

from web.parts.buttons import do
from web.parts.html import Html, el
from web.parts.messages import Messages

_MOST_SQUARES = 10


@dataclass(frozen=True, slots=True)
class TodaysResult:
    """A day's deal that is over: the `score` and the `par`, the score that was to be beaten, if any, and `by` whom, and
    the address that asks a friend to beat this one.
    """

    game: str
    day: str
    score: int
    par: int
    beat: int | None
    by: str
    link: str


def todays_end(result: TodaysResult, copied: str, t: Messages) -> Html:
    """The lines and the buttons; `copied` is the ID of the field that was copied last."""
    text = result_text(result, t)
    lines = [el("p", {"class": "par"}, against_par(result.score, result.par, t))]
    if result.beat is not None:
        lines.append(el("p", {"class": "beaten"}, _against(result, t)))
    lines.append(el("p", {"class": "quiet"}, t("today-par-is", par=result.par)))
    squares = el("p", {"class": "squares", "aria-hidden": "true"}, *map(_square, squares_of(result.score, result.par)))
    fields = [_field("today-text", text, t("today-text")), _field("today-link", result.link, t("today-challenge"))]
    drawn = {
        "data-result-picture": f"nastilka-{result.day}",
        "data-title": f"Nastilka · {t(f'game-{result.game}')}",
        "data-day": result.day,
        "data-score": str(result.score),
        "data-line": against_par(result.score, result.par, t),
        "data-squares": squares_of(result.score, result.par),
    }
    buttons = [
        _copy("today-text", t("today-share"), copied, t),
        el("button", {"type": "button", "class": "button", "id": "today-picture", **drawn}, t("today-picture")),
    ]
    if result.score > 0:
        buttons.append(_copy("today-link", t("today-beat-mine", score=result.score), copied, t))
    attrs = {"class": "todays", "id": "todays-end", "role": "group", "aria-label": t("today-deal")}
    return el("div", attrs, *lines, squares, *fields, el("div", {"class": "menu"}, *buttons))


def against_par(score: int, par: int, t: Messages) -> str:
    """The result against par, in one line."""
    way = "over" if score > par else "under" if score < par else "level"
    return t("today-result", way=way, score=score, par=par, by=abs(score - par))


def _against(result: TodaysResult, t: Messages) -> str:
    beat = result.beat or 0
    way = "over" if result.score > beat else "under" if result.score < beat else "level"
    return t("today-against", way=way, who="named" if result.by else "somebody", name=result.by, beat=beat)


def squares_of(score: int, par: int) -> str:
    """The result as ten squares, of which par fills five: it tells how it went, and nothing of how."""
    filled = max(0, min(_MOST_SQUARES, round(5 * score / max(1, par))))
    mark = "\N{LARGE GREEN SQUARE}" if score >= par else "\N{LARGE YELLOW SQUARE}"
    return mark * filled + "\N{WHITE LARGE SQUARE}" * (_MOST_SQUARES - filled)


_SQUARES = {"\N{LARGE GREEN SQUARE}": "full", "\N{LARGE YELLOW SQUARE}": "part"}


def _square(mark: str) -> Html:
    """A square as the page draws it: not every device has the sign."""
    return el("i", {"class": _SQUARES.get(mark)})


def result_text(result: TodaysResult, t: Messages) -> str:
    """The result as text to be sent, with the address that asks to beat it."""
    head = f"Nastilka · {t(f'game-{result.game}')} · {result.day}"
    line = against_par(result.score, result.par, t)
    return "\n".join((head, line, squares_of(result.score, result.par), result.link))


def _field(ident: str, text: str, label: str) -> Html:
    """What is copied has to be on the page, though nobody reads it there."""
    attrs = {"id": ident, "readonly": True, "class": "unseen", "tabindex": "-1", "aria-label": label}
    return el("textarea", attrs, text)


def _copy(ident: str, label: str, copied: str, t: Messages) -> Html:
    """A button that shares a field's text by the device's dialog, or copies it where there is none."""
    shown = t("share-copied") if copied == ident else label
    return do("send-text", shown, value=ident)

"""The fields of a game's options, each with what it means."""

from __future__ import annotations

import json

from pyengine.core.game import Game
from pyengine.core.options import Option
from web.parts.html import Html, el
from web.parts.messages import Messages


def labelled(ident: str, label: str, field: Html) -> Html:
    """A field under its label."""
    return el("div", {"class": "field"}, el("label", {"for": ident}, label), field)


def option_field(game: Game, option: Option, t: Messages) -> Html:
    """An option's values, and why one would choose among them.

    `data-players` are the numbers of players for whom it matters; the style sheet hides it for others. `data-refused`
    is what the page says where a value contradicts another choice: a sentence for each value, in their order.
    """
    ident, text = f"option-{game.id}-{option.name}", f"option-{game.id}-{option.name.rstrip('_0123456789')}"
    counts = [str(count) for count in range(game.seats[0], game.seats[1] + 1) if option.matters(count)]
    refused = [t(f"{text}-refused", value=value) for value in option.choices if f"{text}-refused" in t]
    data = {"data-option": option.name, "data-default": option.default, "data-players": " ".join(counts)}
    why = el("p", {"class": "quiet", "id": f"why-{ident}"}, t(f"{text}-why"))
    field = _number(ident, option, t) if option.span else _values(ident, option, t)
    said = json.dumps(refused, ensure_ascii=False) if refused else None
    attrs = {"class": "option", **data, "data-refused": said, "aria-describedby": f"why-{ident}"}
    return el("fieldset", attrs, el("legend", None, t(ident)), why, field)


def _values(ident: str, option: Option, t: Messages) -> Html:
    """A button for each value."""
    choices = [
        el(
            "label",
            {"class": "pick"},
            el("input", {"type": "radio", "name": option.name, "value": value, "checked": value == option.default}),
            el("span", None, t(f"{ident}-{value}")),
        )
        for value in option.choices
    ]
    return el("div", {"class": "picks"}, *choices)


def _number(ident: str, option: Option, t: Messages) -> Html:
    """A number in the option's span, and the usual ones as suggestions."""
    assert option.span
    lowest, highest = option.span
    span = t("setup-number", lowest=lowest, highest=highest)
    attrs = {"type": "number", "name": option.name, "value": option.default, "min": str(lowest), "max": str(highest)}
    field = el("input", {**attrs, "id": ident, "list": f"usual-{ident}", "required": True})
    usual = [el("option", {"value": value}, t(f"{ident}-{value}")) for value in sorted(option.choices, key=int)]
    return el(
        "div",
        {"class": "field"},
        el("label", {"for": ident}, span),
        field,
        el("datalist", {"id": f"usual-{ident}"}, *usual),
    )

"""A rulebook's example as a figure: the position drawn, and its commands in words: played, allowed, refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import takewhile

from pyengine.core.game import Game
from pyengine.core.notation import items
from pyengine.rulebook import Fence
from pyengine.rulebook.check import start
from pyengine.rulebook.fence import Command
from web.engine.wording import action_words, fact_words
from web.parts.html import Html, capital, el, glued, join
from web.parts.messages import Messages
from web.parts.page_paths import workbench_path
from web.site.rulebook import linked

_MARKS = {">": "play", "?": "may", "!": "not", "~": "house", "=": "is"}


Stage = Callable[[str, int, str], Html]
"""Draws the table of a position, seen from a seat, for the figure of this ID."""


@dataclass(frozen=True, slots=True)
class Shown:
    """How an example is shown: the ID of its figure, the title above it, and whether it is a moment of a turn that is
    told; such a picture shows the table after what the example plays first. `root` leads from the page to the site's
    root, where the example is to lead on to the workbench.
    """

    ident: str
    title: Html | None
    told: bool = False
    root: str = ""


def figure(fence: Fence, game: Game, shown: Shown, stage: Stage, t: Messages) -> Html:
    """The whole figure; it can be tried if the game is not over."""
    at = moment(fence, game, told=shown.told)
    attrs = {
        "class": "diagram",
        "id": shown.ident,
        "data-position": at.position if at.playable else None,
        "data-seat": str(at.seat + 1),
    }
    link = shown.root + workbench_path(game.id, t.lang, seat=at.seat) if shown.root else None
    button = {"type": "button", "class": "button try", "data-open": shown.ident, "hidden": True}
    source = el("pre", {"tabindex": "0"}, el("code", None, source_of(fence)))
    text = el("details", {"class": "source"}, el("summary", None, t("rules-as-text")), source)
    # Its address gets the position from `web/browser/window/links.js`: pages would be a tenth larger.
    further = el("a", {"class": "button analyse", "href": link}, t("analyse")) if link and at.playable else None
    tried = el("button", button, t("rules-try")) if at.playable else None
    menu = el("div", {"class": "menu"}, tried, further, text)
    caption = el("figcaption", None, shown.title, steps(fence, game, t), menu)
    return el("figure", attrs, stage(at.position, at.seat, shown.ident), caption)


@dataclass(frozen=True, slots=True)
class Moment:
    """What an example's picture shows: a position, the seat that sees it, and whether the game goes on from there."""

    position: str
    seat: int
    playable: bool


def moment(fence: Fence, game: Game, *, told: bool) -> Moment:
    """The moment of an example's picture; of one that is `told`, after what it plays first."""
    state = start(game, fence.setup)
    seat = state.to_act[0] if state.to_act else 0
    if told:
        for command in takewhile(lambda command: command.marker == ">", fence.commands):
            for word in command.words:
                state.apply(command.seat if command.seat is not None else state.to_act[0], game.parse(word))
    return Moment(game.write(state), seat, bool(state.to_act))


def source_of(fence: Fence) -> str:
    """The example as it stands in the rulebook."""
    lines = [fence.setup]
    for command in fence.commands:
        seat = "" if command.seat is None else f"{command.seat + 1}: "
        lines.append(f"{command.marker} {seat}{' '.join(command.words).strip()}")
    return glued("\n", lines)


def steps(fence: Fence, game: Game, t: Messages) -> Html | None:
    """What happens in the example, one line a command."""
    state = start(game, fence.setup)
    own = state.to_act[0] if state.to_act else 0
    lines: list[Html] = []
    for command in fence.commands:
        if command.marker == "=":
            lines += _line(command, _facts(command, game.facts(state, own), game.id, own, t), t)
            continue
        said = []
        refused = command.marker in "!~"
        for word in command.words[:1] if refused else command.words:
            seat = command.seat if command.seat is not None else (*state.to_act, own)[0]
            said.append(_action(word, game, seat, own, t))
            if command.marker == ">":
                state.apply(seat, game.parse(word))
        lines += _line(
            command,
            [with_rule(said[0], command.words[1], f"#{command.words[1]}")] if refused else said,
            t,
        )
    return el("ol", {"class": "steps", "role": "list"}, *lines) if lines else None


def _line(command: Command, said: Sequence[Html], t: Messages) -> list[Html]:
    mark = _MARKS[command.marker]
    head = el("span", {"class": "what"}, t(f"rules-{mark}"))
    body = said[0] if len(said) == 1 else el("ul", None, *(el("li", None, each) for each in said))
    return [el("li", {"class": f"step {mark}"}, head, " ", el("div", None, body))] if said else []


def _action(word: str, game: Game, seat: int, own: int, t: Messages) -> Html:
    """An action in words, for the reader at seat `own`; with the player, where that is another."""
    text = action_words(game.id, word, t)
    if text == word and ">" in word:
        return el("code", None, word)
    text = text.replace(t("player-number", number=own + 1), t("rules-is-you"))
    if seat != own:
        text = t("rules-by", name=t("player-number", number=seat + 1), action=text)
    return join(capital(text))


def with_rule(action: Html, rule: str, at: str) -> Html:
    """An action, and a link to the rule that refuses it."""
    link = el("a", {"class": "rule", "href": at}, rule)
    return join(action, " ", link)


def _facts(command: Command, facts: dict[str, str], game_id: str, own: int, t: Messages) -> list[Html]:
    """Facts of a position in words."""
    found = []
    for item in items(command.words[0]):
        words = [word.text for word in item]
        name = next((name for name in (" ".join(words[:length]) for length in (3, 2, 1)) if name in facts), words[0])
        values = words[len(name.split()) :]
        text = fact_words(game_id, name, values, own, t)
        found.append(linked(join(capital(text))) if text else el("code", None, " ".join(words)))
    return found

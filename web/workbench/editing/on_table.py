"""The game's own table as a place to lay cards: what it calls by the name of an item takes them."""

from __future__ import annotations

import re
from html import escape, unescape

from pyengine.core.position.lines import lines_of
from pyengine.games import schema
from web.parts.drawing import draw
from web.parts.html import Html
from web.parts.table_section import stage
from web.workbench.editing import cards
from web.workbench.editing.moving import laid_text
from web.workbench.workspace import Workspace, scene_of, viewing_seat

_TAG = re.compile(r"<([a-z]+)((?: [\w-]+(?:=\"[^\"]*\")?)*)>")
_ATTRIBUTE = re.compile(r" ([\w-]+)(?:=\"([^\"]*)\")?")
_COMMANDS = ("action", "also", "try", "source", "target", "do", "value", "key", "seat")
_LEFT_OUT = (*(f"data-{name}" for name in _COMMANDS), "aria-pressed", "aria-disabled", "aria-keyshortcuts", "disabled")


def table(workspace: Workspace) -> Html:
    """The table, without what is done in a game; cards are laid on its piles and hands, and taken from the hand."""
    scene = scene_of(workspace)
    drawn = draw(scene, prompt=False)
    return stage(scene, _Droppable(workspace).whole(drawn), scene.state)


class _Droppable:
    """Rewrites the commands of a table: from actions of the game to places of cards."""

    def __init__(self, workspace: Workspace) -> None:
        found, state = schema(workspace.game.id), workspace.state()
        self.open = workspace.viewer is None
        self.layouts = cards.layouts(found, state.players)
        self.own = str(viewing_seat(workspace, state) + 1)
        lines = lines_of(found, laid_text(workspace.document))
        self.hand = next((key for key in (f"hand {self.own}", "own hand") if key in self.layouts), "")
        self.hand_cells = cards.cells_of(found, lines, self.hand) if self.hand else []
        self.fixed = next((key for key, layout in self.layouts.items() if layout.empty), "")
        cells = cards.cells_of(found, lines, self.fixed) if self.fixed else []
        self.laid = {f"{self.fixed}#{at}" for at, cell in enumerate(cells) if self.layouts[self.fixed].holds(cell)}
        self.chosen = workspace.chosen

    def whole(self, html: Html) -> Html:
        """The table."""
        return Html(_TAG.sub(self._tag, html))

    def _tag(self, tag: re.Match[str]) -> str:
        given = {name: unescape(value) for name, value in _ATTRIBUTE.findall(tag[2])}
        kept = "".join(found[0] for found in _ATTRIBUTE.finditer(tag[2]) if found[1] not in _LEFT_OUT)
        added = self._places(given) if self.open else {}
        if tag[1] == "button" and not added:
            kept += ' disabled=""'
        more = "".join(f' {name}="{escape(value)}"' for name, value in added.items())
        return f"<{tag[1]}{kept}{more}>"

    def _places(self, given: dict[str, str]) -> dict[str, str]:
        """The places of cards that a part of the table stands for."""
        if "data-source" in given and (source := self._hand_place(given["data-source"])):
            return {"data-source": source, "aria-pressed": "true" if source == self.chosen else "false"}
        if place := self._fixed_place(given.get("id", "")):
            return {"data-target": place} | ({"data-source": place} if place in self.laid else {})
        target = given.get("data-target") or given.get("data-zone", "")
        names = (target.replace("-", " "), f"{target} {self.own}", f"own {target}")
        key = next((name for name in names if name in self.layouts), "")
        return {"data-target": key} if key else {}

    def _fixed_place(self, ident: str) -> str:
        """The place of the field that a part of the table with this id is, such as `place-7`; empty for other parts."""
        number = ident.removeprefix("place-")
        return f"{self.fixed}#{number}" if self.fixed and ident.startswith("place-") and number.isdigit() else ""

    def _hand_place(self, source: str) -> str:
        """The place in the hand of a card, by its source on the table: `17`, or `R.2` for the second of a kind."""
        word, dot, number = source.partition(".")
        places = [at for at, cell in enumerate(self.hand_cells) if cell in (source, word if dot else source)]
        at = int(number) - 1 if number.isdigit() else 0
        return f"{self.hand}#{places[at]}" if 0 <= at < len(places) else ""

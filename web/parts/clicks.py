"""How clicks become an action: its text says where it starts and where it ends, by one rule for all games."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Clicks:
    """`A>B` starts at the source `A` and ends at the target `B`; a text without an arrow has a control of its own.

    Where up to `most` sources are chosen together, they start an action by what stands before their dots, in the
    notation's `order`: `S.1+R.2` starts `RS>`. A `modifier`, such as `!`, is a source that is chosen
    besides any other, and ends the action's text.
    """

    most: int = 1
    order: str = ""
    modifier: str = ""

    def gather(self, chosen: str | None, source: str) -> str | None:
        """The choice after a click on a source: with it, or without it if it was chosen; the latest `most` stay."""
        sources, modified = self._parts(chosen)
        if self.modifier and source == self.modifier:
            modified = not modified
        elif source in sources:
            sources.remove(source)
        else:
            sources = [*sources, source][-self.most :]
        return "+".join(sources) + (self.modifier if modified else "") or None

    def action(self, chosen: str, target: str) -> str:
        """The text of the action from a choice to a target."""
        sources, modified = self._parts(chosen)
        if self.most > 1:
            sources = sorted((source.partition(".")[0] for source in sources), key=self.order.find)
        end = self.modifier if modified and not target.endswith(self.modifier) else ""
        return f"{''.join(sources)}>{target}{end}"

    def starts(self, action: str, source: str) -> bool:
        """True if choosing this source may lead to the action."""
        if self.modifier and source == self.modifier:
            return action.endswith(source)
        start, arrow, _ = action.partition(">")
        return bool(arrow) and (source.partition(".")[0] in start if self.most > 1 else start == source)

    def _parts(self, chosen: str | None) -> tuple[list[str], bool]:
        """The sources of a choice, and whether it has the modifier."""
        modified = bool(self.modifier) and (chosen or "").endswith(self.modifier)
        plain = (chosen or "").removesuffix(self.modifier) if modified else chosen or ""
        return [each for each in (plain.split("+") if self.most > 1 else [plain]) if each], modified

"""What an item of a position is called."""

from __future__ import annotations

from web.workbench.workspace import Workspace


def item_label(workspace: Workspace, key: str) -> str:
    """The item's name in words, with the seats in it; the notation's own where there are no words for it."""
    t, words = workspace.t, key.split()
    numbers = [word for word in words if word.isdigit()]
    name = " ".join(word for word in words if not word.isdigit())
    ident = name.replace(" ", "-").replace("_", "-")
    own, shared = f"item-{workspace.game.id}-{ident}", f"item-{ident}"
    said = next((t(each) for each in (own, shared) if each in t), name)
    return " · ".join([said, *(t("player-number", number=number) for number in numbers)])

"""The tag that puts the position on another site's page; `docs/embed.md` has its attributes."""

from __future__ import annotations

from dataclasses import dataclass

from web.parts.html import Html, el, join


@dataclass(frozen=True, slots=True)
class Table:
    """What the tag asks for: the game, its position, the reader's `seat` where that is not whoever is to act, the
    language and the theme, both empty for the reader's own, and whether the table is only to be looked at.
    """

    game: str
    position: str
    seats: str = ""
    lang: str = ""
    theme: str = ""
    readonly: bool = False


def tag(table: Table, root: str) -> Html:
    """The script and the element; `root` is the address of the site that the table comes from."""
    attrs = {
        "game": table.game,
        "position": table.position,
        "seats": table.seats or None,
        "lang": table.lang or None,
        "theme": table.theme or None,
        "readonly": table.readonly,
    }
    return join(el("script", {"src": f"{root}embed.js"}), Html("\n"), el("tabletop-game", attrs), Html("\n"))


def root_of(address: str) -> str:
    """The address of the site, from that of its workbench."""
    return address.removesuffix("index.html").removesuffix("workbench/")

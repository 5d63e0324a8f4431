"""A Markdown extension that turns ```play fences into tables to play at, and a MkDocs hook that puts it to use.

With MkDocs: `hooks: [play_fences.py]`, and in `extra` the address of the games as `nastilka`. Before a page is built
its fences are run; one that does not hold stops the build. With Markdown alone: `Markdown(extensions=[PlayFences()])`.
"""

from __future__ import annotations

import re
from html import escape
from typing import Any

from markdown import Markdown
from markdown.extensions import Extension
from markdown.preprocessors import Preprocessor
from mkdocs.exceptions import PluginError

from pyengine.rulebook import Fence, check, fences

_FENCE = re.compile(r"^```play [^\n]*\n.*?^```[ \t]*$", re.MULTILINE | re.DOTALL)
_BEFORE_FENCED_CODE = 30


class PlayFences(Extension):
    """Each ```play fence becomes a `<tabletop-game>`; where there is no script, the text of the fence is seen."""

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802 - Markdown calls it so
        """Come before the extension that takes all fences; a table is no part of a paragraph."""
        md.block_level_elements.append("tabletop-game")
        md.preprocessors.register(_Tables(md), "play-fences", _BEFORE_FENCED_CODE)


class _Tables(Preprocessor):
    def run(self, lines: list[str]) -> list[str]:
        """Keep each table safe from the rest of Markdown."""
        return _FENCE.sub(lambda found: self.md.htmlStash.store(table(found[0])), "\n".join(lines)).split("\n")


def table(text: str) -> str:
    """The element for a fence, its text inside."""
    [fence] = fences(text)
    attributes = {"game": fence.game, **_start(fence)}
    written = "".join(f' {name}="{escape(value)}"' for name, value in attributes.items())
    return f"<tabletop-game{written}><pre>{escape(text)}</pre></tabletop-game>"


def _start(fence: Fence) -> dict[str, str]:
    """How the fence begins, as attributes: from a position, or from a deal with its options."""
    words = fence.setup.split()
    if words[:1] != ["deal"]:
        return {"position": fence.setup}
    fields = dict(word.split("=", 1) for word in words[1:])
    players = int(fields.pop("players", "2"))
    seats = ",".join(["human"] + ["bot:greedy"] * (players - 1))
    options = " ".join(f"{name}={value}" for name, value in fields.items() if name != "seed")
    return {"seed": fields.get("seed", "0"), "seats": seats} | ({"options": options} if options else {})


def on_config(config: Any) -> Any:
    """MkDocs reads its settings: add the extension and the script."""
    config.markdown_extensions.append(PlayFences())
    config.extra_javascript.append(f"{config.extra['nastilka']}embed.js")
    return config


def on_page_markdown(markdown: str, page: Any, **_: Any) -> None:
    """MkDocs is about to build a page: its examples must hold."""
    failures = check(markdown)
    if failures:
        lines = [f"{page.file.src_uri}:{each.line}: {each.code}: {each.found} ({each.wanted})" for each in failures]
        raise PluginError("\n".join(lines))

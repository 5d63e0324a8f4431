"""What messengers, mail and people do to a link, for tests of its reading."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import quote

BEHIND = (
    *(".", ",", ")", "»", "…", "!", "?", ";", ":", "'", '"', "*", "_", "-", "]", ">", ".)", "”", "”.", "|", "~", "0x"),
    *("\u200b", "\ufeff", "\u2060", " ", "\n", "%20", "%E2%80%8B", " and so on", "\n\nSent from my phone"),
    *("&utm_source=whatsapp", "&amp;utm_medium=mail", "&fbclid=IwAR0x_y-z", "?utm_source=x", "#", "&lang=de"),
)
"""What may stand behind a link without a space between."""
AROUND = (
    lambda link: f"look: <{link}>.",
    lambda link: f"“{link}”, she said",
    lambda link: f"[our game]({link})",
    lambda link: f"_{link}_",
    lambda link: f"Is record=17 of you? {link} beats it",
)
"""What a message is made of that has a link in it."""


def recoded(link: str, key: str) -> list[str]:
    """The link with capital or percent-encoded letters, and as mail breaks it."""
    base, _, fragment = link.partition("#")
    body = fragment.partition("=")[2]
    return [
        f"{base}#{key.upper()}={body}",
        f"{base}#{key.title()}={body}",
        f"{base}#{key}%3D{body}",
        f"{base}%23{fragment}",
        f"{base}#{quote(fragment, safe='')}",
        f"{base}#{''.join(f'%{ord(sign):02X}' for sign in fragment)}",
        f"{base}#{key}={body[:40]}\u200b{body[40:]}",
        f"{base}#{key}={body[:60]}=\n{body[60:]}",
        f"{base}#{key}={body[:60]}\n> {body[60:]}",
    ]


def sent(link: str, key: str) -> list[str]:
    """The link in all these forms."""
    forms: list[Callable[[str], str]] = [*AROUND, *(lambda link, end=end: link + end for end in BEHIND)]
    return [link, *(form(link) for form in forms), *recoded(link, key)]

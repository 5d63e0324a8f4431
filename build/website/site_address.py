"""Where a site will be, as its builder has it."""

from __future__ import annotations

from urllib.parse import urlsplit


def site_address(text: str) -> str:
    """An address on the web with a slash at its end; empty for none. Raises `ValueError` on anything else."""
    parts = urlsplit(text)
    if text and (parts.scheme not in ("http", "https") or not parts.netloc or parts.query or parts.fragment):
        raise ValueError(text)
    return f"{text.rstrip('/')}/" if text else ""

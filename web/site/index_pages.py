"""Addresses written out with `index.html`, for hosts that show no index page for a folder's address."""

from __future__ import annotations

import re

INDEX = "index.html"
_RELATIVE = re.compile(r'( (?:href|action|data-engine|data-friends)="(?![a-z]+:|/|#)(?:[^"?#]*/))(?=["?#])')
"""An attribute whose address is relative and ends with a slash; a query or a fragment may follow."""
_REFRESH = re.compile(r'( content="0; url=(?:[^"?#]*/))(?=["?#])')
_FROM_ROOT = re.compile(r' data-to="(?=[?"])')


def with_index(text: str, address: str = "") -> str:
    """A page, or another text that names pages, with all of their addresses written out.

    `address` is where the site will be, if that is known: then whole addresses below it are meant too.
    """
    for pattern in (_RELATIVE, _REFRESH):
        text = pattern.sub(rf"\g<1>{INDEX}", text)
    text = _FROM_ROOT.sub(f' data-to="{INDEX}', text)
    text = text.replace("<html ", f'<html data-index="{INDEX}" ', 1)
    whole = rf"({re.escape(address)}(?:[^\"'<>?# ]*/)?)(?=[\"'<?#])"
    return re.sub(whole, rf"\g<1>{INDEX}", text) if address else text

"""The frame in which a game's file runs: a page of an opaque origin, with one script, which may fetch nothing.

The page that plays the file makes the frame from this text (`web/browser/window/game_file`), so that it is there
without a network, where no service worker would serve it.
"""

from __future__ import annotations

from web.parts.html import Html, el
from web.site.folders import inline


def frame_page(script: str) -> str:
    """The frame's page with its script."""
    policy = el("meta", {"http-equiv": "Content-Security-Policy", "content": _policy(script)})
    title = el("title", None, "A game in one file")
    return f"<!doctype html>{el('head', None, policy, title, el('script', None, Html(script)))}"


def _policy(script: str) -> str:
    """This script, WebAssembly and a worker that it makes; no network at all, for the worker neither."""
    return (
        f"default-src 'none'; script-src {inline(script)} 'wasm-unsafe-eval'; worker-src blob:; "
        "form-action 'none'; base-uri 'none'"
    )


def around(policy: str, script: str) -> str:
    """The policy of a page that has such a frame, which holds for the frame too."""
    allowed = policy.replace("script-src 'self'", f"script-src 'self' {inline(script)}", 1)
    return allowed.replace("worker-src 'self'", "worker-src 'self' blob:", 1)

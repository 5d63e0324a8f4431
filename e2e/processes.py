"""The processes of a browser's tabs, to be killed. Chromium alone names them."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from contextlib import ExitStack

from playwright.sync_api import CDPSession, Page


def renderers(browser: CDPSession) -> set[int]:
    """The processes of the browser's tabs."""
    found = browser.send("SystemInfo.getProcessInfo")["processInfo"]
    return {process["id"] for process in found if process["type"] == "renderer"}


def kill(pages: Sequence[Page], processes: set[int]) -> None:
    """Kill the processes of these pages, and close what is left of them."""
    with ExitStack() as killed:
        for page in pages:
            killed.enter_context(page.expect_event("crash"))
        for process in processes:
            os.kill(process, signal.SIGKILL)
    for page in pages:
        page.close()

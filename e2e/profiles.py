"""Profiles of a browser that tests take one after the other."""

from __future__ import annotations

from playwright.sync_api import BrowserContext


def leave(profile: BrowserContext) -> None:
    """Close what is open in a profile, and empty its storage."""
    assert profile.browser
    if profile.browser.browser_type.name == "chromium":
        _empty(profile)
    for opened in profile.pages:
        opened.close()
    profile.clear_permissions()
    profile.clear_cookies()
    if profile.browser.browser_type.name != "chromium":
        profile.set_storage_state({})


def _empty(profile: BrowserContext) -> None:
    """Empty the storage of all origins that are open; `set_storage_state` would open a page for each of them."""
    for page in profile.pages:
        protocol = profile.new_cdp_session(page)
        for origin in {"/".join(frame.url.split("/")[:3]) for frame in page.frames if frame.url.startswith("http")}:
            protocol.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})

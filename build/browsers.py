"""Makes sure that the tests have their browsers: Playwright's own or the distribution's; WebKitGTK, and a screen."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from playwright.sync_api import sync_playwright

_SYSTEM = {"chromium": ("chromium", "chromium"), "firefox": ("firefox-esr", "firefox-esr")}
"""Playwright's name → the distribution's program and package."""
_WEBKIT = {"WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}
"""Program → package."""


def missing() -> list[str]:
    """The distribution's packages that are still to be installed."""
    with sync_playwright() as playwright:
        own = {name: Path(getattr(playwright, name).executable_path).exists() for name in _SYSTEM}
    wanted = [programs for name, programs in _SYSTEM.items() if not own[name]] + list(_WEBKIT.items())
    return [package for program, package in wanted if not shutil.which(program)]


def main() -> None:
    """Install what is missing with apt."""
    packages = missing()
    if packages:
        root = [] if shutil.which("sudo") is None else ["sudo"]
        subprocess.run([*root, "apt-get", "update", "-qq"], check=True)
        subprocess.run([*root, "apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages], check=True)


if __name__ == "__main__":
    main()

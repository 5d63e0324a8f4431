"""Installs the browsers for the tests: Playwright's own or the distribution's, WebKitGTK, and a virtual display.

Also, where it is asked for, what printed things are made with, and the editor that the language server is tried in.

python build/browsers.py [--whole] [--print] [--editor] [--hosts]
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
from ctypes.util import find_library
from pathlib import Path

from playwright.sync_api import sync_playwright

_SYSTEM = {"chromium": "chromium-headless-shell", "firefox": "firefox-esr"}
"""Playwright's name → the distribution's program, which is in a package of that name.

Chromium's shell has no windows. The whole Chromium also runs a page for each window's frame, so that a start of our
page takes twice the processor time.
"""
_WHOLE = "chromium"
"""What the benchmarks measure, since it is what people have; also a package of that name."""
_WEBKIT = {"WebKitWebDriver": "webkit2gtk-driver", "Xvfb": "xvfb"}
"""Program → package."""

_PANGO = {"pango-1.0": "libpango-1.0-0", "pangoft2-1.0": "libpangoft2-1.0-0", "harfbuzz-subset": "libharfbuzz-subset0"}
"""Library → package: what WeasyPrint lays text out with."""
_EPUBCHECK = {"epubcheck": "epubcheck"}
"""The checker of EPUBs, which needs Java; for the tests of what was printed."""


_EDITOR = {"nvim": "neovim"}
"""The editor whose own client tries the language server."""


_HOSTS = {
    "/usr/bin/hugo": ["hugo"],
    "/usr/share/mediawiki": ["mediawiki", "php-cli", "php-sqlite3"],
    "/usr/share/wordpress": ["wordpress", "php-cli", "php-mysql", "mariadb-server"],
}
"""Where a site's software is → the packages that bring it and what it runs with; for the tests of plug-ins."""


def missing(whole: bool, *, printing: bool = False, editor: bool = False, hosts: bool = False) -> list[str]:
    """The distribution's packages that are still to be installed."""
    with sync_playwright() as playwright:
        own = {name: Path(getattr(playwright, name).executable_path).exists() for name in _SYSTEM}
    wanted = {program: program for name, program in _SYSTEM.items() if not own[name]} | _WEBKIT
    if whole and not own["chromium"]:
        wanted[_WHOLE] = _WHOLE
    wanted |= (_EPUBCHECK if printing else {}) | (_EDITOR if editor else {})
    libraries = _PANGO if printing else {}
    return [
        *(package for program, package in wanted.items() if not shutil.which(program)),
        *(package for library, package in libraries.items() if not find_library(library)),
        *(name for place, names in _HOSTS.items() if hosts and not Path(place).exists() for name in names),
    ]


def chromium_path() -> str | None:
    """The distribution's Chromium, where there is one; else None, for Playwright's own."""
    return shutil.which("chromium-headless-shell") or shutil.which("chromium")


def main() -> None:
    """Install what is missing with apt."""
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("--whole", action="store_true", help="also the whole Chromium, for the benchmarks")
    reader.add_argument("--print", action="store_true", help="also what printed things are made and checked with")
    reader.add_argument("--editor", action="store_true", help="also the editor that tries the language server")
    reader.add_argument("--hosts", action="store_true", help="also the sites that the plug-ins are tested in")
    asked = reader.parse_args()
    packages = missing(asked.whole, printing=asked.print, editor=asked.editor, hosts=asked.hosts)
    if packages:
        root = [] if shutil.which("sudo") is None else ["sudo"]
        subprocess.run([*root, "apt-get", "update", "-qq"], check=True)
        subprocess.run([*root, "apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages], check=True)


if __name__ == "__main__":
    main()

"""Installs the browsers for the tests: Playwright's own or the distribution's, WebKitGTK, and a virtual display.

Also, where it is asked for, what printed things are made with, the editor that the language server is tried in, and
servers that the site is put on.

python build browsers [--whole] [--print] [--editor] [--hosts] [--servers]
"""

from __future__ import annotations

import argparse
import os
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


_SERVERS = {"nginx": "nginx", "apache2": "apache2", "lighttpd": "lighttpd", "caddy": "caddy", "turnserver": "coturn"}
"""The servers that the site is put on, and a relay for games with friends: program → package."""
_SERVER_PARTS = {"/usr/lib/lighttpd/mod_deflate.so": ["lighttpd-mod-deflate"]}
"""What a server has by default besides: file → packages."""
_NO_START = "/usr/sbin/policy-rc.d"
"""What the distribution asks whether to start a service that it has installed: all of these want the same port."""


def missing(
    whole: bool, *, printing: bool = False, editor: bool = False, hosts: bool = False, servers: bool = False
) -> list[str]:
    """The distribution's packages that are still to be installed."""
    with sync_playwright() as playwright:
        own = {name: Path(getattr(playwright, name).executable_path).exists() for name in _SYSTEM}
    wanted = {program: program for name, program in _SYSTEM.items() if not own[name]} | _WEBKIT
    if whole and not own["chromium"]:
        wanted[_WHOLE] = _WHOLE
    wanted |= (_EPUBCHECK if printing else {}) | (_EDITOR if editor else {}) | (_SERVERS if servers else {})
    libraries = _PANGO if printing else {}
    places = (_HOSTS if hosts else {}) | (_SERVER_PARTS if servers else {})
    path = f"{os.environ['PATH']}:/usr/sbin"
    return [
        *(package for program, package in wanted.items() if not shutil.which(program, path=path)),
        *(package for library, package in libraries.items() if not find_library(library)),
        *(name for place, names in places.items() if not Path(place).exists() for name in names),
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
    reader.add_argument("--servers", action="store_true", help="also the servers that the site is put on, not started")
    asked = reader.parse_args()
    packages = missing(asked.whole, printing=asked.print, editor=asked.editor, hosts=asked.hosts, servers=asked.servers)
    if packages:
        root = [] if shutil.which("sudo") is None else ["sudo"]
        subprocess.run([*root, "apt-get", "update", "-qq"], check=True)
        install = [*root, "apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages]
        held = asked.servers and not Path(_NO_START).exists()
        if held:
            refuse = f"printf '#!/bin/sh\\nexit 101\\n' > {_NO_START} && chmod +x {_NO_START}"
            subprocess.run([*root, "sh", "-c", refuse], check=True)
        try:
            subprocess.run(install, check=True)
        finally:
            if held:
                subprocess.run([*root, "rm", _NO_START], check=True)


if __name__ == "__main__":
    main()

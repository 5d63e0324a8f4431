"""`pyengine doctor`: asks a host whether it serves the site well, and says what to add to its settings where not.

The sentences are those of the page `hosting-check/` (`web/locales/en/hosting.ftl` and `faults.ftl`).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any
from urllib.parse import urlsplit

from pyengine.cli.complaints import complain, printable
from pyengine.cli.counting import counted
from pyengine.core.errors import OptionError
from pyengine.hosting import SERVERS, HostError, Outcome, Site, examine, find_site, lines_for

TITLES = {
    "files": "Files come as they were built",
    "busy": "Many requests at once",
    "pages": "A folder shows its page",
    "unchanged": "Pages stay as they are",
    "unknown": "Unknown addresses are unknown",
    "policy": "The policy allows the game",
    "frames": "Other sites may show tables",
    "secure": "https",
    "storage": "Games can be kept",
    "engine": "The engine starts",
    "offline": "Play without a network",
    "small": "Text is sent compressed",
}
GOOD = {
    "files": "{what} files of every kind were fetched: size, content and type are right.",
    "busy": "{what} requests at once were answered.",
    "pages": "play/ and play/index.html are the same page.",
    "unchanged": "The host puts nothing into our pages.",
    "unknown": "An address that does not exist is answered with 404.",
    "policy": "WebAssembly and workers may run.",
    "frames": "No header forbids it.",
    "secure": "The site comes by https, or from this very machine.",
    "offline": "A browser can keep the site: sw.js comes as a script.",
    "small": "The host compresses scripts, styles and pages.",
}
BAD = {
    "busy": "Of many requests at once some were refused ({what}). A first visit makes about 20 within a second: "
    "allow 100. Visitors get their game all the same, but later.",
    "pages": "The host has no page at {what}. Let folders show their index.html; or build the site with INDEX=1, "
    "then links name it.",
    "unchanged": "The host changes pages: {what}. The games run, also without a network. If you did not want that, "
    "turn off what injects scripts, comments or shorter HTML.",
    "unknown": "An address that does not exist is answered with {what}. Answer it with 404 and our 404.html, so that "
    "a missing file can be told from a page.",
    "policy": "A header Content-Security-Policy stands in the way: {what}. Set script-src to 'self' "
    "'wasm-unsafe-eval' and worker-src to 'self', or leave the header out: our pages bring a policy of their own.",
    "frames": "{what} forbids other sites to show a table of yours in a frame. If they should, leave that header out "
    "for the folder embed/.",
    "secure": "Without https browsers keep nothing for offline play, and friends cannot be connected directly. Get a "
    "certificate; there are free ones.",
    "offline": "The site could not be kept: {what}",
    "small": "The host sends text as it is ({what} kB for the style sheet). The games run; with gzip or Brotli they "
    "start sooner.",
}
FAULTS = {
    "missing": "The host answers {file} with {found}. Copy the whole site again, with this file, and leave the old "
    "folders for a day.",
    "refused": "The host answers {file} with {found}. Allow every file of the site to be read.",
    "busy": "The host answers {file} with {found}: it allows too few requests. A first visit makes about 20, and 300 "
    "more when the site is kept for offline play.",
    "broken": "The host answers {file} with {found}. Its log says why.",
    "unanswered": "Nothing came for {file} in time.",
    "unreached": "The request for {file} failed before there was an answer: the network, a blocker, or a redirect to "
    "another address.",
    "page": "{file} is not where it should be, and the host answers unknown addresses with a page. Copy the whole site "
    "again.",
    "half": "{file} has {wanted} bytes; the host sends {found}. Copy it again, as bytes and not as text.",
    "other": "The content of {file} differs from what was built. Copy the whole site again, and turn off whatever "
    "shortens or changes scripts on the host.",
    "type": "{file} comes as “{found}”. Set its type to {wanted}.",
}
"""What is the matter with a file, by the name of the fault."""
_STATES = {"good": "good", "warn": "could be better", "bad": "to be changed", "browser": "only a browser can try"}
_ALL = {
    "good": "All is well. Now open {root}hosting-check/ in a browser, which tries the rest.",
    "warn": "The games run here. What is marked could be better.",
    "bad": "Something has to be changed before the games run well here.",
}
_ERRORS = {
    "address": "no address of a site: {url} (such as https://games.example/)",
    "no-host": "no such host: {host}",
    "refused": "nobody answers at {host}: the connection was refused",
    "certificate": "the certificate of {host} is not valid: {detail}",
    "timeout": "no answer from {host} within {seconds:g} s",
    "unreached": "no answer from {host}: {detail}",
    "not-ours": "no site of ours at {url} ({detail}); name the folder that has hosting-check/ in it",
}


def add(commands: Any) -> None:
    """Add the command."""
    parser = commands.add_parser("doctor", help="ask a host whether it serves the site well, and what to change if not")
    parser.add_argument("address", help="of the site: https://games.example/")
    parser.add_argument(
        "--server", choices=SERVERS, help="whose lines are printed; by default what the host says it is"
    )
    parser.add_argument("--all", action="store_true", help="fetch every file of the site, not one of each kind")
    parser.add_argument("--timeout", type=float, default=10.0, metavar="SECONDS", help="how long an answer may take")
    parser.add_argument("--json", action="store_true", help="each check as a line of JSON")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Try everything; 1 if something has to be changed, 2 where there is no site of ours to ask."""
    if not 0 < given.timeout <= 600:
        raise OptionError("timeout", str(given.timeout), ("more than 0, at most 600",))
    try:
        site = find_site(given.address, given.timeout)
        servers = [given.server] if given.server else _servers(site)
    except HostError as error:
        return complain(words_of_host(error, given.timeout))
    if not given.json:
        print(f"{site.root}: {counted(len(site.files), 'file')}")
    states = set()
    for outcome in examine(site, every_file=given.all):
        states.add(outcome.state)
        host = urlsplit(site.root).hostname or ""
        lines = lines_for(outcome.remedy, site.path, host)
        if given.json:
            print(json.dumps(asdict(outcome) | {"says": said(outcome), "lines": lines}), flush=True)
        else:
            print("\n".join(_shown(outcome, lines, servers)), flush=True)
    worst = next(state for state in ("bad", "warn", "good") if state in states)
    if not given.json:
        print(f"\n{_ALL[worst].format(root=site.root)}")
    return int(worst == "bad")


def words_of_host(error: HostError, seconds: float) -> str:
    """Why nothing could be asked."""
    host = urlsplit(error.url).netloc or error.url
    return _ERRORS[error.code].format(url=error.url, host=host, detail=error.detail, seconds=seconds)


def said(outcome: Outcome) -> str:
    """How a check came out, in words."""
    if outcome.fault:
        return FAULTS[outcome.fault].format(file=outcome.what, found=outcome.found, wanted=outcome.wanted)
    words = {"good": GOOD, "browser": {}}.get(outcome.state, BAD)
    return words.get(outcome.check, "").format(what=outcome.what)


def _servers(site: Site) -> list[str]:
    """The servers whose lines are worth printing: the one that the host says it is, or all."""
    name = site.ask("live.json").headers.get("Server", "").lower()
    return [server for server in SERVERS if name.startswith(server.lower())] or list(SERVERS)


def _shown(outcome: Outcome, lines: dict[str, str], servers: list[str]) -> Iterator[str]:
    """A line for what is well; for what is not also why, and what to add for each of the servers."""
    mark = {"warn": "!", "bad": "X"}.get(outcome.state, " ")
    yield f"{mark} {TITLES[outcome.check]}: {_STATES[outcome.state]}"
    if outcome.state in ("good", "browser"):
        return
    yield f"    {printable(said(outcome))}"
    for server in servers:
        if server in lines:
            yield f"    {server}:"
            yield from (f"        {line}" for line in lines[server].split("\n"))

"""What a host has to do for the games. `web/browser/window/hosting/checks.js` asks the same from within a browser."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Literal
from urllib.parse import urlsplit

from pyengine.core.json_text import JsonError, read_json
from pyengine.hosting.asking import Answer, HostError, Site, unpacked

CHECKS = (
    "files",
    "busy",
    "pages",
    "unchanged",
    "unknown",
    "policy",
    "frames",
    "secure",
    "storage",
    "engine",
    "offline",
    "small",
)
"""What is tried, in this order, on the page `hosting-check/` and from a terminal."""
IN_A_BROWSER = ("storage", "engine")
"""What only a browser can try."""
_AT_ONCE = 40
_WANTED = {"script-src": "'wasm-unsafe-eval'", "worker-src": "'self'", "connect-src": "'self'"}
"""Of a policy, what each directive has to allow."""
_INSTEAD = {
    "script-src": ("default-src",),
    "worker-src": ("child-src", "script-src", "default-src"),
    "connect-src": ("default-src",),
}
"""The directives that count where one is missing, as CSP 3 has them."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a check came out: `warn` where the games run all the same, `browser` where only a browser can try it.

    `what` is what the sentence of the check speaks of. `fault` names what is the matter with a file, with `found` and
    `wanted` as `probe.js` has them. `remedy` is the name of the lines that help, none where no setting does.
    """

    check: str
    state: Literal["good", "warn", "bad", "browser"]
    what: str = ""
    remedy: str = ""
    fault: str = ""
    found: str = ""
    wanted: str = ""


def examine(site: Site, *, every_file: bool = False) -> Iterator[Outcome]:
    """Try everything, one check after the other; with `every_file` every file of the site is fetched."""
    for name in CHECKS:
        if name in IN_A_BROWSER:
            yield Outcome(name, "browser")
            continue
        try:
            yield _files(site, every_file=every_file) if name == "files" else _TRIES[name](site)
        except HostError as error:
            file = error.url.removeprefix(site.root)
            fault = "unanswered" if error.code == "timeout" else "unreached"
            yield Outcome(name, "bad", file or "/", fault=fault)


def _files(site: Site, *, every_file: bool) -> Outcome:
    """Whether files come as they were built: those of every start, and one of each kind in each folder."""
    kinds = {(file.split("/")[0].split("-")[0], file.rpartition(".")[2]): file for file in site.files}
    tried = list(site.files) if every_file else list(dict.fromkeys([*_start(site), *kinds.values()]))
    for file in tried:
        # The list cannot have its own hash in it, and hosts may put something into pages: `unchanged` tells that.
        built = None if file.endswith(".html") else site.files[file]
        fault, found, wanted = _probed(site.ask(file), file, built)
        if fault:
            return Outcome("files", "bad", file, "type" if fault == "type" else "", fault, found, wanted)
    return Outcome("files", "good", str(len(tried)))


def _start(site: Site) -> list[str]:
    """The files that every start needs, as the site itself names them."""
    parts = next((file for file in site.files if re.fullmatch(r"app-[^/]+/parts\.json", file)), None)
    if parts is None:
        return []
    try:
        named = read_json(unpacked(site.ask(parts)), 4_000_000)
        found = [
            file if "/" in file else f"{parts.partition('/')[0]}/{file}" for file in named["python"] + named["engine"]
        ]
    except (JsonError, KeyError, TypeError):
        return [parts]  # which is then found to be another than was built
    return [file for file in found if file in site.files]


def _probed(answer: Answer, file: str, built: list[int | str] | None) -> tuple[str, str, str]:
    """What is the matter with a file, what was found and what was wanted; three empty texts where nothing is."""
    if answer.status != 200:
        faults = {401: "refused", 403: "refused", 429: "busy", 503: "busy"}
        return faults.get(answer.status, "broken" if answer.status >= 500 else "missing"), str(answer.status), ""
    if not answer.whole:
        return "half", str(len(answer.content)), answer.headers["Content-Length"] or "?"
    if built:
        # A host may send a .gz as an encoded answer; a browser then has what is in it, and the list has both.
        same = [_same(content, built) for content in (answer.content, unpacked(answer))]
        if not any(same):
            if re.match(rb"\s*<(!doctype|html)", answer.content[:100], re.IGNORECASE):
                return "page", "", ""
            half = len(answer.content) < int(built[0])
            return ("half", str(len(answer.content)), str(built[0])) if half else ("other", "", "")
    wanted = {"js": "text/javascript", "css": "text/css"}.get(file.rpartition(".")[2], "")
    kind = answer.headers.get("Content-Type", "")
    return ("", "", "") if wanted.partition("/")[2] in kind else ("type", kind, wanted)


def _same(content: bytes, built: list[int | str]) -> bool:
    sizes, hashes = built[::2], built[1::2]
    digest = hashlib.sha256(content).hexdigest()
    return any(
        len(content) == size and digest.startswith(str(start)) for size, start in zip(sizes, hashes, strict=True)
    )


def _busy(site: Site) -> Outcome:
    pages = [file for file in site.files if file.endswith(".html")][:_AT_ONCE]

    def status(file: str) -> int:
        try:
            return site.ask(file).status
        except HostError:
            return 0

    with ThreadPoolExecutor(_AT_ONCE) as pool:
        refused = [found for found in pool.map(status, pages) if found in (0, 429, 503)]
    return (
        Outcome("busy", "warn", str(refused[0] or "?"), "busy") if refused else Outcome("busy", "good", str(len(pages)))
    )


def _pages(site: Site) -> Outcome:
    for file in ("play/index.html", "play/"):
        answer = site.ask(file)
        if answer.status != 200 or not re.search(rb"\bdata-path=[\"']?play/", unpacked(answer)):
            return Outcome("pages", "bad", file, "pages")
    return Outcome("pages", "good")


def _unchanged(site: Site) -> Outcome:
    built = site.files["play/index.html"]
    content = unpacked(site.ask("play/"))
    if _same(content, built):
        return Outcome("unchanged", "good")
    return Outcome("unchanged", "warn", f"play/, {len(content) - int(built[0]):+} bytes", "unchanged")


def _unknown(site: Site) -> Outcome:
    answer = site.ask("no-such-file-here.js")
    if answer.status == 404:
        return Outcome("unknown", "good")
    what = f"{answer.status} {answer.url.replace(site.root, '')}"
    return Outcome("unknown", "warn", what, "unknown")


def _policy(site: Site) -> Outcome:
    for header in site.ask("play/").all_of("Content-Security-Policy"):
        if not all(_allows(policy) for policy in header.split(",")):
            return Outcome("policy", "bad", header, "policy")
    return Outcome("policy", "good")


def _allows(policy: str) -> bool:
    """True for a policy under which the engine starts; of each directive the first counts, as browsers have it."""
    found: dict[str, list[str]] = {}
    for directive in policy.split(";"):
        name, *sources = directive.lower().split() or [""]
        found.setdefault(name, sources)
    for name, wanted in _WANTED.items():
        named = next((each for each in (name, *_INSTEAD[name]) if each in found), None)
        if named is None:
            continue
        if wanted == "'self'" and not {"'self'", "*", "https:"} & set(found[named]):
            return False
        if wanted != "'self'" and not {wanted, "'unsafe-eval'"} & set(found[named]):
            return False
    return True


def _frames(site: Site) -> Outcome:
    table = next((file for file in site.files if file.startswith("embed/") and file.endswith("/index.html")), "play/")
    answer = site.ask(table)
    names = ("X-Frame-Options", "Cross-Origin-Resource-Policy")
    found = [f"{name}: {value}" for name in names for value in answer.all_of(name)]
    if any("frame-ancestors" in policy for policy in answer.all_of("Content-Security-Policy")):
        found.append("Content-Security-Policy: frame-ancestors")
    return Outcome("frames", "warn", ", ".join(found), "frames") if found else Outcome("frames", "good")


def _secure(site: Site) -> Outcome:
    """Whether browsers take the host for a secure one, as they do this very machine."""
    address = urlsplit(site.root)
    own = address.hostname or ""
    here = own in ("localhost", "127.0.0.1", "::1") or own.endswith(".localhost")
    return Outcome("secure", "good") if address.scheme == "https" or here else Outcome("secure", "bad", "", "secure")


def _offline(site: Site) -> Outcome:
    """Whether a browser would register the service worker, which is all that can be told from outside."""
    answer = site.ask("sw.js")
    fault, found, _ = _probed(answer, "sw.js", None)
    if fault:
        return Outcome("offline", "bad", f"sw.js: {found}", "type" if fault == "type" else "")
    # Firefox registers none whose script comes with `Vary: *`.
    varied = any(value.strip() == "*" for value in answer.all_of("Vary"))
    return Outcome("offline", "bad", "Vary: *", "offline") if varied else Outcome("offline", "good")


def _small(site: Site) -> Outcome:
    style = next((file for file in site.files if re.fullmatch(r"app-[^/]+/style\.css", file)), None)
    if style is None:
        return Outcome("small", "good")
    answer = site.ask(style, Accept_Encoding="gzip, br")
    if answer.headers.get("Content-Encoding"):
        return Outcome("small", "good")
    return Outcome("small", "warn", str(round(len(answer.content) / 1_000)), "small")


_TRIES: dict[str, Callable[[Site], Outcome]] = {
    "busy": _busy,
    "pages": _pages,
    "unchanged": _unchanged,
    "unknown": _unknown,
    "policy": _policy,
    "frames": _frames,
    "secure": _secure,
    "offline": _offline,
    "small": _small,
}

"""Where the files of a site are, for the pages that load them."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from urllib.parse import urlsplit

POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self' blob:; manifest-src 'self'; form-action 'self'; "
    "base-uri 'none'; require-trusted-types-for 'script'; trusted-types nastilka"
)
"""What a page may do, and no more; docs/security.md tells what each part is for."""
PLAIN_POLICY = POLICY.partition("; require-trusted-types-for")[0].replace(
    "script-src 'self'", "script-src 'self' 'unsafe-eval'"
)
"""The policy of a plain site, whose PyScript makes functions of texts."""


def inline(script: str) -> str:
    """What a policy has for an inline script: its hash, so that no other is run."""
    return f"'sha256-{b64encode(sha256(script.encode()).digest()).decode()}'"


def with_inline(policy: str, script: str) -> str:
    """A policy that allows an inline script too."""
    return policy.replace("script-src 'self'", f"script-src 'self' {inline(script)}", 1)


@dataclass(frozen=True, slots=True)
class Site:
    """A site as the build has laid it out: `app` is the folder of our own files, `vendor` has the folder of each part
    that others made, by name; both are paths below the site's root. `unused_plugins` are PyScript's own plugins that no
    page of ours uses, `policy` is every page's Content-Security-Policy. `address` is where the site will be, with a
    slash at the end; empty where that is not known. `paper` are the files to be printed that the site has: their paths
    below its root, and their sizes in bytes. `watchdog` is the script that stands in every page; empty without one.
    `frame` is that of the frame in which a game's file runs; empty where the site plays none.
    """

    app: str
    vendor: dict[str, str]
    unused_plugins: tuple[str, ...] = ()
    policy: str = POLICY
    address: str = ""
    paper: Mapping[str, int] = field(default_factory=dict)
    watchdog: str = ""
    frame: str = ""


@dataclass(frozen=True, slots=True)
class Folders:
    """A site as seen from one of its pages: `root` leads from the page to the site's root, as `../`."""

    root: str
    site: Site

    @property
    def files(self) -> str:
        """What leads to the site's files: the path of its root where that is known, whatever address the page has."""
        return urlsplit(self.site.address).path or self.root

    def own(self, name: str) -> str:
        """The URL of a file of ours."""
        return f"{self.files}{self.site.app}/{name}"

    def vendor(self, name: str) -> str:
        """The URL of the folder of a part that others made."""
        return f"{self.files}{self.site.vendor[name]}"

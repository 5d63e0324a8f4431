"""Whether a static host serves the site well: asks it as a browser would, and knows what to set where it does not."""

from pyengine.hosting.asking import HostError, Site, find_site
from pyengine.hosting.checks import CHECKS, IN_A_BROWSER, Outcome, examine
from pyengine.hosting.remedies import REMEDIES, SERVERS, lines_for

__all__ = [
    "CHECKS",
    "IN_A_BROWSER",
    "REMEDIES",
    "SERVERS",
    "HostError",
    "Outcome",
    "Site",
    "examine",
    "find_site",
    "lines_for",
]

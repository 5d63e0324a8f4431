"""The version of the engine, as records name it."""

import re

VERSION = "0.3.0"

_ENGINE = re.compile(r"^engine (\d{1,5}(?:\.\d{1,5}){1,3})\s*$", re.MULTILINE | re.ASCII)


def other_engine(record: str) -> str:
    """The version of the engine that a record says it was made with, when that is not this one's; else empty."""
    found = _ENGINE.search(record[:1000])
    return found[1] if found and found[1] != VERSION else ""

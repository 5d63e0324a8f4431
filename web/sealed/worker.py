"""The engine's interface to the page for friends: as `web.engine.worker`, with the cryptography that is passed in."""

import json
from typing import Any

from web.engine.dispatcher import Dispatcher
from web.sealed.clock import Clock
from web.sealed.controller import FriendsController
from web.sealed.gallery import GalleryMissing
from web.sealed.group import BrowserGroup

_dispatchers: list[Dispatcher] = []


def start(functions: Any, clock: Any) -> None:
    """Begin, with functions of JavaScript."""
    group, shared_clock = BrowserGroup(functions), Clock(clock)
    _dispatchers[:] = [Dispatcher({"friends": lambda ident: FriendsController(group, ident, clock=shared_clock)})]


def send(text: str) -> str:
    """Carry out a command of the page.

    Where the gallery has to be fetched first, the answer is `{"gallery": true}`: the command is to be sent again then.
    """
    try:
        return _dispatchers[0].send(text)
    except GalleryMissing:
        return json.dumps({"gallery": True})

"""An endpoint of chat completions on this machine, whose answers a test chooses; and models without an endpoint."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Event, Lock, Thread
from typing import Any

from pyengine.adapters.text import Message
from pyengine.models import Reply

Script = Callable[[dict[str, Any], int], "str | tuple[int, dict[str, str], bytes]"]
"""From a request and its number, from 0: the text of an answer, or a status, headers and a body."""


@dataclass(slots=True)
class Fake:
    """What the endpoint has been sent, and where it is. `release` ends what hangs."""

    url: str = ""
    requests: list[dict[str, Any]] = field(default_factory=list)
    headers: list[dict[str, str]] = field(default_factory=list)
    paths: list[str] = field(default_factory=list)
    release: Event = field(default_factory=Event)


def completion(text: str) -> bytes:
    """The body of an answer; each word is a token."""
    usage = {"prompt_tokens": 100, "completion_tokens": len(text.split())}
    choice = {"index": 0, "message": {"role": "assistant", "content": text}, "finish_reason": "stop"}
    return json.dumps({"choices": [choice], "usage": usage}).encode()


HANGS = (0, dict[str, str](), b"")
"""No answer before the test is over."""


@contextmanager
def endpoint(script: Script) -> Iterator[Fake]:
    """An endpoint that answers as the script says."""
    fake, lock = Fake(), Lock()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            request = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            with lock:
                number = len(fake.requests)
                fake.requests.append(request)
                fake.headers.append(dict(self.headers))
                fake.paths.append(self.path)
            found = script(request, number)
            status, headers, body = (200, {}, completion(found)) if isinstance(found, str) else found
            if not status:
                fake.release.wait(30)
                return
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            if "Dribble" in headers:
                with suppress(OSError):
                    for at in range(len(body)):
                        self.wfile.write(body[at : at + 1])
                        if fake.release.wait(0.01):
                            return
            else:
                self.wfile.write(body)

        def log_message(self, *_: object) -> None:
            """Nothing is printed."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    fake.url = f"http://127.0.0.1:{server.server_port}/v1"
    Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
    try:
        yield fake
    finally:
        fake.release.set()
        server.shutdown()
        server.server_close()


def first_legal(request: dict[str, Any]) -> str:
    """The first of the legal actions that the last question lists."""
    [text] = [each["content"] for each in request["messages"] if each["role"] == "user"][:1]
    listed = re.search(r"Your legal actions:\n(\S+)", text)
    assert listed, text
    return f"I take what stands first.\nACTION: {listed[1]}"


class Scripted:
    """A model without an endpoint: it gives these texts in turn, the last one for ever; exceptions are raised."""

    def __init__(self, *texts: str | Exception) -> None:
        self.texts, self.heard = list(texts), list[list[Message]]()

    def __call__(self, messages: Sequence[Message]) -> Reply:
        self.heard.append(list(messages))
        found = self.texts[min(len(self.heard), len(self.texts)) - 1]
        if isinstance(found, Exception):
            raise found
        return Reply(found, 100, len(found.split()), 0.5)


def soon(done: Callable[[], bool]) -> bool:
    """True once something is so, within some seconds."""
    end = time.monotonic() + 10
    while not done() and time.monotonic() < end:
        Event().wait(0.005)
    return done()

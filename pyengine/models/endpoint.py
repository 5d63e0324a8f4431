"""A model behind an OpenAI-compatible endpoint: one request of chat completions for each answer.

What comes back is read up to a limit, as JSON and nothing else; nothing in it is followed or run. The key is sent in a
header, over TLS or to this machine alone, and is in no transcript and no error.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import requests
import urllib3

from pyengine.adapters.text import Message
from pyengine.core.errors import OptionError, escaped
from pyengine.core.json_text import JsonError, read_json
from pyengine.models.dialogue import Reply, TimedOut

LONGEST_BODY = 2_000_000
"""Bytes of a response that are read at most."""
AGAIN = frozenset((408, 409, 425, 429, 500, 502, 503, 504, 529))
"""Statuses after which a request is sent again: the endpoint is busy, or has failed by itself."""
_LONGEST_WAIT = 60.0
_SAID = 200
"""Characters of an endpoint's error that are passed on."""
_RESERVED = ("messages", "model", "stream")


class EndpointError(Exception):
    """The endpoint gave no answer that can be read: it refused, failed to the last retry, or is none."""


class Endpoint:
    """Asks a model; a callable, as a `Dialogue` takes it. It is for one thread at a time.

    `url` is the base of the endpoint, such as `https://api.example/v1`. An answer may take `timeout` seconds in all,
    else `TimedOut` is raised; what the endpoint cannot do now is asked for again up to `retries` times, after one
    second, two, four, or as long as it says itself, at most a minute. `body` are further fields of the request.
    """

    def __init__(
        self,
        url: str,
        model: str,
        key: str = "",
        *,
        timeout: float = 120.0,
        retries: int = 5,
        body: Mapping[str, Any] | None = None,
        sleep: Callable[[float], None] = time.sleep,
    ) -> None:
        """Raises `OptionError` for a setting that cannot be; no error has the key in it."""
        self.url, self.model = check_url(url, with_key=bool(key)), model
        if not (0 < timeout <= 3600):
            raise OptionError("timeout", timeout, ("0…3600",))
        if not 0 <= retries <= 100:
            raise OptionError("retries", retries, ("0…100",))
        if not (key.isascii() and key.isprintable()):
            raise OptionError("key", "", ("printable ASCII",))
        for name in _RESERVED:
            if name in (body or {}):
                raise OptionError("body", name, ("fields that the request does not set itself",))
        self._key, self._timeout, self._retries, self._sleep = key, timeout, retries, sleep
        self._body = dict(body or {})
        self._session = requests.Session()
        self._session.auth = self._sign  # any own way keeps `requests` from sending what a .netrc has

    def __call__(self, messages: Sequence[Message]) -> Reply:
        """The model's reply; raises `TimedOut` and `EndpointError`."""
        retries = 0
        while True:
            started = time.monotonic()
            wait, failed = 2.0**retries, ""
            try:
                status, headers, body = self._send(messages, started)
            except (requests.Timeout, urllib3.exceptions.TimeoutError, TimeoutError):
                raise TimedOut(time.monotonic() - started, retries) from None
            except (requests.RequestException, urllib3.exceptions.HTTPError) as error:
                failed = type(error).__name__
            else:
                if status == 200:
                    return self._reply(body, time.monotonic() - started, retries)
                failed = f"status {status}: {body.decode('utf-8', 'replace')[:_SAID]}"
                if status not in AGAIN:
                    raise EndpointError(self._clean(failed))
                wait = _seconds(headers.get("Retry-After", ""), wait)
            if retries == self._retries:
                raise EndpointError(self._clean(f"{failed} (asked {retries + 1} times)"))
            retries += 1
            self._sleep(min(wait, _LONGEST_WAIT))

    def _send(self, messages: Sequence[Message], started: float) -> tuple[int, Mapping[str, str], bytes]:
        body = {"model": self.model, "messages": list(messages), **self._body}
        found = bytearray()
        with self._session.post(
            f"{self.url}/chat/completions", json=body, timeout=self._timeout, stream=True, allow_redirects=False
        ) as response:
            # As it comes: some endpoints send a space now and then, so that no single read takes too long.
            while piece := response.raw.read1(65_536, decode_content=True):
                found += piece
                if len(found) > LONGEST_BODY:
                    raise EndpointError(f"the response is longer than {LONGEST_BODY} bytes")
                if time.monotonic() - started > self._timeout:
                    raise TimeoutError
            return response.status_code, response.headers, bytes(found)

    def _reply(self, body: bytes, seconds: float, retries: int) -> Reply:
        try:
            data = read_json(body, LONGEST_BODY)
            text = data["choices"][0]["message"]["content"]
        except (JsonError, LookupError, TypeError):
            raise EndpointError("the response is none of chat completions") from None
        usage = data.get("usage")
        asked, answered = (_count(usage, name) for name in ("prompt_tokens", "completion_tokens"))
        return Reply(self._clean(text) if isinstance(text, str) else "", asked, answered, seconds, retries)

    def _sign(self, request: requests.PreparedRequest) -> requests.PreparedRequest:
        if self._key:
            request.headers["Authorization"] = f"Bearer {self._key}"
        return request

    def _clean(self, text: str) -> str:
        """A text without the key, which endpoints repeat in their errors."""
        return text.replace(self._key, "…") if self._key else text


def check_url(url: str, with_key: bool) -> str:
    """The base of an endpoint; raises `OptionError` for what is none, and for one that a key would be read on the way
    to.
    """
    try:
        parts = urlsplit(url)
        host, named = parts.hostname or "", parts.username or parts.password
    except ValueError:
        parts, host, named = urlsplit(""), "", None
    if parts.scheme not in ("http", "https") or not host or parts.query or parts.fragment:
        raise OptionError("url", escaped(url), ("https://HOST/v1",))
    if named:
        raise OptionError("url", "", ("an address without a name and a password",))
    if with_key and parts.scheme == "http" and not _is_here(host):
        raise OptionError("url", url, ("https://…, since a key is sent",))
    return url.rstrip("/")


def _is_here(host: str) -> bool:
    """True for this machine."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def _seconds(text: str, otherwise: float) -> float:
    """What a `Retry-After` in seconds says; for a date, or nothing, the other wait."""
    return float(text) if text.isascii() and text.isdigit() and len(text) < 6 else otherwise


def _count(usage: Any, name: str) -> int:
    found = usage.get(name) if isinstance(usage, dict) else None
    return found if type(found) is int and 0 <= found < 1 << 53 else 0

"""The endpoint is asked again where it is busy, never for longer than it may take, and the key goes nowhere else."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from pyengine.core.errors import OptionError
from pyengine.models import TimedOut
from pyengine.models.endpoint import LONGEST_BODY, Endpoint, EndpointError, check_url
from tests.models.fake import HANGS, Fake, Script, completion, endpoint

KEY = "sk-secret-0123456789"
ASKED = [{"role": "user", "content": "What do you do?"}]


def client(fake: Fake, waits: list[float] | None = None, **more: Any) -> Endpoint:
    return Endpoint(fake.url, "tiny", KEY, sleep=(waits if waits is not None else []).append, **more)


def always(*found: Any) -> Script:
    """These answers in turn, then the last one for ever."""
    return lambda _, number: found[min(number, len(found) - 1)]


def test_a_reply_has_its_text_tokens_and_time() -> None:
    with endpoint(always("ACTION: draw")) as fake:
        reply = client(fake, body={"max_tokens": 9, "temperature": 0})(ASKED)
    assert (reply.text, reply.asked, reply.answered, reply.retries) == ("ACTION: draw", 100, 2, 0)
    assert 0 < reply.seconds < 10
    assert fake.requests == [{"model": "tiny", "messages": ASKED, "max_tokens": 9, "temperature": 0}]
    assert fake.paths == ["/v1/chat/completions"]
    assert fake.headers[0]["Authorization"] == f"Bearer {KEY}"


def test_a_busy_endpoint_is_asked_again() -> None:
    waits: list[float] = []
    statuses = ((429, "7"), (500, "soon"), (503, "0"), (529, "9999"))
    busy = [(status, {"Retry-After": after}, b"{}") for status, after in statuses]
    with endpoint(always(*busy, "ACTION: draw")) as fake:
        reply = client(fake, waits)(ASKED)
    assert (reply.text, reply.retries) == ("ACTION: draw", 4)
    assert waits == [7.0, 2.0, 0.0, 60.0]


def test_an_endpoint_that_stays_busy_is_given_up() -> None:
    waits: list[float] = []
    with endpoint(always((500, {}, b"out of order"))) as fake, pytest.raises(EndpointError, match="500: out of order"):
        client(fake, waits, retries=2)(ASKED)
    assert (len(fake.requests), waits) == (3, [1.0, 2.0])


def test_what_will_not_change_is_not_asked_again() -> None:
    with endpoint(always((401, {}, f"wrong key: {KEY}".encode()))) as fake:
        with pytest.raises(EndpointError, match="401") as error:
            client(fake)(ASKED)
        assert len(fake.requests) == 1
    assert KEY not in str(error.value)


def test_a_redirect_is_not_followed() -> None:
    with (
        endpoint(always((302, {"Location": "http://127.0.0.1:9/"}, b""))) as fake,
        pytest.raises(EndpointError, match="302"),
    ):
        client(fake)(ASKED)


def test_an_answer_that_does_not_come_times_out() -> None:
    with endpoint(always(HANGS)) as fake:
        with pytest.raises(TimedOut) as error:
            client(fake, timeout=0.05)(ASKED)
        assert error.value.seconds >= 0.05


def test_an_endpoint_that_sends_a_byte_now_and_then_times_out() -> None:
    """No single read takes too long, all of them together do."""
    with endpoint(always((200, {"Dribble": "1"}, b" " * 10_000))) as fake, pytest.raises(TimedOut):
        client(fake, timeout=0.2)(ASKED)


def test_an_endpoint_that_is_not_there() -> None:
    with endpoint(always("")) as fake:
        pass
    with pytest.raises(EndpointError, match="asked 2 times"):
        client(fake, retries=1)(ASKED)


@pytest.mark.parametrize(
    "body",
    [
        b"<html>",
        b"[]",
        b"null",
        b'{"choices": []}',
        b'{"choices": [{"message": null}]}',
        b"[" * 100_000,
        b'{"choices": [{"message": {"content": 1e999}}]}',
    ],
)
def test_what_is_no_answer_is_an_error(body: bytes) -> None:
    with endpoint(always((200, {}, body))) as fake, pytest.raises(EndpointError, match="none of chat completions"):
        client(fake)(ASKED)


def test_a_response_is_read_up_to_a_limit() -> None:
    with endpoint(always((200, {}, b" " * (LONGEST_BODY + 1)))) as fake, pytest.raises(EndpointError, match="longer"):
        client(fake)(ASKED)


def test_an_answer_without_a_text_is_empty() -> None:
    body = json.dumps({"choices": [{"message": {"content": None}}], "usage": {"prompt_tokens": "many"}}).encode()
    with endpoint(always((200, {}, body))) as fake:
        reply = client(fake)(ASKED)
    assert (reply.text, reply.asked) == ("", 0)


def test_a_text_that_repeats_the_key_does_not() -> None:
    with endpoint(always((200, {}, completion(f"your key is {KEY}")))) as fake:
        assert KEY not in client(fake)(ASKED).text


def test_without_a_key_none_is_sent_whatever_a_netrc_has(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    netrc = tmp_path / "netrc"
    netrc.write_text("machine 127.0.0.1 login me password secret\n")
    monkeypatch.setenv("NETRC", str(netrc))
    with endpoint(always("ACTION: draw")) as fake:
        Endpoint(fake.url, "tiny")(ASKED)
    assert "Authorization" not in fake.headers[0]


@pytest.mark.parametrize(
    "url",
    ["", "ftp://a/v1", "http://", "https://a/v1?key=1", "https://me:secret@a/v1", "http://a.example/v1", "http://["],
)
def test_addresses_that_a_key_is_not_sent_to(url: str) -> None:
    with pytest.raises(OptionError) as error:
        check_url(url, with_key=True)
    assert "secret" not in str(error.value)


def test_settings_that_cannot_be() -> None:
    for more in ({"timeout": 0}, {"retries": -1}, {"body": {"model": "other"}}):
        with pytest.raises(OptionError):
            Endpoint("http://127.0.0.1/v1", "tiny", **more)
    with pytest.raises(OptionError) as error:
        Endpoint("http://127.0.0.1/v1", "tiny", "secret\nX-Other: 1")
    assert "secret" not in str(error.value)

"""Who is waited for at a shared table and since when; and one player with two devices, who is told and not accused."""

from __future__ import annotations

import re
from time import localtime

import pytest

from tests.web.far_friends import Friend
from tests.web.test_friends import at_table, mover


def second_device(own: Friend) -> Friend:
    """Another device of the same player: what the first has stored was copied there."""
    table = own.controller.table
    assert table
    other = Friend(f"{own.name} ")
    other.kept = dict(own.kept)
    other.open(f"#table={table.key}")
    return other


def test_who_has_gone_on_on_another_device_is_told_and_sees_the_table_as_it_is_there() -> None:
    own, _ = mover(at_table())
    away = second_device(own)
    while away.to_decide():
        away.act()
    answer = own.receive(away.out())
    assert "You have gone on with this game on another device" in answer["html"]
    table, other = own.controller.table, away.controller.table
    assert table
    assert other
    assert table.client.transcript == other.client.transcript


def test_who_has_made_another_move_on_another_device_is_told_and_not_accused() -> None:
    own, _ = mover(at_table())
    away = second_device(own)
    while own.to_decide():
        own.act()
    table = own.controller.table
    assert table
    before = list(table.client.transcript)
    away.send(do="say", value="resign")
    away.run()
    answer = own.receive(away.out())
    assert "On another device of yours this game goes on differently" in answer["html"]
    assert table.blame is None
    assert table.client.transcript == before


def test_it_is_told_since_when_somebody_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1_700_000_000.0
    monkeypatch.setattr("web.sealed.clock.time", lambda: now)
    own, _ = mover(at_table())
    while own.to_decide():
        own.act()
    own.out()
    table = own.controller.table
    assert table
    then = localtime(now)
    clock = f"{then.tm_hour:02}:{then.tm_min:02}"
    texts = []
    for days in (0, 1, 3):
        monkeypatch.setattr("web.sealed.clock.time", lambda at=now + days * 86400: at)
        texts.append(re.search(r'id="post-since">([^<]*)<', own.open(f"#table={table.key}")["html"]))
    said = [found[1].strip() for found in texts if found]
    assert said == [f"Waiting since {clock}.", f"Waiting since yesterday, {clock}.", "Waiting for 3 days."]

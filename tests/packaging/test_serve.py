"""`make play`: its server takes the next port where others have the one it should have."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from website.serve import Server, first_free, make_server


def test_a_port_that_is_taken_is_left_to_who_has_it(tmp_path: Path) -> None:
    with closing(make_server(tmp_path).socket) as taken:
        port = taken.getsockname()[1]
        with closing(first_free(port, lambda each: make_server(tmp_path, each)).socket) as found:
            assert port < found.getsockname()[1] < port + 20


def test_other_errors_are_not_hidden() -> None:
    def forbidden(_: int) -> Server:
        raise PermissionError(13, "Permission denied")

    with pytest.raises(PermissionError):
        first_free(80, forbidden)

"""The release's archive, unpacked by one user and served by another."""

from __future__ import annotations

import http.server
import multiprocessing
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from urllib.request import urlopen

import pytest

from archive import unzipped, zipped

NOBODY = 65534
FILES = {"dist/index.html": b"<!doctype html>", "dist/app-1/fonts/a.woff2": b"font", "README.md": b"read"}


@pytest.fixture
def unpacked() -> Iterator[Path]:
    """The files as `unzip` leaves them for a user who keeps new files to himself; in a folder that all may enter."""
    if not shutil.which("unzip"):
        pytest.skip("there is no unzip")
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    (folder / "release.zip").write_bytes(zipped(FILES, folders=True))
    subprocess.run(["unzip", "-q", "release.zip"], cwd=folder, umask=0o077, check=True)
    yield folder
    shutil.rmtree(folder)


def test_the_files_are_readable_for_all(unpacked: Path) -> None:
    modes = {str(path.relative_to(unpacked)): path.stat().st_mode & 0o777 for path in unpacked.rglob("*")}
    del modes["release.zip"]
    folders = {"dist", "dist/app-1", "dist/app-1/fonts"}
    assert modes == {name: 0o755 if name in folders else 0o644 for name in {*FILES, *folders}}


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may become another user")
def test_a_web_server_of_another_user_serves_them(unpacked: Path) -> None:
    server = http.server.HTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(unpacked / "dist")))
    child = multiprocessing.get_context("fork").Process(target=serve_as, args=(server, NOBODY))
    child.start()
    try:
        for name in ("index.html", "app-1/fonts/a.woff2"):
            with urlopen(f"http://127.0.0.1:{server.server_address[1]}/{name}") as answer:
                assert answer.read() == FILES[f"dist/{name}"]
    finally:
        child.terminate()
        child.join()
        server.server_close()


class Quiet(http.server.SimpleHTTPRequestHandler):
    """Serves files, and logs nothing."""

    def log_message(self, format: str, *args: object) -> None:
        """Log nothing."""


def serve_as(server: http.server.HTTPServer, user: int) -> None:
    os.setgroups([])
    os.setgid(user)
    os.setuid(user)
    server.serve_forever()


def test_an_archive_has_folders_only_where_they_are_asked_for() -> None:
    assert unzipped(zipped(FILES)) == unzipped(zipped(FILES, folders=True)) == FILES
    assert zipped(FILES) != zipped(FILES, folders=True)

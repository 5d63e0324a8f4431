"""Zip archives and gzip files that come out the same every time."""

from __future__ import annotations

import gzip
import io
import json
import struct
import zipfile

from paths import EPOCH


def zipped(files: dict[str, bytes]) -> bytes:
    """A zip of the files, sorted, without dates."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, EPOCH), files[name], zipfile.ZIP_DEFLATED, 9)
    return out.getvalue()


def gzipped(content: bytes) -> bytes:
    """The content as gzip, without date or name."""
    return gzip.compress(content, 9, mtime=0)


def packed(files: dict[str, bytes]) -> bytes:
    """Many files in one, uncompressed, for `web/browser/memory/pack.mjs`: the header's length, the header, contents."""
    header = json.dumps([[name, len(files[name])] for name in sorted(files)], separators=(",", ":")).encode()
    return b"".join((struct.pack("<I", len(header)), header, *(files[name] for name in sorted(files))))


def unzipped(archive: bytes) -> dict[str, bytes]:
    """The files of a zip."""
    with zipfile.ZipFile(io.BytesIO(archive)) as found:
        return {name: found.read(name) for name in found.namelist() if not name.endswith("/")}

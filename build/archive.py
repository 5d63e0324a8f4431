"""Zip archives and gzip files that come out the same every time."""

from __future__ import annotations

import gzip
import io
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

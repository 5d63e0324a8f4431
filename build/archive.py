"""Zip archives and gzip files that come out the same every time."""

from __future__ import annotations

import gzip
import hashlib
import io
import json
import struct
import zipfile
import zlib
from collections.abc import Callable, Iterable
from pathlib import PurePosixPath

import zstandard

from paths import EPOCH, WORK, write_whole

_UNIX = 3
_FILE, _FOLDER = 0o100644 << 16, (0o040755 << 16) | 0x10
"""Modes as a zip has them: its owner may write it, all may read it, since a web server is another user."""

_LARGE = 50_000


def zipped(files: dict[str, bytes], *, folders: bool = False) -> bytes:
    """A zip of the files, sorted, without dates, readable for all; with an entry for each of their folders if asked."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted([*files, *(_folders(files) if folders else ())]):
            archive.writestr(_entry(name), files.get(name, b""), zipfile.ZIP_DEFLATED, 9)
    return out.getvalue()


def _entry(name: str) -> zipfile.ZipInfo:
    entry = zipfile.ZipInfo(name, EPOCH)
    entry.create_system, entry.external_attr = _UNIX, _FOLDER if name.endswith("/") else _FILE
    return entry


def _folders(files: Iterable[str]) -> set[str]:
    return {f"{folder}/" for name in files for folder in PurePosixPath(name).parents if folder.name}


def gzipped(content: bytes) -> bytes:
    """The content as gzip, without date or name."""
    return _once(f"gzip-{zlib.ZLIB_RUNTIME_VERSION}", content, lambda: gzip.compress(content, 9, mtime=0))


def zstd(content: bytes) -> bytes:
    """The content as a frame of Zstandard (RFC 8878), with its size."""
    version = ".".join(map(str, zstandard.ZSTD_VERSION))
    packer = zstandard.ZstdCompressor(level=19)
    return _once(f"zstd-{version}", content, lambda: packer.compress(content))


def without_packing(name: str, content: bytes) -> bytes:
    """What is in a file that is packed as its name says, `.gz` or `.bin`; any other as it is."""
    if name.endswith(".gz"):
        return gzip.decompress(content)
    return zstandard.decompress(content) if name.endswith(".bin") else content


def _once(how: str, content: bytes, pack: Callable[[], bytes]) -> bytes:
    """The content packed; what is large takes seconds, and is kept."""
    if len(content) < _LARGE:
        return pack()
    path = WORK / "made" / f"{how}-{hashlib.sha256(content).hexdigest()}"
    if path.exists():
        path.touch()
        return path.read_bytes()
    packed_up = pack()
    write_whole(path, packed_up)
    return packed_up


def packed(files: dict[str, bytes]) -> bytes:
    """Many files in one, uncompressed, for `web/browser/memory/pack.mjs`: the header's length, the header, contents."""
    header = json.dumps([[name, len(files[name])] for name in sorted(files)], separators=(",", ":")).encode()
    return b"".join((struct.pack("<I", len(header)), header, *(files[name] for name in sorted(files))))


def unpacked(pack: bytes) -> dict[str, bytes]:
    """The files of what `packed` has made."""
    [length] = struct.unpack_from("<I", pack)
    at, found = 4 + length, {}
    for name, size in json.loads(pack[4:at]):
        found[name] = pack[at : at + size]
        at += size
    return found


def unzipped(archive: bytes) -> dict[str, bytes]:
    """The files of a zip."""
    with zipfile.ZipFile(io.BytesIO(archive)) as found:
        return {name: found.read(name) for name in found.namelist() if not name.endswith("/")}

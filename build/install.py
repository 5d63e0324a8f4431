"""Installs what is locked in `requirements/` into the Python that runs it: python build install GROUP…

uv takes a tenth of pip's time for it. Where it cannot be had, or cannot reach the index, pip installs the same files.
"""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

_REQUIREMENTS = Path(__file__).parents[1] / "requirements"
_PIP = [sys.executable, "-m", "pip", "install", "--quiet", "--require-hashes"]
_UV = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--require-hashes", "--python", sys.executable]


def install(groups: list[str]) -> None:
    """Install these groups; raises `CalledProcessError` if that fails."""
    files = [word for group in groups for word in ("-r", str(_REQUIREMENTS / f"{group}.txt"))]
    if _has_uv() and subprocess.run(_UV + files, check=False).returncode == 0:
        return
    subprocess.run(_PIP + files, check=True)


def _has_uv() -> bool:
    """True if uv is here, which pip fetches once for each environment."""
    if find_spec("uv") is None:
        subprocess.run([*_PIP, "-r", str(_REQUIREMENTS / "lock.txt")], check=False)
    return find_spec("uv") is not None


if __name__ == "__main__":
    install(sys.argv[1:])

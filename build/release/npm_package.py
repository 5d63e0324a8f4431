"""Makes the package for npm, `nastilka-embed-<version>.tgz`: the types of `<tabletop-game>` and its loader.

python build npm_package [OUT_DIR]

`npm pack` writes it, without a network; equal sources give equal bytes.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from paths import ROOT, WORK, version

_FILES = ROOT / "build/release/npm"
_TYPES = ROOT / "web/browser/host_page/embed.d.ts"


def npm_package(target: Path) -> Path:
    """Write the package into a folder; returns its path. Raises `subprocess.CalledProcessError` where npm fails."""
    target.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "package"
        shutil.copytree(_FILES, folder)
        shutil.copy(_TYPES, folder)
        shutil.copy(ROOT / "LICENSE", folder)
        described = json.loads((folder / "package.json").read_text("utf-8")) | {"version": version()}
        (folder / "package.json").write_text(json.dumps(described, indent=2) + "\n", "utf-8")
        command = ["npm", "pack", "--json", "--offline", "--pack-destination", str(target.resolve())]
        env = os.environ | {"npm_config_cache": str(Path(name) / "cache"), "npm_config_update_notifier": "false"}
        subprocess.run(command, cwd=folder, env=env, check=True, stdout=subprocess.DEVNULL)
    return target / f"{described['name']}-{described['version']}.tgz"


if __name__ == "__main__":
    print(npm_package(Path(sys.argv[1]) if len(sys.argv) > 1 else WORK / "packages"))

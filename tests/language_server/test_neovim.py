"""A page in Neovim, with its own client: what is wrong, what a rule says, what can be typed, where a rule stands."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from pyengine.rulebook import load

SCRIPT = Path(__file__).with_name("neovim.lua")
SECONDS = 180
PAGE = """\
# Сторінка

```play face-to-face
own up 27 | hand 17 18 28 40 45 50
! 18>own-up F2F-8
> 18>own-up
```

```play face-to-face
own up 27 | hand 17 18 28 40 45 50
> 28>own-up \n```
"""


@pytest.mark.endure
def test_a_page_is_written_in_neovim(tmp_path: Path) -> None:
    neovim = shutil.which("nvim")
    if neovim is None:
        pytest.skip("Neovim is not here: build/browsers.py --editor")
    page, told = tmp_path / "page.md", tmp_path / "told.json"
    page.write_text(PAGE, "utf-8")
    server = [sys.executable, "-m", "pyengine", "language-server"]
    env = {**os.environ, "SERVER": "\n".join(server), "TOLD": str(told), "RULES_LANG": "uk"}
    command = [neovim, "--headless", "--clean", "-n", str(page), "-c", f"luafile {SCRIPT}", "-c", "cquit"]
    ran = subprocess.run(command, env=env, capture_output=True, text=True, timeout=SECONDS, check=False)
    assert told.exists(), ran.stderr
    found = json.loads(told.read_text("utf-8"))
    rule = load("face-to-face", "uk").rules["F2F-8"]
    assert found["wrong"] == [[5, 2, 11, "18>own-up is refused by F2F-8", "pyengine"]]
    assert rule.text[:40] in found["rule"]
    assert "40>own-up" in found["legal"]
    assert not {"17>own-up", "28>own-up"} & set(found["legal"])
    assert found["mended"] == []
    assert found["text"][10] == f"> 28>own-up {found['legal'][0]}"
    assert found["definition"][0] == "rulebook.uk.md"
    assert found["definition"][1].startswith("**F2F-8** ")

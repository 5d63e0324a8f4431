"""A game's file in a link's fragment, as the page's scripts read and write it."""

from __future__ import annotations

import json
import subprocess
from typing import Any

import pytest

from paths import ROOT
from pyengine.core import links
from pyengine.kit.document import read

pytestmark = pytest.mark.node

PROGRAM = """
import { readFileSync } from "node:fs";
const [module, calls] = JSON.parse(readFileSync(0, "utf-8"));
const stored = new Map();
globalThis.localStorage = {
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => void stored.set(key, value),
};
globalThis.fetch = async (address) => {
  const isThere = address.endsWith("crazy-eights.md");
  return new Response(isThere ? "base" : "", { status: isThere ? 200 : 404 });
};
globalThis.location = { search: "?lang=en", hash: "#file=x" };
const linked = await import(module);
const found = [];
for (const [name, ...given] of calls) {
  const filled = given.map((each) => (each === "LAST" ? found.at(-1) : each));
  found.push(await Promise.resolve().then(() => linked[name](...filled)).catch((fault) => fault.kind ?? String(fault)));
}
console.log(JSON.stringify(found));
"""
MODULE = (ROOT / "web/browser/window/game_file/linked.js").as_uri()
TEXT = (ROOT / "seeds/gallery/switch.md").read_text("utf-8")
SITE = "https://games.example/"


def called(*calls: list[Any]) -> list[Any]:
    """What functions of the page's script make of these, one after the other; the kind of a fault where they fail."""
    command = ["node", "--experimental-default-type=module", "--input-type=module", "-e"]
    given = json.dumps([MODULE, calls])
    made = subprocess.run([*command, PROGRAM], input=given, capture_output=True, text=True, check=True)
    found: list[Any] = json.loads(made.stdout)
    return found


def carried(text: str) -> str:
    return f"#file={links.wrapped(text)}"


def test_a_game_of_a_link_has_an_id_of_its_own_and_is_there_again_by_it() -> None:
    file, address = called(["fileOfLink", carried(TEXT), SITE], ["addressOf", "LAST", "bot:2"])
    name, _, digits = file["game"].rpartition("-")
    assert (name, len(digits)) == ("switch", 12)
    assert file["text"] == TEXT.replace("game: switch", f"game: {file['game']}", 1)
    assert file["beside"] == {"crazy-eights.md": "base"}
    assert address == f"?lang=en&game={file['game']}&seats=human,bot:2"
    base = (ROOT / "seeds/gallery/crazy-eights.md").read_text("utf-8")
    assert read(file["text"], {"crazy-eights.md": base}.get).game.id == file["game"]
    again = called(
        ["fileOfLink", carried(TEXT), SITE],
        ["addressOf", "LAST", "bot:2"],
        ["fileOnDevice", file["game"], SITE],
        ["fileOnDevice", "switch-0123456789ab", SITE],
    )
    assert again[2:] == [file, "unlinked"]


def test_every_line_that_names_the_game_is_changed_and_no_other() -> None:
    text = "---\ngame: one\n game :two\ntitle: game: x\n---\n# T\n\ngame: three\n"
    [file] = called(["fileOfLink", carried(text), SITE])
    own = file["game"]
    assert own.startswith("two-")
    assert file["text"] == f"---\ngame: {own}\n game :{own}\ntitle: game: x\n---\n# T\n\ngame: three\n"


def test_the_page_makes_the_link_that_it_reads() -> None:
    [fragment, file] = called(["fragmentOf", TEXT], ["fileOfLink", "LAST", SITE])
    assert links.read(fragment, "file", 100_000, str) == TEXT
    assert file["game"].startswith("switch-")


WHOLE = carried(TEXT)
HALF = len(WHOLE) // 2


@pytest.mark.parametrize(
    ("fragment", "kind"),
    [
        (WHOLE[:HALF], "link-cut"),
        ("#file=", "link-cut"),
        ("#fil", "link-cut"),
        ("#file=n.5", "link-cut"),
        (WHOLE[:HALF] + ("B" if WHOLE[HALF] == "A" else "A") + WHOLE[HALF + 1 :], "link-damaged"),
        (carried("# No game"), "link-no-file"),
        (carried("x" * 100_001), "link-long"),
        ("#file=n." + "A" * 100_001, "link-long"),
    ],
)
def test_what_is_not_whole_is_a_fault(fragment: str, kind: str) -> None:
    assert called(["carriesFile", fragment], ["fileOfLink", fragment, SITE]) == [True, kind]


@pytest.mark.parametrize("behind", [".", "). Play it", "&utm_source=mail", "=\n> "])
def test_what_stands_behind_a_link_or_mail_puts_into_it_does_not_matter(behind: str) -> None:
    [plain, other] = called(["fileOfLink", WHOLE, SITE], ["fileOfLink", WHOLE + behind, SITE])
    [broken] = called(["fileOfLink", f"{WHOLE[:HALF]}=\n> {WHOLE[HALF:]}", SITE])
    assert plain == other == broken


def test_the_oldest_files_make_room() -> None:
    texts = [f"---\ngame: g{number}\n---\n" for number in range(22)]
    calls = [call for text in texts for call in (["fileOfLink", carried(text), SITE], ["addressOf", "LAST", "1"])]
    games = [file["game"] for file in called(*calls)[::2]]
    found = called(*calls, *[["fileOnDevice", game, SITE] for game in games])[len(calls) :]
    assert found[:2] == ["unlinked"] * 2
    assert [file["game"] for file in found[2:]] == games[2:]

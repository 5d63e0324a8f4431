"""The words of languages, which are fetched when a command first asks for one: what the engine says until they come."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from archive import packed, unpacked
from web.engine.dispatcher import Dispatcher
from web.parts import messages
from web.parts.messages import LANGS, Messages, WordsMissing
from website.engine import word_packs

BROWSER = Path(__file__).parents[2] / "web/browser"
QUERY = "?game=face-to-face&seats=human,bot:greedy&first=1&seed=7"


@pytest.fixture
def awaited() -> Iterator[None]:
    """An engine that has no language's words yet, and afterwards all of them."""
    messages.await_words()
    yield
    for lang in LANGS:
        messages.take_words(lang, came=True)


def start(table: Dispatcher, *langs: str) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(table.send(json.dumps({"do": "start", "query": QUERY, "langs": list(langs)})))
    return answer


@pytest.mark.usefixtures("awaited")
def test_a_command_waits_for_the_words_of_its_language() -> None:
    table = Dispatcher()
    assert start(table, "xx", "uk-UA", "en") == {"words": "uk"}
    messages.take_words("uk", came=True)
    assert start(table, "xx", "uk-UA", "en")["lang"] == "uk"


@pytest.mark.usefixtures("awaited")
def test_without_a_language_that_is_known_it_waits_for_the_first() -> None:
    assert start(Dispatcher(), "xx") == {"words": LANGS[0]}


@pytest.mark.usefixtures("awaited")
def test_a_language_whose_words_do_not_come_leaves_the_table_as_it_is() -> None:
    table = Dispatcher()
    messages.take_words("en", came=True)
    start(table, "en")
    choose = json.dumps({"do": "lang", "value": "uk"})
    assert json.loads(table.send(choose)) == {"words": "uk"}
    messages.take_words("uk", came=False)
    answer = json.loads(table.send(choose))
    assert answer["lang"] == "en"
    assert Messages("en")("trouble-words", what="Українська") in answer["html"]
    messages.await_words("uk")
    assert json.loads(table.send(choose)) == {"words": "uk"}, "the next choice tries again"
    messages.take_words("uk", came=True)
    answer = json.loads(table.send(choose))
    assert answer["lang"] == "uk"
    assert Messages("uk")("trouble-words", what="Українська") not in answer["html"]


@pytest.mark.usefixtures("awaited")
def test_without_any_words_there_is_no_table() -> None:
    for lang in ("uk", "en"):
        messages.take_words(lang, came=False)
    assert start(Dispatcher(), "uk") == {"words": "en"}


@pytest.mark.usefixtures("awaited")
def test_messages_of_a_language_without_words_are_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "_catalogues", {"en": messages._catalogue("en")})
    assert Messages("en").lang == "en"
    with pytest.raises(WordsMissing):
        Messages("uk")
    messages.take_words("uk", came=False)
    assert Messages("uk")("retry") == Messages("en")("retry")


def test_a_language_has_a_file_of_its_own_words() -> None:
    files = {
        "web/locales/compiled/languages.json": b"all",
        "web/engine/worker.py": b"code",
        **{f"web/locales/compiled/{lang}.json": lang.encode() for lang in LANGS},
        **{f"pyengine/seeds/uno/{kind}.{lang}.md": lang.encode() for lang in LANGS for kind in ("rulebook", "lesson")},
    }
    packs = {name: unpacked(pack) for name, pack in word_packs(files).items()}
    assert list(packs) == [f"words-{lang}" for lang in LANGS]
    for lang in LANGS:
        assert set(packs[f"words-{lang}"].values()) == {lang.encode()}
        assert len(packs[f"words-{lang}"]) == 3


def test_a_pack_is_unpacked_as_it_was_packed() -> None:
    files = {"b": b"", "a": bytes(range(256)), "ü": b"\0"}
    assert unpacked(packed(files)) == files


FETCHING = """
import {{ withWords }} from "{browser}/worker/words.mjs";
globalThis.SITE_PACKAGES = "/site";
const comes = {comes};
const log = [], has = new Set();
const messages = {{
  reader_knows: () => {{}},
  await_words: (...langs) => log.push(["await", ...langs]),
  take_words: {{ callKwargs: (lang, {{ came }}) => (came ? has.add(lang) : log.push(["lost", lang])) }},
}};
const FS = {{ mkdirTree() {{}}, writeFile: (path) => log.push(["file", path]) }};
const pack = (name) => {{
  const header = new TextEncoder().encode(JSON.stringify([[name, 1]]));
  const made = new Uint8Array(5 + header.length);
  new DataView(made.buffer).setUint32(0, header.length, true);
  made.set(header, 4);
  return made;
}};
const parts = {{
  words: (lang) => lang,
  fetchBytes: async (lang) => {{
    log.push(["fetch", lang]);
    if (!comes.includes(lang)) throw new Error("404 " + lang);
    return pack("words/" + lang);
  }},
}};
const lost = () => log.filter(([what]) => what === "lost").map(([, lang]) => lang);
const send = (text) => {{
  const wanted = text.split(" ").filter((lang) => has.has(lang) || !lost().includes(lang))[0] ?? "en";
  return has.has(wanted) ? "in " + wanted : `{{"words": "${{wanted}}"}}`;
}};
const ask = withWords({{ pyimport: () => messages, FS }}, parts, send);
const answers = await Promise.all({commands}.map((text) => ask(text).catch((error) => error.message)));
console.log(JSON.stringify({{ answers, log }}));
"""


def fetching(comes: list[str], *commands: str) -> dict[str, Any]:
    """What the worker does with commands that come together, where these languages' words can be fetched."""
    text = FETCHING.format(browser=BROWSER.as_uri(), comes=json.dumps(comes), commands=json.dumps(commands))
    ran = subprocess.run(["node", "--input-type=module", "-e", text], check=True, capture_output=True, text=True)
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


@pytest.mark.node
def test_the_worker_fetches_a_languages_words_once() -> None:
    done = fetching(["uk", "en"], "uk", "uk en")
    assert done == {"answers": ["in uk"] * 2, "log": [["await"], ["fetch", "uk"], ["file", "/site/words/uk"]]}


@pytest.mark.node
def test_the_worker_goes_on_without_words_that_cannot_be_fetched() -> None:
    done = fetching(["en"], "uk en")
    assert done["answers"] == ["in en"]
    assert done["log"] == [
        ["await"],
        ["fetch", "uk"],
        ["lost", "uk"],
        ["fetch", "en"],
        ["file", "/site/words/en"],
        ["await", "uk"],
    ]


@pytest.mark.node
def test_the_worker_fails_where_not_even_the_first_language_comes() -> None:
    assert fetching([], "uk en")["answers"] == ["404 en"]

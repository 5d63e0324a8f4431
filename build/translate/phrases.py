"""Writes pages that show each message in its place: the pattern in every language, and sentences as games said them.

python build phrases [--seeds 6] [--every 3] [--out var/phrases] [GAME …]

`index.html` leads to one page for each file of messages, and counts those that were never said. Beside each sentence
stand the position and what had happened before it, so that one can see whether it is so.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from html import escape
from pathlib import Path
from urllib.parse import urlencode

from fluent.syntax import FluentParser, ast, serialize

from paths import ROOT
from translate.messages import english_files, in_language
from translate.said import Collection, Said, collect
from web.games import find, games
from web.parts.messages import LANGS

_STYLE = """body{font:1rem/1.5 system-ui;max-width:80rem;margin:1rem auto;padding:0 1rem}
table{border-collapse:collapse;width:100%}td,th{border:1px solid #8888;padding:.3rem .5rem;text-align:start;
vertical-align:top}pre{white-space:pre-wrap;margin:0}small{overflow-wrap:anywhere}.unsaid{opacity:.6}"""
Patterns = dict[str, tuple[int, str]]
"""The messages of a file: the line that each begins in, and its pattern as it is written."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, listen, and write the pages."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", help="a game's ID; all games if none is named")
    parser.add_argument("--seeds", type=int, default=6, help="how many deals of each game")
    parser.add_argument("--every", type=int, default=3, help="listen in one of so many moments")
    parser.add_argument("--out", type=Path, default=ROOT / "var" / "phrases")
    asked = parser.parse_args(arguments)
    chosen = [find(game) for game in asked.games] or list(games())
    found = collect(range(asked.seeds), chosen, every=asked.every)
    write(found, asked.out)
    print(f"{len(found.said)} messages were said; see {asked.out / 'index.html'}")


def write(found: Collection, folder: Path) -> None:
    """The pages, and the index that leads to them."""
    folder.mkdir(parents=True, exist_ok=True)
    rows = []
    for english in english_files(ROOT):
        patterns = {lang: read_patterns(in_language(english, lang)) for lang in LANGS}
        name = english.relative_to(ROOT / "web").as_posix()
        page = name.replace("/", "-").removesuffix(".ftl") + ".html"
        unsaid = [ident for ident in patterns[LANGS[0]] if ident not in found.said]
        body = "".join(_message(ident, name, patterns, found.said.get(ident, [])) for ident in patterns[LANGS[0]])
        (folder / page).write_text(_page(name, f"<h1>{name}</h1>{body}"), "utf-8")
        listed = f"<details><summary>{len(unsaid)}</summary>{', '.join(unsaid)}</details>" if unsaid else "0"
        rows.append(f'<tr><td><a href="{page}">{name}</a><td>{len(patterns[LANGS[0]])}<td>{listed}')
    head = "<tr><th>File<th>Messages<th>Never said"
    index = f"<h1>Messages in their places</h1><table>{head}{''.join(rows)}</table>"
    (folder / "index.html").write_text(_page("Messages in their places", index), "utf-8")


def read_patterns(path: Path) -> Patterns:
    """The messages of a Fluent file."""
    text = path.read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message) and entry.span:
            line = text.count("\n", 0, entry.span.start) + 1
            found[entry.id.name] = line, serialize(ast.Resource([entry])).strip()
    return found


def _message(ident: str, name: str, patterns: dict[str, Patterns], said: Sequence[Said]) -> str:
    written = "".join(f"<td><pre>{escape(patterns[lang][ident][1])}</pre>" for lang in LANGS if ident in patterns[lang])
    line = patterns[LANGS[0]][ident][0]
    head = f'<h2 id="{ident}">{ident}</h2><p>{name}:{line}</p>'
    table = f"<table><tr>{''.join(f'<th>{lang}' for lang in LANGS)}<th>Said where</tr><tr>{written}<td></tr>"
    rows = "".join(map(_row, said))
    return f'<section class="{"" if said else "unsaid"}">{head}{table}{rows}</table></section>'


def _row(said: Said) -> str:
    texts = "".join(f"<td>{escape(said.texts.get(lang, ''))}" for lang in LANGS)
    values = ", ".join(f"{name} = {value}" for name, value in said.values.items())
    game = said.where.partition(",")[0]
    bench = "?" + urlencode({"game": game, "position": said.position})
    position = f'<br><a href="../../dist/workbench/{escape(bench)}">position</a> {escape(said.position)}'
    about = "<br>".join(escape(each) for each in (said.where, values, said.before) if each)
    return f"<tr>{texts}<td><small>{about}{position if said.position else ''}</small></tr>"


def _page(title: str, body: str) -> str:
    head = f'<meta charset="utf-8"><title>{escape(title)}</title><style>{_STYLE}</style>'
    return f'<!DOCTYPE html><html lang="en">{head}{body}</html>'


if __name__ == "__main__":
    main()

"""Compiles the Fluent sources into what `web.parts.messages` fills in; plural rules, directions and how several things
are listed come from CLDR, through Babel.

English has to be right. In another language a message that is missing, cannot be read or has a value that nothing fills
in is left out, and the reader gets that one in another language: nothing stops a build. `gaps` tells what is left out.

python build locales web OUT_DIR
"""

from __future__ import annotations

import json
import sys
from collections.abc import Collection
from functools import cache
from pathlib import Path
from typing import Any

from babel import Locale, UnknownLocaleError
from fluent.syntax import FluentParser, ast

_FOLDERS = ("parts", "games")
"""Folders of `web` whose own folders bring their messages along."""
_FIRST = "en"
"""The language that all others are translated from."""
_NAME = "language"
"""The message that is what a language calls itself."""
_ABOUT = ("name", "dir", "whole")
"""What is known of a language without its messages."""
_WRITTEN_AS = {"en": "en-GB"}
"""The region whose habits a language without one is written by: our English is British."""
_LIST_PARTS = ("2", "start", "middle", "end")
_BOOKS = ("rulebook", "lesson")
"""What a game has in each language, in `seeds/<game>`."""


def compile_all(source: Path, without: Collection[str] = ()) -> dict[str, dict[str, Any]]:
    """Every language of a `locales` folder below `source`: what it calls itself, its direction and whether it is whole,
    its messages as patterns, its plural rules and lists as data; `without` the messages of parts that only one page
    loads.

    The messages of a game lie in its own folder, `games/<game>/<lang>.ftl`, those that some games share in a folder
    of `parts`. Beside them `<part>.<lang>.ftl` has what only the page of a part says of the game.
    """
    return {
        lang: {"whole": not gaps(source, lang), **_language(lang, _files(source, lang, without))}
        for lang in _langs(source)
    }


def _langs(source: Path) -> list[str]:
    return sorted(path.name for path in (source / "locales").iterdir() if any(path.glob("*.ftl")))


def _files(source: Path, lang: str, without: Collection[str]) -> list[Path]:
    shared = [path for path in sorted((source / "locales" / lang).glob("*.ftl")) if _part_of(path) not in without]
    own = [path for folder in _FOLDERS for path in sorted((source / folder).glob(f"*/{lang}.ftl"))]
    of_parts = [path for path in _beside(source, lang) if _part_of(path) not in without]
    return [*shared, *own, *of_parts]


def _beside(source: Path, lang: str) -> list[Path]:
    """What parts say of the games, which lies beside the games' own messages: `workbench.en.ftl`."""
    return [path for folder in _FOLDERS for path in sorted((source / folder).glob(f"*/*.{lang}.ftl"))]


def _part_of(path: Path) -> str:
    """The part that a file of messages would belong to: `workbench.ftl`, `workbench-study.ftl` and a game's
    `workbench.en.ftl` to `workbench`.
    """
    return path.name.partition(".")[0].partition("-")[0]


def _language(lang: str, paths: list[Path]) -> dict[str, Any]:
    messages = _messages(paths, lang)
    name = "".join(messages.pop(_NAME, ())) or _own_name(lang)
    about = {"name": name, "dir": locale_of(lang).text_direction}
    return {**about, "messages": messages, "plurals": plural_rules(lang), "lists": list_patterns(lang)}


def _own_name(lang: str) -> str:
    """What CLDR says that a language calls itself; the code of one that CLDR does not know."""
    known = locale_of(lang)
    name = known.get_display_name() if known.language == lang.partition("-")[0] else None
    return name[:1].upper() + name[1:] if name else lang


def _messages(paths: list[Path], lang: str) -> dict[str, list[Any]]:
    """The messages of a language that are as they should be; raises `ValueError` for any other one of English."""
    found, faults = _read(paths)
    if lang == _FIRST:
        if faults:
            raise ValueError(faults[0])
        return found
    first, _ = _read([_in_first(path, lang) for path in paths])
    return {name: pattern for name, pattern in found.items() if name in first and _fits(pattern, first[name])}


def _in_first(path: Path, lang: str) -> Path:
    """The English file that a file of messages stands for."""
    if path.parent.name == lang:
        return path.parent.with_name(_FIRST) / path.name
    return path.with_name(path.name.removesuffix(f"{lang}.ftl") + f"{_FIRST}.ftl")


def _fits(pattern: list[Any], english: list[Any]) -> bool:
    return _variables(pattern) <= _variables(english)


def _variables(pattern: list[Any]) -> set[str]:
    found = set()
    for part in pattern:
        if not isinstance(part, str):
            found.add(part[1])
            for variant in part[2].values() if part[0] == "?" else ():
                found |= _variables(variant)
    return found


def _read(paths: list[Path]) -> tuple[dict[str, list[Any]], list[str]]:
    """The messages of some files, and what is wrong in these."""
    messages: dict[str, list[Any]] = {}
    faults: list[str] = []
    for path in paths:
        if not path.exists():
            continue
        read, unread = _of_file(path, path.read_text("utf-8"))
        faults += unread
        for name, pattern in read:
            if name in messages:
                faults.append(f"{path}: {name} is there twice")
            messages[name] = pattern
    return messages, faults


@cache
def _of_file(path: Path, text: str) -> tuple[list[tuple[str, list[Any]]], list[str]]:
    """The messages of one file, which a build asks for several times: to read all of them takes a second."""
    found, faults = [], []
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Junk):
            faults.append(f"{path}: cannot be read: {entry.content!r}")
        if isinstance(entry, ast.Message) and entry.value is not None:
            try:
                found.append((entry.id.name, _pattern(entry.value)))
            except ValueError as error:
                faults.append(f"{path}: {entry.id.name}: {error}")
    return found, faults


def gaps(source: Path, lang: str) -> list[str]:
    """What a language lacks: its messages by ID, and its rulebooks and lessons by their paths."""
    here, english = (set(_messages(_files(source, each, ()), each)) for each in (lang, _FIRST))
    books = [source.parent / "seeds" / game / f"{kind}.{lang}.md" for game in _games(source) for kind in _BOOKS]
    return [
        *sorted(english - here - {_NAME}),
        *(str(path.relative_to(source.parent)) for path in books if not path.exists()),
    ]


def told_gaps(source: Path) -> list[str]:
    """A line for each language that lacks something, which readers get in another one."""
    found = {lang: gaps(source, lang) for lang in _langs(source)}
    return [
        f"{lang}: {len(missing)} messages, rulebooks and lessons are not there; see `python build translate {lang}`"
        for lang, missing in found.items()
        if missing
    ]


def _games(source: Path) -> list[str]:
    return sorted(path.parent.name for path in (source.parent / "seeds").glob(f"*/rulebook.{_FIRST}.md"))


def locale_of(lang: str) -> Locale:
    """What CLDR knows of a language; of one with a region that it does not know, what it knows without; of one that it
    does not know at all, what holds where nothing is known.
    """
    for code in (lang, lang.partition("-")[0]):
        try:
            return Locale.parse(code, sep="-")
        except (UnknownLocaleError, ValueError):
            continue
    return Locale.parse("root")


def _pattern(pattern: ast.Pattern) -> list[Any]:
    parts: list[Any] = []
    for element in pattern.elements:
        parts.append(element.value if isinstance(element, ast.TextElement) else _placeable(element.expression))
    return parts


def _placeable(expression: Any) -> Any:
    if isinstance(expression, ast.StringLiteral):
        return expression.parse()["value"]
    if isinstance(expression, ast.VariableReference):
        return ["$", expression.id.name]
    if isinstance(expression, ast.SelectExpression) and isinstance(expression.selector, ast.VariableReference):
        variants = {_key(variant.key): _pattern(variant.value) for variant in expression.variants}
        default = next(_key(variant.key) for variant in expression.variants if variant.default)
        return ["?", expression.selector.id.name, variants, default]
    raise ValueError(f"not supported in a message: {expression}")


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


def list_patterns(lang: str) -> list[str]:
    """How a language says several things one after the other: the patterns of two, and of the start, the middle and the
    end of more.
    """
    known = locale_of(_WRITTEN_AS.get(lang, lang)).list_patterns["standard"]
    return [known[part] for part in _LIST_PARTS]


def plural_rules(lang: str) -> list[Any]:
    """The plural rules for whole numbers: [category, alternatives of [[modulus, ranges, wanted], …]]."""
    rules = []
    for category, tree in locale_of(lang).plural_form.abstract:
        alternatives = [tests for tests in map(_tests, _alternatives(tree)) if tests is not None]
        if alternatives:
            rules.append([category, alternatives])
    return rules


def _alternatives(tree: Any) -> list[list[Any]]:
    """The rule as "or" of "and"s."""
    kind, arguments = tree
    if kind == "or":
        return [tests for side in arguments for tests in _alternatives(side)]
    if kind == "and":
        left, right = (_alternatives(side) for side in arguments)
        return [one + other for one in left for other in right]
    return [[tree]]


def _tests(relations: list[Any]) -> list[Any] | None:
    """The relations as tests of a whole number; None when no whole number meets them."""
    tests = []
    for relation in relations:
        test = _test(relation)
        if test is False:
            return None
        if test is not True:
            tests.append(test)
    return tests


def _test(relation: Any) -> Any:
    kind, arguments = relation
    if kind == "not":
        test = _test(arguments[0])
        return not test if isinstance(test, bool) else [*test[:2], not test[2]]
    _, left, (_, ranges) = arguments
    name, modulus = (left[1][0][0], left[1][1][1][0]) if left[0] == "mod" else (left[0], 0)
    bounds = [[low[1][0], high[1][0]] for low, high in ranges]
    if name in ("n", "i"):
        return [modulus, bounds, True]
    return any(low <= 0 <= high for low, high in bounds)  # v, w, f, t, c, e: a whole number has none


def catalogues(root: Path, without: Collection[str] = ()) -> dict[str, bytes]:
    """One JSON file a language, and a table of them, where `web.parts.messages` looks for them below a root; `without`
    the messages of these parts.
    """
    return {f"web/locales/compiled/{name}": text for name, text in _files_of(root / "web", without).items()}


def part_catalogues(root: Path, part: str) -> dict[str, bytes]:
    """The messages of a part alone, one JSON file a language, which `web.parts.messages` adds where it is there."""
    found = {}
    for lang in _langs(root / "web"):
        lying = [*sorted((root / "web/locales" / lang).glob("*.ftl")), *_beside(root / "web", lang)]
        paths = [path for path in lying if _part_of(path) == part]
        if paths:
            found[f"web/locales/compiled/{part}.{lang}.json"] = _json(_messages(paths, lang))
    return found


def _files_of(source: Path, without: Collection[str] = ()) -> dict[str, bytes]:
    made = compile_all(source, without)
    table = {lang: {name: data.pop(name) for name in _ABOUT} for lang, data in made.items()}
    return {f"{name}.json": _json(data) for name, data in {**made, "languages": table}.items()}


def _json(data: dict[str, Any]) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


def main(source: str, target: str) -> None:
    """Write one JSON file a language, and the table of them."""
    Path(target).mkdir(parents=True, exist_ok=True)
    for name, content in _files_of(Path(source)).items():
        (Path(target) / name).write_bytes(content)


if __name__ == "__main__":
    main(*sys.argv[1:])

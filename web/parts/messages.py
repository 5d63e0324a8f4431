"""Messages for people, in their language.

The sources are Fluent files: `locales/<lang>/*.ftl`, and `<lang>.ftl` in the folders of games and of parts that some
games share. `build/locales.py` compiles them into one JSON file a language, and a table of the languages; this module
fills in the values. A language is there as soon as its folder is: nothing else lists them. The messages of a part that
only one page loads are a file of their own beside it, `<part>.<lang>.json`; `add_part` adds them. A compiled
pattern is a list of texts, `["$", name]` for a variable, and `["?", name, {variant: pattern}, default]` for a choice;
the plural rules of the language come along as `[category, [[modulus of n or 0, low, high, wanted], …]]`, and how it
lists things as the four patterns of CLDR: of two, and of the start, the middle and the end of more.

A language may lack as much as it likes. What is missing is said in the next language that the reader knows (`nearest`),
and `web.parts.html` marks it as such on the page.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from web.parts.html import Foreign, escaped, glued

FIRST = "en"
"""The language that all others are translated from, and which a page is in where the reader's is not there."""
_WEB = Path(__file__).parents[1]
_COMPILED = _WEB / "locales" / "compiled"
_TABLE = _COMPILED / "languages.json"
_MOST_LINKS = 3
"""The most other languages that a header or a menu offers itself; where there are more, the settings have them."""
_COMMAS = ("{0}, {1}",) * 4
"""The lists of a language that CLDR does not know."""
_GAP = re.compile(r"\{([01])\}")
_ISOLATED = "\u2068{}\u2069"
"""A text between marks that keep its direction from that of the text around it."""


class Language(NamedTuple):
    """What a language calls itself, its direction (`ltr` or `rtl`), and whether it has all messages, rulebooks and
    lessons.
    """

    name: str
    dir: str
    whole: bool = True


def _found() -> tuple[str, ...]:
    known = json.loads(_TABLE.read_text("utf-8")) if _TABLE.exists() else _folders()
    return (FIRST, *sorted(set(known) - {FIRST}))


def _folders() -> set[str]:
    return {path.parent.name for path in (_WEB / "locales").glob("*/*.ftl")}


LANGS = _found()
"""The codes of all languages, the first one first."""


def known_language(tag: str) -> str | None:
    """The language that a tag of BCP 47 asks for: this very one, or the one without its region."""
    wanted = tag.lower()
    own = {lang.lower(): lang for lang in LANGS}
    return own.get(wanted) or own.get(wanted.partition("-")[0])


_reader: list[str] = []
"""The languages that the reader knows, the best first."""


def reader_knows(*tags: str) -> None:
    """Have what a language lacks said in the first of these languages, by their tags of BCP 47, that has it."""
    _reader[:] = [lang for tag in tags if (lang := known_language(tag))]


def nearest(lang: str, *others: str) -> tuple[str, ...]:
    """A language, and those that stand in for what it lacks, in their order: the `others` or those that the reader
    knows, up to the first that is whole; English at last.
    """
    found: list[str] = []
    for each in dict.fromkeys((lang, *(others or _reader), FIRST)):
        found.append(each)
        if each == FIRST or languages()[each].whole:
            break
    return tuple(found)


def stand_ins(lang: str) -> list[str]:
    """The languages other than English that a reader may get what this one lacks in; none where it is whole."""
    known = languages()
    return [] if known[lang].whole else [each for each in LANGS[1:] if known[each].whole]


def one_touch_away(lang: str) -> tuple[str, ...]:
    """The other languages, for a header or a menu; none where there are too many for it."""
    others = tuple(each for each in LANGS if each != lang)
    return others if len(others) <= _MOST_LINKS else ()


class WordsMissing(Exception):
    """The words of a language, its messages, rulebooks and lessons, have yet to be fetched."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self.lang = lang


_awaited: set[str] = set()
"""The languages whose words are files that have not come; none where all files are there from the beginning."""
_lost: set[str] = set()
"""Those whose words could not be fetched for the command that is carried out now."""


def await_words(*langs: str) -> None:
    """Have the words of these languages fetched when they are asked for; of all, if none is named."""
    _awaited.update(langs or LANGS)
    _lost.difference_update(langs or LANGS)


def take_words(lang: str, *, came: bool) -> None:
    """Go on with the words of a language, or without them where they could not be fetched."""
    _awaited.discard(lang)
    (_lost.discard if came else _lost.add)(lang)


def has_words(lang: str) -> bool:
    """False where a language's words could not be fetched; raises `WordsMissing` where that has not been tried."""
    if lang in _awaited:
        raise WordsMissing(lang)
    return lang not in _lost


class Messages:
    """The messages of one language: `t("status-of", name="Sara")`.

    What it lacks is said in the `others`, by default in those that the reader knows; `langs` has those that are taken,
    in their order. Texts in another language than `lang` are `Foreign`.
    """

    def __init__(self, lang: str, *others: str) -> None:
        """Raises `KeyError` when there is no such language, `WordsMissing` when its words have yet to be fetched."""
        if lang not in LANGS:
            raise KeyError(lang)
        self.lang = lang
        self.dir = languages()[lang].dir
        langs = nearest(lang, *others)
        # Every table begins in the first language: its messages are there before its rulebooks and lessons.
        came = [each for each in langs if langs == (FIRST,) or has_words(each)]
        if not came or not (came[-1] == FIRST or languages()[came[-1]].whole):
            came.append(FIRST)
        self.langs = tuple(came)
        self._catalogues = {each: _catalogue(each) for each in came}
        self._alone = came == [lang]
        self._own = self._catalogues[came[0]]["messages"] if came[0] == lang else {}

    def __call__(self, message: str, **values: object) -> str:
        """The message with its values filled in; raises `KeyError` for an unknown ID or a missing value."""
        if message in self._own:
            lang, pattern = self.lang, self._own[message]
        else:
            lang, pattern = self._found(message)
        text = self._fill(pattern, values, lang)
        # Nearly always: then nothing in it has to be marked.
        if self._alone or (lang == self.lang and not any(isinstance(value, Foreign) for value in values.values())):
            return text
        html = self._fill(pattern, values, lang, marked=True)
        return (
            Foreign(text, html) if lang == self.lang else Foreign.whole(text, html, lang, _direction(lang), self.lang)
        )

    def listed(self, texts: Iterable[str]) -> str:
        """Several people or things within a sentence: "Ann, Bob and Sara"; empty where there are none."""
        found = list(texts)
        two, start, middle, end = self._catalogues[self.langs[0]].get("lists", _COMMAS)
        if len(found) < 2:
            return found[0] if found else ""
        if len(found) == 2:
            return _paired(two, found[0], found[1])
        # From the end, as CLDR has it: each pattern joins one text to all that follow.
        rest = _paired(end, found[-2], found[-1])
        for each in reversed(found[1:-2]):
            rest = _paired(middle, each, rest)
        return _paired(start, found[0], rest)

    def foreign(self, text: str, lang: str) -> str:
        """A text in some language; as HTML it is marked where that is another one than this."""
        return text if lang == self.lang else Foreign.whole(text, escaped(text), lang, _direction(lang), self.lang)

    def said_in(self, lang: str) -> dict[str, str]:
        """The attributes of an element whose words are in some language; none where it is this one."""
        return {} if lang == self.lang else {"lang": lang, "dir": _direction(lang)}

    def own(self, around: str) -> dict[str, str]:
        """The attributes of an element in this language within one in another; none where that is the same."""
        return {} if around == self.lang else {"lang": self.lang, "dir": self.dir}

    def among(self, words: Mapping[str, str]) -> str:
        """Words that are there in some languages, in the nearest; empty where there are none."""
        lang = self.lang_among(words)
        return self.foreign(words.get(lang, ""), lang)

    def lang_among(self, words: Mapping[str, str]) -> str:
        """The nearest language that some words are there in."""
        return next((each for each in (*self.langs, FIRST, *words) if words.get(each)), self.lang)

    def __contains__(self, message: object) -> bool:
        every = [each["messages"] for each in self._catalogues.values()] + list(_opened.get(self.lang, {}).values())
        return any(message in messages for messages in every)

    def ids(self) -> set[str]:
        """All message IDs, but for those of games that were opened from a file."""
        return {ident for each in self._catalogues.values() for ident in each["messages"]}

    def _found(self, message: str) -> tuple[str, list[Any]]:
        """A message, and the language that it is said in; those of games that were opened come last."""
        for lang, each in self._catalogues.items():
            if message in each["messages"]:
                return lang, each["messages"][message]
        for lang in self.langs:
            for messages in _opened.get(lang, {}).values():
                if message in messages:
                    return lang, messages[message]
        raise KeyError(message)

    def _fill(self, pattern: list[Any], values: dict[str, object], lang: str, *, marked: bool = False) -> str:
        """The pattern with its values; `marked`, it is HTML in which values say what language they are in."""
        text = escaped if marked else str
        return "".join(
            [text(part) if isinstance(part, str) else self._part(part, values, lang, marked=marked) for part in pattern]
        )

    def _part(self, part: list[Any], values: dict[str, object], lang: str, *, marked: bool) -> str:
        value = values[part[1]]
        if part[0] == "$":
            shown = (escaped if marked else str)(value)
            return shown if languages()[lang].dir == "ltr" else _ISOLATED.format(shown)
        variants, default = part[2], part[3]
        chosen = next((key for key in (str(value), self._plural(value, lang)) if key in variants), default)
        return self._fill(variants[chosen], values, lang, marked=marked)

    def _plural(self, value: object, lang: str) -> str:
        """The plural category of a whole number, by the language's CLDR rules."""
        if not isinstance(value, int):
            return "other"
        for category, alternatives in self._catalogues[lang]["plurals"]:
            if any(all(_holds(test, value) for test in tests) for tests in alternatives):
                return str(category)
        return "other"


def _paired(pattern: str, first: str, second: str) -> str:
    """A pattern of two, `{0} and {1}`, filled in."""
    pieces = _GAP.split(pattern)  # every other one is the number of a gap
    return glued("", (((first, second)[int(each)] if at % 2 else each) for at, each in enumerate(pieces)))


def _holds(test: list[Any], n: int) -> bool:
    modulus, ranges, wanted = test
    rest = n % modulus if modulus else n
    return any(low <= rest <= high for low, high in ranges) is wanted


def _direction(lang: str) -> str:
    """A language's direction; by the letters where a game's file is in one that the site does not have."""
    return languages()[lang].dir if lang in LANGS else "auto"


@cache
def languages() -> dict[str, Language]:
    """All languages by their codes."""
    made = json.loads(_TABLE.read_text("utf-8")) if _TABLE.exists() else _from_sources()
    return {lang: Language(**{name: made[lang][name] for name in Language._fields}) for lang in LANGS}


_parts: list[str] = []
_catalogues: dict[str, dict[str, Any]] = {}
"""The messages that have been read, by their languages."""


def add_part(part: str) -> None:
    """Have the messages of a part too, whose files have come; those that have been added are not read again."""
    if part in _parts:
        return
    _parts.append(part)
    for lang, found in _catalogues.items():
        _add(part, lang, found)


def _add(part: str, lang: str, found: dict[str, Any]) -> None:
    path = _COMPILED / f"{part}.{lang}.json"
    if path.exists():  # in a checkout without a build all messages are there from the beginning
        found["messages"] |= json.loads(path.read_text("utf-8"))


_opened: dict[str, dict[str, dict[str, list[Any]]]] = {}
"""The messages of games that were opened from a file, by language and game."""


def add_own(lang: str, game_id: str, messages: dict[str, list[Any]]) -> None:
    """Have compiled messages of a game that was opened from a file, in place of those it had before."""
    _opened.setdefault(lang, {})[game_id] = messages


def _catalogue(lang: str) -> dict[str, Any]:
    if lang not in _catalogues:
        compiled = _COMPILED / f"{lang}.json"
        found = json.loads(compiled.read_text("utf-8")) if compiled.exists() else _from_sources()[lang]
        for part in _parts:
            _add(part, lang, found)
        _catalogues[lang] = found
    return _catalogues[lang]


_compiled: dict[str, dict[str, Any]] = {}
"""What a build has compiled of the same sources before."""


def take_compiled(made: dict[str, dict[str, Any]]) -> None:
    """Have the messages that were compiled from these sources, for a build: to compile them takes a second."""
    _compiled.update(made)


@cache
def _from_sources() -> dict[str, dict[str, Any]]:
    """The messages compiled now, for a checkout without a build."""
    if _compiled:
        return _compiled
    from importlib.util import module_from_spec, spec_from_file_location

    spec = spec_from_file_location("nastilka_locales", _WEB.parent / "build" / "locales.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    made: dict[str, dict[str, Any]] = module.compile_all(_WEB)
    return made

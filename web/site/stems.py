"""The stems of a language's words: by Snowball where it knows the language, by a list of endings for Ukrainian.

In any other language a word is its own stem; the search still finds longer words that begin with it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from functools import cache

import snowballstemmer

from web.site.cldr import known_locale

_LEAST = 3
"""The fewest letters of a stem."""
_MARKS = re.compile(r"[^\w+]|_")
_APOSTROPHES = re.compile("['’ʼ]")

_ENDINGS = (
    "а у о и і е я ю є ь й ом ам ах ою ею єю ем ям ях ів ей ії ія ію ій їх єм ові еві єві ами ями ими іми ого ому ої "
    "ий ій им ім их ати яти ити іти ути ує ає яє іє ують ають яють іють ить ять уть ють еш єш иш їш емо ємо имо ете "
    "єте ите ла ло ли ав яв ив ував ала ало али ила ило или увати ування ення ання іння єння ться тися лася лося лися "
    "вся йте іть те еним ений ена ене ені аний ана ане ані ку ки ка ок кою ці кам ками ках"
)
_UKRAINIAN = sorted(_ENDINGS.split(), key=len, reverse=True)
"""Endings of Ukrainian nouns, adjectives and verbs, the longest first: Snowball has no stemmer for it."""


def fold(text: str) -> str:
    """A text as the search compares it: in lower case, without accents and apostrophes, its words between spaces.

    `fold` of `web/page/search.py` does the same in a browser.
    """
    plain = unicodedata.normalize("NFD", _APOSTROPHES.sub("", text.lower()).replace("ß", "ss"))
    letters = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return f" {' '.join(_MARKS.sub(' ', letters).split())} "


@cache
def stemmer(lang: str) -> Callable[[str], str]:
    """What finds the stem of a word of a language, in lower case."""
    language = lang.partition("-")[0]
    if language == "uk":
        return _ukrainian
    locale = known_locale(lang)
    name = (locale.get_display_name("en") or "").lower() if locale else ""
    return snowballstemmer.stemmer(name).stemWord if name in snowballstemmer.algorithms() else str


def _ukrainian(word: str) -> str:
    for ending in _UKRAINIAN:
        if word.endswith(ending) and len(word) - len(ending) >= _LEAST:
            return word[: -len(ending)]
    return word


def stems_of(texts: list[str], lang: str) -> tuple[list[str], dict[str, str]]:
    """The folded stems of all words of some texts, and the folded forms that do not begin with theirs."""
    find, stems, odd = stemmer(lang), set[str](), dict[str, str]()
    for word in {word for text in texts for word in re.findall(r"[\w+'’ʼ]+", text.lower())}:
        forms = fold(word).split()
        stem = fold(find(word)).strip() if len(forms) == 1 else ""
        for form in forms:
            stems.add(stem or form)
            if stem and not form.startswith(stem):
                odd[form] = stem
    return sorted(stems), odd

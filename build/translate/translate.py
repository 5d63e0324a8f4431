"""Tells what is left to do for a language, with file and line; fails while anything is.

python build translate LANG [--begin]

With `--begin` every file that is missing is written first, as a copy of the English one, to be translated where it
lies; studies get copies of their English lines. docs/translate.md is the guide.
"""

from __future__ import annotations

import argparse
import re
import shutil
import sys
from collections.abc import Iterator
from contextlib import chdir
from itertools import chain
from pathlib import Path

from babel import Locale, UnknownLocaleError

from paths import ROOT
from translate import books as check_books
from translate import messages as check_messages
from translate import studies as check_studies
from translate.messages import Finding
from website.styles import covered

_CODE = re.compile(r"[a-z]{2,3}(-[A-Z]{2}|-[A-Z][a-z]{3})?")
_ENGLISH = "en"
_OPENING = re.compile(r"(?:(?<=[ (—])|(?<== ))[«„“”\"»](?=\w)")
_ENGLISH_MARKS = '“"'
"""Quotation marks that English opens with; German closes with the first."""
_MOST = 40
"""The most findings of one file that are told one by one."""


def findings(root: Path, lang: str) -> list[Finding]:
    """What is left to do for a language, and what is worth a look."""
    with chdir(root):
        found: list[Finding] = []
        for english, own in check_messages.pairs(Path(), lang):
            found += check_messages.check_messages(english, own, lang)
        for english, own in check_books.pairs(Path(), lang):
            found += check_books.check_book(english, own, lang)
        for path in check_studies.studies(Path()):
            found += check_studies.check_study(path, lang)
        # Letters that the fonts of the site do not have: there the reader's own fonts are taken.
        pairs = (*check_messages.pairs(Path(), lang), *check_books.pairs(Path(), lang))
        letters = {*chain.from_iterable(own.read_text("utf-8") for _, own in pairs if own.exists())}
        if some := "".join(sorted(letter for letter in letters if letter.isalpha() and not covered(letter))[:20]):
            said = f"no font of the site has {some}: name a subset with them"
            found.append(Finding(Path("build/website/styles.py"), 1, said, worth=True))
        return [*found, *english_quotes([own for _, own in pairs if own.exists()])]


def english_quotes(paths: list[Path]) -> Iterator[Finding]:
    """Where a text has English or straight quotation marks, though most of the language's are others."""
    opened = [
        (path, line, mark)
        for path in paths
        for line, text in enumerate(path.read_text("utf-8").split("\n"), 1)
        for mark in _OPENING.findall(text)
    ]
    english = [each for each in opened if each[2] in _ENGLISH_MARKS]
    if 2 * len(english) < len(opened):
        yield from (
            Finding(path, line, f"{mark} is the English quotation mark", worth=True) for path, line, mark in english
        )


def begin(root: Path, lang: str) -> list[Path]:
    """Write the files that are missing, as copies of the English ones, and the English words of studies as those of
    the language; returns the paths.
    """
    made = []
    for english, own in (*check_messages.pairs(root, lang), *check_books.pairs(root, lang)):
        if not own.exists():
            own.parent.mkdir(exist_ok=True)
            shutil.copy(english, own)
            made.append(own)
    for path in check_studies.studies(root):
        before = path.read_text("utf-8")
        path.write_text(check_studies.with_language(before, lang), "utf-8")
        made += [path] if path.read_text("utf-8") != before else []
    return made


def told(found: list[Finding]) -> Iterator[str]:
    """The findings as lines, at most some of each file."""
    by_file: dict[Path, list[Finding]] = {}
    for each in found:
        by_file.setdefault(each.path, []).append(each)
    for path, own in by_file.items():
        yield from map(str, sorted(own)[:_MOST])
        if len(own) > _MOST:
            yield f"{path}: and {len(own) - _MOST} more"


def main(words: list[str], root: Path = ROOT) -> int:
    """Tell what is left; 1 while something is, 2 for what is no other language."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("lang", help="the code of the language, such as de or pt-BR")
    parser.add_argument("--begin", action="store_true", help="write the files that are missing")
    given = parser.parse_args(words)
    if not is_language(given.lang):
        print(f"{given.lang} is no code of a language other than English, such as de or pt-BR", file=sys.stderr)
        return 2
    for path in begin(root, given.lang) if given.begin else ():
        print(f"{path.relative_to(root)} has new text")
    found = findings(root, given.lang)
    left, worth = ([each for each in found if each.worth is kind] for kind in (False, True))
    for line in told(left):
        print(line)
    if worth:
        print("\nWorth a look:", *told(worth), sep="\n")
    print(f"\n{given.lang}: {len(left)} left to do" if left else f"\n{given.lang} is complete")
    return int(bool(left))


def is_language(lang: str) -> bool:
    """True for the code of a language that CLDR knows, and that is not the one translated from."""
    try:
        Locale.parse(lang.partition("-")[0])
    except (UnknownLocaleError, ValueError):
        return False
    return lang != _ENGLISH and _CODE.fullmatch(lang) is not None


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

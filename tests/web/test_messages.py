"""Messages: complete in every language, each one used, and right in plural forms."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests import languages as of_rulebooks
from web.parts.messages import LANGS, Messages, known_language, languages, one_touch_away

WEB = Path(__file__).parents[2] / "web"
COMPOSED: tuple[str, ...] = ("game-", "about-", "feel-", "pace-", "option-", "trouble-", "fact-")
COMPOSED += (
    "talk-",
    "face-",
    "level-",
    "setup-",
    "rules-",
    "share-",
    "stats-",
    "setting-",
    "motion-",
    "theme-",
    "sound-",
)
COMPOSED += (
    "settings-",
    "cards-",
    "cloth-",
    "vibration-",
    "thinking-",
    "talk-",
    "choose-first-",
    "no-place-",
    "friend-",
    "item-",
    "expected-",
    "fault-",
)
"""Prefixes of IDs that are composed from data; their ends are tested where they are composed."""


def variables(pattern: list[Any]) -> set[str]:
    found: set[str] = set()
    for part in pattern:
        if not isinstance(part, str):
            found.add(part[1])
            for variant in part[2].values() if part[0] == "?" else ():
                found |= variables(variant)
    return found


def patterns(lang: str) -> dict[str, Any]:
    """The messages of a language as they are compiled."""
    return Messages(lang)._own


def test_every_language_has_every_message_with_the_same_values() -> None:
    first = Messages(LANGS[0])
    for lang in of_rulebooks.WHOLE[1:]:
        other = Messages(lang)
        assert other.ids() == first.ids()
        for message in first.ids():
            assert variables(patterns(lang)[message]) == variables(patterns(LANGS[0])[message]), message


def test_a_language_has_messages_and_rulebooks() -> None:
    assert set(of_rulebooks.WHOLE) <= set(of_rulebooks.LANGS) & set(LANGS)
    assert [languages()[lang][:2] for lang in ("en", "uk")] == [("English", "ltr"), ("Українська", "ltr")]
    assert set(one_touch_away("uk")) <= set(LANGS) - {"uk"}


@pytest.mark.parametrize(
    ("tag", "lang"),
    [("en", "en"), ("EN-gb", "en"), ("uk-UA", "uk"), ("xx", None), ("", None), ("ukr", None), ("__proto__", None)],
)
def test_a_tag_asks_for_a_language(tag: str, lang: str | None) -> None:
    assert known_language(tag) == lang


def test_every_message_is_used_and_every_used_one_exists() -> None:
    source = "\n".join(path.read_text("utf-8") for path in WEB.rglob("*.py"))
    named = set(re.findall(r"\bt\(\s*[\"']([a-z0-9-]+)[\"']\s*[,)]", source))
    mentioned = named | set(re.findall(r"\"([a-z0-9]+-[A-Za-z0-9-]+)\"", source))
    made = (*COMPOSED, *re.findall(r"f\"([a-z0-9]+-[a-z0-9-]*)\{", source))
    ids = Messages("en").ids()
    assert named - ids == set()
    assert {message for message in ids - mentioned if not message.startswith(made)} == set()


@pytest.mark.parametrize(
    ("count", "words"),
    [(1, "1 карта"), (2, "2 карти"), (4, "4 карти"), (5, "5 карт"), (11, "11 карт"), (12, "12 карт"), (21, "21 карта")]
    + [(22, "22 карти"), (25, "25 карт"), (111, "111 карт"), (0, "0 карт")],
)
def test_ukrainian_counts(count: int, words: str) -> None:
    assert Messages("uk")("f2f-your-hand", count=count) == f"Ваша рука, {words}"


def test_english_counts() -> None:
    t = Messages("en")
    assert t("f2f-your-hand", count=1) == "Your hand, 1 card"
    assert t("f2f-your-hand", count=2) == "Your hand, 2 cards"
    assert t("f2f-lay-more", laid=0) == "Lay at least two cards."


def test_what_is_missing_is_an_error() -> None:
    with pytest.raises(KeyError):
        Messages("xx")
    with pytest.raises(KeyError):
        Messages("en")("no-such-message")
    with pytest.raises(KeyError):
        Messages("en")("won")


def test_the_catalogue_is_plain_data() -> None:
    assert json.loads(json.dumps(patterns("uk"))) == patterns("uk")

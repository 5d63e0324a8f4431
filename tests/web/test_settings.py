"""The reader's settings: the same in Python and in the script, all with words, pictures and readable colours."""

from __future__ import annotations

import json
import re
from html import unescape
from pathlib import Path

import pytest

from tests.languages import WHOLE as LANGS
from web.parts.messages import Messages
from web.parts.panel import page_settings, settings
from web.parts.preferences import CHOICES, GROUPS, SWATCHES, checked

WEB = Path(__file__).parents[2] / "web"
STYLES = {name: (WEB / f"styles/{name}.css").read_text("utf-8") for name in ("backs", "base", "cloths")}
READABLE = 4.5
"""The least contrast of text, by WCAG 1.4.3."""
LIFTED = 0.05
"""How much white a texture may lay over a cloth; 1 for all."""


def luminance(colour: str, white: float = 0.0) -> float:
    """The relative luminance of a colour in hex, with some white over it, as WCAG defines it."""
    shares = [int(colour[at : at + 2], 16) / 255 * (1 - white) + white for at in (1, 3, 5)]
    linear = [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]
    return sum(part * weight for part, weight in zip(linear, (0.2126, 0.7152, 0.0722), strict=True))


def contrast(text: str, ground: str) -> float:
    light, dark = sorted((luminance(text), luminance(ground, LIFTED)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_the_script_knows_the_same_settings() -> None:
    script = (WEB / "browser/window/settings.js").read_text("utf-8")
    found = re.search(r"const CHOICES = \{(.*?)\};", script, re.DOTALL)
    assert found
    lines = re.findall(r"(\w+): (\[[^\]]*\])", found[1])
    assert {name: tuple(json.loads(values)) for name, values in lines} == CHOICES


def test_every_setting_is_in_one_group_and_unknown_values_are_the_default() -> None:
    grouped = [name for group in GROUPS.values() for name in group]
    assert sorted(grouped) == sorted(CHOICES)
    assert checked({"cloth": "wood", "cards": "gone", "sound": 7}) == {
        name: "wood" if name == "cloth" else values[0] for name, values in CHOICES.items()
    }


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("page", [False, True])
def test_the_panel_has_a_button_for_every_value(lang: str, page: bool) -> None:
    t = Messages(lang)
    chosen = checked({"cards": "stars"})
    html = unescape("".join(page_settings(chosen, t, page=True)) if page else settings(chosen, "normal", t))
    for name, values in CHOICES.items():
        for value in values:
            button = re.search(rf'<button[^>]*data-(?:setting|value)="{name}={value}"[^>]*>(.*?)</button>', html)
            assert button, (name, value)
            assert ('aria-pressed="true"' in button[0]) == (chosen[name] == value)
            assert (f'class="swatch {name}-{value}" aria-hidden="true"' in button[1]) == (name in SWATCHES)
            assert button[1].endswith(t(f"{name}-{value}"))
    assert 'class="quiet cannot"' in html


@pytest.mark.parametrize(("name", "sheet"), [("cards", "backs"), ("cloth", "cloths")])
def test_every_choice_is_drawn_on_the_table_and_as_a_swatch(name: str, sheet: str) -> None:
    for value in CHOICES[name]:
        assert f".{name}-{value}" in STYLES[sheet]
        assert (f'[data-{name}="{value}"]' in STYLES[sheet]) or value == "own"


@pytest.mark.parametrize("cloth", CHOICES["cloth"][1:])
def test_text_on_a_cloth_can_be_read(cloth: str) -> None:
    block = STYLES["cloths"].partition(f'[data-cloth="{cloth}"]')[2].partition("}")[0]
    grounds = [
        colour for pair in re.findall(r"--felt(?:-2)?: light-dark\((#\w{6}), (#\w{6})\)", block) for colour in pair
    ]
    assert len(grounds) == 4
    texts = [
        *re.findall(r"--on-felt(?:-2)?: (#\w{6})", STYLES["cloths"]),
        *re.findall(r"--glow: (#\w{6})", STYLES["base"]),
    ]
    assert len(texts) == 3
    assert min(contrast(text, ground) for text in texts for ground in grounds) >= READABLE


def test_a_chosen_back_never_lies_on_backs_that_tell_sets_apart() -> None:
    rules = re.findall(r"^:root\[data-cards.*", STYLES["backs"], re.MULTILINE)
    assert len(rules) == len(CHOICES["cards"])
    assert all(".back:not(.silver, .gold)" in rule for rule in rules)

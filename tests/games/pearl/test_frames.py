"""The frames of the runs in Pearl's field, and the counts and previews beside it, with what they say of themselves."""

from __future__ import annotations

import re
from html import unescape

from tests.games.pearl.scenes import BOTH, NEARLY, TASKS, at, drawn, looks, spoken, tip


def test_what_the_tops_of_the_others_bar_is_shown_at_the_own_tasks() -> None:
    state = at(f"players 3 | {BOTH} | shifts 1 | done 1 A | done 2 J S | done 3 T A | hand 1 R")
    html = drawn(state)
    told = "Sapphire: to do, but barred to you as long as it lies on top of the deck of Ada."
    why = "Sapphire lies on top of the deck of Ada: it is barred to you until another card covers it."
    assert (spoken(html, "task-S"), tip(html, "task-S")) == (f"{told} {why}", f"{told} {why}")
    assert spoken(html, "task-J") == "Jade: to do. For Jade no three lie side by side, not even with the pearl."
    assert "Ada: 2 of 8 tasks done, sapphire on top. You are barred from this kind." in html
    assert "Ben: 2 of 8 tasks done, amethyst on top.&quot;" not in html
    assert len(re.findall("<span[^>]*>[^<]*You are barred from this kind.", html)) == 1, "the amethyst is done already"
    assert "Sapphire lies on top, so it is barred to you." in html
    assert "Amethyst lies on top of the completed deck." in html


def test_runs_that_prove_a_task_glow_and_others_rest() -> None:
    html = drawn(at(f"{BOTH} | shifts 1 | done 2 S | hand 1 R"))
    assert looks(html, "counts") == ["across line2 from3 len3", "across line1 from1 len3"]
    assert looks(html, "rests") == ["across line1 from3 len3"]
    assert looks(drawn(at(f"{BOTH} | seat 2 | hand 1 R")), "counts") == [], "not while it is another's turn"
    assert looks(drawn(at(f"{NEARLY} | hand 1 R")), "counts") == []


def cell_tips(html: str) -> dict[int, str]:
    """What each place of the field says of itself."""
    found = re.findall(r'<li id="place-(\d+)"[^>]*? data-tip="([^"]*)"', html)
    return {int(place): unescape(told) for place, told in found}


def test_the_places_of_a_run_say_what_its_frame_means() -> None:
    told = cell_tips(drawn(at(f"{BOTH} | shifts 1 | done 2 S | done 1 E | hand 1 R")))
    assert told[0] == "Ruby. Bright frame: these prove the ruby task, and you can do it this turn."
    barred = "these prove the sapphire task, but it is barred to you while sapphire lies on top of the deck of Ada."
    assert told[4] == f"Sapphire. Dashed frame: {barred}"
    assert told[7] == "Emerald. Dashed frame: these prove the emerald task, but you have done it already."
    assert told[2].count("frame:") == 2, "the pearl is in two runs"
    assert told[10] == "Opal"
    told = cell_tips(drawn(at(f"{TASKS} | pearl R | done 1 R | hand 1 R")))
    bound = "the pearl could prove the sapphire task, but this turn it stands for ruby."
    assert told[4] == f"Sapphire. Dashed frame: {bound}"
    html = drawn(at(f"{BOTH} | seat 2 | hand 1 R"))
    assert cell_tips(html)[7].endswith("It counts for you in your turn, if they still lie here.")
    assert spoken(html, "task-E") == "Emerald: to do. It is not your turn yet: Ada is to play."
    assert "frame:" not in "".join(cell_tips(drawn(at(BOTH), None)).values()), "a spectator has no tasks"


def test_a_dashed_frame_bears_the_sign_of_its_reason() -> None:
    html = drawn(at(f"{BOTH} | shifts 1 | done 2 S | done 1 E | hand 1 R"))
    html = re.sub(r'<div class="after".*?</div>', "", html)
    bands = re.findall(r'class="band (\w+)[^>]*>(?:<span class="tag"><svg[^>]*class="icon (\w+)")?', html)
    assert sorted(bands) == [("counts", ""), ("rests", "barred"), ("rests", "tick")]


def test_the_tasks_done_are_counted_out_of_all() -> None:
    html = drawn(at(f"players 3 | {BOTH} | done 1 A T | done 2 J"))
    shown = re.findall(r'(\d)<span class="of-all">(/\d)</span></span><span class="unseen">([^<]*)<', html)
    assert shown == [
        ("1", "/8", "1 of 8 tasks done"),
        ("0", "/8", "0 of 8 tasks done"),
        ("2", "/8", "2 of 8 tasks done"),
    ]
    assert '<ol class="decks" role="list" aria-label="Completed tasks">' in html


def test_an_end_tells_what_its_shift_would_bring() -> None:
    html = drawn(at(f"{NEARLY} | hand 1 R"), chosen="R.1")
    assert spoken(html, "end-row1-right").endswith("After it the field proves 1 of your tasks.")
    assert "+1" in html
    html = drawn(at(f"{BOTH} | hand 1 E"), chosen="E.1")
    assert spoken(html, "end-row2-right").endswith("After it the field proves 1 of your tasks.")
    assert "−1" in html

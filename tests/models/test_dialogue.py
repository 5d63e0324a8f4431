"""A model that breaks a rule is told which, and asked again; what it does is counted, and nothing it says is run."""

from __future__ import annotations

import pytest

import pyengine
from pyengine.adapters.text import LONGEST_ANSWER, Form
from pyengine.bots import Knowledge
from pyengine.core.errors import OptionError
from pyengine.core.prng import Prng
from pyengine.models import Dialogue, ModelBot, TimedOut
from tests.models.fake import Scripted

F2F = pyengine.game("face-to-face")
TABLE = F2F.position("own up 27 | hand 17 18 28 40 45 50")
HERE = Knowledge(F2F, TABLE, 0)


def verdicts(*texts: str | Exception, tries: int = 4) -> list[tuple[str, str]]:
    decision = Dialogue(Scripted(*texts), Form(), tries=tries).decide(HERE)
    return [(answer.verdict, answer.rule) for answer in decision.answers]


def test_a_legal_answer_is_the_decision() -> None:
    decision = Dialogue(Scripted("ACTION: 17>own-up"), Form()).decide(HERE)
    assert decision.actions == ("17>own-up",)
    [answer] = decision.answers
    assert (answer.asked, answer.answered, answer.seconds, answer.said) == (100, 2, 0.5, "")


def test_a_refusal_is_told_and_mended() -> None:
    model = Scripted("ACTION: 18>own-up", "ACTION: 28>own-up")
    decision = Dialogue(model, Form()).decide(HERE)
    assert [(answer.verdict, answer.rule) for answer in decision.answers] == [("refused", "F2F-8"), ("legal", "")]
    assert decision.actions == ("28>own-up",)
    assert dict(decision.answers[0].facts) == {"card": 18, "top": 27}
    system, asked, said, told = model.heard[1]
    assert [each["role"] for each in (system, asked, said, told)] == ["system", "user", "assistant", "user"]
    assert said["content"] == "ACTION: 18>own-up"
    assert "18>own-up is refused by the rule F2F-8" in told["content"]
    assert told["content"] == decision.answers[0].said


def test_rubbish_and_time_outs_use_up_the_tries() -> None:
    assert verdicts("Hello!", TimedOut(2.0, 1), "ACTION: draw", tries=3) == [
        ("unread", ""),
        ("timed-out", ""),
        ("refused", "F2F-6"),
    ]
    decision = Dialogue(Scripted("Hello!"), Form(), tries=2).decide(HERE)
    assert decision.actions == ()
    assert len(decision.answers) == 2


def test_what_a_time_out_leaves_is_asked_as_before() -> None:
    model = Scripted(TimedOut(), "ACTION: 17>own-up")
    Dialogue(model, Form()).decide(HERE)
    assert model.heard[0] == model.heard[1]


def test_of_a_long_answer_the_end_is_kept() -> None:
    model = Scripted("\0" * 3_000_000 + "ACTION: 18>own-up", "ACTION: 17>own-up")
    first, second = Dialogue(model, Form()).decide(HERE).answers
    assert (first.verdict, first.rule, len(first.text)) == ("refused", "F2F-8", LONGEST_ANSWER)
    assert model.heard[1][2]["content"] == first.text
    assert second.verdict == "legal"


def test_the_number_of_tries_is_bounded() -> None:
    for tries in (0, 21):
        with pytest.raises(OptionError):
            Dialogue(Scripted(""), Form(), tries=tries)


def test_a_model_is_a_bot() -> None:
    """It does what it says, and any legal action where it fails; what its seat saw is in the question."""
    state = TABLE.copy()
    model = Scripted("ACTION: 17>own-up", "rubbish")
    bot = ModelBot(model, tries=1)
    action = bot.choose(HERE, Prng(1))
    assert F2F.format(action) == "17>own-up"
    for event in state.apply(0, action):
        bot.observe(event.seen_by(0))
    assert bot.choose(Knowledge(F2F, state, 0), Prng(1)) in state.legal(0)
    assert "What has happened:\nlaid, seat 1, card 17" in model.heard[1][1]["content"]
    assert [len(decision.answers) for decision in bot.decisions] == [1, 1]
    assert bot.usage() == (200, 3)  # of both answers, which the benchmark adds up


def test_a_bot_may_skip_what_is_forced() -> None:
    game = pyengine.game("uno")
    state = game.deal(2, 1)
    while len(state.legal(state.to_act[0])) > 1:
        seat = state.to_act[0]
        state.apply(seat, state.legal(seat)[0])
    seat, model = state.to_act[0], Scripted("rubbish")
    knowledge = Knowledge(game, state, seat)
    assert ModelBot(model, skip_forced=True).choose(knowledge, Prng(1)) == state.legal(seat)[0]
    assert model.heard == []
    ModelBot(model, tries=2).choose(knowledge, Prng(1))
    assert len(model.heard) == 2

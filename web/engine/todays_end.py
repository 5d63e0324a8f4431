"""What the table of a day's deal says of it: in the header that it is today's, at the end the result against par."""

from __future__ import annotations

from dataclasses import replace

from pyengine.core.record import Player
from web.engine.panels import PanelState
from web.engine.scene import PlayScene
from web.engine.todays_deal import has_pars, par
from web.parts.html import Html, glued
from web.parts.todays_end import TodaysResult, todays_end


def headline_of_day(scene: PlayScene) -> str:
    """That it is a day's deal, its par or that there is none, and what is to be beaten; empty at any other table."""
    setup, t, its_par = scene.setup, scene.t, par(scene.setup)
    if its_par is None:
        told = setup.day and not setup.save and not has_pars(setup.game.id)
        return glued(" · ", (t("today-deal"), t("today-no-par"))) if told else ""
    parts = [t("today"), t("today-par", par=its_par)]
    if setup.beat is not None:
        parts.append(t("today-to-beat", score=setup.beat, who="named" if setup.by else "somebody", name=setup.by))
    return glued(" · ", parts)


def end_of_day(scene: PlayScene, panels: PanelState) -> Html | None:
    """The result against par, with what can be passed on; None at any other table."""
    setup, its_par, viewer = scene.setup, par(scene.setup), scene.viewer
    outcome = scene.timeline.state.outcome
    if its_par is None or viewer is None or outcome is None:
        return None
    score = outcome.scores[viewer]
    # Whoever opens the link sits down under a name, with a face and in a language of their own.
    seats = tuple(Player(who.kind) for who in setup.seats)
    name = setup.seats[viewer].name
    asked = replace(setup, seats=seats, faces=(), pace="normal", lang=None, beat=score, by=name)
    result = TodaysResult(
        setup.game.id, setup.day, score, its_par, setup.beat, setup.by, f"{panels.base}?{asked.query}"
    )
    return todays_end(result, panels.copied, scene.t)

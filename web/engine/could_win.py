"""What may be asked of a game about winning it. The search for the answer is in `win_search`."""

from __future__ import annotations

from web.engine.people import people
from web.engine.session import Session
from web.engine.todays_deal import par
from web.parts.could_win import WinQuestion
from web.parts.messages import Messages

_MOST_PLAYERS = 2


def win_question(session: Session, t: Messages) -> WinQuestion | None:
    """The question, where it has a point and can be answered; None elsewhere.

    Somebody has to play at this device, alone or against one other, who is none of the friends far away. Of a game
    under way it is asked too, but not of a day's deal, which all play with the same cards, nor alone, where nothing is
    lost yet.
    """
    setup, outcome = session.setup, session.timeline.state.outcome
    kinds = [who.kind for who in setup.seats]
    if len(session.humans) != 1 or len(kinds) > _MOST_PLAYERS or "friend" in kinds or not session.can_look_back:
        return None
    seat = session.humans[0]
    if outcome is None:
        possible = len(kinds) > 1 and not setup.day and bool(session.timeline.moments)
    else:
        possible = len(kinds) == 1 or seat not in outcome.winners
    if not possible:
        return None
    if len(kinds) > 1 or outcome is None:
        return WinQuestion("win", seat, None, outcome is not None, people(setup, t)[1 - seat].name)
    score, its_par = outcome.scores[seat], par(setup)
    if its_par is not None and score < its_par:
        return WinQuestion("par", seat, its_par, over=True, name="")
    return WinQuestion("more", seat, score + 1, over=True, name="")

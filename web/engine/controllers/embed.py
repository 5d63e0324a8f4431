"""The desk of a table in a frame of another site: set up by that site's attributes, told of what happens."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qsl, urlencode

from pyengine.core.errors import NotationError, OptionError
from pyengine.core.record import Player, Record
from web.engine.controllers.diagram import DiagramDesk
from web.engine.example import example
from web.engine.look_back import Past
from web.engine.presenter import Trouble, moved_in, refusal_notice, rule_paragraph, scene_of, trouble_text
from web.engine.record_link import HEAD, record_of
from web.engine.session import Session
from web.engine.setup import DEFAULT_BOT, Setup, read
from web.games import find as find_game
from web.games import table_of
from web.parts import curtain, notice
from web.parts import embed_layout as framed
from web.parts.html import Html
from web.parts.scene import Scene

_ADDRESS = ("game", "seats", "names", "seed", "pace")
_STILL = ("frame", "act", "reset", "record", "lang", "jump")
"""What may be asked of a table that is only to be looked at."""
_LINK = re.compile(r'<a class="rule"[^<>]*>([^<>]*)</a>')


class FramedDesk(DiagramDesk):
    """A table as the attributes of `<tabletop-game>` set it up; it is kept nowhere.

    Its links would lead nowhere in a frame, and are taken out. `begin` sets it up anew, `dealt` is whether another
    deal makes sense, `told` how many actions the page around knows of, and `events` what it is to be told next.
    """

    def __init__(self, ident: str) -> None:
        super().__init__(ident)
        self.begin: Callable[[], Session] | None = None
        self.readonly = self.dealt = False
        self.told: int | None = None
        self.events: list[dict[str, Any]] = []

    def _obey(self, command: dict[str, Any]) -> None:
        if self.readonly and command.get("do") not in _STILL:
            return
        super()._obey(command)
        if self.readonly and self.session and not self.session.past:
            self.session.past = Past(self.session.timeline, len(self.session.timeline.moments))

    # Setting up ----------------------------------------------------------------------------------------------

    def _do_frame(self, command: dict[str, Any]) -> None:
        """Set up the table that the page around asks for, by the names of its attributes."""
        self._speak([str(command.get("lang", ""))])
        fields = dict(parse_qsl(str(command.get("query", "")), keep_blank_values=True))
        self.readonly = "readonly" in fields
        self.dealt = not any(fields.get(name) for name in ("position", "record", "rule"))
        record = _record(fields["record"]) if fields.get("record") else None
        if record and not fields.get("game"):
            fields["game"] = record.game
        address = [(name, fields[name]) for name in _ADDRESS if fields.get(name)]
        address += [(word.partition("=")[0], word.partition("=")[2]) for word in fields.get("options", "").split()]
        setup, ignored = read(urlencode(address))
        self._settle(setup, fields, record)
        if command.get("resume"):
            self._take_up(str(command["resume"]))
        if ignored:
            self.trouble = Trouble(None, "ignored", ", ".join(name[:40] for name in ignored))
            self._tell_error(trouble_text(self.trouble, self.messages))

    def _settle(self, setup: Setup, fields: dict[str, str], record: Record | None) -> None:
        """Begin, and know how to begin again."""
        if record is None and fields.get("rule"):
            record = example(setup.game, fields["rule"], self.messages.lang, played=self.readonly)
        elif record is None and fields.get("position"):
            position = fields["position"]
            record = Record(setup.game.id, setup.game.position(position).players, position)
        if record is not None:
            setup, record = _seated(setup, record, given="seats" in fields)
        self._begin(lambda: Session(setup, record))
        if self.session and self.readonly and fields.get("rule"):
            self.session.past = Past(self.session.timeline, 0)

    def _take_up(self, text: str) -> None:
        """Go on where an engine was lost: the page around has been told of all that."""
        if self.session:
            record = Record.parse(text)
            self.session = Session(self.session.setup, record)
            self.told = len(record.steps)

    def _begin(self, begin: Callable[[], Session]) -> None:
        self.session = begin()
        self.begin = begin
        self.told = None

    def _do_reset(self, _: dict[str, Any]) -> None:
        if self.begin:
            self._begin(self.begin)
        self.extra["result"] = {"value": None}

    def _do_again(self, command: dict[str, Any]) -> None:
        self._do_reset(command)

    def _do_new(self, command: dict[str, Any]) -> None:
        if self.session and self.dealt:
            super()._do_new(command)
            setup = self.session.setup
            self._begin(lambda: Session(setup))

    # What the page around asks -------------------------------------------------------------------------------

    def _do_act(self, command: dict[str, Any]) -> None:
        """Do an action for the person whose turn it is, or tell which rule forbids it."""
        self.extra["result"] = self._acted(self.session, str(command.get("text", "")))

    def _acted(self, session: Session | None, text: str) -> dict[str, Any]:
        if session is None:
            return {"error": {"message": self._no_table()}}
        shown = session.revealed
        if session.hot_seat:
            session.reveal()
        try:
            session.attempt(text)
        except NotationError as error:
            session.revealed = shown
            return {"error": {"message": trouble_text(Trouble(error), self.messages)}}
        breach, session.refusal = session.refusal, None
        if breach is None:
            return {"value": None}
        session.revealed = shown
        message = refusal_notice(session.setup.game.id, breach, self.messages, self.root)[1]
        return {"error": {"message": message, "rule": breach.rule, "facts": dict(breach.facts)}}

    def _do_record(self, _: dict[str, Any]) -> None:
        if self.session:
            self.extra["result"] = {"value": self.session.timeline.record.format()}
        else:
            self.extra["result"] = {"error": {"message": self._no_table()}}

    def _no_table(self) -> str:
        self.trouble = self.trouble or Trouble(None, "no-table")
        return trouble_text(self.trouble, self.messages)

    # The answer ----------------------------------------------------------------------------------------------

    def _answer(self) -> dict[str, Any]:
        answer = self._shown(self.session) if self.session else self._problem()
        if self.session:
            if self.told != len(self.session.timeline.record.steps):
                answer["kept"] = self.session.timeline.record.format()
            self._tell(self.session)
        events, self.events = self.events, []
        return {"title": self.messages("app-name"), "lang": self.messages.lang, **answer, "events": events} | self.extra

    def _problem(self) -> dict[str, Any]:
        text = self._no_table()
        self._tell_error(text)
        return {"html": str(notice.trouble(text, self.messages, broken=False)), "say": text, "moved": []}

    def _shown(self, session: Session) -> dict[str, Any]:
        t = self.messages
        scene = scene_of(session, t)
        game_id = session.setup.game.id
        table = table_of(game_id)
        note, said = self._note(session)
        words = table.text_view(scene) if self.readonly else []
        if words:
            scene = replace(scene, legal=_legal(session))
        walk = session.may_look_back and session.past and (session.past.at, session.past.last)
        around = framed.Around(
            self._over(session, scene),
            Html(_LINK.sub(r'<strong class="rule">\1</strong>', note)) if note else None,
            session.can_undo,
            session.can_ask,
            walk or None,
            tuple(words),
            self.readonly,
        )
        told = [table.say(event, t, scene.names, scene.viewer) for event in scene.news]
        return {
            "html": str(framed.framed(scene, game_id, table.draw(scene), around)),
            "title": t(f"game-{game_id}"),
            "say": " ".join([*filter(None, told), said]).strip(),
            "moved": list(moved_in(scene, game_id)),
            "wait": session.wait,
        }

    def _over(self, session: Session, scene: Scene) -> Html | None:
        if session.past:
            return None
        if session.curtain is not None:
            return curtain.curtain(scene.names[session.curtain], scene.t)
        outcome = scene.view["outcome"]
        if outcome is None:
            return None
        rule = rule_paragraph(session.setup.game.id, outcome["reason"], scene.t.lang)
        return framed.end(scene, rule, new=self.dealt)

    # What happened -------------------------------------------------------------------------------------------

    def _tell(self, session: Session) -> None:
        """Tell the page around what it does not know yet: a new game, actions, what was taken back, the end."""
        steps = session.timeline.record.steps
        if self.told is None:
            seats = len(session.setup.seats)
            self.events.append({"type": "ready", "game": session.setup.game.id, "players": seats, "number": len(steps)})
        elif len(steps) < self.told:
            self.events.append({"type": "move", "number": len(steps), "seat": None, "action": None})
        for at in range(len(steps) if self.told is None else self.told, len(steps)):
            moved = {"type": "move", "number": at + 1, "seat": steps[at].seat + 1, "action": steps[at].text}
            self.events.append(moved)
        outcome = session.timeline.state.outcome
        if outcome and self.told != len(steps):
            ranking = [[seat + 1 for seat in place] for place in outcome.ranking]
            scores = list(outcome.scores or ())
            self.events.append({"type": "gameover", "rule": outcome.reason, "ranking": ranking, "scores": scores})
        self.told = len(steps)

    def _tell_error(self, text: str) -> None:
        self.events.append({"type": "error", "message": text})


def _legal(session: Session) -> tuple[str, ...]:
    """What the viewer could do in the moment that is looked at: shown, where nothing can be pressed."""
    seat, write = session.viewer, session.timeline.game.format
    return () if seat is None else tuple(write(action) for action in session.state.legal(seat))


def _record(text: str) -> Record:
    """A record as it is, or packed as in a link."""
    text = text.strip()
    return Record.parse(text if text.startswith("record") else record_of(HEAD + text) or "")


def _seated(setup: Setup, record: Record, *, given: bool) -> tuple[Setup, Record]:
    """Who plays: those the page around names, those of the record, or a person where it begins and bots elsewhere."""
    game = find_game(record.game)
    if game.id != setup.game.id:
        raise OptionError("game", setup.game.id, (game.id,))
    seats = setup.seats if given else record.seats or _seats_of(record)
    if len(seats) != record.players:
        raise OptionError("seats", len(seats), (record.players,))
    return replace(setup, seats=seats, options=record.options), replace(record, seats=seats)


def _seats_of(record: Record) -> tuple[Player, ...]:
    to_act = record.with_steps(()).start().to_act
    own = to_act[0] if to_act else 0
    return tuple(Player("human" if seat == own else DEFAULT_BOT) for seat in range(record.players))

"""Makes the picture of a shared table: the room before the deal, then the table with its post."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from unicodedata import bidirectional

from pyengine.core.record import clean_name
from pyengine.sealed.bundle import HEAD, LIVE
from pyengine.sealed.bundle import signal as made
from pyengine.sealed.needs import ConsentNeed
from pyengine.sealed.seating import Participant
from pyengine.sealed.shared_table import FRIEND, KEY, PERSON, SharedTable
from web.engine.answer import Picture
from web.engine.endings import round_over
from web.engine.notices import InputProblem, play_notice, problem_text
from web.engine.panels import PanelState
from web.engine.presenter import laid_out, layout_of
from web.engine.scene import PlayScene
from web.parts import notice
from web.parts.buttons import do
from web.parts.html import Html, el, glued, join
from web.parts.messages import Messages
from web.parts.page_paths import has_pages
from web.parts.play_layout import item
from web.sealed import ends, post
from web.sealed.clock import Clock
from web.sealed.post import Post, Present
from web.sealed.room import Chair, room
from web.sealed.session import SharedSession


@dataclass(slots=True)
class SharingState:
    """How the page shares its table: the page's `address`, which links begin with; the bundle that was `given` out
    last; how many `peers` are connected live; a `signal` that waits to be passed on by hand, by its kind; another game
    that somebody offers, by name and bundle (`rematch`); what the post `said` last.

    `offer` and `reply` are signals that ride in the next link, and `asked` is true once the page was asked for one
    (while it is `answering`, for the latter).
    `met` is the offer that came with an invitation. `doing` and `signs` say of everybody who is connected, by the
    beginning of a player's key, what he or she does, and what is said by a sign; those are not shown if `muted`.
    `again` is true at a table that follows another one. `clock` is that of the device.
    """

    address: str = ""
    given: str = ""
    peers: int = 0
    signal: tuple[str, str] = ("", "")
    rematch: tuple[str, str] | None = None
    said: str = ""
    offer: str = ""
    reply: str = ""
    asked: bool = False
    answering: bool = False
    met: str = ""
    doing: dict[str, str] = field(default_factory=dict)
    signs: dict[str, str] = field(default_factory=dict)
    muted: bool = False
    again: bool = False
    clock: Clock = field(default_factory=Clock)

    def news(self, text: str) -> str:
        """What the post says, for the live region; empty where it is what it said before."""
        before, self.said = self.said, text
        return "" if text == before else text

    @property
    def riding(self) -> str:
        """What the next link has for a connection: the answer to an offer before an offer of its own."""
        return "answer" if self.reply else "offer" if self.offer else ""

    def link(self, bundle: str | None) -> str:
        """The link with a bundle; empty without one. It brings what is needed for a connection, if there is none."""
        if not bundle:
            return ""
        signal = self.reply or self.offer
        live = f"&{LIVE}={made(bundle.partition('.')[0], signal)}" if signal else ""
        return f"{self.address}{HEAD}{bundle}{live}"

    def signal_link(self, table: str) -> tuple[str, str]:
        """The signal as a link, by its kind."""
        kind, signal = self.signal
        return kind, f"{self.address}#{LIVE}={made(table, signal)}" if signal else ""

    def reached(self, table: SharedTable) -> bool:
        """True if all to whom a link is due are connected, so that it need not be sent."""
        if table.seated:
            due = [table.client.participants[seat] for seat in table.audience()]
        else:
            due = [] if table.hosts else [table.client.invitation.host]
        return bool(due) and all(key_of(participant) in self.doing for participant in due)


DOING = ("here", "thinks", "away")
"""What somebody who is connected does; bots are `beside` their person."""


def key_of(participant: Participant) -> str:
    """The beginning of a player's key, by which devices name who is here."""
    return participant.key.hex()[:KEY]


def present(table: SharedTable, sharing: SharingState, t: Messages) -> tuple[Present, ...]:
    """The people who are here, by seat; this person only while a sign is shown."""
    client = table.client
    seats = client.participants or [client.invitation.host]
    found = []
    for seat, participant in enumerate(seats):
        key, name = key_of(participant), name_at(participant.name, seat, t)
        doing, sign = sharing.doing.get(key, ""), "" if sharing.muted else sharing.signs.get(key, "")
        words = t("friends-said", name=name, words=t(f"friends-sign-{sign}")) if sign else ""
        if doing in DOING:
            found.append(Present(doing, words or t("friends-doing", name=name, doing=doing), sign))
        elif sign:
            found.append(Present("own", words, sign))
    return tuple(found)


def name_at(name: str, seat: int, t: Messages) -> str:
    """A name that somebody has given, or the number of the seat.

    Letters that run from right to left stand between marks which keep them from turning the sentence round.
    """
    cleaned = clean_name(name)
    if any(bidirectional(sign) in ("R", "AL") for sign in cleaned):
        return f"\N{FIRST STRONG ISOLATE}{cleaned}\N{POP DIRECTIONAL ISOLATE}"
    return cleaned or t("player-number", number=seat + 1)


def names_of(table: SharedTable, seats: tuple[int, ...], t: Messages) -> str:
    """The names of players, as a sentence lists them."""
    return t.listed(name_at(table.client.participants[seat].name, seat, t) for seat in seats)


def host_of(table: SharedTable, t: Messages) -> str:
    """The name of who has set the table up."""
    invitation = table.client.invitation
    return name_at(invitation.host.name, invitation.seat, t)


# The room -------------------------------------------------------------------------------------------------------------


def room_picture(
    table: SharedTable, sharing: SharingState, panels: PanelState, trouble: InputProblem | None, t: Messages
) -> Picture:
    """The room at which friends come together."""
    game_id = table.client.invitation.game.id
    sending = room_post(table, sharing, t)
    text = problem_text(trouble, t) if trouble else ""
    note = notice.trouble(text, t, broken=False) if trouble else None
    if trouble and trouble.what == "own":
        note = join(note, el("p", {"class": "menu"}, do("sit-here", t("friends-sit-here-too"))))
    left = None if sending.reached else table.handovers_left()
    ahead = t("friends-steps", count=left.act) if left and left.act else ""
    panel = own_panel(table, sharing, sending.link, panels, t)
    html = room(game_id, _chairs(table, t), sending, t, ahead=ahead, note=note, panel=panel)
    fields = {"title": glued(" — ", (t(f"game-{game_id}"), t("app-name"))), "focus": None, "sounds": ""}
    return Picture(html, glued(" ", filter(None, (text, sharing.news(sending.text)))), fields=fields)


def room_post(table: SharedTable, sharing: SharingState, t: Messages) -> Post:
    """What is to be sent from the room."""
    bundle = table.bundle()
    given = sharing.given == bundle
    if not table.seated:
        text = t("friends-room-host") if table.hosts else t("friends-room-guest", name=host_of(table, t))
    elif sharing.reached(table) or not bundle:
        text = t("friends-room-dealing-live")
    else:
        words = "friends-sent" if given else "friends-room-dealing"
        text = t(words, names=names_of(table, table.audience(), t))
    return _posted(Post(text, sharing.link(bundle), given), table, sharing, t)


def _posted(post: Post, table: SharedTable, sharing: SharingState, t: Messages) -> Post:
    """A post with who is here."""
    reached = bool(post.link) and sharing.reached(table)
    riding = "" if reached or not post.link else sharing.riding
    waits = table.seated and bool(table.audience()) and table.client.writer is not None
    since = since_words(table.since, sharing.clock, t) if waits else ""
    people = present(table, sharing, t)
    return replace(post, peers=sharing.peers, people=people, reached=reached, riding=riding, since=since)


def since_words(since: float, clock: Clock, t: Messages) -> str:
    """Since when somebody has been waited for, by the clock of this device: the last message came or went then."""
    if not since:
        return ""
    (then, time), (today, _) = clock.local(since), clock.local(clock.now())
    days = max(0, today - then)
    return t("friends-since-days", days=days) if days > 1 else t("friends-since", time=time, days=days)


def _chairs(table: SharedTable, t: Messages) -> list[Chair]:
    """The seats as far as they are known here."""
    client, free = table.client, Chair(t("friends-seat-free"), "", free=True)

    def chair(name: str, kind: str) -> Chair:
        said = {PERSON: "friends-seat-you", FRIEND: "friends-seat-here"}
        return Chair(name, t(said.get(kind, "friends-seat-bot")))

    if table.seated:
        there = zip(table.names, table.kinds, strict=True)
        return [chair(name_at(name, at, t), kind) for at, (name, kind) in enumerate(there)]
    if not table.hosts:
        mine = [chair(player.client.name or t("you"), player.kind) for player in table.players]
        return [chair(host_of(table, t), FRIEND), *mine, *[free] * (client.invitation.players - 1 - len(mine))]
    chairs = [free] * len(table.seats)
    for seat, kind in enumerate(table.seats):
        if kind == PERSON:
            chairs[seat] = chair(client.name or t("you"), kind)
        elif seat in table.requests:
            name = client.invitation.read_request(client.group, table.requests[seat]).name
            chairs[seat] = chair(name_at(name, seat, t), kind)
    return chairs


# The table ------------------------------------------------------------------------------------------------------------


def table_picture(
    session: SharedSession,
    scene: PlayScene,
    sharing: SharingState,
    panels: PanelState,
    trouble: InputProblem | None,
    *,
    told: tuple[Html | None, str],
) -> Picture:
    """The table with its post; `told` is the story that is played on it, as the bar and in words."""
    t = scene.t
    note, said = play_notice(scene, trouble, broken=False)
    text = session.fresh(said)
    sending = table_post(session, sharing, t)
    if session.past:
        over = None
    elif session.round_end is not None:
        over = round_over(scene)
    else:
        over = ends.over(session, scene, panels.record, sharing.rematch)
    usual = panels.draw(scene) if session.checked or panels.panel in ("settings", "keys") else None
    layout = replace(
        layout_of(scene, panels),
        over=over,
        note=note,
        tale=told[0],
        post=post.bar(sending, t),
        menu=_menu(session, t),
        friends=True,
        analyse=session.checked and has_pages(scene.game),
        panel=own_panel(session.table, sharing, sending.link, panels, t) or usual,
    )
    return laid_out(scene, layout, text, sharing.news(sending.text), told[1])


def table_post(session: SharedSession, sharing: SharingState, t: Messages) -> Post:
    """What is to be sent from the table, or that it is the person's turn."""
    table, client = session.table, session.table.client
    need = client.need
    if isinstance(need, ConsentNeed) and need.seat == client.own:
        asker = names_of(table, (client.ending.asker,), t)
        answers = (
            do("say", t("friends-undo-agree"), value="agree", main=True),
            do("say", t("friends-undo-refuse"), value="refuse"),
        )
        return Post(t("friends-undo-ask", name=asker), answers=answers)
    bundle = None if session.incoming else table.bundle()
    if bundle is None:
        busy = bool(session.wait is not None and session.busy)
        idle = Post("…" if busy else t("status-over" if client.over else "status-yours"), busy=busy)
        return _posted(idle, table, sharing, t)
    names, given = names_of(table, table.audience(), t), sharing.given == bundle
    if sharing.reached(table):
        text = t("friends-wait-live", names=names) if not client.over else t("status-over")
    elif given and not client.over:
        text = t("friends-sent", names=names)
    else:
        text = t(_words_of(session), names=names)
    return _posted(Post(text, sharing.link(bundle), given), table, sharing, t)


def _words_of(session: SharedSession) -> str:
    """The message that says what is sent."""
    client = session.table.client
    if client.over:
        return "friends-send-last" if client.writer is None else "friends-send-check"
    if isinstance(client.need, ConsentNeed):
        return "friends-send-answer"
    return "friends-send-card" if client.unseen() else "friends-send-move"


def _menu(session: SharedSession, t: Messages) -> tuple[Html, ...]:
    """What the menu has in place of the items of a game for one device."""
    items = [item("send-again", t("friends-menu-link")), item("connect", t("friends-menu-live"))]
    if session.undo_offered():
        items.append(item("say", t("friends-menu-back"), value="undo"))
    if not session.table.client.over:
        items.append(item("say", t("friends-menu-resign"), value="ask-resign"))
        items.append(item("say", t("friends-menu-abandon"), value="ask-abandon"))
    return tuple(items)


# Panels ---------------------------------------------------------------------------------------------------------------


def own_panel(table: SharedTable, sharing: SharingState, link: str, panels: PanelState, t: Messages) -> Html | None:
    """The panel of the page for friends that is open, if one is; `link` is what is to be sent."""
    if panels.panel == "link":
        return post.link_panel(link, panels.copied, t)
    if panels.panel == "live" and panels.preferences["connect"] == "links":
        return post.unconnected_panel(sharing.muted, t)
    if panels.panel == "live":
        far = tuple(seat for seat in range(len(table.client.participants)) if seat not in table.here)
        name = names_of(table, far[:1], t) if far else host_of(table, t)
        return post.live_panel(name, sharing.signal_link(table.id), panels.copied, sharing.muted, t)
    return post.ask_panel(panels.panel, t) if panels.panel in ("resign", "abandon") else None

"""Before the cards are dealt: an invitation that was opened, and the table at which friends come together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from urllib.parse import parse_qs

from pyengine.core.record import clean_name
from pyengine.sealed.seating import Invitation
from web.engine.panels import options_as_played
from web.engine.people import bots_in_words
from web.games import table_of
from web.parts.buttons import do
from web.parts.html import Html, el, join
from web.parts.icons import sign
from web.parts.messages import Messages
from web.parts.page_paths import has_pages, learn_path, rules_path
from web.parts.panel import setting
from web.parts.preferences import PACES
from web.parts.share_panel import folded_code
from web.sealed.post import Post, bar, paste

_LONGEST_NAME = "24"


@dataclass(frozen=True, slots=True)
class Chair:
    """A seat at a table that is filling up: the name, and what is to be said of it."""

    name: str
    said: str
    free: bool = False


def _page(game_id: str, t: Messages, *children: Html | None, panel: Html | None = None) -> Html:
    """A page of a game at which nobody plays yet."""
    home = el("a", {"class": "home", "href": "../", "title": t("to-lobby")}, sign(), el("span", None, t("app-name")))
    all_games = el("a", {"class": "way-to", "href": f"./?lang={t.lang}", "id": "all-shared"}, t("friends-back"))
    header = el("header", {"class": "bar"}, home, all_games)
    cover = el("div", {"class": f"room-cover {game_id}", "aria-hidden": "true"}, table_of(game_id).cover())
    main = el("main", {"class": f"waiting-room {game_id}", "id": "main"}, cover, *children)
    return join(header, main, panel)


def invited(
    invitation: Invitation, name: str, preferences: Mapping[str, str], t: Messages, *, note: Html | None, own: bool
) -> Html:
    """The invitation that somebody has opened: who invites to what, and a chair. `own` is one's own invitation."""
    game, players = invitation.game, invitation.players
    host = clean_name(invitation.host.name)
    words = {"name": host, "game": t(f"game-{game.id}")}
    title = t("friends-invites", **words) if host else t("friends-invites-nobody", game=words["game"])
    if has_pages(game.id):
        learn = el("a", {"href": f"../{learn_path(game.id, t.lang)}"}, t("learn"))
    else:
        learn = el("a", {"href": f"../{rules_path(game.id, t.lang)}"}, t("rules"))
    facts = el("p", {"class": "quiet"}, t("friends-for", players=players), " · ", learn)
    changed = options_as_played(game, players, invitation.options, t, changed=True)
    listed = [el("li", None, line) for line in changed]
    options = el("ul", {"class": "quiet", "id": "sit-options"}, *listed) if listed else None
    field = {"id": "sit-name", "name": "name", "value": name, "maxlength": _LONGEST_NAME, "autocomplete": "nickname"}
    named = el("label", {"for": "sit-name"}, t("friends-name"))
    hint = el("input", {**field, "placeholder": t("friends-name-hint")})
    more = [_bot(number, t) for number in range(1, players - 1)]
    bots = el("fieldset", {"class": "with-bots"}, el("legend", None, t("friends-join-bots")), *more) if more else None
    sit = el("div", {"class": "menu"}, do("sit-down", t("friends-sit-here-too" if own else "friends-join"), main=True))
    heading = el("h1", {"id": "room-title", "tabindex": "-1"}, title)
    check = el("p", {"class": "quiet", "id": "sit-check"}, t("friends-check-ahead"))
    ways = setting("connect", preferences, t)
    chair = el("div", {"class": "sit"}, named, hint)
    return _page(game.id, t, heading, facts, options, note, chair, bots, sit, check, ways)


def _bot(number: int, t: Messages) -> Html:
    kinds = [("", t("friends-join-none")), *bots_in_words(t)]
    options = [el("option", {"value": kind}, text) for kind, text in kinds]
    ident = f"sit-bot-{number}"
    label = el("label", {"for": ident}, t("friends-join-bot", number=number))
    return el("p", None, label, el("select", {"id": ident, "class": "sit-bot"}, *options))


def room(
    game_id: str, chairs: Sequence[Chair], post: Post, t: Messages, *, ahead: str, note: Html | None, panel: Html | None
) -> Html:
    """The table while friends come together, or while the cards are shuffled; `ahead` says how far the cards are."""
    heading = el("h1", {"id": "room-title", "tabindex": "-1"}, t("friends-room", game=t(f"game-{game_id}")))
    listed = [
        el(
            "li",
            {"class": "free" if chair.free else None},
            el("strong", None, el("bdi", None, chair.name)),
            el("span", None, chair.said),
        )
        for chair in chairs
    ]
    seats = el("ul", {"class": "chairs", "role": "list", "aria-label": t("friends-at-table")}, *listed)
    ways = None
    if post.link and panel is None and not post.reached:
        picture = folded_code("room-qr", t("friends-link"), post.link, t)
        ways = join(picture, el("div", {"class": "menu"}, do("save-bundle", t("friends-file"))), paste(t))
    steps = el("p", {"class": "quiet", "id": "steps"}, ahead) if ahead else None
    return _page(game_id, t, heading, bar(post, t), steps, note, seats, ways, panel=panel)


def at_device(name: str, person: str) -> str:
    """A bot's name with that of the person at whose device it plays, since links go to people."""
    return f"{name} ({person})" if person else name


def asked_pace(query: str) -> str:
    """The pace that an address asks for; the usual one where it asks for none that there is."""
    wanted = parse_qs(query.lstrip("?")[:1000]).get("pace", [""])[-1]
    return wanted if wanted in PACES else PACES[0]

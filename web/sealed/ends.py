"""The end of a shared game: who has won or ended it, whether all was in order, and what one may do then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from web.engine.endings import end_of
from web.engine.scene import PlayScene
from web.parts.buttons import do
from web.parts.game_end import GameEnd, end_menu, game_end, opens_menu, plain_result
from web.parts.html import Html, el, join
from web.parts.page_paths import has_pages
from web.parts.table import Scene
from web.sealed.session import SharedSession


def over(
    session: SharedSession, scene: PlayScene, record: Mapping[str, int], offered: tuple[str, str] | None
) -> Html | None:
    """What lies over the table once nobody plays on; None before. `offered` is another game, by name and bundle."""
    if not session.table.client.over or session.incoming:
        return None
    note = el("p", {"class": "checked", "id": "checked", "role": "status"}, check_text(session, scene))
    buttons = _buttons(session, scene, offered=offered is not None)
    if offered:
        text = scene.t("friends-rematch-from", name=offered[0]) if offered[0] else scene.t("friends-rematch-nobody")
        note = join(note, el("p", {"class": "offered"}, text))
    if scene.view["outcome"] is None or session.table.blame:
        head = el("h2", {"id": "end-title"}, scene.t("friends-stopped"))
        why = el("p", {"class": "decided"}, _why(session, scene))
        menu = el("div", {"class": "menu", "data-zone": "end"}, *buttons)
        attrs = {"class": "cover end", "id": "end", "tabindex": "-1", "role": "region", "aria-labelledby": "end-title"}
        return el("div", attrs, head, why, note, menu)
    if session.checked:
        end = end_of(scene, record)
    else:
        end = GameEnd(scene.table.result(scene) or plain_result(scene), fewest=scene.table.info.fewest_win)
    return game_end(replace(end, note=note, buttons=buttons), scene, len(session.timeline.moments))


def _buttons(session: SharedSession, scene: Scene, *, offered: bool) -> Sequence[Html]:
    """Another game, then how this one went once that is known; the rest behind *More*."""
    t = scene.t
    again = t("friends-rematch-open") if offered else t("friends-rematch")
    buttons = [do("rematch", again, main=True, ident="rematch")]
    if session.table.blame is not None:
        buttons.append(do("save-proof", t("friends-proof"), ident="save-proof"))
    back = f"./?lang={t.lang}", t("friends-back")
    if not session.checked:
        return [*buttons, el("a", {"class": "button", "href": back[0]}, back[1])]
    if session.timeline.moments:
        buttons.append(do("tale", t("how-it-went"), value="", key="r"))
    last = str(len(session.timeline.moments))
    items = [("review", "review", None), ("jump", "see-table", last), ("share", "share", None)]
    items += [("save", "save-record", None), *([("analyse", "analyse", "")] if has_pages(scene.game) else ())]
    more = end_menu(items, back, t)
    return [*buttons, opens_menu(t), more]


def _why(session: SharedSession, scene: Scene) -> str:
    ended = session.table.client.ending.by
    if ended is None or ended[1] == "doubt":
        return scene.t("friends-doubt") if session.table.client.blame is None else ""
    kind = {"resign": "resigned", "abandon": "abandoned"}[ended[1]]
    own = ended[0] == session.viewer
    return scene.t(f"friends-{kind}-you") if own else scene.t(f"friends-{kind}", name=scene.names[ended[0]])


def check_text(session: SharedSession, scene: Scene) -> str:
    """Whether the game has been checked, and what was found."""
    t, blame = scene.t, session.table.blame
    if blame is not None:
        words = "friends-lied" if session.table.verdict else "friends-lied-early"
        return t(words, name=scene.names[blame.seat], number=blame.message, about=blame.about)
    verdict = session.table.verdict
    if verdict is not None and verdict.lost is not None:
        own = verdict.lost == session.viewer
        return t("friends-doubted-you") if own else t("friends-doubted", name=scene.names[verdict.lost])
    if session.checked:
        return t("friends-checked")
    return t("friends-checking") if session.table.complete else t("friends-check-waits")

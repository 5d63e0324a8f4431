"""Games of the gallery at the page for friends: opened in the engine once one is asked for."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from pyengine.games import _opened
from pyengine.sealed.message import parse, plain
from tests.kit.files import GALLERY, HEAD, LAY
from tests.sealed.toy import Toy
from tests.web.far_friends import Friend, play, sit_down
from web.engine.dispatcher import Dispatcher
from web.games import _opened as opened_tables
from web.parts import page_paths
from web.sealed import gallery, worker
from web.sealed.controller import FriendsController
from web.sealed.gallery import GalleryMissing, open_gallery

GOLF = "?game=golf&seats=human,friend"
FILES = {path.name: path.read_text("utf-8") for path in GALLERY if path.stem in ("golf", "oh-hell")}
FILES["golf.de.md"] = GALLERY[0].with_name("golf.de.md").read_text("utf-8")


@pytest.fixture(autouse=True)
def _nothing_opened() -> Iterator[None]:
    """A page that has just been loaded: it knows our own games alone, and forgets the others behind each test."""
    games, tables = dict(_opened), dict(opened_tables)
    forget()
    yield
    forget()
    _opened.update(games)
    opened_tables.update(tables)


def forget() -> None:
    _opened.clear()
    opened_tables.clear()
    page_paths._from_files.clear()
    gallery._gallery.is_open = False


def test_the_gallery_is_asked_for_with_its_first_game_alone() -> None:
    ann = Friend("Ann")
    ann.open(query="?game=nizam&seats=human,friend")
    with pytest.raises(GalleryMissing):
        ann.open(query=GOLF)
    open_gallery(FILES)
    ann.open(query=GOLF)
    assert parse(ann.controller.table.client.transcript[0]).items[0][1] == "golf"  # type: ignore[union-attr]
    with_unknown = Friend("Bo")
    with_unknown.open(query="?game=bridge&seats=human,friend")
    assert with_unknown.controller.table is None
    assert with_unknown.answer["html"]


def test_the_worker_answers_that_the_gallery_is_missing() -> None:
    worker._dispatchers[:] = [Dispatcher({"friends": lambda ident: FriendsController(Toy(), ident)})]
    ask = json.dumps({"id": "friends", "do": "friends", "query": GOLF, "fragment": "", "langs": ["en"], "base": "x"})
    assert worker.send(ask) == '{"gallery": true}'
    open_gallery(FILES)
    assert json.loads(worker.send(ask))["keep"]["about"]["title"] == "Six-card Golf"
    worker._dispatchers.clear()


def test_an_invitation_and_a_table_that_is_kept_ask_for_it_too() -> None:
    open_gallery(FILES)
    ann, bo = Friend("Ann"), Friend("Bo", "de")
    ann.open(query=GOLF)
    invitation = ann.out()
    forget()
    for device, fragment in ((bo, invitation), (ann, ann.fragment)):
        device.start()
        with pytest.raises(GalleryMissing):
            device.open(fragment)
    open_gallery(FILES)
    bo.open(invitation)
    assert "../games/rules/?game=golf&amp;lang=de" in bo.answer["html"]
    assert "learn/golf" not in bo.answer["html"]
    bo.send(do="sit", name="Bo")
    ann.open(bo.out())
    assert ann.controller.table is not None
    assert ann.controller.table.seated


def test_a_whole_game_is_played_checked_and_shared_where_games_of_files_are_played() -> None:
    open_gallery(FILES)
    both = [Friend("Ann"), Friend("Bo")]
    sit_down(both[0], both[1:], GOLF)
    play(both)
    for friend in both:
        assert friend.session.checked
        assert friend.controller.table is not None
        assert friend.controller.table.blame is None
        assert "Analyse" not in friend.answer["html"]
        assert friend.answer["result"]["game"] == "golf"
        friend.send(do="share")
        assert 'value="https://rules.example/games/?game=golf#' in friend.answer["html"]
        friend.send(do="review")
        assert 'data-do="analyse"' not in friend.answer["html"]


def test_another_file_than_the_sites_is_told_and_no_code_comes_with_a_link() -> None:
    open_gallery({"golf.md": FILES["golf.md"] + "\nOne word more.\n"})
    ann = Friend("Ann")
    ann.open(query=GOLF)
    invitation = ann.out()
    open_gallery(FILES)
    bo = Friend("Bo")
    bo.open(invitation)
    assert bo.controller.invitation is None
    assert "by another file than this site has" in bo.answer["say"] + bo.answer["html"]


def test_a_file_that_the_site_does_not_have_is_told() -> None:
    short = HEAD + LAY.replace("to=game.secret", "to=game.pile").split('@move("give')[0] + "```\n"
    open_gallery({"small.md": short})
    ann = Friend("Ann")
    ann.open(query="?game=small&seats=human,friend")
    _opened.clear()
    bo = Friend("Bo")
    bo.open(ann.out())
    assert bo.controller.invitation is None
    assert "does not come with this site" in bo.answer["say"] + bo.answer["html"]


def test_the_invitation_of_a_file_has_nothing_of_it_but_its_name_and_hash() -> None:
    open_gallery(FILES)
    ann = Friend("Ann")
    ann.open(query=GOLF)
    assert ann.controller.table is not None
    [text] = ann.controller.table.client.transcript
    item = parse(text).items[0]
    assert item[5] == _opened["golf"].content
    assert len(plain(item)) < 200

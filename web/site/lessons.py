"""The guided first games as pages: the first step on its table, to be played once the engine has started, and below it
the whole lesson to read.
"""

from __future__ import annotations

from collections.abc import Iterator

from pyengine.core.game import Game
from pyengine.core.state import State
from pyengine.rulebook.lesson import READER, Lesson, Step
from web.engine import books
from web.engine.controllers.lesson import LessonController
from web.engine.lesson_session import start_lesson, with_names
from web.engine.scene import scene_of
from web.engine.wording import action_words
from web.games import find as find_game
from web.games import games
from web.parts.html import Html, capital, el, join
from web.parts.messages import LANGS, Messages
from web.parts.page_paths import learn_path, rules_path
from web.parts.paragraph import paragraph
from web.pictures.picture import picture
from web.site.diagram import with_rule
from web.site.draw import Draw
from web.site.frame import framed
from web.site.opening import starting
from web.site.rules import Page, versions, written
from web.site.rules_bar import bar_of_game, root_of, study_links


def pages() -> Iterator[Page]:
    """The lesson of every game in every language."""
    for lang in LANGS:
        t = Messages(lang)
        for game in games():
            folders = {each: learn_path(game.id, each) for each in LANGS}
            name = t(f"game-{game.id}")
            title, about = t("learn-of", game=name), t("learn-about", game=name)
            drawn = Draw(_lesson, (game.id, lang), game.id)
            own, instead = versions(folders, written(game.id, "lesson"), lang)
            yield Page(folders[lang], lang, title, drawn, own, about, game, "LearningResource", instead=instead)


def _lesson(game_id: str, lang: str) -> Html:
    folders = {each: learn_path(game_id, each) for each in LANGS}
    game, t = find_game(game_id), Messages(lang)
    lesson = books.lesson(game_id, t)
    root = root_of(folders[t.lang])
    states = lesson.states()
    size = len(lesson.steps)
    head = el(
        "div",
        {"class": "lesson-front"},
        el("h1", None, lesson.title),
        el("p", {"class": "facts"}, t("learn-facts", steps=size, minutes=max(3, size // 2))),
        *(paragraph(text) for text in lesson.lead),
    )
    # The engine's own first picture: so the prompt is right, and nothing moves, when the engine takes over.
    asked = {"do": "lesson", "game": game.id, "lang": lang, "root": root}
    board = str(LessonController("lesson").carry_out("lesson", asked)["html"]).replace("<button", "<button disabled")
    first = el("div", {"class": "lesson", "id": "lesson", "data-table": "lesson"}, Html(board))
    read = el("a", {"class": "to-read", "href": "#reading"}, t("learn-read"))
    steps = [_step(lesson, step, state, root, t) for step, state in zip(lesson.steps, states, strict=True)]
    back = el("a", {"class": "to-table", "href": "#lesson"}, t("learn-to-table"))
    further = study_links(game, root, t)
    on = el("p", {"class": "menu"}, *further) if further else None
    title = el("h2", {"id": "reading-title"}, t("learn-reading"))
    reading = el(
        "section", {"id": "reading", "aria-labelledby": "reading-title"}, title, back, el("ol", None, *steps), on
    )
    main = el("main", {"id": "main", "class": "learn", "data-game": game.id}, head, first, read, reading)
    return framed(bar_of_game(game, folders, t), join(starting(t), main), t)


# The lesson to read -- ---------------------------------------------------------------------------------------


def _step(lesson: Lesson, step: Step, state: State, root: str, t: Messages) -> Html:
    """A step: its note, the board at its beginning, and its actions."""
    game = find_game(lesson.game)
    done = _steps_done(game, step, state, root, t) if step.moves else None
    board = picture(scene_of(start_lesson(lesson, game.write(state), t), t)) if step.moves else None
    body = el("div", {"class": "diagram"}, board, done) if step.moves else None
    return el("li", None, el("h3", None, step.title), *(paragraph(text) for text in step.note), body)


def _steps_done(game: Game, step: Step, state: State, root: str, t: Messages) -> Html:
    """All actions of a step, with the refused ones before."""
    state, lines = state.copy(), []
    for command in step.fence.commands if step.fence else ():
        if command.marker == "!" and command.seat in (None, READER):
            refused = action_words(game.id, command.words[0], t)
            rule = root + rules_path(game.id, t.lang, command.words[1])
            lines.append(_line("not", t("rules-not"), with_rule(_sentence(refused), command.words[1], rule)))
        for move in (move for move in step.moves if move.line == command.line):
            seat = move.by(state)
            name = t("you") if seat == READER else t("learn-name", seat=seat + 1)
            lines.append(_line("play", name, _sentence(with_names(action_words(game.id, move.text, t), t))))
            state.apply(seat, game.parse(move.text))
    return el("ol", {"class": "steps", "role": "list"}, *lines)


def _sentence(text: str) -> Html:
    return join(capital(text))


def _line(kind: str, head: str, body: Html) -> Html:
    return el("li", {"class": f"step {kind}"}, el("span", {"class": "what"}, head), " ", el("div", None, body))

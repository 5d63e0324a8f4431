"""The answers: what the engine sends to a page."""

from typing import Any, Literal, NotRequired, TypedDict

_NoCommand = Literal["too-long", "too-deep", "not-json", "not-object"]
ErrorCode = Literal[_NoCommand, "unknown-command", "wrong-field", "missing-field", "no-table"]


class CommandError(TypedDict):
    """Why a command was not carried out. `no-table`: nothing stands under its `id` and it opens nothing."""

    code: ErrorCode
    command: str
    field: str


class Refused(TypedDict):
    """The answer to a command that nothing could be drawn for."""

    error: CommandError


class Waiting(TypedDict):
    """The answer where the picture has not changed: milliseconds until the page should send `tick`; None for never."""

    wait: int | None


class Restarted(TypedDict):
    """The engine client's own answer: the engine was restarted, and has no tables."""

    restarted: Literal[True]


class StoredText(TypedDict):
    """A text, and the key to store it under."""

    key: str
    text: str


class About(TypedDict):
    """What a saved game is about, for those who list it: the game's ID, the stage it is at in words ("Round 3"), empty
    where there is none, and by seat the scores (None where there are none; where the `fewest` win, these lead) and the
    names. `over` is true once it has ended.
    """

    game: str
    over: bool
    fewest: bool
    headline: str
    scores: list[int] | None
    names: list[str]


class Save(StoredText):
    """A game's record with what it is `about`. Its table may stand on the page at the next visit, before the engine has
    started, where it `stands`: not where several people share the device.
    """

    about: About
    stands: bool


class Download(TypedDict):
    """A file for the reader."""

    name: str
    text: str


class GameResult(TypedDict):
    """How a game ended, for the reader's statistics: `seat` is None where several people played at one device, `place`
    counts from 1, `decisions` are the people's; `seed` is the number of the deal, None for a game from a file. By seat
    are `scores`, `places`, `names` (empty for who gave none) and `faces`. `daily` is the day whose deal it was, empty
    for any other, and `par` what bots made of it.
    """

    id: str
    game: str
    seats: list[str]
    seat: int | None
    place: int
    shared: bool
    decisions: int
    seed: NotRequired[int | None]
    scores: NotRequired[list[int]]
    places: NotRequired[list[int]]
    names: NotRequired[list[str]]
    faces: NotRequired[list[str]]
    daily: NotRequired[str]
    par: NotRequired[int | None]


class TableAnswer(TypedDict):
    """The answer to every page; a diagram gets no other fields.

    `html` stands in the table's place: a text here, and for the page's Python a `Content` of JavaScript, which it hands
    on unread (`web/browser/window/answer.js`). `say` is for the live region, unless empty, then the sentences `asked`
    for; in a game of memory, and behind the curtain of a shared device, it is `fleeting`, and what was announced before
    goes; `moved` are the `data-move` names of the parts to be seen moving; `movers` are the numbers of the other
    players who moved them, by those names. `wait` is as in `Waiting`, `error` is there when the command was not carried
    out. `onward` is the address of a page to go on to, below the site's root. Of sentences to be said that have words
    in another language than the page there are `pieces`, each behind its language; `title_lang` is that of such a
    title.
    """

    html: str
    say: str
    asked: NotRequired[list[str]]
    pieces: NotRequired[dict[str, list[list[str]]]]
    title_lang: NotRequired[str]
    fleeting: NotRequired[bool]
    moved: list[str]
    movers: dict[str, int]
    wait: NotRequired[int | None]
    error: NotRequired[CommandError]
    onward: NotRequired[str]


class LessonAnswer(TableAnswer):
    """The answer to a lesson: with the `step` that the reader is at (from 0), to be stored."""

    step: NotRequired[int]


class Film(TypedDict):
    """The story of a game to be drawn: the file's name, and its moments, each with the table's `html` and `words`."""

    name: str
    frames: list[dict[str, str]]


class OwnMistake(TypedDict):
    """A decision of the reader's that cost much, to be tried again as a puzzle: the game, its position as text, the
    seat (from 0), what was played, what is best, and how many of a hundred games that would have won more.
    """

    game: str
    position: str
    seat: int
    played: str
    best: str
    loss: int


class PlayAnswer(TableAnswer):
    """The answer to the play page.

    `focus` selects what gets the focus. `sounds` are the names of what is heard and felt, with spaces between. `save`
    is to be stored before the answer is shown, `broken` to be set aside, `url` this game's query, `result` to be
    counted once, `mistakes` to be kept among the puzzles, `settings` to be stored and applied, `coach` to be stored.
    While another tab leads, only the first five are there, and `moved` and `movers`.
    """

    title: str
    lang: str
    dir: Literal["ltr", "rtl"]
    focus: str | None
    sounds: NotRequired[str]
    save: NotRequired[Save]
    url: NotRequired[str]
    result: NotRequired[GameResult | None]
    broken: NotRequired[list[StoredText]]
    settings: NotRequired[dict[str, str]]
    download: NotRequired[Download]
    coach: NotRequired[str]
    film: NotRequired[Film]
    mistakes: NotRequired[list[OwnMistake]]


class CallError(TypedDict):
    """Why a call was refused: words for people, and the rule and its facts where it was a rule."""

    message: str
    rule: NotRequired[str]
    facts: NotRequired[dict[str, Any]]


class CallResult(TypedDict, total=False):
    """The result of a call: a `value` (a text, a number, legal actions, a `HostState` or None), or an `error`."""

    value: Any
    error: CallError


class Ending(TypedDict):
    """How a game ended: by which rule, the seats (from 1) by place, the scores where the game has any."""

    rule: str
    ranking: list[list[int]]
    scores: list[int]


class HostState(TypedDict):
    """What the host page may know of a table, which is all: the moment that is shown, after `number` of the `last`
    actions, as a whole `position`; the seats to act (from 1); and what the `seat` (None for a spectator) may know, as
    the engine's `view`, whose seats count from 0.
    """

    game: str
    players: int
    number: int
    last: int
    position: str
    toAct: list[int]
    seat: int | None
    view: dict[str, Any]
    over: Ending | None


class ReadyEvent(TypedDict):
    """A game is on the table, after `number` actions, in a `position`."""

    type: Literal["ready"]
    game: str
    players: int
    number: int
    position: str


class MoveEvent(TypedDict):
    """An action was done, the `number`-th, by `seat` (from 1), which led to a `position`; taken back where seat and
    action are None.
    """

    type: Literal["move"]
    number: int
    seat: int | None
    action: str | None
    position: str


class GameOverEvent(Ending):
    """The game is over."""

    type: Literal["gameover"]


class MomentEvent(TypedDict):
    """Another moment of the game is shown: after `number` of its `last` actions."""

    type: Literal["moment"]
    number: int
    last: int


class StepEvent(TypedDict):
    """The reader has done a step of a lesson, the `step`-th of `steps`."""

    type: Literal["stepdone"]
    step: int
    steps: int


class SolvedEvent(TypedDict):
    """The reader has solved a puzzle, after so many hints and mistakes; `alone` without these and its solution."""

    type: Literal["puzzlesolved"]
    game: str
    number: int
    alone: bool
    hints: int
    mistakes: int


class RefusedEvent(TypedDict):
    """A seat has tried an `action` that a `rule` forbids, after so many actions."""

    type: Literal["refused"]
    number: int
    seat: int
    action: str
    rule: str


class StudyAnswerEvent(TypedDict):
    """The reader of a study has answered its `question`, one of so many of a `chapter` (both from 1), in as many
    `tries`; `shown` is an answer that was asked for.
    """

    type: Literal["studyanswer"]
    chapter: int
    question: int
    questions: int
    action: str
    right: bool
    shown: bool
    tries: int


class ErrorEvent(TypedDict):
    """Something is wrong with the attributes: no game can be played, or an unknown option was `ignored`."""

    type: Literal["error"]
    message: str
    reason: Literal["attributes", "ignored"]


EmbedEvent = ReadyEvent | MoveEvent | GameOverEvent | MomentEvent | StepEvent | SolvedEvent | RefusedEvent | ErrorEvent


class EmbedAnswer(TableAnswer):
    """The answer to a table in a frame: `kept` is the record to resume from, where it has changed, `events` and
    `result` are for the host page.
    """

    title: str
    lang: str
    dir: Literal["ltr", "rtl"]
    events: list[EmbedEvent]
    kept: NotRequired[str]
    result: NotRequired[CallResult]


class Draft(StoredText):
    """A draft of the workbench; one that begins `anew` did not begin with the draft that the device has."""

    anew: bool


class OpenedStudy(TypedDict):
    """A study, or a homework, that the reader has opened."""

    title: str
    game: str


class ShownBoard(TypedDict):
    """What pupils see of a live board, as their pages read it, and the `seats` that they may look from."""

    text: str
    seats: str


class WorkbenchAnswer(TableAnswer):
    """The answer to the workbench: `draft` is to be kept before the answer is shown, `address` is what stands in the
    page's address from now on, `saves` the list of saved studies, to be stored, `board` what pupils of a live board are
    to see, None when it ends, `events` are for a page around the reader's frame, with `print` the page is to be
    printed, `opened` is a study that is read from now on; the others are as those of the play page.
    """

    title: str
    lang: str
    dir: Literal["ltr", "rtl"]
    focus: str | None
    draft: NotRequired[Draft]
    saves: NotRequired[StoredText]
    events: NotRequired[list[StudyAnswerEvent]]
    print: NotRequired[bool]
    opened: NotRequired[OpenedStudy]
    sounds: NotRequired[str]
    settings: NotRequired[dict[str, str]]
    address: NotRequired[str]
    download: NotRequired[Download]
    board: NotRequired[ShownBoard | None]


class BoardAnswer(WorkbenchAnswer):
    """The answer to a pupil's page of a live board, as the workbench's: `tell` is for the teacher, and what came last
    is stored in the window if it is to be `kept`.
    """

    tell: str
    kept: bool


Answer = (
    BoardAnswer
    | WorkbenchAnswer
    | PlayAnswer
    | TableAnswer
    | EmbedAnswer
    | LessonAnswer
    | Waiting
    | Refused
    | Restarted
)

"""The commands: what a page sends to the engine."""

from typing import Annotated, Any, Literal, NamedTuple, NotRequired, TypedDict

LONGEST_COMMAND = 4_000_000
"""Characters of a command's whole JSON text; its brackets are nested as in any JSON (`pyengine/core/json_text.py`)."""

Word = Annotated[str, 1_000]
"""A text with at most this many characters: a name, an action, a value."""

Page = Literal["play", "diagram", "embed", "guided", "lesson", "friends", "puzzle", "puzzled", "workbench", "board"]
"""Who sends commands: the play page, a diagram of a rulebook, a table in a frame of another site, a lesson, the page
that plays with friends far away, a puzzle, and one in a frame, the workbench, a pupil's page of a live board.
"""

# Commands -------------------------------------------------------------------------------------------------------------


class Addressed(TypedDict):
    """What every command may carry: the `id` of its table, which is `embed-…` in a frame, `lesson` in a lesson,
    `friends` on the page for friends, `workbench` there, the figure's in a rulebook, and none on the play page.
    """

    id: NotRequired[Word]


_Touch = TypedDict("_Touch", {"do": NotRequired[Literal["touch"]], "try": NotRequired[Word], "also": NotRequired[Word]})


class Touch(Addressed, _Touch):
    """A part of the table was clicked, or a card dropped on it; the fields are the element's `data-` attributes.

    `action` is done, as is `also`, which has a control of its own elsewhere: by the viewer, or the person at `seat`
    (from 0; there must be one) who may call it out. Of `try`, which stands on a dimmed control, it is said why it
    cannot be done. Else `target` takes what is chosen, or `source`; else `source` is chosen, or not.
    """

    source: NotRequired[Word]
    target: NotRequired[Word]
    action: NotRequired[Word]
    seat: NotRequired[Word]


_OfTable = Literal["tick", "dismiss", "escape", "undo", "hint", "seen", "reveal", "live", "new", "again", "leave"]
_OfPage = Literal[
    "elsewhere", "take-over", "restore", "share", "settings", "keys", "close-panel", "save", "download-broken"
]
_OfFriends = Literal["rematch", "connect", "send-again", "save-bundle", "save-proof", "sit-here", "mute"]
PlainName = Literal[_OfTable, _OfPage, _OfFriends, "halt-review", "close-review", "next", "back", "point"]


class Plain(Addressed):
    """A command without fields of its own; see `COMMANDS`."""

    do: PlainName


class Start(Addressed):
    """The play page asks for the game of its address.

    `query` and `fragment` are the address's, `base` the rest of it; of a fragment that is too long only the `size` is
    sent. `langs` are the reader's languages, the best first. `saves` has the device's save of the game by its key:
    a record's text, unless other scripts have written there. `settings` are the reader's; unknown ones are ignored.
    `coach` is what the device remembers of first games (`web/engine/coach.py`).
    """

    do: Literal["start"]
    query: str
    fragment: NotRequired[str]
    size: NotRequired[int]
    langs: NotRequired[list[str]]
    saves: NotRequired[dict[str, Any]]
    base: NotRequired[str]
    settings: NotRequired[dict[str, Any]]
    coach: NotRequired[str]


class Load(Addressed):
    """A record from a file; of one that is too long only the `size` is sent."""

    do: Literal["load"]
    text: str
    size: NotRequired[int]


class Note(Addressed):
    """A fault to report to the reader: the engine was restarted, or the device stores nothing."""

    do: Literal["note"]
    value: Literal["restarted", "unkept"]


class ReviewGame(Addressed):
    """Examine the viewer's decisions, or those of all seats."""

    do: Literal["review"]
    value: NotRequired[Literal["mine", "all"]]


class Valued(Addressed):
    """A command with one value: to `jump` to a moment (how many actions have been done), to show all in a `lang`, a
    `setting` as `name=value`, the ID of the field that was `copied`, which is empty where copying was denied, a tab
    to `show` beside the table: `story`, `rules`, or `rules:<ID>` for one rule, empty for none, the reader's
    `record-so-far` in numbers, what to `ask` the table (`table`, `hand`, `options` or `scores`), the moment to
    `try-from`: to play on from as another game, the moment whose `tale` is told, or what that is to do, or to
    `analyse` on the workbench, empty for the one that is shown; of the `coach`, that the game is `known` or is to be
    told `again`; with `could-win` to `ask` whether the game could have been won, or `stop` the search for it.
    """

    do: Literal[
        "jump",
        "lang",
        "setting",
        "copied",
        "show",
        "record-so-far",
        "try-from",
        "analyse",
        "ask",
        "coach",
        "tale",
        "could-win",
    ]
    value: Word


class Position(Addressed):
    """Set up a diagram's position, for the reader at `seat` (from 1, by default the first) and bots at the others."""

    do: Literal["position"]
    game: Word
    position: str
    seat: NotRequired[Word]
    lang: NotRequired[Word]


class Frame(Addressed):
    """Set up a table as the attributes of `<tabletop-game>` say, which are the `query`; go on with the record `resume`
    where an engine was lost.
    """

    do: Literal["frame"]
    query: str
    lang: NotRequired[Word]
    resume: NotRequired[str]


class Act(Addressed):
    """The host page does an action, for the person whose turn it is. `call` is that page's own number."""

    do: Literal["act"]
    text: Word
    call: NotRequired[Any]


class Call(Addressed):
    """The host page sets the table back to how it began, takes the last action back, or asks for the record."""

    do: Literal["reset", "record", "take-back"]
    call: NotRequired[Any]


class Look(Addressed):
    """The host page asks for the position that is shown, or for the legal actions in it: for one `seat`, from 1; 0 is a
    spectator, empty whoever looks or acts.
    """

    do: Literal["state", "legal"]
    seat: NotRequired[Word]
    call: NotRequired[Any]


class SetPosition(Addressed):
    """The host page puts a position on the table."""

    do: Literal["set-position"]
    text: str
    call: NotRequired[Any]


class GoTo(Addressed):
    """The host page shows a moment of the game, by its number of actions."""

    do: Literal["go-to"]
    value: Word
    call: NotRequired[Any]


class OpenLesson(Addressed):
    """Begin a game's lesson at a `step` (from 0). `root` leads from the page up to the site's root, as `../../`."""

    do: Literal["lesson"]
    game: Word
    lang: NotRequired[Word]
    root: NotRequired[Word]
    step: NotRequired[Word]
    pace: NotRequired[Literal["normal", "fast", "instant"]]


class OpenShared(Addressed):
    """The page for friends asks for the table of its address: a new one by the `query`, or the one that its `fragment`
    names or has messages of. `kept` are the texts of this device's tables that may be meant, the one that the page led
    last in front. The link was `passed` to another window that has the table open; signs of friends are `muted`. The
    others are as those of `Start`.
    """

    do: Literal["friends"]
    query: str
    fragment: NotRequired[str]
    kept: NotRequired[list[str]]
    name: NotRequired[Word]
    passed: NotRequired[Literal["yes"]]
    muted: NotRequired[Literal["yes"]]
    langs: NotRequired[list[str]]
    base: NotRequired[str]
    settings: NotRequired[dict[str, Any]]


class SitDown(Addressed):
    """Sit down at the table that one was invited to, under a `name`, with `bots` beside one: their kinds, with commas
    between.
    """

    do: Literal["sit"]
    name: Word
    bots: NotRequired[Word]


class Receive(Addressed):
    """Messages of friends: a bundle, or a link or a file with one; of one that is too long only the `size` is sent.

    A `live` one came by itself, and may be one that everybody has.
    """

    do: Literal["receive"]
    text: str
    size: NotRequired[int]
    live: NotRequired[Literal["yes"]]


class Spoken(Addressed):
    """What a player may say beside the game; `ask-…` asks first whether it is meant."""

    do: Literal["say"]
    value: Literal["resign", "abandon", "undo", "agree", "refuse", "ask-resign", "ask-abandon"]


class Connection(Addressed):
    """How the live connection is: `peers` are connected, and the signals that are `pending` may connect more; what
    those who are here are `doing`, and the `signs` by which they say something, by the beginnings of players' keys.

    Or a `signal` to be passed on `by` hand or by the next link, as a text of its `kind`, or what came of one.
    """

    do: Literal["connection"]
    peers: NotRequired[int]
    pending: NotRequired[list[Word]]
    doing: NotRequired[dict[str, Word]]
    signs: NotRequired[dict[str, Word]]
    kind: NotRequired[Literal["offer", "answer", "waiting", "passed", "failed"]]
    signal: NotRequired[Word]
    by: NotRequired[Literal["hand", "link"]]


_Common = Touch | Plain | Start | Load | Note | ReviewGame | Valued | Position | Frame | Act | Call | OpenLesson
_OfHost = Look | SetPosition | GoTo
TableCommand = _Common | _OfHost | OpenShared | SitDown | Receive | Spoken | Connection


class CommandSpec(NamedTuple):
    """A command: its `fields`, and the `pages` that may send it.

    It `opens` a table where none is. When it is carried out, the notice over the table (a refusal, a hint, bad input)
    stays if it `keeps_notice`, the open panel if it `keeps_panel`. `while_elsewhere` it is carried out although another
    tab leads the game, `if_readonly` at a table that is only to be looked at. A `called` one is answered with `result`.
    """

    fields: type
    pages: tuple[Page, ...]
    opens: bool = False
    keeps_notice: bool = False
    keeps_panel: bool = False
    while_elsewhere: bool = False
    if_readonly: bool = False
    called: bool = False


_ALL: tuple[Page, ...] = ("play", "diagram", "embed", "guided", "lesson", "friends", "puzzle", "puzzled", "workbench")
_PLAY: tuple[Page, ...] = ("play",)
_WHOLE: tuple[Page, ...] = ("play", "friends")
_FRIENDS: tuple[Page, ...] = ("friends",)
_EMBED: tuple[Page, ...] = ("embed", "guided", "puzzled")
_LESSON: tuple[Page, ...] = ("lesson", "guided")
_PUZZLE: tuple[Page, ...] = ("puzzle", "puzzled")
_FREE: tuple[Page, ...] = ("play", "embed")
_LOOKING: tuple[Page, ...] = ("play", "embed", "friends")

TABLE_COMMANDS: dict[str, CommandSpec] = {
    # of every table
    "touch": CommandSpec(Touch, _ALL),
    "tick": CommandSpec(Plain, _ALL, keeps_notice=True, keeps_panel=True),
    "dismiss": CommandSpec(Plain, _ALL, keeps_panel=True, if_readonly=True),
    "escape": CommandSpec(Plain, _ALL),
    "seen": CommandSpec(Plain, _ALL),
    "again": CommandSpec(Plain, ("play", "diagram", "embed", "guided", "lesson", *_PUZZLE)),
    "undo": CommandSpec(Plain, ("play", "diagram", "embed", *_PUZZLE, "workbench"), keeps_panel=True),
    "leave": CommandSpec(Plain, ("diagram", "embed", "guided", "lesson", *_PUZZLE), if_readonly=True),
    # of a game that is played
    "hint": CommandSpec(Plain, _FREE, keeps_panel=True),
    "reveal": CommandSpec(Plain, _FREE),
    "jump": CommandSpec(Valued, _LOOKING, if_readonly=True),
    "live": CommandSpec(Plain, _LOOKING),
    "ask": CommandSpec(Valued, _LOOKING, keeps_notice=True, keeps_panel=True, if_readonly=True),
    "new": CommandSpec(Plain, _FREE),
    "lang": CommandSpec(
        Valued,
        (*_LOOKING, "guided", "puzzled"),
        keeps_notice=True,
        keeps_panel=True,
        while_elsewhere=True,
        if_readonly=True,
    ),
    # of the play page
    "start": CommandSpec(Start, _PLAY, opens=True, while_elsewhere=True),
    "load": CommandSpec(Load, _PLAY),
    "note": CommandSpec(Note, (*_WHOLE, "workbench"), keeps_notice=True, keeps_panel=True),
    "elsewhere": CommandSpec(Plain, _WHOLE),
    "take-over": CommandSpec(Plain, _PLAY),
    "coach": CommandSpec(Valued, _PLAY),
    "save": CommandSpec(Plain, _WHOLE, keeps_notice=True, keeps_panel=True),
    "download-broken": CommandSpec(Plain, _PLAY, keeps_notice=True, keeps_panel=True),
    "restore": CommandSpec(Plain, _PLAY, keeps_notice=True),
    "show": CommandSpec(Valued, _WHOLE),
    "try-from": CommandSpec(Valued, _PLAY),
    "tale": CommandSpec(Valued, _WHOLE, keeps_panel=True),
    "could-win": CommandSpec(Valued, _PLAY, keeps_panel=True),
    "analyse": CommandSpec(Valued, ("play", "friends", "embed"), keeps_notice=True, keeps_panel=True, if_readonly=True),
    "record-so-far": CommandSpec(Valued, _WHOLE, keeps_notice=True, keeps_panel=True),
    "share": CommandSpec(Plain, _WHOLE, keeps_panel=True),
    "copied": CommandSpec(Valued, (*_WHOLE, "workbench", "board"), keeps_notice=True, keeps_panel=True),
    "settings": CommandSpec(Plain, _WHOLE, keeps_panel=True),
    "keys": CommandSpec(Plain, _WHOLE, keeps_panel=True),
    "setting": CommandSpec(Valued, _WHOLE, keeps_notice=True, keeps_panel=True, while_elsewhere=True),
    "close-panel": CommandSpec(Plain, _WHOLE),
    "review": CommandSpec(ReviewGame, _WHOLE, keeps_panel=True),
    "halt-review": CommandSpec(Plain, _WHOLE, keeps_notice=True, keeps_panel=True),
    "close-review": CommandSpec(Plain, _WHOLE, keeps_panel=True),
    # of the page for friends
    "friends": CommandSpec(OpenShared, _FRIENDS, opens=True, while_elsewhere=True),
    "sit": CommandSpec(SitDown, _FRIENDS),
    "receive": CommandSpec(Receive, _FRIENDS, keeps_panel=True),
    "say": CommandSpec(Spoken, _FRIENDS),
    "connection": CommandSpec(Connection, _FRIENDS, keeps_notice=True, keeps_panel=True),
    "connect": CommandSpec(Plain, _FRIENDS),
    "send-again": CommandSpec(Plain, _FRIENDS),
    "save-bundle": CommandSpec(Plain, _FRIENDS, keeps_notice=True, keeps_panel=True),
    "save-proof": CommandSpec(Plain, _FRIENDS, keeps_notice=True, keeps_panel=True),
    "rematch": CommandSpec(Plain, _FRIENDS),
    "mute": CommandSpec(Plain, _FRIENDS, keeps_notice=True),
    "sit-here": CommandSpec(Plain, _FRIENDS),
    # of the others
    "position": CommandSpec(Position, ("diagram",), opens=True),
    "frame": CommandSpec(Frame, _EMBED, opens=True, if_readonly=True),
    "act": CommandSpec(Act, _EMBED, if_readonly=True, called=True),
    "reset": CommandSpec(Call, _EMBED, if_readonly=True, called=True),
    "record": CommandSpec(Call, _EMBED, if_readonly=True, called=True),
    "take-back": CommandSpec(Call, _EMBED, if_readonly=True, called=True),
    "state": CommandSpec(Look, _EMBED, keeps_notice=True, keeps_panel=True, if_readonly=True, called=True),
    "legal": CommandSpec(Look, _EMBED, keeps_notice=True, keeps_panel=True, if_readonly=True, called=True),
    "set-position": CommandSpec(SetPosition, _EMBED, if_readonly=True, called=True),
    "go-to": CommandSpec(GoTo, _EMBED, if_readonly=True, called=True),
    "lesson": CommandSpec(OpenLesson, ("lesson",), opens=True),
    "next": CommandSpec(Plain, (*_LESSON, *_PUZZLE)),
    "back": CommandSpec(Plain, _LESSON),
    "point": CommandSpec(Plain, (*_LESSON, *_PUZZLE)),
}
"""Every command by its name, but for those that only puzzles and the workbench have."""

_SHARING = ("open", "copy", "take", "hand-on", "hand-on-file", "send-text", "close")
_LINES = ("board-invite", "board-take", "board-paste", "board-call")
PAGE_COMMANDS = (*_SHARING, *_LINES, "take-pasted", "sit-down", "make-offer", "sign")
"""Commands that the page itself carries out: pick a file, copy or share a link, take a game over, close a diagram; on
the page for friends take what was pasted, sit down under the name of a field, begin a live connection, say something by
a sign; for a live board make an invitation, take the link that came back, follow one that was pasted, take a name.
"""

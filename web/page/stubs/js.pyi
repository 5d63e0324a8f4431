"""What the page's Python uses of the browser, by the names that JavaScript has for it.

The attributes of `Window` that begin with `nastilka` are those that the scripts in `web/browser` put there. A promise
is an `Awaitable`; a class is instantiated with `new`.
"""

from collections.abc import Awaitable, Iterator
from typing import Any, Literal, Protocol, Self, TypeAlias, overload

from pyscript.ffi import JsProxy

_Outcome: TypeAlias = Literal["kept", "lost", "elsewhere", "stale"]

# Events

class Event:
    target: HTMLElement
    detail: Any
    @classmethod
    def new(cls, type: str, /) -> Self: ...
    def preventDefault(self) -> None: ...

class KeyboardEvent(Event):
    key: str
    code: str
    ctrlKey: bool
    metaKey: bool
    altKey: bool

class PointerEvent(Event):
    isPrimary: bool
    button: int
    clientX: float
    clientY: float

class EventTarget:
    def addEventListener(self, type: str, listener: JsProxy, /) -> None: ...
    def dispatchEvent(self, event: Event, /) -> bool: ...

# Elements

class DOMTokenList:
    def add(self, token: str, /) -> None: ...
    def remove(self, token: str, /) -> None: ...

class DOMStringMap:
    """The `data-` attributes of an element, by their names; None where there is no such attribute."""

    def __getattr__(self, name: str, /) -> str: ...
    def __setattr__(self, name: str, value: str, /) -> None: ...

class CSSStyleDeclaration:
    direction: str
    translate: str
    viewTransitionName: str
    def setProperty(self, name: str, value: str, /) -> None: ...

class NodeList:
    def __iter__(self) -> Iterator[HTMLElement]: ...

class DocumentFragment:
    def querySelector(self, selectors: str, /) -> HTMLElement | None: ...
    def querySelectorAll(self, selectors: str, /) -> NodeList: ...

class DOMRect:
    """A rectangle in the window, in pixels."""

    left: float
    right: float
    top: float
    bottom: float

class HTMLElement(EventTarget):
    """Any element of a page: what is common to HTML and SVG here, and what an HTML element has besides."""

    id: str
    className: str
    classList: DOMTokenList
    dataset: DOMStringMap
    hidden: bool
    innerHTML: str
    isConnected: bool
    lang: str
    dir: str
    style: CSSStyleDeclaration
    textContent: str
    def animate(self, keyframes: JsProxy, milliseconds: int, /) -> None: ...
    def append(self, *nodes: HTMLElement | str) -> None: ...
    def click(self) -> None: ...
    def cloneNode(self, deep: bool, /) -> HTMLElement: ...
    def closest(self, selectors: str, /) -> HTMLElement | None: ...
    def contains(self, other: HTMLElement | None, /) -> bool: ...
    def focus(self, options: JsProxy = ..., /) -> None: ...
    def getAttribute(self, name: str, /) -> str | None: ...
    def getBoundingClientRect(self) -> DOMRect: ...
    def hidePopover(self) -> None: ...
    def hasAttribute(self, name: str, /) -> bool: ...
    def isSameNode(self, other: HTMLElement | None, /) -> bool: ...
    def querySelector(self, selectors: str, /) -> HTMLElement | None: ...
    def prepend(self, *nodes: HTMLElement | str) -> None: ...
    def querySelectorAll(self, selectors: str, /) -> NodeList: ...
    def remove(self) -> None: ...
    def removeAttribute(self, name: str, /) -> None: ...
    def replaceChildren(self, *nodes: HTMLElement | DocumentFragment) -> None: ...
    def scrollIntoView(self, options: JsProxy, /) -> None: ...
    def setAttribute(self, name: str, value: str, /) -> None: ...

class HTMLAnchorElement(HTMLElement):
    href: str
    download: str

class HTMLButtonElement(HTMLElement):
    type: str

class _TemplateContent(DocumentFragment):
    def cloneNode(self, deep: bool, /) -> DocumentFragment: ...

class HTMLTemplateElement(HTMLElement):
    content: _TemplateContent

class HTMLProgressElement(HTMLElement):
    max: float

class File:
    size: int
    @classmethod
    def new(cls, parts: JsProxy, name: str, options: JsProxy, /) -> Self: ...
    def text(self) -> Awaitable[str]: ...

class FileList:
    length: int
    def item(self, index: int, /) -> File: ...

class HTMLInputElement(HTMLElement):
    checked: bool
    disabled: bool
    files: FileList
    type: str
    value: str
    def select(self) -> None: ...

class ViewTransition:
    ready: Any
    updateCallbackDone: Awaitable[None]
    def skipTransition(self) -> None: ...

class Selection:
    isCollapsed: bool

class Document(EventTarget):
    activeElement: HTMLElement | None
    body: HTMLElement
    defaultView: Window
    documentElement: HTMLElement
    title: str
    def hasFocus(self) -> bool: ...
    def getSelection(self) -> Selection: ...
    @overload
    def createElement(self, tagName: Literal["a"], /) -> HTMLAnchorElement: ...
    @overload
    def createElement(self, tagName: Literal["button"], /) -> HTMLButtonElement: ...
    @overload
    def createElement(self, tagName: Literal["progress"], /) -> HTMLProgressElement: ...
    @overload
    def createElement(self, tagName: str, /) -> HTMLElement: ...
    def elementFromPoint(self, x: float, y: float, /) -> HTMLElement | None: ...
    def execCommand(self, command: str, /) -> bool: ...
    def getElementById(self, id: str, /) -> Any: ...
    def querySelector(self, selectors: str, /) -> HTMLElement | None: ...
    def querySelectorAll(self, selectors: str, /) -> NodeList: ...
    def startViewTransition(self, update: JsProxy, /) -> ViewTransition: ...

document: Document

# The window

class Date:
    @classmethod
    def new(cls, *parts: int) -> Date: ...
    def getDate(self) -> float: ...
    def getFullYear(self) -> float: ...
    def getMonth(self) -> float: ...
    def getTime(self) -> float: ...
    def getTimezoneOffset(self) -> float: ...
    def toLocaleDateString(self, locale: str, options: JsProxy = ..., /) -> str: ...

class _RelativeTimeFormat:
    @classmethod
    def new(cls, locale: str, options: JsProxy, /) -> Self: ...
    def format(self, value: int, unit: Literal["day"], /) -> str: ...

class Intl:
    RelativeTimeFormat: type[_RelativeTimeFormat]

class Clipboard:
    def writeText(self, text: str, /) -> Awaitable[None]: ...

class Location:
    hash: str
    origin: str
    pathname: str
    search: str
    def assign(self, url: str, /) -> None: ...
    def reload(self) -> None: ...

class MediaQueryList:
    matches: bool

class Navigator:
    languages: list[str]
    clipboard: Clipboard
    def canShare(self, data: JsProxy, /) -> bool: ...
    def share(self, data: JsProxy, /) -> Awaitable[None]: ...

class Response:
    def text(self) -> Awaitable[str]: ...

class _Function(Protocol):
    def call(self, this: str, /, *arguments: object) -> str: ...

class _StringPrototype(Protocol):
    normalize: _Function
    replace: _Function
    toLowerCase: _Function

class _RegExp(Protocol):
    def new(self, pattern: str, flags: str, /) -> JsProxy: ...

class _String(Protocol):
    prototype: _StringPrototype

class Window(EventTarget):
    RegExp: _RegExp
    String: _String
    location: Location
    navigator: Navigator
    nastilkaBoard: NastilkaBoard
    nastilkaDrafts: NastilkaDrafts
    nastilkaEarly: NastilkaEarly
    nastilkaEngine: NastilkaEngine
    nastilkaFrame: NastilkaFrame
    nastilkaHost: NastilkaHost
    nastilkaKept: NastilkaKept
    nastilkaLine: NastilkaLine
    nastilkaPacked: NastilkaPacked
    nastilkaPractice: NastilkaPractice
    nastilkaSettings: NastilkaSettings
    nastilkaStorage: NastilkaTexts
    nastilkaTables: NastilkaTables
    nastilkaTrusted: NastilkaTrusted
    def getComputedStyle(self, element: HTMLElement) -> CSSStyleDeclaration: ...
    def clearTimeout(self, timer: int, /) -> None: ...
    def encodeURIComponent(self, text: str, /) -> str: ...
    def fetch(self, url: str, /) -> Awaitable[Response]: ...
    def open(self, url: str, target: str, features: str, /) -> None: ...
    def matchMedia(self, query: str, /) -> MediaQueryList: ...
    def nastilkaAddress(self, address: str, another: bool = False, /) -> None: ...
    def nastilkaFeel(self, names: str, /) -> None: ...
    def nastilkaPuzzle(self) -> str: ...
    def nastilkaMotion(self) -> float: ...
    def nastilkaHomework(self, fragment: str, /) -> Awaitable[str]: ...
    def print(self) -> None: ...
    def nastilkaFilm(self, text: str, /) -> None: ...
    def nastilkaPicture(self, place: HTMLElement, page: NastilkaContent, /) -> bool: ...
    def setTimeout(self, callback: JsProxy, milliseconds: int, /) -> int: ...

# What our own scripts offer

class NastilkaPacked(Protocol):
    """`packed` in `web/browser/window/packed.js`."""

    def pack(self, text: str, /) -> Awaitable[str]: ...
    def unpack(self, body: str, /) -> Awaitable[str]: ...
    def parts(self, link: str, longest: int, /) -> str: ...

class NastilkaPractice(Protocol):
    """`practice` in `web/browser/window/puzzles/list.js`."""

    def next(self, game: str, number: int, theme: str, /) -> int: ...
    def again(self) -> str: ...
    def standing(self) -> str: ...

class NastilkaContent(Protocol):
    """`Content` in `web/browser/window/answer.js`: HTML that stays in JavaScript."""

Html: TypeAlias = str | NastilkaContent

class NastilkaAnswer(Protocol):
    """`Answer` in `web/browser/window/answer.js`."""

    fields: str
    """All fields but the HTML, as JSON."""
    content: NastilkaContent | None

class NastilkaEngine(Protocol):
    """`web/browser/window/engine_client.js`; in a frame, `shared_engine.js` beside it."""

    def ask(self, command: str, file: File | None = None, /) -> Awaitable[NastilkaAnswer]:
        """The answer to a command, which is JSON; the file's text goes with it as `text`."""

    def wake(self) -> None:
        """Start the engine, unless it runs already."""
    def connect(self, act: str, signal: str, by_hand: bool, /) -> Awaitable[None]:
        """On the page for friends: make a signal for a live connection, or take one."""
    def sign(self, name: str, /) -> None:
        """On the page for friends: say something by a sign to those who are connected."""

class NastilkaTables:
    """The tables that are shared with friends."""

    def told(self) -> Awaitable[str]:
        """All of them as JSON, the latest first: of each its `key`, when it was kept (`at`), and its `about`."""
    def remove(self, key: str, /) -> Awaitable[None]: ...
    def take(self, key: str, /) -> Awaitable[None]: ...
    def passed(self, fragment: str, /) -> Awaitable[bool]:
        """True if another window that has the table open has taken this link."""

class NastilkaHost(Protocol):
    """The page around a study's reader, if there is one: `web/browser/window/study_frame.js`."""

    def tell(self, events: str, /) -> None:
        """Send it the events, as JSON."""

class NastilkaBoard(Protocol):
    """`BoardHost` in `web/browser/window/ways/board_host.js`."""

    def kept(self) -> str: ...
    def show(self, text: str, seats: str, /) -> None: ...
    def close(self) -> None: ...
    def restore(self) -> None: ...
    def invite(self) -> object: ...
    def accept(self, text: str, /) -> object: ...

class NastilkaLine(Protocol):
    """`BoardGuest` in `web/browser/window/ways/board_guest.js`."""

    def last(self) -> str: ...
    def keep(self) -> None: ...
    def tell(self, text: str, /) -> None: ...
    def follow(self, text: str, /) -> object: ...

class NastilkaDrafts(Protocol):
    """The drafts of the workbench, `web/browser/window/drafts.js`."""

    def of(self, game: str, /) -> Awaitable[str]:
        """The drafts of a game as JSON: `kept` and `former`, where there are any."""
    def keep(self, game: str, text: str, anew: bool, /) -> Awaitable[str]:
        """Keep a draft: `kept`, or `lost` where it lasts as long as the page only."""
    def note(self, opened: str, address: str, /) -> Awaitable[None]:
        """Note that a study, its title and game as JSON, was opened at an address."""

class NastilkaFrame(Protocol):
    """`web/browser/window/embed_frame.js`: a table in a frame, and the host page."""

    ident: str
    query: str
    begun: bool
    kept: str
    def post(self, message: str, /) -> None:
        """Send a message, as JSON, to the host page."""

    def listen(self, callback: JsProxy, /) -> None:
        """Call `callback` with each command of the host page, as JSON, those that arrived earlier included."""

class NastilkaEarly(Protocol):
    """`web/browser/window/standing_table.js`: what the reader has chosen before the engine had started."""

    def take(self, text: str, /) -> str:
        """The command, as JSON, if the record that is shown is still this one; else an empty text."""

class NastilkaKept(Protocol):
    """`web/browser/window/saves.js`: the games that this device saves."""

    def asked(self, query: str, /) -> Awaitable[str]:
        """The saved record of the game that an address asks for, as JSON: {} or {key: text}."""

    def keep(self, key: str, text: str, asked: bool, page: str, content: Html | None, /) -> Awaitable[_Outcome]:
        """Save a record, with what it is about as JSON, and the page that may be shown again; returns the outcome."""

    def list(self) -> Awaitable[str]:
        """All games, the latest first, as JSON."""

    def picture(self, key: str, /) -> Awaitable[NastilkaContent | None]:
        """A game's page as it was last shown, where it may be shown again."""

    def remove(self, key: str, /) -> Awaitable[None]:
        """Remove a game."""

    def restore(self, key: str, /) -> Awaitable[None]:
        """Put a game back that this page has removed."""

    def aside(self, key: str, text: str, /) -> Awaitable[None]:
        """Move a text that cannot be read to another store."""

    def take(self, key: str, /) -> Awaitable[None]:
        """Take a game over from the page that leads it."""

    def wait(self, key: str, /) -> None:
        """Have `nastilka-free` dispatched once the page that leads a game is gone."""

class NastilkaTexts(Protocol):
    """`web/browser/window/storage.js`: short texts that this device keeps."""

    def read(self, key: str, /) -> str | None: ...
    def write(self, key: str, text: str, /) -> bool:
        """Store a text; true if that worked."""

    def remove(self, key: str, /) -> None: ...
    def allowed(self) -> bool:
        """False where the browser denies it."""

class NastilkaSettings(Protocol):
    """`web/browser/window/settings.js`."""

    def text(self) -> str:
        """All settings as JSON."""

    def set(self, name: str, value: str, /) -> None:
        """Apply a setting and store it."""

class NastilkaTrusted(Protocol):
    """`web/browser/window/trusted_types.js`."""

    def html(self, text: Html, /) -> DocumentFragment:
        """The text as elements; raises when something in it could run."""

    def fragment(self, longest: int, /) -> str | None:
        """The address's fragment; None where it is longer than `longest`."""

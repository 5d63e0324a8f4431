"""What the page's Python uses of the browser, by the names that JavaScript has for it.

The attributes of `Window` that begin with `nastilka` are those that the scripts in `web/browser` put there. A promise
is an `Awaitable`; a class is instantiated with `new`.
"""

from collections.abc import Awaitable
from typing import Any, Literal, Protocol, Self, overload

from js.elements import CSSStyleDeclaration as CSSStyleDeclaration
from js.elements import DocumentFragment as DocumentFragment
from js.elements import DOMRect as DOMRect
from js.elements import DOMStringMap as DOMStringMap
from js.elements import DOMTokenList as DOMTokenList
from js.elements import Event as Event
from js.elements import EventTarget as EventTarget
from js.elements import File as File
from js.elements import FileList as FileList
from js.elements import HTMLAnchorElement as HTMLAnchorElement
from js.elements import HTMLButtonElement as HTMLButtonElement
from js.elements import HTMLElement as HTMLElement
from js.elements import HTMLInputElement as HTMLInputElement
from js.elements import HTMLProgressElement as HTMLProgressElement
from js.elements import HTMLTemplateElement as HTMLTemplateElement
from js.elements import KeyboardEvent as KeyboardEvent
from js.elements import NodeList as NodeList
from js.elements import PointerEvent as PointerEvent
from js.own import Html as Html
from js.own import NastilkaAnswer as NastilkaAnswer
from js.own import NastilkaBoard as NastilkaBoard
from js.own import NastilkaContent as NastilkaContent
from js.own import NastilkaDrafts as NastilkaDrafts
from js.own import NastilkaEarly as NastilkaEarly
from js.own import NastilkaEngine as NastilkaEngine
from js.own import NastilkaFrame as NastilkaFrame
from js.own import NastilkaHost as NastilkaHost
from js.own import NastilkaKept as NastilkaKept
from js.own import NastilkaLine as NastilkaLine
from js.own import NastilkaPacked as NastilkaPacked
from js.own import NastilkaPractice as NastilkaPractice
from js.own import NastilkaSettings as NastilkaSettings
from js.own import NastilkaTables as NastilkaTables
from js.own import NastilkaTexts as NastilkaTexts
from js.own import NastilkaTrusted as NastilkaTrusted
from pyscript.ffi import JsProxy

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

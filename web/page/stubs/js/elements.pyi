"""Events and elements, by the names that JavaScript has for them."""

from collections.abc import Awaitable, Iterator
from typing import Any, Self

from pyscript.ffi import JsProxy

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
    def toggleAttribute(self, name: str, force: bool, /) -> bool: ...
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
    def slice(self, start: int, end: int, /) -> Self: ...
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

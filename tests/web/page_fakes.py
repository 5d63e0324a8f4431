"""A fake browser, so that the page's modules run in CPython: elements, events, and the globals of our scripts."""

from __future__ import annotations

import importlib
import json
import re
import sys
from collections.abc import Awaitable, Callable, Iterator
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

_PART = re.compile(
    r"#(?P<id>[\w-]+)|\.(?P<class>[\w-]+)|(?P<no>:not\()?\[(?P<name>[\w-]+)(=\"(?P<value>[^\"]*)\")?\]\)?|(?P<tag>\w+)"
)


class Element:
    """An element with the properties that the page's modules use."""

    def __init__(self, tag: str, *children: Element, **attrs: str) -> None:
        self.tag = tag
        self.attrs = {name.replace("_", "-"): value for name, value in attrs.items()}
        self.children = list(children)
        self.parent: Element | None = None
        self.isConnected = True
        self.classList = ClassList()
        self.style = SimpleNamespace()
        self.clicks = 0
        self.textContent = ""
        self.focused: Callable[[Element], None] = lambda _: None
        for child in children:
            child.parent = self

    @property
    def dataset(self) -> SimpleNamespace:
        named = {name[5:]: value for name, value in self.attrs.items() if name.startswith("data-")}
        return SimpleNamespace(**named)

    def getAttribute(self, name: str) -> str | None:
        return self.attrs.get(name)

    def is_(self, selectors: str) -> bool:
        return any(self._is_one(selector) for selector in selectors.split(","))

    def _is_one(self, selector: str) -> bool:
        return all(self._has(part) for part in _PART.finditer(selector))

    def _has(self, part: re.Match[str]) -> bool:
        if part["name"]:
            there = part["name"] in self.attrs and part["value"] in (None, self.attrs[part["name"]])
            return there != bool(part["no"])
        return part["class"] in self.classList or part["tag"] == self.tag or part["id"] == self.attrs.get("id", "")

    def closest(self, selectors: str) -> Element | None:
        return self if self.is_(selectors) else self.parent and self.parent.closest(selectors)

    def inside(self) -> Iterator[Element]:
        for child in self.children:
            yield child
            yield from child.inside()

    def querySelectorAll(self, selectors: str) -> list[Element]:
        return [element for element in self.inside() if element.is_(selectors)]

    def querySelector(self, selectors: str) -> Element | None:
        return next(iter(self.querySelectorAll(selectors)), None)

    def contains(self, other: Element) -> bool:
        return other is self or other in self.inside()

    def isSameNode(self, other: Element | None) -> bool:
        return self is other

    def setAttribute(self, name: str, value: str) -> None:
        self.attrs[name] = value

    def removeAttribute(self, name: str) -> None:
        self.attrs.pop(name, None)

    def toggleAttribute(self, name: str, force: bool) -> None:
        if force:
            self.attrs.setdefault(name, "")
        else:
            self.removeAttribute(name)

    def click(self) -> None:
        self.clicks += 1

    def focus(self) -> None:
        self.focused(self)


class ClassList(set[str]):
    """A set of classes; removing one that is not there is no error."""

    def remove(self, name: str) -> None:
        self.discard(name)


class Event(SimpleNamespace):
    """An event with the fields it is given; `prevented` is True once its default action is prevented."""

    prevented = False

    def preventDefault(self) -> None:
        self.prevented = True


class Browser:
    """The document, the window and the modules with which `page_module` imports a module of the page."""

    def __init__(self, body: Element) -> None:
        self.active: Element | None = None
        self.handlers: dict[str, Callable[[Event], None]] = {}
        self.dispatched: list[str] = []
        self.due: list[Callable[[], object]] = []
        self.under: Element | None = None
        for element in (body, *body.inside()):
            element.focused = self._focus
        self.document = SimpleNamespace(
            documentElement=Element("html"),
            querySelector=body.querySelector,
            querySelectorAll=body.querySelectorAll,
            getElementById=lambda ident: body.querySelector(f"#{ident}"),
            addEventListener=self.handlers.__setitem__,
            elementFromPoint=lambda _x, _y: self.under,
            activeElement=None,
            body=body,
            hasFocus=lambda: True,
        )
        self.direction = "ltr"
        self.window = SimpleNamespace(
            getComputedStyle=lambda _: SimpleNamespace(direction=self.direction),
            dispatchEvent=self.dispatched.append,
            setTimeout=lambda act, _: self.due.append(act),
            nastilkaStorage=SimpleNamespace(
                read=lambda _: None, write=lambda _key, _text: False, remove=lambda _: None
            ),
        )

    def _focus(self, element: Element) -> None:
        self.document.activeElement = element

    def fire(self, name: str, target: Element, **fields: Any) -> Event:
        """Dispatch an event to its listeners."""
        keys = {"ctrlKey": False, "metaKey": False, "altKey": False}
        pointer = {"isPrimary": True, "button": 0, "clientX": 0, "clientY": 0}
        event = Event(**{"target": target, **keys, **pointer, **fields})
        self.handlers[name](event)
        return event

    def answer(self, send: Callable[[str, object], Awaitable[str]]) -> None:
        """Answer the commands to the engine by a function."""

        async def ask(command: str, file: object = None) -> SimpleNamespace:
            fields = json.loads(await send(command, file))
            content = SimpleNamespace(html=fields.pop("html")) if "html" in fields else None
            return SimpleNamespace(fields=json.dumps(fields), content=content)

        self.window.nastilkaEngine = SimpleNamespace(ask=ask)

    def page_module(self, name: str, monkeypatch: pytest.MonkeyPatch) -> Any:
        """A module of `web/page`, imported anew in this browser."""
        names = ("HTMLElement", "HTMLInputElement", "KeyboardEvent", "PointerEvent", "File", "DocumentFragment")
        classes: dict[str, Any] = {each: type(each, (), {}) for each in names}
        made = type("Event", (), {"new": staticmethod(str)})
        fakes: dict[str, dict[str, Any]] = {
            "js": {**classes, "Event": made},
            "pyscript": {"document": self.document, "window": self.window},
            "pyscript.ffi": {"create_proxy": lambda function: function, "to_js": dict},
        }
        for module, members in fakes.items():
            found = ModuleType(module)
            found.__dict__.update(members)
            monkeypatch.setitem(sys.modules, module, found)
        for module in [each for each in sys.modules if each.startswith("web.page.")]:
            monkeypatch.delitem(sys.modules, module)
            monkeypatch.delattr(module, raising=False)
        return importlib.import_module(f"web.page.{name}")

"""The JavaScript modules that a page's script is configured with; see `web/site/python_script.py`."""

from typing import Protocol

from js import DocumentFragment, HTMLElement
from pyscript.ffi import JsProxy

class _Morph(Protocol):
    def morph(self, old: HTMLElement, new: DocumentFragment, options: JsProxy, /) -> None: ...

class _Module(Protocol):
    Idiomorph: _Morph

idiomorph: _Module

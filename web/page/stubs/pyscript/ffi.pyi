"""Values of Python for JavaScript."""

from collections.abc import Callable, Mapping, Sequence

class JsProxy:
    """A value of Python as JavaScript sees it."""

def create_proxy(function: Callable[..., object], /) -> JsProxy: ...
def to_js(value: Mapping[str, object] | Sequence[object], /) -> JsProxy: ...

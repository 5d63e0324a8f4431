"""PyScript's script loses its `eval` and its Python package, and nothing else."""

from __future__ import annotations

import re

import pytest

from paths import NPM
from website.trim_pyscript import trimmed
from website.upstream import Changed

CORE = (
    'head();wo(".",{pyscript:{"__init__.py":"from pyscript.context import window;\\n"}}),'
    'ho.push("import pyscript as _pyscript"),ho.push(...["_os"].map(e=>`del ${e}`)),ho.push("\\n");'
    'const Ao=ho.join("\\n"),bo=1;{return Function(`return(w,x)=>(${r})(w,x,...[${s}])`)()}'
)


def test_no_python_runs_before_a_pages_script_and_no_text_is_evaluated() -> None:
    """What stands around the two stays as it is."""
    assert trimmed(CORE) == 'head();const Ao="",bo=1;{return`(w,x)=>(${r})(w,x,...[${s}])`}'


def test_a_script_of_another_form_is_refused() -> None:
    """So that a new version of PyScript is looked at."""
    for other in ("", CORE + CORE, CORE.replace("return Function", "return Made")):
        with pytest.raises(Changed, match="another form"):
            trimmed(other)


@pytest.mark.node
def test_pyscripts_own_script_has_no_python_left() -> None:
    """A quarter of it is gone, and no `import` line of Python stands there any more."""
    [core] = (NPM / "@pyscript/core/dist").glob("core-*.js")
    whole = core.read_text("utf-8")
    short = trimmed(whole)
    python = re.compile(r"from pyscript\.\w+ import|from polyscript import")
    assert python.search(whole)
    assert not python.search(short)
    assert 0.7 < len(short) / len(whole) < 0.8

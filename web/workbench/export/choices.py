"""What the reader has chosen to take away, and how."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pyengine.core.errors import OptionError
from web.parts.messages import LANGS
from web.workbench.workspace import Workspace

NAME = "export"
THEMES = ("", "light", "dark")
SCHEMES = ("light", "dark")
MOST_MOVES = 40
"""The most moves of an example: a longer one is a game, and a record holds that better."""


@dataclass(frozen=True, slots=True)
class Choices:
    """How many moves an example plays (None: as many as follow, up to a bound), whether it shows what was refused,
    which facts it states; the theme, the language and the kind of the tag's table; the colours of the picture; what was
    copied last.
    """

    moves: int | None = None
    refused: bool = True
    facts: tuple[str, ...] = ()
    theme: str = ""
    lang: str = ""
    readonly: bool = False
    scheme: str = SCHEMES[0]
    copied: str = ""


def choices_of(workspace: Workspace) -> Choices:
    """What was chosen; made on first use."""
    found: Choices = workspace.memory.setdefault(NAME, Choices())
    return found


def choose(workspace: Workspace, text: str) -> None:
    """Choose as in `theme=dark`, or change a fact with `fact=NAME`; raises `OptionError` for anything else."""
    name, _, value = text.partition("=")
    before = choices_of(workspace)
    allowed = {
        "theme": THEMES,
        "lang": ("", *LANGS),
        "scheme": SCHEMES,
        "refused": ("yes", "no"),
        "readonly": ("yes", "no"),
        "moves": tuple(map(str, range(MOST_MOVES + 1))),
    }
    if name == "fact":
        facts = tuple(fact for fact in before.facts if fact != value)
        workspace.memory[NAME] = replace(before, facts=facts if value in before.facts else (*before.facts, value))
        return
    if value not in allowed.get(name, ()):
        raise OptionError(name, value, allowed.get(name, tuple(allowed)))
    given = {"yes": True, "no": False}.get(value, int(value) if name == "moves" else value)
    workspace.memory[NAME] = replace(before, **{name: given})  # type: ignore[arg-type]

"""The commands of the workbench's tab to study; each is carried out by `web/workbench/annotating`."""

from typing import Literal, NotRequired

from web.protocol.commands import Addressed, CommandSpec, Page, Word


class OnStudy(Addressed):
    """A command of the tab to study with one value: a chapter's or a place's number from 0 (`study-chapter`,
    `study-move`, `study-go`), a language (`study-lang`), a tool or a part of the table (`study-tool`, `study-mark`,
    `study-unmark`), a seat from 0 or an action (`study-seat`, `study-unwant`), `yes` or `no` (`study-ask`,
    `study-read`, `study-print`), a part of a homework from 0 (`homework-go`), the number of a saved study (`open-save`,
    `copy-save`, `remove-save`).
    """

    do: Literal[
        "study-go",
        "study-chapter",
        "study-add",
        "study-move",
        "study-lang",
        "study-tool",
        "study-mark",
        "study-unmark",
        "study-ask",
        "study-seat",
        "study-unwant",
        "study-read",
        "study-print",
        "homework-go",
        "study-file",
        "study-link",
        "save-study",
        "open-save",
        "copy-save",
        "remove-save",
    ]
    value: Word


class BareStudy(Addressed):
    """A command of that tab without a value: the open chapter is taken out, the language is complete or is not, the
    answer is shown, a new study begins.
    """

    do: Literal["study-remove", "study-complete", "study-solve", "study-new"]


class TypeStudy(Addressed):
    """The text of a study's field as it now stands; `name` says which field."""

    do: Literal["type-study"]
    text: str
    name: NotRequired[Word]


class SetStudy(Addressed):
    """What was chosen in a field of a study: the `name` of the field, and the value."""

    do: Literal["set-study"]
    name: Word
    value: Word


class StudyText(Addressed):
    """The text of a file that may be a study."""

    do: Literal["read-study"]
    text: str


StudyCommand = OnStudy | BareStudy | TypeStudy | SetStudy | StudyText

_WORKBENCH: tuple[Page, ...] = ("workbench",)

STUDY_COMMANDS: dict[str, CommandSpec] = {
    "study-go": CommandSpec(OnStudy, _WORKBENCH),
    "study-chapter": CommandSpec(OnStudy, _WORKBENCH),
    "study-add": CommandSpec(OnStudy, _WORKBENCH),
    "study-move": CommandSpec(OnStudy, _WORKBENCH),
    "study-lang": CommandSpec(OnStudy, _WORKBENCH),
    "study-tool": CommandSpec(OnStudy, _WORKBENCH),
    "study-mark": CommandSpec(OnStudy, _WORKBENCH),
    "study-unmark": CommandSpec(OnStudy, _WORKBENCH),
    "study-ask": CommandSpec(OnStudy, _WORKBENCH),
    "study-seat": CommandSpec(OnStudy, _WORKBENCH),
    "study-unwant": CommandSpec(OnStudy, _WORKBENCH),
    "study-read": CommandSpec(OnStudy, _WORKBENCH),
    "study-print": CommandSpec(OnStudy, _WORKBENCH),
    "homework-go": CommandSpec(OnStudy, _WORKBENCH),
    "study-file": CommandSpec(OnStudy, _WORKBENCH),
    "study-link": CommandSpec(OnStudy, _WORKBENCH),
    "save-study": CommandSpec(OnStudy, _WORKBENCH),
    "open-save": CommandSpec(OnStudy, _WORKBENCH),
    "copy-save": CommandSpec(OnStudy, _WORKBENCH),
    "remove-save": CommandSpec(OnStudy, _WORKBENCH),
    "study-remove": CommandSpec(BareStudy, _WORKBENCH),
    "study-complete": CommandSpec(BareStudy, _WORKBENCH),
    "study-solve": CommandSpec(BareStudy, _WORKBENCH),
    "study-new": CommandSpec(BareStudy, _WORKBENCH),
    "type-study": CommandSpec(TypeStudy, _WORKBENCH),
    "set-study": CommandSpec(SetStudy, _WORKBENCH),
    "read-study": CommandSpec(StudyText, _WORKBENCH),
}
"""Every command that only this tab has, by its name."""

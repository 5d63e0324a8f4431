"""House rules: a block that sets options for the rest of a text, and examples of what only this table refuses.

    ```house uno
    bluff=off : With us nobody challenges a Wild Draw Two.
    target=500 : We play to 500.
    ```

A line has one option or more with the values that they have from here on, and what that means. It holds for every deal
and every position of the game below it, up to the next such block of the game; what an example says itself outranks it.

Where the engine has no option for a rule, the rule is a paragraph under an ID of its own letters, and an example shows
with `~` what the game allows, but this table does not:

    **OUR-1** · R — Nobody lays a Wild as the last card.

    ```play uno
    hand 1 wild | hand 2 b1 b2 | discard g6
    ~ wild>red         OUR-1
    ```
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from pyengine.core.errors import NotationError, OptionError
from pyengine.core.notation import Word, items, words_of
from pyengine.games import game as find_game
from pyengine.rulebook.markdown import Block, Markdown

_SETTING = re.compile(r"([a-z0-9_]+)=(\S+)")


@dataclass(frozen=True, slots=True)
class Setting:
    """One line of a block: the options that it sets, in words what that means, and the line."""

    options: tuple[tuple[str, str], ...]
    words: str
    line: int


@dataclass(frozen=True, slots=True)
class House:
    """A block of house rules: its game, the line it opens on, and its lines."""

    game: str
    line: int
    entries: tuple[Setting, ...]

    @property
    def options(self) -> dict[str, str]:
        """Every option that it sets."""
        return {name: value for entry in self.entries for name, value in entry.options}


def houses(tree: Markdown) -> list[House]:
    """All blocks of house rules of a text; raises `NotationError` for one that cannot be read, and for what its game
    has no setting for.
    """
    return [read_house(block) for block in tree.of_kind("house")]


def read_house(block: Block) -> House:
    """A block as house rules; raises `NotationError`, with what may stand in place of a wrong option or value."""
    if block.end is None:
        raise NotationError(f"```{block.kind}", block.line, 1, "``` at the end of the block")
    try:
        known = {option.name: option for option in find_game(block.game).options}
    except OptionError as error:
        column = len(block.kind) + 5
        raise NotationError(block.game, block.line, column, " ".join(map(str, error.allowed))) from None
    entries = list[Setting]()
    for at, line in enumerate(block.body, block.line + 1):
        if not line.strip():
            continue
        head, separator, words = line.partition(" : ")
        settings = list[tuple[str, str]]()
        for word in words_of(Word(head, at, 1)):
            found = _SETTING.fullmatch(word.text)
            option = known.get(found[1]) if found else None
            if found is None or option is None:
                raise word.wrong(" or ".join(f"{name}=" for name in known) or "no option: the game has none")
            try:
                settings.append((option.name, option.check(found[2])))
            except OptionError as error:
                wanted = " or ".join(map(str, error.allowed))
                raise Word(found[2], at, word.column + len(found[1]) + 1).wrong(wanted) from None
        if not (separator and settings and words.strip()):
            raise NotationError(line.strip(), at, 1, "OPTION=VALUE : words")
        entries.append(Setting(tuple(settings), words.strip(), at))
    return House(block.game, block.line, tuple(entries))


def house_at(found: list[House], game_id: str, line: int) -> dict[str, str]:
    """The options that house rules set for a game at a line; none where there are none above."""
    above = [house for house in found if house.game == game_id and house.line < line]
    return above[-1].options if above else {}


def in_house(game_id: str, setup: str, options: Mapping[str, str]) -> str:
    """A deal or a position under house rules; what it says itself outranks them. It grows at its end: places stay."""
    if setup.split()[:1] == ["deal"]:
        named = {word.partition("=")[0] for word in setup.split()[1:]}
        more = [f"{name}={value}" for name, value in options.items() if name not in named]
        return " ".join([setup, *more])
    named = {item[0].text for item in items(setup)}
    # Options that only matter as a game begins, such as who is first, are no items of a position.
    more = [f"{name} {value}" for name, value in options.items() if name in _items(game_id) and name not in named]
    return "\n".join([setup, *more])


@cache
def _items(game_id: str) -> frozenset[str]:
    """The first words of the items that a position of the game is written with."""
    game = find_game(game_id)
    return frozenset(item[0].text for item in items(game.write(game.deal(game.seats[0], 0))))

"""Games that are written as one file: `game.md` in place of an ID, and `pyengine new`."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from pyengine.cli.complaints import complain
from pyengine.cli.files import read_text, write_text
from pyengine.core.errors import NotationError, OptionError
from pyengine.core.game import Game
from pyengine.core.limits import LONGEST_TEXT
from pyengine.games import game, put
from pyengine.kit.check import fault
from pyengine.kit.document import read
from pyengine.kit.files import open_document
from pyengine.rulebook.read import put as put_rulebook

ENDING = ".md"
"""Of the names of files that games are written in."""
_START = """---
game: {id}
title: {title}
players: 2-4
minutes: 5
language: en
---
# {title}

Be the first to have no cards left.

## In the box {{#components}}

**NEW-1** · R — An ordinary pack of 52 cards.

```python
cards = french()
deck = Pile(face_down)
pile = Pile(face_up)
hand = Hand()
```

## Set-up {{#setup}}

**NEW-2** · R — Five cards to everyone. The next card is turned up.

```python
def setup(game):
    for seat in game.seats:
        game.deck.deal(5, to=game.hand[seat])
    game.deck.deal(1, to=game.pile)
```

## A turn {{#playing}}

**NEW-3** · R — Play goes clockwise. Lay a card of the same suit or rank as the top card.

```python
@move("{{card}}")
def lay(game, card: hand):
    top = game.pile.top
    require(card.suit == top.suit or card.rank == top.rank, "NEW-3", card=card, top=top)
    game.hand[game.seat].move(card, to=game.pile)
    if not game.hand[game.seat]:
        game.win(game.seat, "NEW-5")
    else:
        end_turn(game)
```

*A nine of another suit is refused*

```play {id}
hand 1 9h 3s | hand 2 4d | pile 5s
! 9h NEW-3
> 3s
= seat 2 | pile 5s 3s
```

**NEW-4** · R — Or draw a card. When the stock is used up, shuffle the pile
but for its top card. If there is nothing to draw, the turn is over all the same.

```python
@move("draw")
def draw(game):
    if not game.deck:
        game.pile.move_all(game.deck, keep=1)
        game.deck.shuffle()
    game.deck.deal(1, to=game.hand[game.seat])
    end_turn(game)
```

## The end {{#end}}

**NEW-5** · R — Whoever lays the last card wins.

```play {id}
hand 1 3s | hand 2 4d | pile 5s
> 3s
= over NEW-5 | winner 1
```
"""


def add(commands: Any) -> None:
    """Add the command `new`."""
    parser = commands.add_parser("new", help="begin a game of your own: one file with its rules and what enforces them")
    parser.add_argument("file", type=Path, metavar="FILE.md")
    parser.set_defaults(run=run)


def beginning(game_id: str) -> str:
    """A small game that can be played, to go on from."""
    return _START.format(id=game_id, title=game_id.replace("-", " ").capitalize())


def run(given: argparse.Namespace) -> int:
    """Write a small game that can be played, to go on from."""
    path: Path = given.file
    game_id = path.name.removesuffix(ENDING)
    if path.exists():
        return complain(f"{path} is there already")
    text = beginning(game_id)
    try:
        if path.name == game_id:
            raise NotationError(path.name, 1, 1, ENDING)
        read(text)
    except NotationError:
        return complain(f"{path.name}: a name of small letters, digits and - is needed, with {ENDING} at its end")
    write_text(path, text)
    print(f"{path}: a game of five rules. `pyengine check {path}` runs it, `pyengine play {path}` plays it.")
    return 0


def is_file(name: str) -> bool:
    """True for what names a file, and no game by its ID."""
    return name.endswith(ENDING)


def game_of(name: str) -> Game:
    """The game of this ID, or of this file; raises `OptionError`, `NotationError` and `OSError`."""
    if not is_file(name):
        return game(name)
    document = open_document(Path(name), reader)
    if not document.is_game:
        raise NotationError("", 1, 1, "a block of Python: this file is a rulebook alone")
    try:
        found = document.game
        found.actions()
    except SyntaxError as error:
        raise NotationError(error.msg, error.lineno or 1, error.offset or 1, "Python") from None
    except (NotationError, OptionError):
        raise
    except Exception as error:  # whatever an author's lines raise
        failure = fault(error, document)
        raise NotationError(failure.found, failure.line, 1, "Python that runs") from None
    put(found)
    for language in document.languages:
        put_rulebook(document.rulebook_in(language))
    return found


def reader(path: Path) -> str:
    """The text of a game's file; raises `NotationError` and `OSError`."""
    return read_text(path, LONGEST_TEXT)

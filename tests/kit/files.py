"""Games in one file, for tests."""

from __future__ import annotations

from pathlib import Path

from pyengine.kit.document import Document, read
from pyengine.kit.files import open_document

_GALLERY = Path(__file__).parents[2] / "seeds" / "gallery"
GALLERY = sorted(path for path in _GALLERY.glob("*.md") if "." not in path.stem)


def opened(path: Path) -> Document:
    """A file, with those beside it."""
    return open_document(path, lambda each: each.read_text("utf-8"))


HEAD = """---
game: small
players: 2-3
---
# Small

Play a card, and so on.

## In the box {#components}

**SMA-1** · R — Twelve cards.

```python
cards = pack({f"{colour}{n}": {"colour": colour, "n": n} for colour in "rb" for n in range(1, 7)})
deck = Pile(face_down)
pile = Pile(face_up)
secret = Pile(face_down)
hand = Hand()
bid = Value(0, each=True, seen="sealed", of=range(1, 4))
```

**SMA-2** · R — Three cards to everyone.

```python
def setup(game):
    for seat in game.seats:
        game.deck.deal(3, to=game.hand[seat])
```

## A turn {#playing}

**SMA-3** · R — One after another.

"""
LAY = """```python
@move("{card}")
def lay(game, card: hand):
    require(card.n > 1, "SMA-3", card=card)
    game.hand[game.seat].move(card, to=game.pile)
    if game.hand[game.seat]:
        end_turn(game)
    else:
        game.win(game.seat, "SMA-3")


@move("hide:{card}")
def hide(game, card: hand):
    game.hand[game.seat].move(card, to=game.secret)
    if game.hand[game.seat]:
        end_turn(game)
    else:
        game.win(game.seat, "SMA-3")


@move("give:{card}>{who}")
def give(game, card: hand, who: seats):
    game.hand[game.seat].move(card, to=game.hand[who], show=True)
    if game.hand[game.seat]:
        end_turn(game)
    else:
        game.win(game.seat, "SMA-3")
```
"""


def small(code: str = LAY) -> Document:
    """A game of three rules with these moves."""
    return read(HEAD + code)

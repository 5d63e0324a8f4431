"""A target for atheris: `make fuzz`, or `python -m tests.fuzz.target [GAME] [libFuzzer's options]`."""

from __future__ import annotations

import sys

import atheris

with atheris.instrument_imports(include=["pyengine"]):
    import pyengine
    from tests.fuzz.feed import feed

GAMES = {game.id: game for game in pyengine.games()}


def main() -> None:
    """Fuzz one game, or all of them in turn by the first byte."""
    chosen = [GAMES[word] for word in sys.argv[1:] if word in GAMES] or list(GAMES.values())
    words = [word for word in sys.argv if word not in GAMES]

    def one_input(data: bytes) -> None:
        provider = atheris.FuzzedDataProvider(data)
        game = chosen[provider.ConsumeIntInRange(0, len(chosen) - 1)]
        feed(game, provider.ConsumeUnicodeNoSurrogates(4096))

    atheris.Setup(words, one_input)
    atheris.Fuzz()


if __name__ == "__main__":
    main()

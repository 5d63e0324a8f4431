"""Puzzles on the page and in frames: a part of the engine that is fetched when the first of them is asked for."""

"""A table that is shared with friends far away, in the engine's worker: sealed play, as `pyengine.sealed` has it."""

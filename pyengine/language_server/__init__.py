"""A language server for texts with our notations: Markdown with fences, records and studies.

What it knows of a text is in modules that need nothing but the engine; `server` alone speaks the protocol, by pygls
(the extra `editor`), and nothing else in the engine imports this package. Places count from 1, lines
and columns alike, as in the engine's errors; `server` turns them into the protocol's.

Texts are bounded as everywhere (see `core.limits`), and an answer about a place runs at most the fence that it is in,
a step's also the steps it goes on from, a record's at most `replay.MOST` actions.
"""

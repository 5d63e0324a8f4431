"""Our games as environments of other libraries, one file a library, and as text for language models.

Each needs its extra, `pettingzoo` or `openspiel`, but for `text`, which needs none. Nothing in the engine imports this
folder but `pyengine.models` and the command, and these `text` alone.
"""

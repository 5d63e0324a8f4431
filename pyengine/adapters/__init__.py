"""Our games as environments of other libraries, one file a library.

Each needs its extra, `pettingzoo` or `openspiel`. Nothing else in the engine imports this folder.
"""

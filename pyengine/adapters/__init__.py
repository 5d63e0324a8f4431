"""Our games as environments of other libraries, one file a library.

Each needs its extra: `pip install pyengine[pettingzoo]`, `pip install pyengine[openspiel]`. Nothing else in the
engine imports this folder.
"""

"""Studies: chapters with variations, words in any languages, marks, and stops where the reader is asked."""

from pyengine.study.chapter import Chapter
from pyengine.study.node import Arrow, Node, Stop, Words, clean_words
from pyengine.study.reading import parse_study
from pyengine.study.study import Study

__all__ = ["Arrow", "Chapter", "Node", "Stop", "Study", "Words", "clean_words", "parse_study"]

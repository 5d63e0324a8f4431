"""Ranks what the search finds: by the words of a query, their forms, what else they are called, and one letter amiss.

It is plain Python without a browser, so that tests can ask it. All texts are folded and settled (`Words.settled`)
before they come here: in lower case, without accents, and with one space between words and at both ends.
"""

from math import log

KINDS = {"question": 1.25, "rule": 1.15, "word": 1.1, "example": 0.7, "prose": 0.7, "study": 0.55}
"""The kinds of places, each with what it counts: questions and answers come before prose."""
TITLE = 72
"""The most letters of a rule's title."""
_ENDING = 5
"""The most letters that a form of a word has behind its stem."""
_SHORT = 3
"""Words of fewer letters are not looked for with a letter amiss."""
_ENOUGH = 0.5
"""The share of a query, by weight, that a place has to have."""
_ASKED, _NAMED = 5, 0.35
"""Of so many of the best places, the rules that a question or a word names get this share of its score."""
_FEW = 3
"""Among so many there is a rule, where one was found."""
_FIRST = 0.5
"""What a heading counts more that begins with a part of a query."""
_LONG = 8000
"""Letters of a text in which a word counts half as much as in a short one."""
_OWN = 2.0
"""What a place of the game that the page is about counts more."""
_OF_FILE = 0.35
"""What a place of a game in one file counts: these share their words with each other, and are found by their names."""


class Place:
    """A place with words: its `kind`, its game's ID, its folded heading, further heading (`above`) and text, and of a
    rule its folded ID; and whether its game is one in one file.
    """

    def __init__(
        self, kind: str, game: str, head: str, above: str, text: str, *, ident: str = "", of_file: bool = False
    ) -> None:
        self.kind = kind
        self.of_file = of_file
        self.game = game
        self.ident = ident
        self.head = head
        self.above = above
        self.words = head + above + text


class Words:
    """The stems of a language, the forms that do not begin with theirs (`odd`), and groups of phrases for the same."""

    def __init__(self, stems: list[str], odd: dict[str, str], groups: list[list[str]]) -> None:
        self.stems = stems
        self.known = set(stems)
        self.cut = {stem[:-1]: stem for stem in stems if len(stem) > _SHORT}
        self.odd = odd
        self.phrases = []
        for group in groups:
            same = [[self.stem(word) or word for word in phrase.split()] for phrase in group]
            self.phrases += [(phrase, same) for phrase in same]
        self.phrases.sort(key=lambda pair: -len(pair[0]))

    def settled(self, text: str) -> str:
        """A folded text in which a form that does not begin with its stem is that stem, so that it is found by it."""
        return " " + " ".join([self.odd.get(word, word) for word in text.split()]) + " "

    def stem(self, word: str) -> str:
        """The stem that a word begins with; empty for one that is not known."""
        if word in self.odd:
            return self.odd[word]
        for end in range(len(word), max(1, len(word) - _ENDING - 1), -1):
            if word[:end] in self.known and (len(word) - end <= end or end == len(word)):
                return word[:end]
        for end in range(len(word) - 1, max(_SHORT - 1, len(word) - _ENDING), -1):  # `giving`, of `give`
            if word[:end] in self.cut:
                return self.cut[word[:end]]
        return ""

    def nearest(self, word: str) -> str:
        """The stem of a word that is still being written, or that has one letter amiss; empty where there is none."""
        if len(word) > 1 and any(stem.startswith(word) for stem in self.stems):
            return word
        if len(word) <= _SHORT:
            return ""
        for cut in range(min(4, len(word) - _SHORT)):
            whole = word[: len(word) - cut]
            for stem in self.stems:
                if len(stem) > _SHORT and abs(len(stem) - len(whole)) < 2 and _one_amiss(whole, stem):
                    return stem
        return ""


def _one_amiss(word: str, other: str) -> bool:
    """True if two words differ by one letter that is wrong, missing or too many, or by two that are exchanged."""
    if word[0] != other[0] and word[1:2] != other[1:2]:
        return False
    at = 0
    while at < len(word) and at < len(other) and word[at] == other[at]:
        at += 1
    rest, left = word[at:], other[at:]
    if rest[1:] == left[1:] or rest[1:] == left or rest == left[1:]:
        return True
    return rest[:2] == left[1:2] + left[:1] and rest[2:] == left[2:]


class Term:
    """A part of a query: its words as they were written, and the phrases, of stems, that it is found by."""

    def __init__(self, written: str, phrases: list[list[str]]) -> None:
        self.written = written
        self.phrases = phrases
        self.weight = 0.0


def terms_of(query: list[str], words: Words) -> list[Term]:
    """The parts of a query: phrases that are called something else too, and words."""
    stems = [words.stem(word) or words.nearest(word) or word for word in query]
    found, at = [], 0
    while at < len(query):
        size, phrases = 1, [[stems[at]]]
        for phrase, same in words.phrases:  # the longest come first, and one may be in several groups
            if size <= len(phrase) and stems[at : at + len(phrase)] == phrase:
                size = len(phrase)
                phrases = [phrase] + [each for each in phrases[1:] + same if each != phrase]
        found.append(Term(" ".join(query[at : at + size]), phrases))
        at += size
    return found


def quality(term: Term, text: str) -> float:
    """How well a text has a part of a query: 1 for the very words, 0 for nothing of it."""
    if f" {term.written} " in text:
        return 1.0
    best = 0.0
    for at, phrase in enumerate(term.phrases):
        if all(" " + stem in text for stem in phrase):
            close = len(phrase) == 1 or _adjacent(phrase, text)
            best = max(best, (0.8 if at else 0.9) if close else 0.35)
    return best


def begins(term: Term, head: str) -> bool:
    """True if a heading begins with a part of a query."""
    return head.startswith(" " + term.written) or any(
        head.startswith(" " + phrase[0]) and _adjacent(phrase, head) for phrase in term.phrases
    )


def _adjacent(phrase: list[str], text: str) -> bool:
    """True if the words of a phrase stand one after the other in a text."""
    at = text.find(" " + phrase[0])
    while at >= 0:
        here = at
        for stem in phrase[1:]:
            here = text.find(" ", here + 1)
            if here < 0 or not text[here:].startswith(" " + stem):
                break
        else:
            return True
        at = text.find(" " + phrase[0], at + 1)
    return False


def kind_of(ident: str, head: str) -> str:
    """The kind of a place, by where it is and what it is called."""
    if ident == head:
        return "rule"
    name = ident.replace("/", "-").partition("-")[0]
    return {"questions": "question", "words": "word", "example": "example", "studies": "study"}.get(name, "prose")


def title_of(text: str) -> str:
    """The title of a rule: its first sentence, or as much of it as there is room for."""
    ends = [at for at in (text.find(mark + " ", 12) for mark in ".;?!") if at > 0]
    first = text[: min(ends)] if ends else text.rstrip(".")
    if len(first) <= TITLE:
        return first
    for mark in (": ", "; ", ", "):
        at = first.rfind(mark, TITLE // 3, TITLE)
        if at > 0:
            return first[:at]
    return first[: first.rfind(" ", 0, TITLE)] + "…"


def ranked(query: list[str], places: list[Place], words: Words, game: str = "") -> list[int]:
    """The numbers of the places that have enough of a query, the best first; a rule whose ID it is comes
    before all. `game` is what the page is about.
    """
    terms = terms_of(query, words)
    had = [[quality(term, place.words) for place in places] for term in terms]
    whole = 0.0
    for at, term in enumerate(terms):
        each = had[at]
        count = sum(1 for value in each if value)
        term.weight = log(1 + len(places) / count) if count else log(1 + len(places)) / 2
        whole += term.weight
    scores = {}
    for at, place in enumerate(places):
        score = share = 0.0
        for number, term in enumerate(terms):
            value = had[number][at]
            if value:
                share += term.weight
                heading = quality(term, place.head) + quality(term, place.above) / 4
                if begins(term, place.head):
                    heading += _FIRST
                score += term.weight * value * (1 + heading)
        if whole and share / whole >= _ENOUGH:
            score *= (share / whole) ** 2 * KINDS[place.kind]
            score *= _OWN if place.game == game else _OF_FILE if place.of_file else 1
            scores[at] = score / (1 + len(place.words) / _LONG)
    best = _by_score(scores)
    for at in best[:_ASKED]:
        if places[at].kind in ("question", "word"):
            for rule in _rules_named(places[at], places):
                scores[rule] = scores.get(rule, 0) + _NAMED * scores[at]
    found = _with_rule(_by_score(scores), places)
    itself = " " + " ".join(query) + " "
    first = [at for at in found if places[at].ident == itself] or _meant(itself, found, places)
    return first + [at for at in found if at not in first]


def _meant(itself: str, found: list[int], places: list[Place]) -> list[int]:
    """The rule that the meaning of this very word names first; none where there is no such word, or it names none."""
    for at in found:
        if places[at].kind == "word" and places[at].head == itself:
            named = [(places[at].words.find(places[rule].ident), rule) for rule in _rules_named(places[at], places)]
            return [min(named)[1]] if named else []
    return []


def _by_score(scores: dict[int, float]) -> list[int]:
    """The places, the best first."""
    return [at for _, at in sorted([(-score, at) for at, score in scores.items()])]


def _rules_named(place: Place, places: list[Place]) -> list[int]:
    """The rules of its game that an answer or a meaning names."""
    rules = [at for at, each in enumerate(places) if each.kind == "rule" and each.game == place.game]
    return [at for at in rules if places[at].ident in place.words]


def _with_rule(found: list[int], places: list[Place]) -> list[int]:
    """The places with the best rule among the first three."""
    rule = next((at for at in found if places[at].kind == "rule"), None)
    if rule is None or found.index(rule) < _FEW:
        return found
    found.remove(rule)
    found.insert(_FEW - 1, rule)
    return found

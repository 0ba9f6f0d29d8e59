"""Synonyms: words of other languages for words of orders, and everyday words for words of the service.

Nothing is read by them: an order in German is refused like a misspelt one, and its writer is told what would have
worked. Every language has them in a file, `languages/de/words.txt`. This module does not know the words of a title, so
a line is offered only if it can be read whole.
"""

import re
from collections.abc import Collection, Iterator, Sequence
from functools import cache
from itertools import takewhile
from typing import Final

from adjudicator.engine.text.phrase_files import Fault
from adjudicator.orders.words.directives import WORDS
from adjudicator.orders.words.lexer import Word, quoted, split, written
from adjudicator.orders.words.word_lists import Entry, Phrases, entries, keyless, shipped

FILE: Final = "words.txt"
ASK: Final = "NOTE to GM"
AGAIN: Final = "EVERY TURN"
BACK: Final = "WITHDRAW"
ANEW: Final = "ANEW"
UNCHANGED: Final = "UNCHANGED"
YES: Final = "YES"
ADDRESS: Final = "ADDRESS"
_MAILBOX: Final = re.compile(r"[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+")
STANDINGS: Final = "STANDINGS"
PRESS: Final = "PRESS TO"
ABSENT: Final = "ABSENT"
ABSENT_EXAMPLE: Final = f"{ABSENT} 20 December to 27 December"
"""An example that can be sent at any time: days without a year are the next ones."""
SENTENCES: Final = {
    ASK: "order-question",
    AGAIN: "order-repeats-nothing",
    BACK: "order-takes-nothing-back",
    ANEW: "order-changes-nothing",
    UNCHANGED: "order-stands",
    YES: "order-yes",
    STANDINGS: "order-standings",
    PRESS: "order-for-players",
}
"""Sentences for a line that wants something for which no single word can be offered."""
OF_AN_INVITATION: Final = frozenset(["LUCK"])
"""Words that only the answer to an invitation has."""
_SERVICE: Final = "> "
_WITH: Final = "+"
"""Stands between words that mean one word of orders only together."""
_ANYWHERE, _LAST, _SECOND, _FIRST = "-", "- last", "- second", "- first"
_LINES: Final = frozenset("line lines order orders number no #".split())
_AND: Final = frozenset([",", "and", "&"])
_BEHIND_FIRST: Final = frozenset([",", "!", "."])
"""Signs after an apology: `sorry, forget my last mail`."""
_MOST_FIRST: Final = 6
"""Words and signs that are passed over before a word of the service."""
_GAP: Final = "."
"""The signs that three dots are split into: any words may stand there."""
_OTHERWISE: Final = {"CARD": "PLAY"}
"""What titles call the same thing."""


class Wording:
    """The words of some languages."""

    def __init__(self, *texts: str) -> None:
        known = [entry for text in texts for entry in entries(text)]
        ours = [entry for entry in known if not entry.key.startswith(_SERVICE)]
        passed_over = (_ANYWHERE, _LAST, _SECOND, _FIRST)

        def words(key: str) -> frozenset[str]:
            return frozenset(word for entry in ours if entry.key == key for word in _plain(entry))

        self.meant = {word: entry.key for entry in ours if entry.key not in passed_over for word in _plain(entry)}
        """The word of orders for each word."""
        self._together = {tuple(said.split(_WITH)): key for said, key in self.meant.items() if _WITH in said}
        """The same for several words that mean one: `verlieren würde`."""
        self._anywhere = words(_ANYWHERE)
        """Other words of a language that may be passed over."""
        self._known = self._anywhere | self.meant.keys() | {said[0] for said in self._together}
        self._last = words(_LAST)
        """The same for words at the end of a line, such as the end of a verb: `lade Green ein`."""
        self._second = words(_SECOND)
        """The same for words after the first one: `Angriff auf Planet 3`."""
        self.passed_over = self._anywhere | self._last | self._second
        """Words that mean none of them."""
        self._first = words(_FIRST)
        """Words that may stand before a word of the service: `sorry, forget that`."""
        self._service: dict[tuple[str, ...], str] = {}
        self._around: dict[tuple[str, ...], str] = {}
        """The same by the first words and the last one, with the meaning between them: `nimm ... zurück`."""
        for entry in known:
            if entry.key.startswith(_SERVICE):
                for said in entry.said:
                    parts = self._around if _GAP in said else self._service
                    parts.setdefault(tuple([one for one in said if one != _GAP]), entry.key.removeprefix(_SERVICE))
        self._beginnings = Phrases(self._service)

    def english(self, words: Sequence[Word]) -> Iterator[list[Word]]:
        """What the words may mean in the language of orders; nothing if none of them is a known foreign word."""
        if self._known.isdisjoint([word.plain for word in words]):
            return
        kept = [word for word in words if word.plain not in self._anywhere]
        if kept and words[-1].plain in self._last:
            kept.pop()
        if not kept:
            return
        said = list(self._each(kept))
        if len(said) > 1 and said[1].plain in self._second:
            del said[1]
        also = _OTHERWISE.get(said[0].text)
        if also:  # a card other than a challenge card is played by its name
            yield split(quoted([said[0]._replace(text=also), *said[1:]]), words[0].line)
        yield split(quoted(said), words[0].line)

    def _each(self, words: Sequence[Word]) -> Iterator[Word]:
        """The words, each replaced by the word of orders that it stands for; several may stand for one."""
        at = 0
        while at < len(words):
            size, meant = self._of_several(words, at)
            yield words[at]._replace(text=meant or self.meant.get(words[at].plain, written(words[at]).text))
            at += size

    def _of_several(self, words: Sequence[Word], at: int) -> tuple[int, str]:
        """How many words from a place on stand together for one word of orders, and for which; 1 if none do."""
        for said, meant in self._together.items():
            if tuple([word.plain for word in words[at : at + len(said)]]) == said:
                return len(said), meant
        return 1, ""

    def instead(self, words: Sequence[Word]) -> str:
        """The word of the service that the beginning of a line means; empty if it means none."""
        return self.begun(words)[0]

    def begun(self, words: Sequence[Word]) -> tuple[str, int]:
        """The same, and how many words at the beginning mean it."""
        # A WHEN that was taken for IF may still begin a question.
        written = [word._replace(plain=word.text.casefold()) if word.plain == "if" else word for word in words]
        start = 0
        while start < min(len(written), _MOST_FIRST):
            end = start + self._beginnings.before(written, start)
            if end > start:
                return self._service[tuple([word.plain for word in written[start:end]])], end
            if around := self._parted(written[start:]):
                return around, len(words)
            if written[start].plain not in (self._first | _BEHIND_FIRST if start else self._first):
                break
            start += 1
        return "", 0

    def _parted(self, words: Sequence[Word]) -> str:
        """The word of the service for a line with this beginning and end; courtesy does not count as its end."""
        said = [word.plain for word in words]
        while said and (said[-1] in self._first or said[-1] in _BEHIND_FIRST):
            said.pop()
        around = (one for one in self._around if said[:1] == [one[0]] and tuple(said[: len(one) - 1]) == one[:-1])
        return next((self._around[one] for one in around if len(said) >= len(one) and said[-1] == one[-1]), "")


def english(words: Sequence[Word]) -> list[list[Word]]:
    """What the words may mean in the language of orders, in every language that comes with the program."""
    return [said for wording in wordings() for said in wording.english(words)]


def instead(words: Sequence[Word]) -> str:
    """The word of the service that a line means; empty if none. A question goes to the game master."""
    return _together().instead(words) or (ASK if any(word.plain == "?" for word in words) else "")


def addressed(words: Sequence[Word]) -> str:
    """`ADDRESS bob@example.org` for a line that names one address; only the word if it names none or several."""
    named = _MAILBOX.findall(quoted(words))
    return f"{ADDRESS} {named[0]}" if len(named) == 1 else ADDRESS


def takes_back(words: Sequence[Word]) -> int:
    """How many words at the beginning of a line want something taken back; 0 if none do."""
    wanted, size = _together().begun(words)
    return size if wanted == BACK else 0


def told(words: Sequence[Word]) -> int:
    """How many words at the beginning of a line want something for which there is a sentence."""
    wanted, size = _together().begun(words)
    return size if wanted in SENTENCES else 0


def taken_back(words: Sequence[Word]) -> str:
    """`WITHDRAW line 2` for a line that wants to take back the order of that number; empty if it names none."""
    at = next((i for i, word in enumerate(words) if word.plain in _LINES), len(words)) + 1
    named = takewhile(lambda word: word.number is not None or word.plain in _LINES | _AND, words[at:])
    numbers = [str(word.number) for word in named if word.number is not None]
    return f"{BACK} line{'s' if len(numbers) > 1 else ''} {' and '.join(numbers)}" if numbers else ""


def meanings(word: Word) -> list[Word]:
    """The words of orders for which a word stands, in any language that came with the program."""
    meant = dict.fromkeys(wording.meant[word.plain] for wording in wordings() if word.plain in wording.meant)
    return [one for said in meant for one in split(said)]


def says_nothing(word: Word) -> bool:
    """Whether a word may be passed over next to words of orders, in some language."""
    return any(word.plain in wording.passed_over for wording in wordings())


@cache
def wordings() -> tuple[Wording, ...]:
    """The wordings of every language that comes with the program."""
    return tuple([Wording(text) for text in shipped(FILE).values()])


@cache
def _together() -> Wording:
    return Wording(*shipped(FILE).values())


def _plain(entry: Entry) -> list[str]:
    """Single words with spaces between them, as words of orders are given."""
    return [word.casefold() for word in entry.text.split()]


def faults(name: str, text: str, orders: Collection[str]) -> Iterator[Fault]:
    """What is wrong in a file of words; `orders` are the order words of all titles."""
    yield from keyless(name, text)
    for entry in entries(text):
        word = entry.key.removeprefix(_SERVICE)
        if entry.key.startswith(_SERVICE):
            if word not in WORDS and word not in SENTENCES:
                yield Fault(name, entry.line, f'"{word}" is no word of the service')
        elif len(word) > 1 and word.isupper() and word not in orders:
            yield Fault(name, entry.line, f'"{word}" is no order word of any game')
        elif ";" in entry.text:
            yield Fault(name, entry.line, "words of orders are single words with spaces between them")

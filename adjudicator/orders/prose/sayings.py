"""Sayings: what people write for a word of orders, `greife ... an` for ATTACK, `my planet` for home.

They stand in a file for each language, `languages/de/sayings.txt` for all titles and `sayings/de.txt` in the folder of
each. A line has a word of orders, or several, as its key, and what is written for it, parted by semicolons; what has
the key `-` changes nothing and is passed over. A key like `2.` has words for the second of something. What has a key
that begins with `if` is said only in conditions, in words of orders, and what has a key like `within DEAL ; get` only
in orders of that word. What has a key like `implied STATION` is a condition on which these orders come up anyway. The
key `against what ZAP` has the word of conditions for what these orders are against, and `carrying CARD` the order
words that such a word may only lead to: `use the zap`. A key like `> WAIT` is a word of
the service.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import Final

from adjudicator.orders.words import word_classes
from adjudicator.orders.words.lexer import Word, split
from adjudicator.orders.words.word_lists import Entry, Said, entries, shipped

FILE: Final = "sayings.txt"
_NOTHING: Final = "-"
_END: Final = ".txt"
_FOLDER: Final = "sayings"
"""The folder of a title with its sayings."""
_IN_CONDITIONS: Final = "if "
_WITHIN: Final = "within "
_IMPLIED: Final = "implied "
_COUNTERED: Final = "against what "
_CARRYING: Final = "carrying "
_SERVICE: Final = "> "
_ELSEWHERE: Final = (_IN_CONDITIONS, _WITHIN, _IMPLIED, _COUNTERED, _CARRYING)
"""What keys begin with whose sayings are not found anywhere in a sentence."""
ORDINAL: Final = "."
"""Ends the first, the second and so on of something."""


_BEFORE_CLAUSES: Final = word_classes.of("between") | word_classes.of("or")
_ENDING_VERBS: Final = word_classes.of("ending verbs")
"""The second part of a verb, which may stand behind its object: `nehme mir Blau 1 vor`."""
_INSIDE: Final = word_classes.of("inside")
"""Words that may stand between those of a saying, and change nothing."""

Usable = Callable[[str], bool]
"""Whether the words of orders of a key can be used now."""
_Known = dict[str, list[tuple[Said, tuple[str, ...]]]]
"""The sayings with their keys by their first word, the longest first."""


class Sayings:
    """The sayings of some languages, found anywhere in a sentence."""

    def __init__(self, texts: Iterable[str]) -> None:
        known = [entry for text in texts for entry in entries(text)]
        self._by_first = _by_first(one for one in known if not one.key.startswith(_ELSEWHERE))
        inside = [one for one in known if one.key.startswith(_IN_CONDITIONS)]
        self._in_conditions = _by_first(one._replace(key=one.key.removeprefix(_IN_CONDITIONS)) for one in inside)

        within: dict[str, list[Entry]] = {}
        for one in known:
            if one.key.startswith(_WITHIN):
                word, _, key = one.key.removeprefix(_WITHIN).partition(" ")
                within.setdefault(word, []).append(one._replace(key=key))
        self._implied: dict[str, set[Said]] = {}
        for one in known:
            if one.key.startswith(_IMPLIED):
                self._implied.setdefault(one.key.removeprefix(_IMPLIED), set()).update(one.said)
        self._countered = {
            one.key.removeprefix(_COUNTERED): one.text for one in known if one.key.startswith(_COUNTERED)
        }
        self._carried = {
            (one.key.removeprefix(_CARRYING), said[0])
            for one in known
            if one.key.startswith(_CARRYING)
            for said in one.said
        }
        self._shortened = frozenset(said[0] for one in known for said in one.said if said[1:] == (".",))
        self._within = {word: _by_first(several) for word, several in within.items()}

    @property
    def shortened(self) -> frozenset[str]:
        """Words that are written short, with a full stop that ends no sentence."""
        return self._shortened

    def names(self, word: str, other: str) -> bool:
        """Whether the other order word names something in orders of a word."""
        known = self._within.get(word, {}).get(other.casefold(), ())
        return any(said == (other.casefold(),) for said, _ in known)

    def within(self, word: str, words: Sequence[Word]) -> list[Word]:
        """The words of an order of some order word, which are words of orders already, as that order has them."""
        known = self._within.get(word)
        return _replaced(known, words, lambda key: True) if known else list(words)

    def of_orders(self, word: str, words: Sequence[Word]) -> set[tuple[int, int]]:
        """The lines and columns of the words that are in a saying of orders of some order word."""
        runs = _runs(self._within.get(word, {}), words, lambda key: True)
        return {(one.line, one.column) for run, key in runs if key is not None for one in run}

    def implies(self, word: str, condition: Sequence[Word]) -> bool:
        """Whether orders of a word come up only if a condition holds, which is given as it was written."""
        return tuple(one.plain for one in condition) in self._implied.get(word, ())

    def countered(self, word: str) -> str:
        """The word of conditions for what orders of some word are against; empty if they are against no such thing."""
        return self._countered.get(word, "")

    def carries(self, word: str, other: str) -> bool:
        """Whether an order word only says that the one behind it is done: `use the zap`."""
        return (word, other.casefold()) in self._carried

    @property
    def implying(self) -> Iterable[str]:
        """The words of orders that come up only on a condition."""
        return self._implied

    def needed(self, word: str) -> frozenset[str]:
        """The words of orders that are said in other words within orders of some order word."""
        known = self._within.get(word, {})
        keys = (key for several in known.values() for _, each in several for key in each)
        return frozenset(one.plain for key in keys for one in split(key) if one.plain.isalnum())

    def outside(self, words: Sequence[Word], usable: Usable) -> set[tuple[int, int]]:
        """The lines and columns of the words that are part of no saying."""
        runs = _runs(self._by_first, words, usable)
        return {(one.line, one.column) for run, key in runs if key is None for one in run}

    def plainly(self, words: Sequence[Word], usable: Usable = bool) -> list[Word]:
        """The words, each saying replaced by the words of orders that it stands for."""
        return _replaced(self._by_first, words, usable)

    def naming(self, words: Sequence[Word], usable: Usable) -> list[Word]:
        """The same without the order words that a saying stands for, if it stands for more: `Compromise` for `comp`."""
        return _replaced(self._by_first, words, usable, _without_orders)

    def conditionally(self, words: Sequence[Word]) -> list[Word]:
        """The same for the words of a condition, which are words of orders already."""
        return _replaced(self._in_conditions, words, lambda key: True)

    @property
    def words(self) -> frozenset[str]:
        """All words of all sayings."""
        known = (self._by_first, self._in_conditions, *self._within.values())
        said = (pair for one in known for several in one.values() for pair in several)
        keys = (split(key) for one in known for several in one.values() for _, each in several for key in each)
        return frozenset(word for words, _ in said for word in words) | {word.plain for key in keys for word in key}


def _by_first(known: Iterable[Entry]) -> _Known:
    keys: dict[Said, list[str]] = {}
    for entry in known:
        for said in entry.said:
            keys.setdefault(said, []).append("" if entry.key == _NOTHING else entry.key)
    found: _Known = {}
    for said, several in sorted(keys.items(), key=lambda one: -len(one[0])):
        found.setdefault(said[0], []).append((said, tuple(several)))
    return found


def _replaced(
    known: _Known, words: Sequence[Word], usable: Usable, told: Callable[[str], str] = lambda key: key
) -> list[Word]:
    out: list[Word] = []
    for run, key in _runs(known, words, usable):
        out += run if key is None else _meant(told(key), run)
    return out


def _without_orders(key: str) -> str:
    """A key without its order words, unless it is nothing else or a word of the service."""
    rest = " ".join(word for word in key.split() if not (word.isupper() and len(word) > 1))
    return key if key.startswith(_SERVICE) else rest or key


def _meant(key: str, run: Sequence[Word]) -> list[Word]:
    """The words of orders of a key in the place of some words."""
    first, end = run[0], run[-1].end
    if key.startswith(_SERVICE):
        return [first._replace(text=key.removeprefix(_SERVICE), plain=key.casefold(), number=None, end=end)]
    if key[:-1].isdigit() and key[-1] == ORDINAL:
        return [first._replace(text=key, plain=key, number=int(key[:-1]), end=end)]
    return [one._replace(line=first.line, column=first.column, end=end) for one in split(key)]


def has_name(key: str) -> bool:
    """Whether a key has an order word and the name of a thing: `CARD Compromise`."""
    words = key.split()
    return words[0].isupper() and any(word[0].isupper() and not word.isupper() for word in words)


def _together(known: _Known, words: Sequence[Word], usable: Usable) -> Sequence[Word]:
    """The words with the end of a verb behind its beginning, if it ends the clause: `ich nehme mir Blau 1 vor`."""
    if not any(word.plain in _ENDING_VERBS for word in words):
        return words
    out = list(words)
    whole = {at + place for at in range(len(out)) for place in range(_at(known, out, at, usable)[0]) if place}
    for at in range(len(out) - 2):
        for said, _ in known.get(out[at].plain, ()):
            head = _size(said[:-1], out, at) if len(said) > 1 and said[-1] in _ENDING_VERBS else 0
            end = next((end for end in range(at + head, len(out)) if _closes(out, end)), len(out) - 1)
            apart = whole.isdisjoint(range(at + head, end + 1))
            if head and end > at + head and out[end].plain == said[-1] and apart:
                last = out.pop(end)
                before = out[at + head - 1]
                out.insert(at + head, last._replace(line=before.line, column=before.column, end=before.end))
                break
    return out


def _closes(words: Sequence[Word], at: int) -> bool:
    """Whether a word ends a clause."""
    after = words[at + 1] if at + 1 < len(words) else None
    return after is None or not after.plain[0].isalnum() or after.plain in _BEFORE_CLAUSES


def _runs(known: _Known, words: Sequence[Word], usable: Usable) -> Iterator[tuple[Sequence[Word], str | None]]:
    """The words in order: each saying with its words of orders, and every other word with none."""
    words = _together(known, words, usable)
    at = 0
    while at < len(words):
        size, key = _at(known, words, at, usable)
        yield words[at : at + (size or 1)], key if size else None
        at += size or 1


def _at(known: _Known, words: Sequence[Word], at: int, usable: Usable) -> tuple[int, str]:
    for said, keys in known.get(words[at].plain, ()):
        size = _size(said, words, at)
        if size:
            for key in keys:
                if not key or usable(key):
                    return size, key
            named = next((key for key in keys if has_name(key)), "")
            if named and usable(_without_orders(named)):
                return size, _without_orders(named)  # the order cannot be given, but the thing is named
    return 0, ""


def _size(said: Said, words: Sequence[Word], at: int) -> int:
    """How many words at a place are a saying, 0 if they are not; `I` may stand in it: `halte ich mich raus`."""
    end = at
    for one in said:
        if end > at and end < len(words) and words[end].plain != one and words[end].plain in _INSIDE:
            end += 1
        if end >= len(words) or words[end].plain != one:
            return 0
        end += 1
    return end - at


@lru_cache(maxsize=16)
def sayings(package: str) -> Sayings:
    """The sayings of the order language and of the title in a package, in every language they have."""
    folder = files(package) / _FOLDER
    own = sorted((file.name, file) for file in folder.iterdir()) if folder.is_dir() else []
    return Sayings((*(file.read_text("utf-8") for name, file in own if name.endswith(_END)), *shipped(FILE).values()))


def served(word: Word) -> bool:
    """Whether a word stands for a word of the service."""
    return word.plain.startswith(_SERVICE)


def spelled(word: Word) -> bool:
    """Whether a number was written as a word: `for three days` counts nothing of the game."""
    return word.number is not None and word.end - word.column != len(str(word.number))

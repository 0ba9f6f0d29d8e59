"""Lists of words that a language has in files, `languages/de/words.txt` and others: who translates needs no Python.

On each line stand a key, a colon, and words or several words, parted by semicolons: `thanks: danke; vielen Dank`. What
begins with # is a comment; a key may have more lines than one.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from adjudicator.engine.text.phrase_files import FOLDER, Fault, languages
from adjudicator.engine.text.plurals import ENGLISH
from adjudicator.orders.words.lexer import Word, split

Said = tuple[str, ...]
"""Words as they are compared."""
_APART: Final = ";"


class Entry(NamedTuple):
    """A line of a list: its number, its key, and what stands behind it."""

    line: int
    key: str
    text: str

    @property
    def said(self) -> Iterator[Said]:
        """The words, several as one."""
        for one in self.text.split(_APART):
            words = tuple(word.plain for word in split(one))
            if words:
                yield words


def entries(text: str) -> Iterator[Entry]:
    """The lines of a list that have a key."""
    for number, line in enumerate(text.splitlines(), start=1):
        key, colon, rest = line.partition(":")
        if colon and not line.startswith("#"):
            yield Entry(number, key.strip(), rest.strip())


def keyless(name: str, text: str) -> Iterator[Fault]:
    """The lines of a file that say nothing, since they have no key or nothing stands behind it."""
    for number, line in enumerate(text.splitlines(), start=1):
        key, _, rest = line.partition(":")
        if line.strip() and not line.startswith("#") and not (key.strip() and rest.strip()):
            yield Fault(name, number, "a line is a key, a colon, and words parted by semicolons, or begins with #")


@cache
def shipped(name: str) -> Mapping[str, str]:
    """The lists of a name by the language they are of, English first."""
    package = "adjudicator.orders"
    codes = sorted(languages(package), key=lambda code: (code != ENGLISH, code))
    found = {code: files(package) / FOLDER / code / name for code in codes}
    return {code: file.read_text("utf-8") for code, file in found.items() if file.is_file()}


class Phrases:
    """Words and several words, found by how a line begins or ends."""

    __slots__ = ("_by_first", "_by_last")

    def __init__(self, said: Iterable[Said]) -> None:
        self._by_first: dict[str, list[Said]] = {}
        self._by_last: dict[str, list[Said]] = {}
        for one in sorted(dict.fromkeys(said), key=len, reverse=True):
            self._by_first.setdefault(one[0], []).append(one)
            self._by_last.setdefault(one[-1], []).append(one)

    def before(self, words: Sequence[Word], at: int = 0) -> int:
        """How many words from a place on are the longest of them; 0 if none are."""
        likely = self._by_first.get(words[at].plain, ()) if at < len(words) else ()
        return next((len(one) for one in likely if _stands(words, at, one)), 0)

    def behind(self, words: Sequence[Word], end: int) -> int:
        """How many words before a place are the longest of them, with others before those; 0 if none are."""
        likely = self._by_last.get(words[end - 1].plain, ()) if end else ()
        return next((len(one) for one in likely if end > len(one) and _stands(words, end - len(one), one)), 0)


def _stands(words: Sequence[Word], at: int, said: Said) -> bool:
    return len(words) >= at + len(said) and all(words[at + i].plain == one for i, one in enumerate(said))

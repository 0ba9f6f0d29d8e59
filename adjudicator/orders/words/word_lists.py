"""Word lists: words of a language in files such as `languages/de/words.txt`; translators need no Python.

Each line has a key, a colon, and words or phrases, separated by semicolons: `thanks: danke; vielen Dank`. A line that
begins with # is a comment; a key may have several lines.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
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
    """A line of a list: its number, its key, and the text after it."""

    line: int
    key: str
    text: str

    @property
    def said(self) -> Iterator[Said]:
        """The words; a phrase counts as one entry."""
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
    """The lines of a file that have no effect, because they have no key or nothing follows it."""
    for number, line in enumerate(text.splitlines(), start=1):
        key, _, rest = line.partition(":")
        if line.strip() and not line.startswith("#") and not (key.strip() and rest.strip()):
            yield Fault(name, number, "a line is a key, a colon, and words parted by semicolons, or begins with #")


def _sound(entry: Entry) -> str:
    return ""


def faults(name: str, text: str, keys: Sequence[str], wrong: Callable[[Entry], str] = _sound) -> Iterator[Fault]:
    """What is wrong in a list with these keys; `wrong` says what else is wrong with an entry (empty: nothing)."""
    yield from keyless(name, text)
    for entry in entries(text):
        sentence = wrong(entry) if entry.key in keys else f'"{entry.key}" is none of {", ".join(keys)}'
        if sentence:
            yield Fault(name, entry.line, sentence)


@cache
def shipped(name: str) -> Mapping[str, str]:
    """The lists of a name by their language, English first."""
    package = "adjudicator.orders"
    codes = sorted(languages(package), key=lambda code: (code != ENGLISH, code))
    found = {code: files(package) / FOLDER / code / name for code in codes}
    return {code: file.read_text("utf-8") for code, file in found.items() if file.is_file()}


class Phrases:
    """Words and phrases, found at the beginning or end of a line."""

    __slots__ = ("_by_first", "_by_last")

    def __init__(self, said: Iterable[Said]) -> None:
        self._by_first: dict[str, list[Said]] = {}
        self._by_last: dict[str, list[Said]] = {}
        for one in sorted(dict.fromkeys(said), key=len, reverse=True):
            self._by_first.setdefault(one[0], []).append(one)
            self._by_last.setdefault(one[-1], []).append(one)

    def before(self, words: Sequence[Word], at: int = 0) -> int:
        """How many words the longest phrase from a place on takes; 0 if there is none."""
        likely = self._by_first.get(words[at].plain, ()) if at < len(words) else ()
        return next((len(one) for one in likely if _stands(words, at, one)), 0)

    def behind(self, words: Sequence[Word], end: int) -> int:
        """How many words before a place its phrases take, the longest each time and any others before it; 0 if none."""
        likely = self._by_last.get(words[end - 1].plain, ()) if end else ()
        return next((len(one) for one in likely if end > len(one) and _stands(words, end - len(one), one)), 0)


def _stands(words: Sequence[Word], at: int, said: Said) -> bool:
    return len(words) >= at + len(said) and all(words[at + i].plain == one for i, one in enumerate(said))

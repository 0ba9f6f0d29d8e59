"""Refusals: `No thanks`, `nein danke`, `please never write to me again`, `unsubscribe`.

They free a seat and silence an address, so they have to be sure: the first thing that a letter says is a refusal, and
nothing in it makes that doubtful. Every language has its words in a file, `languages/de/refusals.txt`; people mix
languages, so they are read together.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import groupby
from typing import Final, NamedTuple

from adjudicator.engine.text.phrase_files import Fault
from adjudicator.orders.words import courtesy, word_lists
from adjudicator.orders.words.lexer import Word, cleaned, split
from adjudicator.orders.words.word_lists import Phrases, Said, entries, shipped

FILE: Final = "refusals.txt"
_NO, _NEVER, _BESIDES, _LATER, _DOUBT = "no", "never", "besides", "later", "doubt"
_KEYS: Final = (_NEVER, _NO, _BESIDES, _LATER, _DOUBT)
"""The kinds of words. Of two phrases that are equally long, the one of the earlier kind is read."""
_REFUSING: Final = frozenset((_NO, _NEVER))
_ENDS: Final = frozenset(".,!;:-()")
"""Signs between which something is said as a whole."""
_SIGNS: Final = frozenset("\"'*_~#")
_ASKING: Final = "?"
_MOST: Final = 80
"""Words of a letter that can be a refusal; a longer one is for the game master to read."""
_LONGEST_GREETING: Final = 4
_UNKNOWN: Final = ""


class Refusal(NamedTuple):
    """What somebody declines: what they were asked, or any letter from us.

    `never` means that they want no more letters. `later` means that they may be asked again another time.
    """

    never: bool = False
    later: bool = False


class Refusals:
    """The words of some languages with which people refuse."""

    def __init__(self, texts: Iterable[str]) -> None:
        known = [entry for text in texts for entry in entries(text)]

        def of(key: str) -> Iterator[Said]:
            return (one for entry in known if entry.key == key for one in entry.said)

        self._phrases = {kind: Phrases(of(kind)) for kind in _KEYS}

    def read(self, lines: Sequence[str]) -> Refusal | None:
        """What the writer's own lines refuse; None if they do not, or if that is doubtful."""
        said = [split(cleaned(line)) for line in lines if line.strip()]
        if not said or sum(map(len, said)) > _MOST or any(map(_doubtful, said)):
            return None
        bare = _without_greeting(said)
        # A program may have broken a sentence over lines; a name below "No" is no part of it.
        flat = [word for line in bare for word in line]
        return self._refusal(clause for line in bare for clause in _clauses(line)) or self._refusal(_clauses(flat))

    def _refusal(self, clauses: Iterable[Sequence[Word]]) -> Refusal | None:
        """What clauses refuse, if the first one that says anything is a refusal."""
        kinds = [self._kinds(clause) for clause in clauses]
        first = next((at for at, one in enumerate(kinds) if set(one) != {_BESIDES}), None)
        if first is None or not _refuses(kinds[first]):
            return None
        said = {kind for one in kinds for kind in one}
        return None if _DOUBT in said else Refusal(_NEVER in said, _LATER in said)

    def _kinds(self, words: Sequence[Word]) -> list[str]:
        """The kinds of the phrases in a clause, in order."""
        found: list[str] = []
        at = 0
        while at < len(words):
            sizes = [(kind, phrases.before(words, at)) for kind, phrases in self._phrases.items()]
            kind, size = max(sizes, key=lambda one: one[1])
            if size or words[at].plain not in _SIGNS:
                found.append(kind if size else _UNKNOWN)
            at += size or 1
        return found or [_BESIDES]


def _doubtful(words: Sequence[Word]) -> bool:
    """Whether a line asks something, or names a number: then it may answer something else."""
    return any(word.plain == _ASKING or word.number is not None for word in words)


def _refuses(kinds: Sequence[str]) -> bool:
    """Whether a clause is a refusal and nothing else but when to ask again."""
    return bool(_REFUSING & set(kinds)) and set(kinds) <= {*_REFUSING, _BESIDES, _LATER}


def _clauses(words: Sequence[Word]) -> Iterator[Sequence[Word]]:
    """The parts of a text between signs."""
    parts = groupby(words, lambda word: word.plain in _ENDS)
    return (list(part) for ends, part in parts if not ends)


def _without_greeting(lines: Sequence[Sequence[Word]]) -> Sequence[Sequence[Word]]:
    """The lines without a greeting at the head of them."""
    first, *others = lines
    known = courtesy.ours()
    if not known.greets(first):
        return lines
    if others and len(first) <= _LONGEST_GREETING:
        return others
    return [first[known.salutation(first) :], *others]


@cache
def ours() -> Refusals:
    """The refusals of all languages that come with the program, together."""
    return Refusals(shipped(FILE).values())


def faults(name: str, text: str) -> Iterator[Fault]:
    """What is wrong in a file of refusals."""
    return word_lists.faults(name, text, _KEYS)

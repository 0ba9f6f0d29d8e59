"""Elsewhere: words of other languages for those of orders.

Nothing is read by them: an order in German is refused like one that is misspelt, and its writer is told what would have
worked. Every language has them in a file, `languages/de/words.txt`. Which words a title has nobody knows here, so a
line is offered only where it can be read whole.
"""

from collections.abc import Iterator, Sequence, Set
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from adjudicator.engine.sources import FOLDER, languages
from adjudicator.orders.spelling import Word, quoted, split

_FILE: Final = "words.txt"
_SERVICE: Final = "> "
_OTHERWISE: Final = {"CARD": "PLAY"}
"""What titles call the same."""


class Wording(NamedTuple):
    """The words of a language."""

    meant: dict[str, str]
    """The word of orders for each."""
    anywhere: Set[str]
    """What it has beside these words, to be passed over."""
    last: Set[str]
    """The same where it ends a line, as the end of a verb does: `lade Green ein`."""
    second: Set[str]
    """The same behind the first word: `Angriff auf Planet 3`."""
    service: dict[tuple[str, ...], str]
    """The words of the service for which a line says something else, by how it begins."""


def english(words: Sequence[Word]) -> list[list[Word]]:
    """What the words may be in the language of orders; nothing if none of them is in another one that is known."""
    return [said for wording in wordings() for said in _put(wording, words)]


def _put(wording: Wording, words: Sequence[Word]) -> Iterator[list[Word]]:
    if not any(word.plain in wording.meant for word in words):
        return
    kept = [word for word in words if word.plain not in wording.anywhere]
    if kept and words[-1].plain in wording.last:
        kept.pop()
    if not kept:
        return
    said = [word._replace(text=wording.meant.get(word.plain, word.text)) for word in kept]
    if len(said) > 1 and said[1].plain in wording.second:
        del said[1]
    yield split(quoted(said), words[0].line)
    also = _OTHERWISE.get(said[0].text)
    if also:
        yield split(quoted([said[0]._replace(text=also), *said[1:]]), words[0].line)


@cache
def wordings() -> tuple[Wording, ...]:
    """Those of every language that has any."""
    package = __package__ or ""
    folders = (files(package) / FOLDER / code / _FILE for code in languages(package))
    return tuple([_wording(file.read_text("utf-8")) for file in folders if file.is_file()])


def _wording(text: str) -> Wording:
    """`ATTACK: angriff angreifen`, a line for each word of orders; `-:` and the like for what is passed over.

    `> PASS: nichts, ich passe` is one for a word of the service.
    """
    lines = [line.partition(":") for line in text.splitlines() if line and not line.startswith("#")]
    said = {meant: words.split() for meant, _, words in lines if not meant.startswith(_SERVICE)}
    anywhere, last, second = (frozenset(said.pop(key, ())) for key in ("-", "- last", "- second"))
    service = {
        tuple(start.split()): meant.removeprefix(_SERVICE)
        for meant, _, starts in lines
        if meant.startswith(_SERVICE)
        for start in starts.split(",")
    }
    return Wording({word: meant for meant, words in said.items() for word in words}, anywhere, last, second, service)

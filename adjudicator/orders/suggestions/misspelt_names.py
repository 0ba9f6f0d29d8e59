"""Misspelt names: a misspelt word of a name, `eclipse missle`, if it is like just one word of the names in play.

Nothing is read by this: the corrected line is only offered.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from adjudicator.engine.contract.order_words import Vocabulary
from adjudicator.orders.grammar.grammar import Grammar
from adjudicator.orders.parsing.line_starts import Beginnings
from adjudicator.orders.words.lexer import Word, quoted, split, written

_LIKE_ENOUGH: Final = 74
"""How alike (0 to 100) words must be; `mehc` is 75 like mech."""
_SHORTEST: Final = 4
_MOST: Final = 4
"""Misspellings on one line; more unknown words are no misspellings."""

_SWEEPING: Final = frozenset(["anything", "everything", "something"])
"""Words that are no slips: `anything` is not `nothing`."""


def mended(words: Sequence[Word], beginnings: Beginnings) -> Iterator[str]:
    """The words with each misspelt one replaced by the word that is meant, if it is like only one."""
    names = beginnings.names.vocabulary
    known = _keywords(beginnings.parser.grammar) | _words(names)
    possible = sorted(known.keys() - _left_out(names))
    heads = {part.casefold() for word in beginnings.heads.offered() for part in word.split()}
    found: list[Word] = []
    slips = 0
    for word in words:
        plain = word.plain
        if len(plain) < _SHORTEST or not plain.isalpha() or word.number is not None or plain in known or plain in heads:
            found.append(word)
            continue
        meant = "" if plain in _SWEEPING else _like(plain, possible)
        slips += bool(meant)
        found.append(word._replace(text=known[meant], plain=meant) if meant else word)
    if 0 < slips <= _MOST:
        yield quoted(map(written, found))


def _like(said: str, known: Sequence[str]) -> str:
    """The known word that this one was meant to be; empty if none is like it, or several are equally."""
    from rapidfuzz import fuzz, process

    if any(said in (f"{word}s", word[: len(said)]) for word in known):
        return ""  # a plural, or a shortened word: names are read in these forms anyway
    best = process.extract(said, known, scorer=fuzz.ratio, score_cutoff=_LIKE_ENOUGH, limit=2)
    alone = len(best) == 1 or (len(best) == 2 and best[0][1] > best[1][1])
    return str(best[0][0]) if best and alone else ""


def _parts(name: str) -> Iterator[tuple[str, str]]:
    """The words of a name that are long enough to be recognised, and how they are written."""
    for word in split(name):
        if word.plain.isalpha() and len(word.plain) >= _SHORTEST:
            yield word.plain, word.text


@lru_cache(maxsize=16)
def _keywords(grammar: Grammar) -> dict[str, str]:
    """The words that stand between names: `with`."""
    parts = (part for wanted in grammar.patterns.values() for part in wanted if isinstance(part, str))
    return {plain: text for part in parts for plain, text in _parts(part)}


@lru_cache(maxsize=16)
def _words(names: Vocabulary) -> dict[str, str]:
    """The words of all names, as they are compared and as they are written."""
    return {plain: text for kind in names.kinds.values() for name in reversed(kind) for plain, text in _parts(name)}


@lru_cache(maxsize=16)
def _left_out(names: Vocabulary) -> frozenset[str]:
    """Words that occur only in the names of things that the game has left out."""
    lacking = {one for kind, said in names.left_out.items() for name in said for one, _ in _parts(name)}
    if not lacking:
        return frozenset()
    has = {
        one
        for kind, said in names.kinds.items()
        for name, value in said.items()
        if not names.lacks(kind, names.name(kind, value))
        for one, _ in _parts(name)
    }
    return frozenset(lacking - has)

"""Mentions: players who were named, or are addressed, and the words that stand for them: `Bob, I attack you`."""

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from adjudicator.orders.words import word_classes
from adjudicator.orders.words.lexer import Word
from adjudicator.orders.words.names import Names, seated

_OBJECTS: Final = word_classes.of("somebody")
"""Words for a player who was named before."""
_ADDRESSED: Final = word_classes.of("addressing")
"""Words for a player who is spoken to."""
_OF_OTHERS: Final = word_classes.of("of others")
"""Before a number: it counts things of somebody else."""
_THEIRS: Final = word_classes.of("theirs")
_PLANET: Final = "planet"
_COMMA: Final = ","


class Mentioned(NamedTuple):
    """The players who were named last, and the one who is spoken to (empty: nobody)."""

    named: tuple[str, ...] = ()
    addressed: str = ""


NOBODY: Final = Mentioned()


class Mentions:
    """Puts players in the place of the words that stand for them in the letters of one player."""

    def __init__(self, names: Names, seats: Collection[str], own: str) -> None:
        self._names = names
        self._seats = {seat.casefold(): seat for seat in seats}
        self._own = own.casefold()

    def of(self, words: Sequence[Word], before: Mentioned) -> Mentioned:
        """Whom a sentence names and addresses; who was named and addressed before it, if it has nobody."""
        said = seated(words, self._names)
        return Mentioned(tuple(self._others(said)) or before.named, self._spoken_to(said) or before.addressed)

    def named(self, words: Sequence[Word], before: Mentioned) -> Iterator[list[Word]]:
        """The words of a sentence with players in the place of other words, in the ways in which they can be meant."""
        said = seated(words, self._names)
        resolved = self._resolved(said, before.named)
        if resolved != said:
            yield resolved
        spoken_to = self._spoken_to(said)
        bare = said[2:] if spoken_to else said
        addressed = self._addressed(bare, spoken_to or before.addressed)
        if addressed != bare:
            yield addressed
        if spoken_to:
            yield bare

    def owned(self, said: Sequence[Word], before: Mentioned) -> Sequence[Word]:
        """The words with the only player who was named before `his planet`: it belongs to nobody else."""
        out = list(said)
        for at, word in enumerate(said[:-1]):
            if word.plain in _THEIRS and _PLANET in (said[at + 1].plain, *(one.plain for one in said[at - 3 : at - 1])):
                meant = self._others(seated(said[:at], self._names)) or before.named
                out[at] = word._replace(text=meant[0], plain=meant[0].casefold()) if len(meant) == 1 else word
        return out

    def counts_others(self, said: Sequence[Word]) -> bool:
        """Whether a number counts what somebody else has: `your 4 tokens are strong`."""
        return any(one.plain in _OF_OTHERS and number.number is not None for one, number in pairwise(said))

    def _others(self, said: Sequence[Word]) -> list[str]:
        found = [self._seats[one.plain] for one in said if one.plain in self._seats and one.plain != self._own]
        return list(dict.fromkeys(found))

    def _spoken_to(self, said: Sequence[Word]) -> str:
        """The player with whose name a sentence begins, before a comma."""
        begins = len(said) > 2 and said[1].plain == _COMMA and said[0].plain != self._own
        return self._seats.get(said[0].plain, "") if begins else ""

    def _resolved(self, said: Sequence[Word], before: Sequence[str]) -> list[Word]:
        """The words with a player in the place of a pronoun, if only one was named before it."""
        out: list[Word] = []
        named: dict[str, None] = {}
        for at, word in enumerate(said):
            named.update(dict.fromkeys(self._others([word])))
            meant = list(named) or before
            if word.plain in _OBJECTS and len(meant) == 1:
                out += _named(word, meant[0], said[at + 1 :])
            else:
                out.append(word)
        return out

    def _addressed(self, said: Sequence[Word], seat: str) -> list[Word]:
        """The words with the player who is spoken to in the place of `you` and `your`."""
        out: list[Word] = []
        for word in said:
            out += _named(word, seat, ()) if seat and word.plain in _ADDRESSED else [word]
        return out


def _named(word: Word, seat: str, after: Sequence[Word]) -> list[Word]:
    """A player in the place of a word; a number behind it is not one of their planets."""
    found = [word._replace(text=seat, plain=seat.casefold())]
    counts = bool(after) and after[0].number is not None
    return [*found, word._replace(text=_COMMA, plain=_COMMA, column=word.end, end=word.end)] if counts else found

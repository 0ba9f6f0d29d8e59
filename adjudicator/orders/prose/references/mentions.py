"""Mentions: players who were named, or are addressed, and the words that stand for them: `Bob, I attack you`."""

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from adjudicator.orders.prose.references.scenes import Scenes
from adjudicator.orders.words import word_classes
from adjudicator.orders.words.lexer import Word
from adjudicator.orders.words.names import Names, seated

_OBJECTS: Final = word_classes.of("somebody")
"""Words for a player who was named before."""
_ADDRESSED: Final = word_classes.of("addressing")
"""Words for a player who is spoken to."""
_OF_OTHERS: Final = word_classes.of("of others")
"""Before a number: it counts things of somebody else."""
_COUNTED: Final = frozenset("from of token tokens card cards to".split())
"""What stands behind a number of things."""
_THEIRS: Final = word_classes.of("theirs")
_PLANET: Final = "planet"
_COMMA: Final = ","
_FEW: Final = 3
"""Players one of whom may be meant."""


class Mentioned(NamedTuple):
    """The players who were named last, the one who is spoken to (empty: nobody), and the challenge (0: none)."""

    named: tuple[str, ...] = ()
    addressed: str = ""
    where: int = 0


NOBODY: Final = Mentioned()


class Mentions:
    """Puts players in the place of the words that stand for them in the letters of one player."""

    def __init__(self, names: Names, seats: Collection[str], own: str, asked: Collection[int]) -> None:
        self._names = names
        self._scenes = Scenes(names.vocabulary, asked, seats)
        self._seats = {seat.casefold(): seat for seat in seats}
        self._own = own.casefold()

    def of(self, words: Sequence[Word], before: Mentioned) -> Mentioned:
        """Whom a sentence names and addresses; who was named and addressed before it, if it has nobody."""
        said = seated(words, self._names)
        named, addressed = tuple(self._others(said)) or before.named, self._spoken_to(said) or before.addressed
        return Mentioned(named, addressed, self._scenes.placed(said, before.where)[1])

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

    def placed(self, words: Sequence[Word], before: Mentioned) -> list[Word]:
        """The words with the numbers of the challenges that they only describe."""
        said = seated(words, self._names)
        placed = self._scenes.placed(said, before.where)[0]
        return list(words) if placed == said else placed

    def candidates(self, words: Sequence[Word], before: Mentioned) -> Iterator[list[Word]]:
        """The words of a sentence with each of several players in turn who were named before a word for one of them."""
        said = seated(words, self._names)
        place = next((at for at, word in enumerate(said) if word.plain in _OBJECTS), -1)
        meant = (self._others(said[:place]) or before.named) if place >= 0 else ()
        for seat in meant if 1 < len(meant) <= _FEW else ():
            yield self._resolved(said, (seat,), here=(seat,))

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

    def _resolved(self, said: Sequence[Word], before: Sequence[str], here: Sequence[str] = ()) -> list[Word]:
        """The words with a player in the place of a pronoun, if only one was named before it; or else those `here`."""
        out: list[Word] = []
        named: dict[str, None] = {}
        for at, word in enumerate(said):
            named.update(dict.fromkeys(self._others([word])))
            meant = list(here) or list(named) or before
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
    counts = bool(after) and after[0].number is not None and not _is_planet(after)
    return [*found, word._replace(text=_COMMA, plain=_COMMA, column=word.end, end=word.end)] if counts else found


def _is_planet(words: Sequence[Word]) -> bool:
    """Whether words begin with a number that counts nothing."""
    begins = bool(words) and words[0].number is not None and words[0].text.isdigit()
    return begins and (len(words) == 1 or words[1].plain not in _COUNTED)

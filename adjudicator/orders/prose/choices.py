"""Choices: what the words of a sentence can mean behind an order word, without conditions and alternatives."""

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise
from typing import Final

from adjudicator.engine.contract.order_words import Choice, Vocabulary
from adjudicator.orders.prose.arrangement import Arrangement, Fit
from adjudicator.orders.prose.names.parted_names import NOUN
from adjudicator.orders.prose.names.sharing import LISTING
from adjudicator.orders.prose.references.opponents import Opponents
from adjudicator.orders.prose.sayings import Sayings
from adjudicator.orders.prose.wanting import IDLE, SMALL, Wanting
from adjudicator.orders.values.budget import Budget
from adjudicator.orders.words import word_classes
from adjudicator.orders.words.lexer import Word, pattern, split

PLAYERS: Final = "seats"
"""In the grammar of an order that lists players."""
_AGAINST: Final = "against"
"""Whoever stands behind it is in no list of other orders."""
_CLOSING: Final = frozenset(";")
"""Signs that no list has."""
RETURN: Final = '"get"'
"""In the rules of an order that says what is got for what is given."""
_THEIRS: Final = word_classes.of("theirs")
_REST: Final = "rest"
_SOURCES: Final = ("from", "to")


class Choices:
    """Finds the choices of one player, who is asked some questions now."""

    def __init__(self, wanting: Wanting, sayings: Sayings, budget: Budget) -> None:
        beginnings, entities = wanting.beginnings, wanting.entities
        self._beginnings = beginnings
        self._players = beginnings.parser.players
        self._entities = entities
        self._wanting = wanting
        self._asked = wanting.asked
        self._sayings = sayings
        self._budget = budget
        self._opponents = Opponents(beginnings.names.vocabulary, beginnings.parser.seats)
        self._keywords = beginnings.parser.grammar.keywords - SMALL - LISTING - entities.owners
        """Words of orders that say something."""
        self._known: dict[tuple[type[Choice], tuple[Word, ...], bool], tuple[list[str], bool, int]] = {}
        """What words came to before, whether they had to be put into another order, and what that cost."""
        self.cost = 0
        """What the choices cost that were found last."""
        self.vague = False
        """Whether names may be left unfinished that several things have."""
        self.apart = False
        """Whether the words of a part had to be put into another order."""

    def of(self, kind: type[Choice], words: Sequence[Word], where: int) -> list[tuple[int, str]]:
        """The choices that words can mean, each with its challenge (0: none named).

        Only if nothing is found with the players as they are named, they stand for a side, or for their challenge.
        Whoever names a challenge means nothing that belongs to none.
        """
        if where and not kind.of_challenge:
            return []
        if RETURN in "".join(kind.rules) and self._unowned(words) > 1:
            return []  # `planet 2 for planet 4`: whose planet is given, and whose is got?
        if PLAYERS in kind.grammar and not self._in_one_list(words, kind.grammar):
            return []
        words = self._sayings.within(kind.word, words)
        needed = self._wanting.special | self._sayings.needed(kind.word)
        ways = self._entities.counted(words)
        found = [(where, said) for way in ways for said in self._arranged(kind, way, needed)]
        if found:
            return found if len(found) >= len(ways) else []
        placed = self._entities.placed(words)
        if placed and (found := self.of(kind, placed, where)):
            return found
        if self._beginnings.parser.numbered in kind.grammar + "".join(kind.rules):
            words = self._opponents.numbered(words, self._beginnings.parser.numbered)
            return [(where, said) for said in self._arranged(kind, words, needed)]
        asked = self._asked.get(kind.about, ())
        for place, other in (one for way in ways for one in self._opponents.instead(way, where, asked)):
            found += [(place, said) for said in self._arranged(kind, other, needed)]
        return list(dict.fromkeys(found))

    def sides(self, where: int) -> frozenset[str]:
        """The main players of a challenge, or of the only one in which others are asked for (0: none named)."""
        listing = {
            kind.about
            for word in self._beginnings.heads.offered()
            for kind in self._wanting.kinds(word)
            if PLAYERS in kind.grammar
        }
        places = {place for about in listing for place in self._asked.get(about, ())} if not where else {where}
        return self._opponents.mainly(min(places)) if len(places) == 1 else frozenset()

    @staticmethod
    def _unowned(words: Sequence[Word]) -> int:
        """How many planets are named by their numbers alone."""
        pairs = list(pairwise(words))
        bare = [at for at, (one, other) in enumerate(pairs) if one.plain == NOUN and other.number is not None]
        return sum(not at or words[at - 1].plain not in _THEIRS for at in bare)

    def _in_one_list(self, words: Sequence[Word], grammar: str) -> bool:
        """Whether all players stand in one list, with nothing but small words between them."""
        places = [at for at, word in enumerate(words) if word.plain in self._players]
        inside = words[places[0] : places[-1]] if places else []
        apart = _AGAINST not in grammar and any(at and words[at - 1].plain == _AGAINST for at in places)
        return not apart and all(
            one.plain in self._players | SMALL | IDLE or not (one.plain[0].isalnum() or one.plain in _CLOSING)
            for one in inside
        )

    def _arranged(self, kind: type[Choice], words: Sequence[Word], needed: Collection[str]) -> list[str]:
        key = kind, tuple(words), self.vague
        if key not in self._known:
            self._known[key] = self._anew(kind, words, needed)
        found, apart, self.cost = self._known[key]
        self.apart = self.apart or apart
        return found

    def _anew(self, kind: type[Choice], words: Sequence[Word], needed: Collection[str]) -> tuple[list[str], bool, int]:
        names, grammar = self._beginnings.names, self._beginnings.parser.grammar
        unsaid = [pattern(word) for word in kind.unsaid]
        arrangement = Arrangement(grammar, self._entities, words, self._budget, unsaid, vague=self.vague)
        choices = arrangement.choices([kind], lambda word: word.plain in needed)
        said = dict.fromkeys(
            next((one for one in _written(fit, names.vocabulary) if self._is_all(one, words, kind.unsaid)), None)
            for fit in choices
        )
        return [one for one in said if one is not None], arrangement.apart, arrangement.cost

    def _is_all(self, order: str, words: Sequence[Word], unsaid: Sequence[str]) -> bool:
        """Whether an order says what is among some words, and nothing else that has to be said."""
        signs = [sign for sign in unsaid if not sign.isalnum() and any(word.plain == sign for word in words[1:-1])]
        parted = all(sign in order for sign in signs)
        return parted and not self._adds(order, words, unsaid) and not self._lacks(order, words)

    def _adds(self, order: str, words: Sequence[Word], unsaid: Sequence[str]) -> bool:
        """Whether an order says something that is not among the words."""
        known = {form for word in words for form in (word.plain, f"{word.plain}s")}.union(unsaid)
        return any(word.plain in self._keywords and word.plain not in known for word in split(order))

    def _lacks(self, order: str, words: Sequence[Word]) -> bool:
        """Whether words that only some orders have are among the words, and not in the order."""
        said = {word.plain.removesuffix("s") for word in split(order)}
        return any(word.plain in self._wanting.special and word.plain.removesuffix("s") not in said for word in words)


def _written(fit: Fit, names: Vocabulary) -> Iterator[str]:
    """What a choice is called, and what was said for it; a rest from or to somewhere has to be said."""
    text = fit.choice.text(names)
    yield text
    if not any(f"{_REST} {word} " in text for word in _SOURCES):
        yield fit.said

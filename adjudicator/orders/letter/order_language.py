"""The order language of a title: reading letters with its words."""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.contract.order_words import ORDER_WORD, Choice, Fact, Vocabulary
from adjudicator.orders.grammar.grammar import Grammar, grammar
from adjudicator.orders.grammar.order_heads import Heads
from adjudicator.orders.grammar.player_names import People, Peopled, words_of
from adjudicator.orders.letter import offer_gate, plain_orders
from adjudicator.orders.letter.letter_reader import LetterReader
from adjudicator.orders.lines.letter_reading import LetterReading, Line
from adjudicator.orders.values.budget import STEPS
from adjudicator.orders.values.problems import CLOSELY
from adjudicator.orders.words.names import Names, names_of

_MOST_REMEMBERED: Final = 256
"""Games of different rulebooks whose order words are cached."""


class Language:
    """The order language with the words of one title."""

    __slots__ = ("_choices", "_facts", "_heads")

    def __init__(self, choices: tuple[type[Choice], ...] = (), facts: tuple[type[Fact], ...] = ()) -> None:
        self._choices = choices
        self._facts = facts
        self._heads: dict[frozenset[str], Heads] = {}

    def heads(self, names: Vocabulary) -> Heads:
        """The order words, of which a game may have left some out."""
        left_out = frozenset(names.left_out.get(ORDER_WORD, ()))
        found = self._heads.get(left_out)
        if found is None:
            if len(self._heads) >= _MOST_REMEMBERED:
                self._heads.clear()
            found = self._heads[left_out] = Heads(self._choices, left_out)
        return found

    def names(self, vocabulary: Vocabulary, people: People) -> Names:
        """The names of a vocabulary, and of players, who may be called by theirs instead of their seats'."""
        names = names_of(vocabulary)
        if not people:
            return names
        keywords = tuple(self.grammar.patterns.values())
        return Peopled(names, people, words_of(vocabulary, keywords, tuple(self.heads(vocabulary).offered())))

    @property
    def grammar(self) -> Grammar:
        """Its grammar, built when first needed."""
        return grammar(self._choices, self._facts)

    def read(
        self,
        letter: str | Iterable[Line],
        vocabulary: Vocabulary,
        heading: Heading | None = None,
        phases: Sequence[int] = (),
        people: People = (),
        *,
        closely: bool = True,
        steps: int = STEPS,
    ) -> LetterReading:
        """A letter as read with the names that its writer can use, while `heading` (None: any phase) is open.

        `phases` are those of a turn, if known; the names of `people` may be used for their seats. Never raises: unread
        lines become problems of the reading, and the first `closely` of them are searched for what was meant, in so
        many `steps`.
        """
        if isinstance(letter, str):
            letter = (Line(number, text) for number, text in enumerate(letter.splitlines(), start=1))
        letter = tuple(letter)
        heads, names = self.heads(vocabulary), self.names(vocabulary, people)
        plain = None if people else plain_orders.read(letter, heads, self.grammar, names)
        if plain is not None:
            return plain
        most = CLOSELY if closely else 0
        reading = LetterReader(letter, heads, self.grammar, names, heading, phases, most, steps).run()
        if not closely:
            return reading

        def again(line: str) -> LetterReading:
            return LetterReader([Line(1, line)], heads, self.grammar, names, heading, phases, closely=0).run()

        return offer_gate.of_use(reading, heads, vocabulary, again)


@cache
def language(choices: tuple[type[Choice], ...], facts: tuple[type[Fact], ...]) -> Language:
    """The order language of a title, made once."""
    return Language(choices, facts)

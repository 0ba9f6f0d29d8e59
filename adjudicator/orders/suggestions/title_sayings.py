"""Title sayings: everyday ways of giving a title's orders, `fire all lasers at Blue`, in words of orders.

A title knows these sayings and puts them into its vocabulary. Nothing is read by this: the line is offered, and only if
it can be read whole.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from adjudicator.orders.parsing.line_starts import Beginnings
from adjudicator.orders.words import courtesy, synonyms
from adjudicator.orders.words.lexer import QUOTE, Word
from adjudicator.orders.words.names import seated

_LONGEST: Final = 60
"""Words of a line that is searched."""


def plainly(words: Sequence[Word], beginnings: Beginnings) -> Iterator[str]:
    """The lines in words of orders that a line may mean, in any language, the likeliest first."""
    said = beginnings.names.vocabulary.said
    if len(words) > _LONGEST or any(word.plain == QUOTE for word in words):
        return
    polite = courtesy.ours()
    start = polite.before(words, polite.salutation(words)) if words else 0
    bare = polite.thankless(words[start:], asked=False)
    for one in (bare, *synonyms.english(bare)):
        yield from said(" ".join([word.plain for word in seated(one, beginnings.names)]))

"""Strange lines: what is said of a line that begins like nothing known, and what its writer may have meant."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from adjudicator.engine.saying import Several, house
from adjudicator.orders import amid, courtesy, directives, elsewhere, idioms, lines, swallowed
from adjudicator.orders.beginnings import Beginnings
from adjudicator.orders.collecting import Chunk
from adjudicator.orders.declining import declined
from adjudicator.orders.explain import likely
from adjudicator.orders.problems import Problem
from adjudicator.orders.sections import Section
from adjudicator.orders.spelling import Word, split

_OWN: Final = frozenset(["my", "the", "an", "a"])
_SHORT: Final = 2
_RATHER: Final = 75
_MUCH: Final = 85
"""How much like a word of the service a line must begin: a short one, and a longer one."""


class Strange:
    """What is said of strange lines of one letter; `later` reads the orders of later phases."""

    __slots__ = ("_later", "_now")

    def __init__(self, now: Beginnings, later: Beginnings) -> None:
        self._now = now
        self._later = later

    def explained(
        self, words: Sequence[Word], directive: str | None, known: Sequence[str], section: Section, *, few: bool
    ) -> tuple[str, str]:
        """A sentence about a line, and what may have been meant.

        `directive` is the word of the service that it begins with, where no line of that word is like this; `known` is
        every word that a line can begin with. What takes long to find is looked for only for the first few lines.
        """
        if directive is not None:
            behind = swallowed.behind(directive, words, self._now) if few else ()
            return swallowed.told(directive, behind) if behind else (directives.misfit(directive, words), "")
        bare = courtesy.ours().bare(list(words))
        wanted = elsewhere.instead(bare)
        order = self.amid(words, section) if few and wanted != elsewhere.AGAIN else ""
        if wanted in elsewhere.SENTENCES:
            back = elsewhere.taken_back(bare) if wanted == elsewhere.BACK else ""
            return house(elsewhere.SENTENCES[wanted]), order or back
        if declining := declined(bare, self._now.heads):
            # What is not wanted is the last thing to be offered.
            return house("order-declines", word=declining), ""
        meant = self._now.elsewhere(words) if few else ""
        meant = meant or wanted or (self._now.tailed(bare) if few and bare else "")
        meant = meant or self._now.wordless(words) or order
        polite = courtesy.ours()
        start = polite.before(bare, polite.salutation(bare)) if few and not meant else 0
        if 0 < start < len(bare) and (told := self._behind_courtesy(bare[start:])) is not None:
            return told
        return house("order-unknown"), meant or self._now.behind(bare) or self._like(bare, known)

    def _behind_courtesy(self, words: Sequence[Word]) -> tuple[str, str] | None:
        """The same of what stands behind courtesy and is no order that can be read; None where nothing is known of it.

        `I'll play the 20 or so` is told what is wrong with `play the 20 or so`.
        """
        wanted = elsewhere.instead(words)
        if wanted in elsewhere.SENTENCES:
            return house(elsewhere.SENTENCES[wanted]), ""
        if found := self._now.called(words) or self._now.stumbling(words):
            return found
        begun = self._now.begun(words)
        if begun is not None and begun.before is None and len(begun.head.words) > 1:
            return self.of_several(words, house("order-could-be", words=Several(begun.head.words, "or")))
        meant = self._now.elsewhere(words) or self._now.tailed(words) or wanted
        return (house("order-unknown"), meant) if meant else None

    def of_several(self, words: Sequence[Word], could_be: str) -> tuple[str, str]:
        """A sentence about a line whose first word begins several order words, and what may have been meant.

        `could_be` names them. `play my 20` and what else stands behind a card is the order for a card.
        """
        if (called := self._now.called(words)) is not None:
            return called
        rest = words[1:] if len(words) < 2 or words[1].plain not in _OWN else words[2:]
        meant = self._now.meant([words[0], *rest])
        choice = self._now.about(rest) if rest and not meant else None
        if choice is None:
            return could_be, meant
        return house("order-called", word=choice.word, example=choice.example), ""

    def offering(self, problems: Sequence[Problem], taken: Sequence[Chunk], section: Section) -> Sequence[Problem]:
        """What is wrong with an order of one line, with the order that is in it, where nothing else could be meant."""
        if len(problems) != 1 or problems[0].suggestion or len(taken) != 1:
            return problems
        line = taken[0].line
        words = lines.unnumbered(idioms.plainly(split(lines.uncommented(line.text), line.number)))[1]
        called = self._now.called(words)
        meant = (called[1] if called is not None else "") or self._now.alone(words) or self.amid(words, section)
        # `flare zap` is one word for FLAREZAP, and no FLARE with something wrong behind it.
        two = called is not None and 1 in self._now.places(words)
        return [replace(problems[0], sentence=called[0] if called and two else problems[0].sentence, suggestion=meant)]

    def _like(self, words: Sequence[Word], known: Sequence[str]) -> str:
        """The order word that a line begins much like, or the word of the service that it is much like as a whole.

        To say REPLACE ALL or READY to somebody who wrote something else would do him harm.
        """
        found = likely(words, known)
        if found not in directives.WORDS:
            return found
        if directives.could_be(found, words):
            return likely(words, [found], _MUCH if len(words) > _SHORT else _RATHER)
        return likely(words, [word for word in known if word not in directives.WORDS])

    def amid(self, words: Sequence[Word], section: Section) -> str:
        """The one order in the middle of a sentence; empty if there is none."""
        return amid.order(words, self._now, self._later, section)

    def greets(self, words: Sequence[Word], section: Section) -> bool:
        """Whether a line at the head of a letter greets its reader, and says nothing besides."""
        return courtesy.ours().greets(words) and not self._says_more(words, section)

    def closes(self, words: Sequence[Word], section: Section) -> bool:
        """Whether a line is a closing formula, and says nothing besides."""
        return courtesy.ours().closes(words) and not self._says_more(words, section)

    def _says_more(self, words: Sequence[Word], section: Section) -> bool:
        """Whether there is a question, a number or an order in a line."""
        said = any(word.plain == "?" or word.number is not None for word in words)
        return said or bool(self.amid(words, section))

"""Unknown lines: what a writer is told of a line that begins with no known word, and what they may have meant."""

from collections.abc import Sequence
from typing import Final

from adjudicator.engine.text.sayings import Several, house
from adjudicator.orders.grammar.declined_orders import declined, denies
from adjudicator.orders.grammar.explanations import likely
from adjudicator.orders.lines.order_lines import Order
from adjudicator.orders.parsing.line_starts import Beginnings
from adjudicator.orders.suggestions import misspelt_starts, near_orders, swallowed_orders
from adjudicator.orders.values.problems import ProblemKind
from adjudicator.orders.words import courtesy, directives, synonyms, word_classes
from adjudicator.orders.words.lexer import Word, split
from adjudicator.orders.words.segments import IF, scope_at

_OWN: Final = frozenset(["my", "the", "an", "a"])
_ENDS: Final = frozenset(".!?;")
_LONG: Final = 20
"""Lines of an order below which no line is searched: it takes long, and a hostile letter is long."""
_MANY: Final = 18
"""Words behind a greeting that say more than it, if they speak of their writer."""
_OF_ME: Final = word_classes.of("of me")


class UnknownLines:
    """Explains the unknown lines of one letter; `later` reads the orders of later phases."""

    __slots__ = ("later", "now")

    def __init__(self, now: Beginnings, later: Beginnings) -> None:
        self.now = now
        self.later = later

    def explained(
        self, words: Sequence[Word], directive: str | None, known: Sequence[str], *, few: bool
    ) -> tuple[str, str]:
        """A sentence about a line, and what may have been meant.

        `directive` is the word of the service that the line begins with, although no line of that word looks like this;
        `known` is every word that a line can begin with. Slow searches are made only for the first few lines.
        """
        if directive is not None:
            return self._misfit(directive, words, few=few)
        bare = courtesy.ours().bare(list(words))
        if nowhere := self._nowhere(bare):
            return nowhere, ""
        wanted = synonyms.instead(bare)
        if wanted in synonyms.OF_AN_INVITATION and self.now.heads.offered():
            wanted = ""  # a game is played
        wanted = synonyms.addressed(bare) if wanted == synonyms.ADDRESS else wanted
        if (told := _by_sentence(wanted, bare)) is not None:
            back = synonyms.taken_back(bare) if wanted == synonyms.BACK else ""
            return told[0], told[1] or back
        if declining := declined(bare, self.now.heads):
            # What the writer does not want must not be offered.
            return house("order-declines", word=declining), ""
        if denies(bare):
            return house("order-unknown"), wanted
        meant = near_orders.elsewhere(words, self.now) if few else ""
        meant = meant or wanted
        meant = meant or (near_orders.wordless(words, self.now) if few else "")
        polite = courtesy.ours()
        start = polite.before(bare, polite.salutation(bare)) if few and not meant else 0
        if 0 < start < len(bare) and (told := self._behind_courtesy(bare[start:])) is not None:
            return told
        meant = meant or (near_orders.behind(bare, self.now) or near_orders.repeated(bare, self.now) if few else "")
        meant = meant or misspelt_starts.like(bare, self.now, known)
        return house("order-unknown"), meant or (self._placed(bare) if few else "")

    def _placed(self, words: Sequence[Word]) -> str:
        """The order with a misspelt word behind the number of its challenge, `IN 1 FLIL from deck`; empty if none."""
        place = scope_at(words, 0, self.now.parser.numbered)
        if place is None or self.now.parser.nonexistent(place[0]):
            return ""
        rest = words[place[1] :]
        like = misspelt_starts.like(rest, self.now, self.now.heads.offered()) if rest else ""
        head = self.now.heads.at(split(like)) if like else None
        word = head.words[0] if head is not None else ""
        meant = self.completed(rest, word) if word else ""
        return f"IN {place[0]} {meant}" if meant not in ("", word) else ""

    def _misfit(self, directive: str, words: Sequence[Word], *, few: bool) -> tuple[str, str]:
        """The same for a line that begins with a word of the service but fits none of its lines."""
        if behind := swallowed_orders.behind(directive, words, self.now) if few else ():
            return swallowed_orders.told(directive, behind)
        wanted = synonyms.instead(words)
        if wanted in (synonyms.STANDINGS, synonyms.ASK):  # not WHO is here, nor REMIND ME at an hour
            return house(synonyms.SENTENCES[wanted]), ""
        return directives.misfit(directive, words), ""

    def _nowhere(self, words: Sequence[Word]) -> str:
        """What to say of an order for a challenge that does not exist, `IN 7 FLARE Amoeba`; empty for other lines."""
        place = scope_at(words, 0, self.now.parser.numbered)
        if place is None or self.now.heads.at(words[place[1] :]) is None:
            return ""
        return self.now.parser.nonexistent(place[0])

    def _behind_courtesy(self, words: Sequence[Word]) -> tuple[str, str] | None:
        """The same for an order after courtesy that cannot be read; None if nothing is known of it.

        `I'll play the 20 or so` is told what is wrong with `play the 20 or so`.
        """
        if called := self.called(words):
            return called
        if wrong := near_orders.stumbling(words, self.now):
            return wrong, ""
        begun = self.now.begun(words)
        if begun is not None and begun.before is None and len(begun.head.words) > 1:
            return self.of_several(words, house("order-could-be", words=Several(begun.head.words, "or")))
        return None

    def continuing(self, words: Sequence[Word], *, few: bool) -> tuple[ProblemKind, str, str]:
        """What is wrong with a line that continues an order if there is none above, and what may have been meant."""
        if words[0].plain not in IF:
            return ProblemKind.MISPLACED, house("order-continues-nothing"), ""
        meant = near_orders.put_first(words, self.now) if few else ""
        wrong = self.now.parser.alternatives.unmet(words) if few and not meant else ""
        sentence = house("order-if-unread", what=wrong) if wrong else house("order-if-first")
        return ProblemKind.UNREADABLE, sentence, meant

    def by_itself(self, order: Order, words: Sequence[Word]) -> bool:
        """Whether a line that begins with a condition, below an order, is rather another order that cannot be read.

        It is one only if it can be offered: an order is never carried out without a condition that may be its own.
        """
        if len(order.chunks) > _LONG:
            return False
        conditional = [said for said in (words, *synonyms.english(words)) if said[0].plain in IF]
        meant = [near_orders.put_first(said, self.now) for said in conditional]
        heads = [self.now.heads.at(split(one)) for one in meant if one]
        return any(head is not None and order.word is not None and order.word not in head.words for head in heads)

    def called(self, words: Sequence[Word], *, look: bool = True) -> tuple[str, str] | None:
        """What to say of words that people use instead of an order word; with the order, if that is looked for."""
        told = near_orders.called(words, self.now, look=look)
        if told is not None and synonyms.takes_back(words) > self.now.heads.called(words)[1]:
            return None  # `take back my attack` takes nothing and attacks nobody
        return told

    def of_several(self, words: Sequence[Word], could_be: str) -> tuple[str, str]:
        """A sentence about a line whose first word begins several order words, and what may have been meant.

        `could_be` names them. `play my 20`, a card that follows the word, is the order for a card.
        """
        if (called := self.called(words)) is not None:
            return called
        rest = words[1:] if len(words) < 2 or words[1].plain not in _OWN else words[2:]
        meant = near_orders.meant([words[0], *rest], self.now)
        choice = near_orders.about(rest, self.now) if rest and not meant else None
        if choice is None:
            return could_be, meant
        return house("order-called", word=choice.word, example=choice.example), meant

    def completed(self, words: Sequence[Word], word: str) -> str:
        """The line with the correct order word for a misspelt one; only that word if it cannot be read.

        For several sentences one word is no answer.
        """
        polite = courtesy.ours().thankless(words, asked=False)
        for size in range(1, min(len(split(word)) + 1, len(polite)) + 1):
            if likely(words[:size], [word]) and (meant := near_orders.meant(polite, self.now, word, size)):
                return meant
        return "" if any(one.plain in _ENDS for one in polite[:-1]) else word

    def greets(self, words: Sequence[Word]) -> bool:
        """Whether a line at the head of a letter greets its reader and says nothing besides."""
        if not courtesy.ours().greets(words) or self._says_more(words):
            return False
        behind = words[courtesy.ours().salutation(words) :]
        if len(behind) > _MANY and any(word.plain in _OF_ME for word in behind):
            return False  # its writer speaks of themselves: `Dear Eve, as I told you I invite you, and nobody else`
        begun = self.now.begun(behind)
        return begun is None or not begun.head.exact  # behind it is an order that cannot be read

    def closes(self, words: Sequence[Word]) -> bool:
        """Whether a line is a closing formula and says nothing besides."""
        return courtesy.ours().closes(words) and not self._says_more(words)

    def _says_more(self, words: Sequence[Word]) -> bool:
        """Whether a line holds a question, a number or an order."""
        said = any(word.plain == "?" or word.number is not None for word in words)
        return said or bool(swallowed_orders.behind("", words, self.now))


def _by_sentence(wanted: str, words: Sequence[Word]) -> tuple[str, str] | None:
    """What to say of a line that wants something for which no word exists, and a line that does it, if possible.

    None if a word exists for it.
    """
    if wanted == synonyms.ABSENT:
        return house("order-absent", example=synonyms.ABSENT_EXAMPLE), ""
    return (house(synonyms.SENTENCES[wanted]), "") if wanted in synonyms.SENTENCES else None

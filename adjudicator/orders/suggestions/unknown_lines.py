"""Unknown lines: what a writer is told of a line that begins with no known word, and what they may have meant."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from adjudicator.engine.text.sayings import Several, house, phrase_of
from adjudicator.orders.grammar.declined_orders import declined, denies
from adjudicator.orders.grammar.explanations import likely, of_its_own
from adjudicator.orders.lines import line_kinds
from adjudicator.orders.lines.letter_reading import Line
from adjudicator.orders.lines.order_lines import Chunk, Order
from adjudicator.orders.lines.sections import Section
from adjudicator.orders.parsing.last_orders import early
from adjudicator.orders.parsing.line_starts import Beginnings
from adjudicator.orders.suggestions import (
    alternative_signs,
    announced_absences,
    near_orders,
    orders_in_sentences,
    rewordings,
    several_challenges,
    swallowed_orders,
)
from adjudicator.orders.values.problems import Problem, ProblemKind
from adjudicator.orders.words import courtesy, directives, idioms, synonyms
from adjudicator.orders.words.lexer import Word, quoted, split, written
from adjudicator.orders.words.names import SEAT
from adjudicator.orders.words.scopes import scope_at
from adjudicator.orders.words.segments import IF

_OWN: Final = frozenset(["my", "the", "an", "a"])
_LONG: Final = 20
"""Lines of an order below which no line is searched: it takes long, and a hostile letter is long."""
_SHORT: Final = 2
_ASIDE: Final = frozenset(["READY", "PASS", "SHOW ORDERS", "RESEND"])
"""Words that are offered only if the line has no possible order."""
_NO_ORDER: Final = (synonyms.AGAIN, synonyms.PRESS)
"""Requests for which an order on the same line is not to be carried out now, or not at all."""
_RATHER: Final = 75
_MUCH: Final = 85
"""How like a word of the service the beginning of a line must be, for a short word and for a longer one."""


class Strange:
    """Explains the unknown lines of one letter; `later` reads the orders of later phases."""

    __slots__ = ("later", "now")

    def __init__(self, now: Beginnings, later: Beginnings) -> None:
        self.now = now
        self.later = later

    def explained(
        self, words: Sequence[Word], directive: str | None, known: Sequence[str], section: Section, *, few: bool
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
        order = self.amid(words, section) if few and wanted not in _NO_ORDER else ""
        if (told := _by_sentence(wanted, bare)) is not None:
            back = synonyms.taken_back(bare) if wanted == synonyms.BACK else ""
            return told[0], told[1] or order or back
        if few and bare and (meant := rewordings.said(bare, self.now, section.where)):
            return house("order-unknown"), meant
        if declining := declined(bare, self.now.heads):
            # What the writer does not want must not be offered.
            return house("order-declines", word=declining), ""
        if denies(bare):
            return house("order-unknown"), wanted or order
        if bare and bare[0].plain in IF and not order and self.now.places(bare):
            return self.continuing(bare, section.where, few=few)[1:]
        meant = near_orders.elsewhere(words, self.now) if few else ""
        if wanted in _ASIDE and order:
            wanted = ""  # whoever gives an order need not say that they are READY, or want nothing more
        meant = meant or wanted or (self._lacking_its_word(bare) if few and bare else "")
        meant = meant or (near_orders.wordless(words, self.now) if few else "") or order
        polite = courtesy.ours()
        start = polite.before(bare, polite.salutation(bare)) if few and not meant else 0
        if 0 < start < len(bare) and (told := self._behind_courtesy(bare[start:])) is not None:
            return told
        meant = meant or (near_orders.behind(bare, self.now) if few else "")
        return house("order-unknown"), meant or self._like(bare, known)

    def _misfit(self, directive: str, words: Sequence[Word], *, few: bool) -> tuple[str, str]:
        """The same for a line that begins with a word of the service but fits none of its lines."""
        if behind := swallowed_orders.behind(directive, words, self.now) if few else ():
            return swallowed_orders.told(directive, behind)
        if synonyms.instead(words) == synonyms.STANDINGS:  # WHO means something else
            return house(synonyms.SENTENCES[synonyms.STANDINGS]), ""
        return directives.misfit(directive, words), ""

    def _nowhere(self, words: Sequence[Word]) -> str:
        """What to say of an order for a challenge that does not exist, `IN 7 FLARE Amoeba`; empty for other lines."""
        place = scope_at(words, 0, self.now.answering.numbered)
        if place is None or self.now.heads.at(words[place[1] :]) is None:
            return ""
        return self.now.answering.nonexistent(place[0])

    def _behind_courtesy(self, words: Sequence[Word]) -> tuple[str, str] | None:
        """The same for an order after courtesy that cannot be read; None if nothing is known of it.

        `I'll play the 20 or so` is told what is wrong with `play the 20 or so`.
        """
        wanted = synonyms.instead(words)
        if (told := _by_sentence(wanted, words)) is not None:
            return told
        if found := self.called(words) or near_orders.stumbling(words, self.now):
            return found
        begun = self.now.begun(words)
        if begun is not None and begun.before is None and len(begun.head.words) > 1:
            return self.of_several(words, house("order-could-be", words=Several(begun.head.words, "or")))
        meant = near_orders.elsewhere(words, self.now) or self._tailed(words) or wanted
        return (house("order-unknown"), meant) if meant else None

    def continuing(self, words: Sequence[Word], where: int, *, few: bool) -> tuple[ProblemKind, str, str]:
        """What is wrong with a line that continues an order if there is none above, and what may have been meant."""
        if words[0].plain not in IF:
            return ProblemKind.MISPLACED, house("order-continues-nothing"), ""
        meant = self._conditioned(words, where) if few else ""
        wrong = near_orders.unconditional(words, self.now) if few and not meant else ""
        sentence = house("order-if-unread", what=wrong) if wrong else house("order-if-first")
        return ProblemKind.UNREADABLE, sentence, meant

    def by_itself(self, order: Order, words: Sequence[Word]) -> bool:
        """Whether a line that begins with a condition, below an order, is rather another order that cannot be read.

        It is one only if it can be offered: an order is never carried out without a condition that may be its own.
        """
        return any(self._by_itself(order, said) for said in (words, *synonyms.english(words)))

    def _by_itself(self, order: Order, words: Sequence[Word]) -> bool:
        if not words or words[0].plain not in IF or len(order.chunks) > _LONG or not self.now.places(words[1:]):
            return False
        head = self.now.heads.at(split(self._conditioned(words, order.where)))
        return head is not None and order.word is not None and order.word not in head.words

    def _conditioned(self, words: Sequence[Word], where: int) -> str:
        """The one order that follows its condition; empty if none is found."""
        meant = near_orders.put_first(words, self.now) or rewordings.said(words, self.now, where)
        return meant or rewordings.line(words, self.now, where)

    def called(self, words: Sequence[Word], where: int = 0, *, look: bool = True) -> tuple[str, str] | None:
        """What to say of words that people use instead of an order word; with the order, if that is looked for.

        `where` is the challenge of the heading above them, 0 for none.
        """
        told = near_orders.called(words, self.now, look=look)
        if told is not None and synonyms.takes_back(words) > self.now.heads.called(words)[1]:
            return None  # `take back my attack` takes nothing and attacks nobody
        if told is None or not look:
            return told
        choices, size = self.now.heads.called(words)
        if meant := rewordings.said(words, self.now, where):
            wanted = [choice for choice in choices if f" {choice.word} " in f" {meant} "]
            begun = self.now.begun(split(meant, words[0].line)) if not wanted else None
            wanted = [*self.now.heads.choices[begun.head.words[0]][:1]] if begun is not None else wanted
            one = wanted[0] if len(wanted) == 1 else None
            return house("order-called", word=one.word, example=one.example) if one is not None else told[0], meant
        if told[1]:
            return told
        for choice in choices:
            if meant := rewordings.line([*split(choice.word, words[0].line), *words[size:]], self.now, where):
                return house("order-called", word=choice.word, example=choice.example), meant
        return next(filter(None, (self._could_be(choice.word, words[size:], where) for choice in choices)), told)

    def _could_be(self, word: str, words: Sequence[Word], where: int) -> tuple[str, str] | None:
        """The order that follows an ambiguous order word, if it may be one of several; None for any other."""
        stroke = next(alternative_signs.parted(words, self.now), "") if words else ""
        words = split(stroke, words[0].line) if stroke else words
        head = split(word, words[0].line)[0] if words else None
        wrong = self.now.answering.clause(head, word, words, where, None).problems if head else ()
        sentence = wrong[0].sentence if wrong else ""
        return (sentence, "") if phrase_of(sentence) == "order-could-be" else None

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
            return could_be, meant or rewordings.said(words, self.now)
        told = house("order-called", word=choice.word, example=choice.example)
        meant = rewordings.line([*split(choice.word, words[0].line), *rest], self.now)
        return told, meant or rewordings.said(words, self.now)

    def offering(
        self, problems: Sequence[Problem], order: Order, taken: Sequence[Chunk], section: Section, *, lost: bool
    ) -> Sequence[Problem]:
        """What is wrong with an order, with the order inside it, if nothing else can be meant.

        `lost` if nothing of it stands.
        """
        if not problems or early(problems[0]) or self._whole(problems[0].suggestion, order):
            return problems
        said = split(order.written(taken), order.head.line) if order.word is not None else []
        told = self._rewritten(problems, order, taken, section, said, lost=lost)
        if not said or self._carries(told[0].suggestion, order, said):
            return told
        meant = self._meant([*_lead(order), *said], order)
        # A word that could be a player's name is not replaced by their seat.
        if meant and not (problems[0].kind is ProblemKind.AMBIGUOUS and self._calls(said)):
            first, *others = told
            return [replace(first, suggestion=meant), *(one for one in others if one.line != first.line)]
        return told

    def _meant(self, words: Sequence[Word], order: Order) -> str:
        """The order that a title's sayings make of the words, or everyday ways of saying it in another language."""
        meant = rewordings.said(words, self.now, order.where)
        if not meant and order.where and order.before is None:
            # After the heading of its challenge another challenge may follow: `challenge 2: 20, challenge 3: 8`.
            meant = rewordings.said([*split(f"IN {order.where}", order.head.line), *words], self.now, order.where)
        foreign = () if meant else synonyms.english(words)
        return meant or next(filter(None, (rewordings.line(one, self.now, order.where) for one in foreign)), "")

    def _calls(self, words: Sequence[Word]) -> bool:
        """Whether some words name a seat by its player's name."""
        players = (self.now.names.match(SEAT, words, at) for at in range(len(words)))
        return any(who is not None and who.called is not None for who in players)

    def _rewritten(
        self,
        problems: Sequence[Problem],
        order: Order,
        taken: Sequence[Chunk],
        section: Section,
        said: Sequence[Word],
        *,
        lost: bool,
    ) -> Sequence[Problem]:
        """The same, with what the language itself finds in the words that were `said`."""
        told = problems
        if lost and len(problems) == len(taken) == 1 and not problems[0].suggestion:
            told = [self._offering(problems[0], order, taken[0].line, section)]
        several = len(taken) > 1 or not told[0].suggestion or not self._whole(told[0].suggestion, order)
        said = said if several else []
        lead = _lead(order)
        # If some of it stands, no name replaces a pronoun: `zap Blue or him` does not mean Blue alone.
        named = lost and problems[0].kind is not ProblemKind.AMBIGUOUS
        meant = rewordings.line([*lead, *said], self.now, order.where, names=named) if said else ""
        return [replace(told[0], suggestion=meant)] if meant else told

    def _carries(self, meant: str, order: Order, said: Sequence[Word]) -> bool:
        """Whether the offered order is the one that was begun, with every number of it."""
        words = split(meant, order.head.line)
        begun = self.now.begun(words) if words else None
        if begun is None or order.word not in begun.head.words or self.now.whole(words) is None:
            return False
        lacking = Counter(word.number for word in said) - Counter(word.number for word in words)
        return not any(number is not None for number in lacking)

    def _whole(self, meant: str, order: Order) -> bool:
        """Whether the offer is a whole order, and not a word in place of another."""
        return bool(meant) and self.now.whole(split(meant, order.head.line)) is not None

    def _offering(self, problem: Problem, order: Order, line: Line, section: Section) -> Problem:
        """What is wrong with an order of one line, with the order inside it."""
        words = line_kinds.unnumbered(idioms.plainly(split(line_kinds.uncommented(line.text), line.number)))[1]
        if self.now.heading(words) or line_kinds.phase(words) is not None:
            words = [word for word in words if word.column >= order.head.column]
        called = self.called(words, order.where)
        named = problem.kind is not ProblemKind.AMBIGUOUS
        meant = (called[1] if called is not None else "") or near_orders.unaddressed(words, self.now)
        meant = meant or self._polite(words, order)
        meant = meant or rewordings.line(words, self.now, order.where, names=named)
        head = self.now.heads.at(words)
        meant = meant or (near_orders.wordless(words, self.now) if head is not None and not head.exact else "")
        meant = meant or self._one_by_one(words) or self.amid(words, section)
        # `flare zap` means FLAREZAP, and not FLARE followed by something wrong.
        two = called is not None and 1 in self.now.places(words)
        # So is a word of a piece that the game has left out.
        told = called is not None and (two or order.word not in self.now.heads.offered())
        return replace(problem, sentence=called[0] if called and told else problem.sentence, suggestion=meant)

    def _polite(self, words: Sequence[Word], order: Order) -> str:
        """The one order that the words make without final thanks, or with their missing order word; empty if none."""
        bare = [*map(written, courtesy.ours().thankless(words, asked=False))]
        head = self.now.heads.at(bare) if bare else None
        if head is None or order.word not in head.words:
            return ""
        offered = order.word in self.now.heads.offered()
        meant = near_orders.meant(bare, self.now, order.word, head.size) if offered and len(bare) < len(words) else ""
        meant = meant or ("" if offered else near_orders.wordless(bare, self.now))
        return meant if self.now.whole(split(meant, words[0].line)) is not None else ""

    def _one_by_one(self, words: Sequence[Word]) -> str:
        """The orders of a line that names a challenge for each, or parts them by full stops; otherwise empty."""
        return several_challenges.line(words, self.now, rewordings.line) or several_challenges.sentences(
            words, self.now, rewordings.line
        )

    def _lacking_its_word(self, words: Sequence[Word]) -> str:
        """The order for each challenge that a line names, or the order whose first word is missing; empty if none."""
        meant = self._one_by_one(words) or self._tailed(words)
        return meant or next(filter(None, map(self._tailed, synonyms.english(words))), "")

    def _tailed(self, words: Sequence[Word]) -> str:
        """The one order that the words make without the first word of its order word: `PLAY Mobius Tubes`."""
        found = []
        for word in self.now.heads.offered():
            first, *rest = split(word, words[0].line)
            size = len(rest)
            if not rest or [one.plain for one in words[:size]] != [one.plain for one in rest]:
                continue
            behind = [*words[:size], *line_kinds.afterwards(words, size)]
            if self.now.whole([first, *behind]) is not None:
                found.append(f"{first.text} {quoted(behind)}")
        return found[0] if len(found) == 1 else ""

    def _like(self, words: Sequence[Word], known: Sequence[str]) -> str:
        """The order word that the start of a line resembles, or the word of the service that the whole line resembles.

        To offer REPLACE ALL or READY to somebody who meant something else would do them harm.
        """
        if self._of_its_own(words[:1]):
            known = [word for word in known if word not in directives.WORDS]
        found = likely(words, known)
        if found not in directives.WORDS:
            # The complete name of something in the game is no misspelt order word.
            return "" if found and self.now.names.whole(words) else found
        if directives.could_be(found, words):
            least = _MUCH if len(words) > _SHORT else _RATHER
            return self._spoken_to(words, found, least) if likely(words, [found], least) else ""
        return likely(words, [word for word in known if word not in directives.WORDS])

    def _of_its_own(self, words: Sequence[Word]) -> bool:
        """Whether a line begins with a word that has a meaning of its own, and so is no misspelling: `one`."""
        keywords = self.now.answering.grammar.patterns.values()
        return any(
            word.number is not None or of_its_own(word) or any((word.plain,) == pattern for pattern in keywords)
            for word in words
        )

    def _spoken_to(self, words: Sequence[Word], word: str, least: float) -> str:
        """The line with the correct word of the service for a misspelt one; empty if that makes no line of it."""
        bare = courtesy.ours().thankless(words, asked=False)
        for size in range(1, min(len(split(word)) + 1, len(bare)) + 1):
            said = f"{word} {quoted(map(written, bare[size:]))}".rstrip()
            if likely(bare[:size], [word], least) and self._fits(word, said):
                return said
        return ""

    def _fits(self, word: str, said: str) -> bool:
        """Whether a line says exactly what this word of the service needs."""
        return directives.fitting(word, split(said), said, self.now.answering.seats)

    def completed(self, words: Sequence[Word], word: str, section: Section) -> str:
        """The line with the correct order word for a misspelt one; only that word if the line cannot be read."""
        polite = courtesy.ours().thankless(words, asked=False)
        for size in range(1, min(len(split(word)) + 1, len(polite)) + 1):
            if likely(words[:size], [word]):
                said = split(f"{word} {quoted(map(written, words[size:]))}", words[0].line)
                if meant := near_orders.meant(polite, self.now, word, size) or self.amid(said, section):
                    return meant
        return word

    def amid(self, words: Sequence[Word], section: Section) -> str:
        """The one order in the middle of a sentence; empty if there is none."""
        return orders_in_sentences.order(words, self.now, self.later, section)

    def greets(self, words: Sequence[Word], section: Section) -> bool:
        """Whether a line at the head of a letter greets its reader and says nothing besides."""
        if not courtesy.ours().greets(words) or self._says_more(words, section):
            return False
        begun = self.now.begun(words[courtesy.ours().salutation(words) :])
        return begun is None or not begun.head.exact  # behind it is an order that cannot be read

    def closes(self, words: Sequence[Word], section: Section) -> bool:
        """Whether a line is a closing formula and says nothing besides."""
        return courtesy.ours().closes(words) and not self._says_more(words, section)

    def _says_more(self, words: Sequence[Word], section: Section) -> bool:
        """Whether a line holds a question, a number or an order."""
        said = any(word.plain == "?" or word.number is not None for word in words)
        return said or bool(self.amid(words, section))


def _lead(order: Order) -> Sequence[Word]:
    """The challenge that an order names before its word, as words to be put back there."""
    return split(f"IN {order.before}", order.head.line) if order.before is not None else []


def _by_sentence(wanted: str, words: Sequence[Word]) -> tuple[str, str] | None:
    """What to say of a line that wants something for which no word exists, and a line that does it, if possible.

    None if a word exists for it.
    """
    if wanted == announced_absences.WORD:
        return house("order-absent", example=announced_absences.EXAMPLE), announced_absences.announced(words)
    return (house(synonyms.SENTENCES[wanted]), "") if wanted in synonyms.SENTENCES else None

"""Sentences: the one order that a sentence can mean, whatever stands around its names and numbers.

Nothing is read by this: the order is offered, if it is the only one.
"""

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Final, NamedTuple

from adjudicator.engine.contract.order_words import Choice
from adjudicator.orders.parsing.line_starts import Beginnings
from adjudicator.orders.prose import sequences
from adjudicator.orders.prose.arrangement import Arrangement
from adjudicator.orders.prose.conditions import Conditions
from adjudicator.orders.prose.entities import Entities
from adjudicator.orders.prose.opponents import Opponents, places_in
from adjudicator.orders.prose.parts import ALONE, THERE, Alternative, alternatives, either, parted
from adjudicator.orders.prose.sayings import Sayings, served
from adjudicator.orders.prose.sequences import Part
from adjudicator.orders.prose.sharing import LISTING
from adjudicator.orders.prose.slips import slips
from adjudicator.orders.prose.told import Meant, Told
from adjudicator.orders.values.budget import Budget
from adjudicator.orders.words import doubts, idioms, synonyms, word_classes
from adjudicator.orders.words.lexer import QUOTE, Word, key, split
from adjudicator.orders.words.names import seated
from adjudicator.orders.words.segments import ELSE

_LONGEST: Final = 60
"""Words of a sentence that is searched."""
_SMALL: Final = frozenset(
    "with from to on onto against of for the a an my and all out token tokens in each at play i use put then".split()
)
"""Words that say nothing by themselves, in a sentence of names and numbers."""
_QUOTED: Final = re.compile(r'"([a-z]+)"')
"""A word of orders in a grammar."""
_SHORT: Final = 4
"""Letters of a word of orders that says little: `with`, `card`."""

_PLAYED: Final = split("PLAY")[0]
"""Stands before the name of what is played in an order."""
_LONGEST_NAME: Final = 3
_MOST_READINGS: Final = 4
"""Orders of which one is chosen by its number."""
_LINE: Final = " line"
"""Ends a word of the service that needs numbers of lines."""
_READY: Final = "ready"
_AROUND_READY: Final = word_classes.of("around READY") | frozenset(",.!")
"""What may stand around the word with which a player is ready."""
_STRANGE: Final = 4
"""Words of a sentence without a word of orders that may mean nothing."""
_ARTICLES: Final = word_classes.of("article")
_DECLINING: Final = word_classes.of("declining")
_IDLE: Final = _DECLINING | word_classes.of("idle")
"""Words that say nothing beside an order word that needs no others."""
_SWEEPING: Final = word_classes.of("everybody")
_NONE: Final = word_classes.of("nothing")
_THERE: Final = "there"
_OF_ME: Final = word_classes.of("of me")
"""Words of somebody who speaks of themselves."""
_SOURCE: Final = " from "
_COUNTED: Final = frozenset([".", ")", ":"])
"""What stands behind the number of something that is listed."""
_SAME: Final = "same"
"""What stands for the tokens that were named before."""
_WITH: Final = " with "
_PRONOUNS: Final = word_classes.of("pronoun")
_OBJECTS: Final = word_classes.of("somebody")
"""Words for a player who was named before."""

Asked = Mapping[str, Sequence[int]]
"""The questions a seat is asked now, each with the challenges it is asked about (0: none)."""


def _stem(word: Word) -> str | int:
    """A word as it is compared, whether there is one of something or several."""
    return key(word) if word.number is not None else word.plain.removesuffix("s")


class _Wanted(NamedTuple):
    """An order word that a sentence may mean, its choices that answer something now, and the words left."""

    word: str
    kinds: Sequence[type[Choice]]
    rest: tuple[Word, ...]
    declined: bool = False
    """Whether it is declined at once: `JOIN no`."""


class Sentences:
    """Finds the orders in sentences for one player, who is asked some questions now."""

    def __init__(
        self,
        beginnings: Beginnings,
        asked: Asked,
        own: str,
        sayings: Sayings,
        budget: Budget,
        possible: Callable[[str], bool],
        owed: Collection[str],
    ) -> None:
        self._owed = owed
        """The questions that must be answered."""
        self._beginnings = beginnings
        self._possible = possible
        """Whether an order can be carried out, as far as its writer can know."""
        self._asked = asked
        self._own = own.casefold()
        self._budget = budget
        self._entities = Entities(beginnings.names)
        self._opponents = Opponents(beginnings.names.vocabulary, beginnings.answering.seats)
        self._sayings = sayings
        people = tuple(beginnings.names.nicknames())
        self._players = frozenset(word.plain for name in people for word in split(name))
        self._slips = slips(sayings, beginnings.names.vocabulary, people)
        self._conditions = Conditions(beginnings, self._entities, sayings, budget)
        known = [kind for word in beginnings.heads.offered() for kind in beginnings.heads.choices[word]]
        kinds = [kind for kind in known if kind.about in asked]
        self._parts = {kind.word: (kind.label, kind.last) for kind in kinds if kind.label}
        """The order words with numbered parts, with the label of these and their number."""
        self._labels = {label for label, _ in self._parts.values()}
        patterns = beginnings.answering.grammar.patterns.values()
        self._quiet = _SMALL | {part for pattern in patterns for part in pattern if isinstance(part, str)}
        """Words that say nothing by themselves, in a sentence of names and numbers."""
        quoted = (_QUOTED.findall(" ".join((kind.grammar, *kind.rules))) for kind in kinds)
        self._special = {word for said in quoted for word in said if len(word) > _SHORT} - _SMALL - _IDLE
        """Words that only the orders have which can be given now."""
        self._foreign: dict[tuple[str, str, int | None], list[Word]] = {}
        """What words stand for that were looked up before."""
        self._used: dict[str, bool] = {}
        """Which keys of sayings can be used."""
        self._cost = 0
        """What the choices cost that were found last."""
        self._apart = False
        """Whether the words of a part had to be put into another order."""
        self._outside: set[tuple[int, int]] = set()
        """Where the words of the sentence stand that are in no saying."""

    def told(self, several: Sequence[Sequence[Word]]) -> list[Told]:
        """What the sentences of a paragraph come to; some go on in the next one, and some are talk beside orders."""
        found = [Told(one, self.meant(one)) for one in several]
        at = 0
        while at < len(found):
            for start, end in () if found[at].meant.fine else ((at - 1, at + 1), (at, at + 2), (at - 1, at + 2)):
                if start < 0 or end > len(found):
                    continue
                words = [word for one in found[start:end] for word in one.words]
                meant = self.meant(words)
                if meant.orders:
                    found[start:end] = [Told(words, meant)]
                    at = start
                    break
            at += 1
        if not all(one.meant.fine for one in found) and any(one.meant.orders for one in found):
            found = [self._beside(one) for one in found]
        orders = [order for one in found for order in one.meant.orders]
        if ALONE in orders and len(orders) > 1:
            found = [one._replace(meant=Meant(says=True)) for one in found]
        unsure = {line for one in found if one.meant.orders and one.meant.bare for line in one.lines}
        return [
            one._replace(meant=one.meant._replace(bare=one.meant.bare or not unsure.isdisjoint(one.lines)))
            for one in found
        ]

    def in_sequence(self, orders: Sequence[str]) -> tuple[str, ...] | None:
        """Orders that are given one after the other, with the numbers of their parts where one turn has several."""
        return sequences.in_sequence(orders, self._parts)

    def readings(self, words: Sequence[Word]) -> tuple[str, ...]:
        """The orders that exclude each other, and any one of which a sentence may mean; none if it has no such.

        They are what `planet 2 or planet 3` leaves open, or what a sentence leaves out.
        """
        if not words or len(words) > _LONGEST:
            return ()
        said = self._said(self._mended(words))
        split_up = either(self._plain(said), self._entities.said)
        if split_up:
            found = [self._of_part(one).orders for one in split_up]
            orders = [one[0] for one in found if len(one) == 1]
            whole = len(orders) == len(split_up) and not any(one.startswith(THERE) for one in orders)
            several = tuple(dict.fromkeys(orders)) if whole else ()
        else:
            several = self._of_part(said).readings
        return several if 1 < len(several) <= _MOST_READINGS else ()

    def carries(self, words: Sequence[Word], orders: Sequence[str]) -> bool:
        """Whether some orders say everything that a paragraph says: its order words, numbers, places and quotations.

        Players may stand for something else.
        """
        meant = self._sayings.plainly(self._mended(words), self._usable)
        plain = self._plain(meant)
        if any(served(word) and word.text not in orders for word in meant):
            return False
        said = {_stem(word) for order in orders for word in split(order)}
        abouts = {kind.about for order in orders for kind in self._kinds_of(order)}
        # A hint for another phase, which no yes takes, may read an order word as part of a name: `CARD Attack 4`.
        hint = bool(abouts) and abouts.isdisjoint(self._asked)
        named = self._named(plain)
        if any(word.plain == QUOTE for word in words) and not any(QUOTE in order for order in orders):
            return False
        if not hint and any(one.kinds and not any(kind.about in abouts for kind in one.kinds) for one in named):
            return False
        seats = {seat.casefold() for seat in self._beginnings.answering.seats}
        places = [at for at in range(len(plain)) if self._entities.said(plain, at) and plain[at].plain not in seats]
        if not hint and (len(self._entities.counted(plain)) != 1 or (not named and self._rivalled(plain, abouts))):
            return False
        return all(_stem(plain[at]) in said for at in places)

    def _rivalled(self, plain: Sequence[Word], abouts: Collection[str]) -> bool:
        """Whether words without an order word can answer something else than what some orders are about."""
        where, rest = self._placed(plain)
        return any(kind.about not in abouts for one in self._unnamed(rest, where) for kind in one.kinds)

    def _kinds_of(self, order: str) -> Sequence[type[Choice]]:
        words = split(order)
        bare = words[2:] if words and words[0].plain == "in" else words
        head = self._beginnings.heads.at(bare)
        return (
            [kind for word in head.words for kind in self._beginnings.heads.choices[word]] if head is not None else []
        )

    def _beside(self, one: Told) -> Told:
        """A sentence beside others with orders, which never stand without a yes if it is talk that could be more."""
        words, meant, _ = one
        if meant.orders:
            return Told(words, meant._replace(bare=True))
        plain = self._plain(self._sayings.plainly(self._mended(words), self._usable))
        seats = {seat.casefold() for seat in self._beginnings.answering.seats}
        said = [word.plain for at, word in enumerate(plain) if self._entities.said(plain, at)]
        asks = any(word.plain == "?" for word in words[-2:])
        talk = asks or (not self._ordering(plain) and all(word in seats for word in said))
        idle = talk and not doubts.ours().undoes(words)
        return Told(words, Meant()) if idle else one

    def meant(self, words: Sequence[Word]) -> Meant:
        """What a sentence comes to."""
        if not words or len(words) > _LONGEST:
            return Meant(says=True)
        words = self._mended(words)
        said = self._said(words)
        if not self._says(self._plain(said)) and not any(served(word) for word in said):
            return Meant(doubtful=doubts.ours().against(words))
        whole = self._of_part(said)
        if whole.orders and not whole.orders[0].startswith(THERE):
            return whole
        orders = self._parted(said)
        if not orders and (named := self._resolved(said)) is not None:
            whole = self._of_part(named)
            orders = () if whole.orders and whole.orders[0].startswith(THERE) else whole.orders
            orders = orders or self._parted(named)
        return Meant(orders, says=True, doubtful=whole.doubtful and not orders, bare=True)

    def _mended(self, words: Sequence[Word]) -> list[Word]:
        """The words without slips; a player's name may have the `s` of what is theirs."""
        plain = idioms.plainly(list(words))
        return [word if word.plain.removesuffix("s") in self._players else self._slips.mended(word) for word in plain]

    def _said(self, words: Sequence[Word]) -> Sequence[Word]:
        """Mended words of a sentence with its sayings in words of orders; notes which of them are in no saying."""
        self._outside = self._sayings.outside(words, self._usable)
        return self._sayings.plainly(words, self._usable)

    def _usable(self, key: str) -> bool:
        """Whether the words of a saying can be used now: an order word only if something is asked that it answers."""
        if key not in self._used:
            said = split(key)
            head = self._beginnings.heads.at(said) if said and said[0].text.isupper() else None
            here = head is None or not head.exact or any(map(self._kinds, head.words))
            self._used[key] = here
        return self._used[key]

    def _resolved(self, said: Sequence[Word]) -> list[Word] | None:
        """The words with a player in the place of a pronoun, if only one was named before it; None if there is none."""
        seats = {seat.casefold(): seat for seat in self._beginnings.answering.seats}
        out: list[Word] = []
        named: dict[str, None] = {}
        for word in seated(said, self._beginnings.names):
            if word.plain in seats and word.plain != self._own:
                named[seats[word.plain]] = None
            stands = word.plain in _OBJECTS and len(named) == 1
            seat = next(iter(named)) if stands else ""
            out.append(word._replace(text=seat, plain=seat.casefold()) if seat else word)
        return out if any(word.plain in _OBJECTS for word in said) and named else None

    def _parted(self, said: Sequence[Word]) -> tuple[str, ...]:
        heads = self._beginnings.heads

        def begins(at: int) -> bool:
            start = at + 2 if said[at].number is not None and said[at + 1].plain in _COUNTED else at
            head = heads.at(said, start)
            return head is not None and head.exact and any(map(self._kinds, head.words))

        return parted(said, self._of_part, begins, self.in_sequence)

    def _says(self, plain: Sequence[Word]) -> bool:
        return self._ordering(plain) or any(self._entities.said(plain, at) for at in range(len(plain)))

    def _ordering(self, plain: Sequence[Word]) -> bool:
        """Whether words have an order word, or another word that only orders have."""
        return any(word.plain in self._special for word in plain) or bool(self._named(plain))

    def _of_part(self, said: Sequence[Word]) -> Meant:
        """What a sentence, or part of one, comes to as one order."""
        service = self._served(said)
        if service is not None:
            return service
        plain = self._plain(said)
        if not self._says(plain):
            return Meant(doubtful=doubts.ours().against(said))
        found = alternatives(plain, self._conditions.readable)
        if found is None or self._doubted(said, found):
            return Meant(says=True, doubtful=True)
        self._apart = False
        where, head = self._placed(found[0].words)
        if any(word.plain == _READY for word in plain):
            return Meant(says=True)
        part = self._part(head)
        named = self._named(part.rest)
        wanted = [one for one in named or self._unnamed(part.rest, where) if one.kinds]
        several = len({one.word for one in wanted}) > 1
        if len(wanted) == 1 and self._declines(wanted[0]):
            return Meant()
        orders = self._orders(wanted, where, found, part) if wanted and not several else []
        bare = not named and len(self._asked) > 1
        unsure = self._unsure(said) or self._apart
        if len(orders) > 1 or (orders and (bare or unsure)):
            orders = [one for one in orders if one.startswith(THERE) or self._possible(one)]
        fits, sure = tuple(orders), len(orders) < 2
        return Meant(fits if sure else (), says=True, bare=bare or unsure, readings=() if sure else fits)

    def _part(self, words: Sequence[Word]) -> Part:
        """The part of a turn that words are about, and the words without it."""
        if not self._labels:
            return Part("", 0, words)
        part = sequences.part_in(words, self._labels)
        most = max(last for _, last in self._parts.values())
        head = self._beginnings.heads.at(words, 1) if len(words) > 1 else None
        ahead = head is not None and head.exact and any(word in self._parts for word in head.words)
        return part if part.number else sequences.listed(words, most, ahead=ahead)

    def _served(self, said: Sequence[Word]) -> Meant | None:
        """What a part comes to that speaks to the service, not of the game."""
        words = [word for word in said if served(word)]
        if not words:
            plain = [word.plain for word in said]
            ready = _READY in plain and all(one in _AROUND_READY for one in plain)
            return Meant((_READY.upper(),), says=True) if ready else None
        rest = [word for word in said if not served(word)]
        if len({word.text for word in words}) > 1 or doubts.ours().against(self._free(rest)):
            return Meant(says=True, doubtful=True)
        left = self._plain(rest)
        numbers = [str(word.number) for word in left if word.number is not None]
        named = [one for one in self._named(left) if one.kinds]
        if words[0].text.endswith(_LINE):
            order = f"{words[0].text}{'s' * (len(numbers) > 1)} {' and '.join(numbers)}"
            return Meant((order,) if numbers and not named else (), says=True, bare=True)
        alone = not named and not any(self._entities.said(left, at) for at in range(len(left)))
        return Meant((words[0].text,) if alone else (), says=True, bare=True)

    def _free(self, words: Sequence[Word]) -> list[Word]:
        """The words that are part of no saying."""
        return [word for word in words if (word.line, word.column) in self._outside]

    def _doubted(self, said: Sequence[Word], parts: Sequence[Alternative]) -> bool:
        """Whether anything but a condition, or the word before an alternative, is doubtful."""
        passed = {(word.line, word.column) for one in parts for word in one.condition}
        rest = [word for word in self._free(said) if (word.line, word.column) not in passed]
        return doubts.ours().against([word for word in rest if word.plain not in ELSE])

    def _unsure(self, said: Sequence[Word]) -> bool:
        return doubts.ours().about(self._free(said))

    def _orders(self, wanted: Sequence[_Wanted], where: int, parts: Sequence[Alternative], part: Part) -> list[str]:
        found: dict[str, None] = {}
        for word, kinds, rest, no in wanted:
            for kind in kinds:
                if part.number and part.label not in (kind.label, "" if kind.label else None):
                    continue
                of = f" as {kind.label} {part.number}" if part.number else ""
                for place, bare in self._choices(kind, rest, where) or self._bare(rest, where, no=no):
                    first = f"{bare}{of}".lstrip()
                    lead = self._lead(kind.about, place)
                    several = [
                        f"{word} {first}".rstrip(),
                        *(self._alternative(kind, word, first, one) for one in parts[1:]),
                    ]
                    conditions = [self._condition(one.condition, parts[0].words, place) for one in parts]
                    if not all(several) or None in conditions:
                        continue
                    order = " ELSE ".join(f"{one} {so}".rstrip() for one, so in zip(several, conditions, strict=True))
                    if self._beginnings.whole(split(order, 1)) is not None:
                        found[f"{self._there(kind.about, order) if lead == THERE else lead}{order}"] = None
            if len(found) > 1:
                break
        return list(found)

    def _condition(self, words: Sequence[Word], head: Sequence[Word], place: int) -> str | None:
        """The condition that words mean, with the only player of the order for a pronoun; None if it cannot be read."""
        if not words:
            return ""
        seats = {seat.casefold(): seat for seat in self._beginnings.answering.seats}
        named = list(dict.fromkeys(seats[word.plain] for word in head if word.plain in seats))
        if len(named) == 1 and not any(word.plain in seats for word in words):
            words = [
                word._replace(text=named[0], plain=named[0].casefold()) if word.plain in _PRONOUNS else word
                for word in words
            ]
        return self._conditions.condition(words, place) or None

    def _choices(self, kind: type[Choice], words: Sequence[Word], where: int) -> list[tuple[int, str]]:
        """The choices that words can mean, each with its challenge (0: none named).

        Only if nothing is found with the players as they are named, they stand for a side, or for their challenge.
        Whoever names a challenge means nothing that belongs to none.
        """
        if where and not kind.of_challenge:
            return []
        ways = self._entities.counted(words)
        found = [(where, said) for way in ways for said in self._arranged(kind, way)]
        if found:
            return found if len(found) >= len(ways) else []
        asked = self._asked.get(kind.about, ())
        for place, other in (one for way in ways for one in self._opponents.instead(way, where, asked)):
            found += [(place, said) for said in self._arranged(kind, other)]
        return list(dict.fromkeys(found))

    def _arranged(self, kind: type[Choice], words: Sequence[Word]) -> list[str]:
        names, grammar = self._beginnings.names, self._beginnings.answering.grammar
        arrangement = Arrangement(grammar, self._entities, words, self._budget)
        choices = arrangement.choices([kind])
        self._apart, self._cost = self._apart or arrangement.apart, arrangement.cost
        said = dict.fromkeys(choice.text(names.vocabulary) for choice in choices)
        return [one for one in said if not self._adds(one, words) and not self._lacks(one, words)]

    def _declines(self, wanted: _Wanted) -> bool:
        """Whether something is declined that nobody has to say anything of."""
        free = not any(self._entities.said(wanted.rest, at) for at in range(len(wanted.rest)))
        owed = any(kind.about in self._owed for kind in wanted.kinds)
        return free and not owed and any(word.plain in _DECLINING for word in wanted.rest)

    def _bare(self, words: Sequence[Word], where: int, *, no: bool) -> list[tuple[int, str]]:
        """What an order word alone comes to: `JOIN no`, `KEEP`; nothing if it stands among words of other things."""
        if any(self._entities.said(words, at) for at in range(len(words))):
            return []
        if any(word.plain[0].isalnum() and word.plain not in _IDLE for word in words):
            return []
        if any(word.plain in _DECLINING for word in words):
            return [(where, "no")] if no else []
        return [(where, "")] if not any(word.plain in _SWEEPING for word in words) else []

    def _alternative(self, kind: type[Choice], word: str, first: str, other: Alternative) -> str:
        """The further wish that words mean after the first one; empty if there is not exactly one.

        It has the tokens of the first one if it says so, or names none.
        """
        words = other.words
        if all(one.plain in _NONE or not one.plain[0].isalnum() for one in words):
            return "no"
        _, tail = first.partition(_WITH)[::2]
        source = tail.rpartition(_SOURCE)[2] if tail.count(_SOURCE) == 1 else ""
        rest: list[Word] = [one for one in words if one.plain not in (_SAME, _THERE)]
        if source and any(one.plain == _THERE for one in words):
            rest += split(f"from {source}", words[0].line)
        named = [one for one in self._named(rest) if one.word != word]
        if named:
            about = [(one.word, one.rest) for one in named if any(so.about == kind.about for so in one.kinds)]
            kinds = [so for so in named[0].kinds if so.about == kind.about]
            if len(about) != 1 or len(kinds) != 1:
                return ""
            found = self._choices(kinds[0], about[0][1], 0) or [(0, "")] * (not kinds[0].grammar)
            return f"{about[0][0]} {found[0][1]}".strip() if len(found) == 1 else ""
        if any(one.plain == _SAME for one in words):
            rest += split(f"with {tail}", words[0].line) if tail else []
        found = self._choices(kind, rest, 0) if rest else []
        if len(found) != 1:
            return ""
        said = found[0][1]
        return f"{said}{_WITH}{tail}" if tail and _WITH not in said else said

    def _adds(self, order: str, words: Sequence[Word]) -> bool:
        """Whether an order says something that is not among the words."""
        patterns = self._beginnings.answering.grammar.patterns.values()
        keywords = {part for pattern in patterns for part in pattern if isinstance(part, str)}
        keywords -= _SMALL | LISTING | self._entities.owners
        known = {form for word in words for form in (word.plain, f"{word.plain}s")}
        return any(word.plain in keywords and word.plain not in known for word in split(order))

    def _lacks(self, order: str, words: Sequence[Word]) -> bool:
        """Whether words that only some orders have are among the words, and not in the order."""
        said = {word.plain.removesuffix("s") for word in split(order)}
        return any(word.plain in self._special and word.plain.removesuffix("s") not in said for word in words)

    def _lead(self, about: str, where: int) -> str:
        """The challenge that an offered line names: the one that was said, or the only one that is asked about.

        If several are asked about and none was named, it is the one that was named before.
        """
        places = self._asked.get(about, ())
        place = where or (places[0] if len(set(places)) == 1 else 0)
        if not place and len(set(places)) > 1:
            return THERE
        return f"IN {place} " if place else ""

    def _there(self, about: str, order: str) -> str:
        """The only challenge in which an order can be carried out, or the one that was named before."""
        leads = [f"IN {place} " for place in self._asked[about]]
        several = [lead for lead in leads if self._possible(f"{lead}{order}")]
        return several[0] if len(several) == 1 else THERE

    def _plain(self, said: Sequence[Word]) -> list[Word]:
        """The words of a sentence in words of orders, with its names as orders have them."""
        english = [one for word in said for one in self._english(word)]
        return [word for word in self._entities.joined(english) if word.plain != self._own]

    def _english(self, word: Word) -> list[Word]:
        """A word of another language as the word of orders that it stands for; a name stays as it is."""
        key = word.plain, word.text, word.number
        if key not in self._foreign:
            self._foreign[key] = self._translated(word)
        return [one._replace(line=word.line, column=word.column, end=word.end) for one in self._foreign[key]]

    def _translated(self, word: Word) -> list[Word]:
        if word.number is not None or word.plain in _ARTICLES or self._beginnings.names.whole([word]):
            return [word]
        if word.plain.endswith("s") and word.plain[:-1] in self._players:
            return [word._replace(text=word.plain[:-1], plain=word.plain[:-1])]
        meant = synonyms.meanings(word)
        whole = [one._replace(line=word.line, column=word.column, end=word.end) for one in meant]
        if len(whole) == 1 and whole[0].number is not None:
            return [whole[0]._replace(text=word.text)]
        return whole if len(whole) == 1 else [word]

    def _placed(self, words: Sequence[Word]) -> tuple[int, Sequence[Word]]:
        """The challenge that a sentence names (0: none), and the words without it.

        Where several are named, they are part of what is ordered.
        """
        numbered = self._beginnings.answering.numbered
        known = {place for places in self._asked.values() for place in places}
        found = places_in(words, numbered, known)
        if len(found) != 1:
            return 0, words
        place, at, size = found[0]
        return place, [*words[:at], *words[at + size :]]

    def _named(self, words: Sequence[Word]) -> list[_Wanted]:
        """The order words that a sentence has, or speaks of; of two that overlap, the longer one."""
        heads = self._beginnings.heads
        spans: list[tuple[int, int, tuple[str, ...]]] = []
        for at in range(len(words)):
            head = heads.at(words, at)
            if head is not None and head.exact:
                spans.append((at, head.size, head.words))
            choices, size = heads.called(words[at:])
            if choices:
                spans.append((at, size, tuple(one.word for one in choices)))
            played = heads.at([_PLAYED, *words[at : at + _LONGEST_NAME]])
            if played is not None and played.exact and played.size > 1:
                spans.append((at, played.size - 1, played.words))
        found: dict[_Wanted, None] = {}
        for at, size, named in spans:
            inside = any(other <= at and at + size <= other + long and long > size for other, long, _ in spans)
            if not inside:
                rest = (*words[:at], *words[at + size :])
                no = at + size < len(words) and words[at + size].plain in _DECLINING
                found.update((_Wanted(word, self._kinds(word), rest, no), None) for word in named)
        return list(found)

    def _unnamed(self, words: Sequence[Word], where: int) -> list[_Wanted]:
        """All order words that can be meant by a sentence that has none of them.

        If it says more than names, numbers and small words, it must name something besides players, and speak of me.
        """
        at = strange = things = 0
        seats = {seat.casefold() for seat in self._beginnings.answering.seats}
        while at < len(words):
            size = self._entities.said(words, at)
            things += bool(size) and words[at].plain not in seats and words[at].number is None
            strange += not size and words[at].plain not in self._quiet and words[at].plain[0].isalnum()
            at += size or 1
        if all(word.plain in seats for word in words if word.plain[0].isalnum()):
            return []  # a player alone may be meant for anything
        if strange > _STRANGE or (strange and not (things and any(word.plain in _OF_ME for word in words))):
            return []
        offered = self._beginnings.heads.offered()
        wanted = [_Wanted(word, self._kinds(word), tuple(words)) for word in offered]
        costs = {place: cost for place, one in enumerate(wanted) if (cost := self._least(one, where)) is not None}
        return [wanted[place] for place, cost in costs.items() if cost == min(costs.values())]

    def _least(self, wanted: _Wanted, where: int) -> int | None:
        """What it costs at least to put the words into an order of a word; None if they fit into none."""
        costs = [self._cost for kind in wanted.kinds if self._choices(kind, wanted.rest, where)]
        return min(costs, default=None)

    def _kinds(self, word: str) -> tuple[type[Choice], ...]:
        return tuple([kind for kind in self._beginnings.heads.choices[word] if kind.about in self._asked])

"""Parts: the orders of a sentence or paragraph one after the other, and the alternatives and conditions of one."""

from collections.abc import Callable, Collection, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from adjudicator.orders.prose.told import Meant, initial
from adjudicator.orders.words import word_classes
from adjudicator.orders.words.lexer import Word
from adjudicator.orders.words.segments import ELSE, IF

_BETWEEN: Final = word_classes.of("between") | frozenset(",&.;:-/+!()")
"""What may stand between two orders."""
ALONE: Final = "PASS"
"""Who says this orders nothing else."""
_MOST_PLACES: Final = 18
_MOST_PARTS: Final = 6
_MOST_WAYS: Final = 8
"""Different ways to tell the parts that are kept in mind."""
THERE: Final = "IN said "
"""Stands before an order for the challenge that was named last."""
_BEGINNING: Final = word_classes.of("beginning")
"""Words for me at the beginning of an order."""
_BOUND: Final = word_classes.of("going on")
"""What begins no order of its own behind another one: `the double mech, with the white drone`."""
_IN_CASE: Final = word_classes.of("in case")
"""Words that begin a condition without a verb."""
_AND_SO: Final = word_classes.of("between") | frozenset(".;&+")
"""What parts two orders, and no condition from its order."""
_THEN: Final = word_classes.of("then")
LATER: Final = _THEN | word_classes.of("afterwards")
"""Begins what comes after something else in one turn."""
_ECHO: Final = 3
_MINE: Final = word_classes.of("mine")
_AFTER: Final = 3
"""Words of a part among which one of these says that it comes later."""
_SUBJECTS: Final = word_classes.of("subject")
_ANSWERING: Final = word_classes.of("answering")
_DENYING: Final = word_classes.of("denying")
"""What a condition has that only answers the one before it, and what turns that round."""
_PERSONS: Final = word_classes.of("pronoun") | word_classes.of("subject")
_REFUSING: Final = word_classes.of("denying") | word_classes.of("declining") | word_classes.of("refusing")
_HOWEVER: Final = word_classes.of("however")
_AFTER_CONDITION: Final = _THEN | frozenset(",:")


class Alternative(NamedTuple):
    """One wish as it is written: its words, and those of its condition, which begin with IF or UNLESS."""

    words: Sequence[Word]
    condition: Sequence[Word] = ()


class Alternatives:
    """Parts the words of one order into its alternatives.

    `readable` says whether words make a condition; `begins` whether an order word begins with a word; `asks` whether a
    word is a verb that begins a condition without IF, if it comes first and a comma ends that.
    """

    def __init__(
        self,
        readable: Callable[[Sequence[Word]], bool],
        begins: Callable[[Word], bool],
        asks: Callable[[Word], bool],
    ) -> None:
        self.passed: frozenset[tuple[int, int]] = frozenset()
        """Where words stood that only answer a condition: `if not, ...`."""
        self._readable = readable
        self._begins = begins
        self._asks = asks

    def of(self, words: Sequence[Word]) -> list[Alternative] | None:
        """The alternatives of one order; None if it begins with one, or a condition cannot be told from its order."""
        told = self._except_if(_answering(_otherwise_first(words)))
        kept = {(word.line, word.column, word.plain) for word in told}
        passed = {(word.line, word.column, word.plain) for word in words} - kept
        self.passed = frozenset((line, column) for line, column, _ in passed)
        words = self._unless_then(told)
        starts = [at for at, word in enumerate(words) if word.plain in ELSE]
        runs = [words[start + bool(place) : end] for place, (start, end) in enumerate(_spans(starts, len(words)))]
        whole: list[Alternative] = []
        for run in runs:
            found = self._alternative(self._asked(bare(run)))
            if found is None or not found.words:
                return None
            whole.append(found)
        return whole

    def _unless_then(self, words: Sequence[Word]) -> Sequence[Word]:
        """The words with what a condition leads to first.

        `no, unless he wins, then the 8` and `the 4, but if he wins, the 8` are both `the 8 if he wins, else` whatever
        stands before the condition.
        """
        marks = [at for at, word in enumerate(words) if word.plain in IF]
        if len(marks) != 1 or marks[0] < 1 or any(word.plain in ELSE for word in words):
            return words
        mark = marks[0]
        if words[mark].plain != "unless" and words[mark - 1].plain not in _HOWEVER:
            return words
        found = self._alternative(words[mark:])
        if found is None or not found.words:
            return words
        condition = [words[mark]._replace(text="if", plain="if"), *found.condition[1:]]
        otherwise = words[mark]._replace(text="else", plain="else")
        return [*found.words, *condition, otherwise, *bare(words[:mark])]

    def _except_if(self, words: Sequence[Word]) -> Sequence[Word]:
        """The words with UNLESS before a condition on which nothing is done: `the 4. If he wins, I don't`."""
        marks = [at for at, word in enumerate(words) if word.plain in IF]
        if len(marks) != 1 or marks[0] < 1 or words[marks[0]].plain == "unless":
            return words
        found = self._alternative(words[marks[0] :])
        said = [word.plain for word in found.words if word.plain[0].isalnum()] if found is not None else []
        if found is None or not said or not all(one in _REFUSING | _SUBJECTS for one in said):
            return words
        mark = words[marks[0]]._replace(text="unless", plain="unless")
        return [*bare(words[: marks[0]]), mark, *found.condition[1:]]

    def _asked(self, words: Sequence[Word]) -> Sequence[Word]:
        """The words with IF before a condition that begins with its verb, `hat er einen Kompromiss, spiele ich die 4`.

        Or instead of a word such as `with`: `with a heat of four or more: conserve`.
        """
        if not words or any(word.plain in IF for word in words):
            return words
        ends = [at for at, word in enumerate(words) if word.plain in _AFTER_CONDITION]
        mark = words[0]._replace(text="if", plain="if", end=words[0].column)
        if words[0].plain in _IN_CASE:
            ends += [at for at, word in enumerate(words) if at > 1 and self._begins(word)]
            ways = ([mark, *words[1:]], [mark, *words])
            return next((way for way in ways if any(self._readable(bare(way[:end])) for end in ends)), words)
        if not ends or not self._asks(words[0]):
            return words
        conditional = [mark, *words]
        return conditional if any(self._readable(bare(conditional[: end + 1])) for end in ends) else ()

    def _alternative(self, words: Sequence[Word]) -> Alternative | None:
        places = [at for at, word in enumerate(words) if word.plain in IF]
        if not places:
            return Alternative(words)
        start = places[0]
        if start:
            return Alternative(bare(words[:start]), bare(words[start:]))
        pairs = enumerate(pairwise(words))
        commas = (at for at, (one, two) in pairs if one.plain in _AFTER_CONDITION and self._begins(two))
        after = next(commas, len(words))
        for end in range(len(words) - 1, 1, -1):
            if after < end - 1:
                continue  # there is an order between this and its condition
            ends = words[end].plain in _AFTER_CONDITION | _SUBJECTS or self._begins(words[end])
            condition = _clause(words[:end])
            if ends and len(condition) > 1 and self._readable(condition):
                return Alternative(bare(words[end:]), condition)
        return None


def _answering(words: Sequence[Word]) -> Sequence[Word]:
    """The words with ELSE for a condition that only answers the one before it: `unless she joins; if she does, the 8`.

    It does where it says the contrary; `in which case` says the same, and leads to what is done then.
    """
    marks = [at for at, word in enumerate(words) if word.plain in IF]
    if len(marks) != 2 or any(word.plain in ELSE for word in words):
        return words
    first, second = marks
    end = second + 1
    while end < len(words) and words[end].plain in _ANSWERING | _DENYING | _PERSONS:
        end += 1
    said = {word.plain for word in words[second + 1 : end]}
    denies = not said.isdisjoint(_DENYING) or words[second].plain == "unless"
    if not said or said <= _PERSONS or denies is (words[first].plain == "unless"):
        return words
    otherwise = words[second]._replace(text="else", plain="else")
    return [*bare(words[:second]), otherwise, *bare(words[end:])]


def _otherwise_first(words: Sequence[Word]) -> Sequence[Word]:
    """The words with the ELSE that ends them before the last clause: `the 8 if he is alone, the 4 otherwise`."""
    commas = [at for at, word in enumerate(words) if word.plain == ","]
    last = next((at for at in range(len(words) - 1, -1, -1) if words[at].plain[0].isalnum()), -1)
    if last < 0 or words[last].plain not in ELSE:
        return words
    if not commas or any(one.plain in ELSE for one in words[:last]):
        return words[:last]
    return [*words[: commas[-1] + 1], words[last], *words[commas[-1] + 1 : last]]


def _spans(starts: Sequence[int], end: int) -> list[tuple[int, int]]:
    return list(zip((0, *starts), (*starts, end), strict=True))


def bare(words: Sequence[Word]) -> Sequence[Word]:
    """The words without what parts them from others."""
    start, end = 0, len(words)
    while start < end and words[start].plain in _BETWEEN:
        start += 1
    while start < end and (words[end - 1].plain in _BETWEEN):
        end -= 1
    return words[start:end]


def _clause(words: Sequence[Word]) -> Sequence[Word]:
    """A condition without the words behind it that begin its order: `if they win I`."""
    found = bare(words)
    while found and found[-1].plain in _BEGINNING:
        found = bare(found[:-1])
    return found


class _Way(NamedTuple):
    """A way to tell some words: the number of parts that say something, and those that are left out."""

    parts: int
    left: tuple[Sequence[Word], ...]


_Ways = dict[tuple[str, ...], _Way]
"""The orders of some words, in each way in which they can be told."""


class Parting(NamedTuple):
    """Parts words that have several orders: into as few parts as possible, each of which has to be understood.

    `begins` says whether an order word stands at a place; `in_sequence` numbers the parts of a turn; `question` says
    what an order answers. `again` has the words of a part with the order word of the order before them, if they have
    none; `aside` says whether a part only tells something beside the orders. `now` is the number of the present part of
    a turn that asks the same several times, 0 for no such turn: `the double mech, then out`; a turn whose parts come
    one after the other is `sequenced`, too. What begins at one of the `free` places, without a sign or an order word
    before it, answers the same question as what stands before it: `20 vs Bob 10 vs Carla`.
    """

    understood: Callable[[Sequence[Word]], Meant]
    begins: Callable[[int], bool]
    in_sequence: Callable[[Sequence[str]], Sequence[str] | None]
    question: Callable[[str], tuple[object, ...]]
    again: Callable[[str, Sequence[Word]], Sequence[Word]]
    aside: Callable[[Sequence[Word]], bool]
    free: Collection[int] = ()
    freely: bool = False
    now: int = 0
    sequenced: bool = False

    def orders(self, words: Sequence[Word]) -> tuple[tuple[str, ...], tuple[Sequence[Word], ...]]:
        """The orders, and the parts that are left out; nothing if they cannot be told in exactly one way."""
        between = [at for at in range(1, len(words) - 1) if words[at].plain in _BETWEEN and not initial(words, at - 1)]
        cuts = [at for at in range(1, len(words) - 1) if at in between or at in self.free or self.begins(at)]
        cuts = [at for at in cuts if not (words[at].plain in _BETWEEN and at + 1 in cuts and at + 1 in between)]
        if not 0 < len(cuts) <= _MOST_PLACES:
            return (), ()
        ways: dict[int, _Ways] = {0: {(): _Way(0, ())}}
        for end in (*cuts, len(words)):
            here: _Ways = {}
            for start in (0, *cuts):
                if start < end and start in ways and not self._torn(words, start, end, between):
                    self._onward(here, ways[start], words, start, end)
            if here:
                ways[end] = dict(sorted(here.items(), key=lambda one: one[1].parts)[:_MOST_WAYS])
        last = {one: way for one, way in ways.get(len(words), {}).items() if one}
        fewest = [one for one, way in last.items() if way.parts == min(way.parts for way in last.values())]
        if len(fewest) != 1:
            return (), ()
        orders = _in_turn(self.in_sequence(fewest[0]) or (), self.now)
        told = any(word.plain in LATER for word in words)
        return tuple(self._numbered(orders) if told else orders), last[fewest[0]].left

    def _numbered(self, orders: Sequence[str]) -> Sequence[str]:
        """Orders for a turn after the other with their numbers where one of them has a condition or an alternative.

        Without numbers, each would be tried where the one before it cannot be done.
        """
        abouts = [self.question(order)[0] for order in orders]
        turns = [at for at, about in enumerate(abouts) if abouts.count(about) > 1 and not orders[at].startswith("IN ")]
        open_ended = any({"IF", "ELSE", "UNLESS"}.intersection(orders[at].split()) for at in turns)
        if not (self.now and open_ended) or len({abouts[at] for at in turns}) != 1:
            return orders
        place = {at: self.now + count for count, at in enumerate(turns)}
        return [f"IN {place[at]} {order}" if at in place else order for at, order in enumerate(orders)]

    def _torn(self, words: Sequence[Word], start: int, end: int, between: Sequence[int]) -> bool:
        """Whether words between two places cannot be a part, since they belong to what stands beside them."""
        part = bare(words[start:end])
        if start > 0 and part and part[0].plain in _BOUND and not any(map(self.begins, range(start, end))):
            return True
        if end == len(words):
            return False
        loose = self.freely and end not in between
        if _is_torn(part, words[end]) or (loose and any(start < at < end for at in between)):
            return True
        if words[end].plain in _BETWEEN:
            return False  # `X, and in lap 3`, before what is done then
        inside = [at for at in range(start + 1, end) if words[at - 1].plain in _BETWEEN and self.begins(at)]
        return not all(self.understood(words[at:end]).orders for at in inside)

    def _onward(self, here: _Ways, ways: _Ways, words: Sequence[Word], start: int, end: int) -> None:
        """Add the ways to tell the words to an end, each of which goes on from one to tell those before a part."""
        part = bare(words[start:end])
        orders = _of_part(part, self.understood)
        beside = orders is None and self.aside(part)
        later = self.sequenced and any(word.plain in LATER for word in words[start : start + _AFTER])
        loose = start in self.free and words[start].plain not in _BETWEEN and not self.begins(start)
        # `Divide home 3: 2 to Purple, 1 to Yellow` and `Mobius Tubes, mine to home 4` go on with the same order.
        loose = loose or (bool(part) and part[0].plain in _MINE) or _echoes(words, start, part)
        for before, (number, left) in ways.items():
            told = orders
            if told is None and before and (words_again := self.again(before[-1], part)):
                told = _of_part(words_again, self.understood) or None
            leaves = told is None and beside
            told = () if leaves else told
            whole = _onward(before, told, self.question, later=later) if told is not None else None
            if whole is None or (loose and not _alike(before, told or (), self.question)):
                continue
            count = number + bool(told) + leaves
            if count <= _MOST_PARTS and (whole not in here or count < here[whole].parts):
                here[whole] = _Way(count, (*left, part) if leaves else left)


def _echoes(words: Sequence[Word], start: int, part: Sequence[Word]) -> bool:
    """Whether a part repeats the end of what stands before it with other values: `2 to Purple, 1 to Yellow`."""
    before = bare(words[:start])[-_ECHO:]
    shape = [(one.number is None, one.plain) for one in part[:2]]
    return (
        len(part) == len(before) == _ECHO
        and not shape[0][0]
        and [(one.number is None, one.plain if one.number is None else part[0].plain) for one in before[:2]] == shape
    )


def _in_turn(orders: Sequence[str], now: int) -> Sequence[str]:
    """Orders for one part of a turn after the other, all with their numbers, if one of them has its own.

    They are counted from the part that is there `now`: `X, then Y, and in lap 3 Z`.
    """
    first = next((at for at, order in enumerate(orders) if order.startswith("IN ")), 0)
    counted = now > 0 and first > 0 and orders[first].split()[1] == str(now + first)
    return [f"IN {now + at} {one}" if counted and at < first else one for at, one in enumerate(orders)]


def _is_torn(part: Sequence[Word], end: Word) -> bool:
    """Whether a part ends with a condition that may belong to what follows: `look at Blue: if he is there, the 4`."""
    marks = [at for at, word in enumerate(part) if at and word.plain in IF]
    if not marks or any(word.plain in ELSE for word in part[marks[-1] :]):
        return False
    before = part[marks[-1] - 1].plain
    onward = before == ":" or (end.plain == "," and before in _AND_SO)  # `the 8, and if I lose, the Zap`
    return onward or not (end.plain in _AND_SO or (end.plain == "," and before != ","))


def _onward(
    before: tuple[str, ...], orders: tuple[str, ...], question: Callable[[str], tuple[object, ...]], *, later: bool
) -> tuple[str, ...] | None:
    """The orders so far and those of a further part; None if two of them answer the same question.

    A part for `later` may do so, where it is asked again.
    """
    out = list(before)
    for order in orders:
        last = next((one for one in reversed(out) if one.startswith("IN ")), "")
        if order.startswith(THERE) and (not last or _several(out, question)):
            return None
        whole = order.replace(THERE, " ".join(last.split()[:2]) + " ", 1)
        if last and not whole.startswith("IN ") and question(whole)[0] == question(last)[0]:
            whole = f"IN {int(last.split()[1]) + 1} {whole}"  # it comes after that: `in the first lap ..., then ...`
        if whole not in out:
            out.append(whole)
    asked = [question(one) for one in out]
    known, new = asked[: len(before)], asked[len(before) :]
    return tuple(out) if len(set(new)) == len(new) and (later or set(known).isdisjoint(new)) else None


def _alike(before: tuple[str, ...], orders: tuple[str, ...], question: Callable[[str], tuple[object, ...]]) -> bool:
    """Whether orders answer the same as the last one before them, for another challenge."""
    return bool(before) and bool(orders) and all(question(one)[0] == question(before[-1])[0] for one in orders)


def _several(orders: Sequence[str], question: Callable[[str], tuple[object, ...]]) -> bool:
    """Whether the last two orders are the same for two challenges: what comes then may be for either."""
    last = [question(one) for one in orders[-2:]]
    return len(last) > 1 and last[0] != last[1] and last[0][0] == last[1][0]


def _of_part(words: Sequence[Word], understood: Callable[[Sequence[Word]], Meant]) -> tuple[str, ...] | None:
    """The orders of one part; None if it is not understood. A part may say nothing."""
    if not words:
        return ()
    meant = understood(words)
    if meant.orders:
        return meant.orders
    return None if meant.says or meant.doubtful else ()

"""Answers in pieces of a letter that says something else, too: `Yes. Sorry, I was away` has two of them.

Every other piece must be an order by itself, or idle. One may say what differs from what was offered, or which of
several readings is meant: `Yes but only two, I'm running hot already`.
"""

from collections.abc import Container, Iterable, Sequence
from typing import Final, NamedTuple

from adjudicator.orders.lines.letter_reading import Line
from adjudicator.orders.values.problems import Problem
from adjudicator.orders.words import answers, doubts, word_classes
from adjudicator.orders.words.answers import Answer
from adjudicator.orders.words.lexer import Word, split
from adjudicator.orders.words.segments import scope_at
from adjudicator.service.offers import worded_answers
from adjudicator.service.offers.offers_on_file import Made
from adjudicator.service.offers.worded_answers import amendments, courteous, orders
from adjudicator.service.offers.writers import Writer

_ME: Final = word_classes.of("of me")
_NARROWING: Final = word_classes.of("narrowing")
_NEGATING: Final = word_classes.of("refusing")
_LINES: Final = 8
"""Lines of a letter that answers in some of its pieces."""


class Answering(NamedTuple):
    """The lines in which a letter answers or says nothing else, what it answers, and the orders that follow there."""

    lines: tuple[Line, ...]
    said: Answer
    rests: tuple[tuple[int, str], ...] = ()
    """What is left of some of these lines, by their numbers: orders."""
    amended: tuple[Problem, ...] = ()
    """The orders that it changes some offers to."""


class _Part(NamedTuple):
    """A piece that is no answer, and its line."""

    line: Line
    text: str
    words: Sequence[Word]


def found(writer: Writer, shown: Made, lines: Sequence[Line]) -> Answering | None:
    """What a letter answers in some of its pieces; None if it answers nothing, or nobody can say what."""
    wordy = [line for line in lines if line.text.strip() and not courteous(writer, line)]
    if not 0 < len(wordy) <= _LINES or not (shown.offers or shown.understood):
        return None
    cut = {line: answers.ours().pieces(line.text) for line in wordy if not orders(writer, line.text)}
    numbers = {one.number for one in (*shown.offers, *shown.understood)}
    given = [piece.answer for pieces in cut.values() for piece in pieces if piece.answer and _of(piece.answer, numbers)]
    parts = [
        _Part(line, piece.text, split(piece.text))
        for line, pieces in cut.items()
        for piece in pieces
        if not (piece.answer and _of(piece.answer, numbers))
    ]
    beside = len(cut) < len(wordy)
    return _Reader(writer, shown, tuple(cut)).read(given, parts, beside=beside)


class _Reader:
    """Reads what stands beside the answers to what was shown."""

    def __init__(self, writer: Writer, shown: Made, lines: tuple[Line, ...]) -> None:
        self._writer, self._shown, self._lines = writer, shown, lines
        self._readings = any(one.reading for one in shown.offers)
        self._amendments = amendments(writer)

    def read(self, given: Sequence[Answer], parts: Sequence[_Part], *, beside: bool) -> Answering | None:
        """What answers and other pieces come to; `beside` means that there are lines with orders, too."""
        said = answers.together(given)
        if said is not None:
            rests = [(part, self._rest(part, said)) for part in parts]
            if all(rest is not None for _, rest in rests):
                kept = [(part.line.number, rest) for part, rest in rests if rest]
                # Numbers beside orders may belong to these.
                return None if (beside or kept) and not said.worded else Answering(self._lines, said, _joined(kept))
        return None if beside or any(one.chosen or one.but for one in given) else self._worded(given, parts)

    # ---- orders and idle words

    def _rest(self, part: _Part, said: Answer) -> str | None:
        """The order that a piece is; empty if it is idle, None if nobody knows what it is."""
        if self._idle(part, said):
            return ""
        added = answers.ours().adds(part.words)
        order = part.text[part.words[added - 1].end - 1 :].strip(" ,.!") if added else part.text
        reading = self._writer.read(order)
        meant = [order, *(one.suggestion for one in reading.problems)]
        if added and same_question(self._writer, meant, [one.words for one in self._shown.offers]):
            return None  # `Yes, plus one from home 4` changes what was offered.
        return order if (added and said.worded) or reading.read or reading.kept or reading.directives else None

    def _idle(self, part: _Part, said: Answer) -> bool:
        """Whether a piece changes nothing of an answer."""
        words = part.words
        if courteous(self._writer, part.line._replace(text=part.text.strip(" .,!"))):
            return True
        named = self._named(words)
        if said.chosen and named:
            # Whoever names the numbers of offers may say what they are, or why the others can wait.
            taken, left = self._spoken_of(named, said)
            refused = not taken and (bool(said.but) or self._readings or any(word.plain in _NEGATING for word in words))
            confirmed = not left and not _narrows(words)
            return not _asks(words) and (refused or confirmed or answers.ours().waits(words))
        return not named and _talk(words) and (said.declined or said.chosen or not _narrows(words))

    def _named(self, words: Sequence[Word]) -> list[Sequence[Word]]:
        """The things of the game that words name, without the player themselves."""
        return [one for one in self._amendments.named(words) if not all(_own(word) for word in one)]

    def _parted(self, said: Answer) -> tuple[list[str], list[str]]:
        """The words of the offers that an answer takes by number or place, and those of the others."""
        offers, placed = self._shown.offers, self._shown.placed
        chosen = {one.number for one in offers if one.number in said.numbers}
        chosen |= {placed[place].number for place in said.places if place in placed}
        taken, left = ([one.words for one in offers if (one.number in chosen) is wanted] for wanted in (True, False))
        return taken, left

    # ---- answers in words

    def _worded(self, given: Sequence[Answer], parts: Sequence[_Part]) -> Answering | None:
        """What a letter comes to in which one piece says what differs, or what is meant."""
        agreed, declined = any(one.agreed for one in given), any(one.declined for one in given)
        said = Answer(agreed=agreed, worded=True)
        told = [part for part in parts if not self._idle(part, said)]
        for at, part in enumerate(told):
            remark = answers.ours().remark(part.text)
            if remark is None or orders(self._writer, part.text):
                continue
            remark = remark._replace(agreed=remark.agreed or agreed, declined=remark.declined or declined)
            worded = worded_answers.reads(self._writer, self._shown, part.line, remark)
            others = (*told[:at], *told[at + 1 :])
            if worded is not None and all(self._passed(one, worded.said) for one in others):
                return Answering(self._lines, worded.said, amended=worded.amended)
        return None

    def _passed(self, part: _Part, said: Answer) -> bool:
        """Whether a piece changes nothing of what others say: `Carla. I like Bob`, `make it 2, four is too many`."""
        named = self._named(part.words)
        if not _talk(part.words):
            return False
        if said.numbers:
            taken, left = self._spoken_of(named, said)
            return not taken or not left
        return all(self._amendments.about(one, [offer.words for offer in self._shown.offers]) for one in named)

    def _spoken_of(self, named: Sequence[Sequence[Word]], said: Answer) -> tuple[bool, bool]:
        """Whether what is named is found only in offers that an answer takes, and only in those that it does not.

        What is found in neither, or in both, counts as both.
        """
        taken, left = self._parted(said)
        ours = self._amendments
        found = [(bool(ours.about(one, taken)), bool(ours.about(one, left))) for one in named]
        return any(of_taken or not of_left for of_taken, of_left in found), any(
            of_left or not of_taken for of_taken, of_left in found
        )


def same_question(writer: Writer, some: Iterable[str], others: Iterable[str]) -> bool:
    """Whether some orders answer a question with the same word that others answer, too."""
    first, second = (
        {(_head(writer, words), *one.clause.question) for words in each for one in writer.read(words).read}
        for each in (some, others)
    )
    return any(
        (key, head) == (asked, word) and (place == where or not place or not where)
        for head, key, place in first
        for word, asked, where in second
    )


def _head(writer: Writer, order: str) -> str:
    """The word with which an order begins, behind the challenge or lap that it is for."""
    words = split(order)
    scope = scope_at(words, 0, writer.title.vocabulary(writer.view, writer.seat).numbered)
    return words[scope[1]].plain if scope is not None and scope[1] < len(words) else words[0].plain if words else ""


def _of(answer: Answer, numbers: Container[int]) -> bool:
    """Whether an answer can be one to offers with these numbers: `no, 3 with 4` is none to a single offer."""
    return not answer.numbers or any(number in numbers for number in answer.numbers)


def _own(word: Word) -> bool:
    """Whether a word means the player themselves, or anything (`the other one`); `is` looks like the plural of `I`."""
    return word.plain in _ME or word.plain.removesuffix("s") in _ME or (word.number == 1 and word.text.isalpha())


def _talk(words: Sequence[Word]) -> bool:
    """Whether words ask nothing, count nothing and take nothing back."""
    return not _asks(words) and not doubts.ours().undoes(words)


def _asks(words: Sequence[Word]) -> bool:
    """Whether words ask or count; `one` may be anything."""
    return any(word.plain == "?" or (word.number is not None and not _own(word)) for word in words)


def _narrows(words: Sequence[Word]) -> bool:
    """Whether words begin like those that leave something out or change it, with a yes before them or none."""
    reader = answers.ours()
    rest = reader.behind(words)
    begun = bool(rest) and rest[0].plain in _NARROWING
    return begun or reader.changes(words) or reader.changes(rest)


def _joined(kept: Sequence[tuple[int, str]]) -> tuple[tuple[int, str], ...]:
    """The orders of each line together."""
    numbers = dict.fromkeys(number for number, _ in kept)
    return tuple((number, ". ".join(text for at, text in kept if at == number)) for number in numbers)

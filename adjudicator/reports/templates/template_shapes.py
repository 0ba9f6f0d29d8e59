"""Template shapes: a template is filled in once for all letters of a shape, with holes where their words go.

A shape is everything that a template may ask about a letter: which of its parts are there, and how many of each. Words
are only printed. Anything done with them (wrapping, writing a moment) is recorded as a step and carried out for each
letter. A template that asks more about words than whether there are any raises Unfit.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from operator import attrgetter, itemgetter
from threading import local
from typing import Any, Final

from msgspec import Struct

from adjudicator.engine.contract.order_words import Question
from adjudicator.engine.contract.report_sections import Section
from adjudicator.reports.text.sections import Told
from adjudicator.reports.values.taps import Tapped

# Letters of both cases: a filter that changes the case of words destroys the mark, and is noticed.
MARK: Final = "\ue000xX([0-9]+)\ue001"
"""Finds the mark of a word, with its number."""
_MARK: Final = re.compile(MARK)
_LEFT_OVER: Final = re.compile("[\ue000\ue001]")


class Unfit(ValueError):
    """A template, or words, that cannot be made into a shape."""


class Lines(tuple[str, ...]):
    """Lines that stand in a letter unchanged, so that nobody asks how many."""

    __slots__ = ()


class Asked(tuple[Question, ...]):
    """Questions, of which a letter lists the owed ones and counts the others.

    A template that only asks for these is filled in once, however many others there are.
    """

    __slots__ = ()
    __struct_fields__: Final = ("owed", "others", "several")

    @property
    def owed(self) -> tuple[Question, ...]:
        """Those that have to be answered."""
        return tuple([one for one in self if one.owed])

    @property
    def others(self) -> int:
        """How many there are that need no answer."""
        return sum([not one.owed for one in self])

    @property
    def several(self) -> bool:
        """Whether there is more than one of these."""
        return self.others > 1


def mark(number: int) -> str:
    """The placeholder of a word that comes later."""
    return f"\ue000xX{number}\ue001"


def _refused(*_: object, **__: object) -> Any:
    raise Unfit("a template asks more of words than whether there are any")


class Hole(str):
    """The place of a word: it exists, and can be printed and joined with others."""

    __slots__ = ()

    def __bool__(self) -> bool:
        return True


_COMPARED: Final = ("__eq__", "__ne__", "__lt__", "__le__", "__gt__", "__ge__", "__hash__")
_ASKED: Final = ("__len__", "__iter__", "__getitem__", "__contains__", "__add__", "__mul__", "__rmul__", "__mod__")
for _name in (*_COMPARED, *_ASKED, *(name for name in dir(str) if not name.startswith("_"))):
    setattr(Hole, _name, _refused)


class Part:
    """The place of a value with parts, each of which has a place of its own."""

    def __init__(self, number: int, parts: dict[str, Any]) -> None:
        self.number = number
        self.__dict__.update(parts)

    __eq__ = __str__ = __iter__ = __len__ = __getitem__ = _refused
    __hash__ = None  # type: ignore[assignment]

    def __bool__(self) -> bool:
        return True

    def __getattr__(self, name: str) -> Any:
        return _missing(name)


class Whole:
    """The place of something that is never examined, only passed on."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    __eq__ = __str__ = __iter__ = __len__ = __getitem__ = _refused
    __hash__ = None  # type: ignore[assignment]

    def __bool__(self) -> bool:
        return True

    def __getattr__(self, name: str) -> Any:
        return _missing(name)


def _missing(name: str) -> Any:
    """The error for a missing value; templates ask of everything whether it is markup."""
    if name.startswith("__"):
        raise AttributeError(name)
    return _refused()


_SEVERAL: Final = (tuple, Lines, Asked, Told, Tapped)


def _of_question(it: Question) -> tuple[Any, ...]:
    """The parts of a question: letters show one of its lines, and the number of lines does not matter."""
    return (it.about, it.where, it.prompt, it.lines[:1], it.silence, it.owed, it.coming, it.place, ())


def _of_asked(it: Asked) -> tuple[Any, ...]:
    owed = it.owed
    others = len(it) - len(owed)
    return (owed, others, others > 1)


_FIELDS: Final[dict[type, Callable[[Any], tuple[Any, ...]]]] = {Question: _of_question, Asked: _of_asked}
"""How the parts of a value are taken from it."""


def shape(value: Any, words: list[Any]) -> Any:
    """The shape of a letter's content; its words are appended to `words`."""
    kind = type(value)
    if kind is str:
        if not value:
            return ""
        words.append(value)
        return str
    if kind is bool or value is None:
        return value
    if kind is int:
        if not value:
            return 0
        words.append(str(value))
        return int
    if kind is tuple and not (value and type(value[0]) is Section):
        return _shapes(value, words)
    if kind in _SEVERAL and not value:
        return ()
    words.append(value)
    if not hasattr(kind, "__struct_fields__"):
        return kind
    return kind, _shapes(_parts(value), words)


def _shapes(several: tuple[Any, ...], words: list[Any]) -> tuple[Any, ...]:
    """The shapes of several values; most are words, or stand for themselves."""
    found: list[Any] = []
    for one in several:
        kind = type(one)
        if kind is str and one:
            words.append(one)
            found.append(str)
        elif kind is bool or one is None:
            found.append(one)
        else:
            found.append(shape(one, words))
    return tuple(found)


def _parts(value: Any) -> tuple[Any, ...]:
    kind = type(value)
    parts = _FIELDS.get(kind)
    if parts is None:
        names = kind.__struct_fields__
        parts = _FIELDS[kind] = attrgetter(*names) if len(names) > 1 else lambda one: (getattr(one, names[0]),)
    return parts(value)


def stand_in(value: Any, numbers: Iterator[int]) -> Any:
    """What a template is given instead of a value: holes, numbered in the order in which `shape` appends words."""
    kind = type(value)
    if kind is bool or value is None or ((kind is str or kind is int or kind in _SEVERAL) and not value):
        return value
    if kind is str or kind is int:
        return Hole(mark(next(numbers)))
    if kind is tuple and type(value[0]) is not Section:
        return tuple([stand_in(one, numbers) for one in value])
    number = next(numbers)
    if not hasattr(kind, "__struct_fields__"):
        return Whole(number)
    return Part(number, dict(zip(kind.__struct_fields__, stand_in(_parts(value), numbers), strict=True)))


class Given(Struct, frozen=True):
    """A template's values by name, their shape, and their words."""

    values: dict[str, Any]
    shape: tuple[Any, ...]
    words: tuple[Any, ...]

    def also(self, name: str, word: str) -> "Given":
        """The same with one more word."""
        return Given(
            {**self.values, name: word}, (*self.shape, str if word else ""), (*self.words, *([word] if word else ()))
        )


def given(values: dict[str, Any]) -> Given:
    """Values as a template receives them."""
    words: list[Any] = []
    return Given(values, _shapes(tuple(values.values()), words), tuple(words))


def taking(numbers: Sequence[int]) -> Callable[[Sequence[Any]], tuple[Any, ...]]:
    """Takes the words with these numbers out of all."""
    if len(numbers) > 1:
        return itemgetter(*numbers)
    (only,) = numbers or (None,)
    return (lambda words: ()) if only is None else (lambda words: (words[only],))


class Mould(Struct, frozen=True):
    """A text with holes: the parts around them, and the number of the word for each."""

    around: tuple[str, ...]
    numbers: tuple[int, ...]

    def filled(self, words: Sequence[Any]) -> str:
        """The text with these words in it."""
        out = [*self.around]
        out[1::2] = [words[number] for number in self.numbers]
        return "".join(out)


class Step(Struct, frozen=True):
    """An operation on a word, or on a text that contains some, with its other arguments."""

    done: Callable[..., Any]
    of: int | Mould
    others: tuple[Any, ...]


class Cast(Struct, frozen=True):
    """A template's output for a shape, with marks for words, and the steps that make more words of them."""

    said: str
    steps: tuple[Step, ...]

    def mould(self) -> Mould:
        """What it says as a text with holes."""
        return mould(self.said)

    def all(self, words: Sequence[Any]) -> list[Any]:
        """All words: those of a letter, and those made by the steps."""
        made = [*words]
        for step in self.steps:
            of, others = step.of, step.others
            said = made[of] if isinstance(of, int) else of.filled(made)
            made.append(step.done(said, *others) if others else step.done(said))
        return made


def mould(said: str) -> Mould:
    """A text with marks, cut at them."""
    around = _MARK.split(said)
    numbers = tuple(map(int, around[1::2]))
    around[1::2] = [""] * len(numbers)
    if any(map(_LEFT_OVER.search, around)):
        raise Unfit("a template does something to words that nothing is known of")
    return Mould(tuple(around), numbers)


class _Steps(local):
    """The steps of the template being filled in, if any; the first of them makes the word numbered `first`."""

    noted: dict[Step, int] | None = None
    """The steps in order, each with the number of the word that it makes."""
    first: int = 0


class Casting:
    """Filters that wait for words, and the shaping of templates that use them."""

    __slots__ = ("_steps",)

    def __init__(self) -> None:
        self._steps = _Steps()

    def cast(self, made: Callable[[dict[str, Any]], str], values: dict[str, Any]) -> Cast:
        """The output for stand-ins of these values, whose words are numbered in order. Raises Unfit."""
        numbers, steps = count(), self._steps
        given = {name: stand_in(value, numbers) for name, value in values.items()}
        steps.noted, steps.first = {}, next(numbers)
        try:
            return Cast(made(given), tuple(steps.noted))
        finally:
            steps.noted = None

    def waiting(self, value: Any) -> int | Mould | None:
        """The word that a value stands for, or the text with words; None for an ordinary value."""
        if self._steps.noted is None:
            return None
        if isinstance(value, Whole | Part):
            return value.number
        if not isinstance(value, str) or not _MARK.search(value):
            return None
        if hasattr(value, "__html__"):
            raise Unfit("a filter is given markup with words in it")
        text = mould(str(value))
        return text if any(text.around) else text.numbers[0]

    def note(self, done: Callable[..., Any], of: int | Mould, others: tuple[Any, ...]) -> int:
        """Record a step; returns the number of the word that it makes."""
        noted = self._steps.noted
        assert noted is not None, "a template is being cast"
        if any(self.waiting(one) is not None for one in others):
            raise Unfit("a filter is given words beside those that it is for")
        try:
            # A letter says the same moment in several places.
            return noted.setdefault(Step(done, of, others), self._steps.first + len(noted))
        except TypeError as unhashable:
            raise Unfit("a filter is given something beside words that can change") from unhashable

    def filter(self, done: Callable[..., Any], *, whole: bool = False) -> Callable[..., Any]:
        """A filter that waits for words; its result is words, or a value to be passed on `whole`."""

        def filtered(value: Any, *others: Any) -> Any:
            of = self.waiting(value)
            if of is None:
                return done(value, *others)
            number = self.note(done, of, others)
            return Whole(number) if whole else Hole(mark(number))

        return filtered

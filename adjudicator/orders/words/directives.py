"""The words of directives, by which they are told from orders; the same for every title."""

import re
from collections.abc import Collection, Iterable, Sequence
from enum import Enum, auto
from itertools import islice, takewhile, tee
from typing import Final

from adjudicator.engine.text.sayings import house
from adjudicator.orders.values.directive import OF_A_PHASE, Directive
from adjudicator.orders.values.kept_orders import PASS, When
from adjudicator.orders.values.problems import Problem, ProblemKind
from adjudicator.orders.words import requests, word_classes
from adjudicator.orders.words.lexer import Word, pattern, split
from adjudicator.orders.words.names import Pattern


class _Rest(Enum):
    """What may follow a directive on its line."""

    NOTHING = auto()
    ANYTHING = auto()
    SOMETHING = auto()
    HOUR = auto()
    PHASE = auto()


_DIRECTIVES: Final = {
    "PASS": _Rest.NOTHING,
    "READY": _Rest.NOTHING,
    "WAIT": _Rest.NOTHING,
    "WITHDRAW PRESS": _Rest.ANYTHING,
    "WITHDRAW VOTE": _Rest.NOTHING,
    "WITHDRAW": _Rest.SOMETHING,
    "REPLACE ALL": _Rest.NOTHING,
    "NOTE": _Rest.SOMETHING,
    "STATEMENT": _Rest.SOMETHING,
    "PRESS": _Rest.SOMETHING,
    "SHOW PRESS": _Rest.NOTHING,
    "MUTE": _Rest.SOMETHING,
    "UNMUTE": _Rest.SOMETHING,
    "JOIN": _Rest.ANYTHING,
    "STATUS": _Rest.NOTHING,
    "SHOW ORDERS": _Rest.NOTHING,
    "RESEND": _Rest.ANYTHING,
    "REPORT": _Rest.ANYTHING,
    "HISTORY": _Rest.ANYTHING,
    "PICTURE": _Rest.PHASE,
    "FORM": _Rest.NOTHING,
    "HELP": _Rest.ANYTHING,
    "RULES": _Rest.ANYTHING,
    "WHY": _Rest.ANYTHING,
    "CHECK": _Rest.NOTHING,
    "WHO": _Rest.NOTHING,
    "ADDRESS": _Rest.ANYTHING,
    "ABSENT": _Rest.SOMETHING,
    "FORMAT": _Rest.SOMETHING,
    "ZONE": _Rest.SOMETHING,
    "LANGUAGE": _Rest.SOMETHING,
    "LUCK": _Rest.SOMETHING,
    # Before the shorter one: a line is searched for them in this order.
    "RESIGN NOW": _Rest.NOTHING,
    "RESIGN": _Rest.NOTHING,
    "MORE TIME": _Rest.ANYTHING,
    "PROPOSE DRAW": _Rest.NOTHING,
    "CONCEDE": _Rest.SOMETHING,
    "STANDBY": _Rest.ANYTHING,
    "FORGET ME": _Rest.NOTHING,
    "WATCH": _Rest.SOMETHING,
    "REMIND ME": _Rest.HOUR,
    "DIGEST": _Rest.HOUR,
    "PROXY": _Rest.SOMETHING,
}
CHECK: Final = "CHECK"
OF_SEVERAL_LINES: Final = frozenset(("NOTE", "STATEMENT"))
"""Directives with words for people, which go on in the lines below."""
WHY: Final = "WHY"
_PATTERNS: Final[dict[str, Pattern]] = {word: pattern(word) for word in _DIRECTIVES}

_FIRST: Final = {
    said[0]: [word for word, other in _PATTERNS.items() if other[0] == said[0]] for said in _PATTERNS.values()
}

WORDS: Final = tuple(_DIRECTIVES)
"""Every directive."""

_OF_PHASES: Final = word_classes.of("of phases")
"""What may stand around the numbers of a turn and a phase."""
_OF_A_HEADING: Final = 2
"""So many numbers name a phase."""
_SIGNS: Final = frozenset([".", "!", ",", ";", ":", "-"])
_ALL: Final = frozenset("of it them that this my the order orders line lines".split())
"""Words that may follow WITHDRAW ALL: others may say what is to be kept."""
_WITHOUT_HOUR: Final = 2
"""Words of a line that says at what hour letters come, and names none: `never`, `as usual`."""
END_PRESS: Final = "END PRESS"
_ENDS: Final = ("end", "end press", "end of press", "end message")
_CAPITALS: Final = (END_PRESS, "END")
_ONE_QUESTION: Final = re.compile(r"(?:[^.?!]|(?<=\d)\.(?=\d))*[.?!\s]*")
_BEGINS: Final = re.compile(r"\W*press\s+(?:(?:anon(?:ymous(?:ly)?)?|open(?:ly)?|as\b.{1,40}?)\s+)?to\b", re.I)
_RUNS_ON: Final = re.compile(rf"\b{END_PRESS}\b\W*\w")
_EVERYBODY: Final = frozenset(["all", "everybody", "everyone", "gm", "and", ","])
END_OF_MESSAGE: Final = "the end of a message"


def directive_at(words: Sequence[Word]) -> str | None:
    """The directive that a line begins with, written in full; None if it begins with none."""
    for word in _FIRST.get(words[0].plain, ()) if words else ():
        wanted = _PATTERNS[word]
        if tuple(one.plain for one in words[: len(wanted)]) == wanted:
            return word
    return WHY if requests.ours().why(words) else None


def _size(word: str, words: Sequence[Word]) -> int:
    """How many words at the beginning of a line are this directive."""
    return (requests.ours().why(words) if word == WHY else 0) or len(_PATTERNS[word])


def stands_alone(word: str, words: Sequence[Word]) -> bool:
    """Whether the line says the directive and nothing else."""
    return not _behind(word, words)


def _behind(word: str, words: Sequence[Word]) -> list[Word]:
    """What a line says behind this directive."""
    return [one for one in words[_size(word, words) :] if one.plain not in _SIGNS]


def asked(words: Sequence[Word], seats: Collection[str]) -> bool:
    """Whether words after a `please` or a greeting are a directive, and do not only begin with its word.

    `please help me` does not ask for HELP.
    """
    word = directive_at(words)
    if word is None or stands_alone(word, words) or word in OF_A_PHASE:
        return word is not None
    return _DIRECTIVES[word] is _Rest.SOMETHING and word != "PRESS" and fitting(word, words, "", seats)


def fitting(word: str, words: Sequence[Word], text: str, seats: Collection[str] = ()) -> bool:
    """Whether what follows a directive may follow it: a line that says more than READY is no directive.

    A message says TO whom, or names only `seats` before its colon. Otherwise a sentence that happens to begin with
    PRESS would take everything below it.
    """
    if word == "PRESS" and not begins(text) and not _named(words[1:], seats):
        return False
    if word == CHECK:
        return checks(text)
    if word == WHY:
        # What follows the question in a sentence of its own may be an order.
        return _ONE_QUESTION.fullmatch(text) is not None
    rest = _DIRECTIVES[word]
    behind = _behind(word, words)
    numbers = [one for one in behind if one.number is not None]
    if rest is _Rest.HOUR:
        # "Remind me what Virus does" is a question.
        return len(behind) <= _WITHOUT_HOUR or bool(numbers)
    if rest is _Rest.PHASE:
        # "Picture me shocked" is talk.
        return len(numbers) in (0, _OF_A_HEADING) and all(one in numbers or one.plain in _OF_PHASES for one in behind)
    return rest is _Rest.ANYTHING or (not behind) is (rest is _Rest.NOTHING)


def could_be(word: str, words: Sequence[Word]) -> bool:
    """Whether a line has a number of words that fits this directive, if it is misspelt."""
    size = sum(one.plain not in _SIGNS for one in words)
    return _DIRECTIVES[word] is not _Rest.NOTHING or size <= len(_PATTERNS[word])


def misfit(word: str, words: Sequence[Word]) -> str:
    """What is wrong with a line that begins with a directive but is none."""
    if word == "PRESS":
        return house("press-to-whom")
    if word == "WITHDRAW":
        return house("withdraw-what")
    if _DIRECTIVES[word] is _Rest.PHASE:
        return house("word-and-phase", word=word)
    return house("word-needs-more" if len(words) == 1 else "word-alone", word=word)


def one_line(word: str, words: Sequence[Word], text: str, when: When | None = None) -> Directive | Problem:
    """A directive that takes one line, or what is wrong with it."""
    line = words[0].line
    size = _size(word, words)
    after = text[words[size - 1].end - 1 :].strip()
    if word == PASS and when is not None and not when.turn:
        sentence = house("pass-every-turn")
        return Problem(ProblemKind.ILLEGAL, line, words[0].column, text.strip(), sentence)
    if word == "WITHDRAW":
        return _withdrawal(words[size:], line, text, when)
    if _DIRECTIVES[word] is _Rest.NOTHING:
        after = ""
    return Directive(word, line, after.lstrip(":").strip(), when=when)


def _withdrawal(words: Sequence[Word], line: int, text: str, when: When | None) -> Directive | Problem:
    if words and words[0].plain in ("all", "everything") and all(word.plain in _ALL | _SIGNS for word in words[1:]):
        return Directive("WITHDRAW", line, "ALL", when=when)
    numbers = [word.number for word in words if word.number is not None]
    others = [
        w
        for w in words
        if w.number is None and w.plain not in ("line", "lines", "order", "orders", "and", "the", ",", ".")
    ]
    if not numbers or others:
        sentence = house("withdraw-what")
        column = words[0].column if words else 1
        return Problem(ProblemKind.UNREADABLE, line, column, text.strip(), sentence)
    return Directive("WITHDRAW", line, " ".join(str(number) for number in numbers), when=when)


def words_of(text: str, following: Sequence[str]) -> str:
    """The words of a note or a statement, without NOTE to GM or STATEMENT, and put together from all its lines."""
    words = split(text)
    at = next((i for i, word in enumerate(words) if word.plain in ("note", "statement")), 0) + 1
    while at < len(words) and words[at].plain in ("to", "the", "gm", ":"):
        at += 1
        if words[at - 1].plain == ":":
            break
    first = text[words[at].column - 1 :].strip() if at < len(words) else ""
    return "\n".join(part for part in (first, *(line.strip() for line in following)) if part)


def press(text: str, following: Iterable[str]) -> tuple[str, str, int, bool]:
    """The receivers, the message, how many further lines it takes, and whether only the letter's end closes it.

    The message begins after a colon on the first line, or else on the next line. END or END PRESS ends it, alone on its
    line or in capitals at the end of one; so does the next line that begins a message, and the end of the letter.
    """
    to, colon, first = text.partition(":")
    taken = [first] if colon else []
    size = 0
    is_open = not taken or not closes(first)
    for line in following if is_open else ():
        is_open = not begins(line)
        if not is_open:
            break
        size += 1
        taken.append(line)
        is_open = not closes(line)
        if not is_open:
            break
    if taken and closes(taken[-1]):
        taken[-1] = _unclosed(taken[-1])
    return _recipients(to), "\n".join(line.rstrip() for line in taken).strip("\n").strip(), size, is_open


def message(number: int, text: str, following: Iterable[str]) -> tuple[Directive | Problem, int]:
    """The message that begins on a line, or what is wrong with it, and how many further lines it takes.

    Words after END PRESS on its line may be an order, which nobody else must read: then nothing is sent.
    """
    below, again = tee(following)
    to, body, size, is_open = press(text, below)
    ran_on = next((i for i, line in enumerate((text, *islice(again, size))) if _RUNS_ON.search(line)), None)
    if ran_on is not None:
        sentence = house("press-runs-on", end=END_PRESS)
        return Problem(ProblemKind.MISPLACED, number, 1, text.strip(), sentence), ran_on
    return Directive("PRESS", number, to, body, is_open), size


def begins(line: str) -> bool:
    """Whether a line begins a message to somebody."""
    return _BEGINS.match(line) is not None


def checks(line: str) -> bool:
    """Whether a line says that what stands below it is only to be tried: `CHECK`, `check these orders please`."""
    return requests.ours().checks(line)


def closes(line: str) -> bool:
    """Whether a line closes a message."""
    said = line.rstrip()
    return ends(line) or any(said == end or said.endswith(f" {end}") for end in _CAPITALS)


def ends(line: str) -> bool:
    """Whether a line says that a message is over, and nothing else."""
    return " ".join(line.casefold().split()).strip(".-=* ") in _ENDS


def _unclosed(line: str) -> str:
    """A line without the words that close a message."""
    if ends(line):
        return ""
    said = line.rstrip()
    return next((said[: -len(end)] for end in _CAPITALS if said == end or said.endswith(f" {end}")), line)


def _named(words: Sequence[Word], seats: Collection[str]) -> bool:
    known = {name.casefold() for name in seats} | _EVERYBODY
    to = list(takewhile(lambda word: word.plain != ":", words))
    return bool(to) and all(word.plain in known for word in to)


def _recipients(to: str) -> str:
    said = to.split(None, 1)[1] if len(to.split(None, 1)) > 1 else ""
    return said[3:].strip() if said.casefold().startswith("to ") else said.strip()

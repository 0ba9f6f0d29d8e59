"""Shorthand: abbreviations such as `attack Blue 3 w 4 from 1 and 2` or `invite all but Blue`, written out.

Nothing is read by this: the corrected line is only offered.
"""

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from adjudicator.engine.contract.order_words import Vocabulary
from adjudicator.orders.parsing.line_starts import Beginnings
from adjudicator.orders.words.lexer import Word, quoted, split, written
from adjudicator.orders.words.names import SEAT
from adjudicator.orders.words.segments import ELSE, IF

_WITH: Final = frozenset(["with", "w"])
_FROM: Final = "from"
_ALL: Final = frozenset("all everybody everyone anybody anyone".split())
_BUT: Final = frozenset("but except excepting excluding besides without not".split())
_ANYBODY: Final = _ALL | frozenset(["any", "anything", "everything", "whoever"])
_WHO: Final = frozenset(["who", "that"])
_LISTING: Final = frozenset(["and", ",", "&"])
_ENDS: Final = _LISTING | IF | ELSE | frozenset([";", ".", "!", "or", ":"])
_BEFORE_SUM: Final = frozenset([",", ":", "-", "("])
_NOT_COUNTED: Final = frozenset([_FROM, "with", "w", "in", "x"])


def short(words: Sequence[Word], beginnings: Beginnings) -> Iterator[str]:
    """The words with omissions filled in: `with` for `w`, `home` before the number of one's own planet."""
    own = _own(beginnings.names.vocabulary)
    said: list[Word] = []
    counted = ""  # the name that goes with the number just before: `home` in `home 1 and`
    for at, word in enumerate(words):
        before = words[at - 1] if at else word
        alone = word.number is not None and (at + 1 == len(words) or words[at + 1].plain in _ENDS)
        if word.plain == "w":
            said += split("with", word.line)
        elif alone and before.plain == _FROM and word.number in own:
            counted = own[word.number or 0]
            said += split(f"{counted} {word.text}", word.line)
        elif alone and before.plain in _LISTING and counted:
            said[-1:] = split(f", {counted} {word.text}", word.line)
        else:
            if word.number is not None:
                counted = before.text if before.plain.isalpha() and before.plain not in _NOT_COUNTED else ""
            elif word.plain not in _LISTING:
                counted = ""
            said.append(word)
    said = _summed(said)
    if [word.plain for word in said] != [word.plain for word in words]:
        yield quoted(map(written, said)).replace(" ,", ",")


def _own(names: Vocabulary) -> dict[int, str]:
    """The word that goes before the numbers of one's own places, which are named after no player."""
    seats = {seat.casefold() for seat in names.kinds.get(SEAT, ())}
    found: dict[int, str] = {}
    for name, value in names.kinds.get("place", {}).items():
        lead, _, number = name.rpartition(" ")
        if number.isdigit() and lead.casefold() not in seats and names.name("place", value) == name:
            found[int(number)] = lead
    return found


def _summed(words: Sequence[Word]) -> list[Word]:
    """The words with a colon after the total of several places: `4: 2 from home 1, 2 from home 2`."""
    for at in range(1, len(words) - 3):
        number = words[at].number
        first = next((i for i in range(at + 1, min(at + 4, len(words))) if words[i].number is not None), 0)
        if number is None or words[at - 1].plain not in _WITH or not first or words[first - 1].plain not in _BEFORE_SUM:
            continue
        sources = _sources([word for word in words[first:] if word.plain not in ("(", ")")])
        if sources and sum(many for many, _ in sources) == number:
            said = ", ".join(f"{many} from {place}" for many, place in sources)
            return [*words[:at], *split(f"{number}: {said}", words[0].line)]
    return list(words)


def _sources(words: Sequence[Word]) -> list[tuple[int, str]]:
    """The parts of a list such as `2 from home 1 and 2 from home 2`; none if it holds anything else."""
    found: list[tuple[int, str]] = []
    at = 0
    while at + 1 < len(words) and words[at].number is not None and words[at + 1].plain == _FROM:
        end = next((i for i in range(at + 2, len(words)) if words[i].plain in _LISTING), len(words))
        found.append((words[at].number or 0, quoted(words[at + 2 : end])))
        at = end + 1
    return found if at >= len(words) and all(place for _, place in found) else []


def anybody(words: Sequence[Word], beginnings: Beginnings) -> Iterator[str]:
    """The words with a missing `any`, and with IF for `who`: `zap if used against me`, `zap anyone who uses ...`."""
    begun = beginnings.begun(words)
    if begun is None or len(begun.head.words) != 1 or len(begun.words) < 2:
        return
    lead, rest = words[: len(words) - len(begun.words)], begun.words
    if rest[0].plain in IF:
        yield f"{quoted(lead)} any {quoted(map(written, rest))}"
    elif rest[0].plain in _ANYBODY:
        size = 2 if rest[1].plain in _WHO else 1
        if size == 2 or rest[0].plain == "whoever":
            yield f"{quoted(lead)} any IF he {quoted(map(written, rest[size:]))}"
        elif rest[0].plain != "any":
            yield f"{quoted(lead)} any {quoted(map(written, rest[1:]))}"


def everybody_else(names: Vocabulary, out: Collection[str]) -> list[str]:
    """The players that are not `out`, by the one name that each has in the game, without whoever writes."""
    return [seat for seat in names.names(SEAT) if seat.casefold() not in out and seat != names.me]


def all_but(words: Sequence[Word], names: Vocabulary) -> tuple[int, int]:
    """The first place of `all but Blue` in a line, and the place after it; (0, 0) if it is missing."""
    seats = {seat.casefold() for seat in names.kinds.get(SEAT, ())}
    for start in range(len(words) - 2):
        if words[start].plain not in _ALL or words[start + 1].plain not in _BUT:
            continue
        end = last = start + 2 + (words[start + 2].plain == "for")
        while end < len(words) and (words[end].plain in seats or words[end].plain in _LISTING):
            end += 1
            last = end if words[end - 1].plain in seats else last
        if words[last - 1].plain in seats:
            return start, last
    return 0, 0

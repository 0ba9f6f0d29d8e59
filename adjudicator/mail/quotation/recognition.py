"""Which lines of a letter are our own, returned: these are quoted, whatever a mail program writes around them.

Programs and languages differ in what they put above a quotation and how they mark one. But our letters are on file, so
the letter is searched for passages of them: lines that follow one another as they do there. A player may copy an order
from a letter of ours, and type it again, so a single line proves nothing, nor do several that are all orders.
"""

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.mail.parsing import mail_program_words, press_messages
from adjudicator.mail.parsing.letter import Letter, Line
from adjudicator.mail.quotation.sent_letters import GRAM, Passage, Sent, key, ordered, unbulleted

ENOUGH: Final = 30
"""How many letters and digits of ours, other than orders, prove a quotation."""
AT_THE_TOP: Final = 12
"""How many suffice at the beginning of a letter of ours, or below a line that names it."""
LEAP: Final = 400
"""How many letters and digits a program may leave out between two lines."""
STRAYS: Final = 4
"""How many other lines may stand between two lines of a passage."""
MOST_ABOVE: Final = 12
"""How many lines above a quotation may name its author."""
MOST_CHANGED: Final = 60
"""For how many lines it is checked whether they are changed lines of ours."""
_ALIKE: Final = 0.7
_LONG: Final = 20
_WORDS_OF: Final = re.compile(r"[^\W_]{2,}")
_LABEL: Final = re.compile(r"[\W_]*[^\W\d_][^:\uff1a]{0,30}[:\uff1a](?!\S*//)")
_WHEN: Final = re.compile(r"(?<!\d)\d{1,2}[:.h]\d{2}(?!\d)")
_DAY: Final = re.compile(r"(?<!\d)(?:19|20|25)\d\d(?!\d)|\d[./-]\s?\d{1,2}[./-]")
_RULE: Final = re.compile(r"\s*(?:[-_=*\u2013\u2014]{3,}.{0,80}[-_=*\u2013\u2014]{3,}|[-_=*\u2013\u2014]{5,})\s*\Z")


class _Answer(Struct, frozen=True):
    """A letter that is searched for passages.

    `ways` are the possible wordings of each of its lines, by position; a line without letters has none. `told` are the
    lines of messages to other players.
    """

    lines: Sequence[Line]
    ways: dict[int, tuple[str, ...]]
    told: frozenset[int]


class _Match(Struct):
    """A line that is a piece of a passage, from one place in it to another; `changed` if it is only similar."""

    at: int
    start: int
    end: int
    orders: bool
    changed: bool = False


def recognised(letter: Letter, sent: Iterable[Sent]) -> Letter:
    """The letter with everything that we sent counted as quoted, and with possible quotations marked as doubtful."""
    lines = list(letter.lines)
    answer = _answer(letter.lines)
    unmarked: set[int] = set()
    budget = [MOST_CHANGED]
    for one in sent:
        for passage in one.passages:
            found, strange = _quoted(answer, one, passage, budget)
            unmarked |= {at for at in found | strange if not letter.lines[at].depth}
            for at in found | strange:
                if at in unmarked and (at in found or not lines[at].depth):
                    lines[at] = replace(lines[at], depth=1, doubtful=at not in found)
        if unmarked and not _left(lines, min(unmarked)):
            break
        if not unmarked and sum(bool(line.text.strip()) for line in lines if not line.depth) < STRAYS - 1:
            break
    return replace(letter, lines=tuple(_doubted(lines, unmarked)))


def _answer(lines: Sequence[Line]) -> _Answer:
    ways = {at: tuple(dict.fromkeys((key(line.text), unbulleted(line.text)))) for at, line in enumerate(lines)}
    spoken = {at: tuple(filter(None, several)) for at, several in ways.items() if several[0]}
    return _Answer(lines, spoken, press_messages.closed([(line.text, line.depth) for line in lines]))


def _left(lines: Sequence[Line], first: int) -> int:
    """How many lines below the first one of ours belong to nobody so far."""
    return sum(bool(line.text.strip()) for line in lines[first:] if not line.depth or line.doubtful)


def _quoted(answer: _Answer, one: Sent, passage: Passage, budget: list[int]) -> tuple[set[int], set[int]]:
    """The lines quoted from one form of a letter of ours, with the lines above that announce the quotation.

    The second value are the few unmarked lines between them that are not ours.
    """
    found: set[int] = set()
    strange: set[int] = set()
    ends: set[int] = set()
    lines = answer.lines
    for run in _runs(answer, passage, budget):
        above = _above(lines, run[0].at, one)
        if not above and _told(answer, run):
            continue  # the player shows it to another player
        if not above and run[0].start not in ends:
            if not _shows(run):
                continue
            while run[0].orders and not lines[run[0].at].depth:
                del run[0]
            above = _above(lines, run[0].at, one)
        elif above and sum(match.end - match.start for match in run) < AT_THE_TOP:
            continue
        ends.add(run[-1].end)
        marked = any(lines[match.at].depth for match in run if not match.orders)
        found.update(_broken(lines, run) if marked else [match.at for match in run if not match.changed])
        strange.update(() if marked else _between(answer, run))
        found.update(at for at in range(run[0].at, run[-1].at) if at not in answer.ways)
        found.update(above or _ruled(lines, run[0].at))
    return found, strange - found


def _told(answer: _Answer, run: Sequence[_Match]) -> bool:
    """Whether words of ours stand in a message to a player; an order below the message is no part of them."""
    words = [match for match in run if not match.orders and not match.changed]
    return all(match.at in answer.told for match in words or run)


def _between(answer: _Answer, run: Sequence[_Match]) -> Iterator[int]:
    """Lines that may have been written into an unmarked quotation, or that another letter of ours has there."""
    yield from (match.at for match in run if match.changed)
    for before, after in pairwise(run):
        others = [at for at in range(before.at + 1, after.at) if at in answer.ways]
        if len(others) <= STRAYS:
            yield from others


def _ruled(lines: Sequence[Line], first: int) -> list[int]:
    """The rule that is drawn above a quotation, if there is one."""
    at = next((at for at in range(first - 1, -1, -1) if lines[at].text.strip()), 0)
    return [at] if at < first and _RULE.match(lines[at].text) else []


def _shows(run: Sequence[_Match]) -> bool:
    """Whether consecutive lines of a letter of ours prove that it is quoted."""
    weight = sum(match.end - match.start for match in run if not match.orders and not match.changed)
    return weight >= (AT_THE_TOP if run[0].start == 0 and not run[0].orders else ENOUGH)


def _broken(lines: Sequence[Line], run: Sequence[_Match]) -> Iterator[int]:
    """The ends of broken lines that a program left without a mark, in a passage that it did mark.

    A single line between marked lines is an answer to them, unless the passage continues in it and after it.
    """
    for before, match, after in zip(run, run[1:], run[2:], strict=False):
        if not lines[match.at].depth and before.end == match.start and match.end == after.start:
            yield match.at
    for before, match in pairwise(run[-2:]):
        follows = before.end == match.start and before.at + 1 == match.at
        if follows and not lines[match.at].depth and not match.orders:
            yield match.at


def _runs(answer: _Answer, passage: Passage, budget: list[int]) -> list[list[_Match]]:
    """The lines that follow one another as in a passage."""
    runs: list[list[_Match]] = []
    run: list[_Match] = []
    strays = 0
    for at, ways in answer.ways.items():
        text = answer.lines[at].text
        after = run[-1].end if run else -1
        match = _placed(at, text, ways, passage, after)
        if match is None:
            strays += 1
            if run and strays <= STRAYS and budget[0] > 0:
                budget[0] -= 1
                if _alike(text, passage, after):
                    run.append(_Match(at, after, after, orders=False, changed=True))
                    strays = 0
            continue
        if run and (match.start == after or (after < match.start <= after + LEAP and strays <= STRAYS)):
            run.append(match)
        else:
            run = [match]
            runs.append(run)
        strays = 0
    for one in runs:
        while one[-1].changed:
            one.pop()
    return runs


def _placed(at: int, text: str, ways: Sequence[str], passage: Passage, after: int) -> _Match | None:
    """The place of a line in a passage: best right after another place, else near it, else anywhere."""
    for one in ways:
        start = _place(one, passage, after)
        if start is not None:
            line = bisect_right(passage.starts, start) - 1
            # A mere piece of a line of ours may be anything, unless the passage continues with it.
            piece = start not in (passage.starts[line], after)
            return _Match(at, start, start + len(one), piece or passage.orders[line] or ordered(text))
    return None


def _place(said: str, passage: Passage, after: int) -> int | None:
    packed = passage.packed
    whole = len(said) >= _LONG
    if after >= 0 and packed.startswith(said, after) and (whole or after + len(said) in passage.ends):
        return after
    places: Sequence[int] = passage.places.get(said[:GRAM], ())
    if len(said) < GRAM:
        if after < 0:
            return None
        near = bisect_right(passage.starts, after)
        places = passage.starts[near : near + 3]
    good = [
        place for place in places if packed.startswith(said, place) and (whole or place + len(said) in passage.ends)
    ]
    behind = [place for place in good if place >= after >= 0]
    return next(iter(behind or good), None)


def _alike(text: str, passage: Passage, after: int) -> bool:
    """Whether most words of a line occur, in order, where the passage continues: then it is a changed line of it."""
    words = [key(word) for word in _WORDS_OF.findall(text)]
    whole = sum(map(len, words))
    if whole < AT_THE_TOP:
        return False
    at, found, stop = after, 0, after + 2 * whole
    for word in words:
        place = passage.packed.find(word, at, stop)
        if place >= 0:
            at = place + len(word)
            found += len(word)
    return found >= _ALIKE * whole


def _above(lines: Sequence[Line], first: int, one: Sent) -> list[int]:
    """The lines above a quotation in which the mail program says whose letter it is.

    They name our address or our name and the subject; other header lines stand between them.
    """
    found: list[int] = []
    taken: list[int] = []
    gap = False
    for at in range(first - 1, max(-1, first - 1 - 2 * MOST_ABOVE), -1):
        line = lines[at]
        if not line.text.strip():
            gap = True
            continue
        if line.depth > lines[first].depth or len(found) + len(taken) >= MOST_ABOVE:
            break
        if _names(line.text, one) or (_RULE.match(line.text) and not taken):
            found += [*taken, at]
            taken = []
        elif found and gap and not _RULE.match(line.text):
            break
        elif _WHEN.search(line.text) and _DAY.search(line.text):
            found, taken = ([*found, *taken, at], []) if found else (found, [*taken, at])
        elif _LABEL.match(line.text) and len(line.text) < 200:
            taken.append(at)
        else:
            break
        gap = False
    return found if any(_names(lines[at].text, one) for at in found) else []


def _names(text: str, one: Sent) -> bool:
    """Whether a line names our letter: our address or name beside part of a header, or its subject."""
    low = text.casefold()
    if any(address in low for address in one.addresses):
        return True
    said = key(text)
    if len(one.subject) >= GRAM and one.subject in said:
        return True
    headed = _LABEL.match(text) is not None or _WHEN.search(text) is not None
    return headed and len(one.name) >= GRAM and one.name in said


def _doubted(lines: Sequence[Line], unmarked: set[int]) -> Iterator[Line]:
    """The lines; those that could be part of an unknown quotation are marked."""
    below = False
    for at, line in enumerate(lines):
        if line.depth:
            below = below or at in unmarked
            yield line
            continue
        below = below or _could_begin(lines, at)
        within = 0 < at < len(lines) - 1 and lines[at - 1].depth > 0 and lines[at + 1].depth > 0
        yield replace(line, doubtful=True) if below or within else line


def _could_begin(lines: Sequence[Line], at: int) -> bool:
    """Whether an unknown quotation could begin here: an address before a colon, or a header."""
    text = lines[at].text.strip()
    if mail_program_words.introduces(text) or (text.endswith((":", "\uff1a")) and "@" in text):
        below = next((line for line in lines[at + 1 :] if line.text.strip()), None)
        return below is None or not below.depth
    block = [line.text for line in lines[at : at + 6] if line.text.strip()][:4]
    labelled = [line for line in block if _LABEL.match(line)]
    return len(block) >= 3 and len(labelled) >= 3 and labelled[0] == block[0] and any(map(_identifies, labelled))


def _identifies(line: str) -> bool:
    """Whether a line of a header gives the author or the date."""
    return "@" in line or (_WHEN.search(line) is not None and _DAY.search(line) is not None)

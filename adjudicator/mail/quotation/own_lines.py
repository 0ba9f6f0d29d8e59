"""Which lines of a letter its player means as orders.

Everything the player typed counts, above, below or between quoted text. In quoted text only the order form counts,
because the player may have written into it: the lines between BEGIN ORDERS and END ORDERS that differ from those sent.
Anything left out is returned with the reason, so that the acknowledgement can show it.
"""

import re
from collections.abc import Sequence, Set
from difflib import SequenceMatcher
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.mail.parsing import mail_program_words, press_messages
from adjudicator.mail.parsing.letter import Letter, Line
from adjudicator.orders.lines.line_kinds import titled
from adjudicator.orders.words.directives import CHECK, checks

QUOTED: Final = "quoted text"
SIGNATURE: Final = "signature"
ATTRIBUTION: Final = "the line a mail program puts above quoted text"
COMMENT: Final = "a comment"
UNCHANGED: Final = "unchanged from the form"
FENCE: Final = "the edge of the form"

LONGEST_FENCE: Final = 1000
MOST_WRAPPED: Final = 6
WIDTH: Final = 72
"""The width of our letters in columns: a comment of the form that is longer continues on another line."""
_ALIKE: Final = 0.6
_GOING_ON: Final = frozenset(("IF", "UNLESS", "AND", "OR", "NOT", "ELSE", "OTHERWISE"))

_BEGIN: Final = re.compile(r"\W*BEGIN\s+ORDERS\W*\Z", re.I)
_END: Final = re.compile(r"\W*END\s+ORDERS\W*\Z", re.I)
_ANSWERING: Final = re.compile(r"\A\s*(?:(?:re|aw|fw|fwd|wg)\s*:\s*)+", re.I)
_MARKS: Final = re.compile(r"\A(?:>(?!=))+")
"""Quote marks before a line; a comparison may have been wrapped to its start."""


class Ignored(Struct, frozen=True):
    """A line that was not read as an order, and why."""

    line: Line
    reason: str


class Sifted(Struct, frozen=True):
    """The lines of a letter that are orders, and the others."""

    typed: tuple[Line, ...]
    ignored: tuple[Ignored, ...]
    checked: "Sifted | None" = None
    """The part of the letter below CHECK, which is only to be tried: it is in neither of these."""

    @property
    def whole(self) -> "Sifted":
        """Both parts as one, as if the letter did not say CHECK."""
        if self.checked is None:
            return self
        return Sifted((*self.typed, *self.checked.typed), (*self.ignored, *self.checked.ignored))


def _key(text: str) -> str:
    """A line, prepared for comparison: soft wraps, quote marks, spacing and case make no difference."""
    return _MARKS.sub("", "".join(text.split())).casefold()


def _fences(lines: Sequence[Line]) -> list[range]:
    """The places of the forms, markers included: every unquoted one, and the first that is quoted once.

    Forms quoted more often, or further down, come from older letters.
    """
    found: list[range] = []
    quoted = False
    at = 0
    while at < len(lines):
        line = lines[at]
        if line.depth > 1 or (line.depth and quoted) or not _BEGIN.match(line.text):
            at += 1
            continue
        stop = next((i for i in range(at + 1, min(at + LONGEST_FENCE, len(lines))) if _END.match(lines[i].text)), None)
        if stop is None:  # the end was cut off: the form continues as long as the quotation does
            stop = at
            while stop + 1 < len(lines) and lines[stop + 1].depth >= line.depth and stop < at + LONGEST_FENCE:
                stop += 1
        quoted = quoted or line.depth > 0
        found.append(range(at, stop + 1))
        at = stop + 1
    return found


def _rejoined(lines: Sequence[Line], within: range, known: frozenset[str]) -> list[tuple[str, list[int]]]:
    """The fence as (key, lines) groups: lines wrapped by a program are joined if they make a form line."""
    at = within.start
    groups: list[tuple[str, list[int]]] = []
    while at < within.stop:
        key = _key(lines[at].text)
        size = 1
        if key not in known:
            joined = key
            for more in range(1, min(MOST_WRAPPED, within.stop - at)):
                if not joined or not any(line.startswith(joined) for line in known):
                    break
                joined += _key(lines[at + more].text)
                if joined in known:
                    key, size = joined, more + 1
                    break
        groups.append((key, list(range(at, at + size))))
        at += size
    return [group for group in groups if group[0]]


def _unchanged(lines: Sequence[Line], within: range, form: Sequence[str]) -> dict[int, str]:
    """The lines of a fence that are the same and in the same place as in the form that was sent.

    A line moved to another place is a change, because the order of clauses is their order of preference. A line typed
    without a quote mark is the player's own even if the form has the same; the rest of a wrapped line is not. Neither
    is the rest of a comment.
    """
    sent = [key for key in map(_key, form) if key]
    groups = _rejoined(lines, within, frozenset(sent))
    matcher = SequenceMatcher(None, sent, [key for key, _ in groups], autojunk=False)
    same: dict[int, str] = {}
    for _, start, size in matcher.get_matching_blocks():
        for said, numbers in groups[start : start + size]:
            if any(lines[i].depth for i in numbers):
                rest = "# " if said.startswith("#") else ""
                same |= {i: f"{rest if i > numbers[0] else ''}{lines[i].text}" for i in numbers}
    return same


def _uncommented(lines: Sequence[Line], form: Sequence[str], unchanged: Set[int]) -> dict[int, str]:
    """The rests of form lines whose comment mark was removed at the beginning, without marks of their own.

    A line that is too long for the form continues behind another mark.
    """
    rest: dict[int, str] = {}
    keys = [_key(line) for line in form]
    for at, line in enumerate(lines[1:], start=1):
        said, above = _mark(line.text), _mark(lines[at - 1].text)
        begun = at - 1 in rest or (above and at - 1 not in unchanged and not above.startswith("#"))
        if not said.startswith("#") or not begun:
            continue
        own = _key(line.text)
        wrapped = [form[i - 1] for i, key in enumerate(keys[1:], 1) if key == own and _wraps(form[i - 1], form[i])]
        if any(_like(line, above) for line in wrapped):
            rest[at] = said.lstrip("# ")
    return rest


def _mark(text: str) -> str:
    return text.strip().lstrip("> ")


def _wraps(line: str, following: str) -> bool:
    """Whether the next line continues a comment of the form, rather than being a comment of its own."""
    words = following.lstrip("#> ").split()
    if not line.startswith("#") or not words or len(line) + 1 + len(words[0]) <= WIDTH:
        return False
    return words[0] in _GOING_ON or not (words[0].isalpha() and words[0].isupper())


def _like(line: str, changed: str) -> bool:
    return SequenceMatcher(None, _key(line).lstrip("#"), _key(changed), autojunk=False).ratio() >= _ALIKE


def _attributions(lines: Sequence[Line]) -> set[int]:
    """Lines such as "On 3 May 2026 at 10:00, Ann wrote:", even when wrapped over three lines."""
    found: set[int] = set()
    own: list[int] = []
    told = press_messages.closed([(line.text, line.depth) for line in lines])
    for at, line in enumerate(lines):
        if not line.text.strip() or at in told:
            continue
        if not line.depth:
            own.append(at)
            if mail_program_words.introduces(line.text.strip()):
                found.add(at)
            continue
        for size in range(1, min(3, len(own)) + 1):
            group = own[-size:]
            said = " ".join(lines[i].text.strip() for i in group)
            if mail_program_words.attributes(said):
                found.update(group)
                above = group[0] - 1
                if above in own and size < 3 and mail_program_words.opens(lines[above].text):
                    found.add(above)
                break
        own.clear()
    return found


def sift(letter: Letter, form: Sequence[str] = ()) -> Sifted:
    """Divide a letter into lines that are orders and lines that are not; `form` is the form as it was sent."""
    lines = letter.lines
    fenced: set[int] = set()
    unchanged: dict[int, str] = {}
    for within in _fences(lines):
        fenced.update(within)
        unchanged |= _unchanged(lines, within, form)
    attributions = _attributions(lines)
    uncommented = _uncommented(lines, form, unchanged.keys())
    typed: list[Line] = []
    ignored: list[Ignored] = []
    for at, line in enumerate(lines):
        text = line.text.strip()
        if not text:
            continue
        if at in uncommented:
            typed.append(replace(line, text=uncommented[at]))
            continue
        if _BEGIN.match(text) or _END.match(text):
            reason = FENCE
        elif at in unchanged:
            reason = UNCHANGED
        elif line.depth and at not in fenced:
            reason = QUOTED
        elif text.startswith("#") and not titled(text):
            reason = COMMENT
        elif line.signature:
            reason = SIGNATURE
        elif at in attributions:
            reason = ATTRIBUTION
        else:
            # Our form is known: a line in it that is not ours was written by the player.
            typed.append(replace(line, doubtful=False) if form and at in fenced else line)
            continue
        ignored.append(Ignored(replace(line, text=unchanged.get(at, line.text)), reason))
    return _parted(letter, typed, ignored)


def _parted(letter: Letter, typed: Sequence[Line], ignored: Sequence[Ignored]) -> Sifted:
    """The lines, with those apart that are only to be tried: all, if the subject says CHECK; else those below CHECK."""
    if checks(_ANSWERING.sub("", letter.subject)):
        return Sifted((), (), Sifted(tuple(typed), tuple(ignored)))
    last = next((line.number for line in typed if not line.doubtful and checks(line.text)), None)
    if last is None:
        return Sifted(tuple(typed), tuple(ignored))
    below = Sifted(
        tuple([line for line in typed if line.number > last]),
        tuple([one for one in ignored if one.line.number > last]),
    )
    return Sifted(
        tuple([replace(line, text=CHECK) if line.number == last else line for line in typed if line.number <= last]),
        tuple([one for one in ignored if one.line.number <= last]),
        below,
    )


def typed(letter: Letter, form: Sequence[str] = ()) -> tuple[Line, ...]:
    """The lines of a letter that its player means as orders."""
    return sift(letter, form).typed


def typed_text(letter: Letter) -> str:
    """The same lines as one text."""
    return "\n".join(line.text for line in typed(letter)).strip()

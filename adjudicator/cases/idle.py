"""Idle words of cases: statements that no play could make false, and sentences that nobody could read there.

A statement is suspicious if it was true before, stays true, and no letter mentions it. It is tried with other letters:
with fewer of the case, and with those of house bots. If it is true after all of them, it proves no rule, unless the
case is about somebody keeping something: then they write, or something happens to them.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from adjudicator.cases.case import Case, CaseError, Check, Part, Said, Step
from adjudicator.cases.checks import Deviation, matches
from adjudicator.cases.playing import NotApplicable, Played, Table, seat_of
from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat, fold, told
from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.engine.contract.title import Title
from adjudicator.engine.run.phase import adjudicate
from adjudicator.games.catalogue import title
from adjudicator.orders.values.standing_orders import StandingOrders

PLAYS: Final = 12
"""How many times the case is played with letters of house bots."""

_SECOND_PERSON: Final = re.compile(r"\b(?:you|your|yours|yourself)\b", re.I)
_NUMBERED: Final = re.compile(r"[^\W\d_]+ [1-9]\d*")
_ABSENT: Final = re.compile(r"\b(?:none|nobody|nothing|no|not|0)\b")
_NAME: Final = re.compile(r"[^\W\d_]{4,}")


def idle(case: Case, played: Sequence[Played]) -> Iterator[Deviation]:
    """The parts of a case that prove nothing, at their lines; `played` is how it was played, phase by phase."""
    seen = _Seen(case, title(case.title), played)
    for which, step in enumerate(case.steps):
        for check in step.checks:
            if check.part is Part.AFTER:
                yield from _unfailing(case, seen, which, check)
            elif check.part in (Part.NEVER, Part.NOT_TOLD):
                yield from _unmet(seen, which, check)


class _Seen(NamedTuple):
    """A case as it was played, phase by phase."""

    case: Case
    title: Title[Any]
    steps: Sequence[Played]

    @property
    def seats(self) -> Sequence[str]:
        """Who plays."""
        seats: Sequence[str] = self.steps[0].before.seats
        return seats


# ---- statements


def _unfailing(case: Case, seen: _Seen, which: int, check: Check) -> Iterator[Deviation]:
    game = seen.title
    suspects = [
        Said(item.line, piece)
        for item in check.items
        for piece in _pieces(game, seen.steps[which].outcome.state, item.text)
        if _untouched(case, seen, which, piece) and _always(game, seen.steps[: which + 1], piece)
    ]
    if not suspects:
        return
    for before, after in _otherwise(case, which):
        suspects = [one for one in suspects if not _holds(game, before, one.text) or _holds(game, after, one.text)]
        if not suspects:
            return
    for one in suspects:
        yield Deviation(one.line, f"{one.text} cannot fail: it was so before, and nothing in this case could change it")


def _pieces(game: Title[Any], state: Any, statement: str) -> list[str]:
    """The smallest statements that make up one; none if it is not about a position that is compared."""
    subject, colon, rest = statement.rstrip(".").partition(":")
    if not colon:
        return [statement] if _holds(game, state, statement) is not None else []
    found: list[str] = []
    for part in filter(None, map(str.strip, rest.split(";"))):
        several = [f"{subject}: {one.strip()}" for one in part.split(",")]
        whole = f"{subject}: {part}"
        found += several if all(_holds(game, state, one) is not None for one in several) else [whole]
    return [one for one in found if _holds(game, state, one) is not None]


def _holds(game: Title[Any], state: Any, statement: str) -> bool | None:
    """Whether a statement is true; None if it cannot be asked of this position."""
    try:
        return game.differs(state, statement) is None
    except Misstated:
        return None


def _always(game: Title[Any], steps: Sequence[Played], statement: str) -> bool:
    """Whether a statement was true at the beginning, and after each event."""
    for played in steps:
        state = played.before
        if not _holds(game, state, statement):
            return False
        for event in played.events:
            after = event.apply(state)
            if after is not state and not _holds(game, after, statement):
                return False
            state = after
    return True


def _untouched(case: Case, seen: _Seen, which: int, statement: str) -> bool:
    """Whether no letter names the subject of a statement, and nobody in it could keep or lose something."""
    subject, _, words = statement.partition(":")
    subject = subject.partition(" (")[0]
    steps = case.steps[: which + 1]
    letters = [letter for step in steps for letter in step.letters]
    if _named(subject, words, " ".join(line.text for letter in letters for line in letter.text or ())):
        return False
    stated = [one.text.partition(":") for one in case.statements]
    about = re.compile(rf"\b{re.escape(subject)}\b(?! \d)")
    if _ABSENT.search(words) and _NUMBERED.search(words):
        theirs = [said for who, _, said in stated if who.startswith(subject) or about.search(said)]
        return not any(_named(subject, words, said) for said in theirs)
    happened = [said for played in seen.steps[: which + 1] for said in _said(seen, played, None)]
    happened += [said for who, _, said in stated if not who.startswith(subject)]
    party = {
        subject,
        *(name for who, _, said in stated if who.startswith(subject) for name in seen.seats if name in said),
    }
    return not any(letter.seat in party for letter in letters) and not any(map(about.search, happened))


def _named(subject: str, words: str, said: str) -> bool:
    """Whether something that a statement is about is named somewhere."""
    names = _NUMBERED.findall(words) or _NAME.findall(words)
    names += [re.sub("^home ", f"{subject} ", name) for name in names]
    names += [re.sub(f"^{subject} ", "home ", name) for name in names]
    return any(re.search(rf"\b{re.escape(name)}\b", said, re.I) for name in names)


def _otherwise(case: Case, which: int) -> Iterator[tuple[Any, Any]]:
    """The beginning and the result of the case with other letters, other values and other positions."""
    steps = case.steps[: which + 1]
    for turn in range(PLAYS):
        yield from _bots(case, len(steps), turn)
    for seat in dict.fromkeys(letter.seat for step in steps for letter in step.letters):
        kept = [step._replace(letters=tuple(one for one in step.letters if one.seat != seat)) for step in steps]
        yield from _played(case, kept)
    for spec in title(case.title).options:
        if spec.name in case.options:
            for value in spec.choices:
                yield from _played(replace(case, options={**case.options, spec.name: value}), steps)
    for left in range(len(case.statements)):
        fewer = (*case.statements[:left], *case.statements[left + 1 :])
        yield from _played(replace(case, statements=fewer), steps)


def _played(case: Case, steps: Sequence[Step]) -> Iterator[tuple[Any, Any]]:
    """The position of a case and its result; nothing if it cannot be played like this."""
    try:
        table = Table(title(case.title), case)
        before = table.state
        for step in steps:
            table.play(step)
    except (CaseError, NotApplicable):
        return
    yield before, table.state


def _bots(case: Case, steps: int, turn: int) -> Iterator[tuple[Any, Any]]:
    """The same with letters of house bots."""
    table = Table(title(case.title), case)
    before = state = table.state
    views = table.views
    for step in range(steps):
        if table.title.winners(state) is not None:
            return
        chance = Chance(f"idle {turn} {step}".encode())
        orders = [StandingOrders(tuple(table.title.bot(view, seat, chance))) for seat, view in enumerate(views)]
        outcome = adjudicate(table.title, state, views, orders, chance)
        views = tuple(fold(view, told(outcome.events, seat)) for seat, view in enumerate(views))
        state = outcome.state
    yield before, state


# ---- sentences


def _unmet(seen: _Seen, which: int, check: Check) -> Iterator[Deviation]:
    """Sentences that, as far as this shows, only somebody else reads in this form."""
    played = seen.steps[which]
    reader = seat_of(seen.case, seen.seats, check.seat, check.line) if check.seat else None
    for item in check.items:
        other = _reader(seen, played, item.text, reader)
        if other is not None:
            yield Deviation(item.line, f"{item.text} cannot be met: only {other} can read a sentence like this")


def _reader(seen: _Seen, played: Played, pattern: str, reader: Seat | None) -> str | None:
    """The only seat whose report could hold a sentence; None if the reader's could."""
    seats = seen.seats
    spoken_to = _SECOND_PERSON.search(pattern)
    if reader is None and spoken_to:
        return "a player, in a report of their own,"
    if reader is not None and not spoken_to:
        return "everybody else" if re.match(rf"{seats[reader]}\b(?! \d)", pattern) else None
    if any(matches(pattern, one) for one in _said(seen, played, reader)):
        return None
    others = (other for other in range(len(seats)) if other != reader)
    return next(
        (seats[one] for one in others if any(matches(pattern, said) for said in _said(seen, played, one))), None
    )


def _said(seen: _Seen, played: Played, seat: Seat | None) -> list[str]:
    """Everything that happened as a seat would read it, if it were told everything."""
    seats = seen.seats
    heard = (*played.events, *(told(played.events, seat) if seat is not None else ()))
    return [said for event in heard if (said := seen.title.sentence(event, seats, seat)) is not None]

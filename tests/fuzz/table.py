"""A table at which an example is played, and everything that is looked at while it is."""

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any, Union

from adjudicator.cases.playing import LONGEST_SEED, set_up
from adjudicator.core.chance import Chance
from adjudicator.core.codec import decode, encode
from adjudicator.core.event import Event, State, fold, followed, passed, told
from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.engine.contract.questions import SILENT, Standing
from adjudicator.engine.contract.rulings import Ruling, carried_out
from adjudicator.engine.run.phase import Outcome, adjudicate
from adjudicator.games import catalogue
from adjudicator.orders.letter.order_language import language
from adjudicator.orders.values.clauses import Clause, text
from adjudicator.orders.values.standing_orders import StandingOrders
from tests.contract.games import misbelieved
from tests.fuzz.example import Example, Letter
from tests.fuzz.faults import Broken, must, nothing_raised
from tests.fuzz.opening import opening
from tests.fuzz.reading import by_the_house

CUTS = 4
"""At so many places of a phase all views are made in the way in which the house makes them."""


class Table:
    """A game in its open phase; raises Broken as soon as something is not as it must be."""

    def __init__(self, example: Example) -> None:
        self.title = catalogue.title(example.title)
        self._scrawled = example.scrawled
        self._own = opening(example.title)
        self.chance = Chance(example.seed.encode()[:LONGEST_SEED])
        try:
            with nothing_raised("setting up the position"):
                made = set_up(self.title, example.head, example.statements, example.options, self.chance)
                self.state, self.views = made
        except Broken as error:
            if isinstance(error.__cause__, Misstated):
                raise error.__cause__ from error
            raise
        self.opened: Any = self.state
        """How the phase that was played last began."""
        self.first: Sequence[Event[Any]] = ()
        """What was noted before it: rulings, and who sent nothing."""
        self.unsettled = 0
        kinds: Any = Union[(*self.title.events,)]
        self._events = tuple[kinds, ...]
        self._look()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.title.winners(self.state) is not None

    def play(self, letters: Sequence[Letter], *, again: bool = False, closely: bool = True) -> Outcome:
        """Play the open phase; `again` plays it a second time from the same, read back from what was written.

        What writers are told of what may say anything is looked at only `closely`.
        """
        title, before = self.title, self.state
        seats = {name: seat for seat, name in enumerate(before.seats)}
        if any(letter.seat not in seats for letter in letters):
            raise Misstated("a letter comes from somebody who is not at the table")
        silent = [seats[letter.seat] for letter in letters if letter.lines is None]
        heard = [seat for seat in seats.values() if seat not in silent]
        rulings = [Ruling(seats[one.seat], " ".join(one.lines or ())) for one in letters if one.ruling]
        letters = [one for one in letters if not one.ruling]
        with nothing_raised("what was ruled and who missed the phase"):
            ruled = carried_out(title, before, rulings)
            first = (*ruled, *title.missed(fold(before, ruled), silent, heard))
            state = fold(before, first)
            views = tuple(fold(view, told(first, seat)) for seat, view in enumerate(self.views))
        for event, after in zip(first, passed(before, first), strict=True):
            wrong, name = title.faults(after), type(event).__name__
            must(not wrong, f"after {name} {'; '.join(wrong)}", f"after {name} a position that cannot be")
        self.opened, self.first = state, first
        standing = self._standing(letters, read=False, closely=closely)
        with nothing_raised("the adjudication"):
            out = adjudicate(title, state, views, standing, self.chance)
        self._follow(state, views, out)
        if again:
            read = standing if self._scrawled else self._standing(letters, read=True)
            self._again(state, views, read, out)
            self._another_deal(state, views, read)
        self._report(views, out)
        self.unsettled += len(out.unsettled)
        self.state = out.state
        self.views = tuple(fold(view, told(out.events, seat)) for seat, view in enumerate(views))
        moved = title.where(out.state) != title.where(before) or self.over
        must(moved, f"{title.where(before)} is still open after it was played")
        self._look()
        return out

    def _standing(self, letters: Sequence[Letter], *, read: bool, closely: bool = True) -> list[Standing]:
        """Everybody's orders; `read` from what he wrote, and what is canonical is written again as it was.

        They are read by whoever wrote them, before anything was ruled: somebody may be dead by that.
        """
        standing: list[Standing] = [StandingOrders() for _ in self.views]
        for letter in letters:
            seat = self.state.seats.index(letter.seat)
            if letter.lines is None:
                standing[seat] = SILENT
            elif letter.clauses is not None and not read:
                standing[seat] = StandingOrders(letter.clauses)
            else:
                standing[seat] = StandingOrders(self._read(letter.lines, self.views[seat], seat, closely=closely))
        return standing

    def _read(self, lines: tuple[str, ...], view: State, seat: int, *, closely: bool) -> tuple[Clause, ...]:
        title = self.title
        if self._scrawled:
            return by_the_house(title, view, seat, lines, closely=closely)
        with nothing_raised("reading a letter"):
            names = title.vocabulary(view, seat)
            reading = language(title.choices, title.facts).read("\n".join(lines), names, title.where(self.state))
        for problem in reading.problems:
            raise Broken(f"a line was not understood: {problem}", "a line was not understood")
        with nothing_raised("writing orders out"):
            written = tuple(text(clause, names) for clause in reading.clauses)
        for line, again in zip_longest(lines, written):
            must(line == again, f"{line!r} is written out as {again!r}", "orders are written out otherwise")
        return reading.clauses

    def _follow(self, state: State, views: tuple[State, ...], out: Outcome) -> None:
        """Nothing is lost by any event, and every view is what its seat was told, wherever it is broken off."""
        title, events = self.title, out.events
        first, opened = state, views
        cuts = {len(events) * part // CUTS for part in range(1, CUTS + 1)}
        for number, event in enumerate(events, 1):
            name = type(event).__name__
            with nothing_raised(f"{name}"):
                state = event.apply(state)
                heard = [event.told(seat) for seat in range(len(views))]
                views = tuple(
                    view if news is None else news.apply(view) for view, news in zip(views, heard, strict=True)
                )
                said = [title.sentence(event, state.seats)]
                said += [title.sentence(news, state.seats, s) for s, news in enumerate(heard) if news is not None]
            wrong = title.faults(state)
            must(not wrong, f"after {name} {'; '.join(wrong)}", f"after {name} a position that cannot be")
            must(any(news is not None for news in heard), f"nobody was told of {name}")
            must(all(one is None or one.strip() for one in said), f"{name} says nothing in words")
            must(state == out.path[number - 1], f"{name} leads elsewhere than it did")
            if number in cuts:
                same = followed(first, opened, events[:number], out.path[:number]) == views
                must(same, f"after {name} the views are not what their seats were told")
        must(state == out.state, "the events do not lead to the position after the phase")
        for fault in self._own.wrong(state, views):
            raise Broken(fault)
        for seat, view in enumerate(views):
            must(title.secrets or view == state, f"{state.seats[seat]} does not know all, and there are no secrets")
            wrongly = misbelieved(view, state)
            parts = ", ".join(sorted(wrongly))
            must(not wrongly, f"{state.seats[seat]} believes what is not so: {wrongly}", f"a wrong belief of {parts}")

    def _again(self, state: State, views: tuple[State, ...], standing: Sequence[Standing], out: Outcome) -> None:
        """The same once more, from bytes and letters; the traces are asked for, too, and change nothing."""
        title = self.title
        with nothing_raised("reading what was written down"):
            copy = decode(encode(state), title.state)
            copies = tuple(decode(encode(view), title.state) for view in views)
            events = decode(encode(out.events), self._events)
        must((copy, copies) == (state, views), "a position is read otherwise than it was written down")
        must(events == out.events, "an event is read otherwise than it was written down")
        for seat in range(len(views)):
            heard = told(out.events, seat)
            must(decode(encode(heard), self._events) == heard, "what a seat was told is read otherwise")
        with nothing_raised("the adjudication with its traces"):
            once_more = adjudicate(title, copy, copies, standing, self.chance, explain=True)
        same = encode((once_more.state, once_more.events)) == encode((out.state, out.events))
        must(same, "the same phase came out otherwise when it was played again")

    def _another_deal(self, state: State, views: tuple[State, ...], standing: Sequence[Standing]) -> None:
        """One seat's orders alone, in another position that it cannot tell from the true one: it is told the same."""
        title = self.title
        seat = self.chance.below(f"fuzz/another deal/{title.label(state)}", len(views))
        if not title.playing(state, seat):
            return
        with nothing_raised("another deal"):
            other = title.redeal(state, views[seat], seat, Chance(b"another deal"))
        wrong = title.faults(other)
        must(not wrong, f"another deal: {'; '.join(wrong)}", "another deal is a position that cannot be")
        wrongly = misbelieved(views[seat], other)
        must(not wrongly, f"in another deal {state.seats[seat]} believes what is not so: {wrongly}", "another deal")
        if other == state:
            return
        alone = [orders if one == seat else SILENT for one, orders in enumerate(standing)]
        with nothing_raised("the adjudication of another deal"):
            one, another = (self._lived(deal, views, alone, seat) for deal in (state, other))
        must(one[0] != another[0] or one == another, f"{state.seats[seat]} is told what is kept from it", "a leak")

    def _lived(
        self, state: State, views: tuple[State, ...], standing: Sequence[Standing], seat: int
    ) -> tuple[bytes, bytes]:
        """What a seat hears in a phase, and all that is made of it."""
        title = self.title
        out = adjudicate(title, state, views, standing, self.chance)
        heard = told(out.events, seat)
        view = fold(views[seat], heard)
        answers = [answer for answer in out.answers if answer.seat == seat]
        report = title.report(views[seat], view, heard, answers, seat)
        return encode(heard), encode((view, report, title.questions(view, seat), answers))

    def _report(self, views: Sequence[State], out: Outcome) -> None:
        """What is for everybody is made once, as the house does it; from whose view, is drawn."""
        title, events = self.title, [told(out.events, seat) for seat in range(len(views))]
        after = [fold(view, heard) for view, heard in zip(views, events, strict=True)]
        one = self.chance.below(f"fuzz/report/{title.label(out.state)}", len(views))
        with nothing_raised("a report"):
            scene = title.scene(views[one], after[one], events[one])
            title.shared(views[one], after[one], events[one], scene)
            for seat, view in enumerate(views):
                answers = [answer for answer in out.answers if answer.seat == seat]
                title.own(view, after[seat], events[seat], answers, seat, scene)

    def _look(self) -> None:
        """What everybody is shown before he writes can be made from what he knows."""
        for seat, view in enumerate(self.views):
            if self.over or not self.title.playing(self.state, seat):
                continue
            with nothing_raised("the order form"):
                self.title.vocabulary(view, seat)
                owed = any(question.owed for question in self.title.questions(view, seat))
            must(self.title.owes(view, seat) == owed, f"{self.state.seats[seat]} owes orders, and does not")


def replayed(example: Example, *, closely: bool = True) -> Broken | None:
    """What is wrong with an example; None where nothing is. Raises Misstated for a position that cannot be.

    What writers are told of what may say anything is looked at only `closely`.
    """
    try:
        table = Table(example)
        for letters in example.phases:
            if table.over:
                return None
            table.play(letters, again=True, closely=closely)
    except Broken as broken:
        return broken
    return None

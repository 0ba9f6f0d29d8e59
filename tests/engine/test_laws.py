"""Pieces that nobody has: they bind everybody, act once and first, and are neither announced nor stopped."""

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import NO
from adjudicator.engine.contract.pieces import NOBODY, asks, cancels, does, instead_of, may, may_not, worth
from adjudicator.engine.contract.questions import Ask, OneOf, Use
from adjudicator.engine.contract.script import Script
from adjudicator.engine.contract.standpoint import At
from tests.engine.fair import (
    BLUE,
    GREEN,
    RED,
    Card,
    Fair,
    Lost,
    Magic,
    Orders,
    Part,
    Said,
    Table,
    Yes,
    clause,
    log,
    play,
)
from tests.engine.fair import stage as staged

SEATS = (RED, BLUE, GREEN)


class Tax(Magic):
    """Everybody loses twice as much."""

    name = "Tax"

    @instead_of(Lost)
    def double(self, at: At[Table], lost: Lost) -> Script:
        yield Said(f"taxed by {at.me}")
        yield Lost(lost.seat, lost.gold * 2)


class Shield(Magic):
    """Its owner loses one less."""

    name = "Shield"

    @instead_of(Lost, where=lambda at, lost: lost.seat == at.me)
    def lessen(self, at: At[Table], lost: Lost) -> Script:
        yield Lost(lost.seat, lost.gold - 1)


class Inflation(Magic):
    """All numbers are ten more."""

    name = "Inflation"

    @worth("sum")
    def grow(self, at: At[Table], value: int, seat: Seat) -> int:
        return value + 10


class Triple(Magic):
    """Numbers are three times as much."""

    name = "Triple"

    @worth("sum")
    def triple(self, at: At[Table], value: int, seat: Seat) -> int:
        return value * 3


class Silence(Magic):
    """Magic of seats does nothing."""

    name = "Silence"

    @cancels("magic")
    def silence(self, at: At[Table], use: Use) -> Script:
        yield Said("silence")


class Stop(Card):
    """Stops magic."""

    name = "Stop"

    @cancels("magic")
    def stop(self, at: At[Table], use: Use) -> Script:
        yield Said("stop")


class Holiday(Magic):
    """Everybody may rest; nobody but Green may work."""

    name = "Holiday"

    @may("rest")
    def rest(self, at: At[Table]) -> bool:
        return True

    @may_not("work")
    def stay(self, at: At[Table], seat: Seat, wish: str) -> str | None:
        return None if seat == GREEN else f"{seat} may not {wish}"


class Feast(Magic):
    """Everybody is asked whether they come, all at once."""

    name = "Feast"

    @does("evening")
    def invite(self, at: At[Table]) -> Script:
        answers = yield [Ask(seat, "yes", OneOf((Yes(),)), where=at.where) for seat in SEATS]
        yield Said(f"{sum(answer is not NO for answer in answers)} come")


class Song(Magic):
    """Its owner may sing."""

    name = "Song"

    @asks("evening")
    def sing(self, at: At[Table]) -> Script:
        yield Ask(at.me, "sing", OneOf((Yes(),)), where=at.where)
        yield Said("a song")


def losing(seat: Seat, gold: int) -> Part:
    def script(at: At[Table]) -> Script:
        yield from at.propose(Lost(seat, gold))

    return script


def summing(at: At[Table]) -> Script:
    yield Said(str((yield from at.worth("sum", 2, BLUE))))


def test_it_acts_once_for_everybody_without_being_announced() -> None:
    title = Fair(staged(losing(RED, 2), losing(GREEN, 1)), owned=[(NOBODY, Tax())])
    assert log(play(title)) == ("taxed by -1", "Red loses 4", "taxed by -1", "Green loses 2")


def test_it_acts_before_the_pieces_of_seats() -> None:
    """Wherever they stand among the pieces in force, and in the order in which they are in force."""
    owned = [(RED, Triple()), (NOBODY, Inflation())]
    assert log(play(Fair(staged(summing), owned=owned)))[-1] == "36"
    laws = [(NOBODY, Inflation()), (NOBODY, Triple())]
    assert log(play(Fair(staged(summing), owned=laws))) == ("36",)
    assert log(play(Fair(staged(summing), owned=laws[::-1]))) == ("16",)


def test_nobody_can_stop_it() -> None:
    title = Fair(staged(losing(RED, 2)), owned=[(NOBODY, Tax()), (RED, Shield())], cards=[Stop()])
    out = play(title, Orders(), Orders(), Orders(clause("cancels", Yes())), cards=((), (), ("Stop",)))
    assert log(out) == ("taxed by -1", "Red uses Shield", "stop", "Red's Shield is cancelled", "Red loses 4")


def test_it_stops_uses_of_others_without_anybody_being_asked() -> None:
    owned = [(NOBODY, Silence()), (NOBODY, Tax()), (RED, Shield())]
    title = Fair(staged(losing(RED, 2)), owned=owned, cards=[Stop()])
    out = play(title, Orders(), Orders(), Orders(clause("cancels", Yes())), cards=((), (), ("Stop",)))
    assert log(out) == ("taxed by -1", "Red uses Shield", "silence", "Red's Shield is cancelled", "Red loses 4")


def test_it_allows_and_forbids_everybody() -> None:
    def script(at: At[Table]) -> Script:
        for seat in SEATS:
            yield Said(f"{at.allowed(seat, 'rest')}, {at.forbidden(seat, 'work', 'plough')}")

    told = ("True, 0 may not plough", "True, 1 may not plough", "True, None")
    assert log(play(Fair(staged(script), owned=[(NOBODY, Holiday())]))) == told


def test_what_it_asks_at_a_moment_comes_before_anybody_else_is_asked() -> None:
    def script(at: At[Table]) -> Script:
        yield from at.offer_at_once("evening")

    title = Fair(staged(script), owned=[(RED, Song()), (NOBODY, Feast())])
    out = play(title, Orders(clause("yes", Yes()), clause("sing", Yes())), Orders(), Orders(clause("yes", Yes())))
    assert log(out) == ("2 come", "Red uses Song", "a song")

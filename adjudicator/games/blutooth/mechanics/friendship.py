"""A ship in the nexus of another alien: how it gets there, and home again."""

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Batch, Choice
from adjudicator.engine.contract.questions import Ask, Claim
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.batches import fullest
from adjudicator.galaxy.forces import claimed, free
from adjudicator.galaxy.judging import Judged
from adjudicator.games.blutooth.events.laws import GuestHome, GuestSent
from adjudicator.games.blutooth.mechanics.returning import spread
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.words.law_words import Befriend


def befriending(at: MatchAt, seat: Seat) -> Ask | None:
    """The question with whom a seat makes friends, by a ship of the planet named or of its fullest base.

    In silence chance says with whom. None if it has no ship to spare.
    """
    there = free(at, seat, at.state.planets, at.state.besieged(seat))
    hosts = [one for one in at.state.seats_in() if one != seat]
    if not there:
        return None
    first = fullest(there)[0]

    def judge(wish: Befriend) -> Choice | Spoken:
        place = first if wish.place is None else wish.place
        if wish.seat not in hosts:
            return reason("befriends-another")
        return Befriend(wish.seat, place) if place in there else reason("ships-fewer", count=0)

    samples = [Befriend(host, first) for host in hosts]
    return Ask(seat, Befriend.about, Judged(judge, samples, _price), where=at.where, default=None)


def _price(wish: Befriend) -> tuple[Claim, ...]:
    return () if wish.place is None else claimed((Batch(1, wish.place),))


def befriended(at: MatchAt, seat: Seat) -> Script:
    """A seat puts one of its ships into the nexus of another alien, if it has one to spare."""
    ask = befriending(at, seat)
    answer = None if ask is None else (yield ask)
    if isinstance(answer, Befriend) and answer.place is not None:
        yield GuestSent(seat, answer.seat, answer.place, at.where)


def guest_home(now: Match) -> GuestHome | None:
    """The ship in another nexus comes home, if there is one."""
    return None if now.guest is None else GuestHome(now.guest[0], spread(now, now.guest[0], 1))


def guests_leave(at: MatchAt) -> Script:
    """The same as something that happens."""
    yield Made(guest_home)

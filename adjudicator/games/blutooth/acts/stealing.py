"""Planets that are stolen by a claw: a pod put aside, which strikes when somebody else discharges its like."""

from typing import Any

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.pieces import Piece
from adjudicator.engine.contract.questions import Ask
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.judging import Judged
from adjudicator.games.blutooth.events.nexus import CACHE, PlanetStolen, PodsFreed, PodsKept, StolenDiscounted
from adjudicator.games.blutooth.events.ships import BY_POWER, ShipsLost
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.systems.new_powers import Brought
from adjudicator.games.blutooth.table.backs import held_as, kind
from adjudicator.games.blutooth.table.invasions import Place
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.nexus import kept_by
from adjudicator.games.blutooth.table.pods import NEGOTIATES
from adjudicator.games.blutooth.table.speech import reason


def clawing(at: MatchAt, piece: Piece, word: type[Any]) -> Script:
    """I may put a pod of my cache aside, and take back the one before."""
    there = tuple([pod for pod in at.my_cache if kind(pod) not in NEGOTIATES])

    def settle(wish: Any) -> Choice | Spoken:
        pod = held_as(there, wish.pod)
        given: Choice | Spoken = reason("no-claw") if pod is None else word(pod)
        return given

    samples = [word(pod) for pod in dict.fromkeys(there)]
    wish = yield at.wish(piece, Judged(settle, samples), about=word.about)
    if isinstance(wish, word) and wish.pod in at.my_cache:
        before = kept_by(at.state.nexus, at.me, piece.name).pods
        if before:
            yield PodsFreed(at.me, piece.name, before, CACHE)
        yield PodsKept(at.me, piece.name, (wish.pod,), CACHE)


def struck(at: MatchAt, power: str) -> list[Seat]:
    """Who else has discharged a pod in this wave like the one that I have put aside."""
    claws = [kind(pod) for pod in kept_by(at.state.nexus, at.me, power).pods]
    return [seat for seat in at.others if any(kind(pod) in claws for pod in at.state.exhausts[seat])]


def grabbed(at: MatchAt, power: str, word: type[Any]) -> Script:
    """I steal a planet of somebody who has been struck; all ships on it are destroyed, and my claw is in my cache."""
    me = at.me
    there = [place for seat in struck(at, power) for place in at.state.home(seat) if place not in at.state.ruined]
    if not there:
        return
    wish = yield Ask(me, word.about, Judged(lambda wish: wish, [word((place,)) for place in there]))
    named = [place for place in wish.places if place in there] if isinstance(wish, word) else []
    place = (*named, *sorted(there, key=lambda one: (sum(at.state.planets[one]), one)))[0]
    yield Made(lambda now: _taken_back(now, me, power))
    for seat, ships in enumerate(at.state.planets[place]):
        if ships:
            yield ShipsLost(seat, ((place, ships),), BY_POWER)
    yield PlanetStolen(me, place)


def _taken_back(now: Match, seat: Seat, power: str) -> PodsFreed | None:
    pods = kept_by(now.nexus, seat, power).pods
    return PodsFreed(seat, power, pods, CACHE, shown=True) if pods else None


def stolen_planets(table: Match, seat: Seat) -> list[Place]:
    """The planets that an alien has stolen and that count for it."""
    return [one.place for one in table.stolen if one.seat == seat and one.counts]


def discounted(table: Match, seat: Seat) -> Brought:
    """Stolen planets stay where they are, and count no longer."""
    if stolen_planets(table, seat):
        yield StolenDiscounted(seat)

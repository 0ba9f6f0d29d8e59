"""The second letter of a wave: ships for the gates and sponsors, all at once; division, arrival, poison damage."""

from collections.abc import Sequence
from typing import Final

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Batch, Choice
from adjudicator.engine.contract.pieces import MAY, WORTH
from adjudicator.engine.contract.questions import Ask, Claim, OneOf
from adjudicator.engine.contract.script import Parts, Scene, Script, Stage
from adjudicator.galaxy.batches import as_batches, count
from adjudicator.galaxy.dividing import Dividing, besieged
from adjudicator.galaxy.forces import claimed
from adjudicator.games.blutooth.encounters.retreats import retreated
from adjudicator.games.blutooth.events.campaigns import FuelBurned, InvasionCalledOff
from adjudicator.games.blutooth.events.ships import ShipsDefend
from adjudicator.games.blutooth.mechanics.committing import (
    Sending,
    Sponsoring,
    can_send,
    committed,
    fitting,
    mustered,
    sides_open,
)
from adjudicator.games.blutooth.mechanics.fuel import NO_SHIPS, SILENT, called_off
from adjudicator.games.blutooth.mechanics.losing import poison_damage
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.stages.launch import closed
from adjudicator.games.blutooth.stages.scripts import each_invasion
from adjudicator.games.blutooth.systems.tech_places import spared
from adjudicator.games.blutooth.table.invasions import DEFENDERS, INVADERS, Place
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.table.timing import timing
from adjudicator.games.blutooth.words.rally_words import Divide, Send, SponsorFleet

ENTRIES: Final = ("phase.rally", "phase.approach", "rule.beacon", "rule.fuel")

Force = tuple[Seat, int, tuple[Batch, ...]]
"""An alien, the side that its ships join, and where they come from."""


def _rally(at: MatchAt) -> Script:
    """One invasion: its invader and all who are asked to sponsor a fleet send ships at the same time."""
    yield from at.offers_at_once("rally")
    yield "retreating"  # a moment by itself: who may not shows nothing of a cache
    if (yield from retreated(at)):
        return
    yield "sending"
    late = _last(at)
    sent = yield from _sending(at, late)
    yield "division"
    if isinstance(sent, str):
        if sent == NO_SHIPS:
            yield from called_off(at, sent)
        else:
            yield InvasionCalledOff(at.where, sent)
        return
    yield "arrival"
    for seat, side, sources in sent:
        yield from committed(at, seat, side, sources)
    if late:
        yield "late"
        for seat, side, sources in (yield from _joining(at, late)):
            yield from committed(at, seat, side, sources)
    if not at.invasion.ambush:
        yield FuelBurned(at.invasion.invader)
    yield from at.offers_at_once("arrived")
    yield from at.offers_at_once("approach")


def _last(at: MatchAt) -> tuple[Seat, ...]:
    """Who may choose whether to sponsor a fleet when all others have."""
    if not at.matters(MAY, "sponsor last"):
        return ()
    return tuple([seat for seat in timing(at.state, at.where) if at.allowed(seat, "sponsor last")])


def _sponsoring(at: MatchAt, seats: Sequence[Seat]) -> Script:
    """The questions to these seats whether they sponsor a fleet."""
    asks: list[Ask] = []
    for seat in seats:
        if not can_send(at, seat):
            continue
        most = yield from fitting(at, seat)
        if any(one == seat for one, _ in at.invasion.pressed):
            asks += _forced(at, seat, most)
            continue
        if at.matters(WORTH, "sponsor ships"):
            most = yield from at.worth("sponsor ships", most, seat)
        sides = sides_open(at, seat, most)
        if sides:
            asks.append(Ask(seat, SponsorFleet.about, Sponsoring(at, seat, sides), where=at.where))
    return asks


def _forced(at: MatchAt, seat: Seat, most: int) -> list[Ask]:
    """The one way in which a seat must sponsor a fleet, if it has ships enough."""
    sources = spared(at, seat, most)
    if not sources:
        return []
    side = next(side for one, side in at.invasion.pressed if one == seat)
    only = SponsorFleet(side, count(sources), as_batches(sources))
    return [Ask(seat, SponsorFleet.about, OneOf((only,), _claims), where=at.where, default=only)]


def _claims(choice: Choice) -> tuple[Claim, ...]:
    return claimed(choice.sources) if isinstance(choice, SponsorFleet) else ()


def _joining(at: MatchAt, seats: Sequence[Seat]) -> Script:
    """The forces of those who choose when all others have."""
    asks = yield from _sponsoring(at, seats)
    answers = (yield asks) if asks else ()
    return [
        (ask.seat, answer.side, answer.sources)
        for ask, answer in zip(asks, answers, strict=True)
        if isinstance(answer, SponsorFleet)
    ]


def _sending(at: MatchAt, late: Sequence[Seat]) -> Script:
    """Asks the invader and the sponsors; returns the forces in the order in which they arrive, or why there are none.

    Where the invader sends nothing nobody else does either. Those who are `late` are not asked yet.
    """
    invader = at.invasion.invader
    asks: list[Ask] = []
    if can_send(at, invader):
        most = yield from fitting(at, invader)
        asks.append(Ask(invader, Send.about, Sending(at, mustered(at, invader, most)), where=at.where))
    asks += yield from _sponsoring(at, [seat for seat in timing(at.state, at.where) if seat not in late])
    answers = (yield asks) if asks else ()
    own: list[Force] = []
    forces: dict[int, list[Force]] = {INVADERS: [], DEFENDERS: []}
    for ask, answer in zip(asks, answers, strict=True):
        if isinstance(answer, Send):
            own.append((ask.seat, INVADERS, answer.sources))
        elif isinstance(answer, SponsorFleet):
            forces[answer.side].append((ask.seat, answer.side, answer.sources))
    if not own:
        return SILENT if any(ask.about == Send.about for ask in asks) else NO_SHIPS
    return [*own, *forces[INVADERS], *forces[DEFENDERS]]


def _division(at: MatchAt) -> Script:
    """Ships on planets that are invaded more than once are divided, as soon as it is known who comes."""
    yield "division"
    state = at.state
    attacks: list[tuple[Place, Seat, int]] = [
        (one.target, one.defender, one.number)
        for one in state.open_invasions()
        if one.target is not None and one.defender is not None
    ]
    sets = [one for one in besieged(attacks) if state.planets[one[0]][one[1]]]
    asks = []
    for place, seat, numbers in sets:
        options = Dividing(Divide, reason, place, state.planets[place][seat], numbers)
        asks.append(Ask(seat, Divide.about, options, default=None, detail=str(place)))
    answers = (yield asks) if asks else ()
    yield "arrival"
    divided: set[int] = set()
    for (place, seat, numbers), answer in zip(sets, answers, strict=True):
        divided.update(numbers)
        yield ShipsDefend(seat, place, tuple([(share.number, share.tokens or 0) for share in answer.shares]))
    for place, seat, number in attacks:
        ships = at.state.planets[place][seat]
        if number not in divided and ships:
            yield ShipsDefend(seat, place, ((number, ships),))


def _damage(at: MatchAt) -> Script:
    yield "damage"
    yield from poison_damage(at)


def _gathered(at: MatchAt) -> Script:
    """What is used when all ships are there."""
    yield from at.offers_at_once("gathered")
    yield from at.offers_at_once("any time")


def _close(at: MatchAt) -> Script:
    yield "close"
    yield from closed(at)


def _open(scene: Scene) -> Parts:
    return [*each_invasion(scene, _rally), (0, _division), (0, _damage), (0, _gathered), (0, _close)]


RALLY = Stage(
    "rally",
    (
        *("rally", "retreating", "retreat", "sending", "division", "arrival", "late"),
        *("damage", "arrived", "approach", "gathered", "any time", "close"),
    ),
    _open,
)

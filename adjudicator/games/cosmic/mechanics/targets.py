"""Targets: which players and planets a player can attack."""

from adjudicator.core.event import Seat
from adjudicator.engine.contract.script import Made
from adjudicator.galaxy.batches import as_sources
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.events.destiny import GateTurned
from adjudicator.games.cosmic.events.token_moves import Launched
from adjudicator.games.cosmic.table.state import PLANETS, Challenge, Cosmic
from adjudicator.games.cosmic.words.order_words import Attack


def targets(state: Cosmic, seat: Seat, defender: Seat | None = None) -> dict[Place, Seat]:
    """The planets a seat can attack this turn, each with its defender (L4).

    In its own system: those where `defender` (by default the one it named) has a base.
    """
    target = state.targets[seat]
    if target is None:
        return {}
    system, instructed = target
    foe = instructed if defender is None else defender
    if system == foe:
        return dict.fromkeys(state.home(system), system)
    return {place: foe for place in state.home(system) if state.planets[place][foe]}


def destined(state: Cosmic) -> tuple[Seat, ...]:
    """The players who must attack somebody, if destiny has been drawn at the end of a turn.

    As long as its challenges are fought nobody knows who will settle a planet instead: then it is everybody.
    """
    return tuple([seat for seat in state.seats_in() if state.challenges or state.targets[seat] is not None])


def intruders(state: Cosmic, seat: Seat) -> tuple[Seat, ...]:
    """The other players with a base in a seat's home system."""
    there = list(map(any, zip(*[state.planets[place] for place in state.home(seat)], strict=True)))
    return tuple([other for other in state.seats_in() if there[other] and other != seat])


def further(state: Cosmic, seat: Seat) -> dict[Place, Seat]:
    """Further planets that a seat could attack: those of its target that it does not attack yet."""
    mine = [challenge for challenge in state.challenges if challenge.offence == seat]
    attacked = {challenge.planet for challenge in mine}
    planets = targets(state, seat, mine[0].defence if mine else None)
    return {place: foe for place, foe in planets.items() if place not in attacked}


def launched(now: Cosmic, seat: Seat, defence: Seat, attack: Attack) -> Launched:
    """The event that launches an attack, with the next number."""
    return Launched(len(now.challenges) + 1, seat, defence, attack.place, as_sources(attack.sources))


def anywhere(state: Cosmic, seat: Seat) -> tuple[tuple[Seat, Seat], ...]:
    """Every other player in every system where they have a base, even their own: the player, the system's owner.

    Nobody is attacked in the system of a player who was removed (rule 18).
    """
    others = [other for other in state.seats_in() if other != seat]
    found = []
    for system in state.seats_in():
        there = intruders(state, system)
        found += [(other, system) for other in others if other == system or other in there]
    return tuple(found)


def _others_there(state: Cosmic, challenge: Challenge) -> list[Place]:
    """The other planets of a challenge's system on which its defence has a base, and its offence attacks nobody."""
    system = state.home(challenge.planet // PLANETS)
    taken = {one.planet for one in state.challenges if one.offence == challenge.offence}
    return [place for place in system if state.planets[place][challenge.defence] and place not in taken]


def redirections(state: Cosmic) -> dict[tuple[Seat, Place], int]:
    """The planets to which attacks could go instead, by who attacks, each with the number of the challenge."""
    found: dict[tuple[Seat, Place], int] = {}
    for challenge in state.challenges:
        for place in _others_there(state, challenge):
            found.setdefault((challenge.offence, place), challenge.number)
    return found


def redirected(seat: Seat, place: Place) -> Made:
    """An attack of a player goes to another planet, if it still can."""

    def make(now: Cosmic) -> GateTurned | None:
        number = redirections(now).get((seat, place))
        return None if number is None else GateTurned(number, place)

    return Made(make)

"""Which pieces are in force for whom: powers, artifacts, vouchers, stations, techs that can be used, laws."""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN, Pile
from adjudicator.engine.contract.pieces import NOBODY, Piece
from adjudicator.games.blutooth import pieces
from adjudicator.games.blutooth.pieces import ADVANTAGES, ARTIFACTS, BY_NAME, DYNAMICS, PARTS, RIFTS, VEILS
from adjudicator.games.blutooth.systems.stations import owner_of
from adjudicator.games.blutooth.table.backs import kind
from adjudicator.games.blutooth.table.match import Match, powers_of
from adjudicator.games.blutooth.table.moons import QUARTER, SHROUDED, Moon
from adjudicator.games.blutooth.table.techs import HeldTech, HeldTechs

TECHS = {tech.name: tech for tech in pieces.TECHS}
_NAMES = frozenset([piece.name for piece in (*ARTIFACTS, *ADVANTAGES, *RIFTS)])
_ADVANTAGES = frozenset([advantage.name for advantage in ADVANTAGES])
Flared = tuple[tuple[Seat, str, int], ...]
"""The parts of flares that are in force: whose, which, and in which invasion."""
SHIELD = BY_NAME["Protection Voucher"]
"""What makes ships impervious, also when it has been used."""


def pieces_of(state: Match, seat: Seat) -> tuple[Piece, ...]:
    """A seat's power, unless it is off or unknown, and what else it is known to have that can be used."""
    flared = played_by(state.flared, seat) if state.flared else ()
    cache = () if seat in state.benched else state.caches[seat]
    own, names = state.own_powers(seat), names_of(state, seat)
    found = _pieces(own, names, cache, state.vouchers[seat], flared)
    if state.stations:
        found = (*found, *[piece for one, piece in stations_in_force(state) if one == seat])
    if state.moons:
        found = (*found, *[piece for owner, piece in moons_in_force(state.moons) if owner == seat])
    if state.sub_powers:
        found = (*found, *[piece for one, piece in sub_powers(state) if one == seat])
    led = [piece for leader, piece in driven(state) if leader == seat and piece not in found]
    return (*found, *led, *(_techs_of(state.techs, seat) if state.techs else ()))


def sub_powers(state: Match) -> tuple[tuple[Seat, Piece], ...]:
    """The powers that aliens have beside their own, where these are not off."""
    there = [(seat, power) for seat, power in state.sub_powers if not (state.off[seat] or state.eliminated[seat])]
    return tuple([(seat, BY_NAME[power]) for seat, power in there])


@lru_cache(maxsize=1024)
def _techs_of(techs: HeldTechs, seat: Seat) -> tuple[Piece, ...]:
    """The techs of a seat that act as they lie, and those that carry enough ships to be used at their own time."""
    return tuple([TECHS[one.name] for one in techs if one.seat == seat and _usable(one)])


def _usable(held: HeldTech) -> bool:
    if held.developed or held.name == HIDDEN:
        return held.developed
    piece = TECHS[held.name]
    return piece.timed and held.ships >= piece.needed


def played_by(flared: Flared, seat: Seat) -> tuple[str, ...]:
    """The parts of flares that a seat has played in this wave."""
    return tuple(dict.fromkeys([part for one, part, _ in flared if one == seat]))


def names_of(state: Match, seat: Seat) -> tuple[str, ...]:
    """The powers by which an alien is called: its own, unless that is off, and those that it has beside it."""
    return _named(state)[seat][1]


Named = tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]
"""For each seat the powers that it was dealt, and all its names."""


def _named(state: Match) -> Named:
    return _called(state.powers, state.faces, state.off, state.sub_powers)


@lru_cache(maxsize=1024)
def _called(
    powers: tuple[str, ...], faces: tuple[str, ...], off: tuple[bool, ...], sub_powers: tuple[tuple[Seat, str], ...]
) -> Named:
    found = []
    for seat in range(len(powers)):
        own = powers_of(powers, faces, seat)
        further = [power for one, power in sub_powers if one == seat]
        found.append((own, () if off[seat] else (*own, *further)))
    return tuple(found)


def part_of(pod: str, names: Sequence[str]) -> Piece:
    """The part of a flare that its holder can play: super if the holder has the name of its alien."""
    wild, strong = PARTS[pod]
    return strong if strong.alien in names else wild


@lru_cache(maxsize=4096)
def _pieces(
    powers: tuple[str, ...], names: tuple[str, ...], cache: Pile, vouchers: Pile, flared: tuple[str, ...]
) -> tuple[Piece, ...]:
    """The own powers, if they are among the names that an alien has, and what is held beside them."""
    own = [BY_NAME[power] for power in powers if power in names and power != HIDDEN]
    bought = [BY_NAME[voucher] for voucher in dict.fromkeys(vouchers) if voucher != HIDDEN]
    found = (*own, *[BY_NAME[pod] for pod in dict.fromkeys(map(kind, cache)) if pod in _NAMES], *bought)
    parts = [part_of(pod, names).name for pod in cache if pod in PARTS]
    # A flare that was played lies in the exhaust: its part is in force, and may be played in other invasions.
    return (*found, *[BY_NAME[part] for part in dict.fromkeys((*parts, *flared))]) if parts or flared else found


def in_force(state: Match) -> tuple[tuple[Seat, Piece], ...]:
    """All pieces in force: laws, then seat by seat; for shielded ships also what shields them."""
    caches = state.caches
    if state.benched:  # whoever sits out discharges nothing
        caches = tuple([() if seat in state.benched else pile for seat, pile in enumerate(caches)])
    by_seats = _in_force(_named(state), state.eliminated, caches, state.vouchers, state.flared)
    found = (*laws(state), *dynamics_in_force(state), *[one for one in driven(state) if one not in by_seats], *by_seats)
    if state.stations:
        found = (*found, *stations_in_force(state))
    if state.moons:
        found = (*found, *moons_in_force(state.moons))
    if state.sub_powers:
        found = (*found, *sub_powers(state))
    if state.techs:
        found = (*found, *[(seat, piece) for seat in state.seats_in() for piece in _techs_of(state.techs, seat)])
    if not any(state.shielded):
        return found
    shields = [(seat, SHIELD) for seat, so in enumerate(state.shielded) if so]
    return (*found, *[one for one in shields if one not in found])


def driven(state: Match) -> tuple[tuple[Seat, Piece], ...]:
    """What drivers give to those who lead with them, once they are open; before that they are in a cache."""
    return tuple(
        [
            (one.leader(side), BY_NAME[name])
            for one in state.invasions
            if one.contact and not one.over
            for side, driver in enumerate(one.drivers)
            if driver is not None and (name := kind(driver)) in _ADVANTAGES
        ]
    )


def laws(state: Match) -> tuple[tuple[Seat, Piece], ...]:
    """What binds everybody, each once, as it acts (Q34): legacies in the order in which they came, then hazards.

    Of these the boss, then those of invasions by their numbers. They are in force to the end of the wave.
    """
    if not (state.legacies or state.boss or any(one.hazard for one in state.invasions)):
        return ()
    here = [one.hazard for one in state.invasions if one.hazard and not one.called_off]
    bosses = [state.boss] if state.boss else []
    named = [*state.legacies, *bosses, *[one for one in here if not getattr(BY_NAME[one], "boss", False)]]
    return tuple([(NOBODY, BY_NAME[name]) for name in dict.fromkeys(named)])


def dynamics_in_force(state: Match) -> tuple[tuple[Seat, Piece], ...]:
    """The special rules of powers that meet here: both are known, and neither is off."""
    met = _met(state.powers, state.off, state.eliminated, state.sub_powers)
    return tuple([(NOBODY, dynamic) for dynamic in met]) if met else ()


@lru_cache(maxsize=1024)
def _met(
    powers: tuple[str, ...], off: tuple[bool, ...], gone: tuple[bool, ...], further: tuple[tuple[Seat, str], ...]
) -> tuple[Piece, ...]:
    everybody = (*enumerate(powers), *further)
    there = {power for seat, power in everybody if not (off[seat] or gone[seat])}
    return tuple([dynamic for dynamic in DYNAMICS if there.issuperset(dynamic.aliens)])


def powers_in_force(state: Match) -> tuple[tuple[Seat, Piece], ...]:
    """The powers, stations, moons and laws alone, and flares that have been played: nothing else acts by itself."""
    none: tuple[Pile, ...] = ((),) * len(state.seats)
    named = _named(state)
    by_seats = _in_force(named, state.eliminated, none, none, state.flared)
    found = (*laws(state), *dynamics_in_force(state), *by_seats)
    if state.stations:
        found = (*found, *stations_in_force(state))
    return (*found, *moons_in_force(state.moons)) if state.moons else found


@lru_cache(maxsize=1024)
def moons_in_force(moons: tuple[Moon, ...]) -> tuple[tuple[Seat, Piece], ...]:
    """The moons that somebody is on, as far as they are known; a quarter moon only until it has acted.

    Full moons, and some others, bind everybody.
    """
    found = [
        (moon.owner, _of_moon(moon))
        for moon in moons
        if moon.owner is not None and moon.name in BY_NAME and not (moon.type == QUARTER and moon.used)
    ]
    return tuple(
        [(NOBODY if getattr(piece, "for_all", False) else owner, piece) for owner, piece in found if piece is not None]
    )


def _of_moon(moon: Moon) -> Piece | None:
    """A moon as a piece: a secret one can only be revealed before it is, if it can be at all."""
    return BY_NAME[moon.name] if moon.type != SHROUDED or moon.revealed else VEILS.get(moon.name)


def stations_in_force(state: Match) -> Iterator[tuple[Seat, Piece]]:
    """The stations, with everybody for whom each of them works, and the powers that they have brought."""
    for there in state.stations:
        piece, owner = BY_NAME[there.name], owner_of(state, there)
        for seat, ships in enumerate(state.planets[there.place]):
            if ships and (seat == owner or getattr(piece, "accessible", False)):
                yield seat, piece
        if there.power and state.planets[there.place][owner]:
            yield owner, BY_NAME[there.power]


@lru_cache(maxsize=1024)
def _in_force(
    named: Named,
    gone: tuple[bool, ...],
    caches: tuple[Pile, ...],
    vouchers: tuple[Pile, ...],
    flared: Flared,
) -> tuple[tuple[Seat, Piece], ...]:
    return tuple(
        [
            (seat, piece)
            for seat, (own, names) in enumerate(named)
            if not gone[seat]
            for piece in _pieces(own, names, caches[seat], vouchers[seat], played_by(flared, seat))
        ]
    )

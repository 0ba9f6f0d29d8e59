"""A position completed from what has been stated: whatever was left out is as it usually is."""

from collections import Counter
from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile, added
from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.games.blutooth.encounters.destiny import all_branded, full
from adjudicator.games.blutooth.encounters.natures import natures_of
from adjudicator.games.blutooth.pieces import POWERS
from adjudicator.games.blutooth.positions.draft import POWER, Draft
from adjudicator.games.blutooth.positions.imagined_positions import seen_by
from adjudicator.games.blutooth.positions.stated_essence import stores
from adjudicator.games.blutooth.positions.stated_pods import caches, flares, piles
from adjudicator.games.blutooth.setup.position_proof import faults
from adjudicator.games.blutooth.table.backs import known
from adjudicator.games.blutooth.table.captives import captured_of
from adjudicator.games.blutooth.table.invasions import NEGOTIATION, NO_CHARGE, STILL_TO_COUNT, Invasion
from adjudicator.games.blutooth.table.match import ENCOUNTER, LAUNCH, PAYOFF, RALLY, Graft, Match
from adjudicator.games.blutooth.table.moons import ships_on
from adjudicator.games.blutooth.table.nexus import ships_kept

AUTHORITY: Final = 3
"""With less the power is off."""
CELLS: Final = {(1, RALLY): 2, (1, ENCOUNTER): 1, (1, PAYOFF): 1, (2, LAUNCH): 1, (2, RALLY): 1}
"""Cells in the flagship of an invader, by wave and letter; none where nothing is said."""


def completed(draft: Draft) -> tuple[Match, tuple[Match, ...]]:
    """The position and everybody's view of it; raises Misstated if the statements do not fit together."""
    _checked(draft)
    draft.table = replace(draft.table, flares=flares(draft), flared=tuple(draft.flared), **_brought(draft))
    state = _waging(draft, _settled(draft))
    forge, exhausted = piles(draft, state)
    state = replace(state, forge=forge, exhausted=exhausted, destiny=_charges(draft, state))
    state = replace(state, marked=_marked(draft, state), branded=_branded(draft, state))
    wrong = faults(state)
    if wrong:
        raise Misstated("; ".join(wrong))
    return state, tuple([_view(draft, state, seat) for seat in range(len(state.seats))])


def _settled(draft: Draft) -> Match:
    """The aliens with all that they have, before any invasion."""
    seats = range(len(draft.table.seats))
    state = replace(
        draft.table,
        planets=_planets(draft),
        eliminated=tuple([seat in draft.eliminated for seat in seats]),
        warp=draft.row(draft.warp, 0),
        praw=draft.row(draft.praw, 0) if draft.table.praw or draft.praw else (),
        vaporized=tuple(
            [
                draft.table.ships_of_alien(seat) if seat in draft.eliminated else draft.vaporized.get(seat, 0)
                for seat in seats
            ]
        ),
        powers=draft.row(draft.powers, POWER),
        revealed=draft.row(draft.revealed, False),
        faces=draft.row(draft.faces, "") if draft.faces else (),
        faces_known=draft.row(draft.faces_known, False) if draft.faces else (),
        undecided=draft.row(draft.undecided, False) if draft.undecided else (),
        caches=caches(draft),
        resupplies=draft.row(draft.resupplies, draft.table.resupplies[0]),
        lucre=draft.row(draft.lucre, 0),
        vouchers=draft.row(draft.vouchers, ()),
        shielded=draft.row(draft.shielded, False),
        manifested=draft.manifested,
        techs=draft.numbered_techs(),
        scrapped_techs=draft.scrapped_techs,
        grafts=tuple([Graft(seat, other, draft.powers[other]) for seat, other in draft.grafts]),
        sub_powers=(*draft.sub_powers, *[(seat, draft.powers[other]) for seat, other in draft.grafts]),
        nexus=draft.nexus,
        titles=draft.titles,
        gathered=draft.row(draft.gathered, 0),
        footprints=tuple(draft.footprints),
        devoured=draft.row(draft.devoured, 0) if draft.devoured else (),
        zapped=tuple(draft.zapped),
        plagued=tuple([int(draft.plagued.get(seat, False)) for seat in seats]),
        strikes=draft.row(draft.strikes, 0),
        commissions=tuple(draft.commissions),
        moons=tuple([moon for _, moon in sorted(draft.moons.items())]),
        came=tuple(sorted(draft.came)),
        timeouts=tuple(sorted(draft.timeouts)),
        flattened=tuple(draft.flattened),
        captives=tuple(draft.captives),
        benched=tuple(sorted(draft.benched)),
        stores=stores(draft.row(draft.powers, POWER), draft.stores),
        stations=tuple(sorted(draft.stations.values(), key=lambda one: (one.place, one.name))),
        station_offers=draft.row(draft.station_offers, ()) if draft.station_offers else (),
    )
    weak = [state.authority(seat) < AUTHORITY and seat not in draft.eliminated for seat in seats]
    return replace(state, powerless=tuple([draft.powerless.get(seat, weak[seat]) for seat in seats]))


def _waging(draft: Draft, state: Match) -> Match:
    """The position with its invasions, and what follows from them."""
    stated = tuple([draft.invasions[number] for number in sorted(draft.invasions)])
    state = replace(state, invasions=stated or _usual(state))
    if state.campaign is not None and state.invasions:
        whose = state.invasions[0].invader if draft.campaign is None else draft.campaign
        state = replace(state, campaign=whose)
    return _fought(draft, _campaigning(draft, state))


def _checked(draft: Draft) -> None:
    """Check that invasions are numbered from 1, and that nothing lacks that their phase must know of them."""
    if sorted(draft.invasions) != list(range(1, len(draft.invasions) + 1)):
        raise Misstated("invasions are numbered 1, 2, 3 and so on without a gap")
    for one in draft.invasions.values():
        if draft.table.letter != LAUNCH and one.target is None and not one.called_off:
            raise Misstated(f"say where invasion {one.number} is aimed: Red invades Blue on Blue 2")
    for commission in draft.commissions:
        draft.invasion(commission.number)


def _usual(state: Match) -> tuple[Invasion, ...]:
    """In the first letter of a cycle everybody invades the next alien, if nothing is said of invasions."""
    if state.phase != LAUNCH or state.campaign is not None:
        return ()
    seats = state.seats_in()
    following = (*seats[1:], *seats[:1])
    return tuple(
        [
            Invasion(number=number, invader=invader, charge=defender, defender=defender)
            for number, (invader, defender) in enumerate(zip(seats, following, strict=True), start=1)
        ]
    )


def _brought(draft: Draft) -> dict[str, tuple[int, ...]]:
    """What powers have brought their aliens as the match was set up: ships and charges."""
    seats = range(len(draft.table.seats))
    theirs = [() if draft.undecided.get(seat) else draft.powers_of(seat) for seat in seats]
    own = [[one for one in POWERS if one.name in names] for names in theirs]
    ships = tuple([sum([one.more_ships for one in some]) * draft.table.planets_each for some in own])
    charges = tuple([sum([one.more_charges for one in some]) for some in own])
    return {"more_ships": ships if any(ships) else (), "more_charges": charges if any(charges) else ()}


def _planets(draft: Draft) -> tuple[tuple[int, ...], ...]:
    """The rest of every alien's ships is spread as evenly as possible over the unmentioned home planets."""
    rows = [[0] * len(draft.table.seats) for _ in draft.table.planets]
    for (seat, place), ships in draft.ships.items():
        rows[place][seat] = ships
    for seat, colour in enumerate(draft.table.seats):
        if seat in draft.eliminated:
            continue
        each = draft.table.ships_of_alien(seat)
        sent = sum([one.sent for one in draft.invasions.values() if one.invader == seat])
        sent += sum([own.ships for one in draft.invasions.values() for own in one.sponsors if own.seat == seat])
        on_techs = sum([one.ships for one in draft.techs.get(seat, ())])
        elsewhere = ships_on(draft.moons.values(), seat) + on_techs + ships_kept(draft.nexus, seat)
        elsewhere += draft.table.guest is not None and draft.table.guest[0] == seat
        there = sum([row[seat] for row in rows]) + sent + elsewhere
        there += sum([ships for one, ships in draft.flattened if one == seat])
        there += captured_of(tuple(draft.captives), seat)
        left = each - there - draft.warp.get(seat, 0) - draft.praw.get(seat, 0) - draft.vaporized.get(seat, 0)
        closed = {*draft.table.ruined, *[place for one, place in draft.ships if one == seat]}
        open_places = [place for place in draft.table.home(seat) if place not in closed]
        if left < 0:
            raise Misstated(f"{colour} would have {each - left} ships; everybody has {each}")
        if left and not open_places:
            raise Misstated(
                f"{colour} has {each - left} ships, everybody {each}: say where the other {left} are, or leave a"
                " home planet unmentioned"
            )
        for i, place in enumerate(open_places):
            rows[place][seat] = left // len(open_places) + (i < left % len(open_places))
    return tuple([tuple(row) for row in rows])


def _campaigning(draft: Draft, state: Match) -> Match:
    """Fuel and flagships, as they usually are in this phase for those who invade and those who do not."""
    invaders = {one.invader for one in state.invasions if not (one.called_off or one.ambush)}
    cells = 0 if state.phase == LAUNCH else CELLS.get((state.wave, state.letter), 0)
    usual = int(state.options["fuel"])
    flagships, loaded, fuel = [], [], []
    for seat in range(len(state.seats)):
        invades = seat in invaders
        whole = draft.flagships.get(seat, invades)
        flagships.append(whole)
        loaded.append(draft.loaded.get(seat, cells if invades and whole else 0))
        fuel.append(draft.fuel.get(seat, 0 if invades and state.phase != LAUNCH else usual))
    return replace(state, flagships=tuple(flagships), loaded=tuple(loaded), fuel=tuple(fuel))


def _fought(draft: Draft, state: Match) -> Match:
    """Defenders, natures, influence and spent drivers, as far as nothing else was stated."""
    found = []
    exhausts: list[Pile] = [()] * len(state.seats)
    for one in state.invasions:
        made = one
        rivals = [o for o in state.open_invasions() if (o.target, o.defender) == (one.target, one.defender)]
        waits = state.letter >= ENCOUNTER and not (one.over or one.called_off or one.number in draft.divided)
        if waits and one.target is not None and one.defender is not None:
            if len(rivals) > 1:
                raise Misstated(f"say with how many ships invasion {one.number} is defended: defended with 2")
            made = replace(made, held=state.planets[one.target][one.defender])
        if one.contact and one.natures is None:
            made = replace(made, natures=natures_of(one))
        if one.contact and not one.took_part:
            made = replace(made, took_part=(*one.leaders, *[sponsor.seat for sponsor in one.sponsors]))
        made = _with_influence(made, state)
        if one.contact and one.fought and (one.drivers != (None, None) or one.beside):
            made = replace(made, spent=True)
            for used in one.beside:
                exhausts[used.seat] = added(exhausts[used.seat], (used.pod,))
            for side, driver in enumerate(one.drivers):
                if driver is not None:
                    exhausts[one.leader(side)] = added(exhausts[one.leader(side)], (driver,))
        for used in one.discharged:
            exhausts[used.seat] = added(exhausts[used.seat], (used.pod,))
        found.append(made)
    lying = tuple([draft.exhausts.get(seat, pile) for seat, pile in enumerate(exhausts)])
    return replace(state, invasions=tuple(found), exhausts=lying)


def _with_influence(one: Invasion, state: Match) -> Invasion:
    """An invasion with the influence of those who negotiate in it, if it was not stated."""
    if one.assembly == STILL_TO_COUNT:
        return replace(one, assembly=tuple([state.influence(seat) for seat in range(len(state.seats))]))
    if one.outcome == NEGOTIATION and one.influence is None and one.defender is not None:
        return replace(one, influence=(state.influence(one.invader), state.influence(one.defender)))
    return one


def _charges(draft: Draft, state: Match) -> tuple[Seat, ...]:
    """All charges that the invasions have not used, unless they were stated."""
    if draft.destiny is not None:
        return draft.destiny
    used: Iterable[Seat] = [one.charge for one in state.invasions if one.charge != NO_CHARGE]
    return tuple((Counter(full(state)) - Counter(used)).elements())


def _marked(draft: Draft, state: Match) -> tuple[Seat, ...]:
    """The charges with a hazard: all that may still be in the pool, unless they were stated."""
    if draft.marked is not None:
        return draft.marked
    return tuple([seat for seat in dict.fromkeys(state.destiny) if seat in state.marked])


def _branded(draft: Draft, state: Match) -> tuple[Seat, ...]:
    """The charges that powers have marked: all that may still be in the pool, unless they were stated."""
    if draft.branded is not None:
        return draft.branded
    left = Counter(all_branded(state)) - Counter([one.charge for one in state.invasions if one.branded])
    return tuple((left & Counter(state.destiny)).elements())


def _view(draft: Draft, state: Match, seat: Seat) -> Match:
    """What a seat knows of it: what is its own, what lies open, and the caches that it was stated to know."""
    view = seen_by(state, seat)
    caches = [
        known(pile, state.caches[other]) if (seat, other) in draft.known else pile
        for other, pile in enumerate(view.caches)
    ]
    return replace(view, caches=tuple(caches))

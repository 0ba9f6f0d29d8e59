"""Destiny: the charges that say whom everybody invades."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, Seat
from adjudicator.engine.contract.script import Made, Script
from adjudicator.games.blutooth.events.campaigns import (
    ChargeNamed,
    ChargeRedrawn,
    DestinyRefilled,
    InvasionsAnnounced,
    without,
)
from adjudicator.games.blutooth.events.laws import HazardDrawn
from adjudicator.games.blutooth.mechanics.friendship import guests_leave
from adjudicator.games.blutooth.mechanics.laws import Hazard
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.systems.hazards import Hazards, hazards_among, in_play
from adjudicator.games.blutooth.table.invasions import WILD, Ambush, Invasion
from adjudicator.games.blutooth.table.match import Match

ENTRIES: Final = ("rule.destiny", "phase.destiny", "frame.colours")

EACH: Final = 3
"""Charges of each colour in the match."""
WILDS: Final = 2
"""Wild charges."""
REDRAWS: Final = 2
"""How often the charge of one invasion can be used up by a Paradox."""
PARADOX: Final = "Paradox"

Pool = tuple[Seat, ...]


def full(state: Match) -> Pool:
    """All charges of destiny: three of every alien in the match, and two wild ones."""
    return (*[seat for seat in state.seats_in() for _ in range(most_charges(state, seat))], *[WILD] * WILDS)


def most_charges(state: Match, charge: Seat) -> int:
    """How many of a charge the pool can hold: two wild ones; of each alien in the match three, and those brought."""
    if charge == WILD:
        return WILDS
    if state.eliminated[charge]:
        return 0
    return EACH + (state.more_charges[charge] if state.more_charges else 0)


def all_branded(state: Match) -> Pool:
    """Those of all charges that a power has marked: the ones that it has brought."""
    more = state.more_charges
    return tuple([seat for seat in state.seats_in() for _ in range(more[seat])]) if more else ()


def _is_branded(branded: Pool, charge: Seat, there: int, chance: Chance, label: str) -> bool:
    """Whether a charge is a marked one that was drawn when so many of its colour were there."""
    marked = branded.count(charge)
    return marked > 0 and chance.below(f"{label}/branded", there) < marked


def _possible(pool: Pool, barred: Sequence[Seat]) -> Pool:
    """The charges that can come up: never the invader's own colour (Q16), nor one of those who sit out."""
    return tuple([charge for charge in pool if charge not in barred])


def _drawn(pool: Pool, whole: Pool, barred: Sequence[Seat], chance: Chance, label: str) -> tuple[Seat, Pool, bool]:
    """A charge for an invader, what is left, and whether all charges had to be filled again before (Q33)."""
    again = not _possible(pool, barred)
    left = [*(whole if again else pool)]
    charge = int(chance.choose(label, [str(one) for one in _possible(tuple(left), barred)], 1)[0])
    left.remove(charge)
    return charge, tuple(left), again


def announced(
    state: Match,
    invaders: Sequence[Seat],
    chance: Chance,
    label: str,
    hazards: Sequence[Hazard] = (),
    wave: int = 1,
    ambushes: tuple[Ambush, ...] = (),
) -> tuple[Event[Match], ...]:
    """The invasions of a wave: one for each of these invaders, in order of seats, with a charge of destiny.

    If the pool has been filled again meanwhile, a second event tells what is left in it. Then come the hazards.
    Destiny has no part in ambushes, which are numbered last.
    """
    pool, whole, filled, branded = state.destiny, full(state), False, state.branded
    draw = Hazards(state, hazards, chance, wave) if in_play(state) else None
    charges: list[tuple[Seat, Seat]] = []
    found: list[HazardDrawn] = []
    ours: list[int] = []
    for number, invader in enumerate(sorted(invaders), start=1):
        here, there = f"{label}/destiny/{state.seats[invader]}", pool
        charge, pool, again = _drawn(pool, whole, (invader, *state.benched), chance, here)
        filled = filled or again
        charges.append((invader, charge))
        branded = all_branded(state) if again else branded
        alike = (whole if again else there).count(charge)
        if _is_branded(branded, charge, alike, chance, here):
            ours.append(number)
            branded = without(branded, charge)
        if draw is not None:
            if again:
                draw.refilled(state.seats_in())
            found += draw.drawn(number, charge, alike, here)
    wave_of = InvasionsAnnounced(tuple(charges), ambushes, tuple(ours))
    marked = () if draw is None else tuple(draw.marked)
    left = [DestinyRefilled(pool, marked, branded)] if filled else []
    return (wave_of, *left, *[replace(one, marked=marked) for one in found])


def destiny_drawn(at: MatchAt, invaders: Sequence[Seat], wave: int) -> Script:
    """The invasions of the next wave are announced, as this one ends."""
    state = at.state
    label = f"after {state.when}"
    if wave == 1 and state.wave == 1:  # this wave of the new cycle will end with draws of that name
        label += " alone"
    hazards = at.run.title.pieces.picked(hazards_among)
    found = announced(state, invaders, at.chance, label, hazards, wave, ambushes_due(state))
    yield from found
    if any(isinstance(event, HazardDrawn) and event.boss for event in found):
        yield from guests_leave(at)


def ambushes_due(state: Match) -> tuple[Ambush, ...]:
    """The ambushes that come next, without those of aliens who are out, and of them."""
    out = state.eliminated
    return tuple([one for one in state.ambushes if not (out[one.invader] or out[one.defender])])


def redraws(invasion: Invasion) -> int:
    """How many charges of an invasion have been used up by a Paradox."""
    return sum([piece == PARADOX for _, piece in invasion.uses])


def can_redraw(invasion: Invasion) -> bool:
    """Whether a Paradox can still use up the charge of an invasion: once, and once more.

    The use that is just announced counts already, so that it is the third one that comes too late.
    """
    return redraws(invasion) <= REDRAWS


def charges_left(at: MatchAt) -> tuple[Seat, ...]:
    """The other charges in the pool that this invader could have, each once."""
    state, invasion = at.state, at.invasion
    barred = (invasion.invader, invasion.charge, *state.benched)
    there = _possible(state.destiny, barred)
    return tuple(dict.fromkeys([one for one in there if one == WILD or not state.eliminated[one]]))


def charge_named(at: MatchAt, charge: Seat) -> Made:
    """A charge of the pool takes the place of the one that this invasion has; nothing happens if it is not there."""

    def event(now: Match) -> ChargeNamed | None:
        back = has_room(now, now.invasion(at.where).charge)
        return ChargeNamed(at.where, charge, back) if charge in now.destiny else None

    return Made(event)


def has_room(now: Match, drawn: Seat) -> bool:
    """Whether a charge that was drawn can go back: not if the pool was filled meanwhile, or its alien is out."""
    return now.destiny.count(drawn) < most_charges(now, drawn)


def redrawn(at: MatchAt) -> Script:
    """The charge of this invasion is used up, and another one drawn."""
    label = f"{at.label}/destiny"
    yield Made(partial(_filled, where=at.where))
    yield Made(partial(_redrawn, where=at.where, chance=at.chance, label=label))
    if in_play(at.state):
        made = Made(partial(_hazard_drawn, at=at, label=label))
        yield made
        if isinstance(made.happened, HazardDrawn) and made.happened.boss:
            yield from guests_leave(at)


def _filled(now: Match, where: int) -> Event[Match] | None:
    """All charges are in the pool again, if it holds none that this invader can have."""
    invader = now.invasion(where).invader
    marked = now.seats_in() if in_play(now) else ()
    barred = (invader, *now.benched)
    return None if _possible(now.destiny, barred) else DestinyRefilled(full(now), marked, all_branded(now))


def _redrawn(now: Match, where: int, chance: Chance, label: str) -> Event[Match]:
    invasion = now.invasion(where)
    whole = _again(now, invasion, label)
    charge, _, _ = _drawn(now.destiny, full(now), (invasion.invader, *now.benched), chance, whole)
    return ChargeRedrawn(where, charge, _is_branded(now.branded, charge, now.destiny.count(charge), chance, whole))


def scrambled(at: MatchAt) -> Script:
    """A charge that a power has marked is used up, and others are drawn until one comes that is not."""
    while at.invasion.branded:
        yield from redrawn(at)


def _again(now: Match, invasion: Invasion, label: str) -> str:
    """The label of a further draw."""
    return f"{label}/{len(invasion.uses)} uses, {len(now.destiny)} charges"


def _hazard_drawn(now: Match, at: MatchAt, label: str) -> Event[Match] | None:
    """The hazard of the charge that has just been drawn, if it has any."""
    invasion = now.invasion(at.where)
    draw = Hazards(now, at.run.title.pieces.picked(hazards_among), at.chance, now.wave)
    there = now.destiny.count(invasion.charge) + 1
    return next(draw.drawn(at.where, invasion.charge, there, _again(now, invasion, label)), None)

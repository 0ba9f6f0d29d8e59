"""A position of the Blutooth edition in the words of the case law."""

from collections.abc import Iterator, Sequence

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile
from adjudicator.games.blutooth.positions.of_invasions import WINNERS
from adjudicator.games.blutooth.positions.of_laws import OF
from adjudicator.games.blutooth.table.backs import any_hidden
from adjudicator.games.blutooth.table.invasions import NEGOTIATION, NO_CHARGE, SIDES, WILD, Invasion
from adjudicator.games.blutooth.table.match import ENCOUNTER, Match, named_place
from adjudicator.games.blutooth.table.techs import techs_of
from adjudicator.games.blutooth.words.payoff_words import DISMISS


def head(state: Match) -> str:
    """Its phase and the number of players."""
    return f"turn {state.cycle} phase {state.phase}, {len(state.seats)} players"


def statements(state: Match, views: Sequence[Match]) -> tuple[str, ...]:
    """What is so, as statements."""
    zapped = [f"{state.seats[seat]}: {piece} zapped in invasion {number}" for seat, piece, number in state.zapped]
    return (
        *_seats(state, views),
        *zapped,
        *(_invasion(state, one) for one in state.invasions),
        *_piles(state),
        *_moons(state),
    )


def _pile(pods: Pile) -> str:
    return ", ".join(pods) or "nothing"


def _seats(state: Match, views: Sequence[Match]) -> Iterator[str]:
    for seat, name in enumerate(state.seats):
        said = [*_of_seat(state, views[seat], seat)]
        yield f"{name} ({state.powers[seat]}): {'; '.join(said)}"


def _stations(state: Match, seat: Seat) -> Iterator[str]:
    for one in state.stations:
        if state.system(one.place) == seat:
            marks = f" with {one.marks} marks" if one.marks else ""
            counts = f" as {one.dominion} dominion" if one.dominion else ""
            power = f" bringing {one.power}" if one.power else ""
            yield f"station {one.name} on {named_place(state, one.place)}{marks}{counts}{power}"
    if state.station_offers and state.station_offers[seat]:
        yield f"may choose {', '.join(state.station_offers[seat])}"


def _of_seat(state: Match, view: Match, seat: Seat) -> Iterator[str]:
    if state.eliminated[seat]:
        yield "eliminated"
    for place, here in enumerate(state.planets):
        if here[seat] or state.system(place) == seat:
            yield f"{here[seat]} on {named_place(state, place)}"
    yield f"{state.warp[seat]} in the warp"
    if state.praw:
        yield f"{state.praw[seat]} in the Praw"
    if state.vaporized[seat] and not state.eliminated[seat]:
        yield f"{state.vaporized[seat]} vaporized"
    yield f"cache {_pile(state.caches[seat])}"
    yield f"exhaust {_pile(state.exhausts[seat])}"
    yield f"{state.fuel[seat]} in the nexus"
    yield f"{state.loaded[seat]} loaded"
    yield f"flagship {'whole' if state.flagships[seat] else 'lost'}"
    yield f"{state.resupplies[seat]} resupplies left"
    yield f"{state.lucre[seat]} lucre"
    yield from _stations(state, seat)
    yield f"vouchers {', '.join([one.removesuffix(' Voucher') for one in state.vouchers[seat]]) or 'nothing'}"
    for one, part, number in state.flared:
        if one == seat:
            yield f"played {part} in invasion {number}"
    if state.techs:
        yield f"techs {_techs(state, seat)}"
    taken = [(graft.seat, graft.power) for graft in state.grafts]
    further = [one for one in state.sub_powers if one not in taken]
    yield from [f"also has the power {power}" for one, power in further if one == seat]
    yield from [f"took the power of {state.seats[graft.other]}" for graft in state.grafts if graft.seat == seat]
    if state.shielded[seat]:
        yield "shielded"
    yield f"power {'known' if state.revealed[seat] else 'unknown'}"
    yield from _marks(state, seat)
    yield from _slimes(state, seat)
    yield from _faces(state, seat)
    yield from _haggles(state, seat)
    for other, name in enumerate(state.seats):
        if other != seat and state.caches[other] and not any_hidden(view.caches[other]):
            yield f"knows {name}'s cache"


def _haggles(state: Match, seat: Seat) -> Iterator[str]:
    for one in state.haggles:
        if one.seat == seat:
            yield f"haggles with {state.seats[one.other]} for {one.prize} at {one.influence}"


def _faces(state: Match, seat: Seat) -> Iterator[str]:
    face = state.faces[seat] if state.faces else ""
    if state.undecided and state.undecided[seat]:
        yield f"has to choose between {state.powers[seat]} and {face}"
    elif face:
        yield f"also is {face}; second power {'known' if state.faces_known[seat] else 'unknown'}"


def _slimes(state: Match, seat: Seat) -> Iterator[str]:
    for one in state.slimes:
        if one.seat == seat:
            yield f"{one.pod} stays in its flagship{' from this wave' * (one.since == state.waves)}"


def _techs(state: Match, seat: Seat) -> str:
    said = []
    for one in techs_of(state.techs, seat):
        at = f" at {'/'.join([named_place(state, place) for place in one.places])}" if one.places else ""
        hides = f" hiding {one.pod}" if one.pod else ""
        known = f"{' developed' * one.developed}{' shown' * one.shown}"
        said.append(f"{one.number} {one.name} with {one.ships}{known}{at}{hides}")
    return ", ".join(said) or "nothing"


def _marks(state: Match, seat: Seat) -> Iterator[str]:
    if state.gathered[seat]:
        yield f"{state.gathered[seat]} gathered"
    for mark in state.footprints:
        if mark.seat == seat:
            yield f"a footprint on {named_place(state, mark.place)}"
    if state.devoured and state.devoured[seat]:
        yield f"{state.devoured[seat]} devoured"
    yield f"{'lost' if state.powerless[seat] else 'has'} its power"
    if state.plagued[seat]:
        yield "struck by the Plague"
    if state.strikes[seat]:
        yield f"missed {state.strikes[seat]} phases"


def _invasion(state: Match, one: Invasion) -> str:
    said = [*_aimed(state, one), *_fought(state, one), *_negotiated(state, one), *_fixed(state, one)]
    return f"invasion {one.number}: {'; '.join(said)}"


def _aimed(state: Match, one: Invasion) -> Iterator[str]:
    names = state.seats
    if one.defender is None:
        yield f"{names[one.invader]} invades by a wild charge"
    else:
        where = "" if one.target is None else f" on {named_place(state, one.target)}"
        does = "ambushes" if one.ambush else "invades"
        yield f"{names[one.invader]} {does} {names[one.defender]}{where} with {one.sent}"
        if one.charge == WILD:
            yield "by a wild charge"
        elif one.charge not in (one.defender, NO_CHARGE):
            yield f"by a charge of {names[one.charge]}"
        if one.branded:
            yield "by a marked charge"
    if one.hazard:
        yield f"hazard {one.hazard}"
    if state.letter >= ENCOUNTER and one.target is not None:
        yield f"defended with {one.held}"
    for sponsor in one.sponsors:
        yield f"{names[sponsor.seat]} sponsored the {SIDES[sponsor.side]} with {sponsor.ships}"
    for side, leader in enumerate(one.leaders):
        asked = [c for c in state.commissions if (c.number, c.side) == (one.number, side)]
        if asked:
            yield f"{names[leader]} commissioned {', '.join([f'{names[c.seat]} with {c.most}' for c in asked])}"
    if one.called_off:
        yield "called off"
    elif one.over:
        yield "over"


def _fought(state: Match, one: Invasion) -> Iterator[str]:
    names = state.seats
    if one.contact or one.drivers != (None, None):
        first, second = [driver or "nothing" for driver in one.drivers]
        yield f"{'drivers' if one.contact else 'primed'} {first} against {second}"
    if one.named != (None, None):
        yield f"counting {' against '.join(['nothing' if named is None else str(named) for named in one.named])}"
    if one.took_part:
        yield f"{', '.join([names[seat] for seat in one.took_part])} took part"
    yield from [f"{names[bribe.seat]} bribed with {bribe.lucre}" for bribe in one.bribes]
    if one.natures is not None:
        yield f"natures {one.natures[0]} against {one.natures[1]}"
    for own in one.beside:
        yield f"{names[own.seat]} primed {own.pod} beside the {SIDES[own.side]}'s driver"
    for word, primed in (("primed", one.distress), ("discharged", one.discharged)):
        for seat, side in dict.fromkeys([(own.seat, own.side) for own in primed]):
            pods = [own.pod for own in primed if (own.seat, own.side) == (seat, side)]
            yield f"{names[seat]} {word} {', '.join(pods)} for the {SIDES[side]}"
    if one.added != (0, 0):
        yield f"reinforced by {one.added[0]} against {one.added[1]}"
    if one.might is not None:
        yield f"might {one.might[0]} against {one.might[1]}"
    if one.outcome:
        yield "to be negotiated" if one.outcome == NEGOTIATION else f"outcome {one.outcome}"
    if one.won is not None:
        word = next(word for word, won in WINNERS.items() if won == one.won)
        yield f"won by {word}"
    yield from [f"{state.seats[seat]} called {word} for {piece}" for seat, piece, word in one.called]
    yield from [f"opened for the {SIDES[side]}" for side in one.opened]
    yield from [word for word, so in (("peaceful", one.peaceful), ("gassed", one.gassed)) if so]
    yield from [f"{names[seat]} escaped" for seat in one.escaped]
    yield from [f"a boon of {boons} is due to {names[seat]}" for seat, boons in one.boons]
    yield from [f"{names[seat]} used {piece}" for seat, piece in one.uses]


def _fixed(state: Match, one: Invasion) -> Iterator[str]:
    """What space stations have fixed for it."""
    for own in one.fixed:
        name = state.seats[own.seat]
        if own.place < 0:
            yield f"{name} showed {own.pod} ({own.station})"
        else:
            place = named_place(state, own.place)
            yield f"{name} may sponsor the {SIDES[own.side]} only from {place} ({own.station})"
    for charge in one.before:
        yield f"the charge before was {'wild' if charge == WILD else state.seats[charge]}"


def _negotiated(state: Match, one: Invasion) -> Iterator[str]:
    if one.undone != (None, None):
        yield f"undone {' against '.join([driver or 'nothing' for driver in one.undone])}"
    names = state.seats
    if one.influence is not None:
        yield f"influence {one.influence[0]} against {one.influence[1]}"
    for demand in one.demands:
        what = f"to dismiss {names[demand.sponsor]}" if demand.sponsor is not None else demand.what
        assert (demand.what == DISMISS) == (demand.sponsor is not None)
        negated = ", negated" if demand.negated else ""
        yield f"{names[one.leader(demand.side)]} demanded {what} for {demand.cost}{negated}"
    yield from [f"the offer of {power} was accepted" for power in one.offers]


def _piles(state: Match) -> Iterator[str]:
    if state.flares:
        yield f"flares: {_pile(state.flares)}"
    if state.scrapped_techs:
        yield f"scrapped techs: {_pile(state.scrapped_techs)}"
    yield f"manifested: {_pile(state.manifested)}"
    if state.showcase:
        yield f"showcase: {_pile(state.showcase)}"
    yield f"forge: {_pile(state.forge)}"
    yield f"exhausted: {_pile(state.exhausted)}"
    charges = ["wild" if charge == WILD else state.seats[charge] for charge in state.destiny]
    yield f"destiny: {', '.join(charges) or 'nothing'}"
    if state.more_charges:
        yield f"marked charges: {', '.join([state.seats[seat] for seat in state.branded]) or 'none'}"
    if state.guest is not None:
        yield f"guest: {state.seats[state.guest[0]]} with {state.seats[state.guest[1]]}"
    if state.lent:
        yield f"lent powers: {', '.join([f'{state.seats[one]} and {state.seats[other]}' for one, other in state.lent])}"
    if state.ambushes:
        beset = [f"{state.seats[one.invader]} on {state.seats[one.defender]}" for one in state.ambushes]
        yield f"ambushes: {', '.join(beset)}"
    yield from _laws(state)


def _laws(state: Match) -> Iterator[str]:
    """What binds everybody, in a match that has any of it."""
    if state.options["hazards"] == "yes":
        yield f"hazard charges: {', '.join([state.seats[seat] for seat in state.marked]) or 'none'}"
        yield f"boss: {state.boss or 'none'}"
    if state.turned:
        yield "rotation: the other way round"
    if state.ruined:
        yield f"ruined: {', '.join([named_place(state, place) for place in state.ruined])}"
    if state.scattered:
        yield f"scattered: {_pile(state.scattered)}"
    if state.legacies:
        yield f"legacies: {', '.join([legacy.removeprefix(OF) for legacy in state.legacies])}"


def _moons(state: Match) -> Iterator[str]:
    for moon in state.moons:
        said = [moon.name]
        if moon.owner is not None:
            said.append(f"{moon.ships} of {state.seats[moon.owner]}")
        said += [word if so else f"not {word}" for word, so in (("revealed", moon.revealed), ("used", moon.used))]
        said += [f"{state.seats[seat]} has come" for seat, place in state.came if place == moon.place]
        yield f"moon of {named_place(state, moon.place)}: {'; '.join(said)}"

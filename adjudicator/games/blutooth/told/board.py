"""The table as everybody may know it: planets, invasions, aliens; and what has changed."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import zip_longest

from msgspec.structs import replace

from adjudicator.core.event import OUTSIDER, Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.contract.changed_cells import Cell, Row, explained, joined, number, table, together, words
from adjudicator.engine.contract.report_sections import Chapter, Section, Table
from adjudicator.games.blutooth.mechanics.purchases import buyers
from adjudicator.games.blutooth.table.backs import hidden, of_forge
from adjudicator.games.blutooth.table.forge_list import contents
from adjudicator.games.blutooth.table.invasions import DEFENDERS, INVADERS, NEGOTIATION, WILD, Invasion
from adjudicator.games.blutooth.table.match import LAUNCH, PAYOFF, Match, vacant
from adjudicator.games.blutooth.table.nexus import as_seen as nexus_seen
from adjudicator.games.blutooth.table.planets import layers, place_at
from adjudicator.games.blutooth.table.speech import NO, Speech
from adjudicator.games.blutooth.table.techs import as_seen
from adjudicator.games.blutooth.table.traps import as_seen as traps_seen
from adjudicator.games.blutooth.told import essence_told, moons_told
from adjudicator.games.blutooth.told.nexus_told import kept_lines, stolen_lines, trap_lines
from adjudicator.games.blutooth.told.station_news import stations
from adjudicator.games.blutooth.told.techs import other_lines, techs_gone, techs_line

NONE = "-"
"""The text of a cell with nothing in it."""

Board = tuple[Section | None, ...]


def covered(view: Match) -> Match:
    """A view without anything that not everybody has seen: it is the same for all players' views."""
    kept: dict[str, Match] = view.__dict__
    found = kept.get("_covered")
    if found is None:
        found = kept["_covered"] = _covered(view)
    return found


def _covered(view: Match) -> Match:
    powers = [power if shown else HIDDEN for power, shown in zip(view.powers, view.revealed, strict=True)]
    faces = [power if shown else power and HIDDEN for power, shown in zip(view.faces, view.faces_known, strict=True)]
    return replace(
        view,
        powers=tuple(powers),
        faces=tuple(faces),
        caches=tuple(map(hidden, view.caches)),
        vouchers=tuple(map(hidden, view.vouchers)),
        forge=hidden(view.forge),
        techs=as_seen(view.techs, OUTSIDER),
        stores=tuple([store.seen(OUTSIDER) for store in view.stores]),
        commissions=(),
        haggles=(),
        station_offers=tuple(map(hidden, view.station_offers)),
        invasions=tuple(map(_closed, view.invasions)),
        moons=moons_told.covered(view),
        nexus=nexus_seen(view.nexus, OUTSIDER),
        traps=traps_seen(view.traps, OUTSIDER),
    )


def _closed(invasion: Invasion) -> Invasion:
    """An invasion without the pods in it that are not open to all."""
    if not invasion.contact and invasion.drivers != (None, None):
        invasion = replace(invasion, drivers=(None, None), named=(None, None))
    if not invasion.contact and invasion.beside:
        invasion = replace(invasion, beside=())
    return replace(invasion, distress=()) if invasion.distress else invasion


def board(view: Match, before: Match | None, to: Speech) -> Board:
    """The position for everybody: made only of what all can see (`covered`)."""
    assert to.seat is None, "nobody is `you` in what everybody is told"
    return (
        invasions(view, to),
        aside(view, before, to),
        planets(view, before, to),
        moons_told.section(view, to),
        stations(view, to),
        aliens(view, before, to),
    )


@lru_cache(4096)
def _counted(ships: tuple[int, ...], names: tuple[str, ...]) -> str:
    """`4 Red, 2 Blue`, as in a cell; cached, as most planets of all matches hold one of a few sets of ships."""
    return ", ".join([f"{count} {name}" for count, name in zip(ships, names, strict=True) if count]) or NONE


def planets(view: Match, before: Match | None, to: Speech) -> Section:
    """The ships of each alien on each planet."""
    rows: list[Row] = []
    aliens = len(view.seats)
    cells, each = _cells(view, before), layers(aliens, len(view.planets))
    for system, colour in enumerate(view.seats):
        rows.append((colour, *[cells[place_at(aliens, system, planet + 1)] for planet in range(each)]))
    head = (to.say("head-system"), *(to.say("head-planet", number=planet + 1) for planet in range(each)))
    ships = _untouched(view) if before is None or before.planets == view.planets else 0
    parts: list[str | Table] = [*explained(table(head, rows), said=to.say("different"))]
    if ships:
        parts = [to.say("planets-untouched", planets=each, ships=ships)]
    if before is None and _aside_empty(view):
        parts = joined(parts, to.say("aside-empty"))
    if view.ruined:
        parts.append(to.say("planets-ruined", places=to.listed(map(to.place, sorted(view.ruined)))))
    parts += [*trap_lines(view, to), *stolen_lines(view, to)]
    for seat, colour in enumerate(view.seats):
        marks = [to.place(one.place) for one in view.footprints if one.seat == seat]
        if marks:
            parts.append(to.say("footprints-line", seat=colour, places=to.listed(marks)))
    return Section(to.say("heading-planets"), tuple(parts), Chapter.BOARD)


def _untouched(view: Match) -> int:
    """How many ships of its own alien every planet has, as at the beginning; 0 if planets are not alike."""
    aliens, ships = len(view.seats), max(view.planets[0])
    alone = [tuple([ships * (seat == system) for seat in range(aliens)]) for system in range(aliens)]
    each = layers(aliens, len(view.planets))
    places = [(place_at(aliens, system, 1 + planet), system) for system in range(aliens) for planet in range(each)]
    return ships if not view.unborn and all(view.planets[place] == alone[system] for place, system in places) else 0


def _cells(view: Match, before: Match | None) -> list[str | Cell]:
    """The ships on each planet, marked if they have changed."""
    names = view.seats
    old = view.planets if before is None else before.planets
    found = [
        _counted(row, names) if row == was else words(_counted(row, names), _counted(was, names))
        for row, was in zip_longest(view.planets, old, fillvalue=(0,) * len(names))
    ]
    unborn = view.unborn
    return ["" if place in unborn else cell for place, cell in enumerate(found)]


def _aside_empty(view: Match) -> bool:
    """Whether no ship is in the warp, in the praw or gone."""
    return not (any(view.warp) or any(view.praw) or any(view.vaporized))


def aside(view: Match, before: Match | None, to: Speech) -> Section | None:
    """Everybody's ships in the warp, and those that are gone; `planets` says once if there are none."""
    if before is None and _aside_empty(view):
        return None
    columns = [(view.warp, None if before is None else before.warp)]
    heads = ["alien", "warp"]
    if view.praw:
        columns.append((view.praw, None if before is None else before.praw))
        heads.append("praw")
    if any(view.vaporized):
        columns.append((view.vaporized, None if before is None else before.vaporized))
        heads.append("gone")
    rows: list[Row] = [
        (colour, *(number(now[seat], None if was is None else was[seat]) for now, was in columns))
        for seat, colour in enumerate(view.seats)
    ]
    return Section(to.say("heading-aside"), (_alike(table(to.heads(*heads), rows), to),), Chapter.ASIDE)


def _alike(several: Table, to: Speech) -> Table:
    return together(several, to.say("everybody-alike"))


def aliens(view: Match, before: Match | None, to: Speech) -> Section:
    """Powers, sizes of caches, dominion, authority, fuel, resupplies, lucre; what lies open; who has missed phases."""
    rows: list[Row] = []
    for seat, colour in enumerate(view.seats):
        now, was = _counts(view, seat), (None,) * 4 if before is None else _counts(before, seat)
        cache, dominion, authority, lucre = [number(*pair) for pair in zip(now, was, strict=True)]
        power = words(_power(view, seat, to), None if before is None else _power(before, seat, to))
        fuel = words(_fuel(view, seat), None if before is None else _fuel(before, seat))
        rows.append((colour, power, NONE if view.eliminated[seat] else cache, dominion, authority, fuel, lucre))
    head = to.heads("alien", "power", "cache", "dominion", "authority", "fuel", "lucre")
    parts = [*explained(_alike(table(head, rows), to), said=to.say("different"))]
    if any(view.loaded) and not (before and any(before.loaded)):
        parts.append(to.say("fuel-explained"))
    parts += [*_gathered(view, to), _resupplies(view, to)]
    for seat in view.seats_in():
        if vacant(view, seat):
            parts.append(to.say("vacant", seat=view.seats[seat]))
        elif view.strikes[seat]:
            parts.append(to.say("strikes", seat=view.seats[seat], count=view.strikes[seat]))
    parts += [to.say("alien-gone", seat=view.seats[seat]) for seat, out in enumerate(view.eliminated) if out]
    parts.append(_piles(view, before, to))
    parts += _dark(view, before, to)
    if view.showcase:
        parts.append(to.say("showcase-line", pods=to.pods(view.showcase)))
    bought = [to.say("vouchers-one", seat=view.seats[seat], count=len(v)) for seat, v in enumerate(view.vouchers) if v]
    if bought:
        parts.append(to.say("vouchers-line", vouchers=", ".join(bought)))
    if view.techs or view.scrapped_techs:
        parts += filter(None, (techs_line(view, to), techs_gone(view, to)))
    parts += [*other_lines(view, to), *kept_lines(view, to), *essence_told.lines(view, to)]
    if view.guest is not None:
        parts.append(to.say("guest-line", seat=view.seats[view.guest[0]], other=view.seats[view.guest[1]]))
    slimes = [f"{view.seats[one.seat]} {one.pod}" for one in view.slimes]
    if slimes:
        parts.append(to.say("slimes-line", slimes=to.listed(slimes)))
    parts.append(to.say("destiny-left", charges=_charges(view, to)))
    thrown = [
        to.say("exhaust-one", seat=view.seats[seat], pods=to.pods(pods))
        for seat, pods in enumerate(view.exhausts)
        if pods
    ]
    if thrown:
        parts.append(to.say("exhausts-line", exhausts="; ".join(thrown)))
    return Section(to.say("heading-aliens"), tuple(parts), Chapter.COUNTS)


def _counts(view: Match, seat: Seat) -> tuple[int, int, int, int]:
    return (len(view.caches[seat]), view.dominion(seat), view.authority(seat), view.lucre[seat])


def _gathered(view: Match, to: Speech) -> Iterator[str]:
    """What known powers have gathered."""
    said = [f"{view.seats[seat]} {count}" for seat, count in enumerate(view.gathered) if count and view.revealed[seat]]
    if said:
        yield to.say("gathered-line", said=to.listed(said))


def _resupplies(view: Match, to: Speech) -> str:
    """How many free resupplies are left to whom: those with as many together."""
    counts = sorted({view.resupplies[seat] for seat in view.seats_in()}, reverse=True)
    alike = [
        (count, [view.seats[seat] for seat in view.seats_in() if view.resupplies[seat] == count]) for count in counts
    ]
    if len(alike) == 1:
        return to.say("resupplies-alike", count=counts[0])
    return to.say("resupplies-line", said="; ".join([f"{count} {to.listed(seats)}" for count, seats in alike]))


def _fuel(view: Match, seat: Seat) -> str:
    """`2`, `1 + 1`: the cells in the nexus, and those in the flagship."""
    loaded = view.loaded[seat]
    return f"{view.fuel[seat]} + {loaded}" if loaded else str(view.fuel[seat])


def powers_said(view: Match, seat: Seat, to: Speech) -> str:
    """`Human`, `Human + hidden`: what everybody knows of the powers of an alien."""
    if view.undecided and view.undecided[seat]:
        return to.say("power-undecided")
    both = view.powers_known(seat)
    return " + ".join([power if shown else to.say("power-hidden") for power, shown in both])


def _power(view: Match, seat: Seat, to: Speech) -> str:
    """`Human`, `Human (off)`."""
    power = powers_said(view, seat, to)
    notes = [to.say("power-is-off")] if view.powerless[seat] else []
    return f"{power} ({', '.join(notes)})" if notes else power


def _piles(view: Match, before: Match | None, to: Speech, *, dark: bool = False) -> str:
    forge, exhausted = (
        number(
            len(of_forge(getattr(view, pile), dark=dark)),
            None if before is None else len(of_forge(getattr(before, pile), dark=dark)),
        ).words
        for pile in ("forge", "exhausted")
    )
    return to.say("piles-dark" if dark else "piles", forge=forge, exhausted=exhausted)


def _dark(view: Match, before: Match | None, to: Speech) -> Iterator[str]:
    """The dark forge, if there is one, and how many dark pods each alien holds."""
    if not contents(view).dark:
        return
    yield _piles(view, before, to, dark=True)
    counts = [(view.seats[seat], len(of_forge(pile, dark=True))) for seat, pile in enumerate(view.caches)]
    held = [f"{colour} {count}" for colour, count in counts if count]
    if held:
        yield to.say("dark-held", held=", ".join(held))


def _charges(view: Match, to: Speech) -> str:
    """`2 Red, 1 Blue, 1 wild`: the charges that are left."""
    colours = [(seat, view.destiny.count(seat)) for seat in (*range(len(view.seats)), WILD)]
    said = [
        f"{count} {to.say('charge-wild') if seat == WILD else view.seats[seat]}" for seat, count in colours if count
    ]
    return ", ".join(said) or NO


def invasions(view: Match, to: Speech) -> Section | None:
    """The invasions that are not over: before the launch whom destiny names, then targets and fleets.

    In the last letter of a wave, what is left to be settled of them.
    """
    if view.winners is not None:
        return None
    if view.letter == PAYOFF:
        return _left(view, to)
    open_ones = [one for one in view.invasions if not one.over]
    if not open_ones:
        return None
    if view.letter == LAUNCH:
        rows = [(str(one.number), view.seats[one.invader], _defender(view, one, to)) for one in open_ones]
        head = to.heads("number", "invader", "defender")
        return Section(to.say("heading-charges"), (Table(head, tuple(rows)),), Chapter.NEXT)
    found = [
        (
            str(one.number),
            NONE if one.target is None else to.place(one.target),
            *(_fleet(view, one, side, to) for side in (INVADERS, DEFENDERS)),
        )
        for one in open_ones
    ]
    head = to.heads("number", "planet-aimed", "invader", "defender")
    return Section(to.say("heading-invasions"), (Table(head, tuple(found)),), Chapter.NEXT)


def _left(view: Match, to: Speech) -> Section | None:
    """What is left to be settled of a wave: negotiations, with the influence of both, boons, and purchases."""
    said = []
    for one in view.invasions:
        if not one.over and one.outcome == NEGOTIATION and one.influence is not None:
            names = {"seat": to.one(one.invader), "other": to.one(one.leader(DEFENDERS))}
            mine, theirs = one.influence
            said.append(to.say("left-negotiation", number=one.number, mine=mine, theirs=theirs, **names))
        if not one.over and one.assembly:
            there = [f"{view.seats[seat]} {one.assembly[seat]}" for seat in view.seats_in()]
            said.append(to.say("left-assembly", number=one.number, influence=to.listed(there)))
        said += [
            to.say("left-boons", number=one.number, seat=to.one(seat), boons=boons)
            for seat, boons in one.boons
            if boons and not one.over
        ]
    buying = [
        to.say("left-buyers", number=one.number, seats=to.listed([view.seats[seat] for seat in seats]))
        for one in view.invasions
        if (seats := buyers(view, one))
    ]
    if buying:
        said.append(to.say("left-buying", said="; ".join(buying)))
    return Section(to.say("heading-to-settle"), tuple(said), Chapter.NEXT) if said else None


def _defender(view: Match, invasion: Invasion, to: Speech) -> str:
    return to.say("charge-wild") if invasion.defender is None else view.seats[invasion.defender]


def _fleet(view: Match, invasion: Invasion, side: int, to: Speech) -> str:
    """`Red 4, with Blue 2 and Green 1`; without numbers as long as no ships have arrived."""
    leader = view.seats[invasion.leader(side)]
    if not invasion.sent and not invasion.sponsors and not invasion.outcome:
        return leader
    said = to.say("fleet-own", seat=leader, ships=invasion.own(side))
    helping = sponsors(view, invasion, side)
    return to.say("with-sponsors", fleet=said, sponsors=to.listed(helping)) if helping else said


def sponsors(view: Match, invasion: Invasion, side: int) -> list[str]:
    """`Green 2`, `Yellow 1`: the sponsors of a fleet."""
    return [f"{view.seats[one.seat]} {one.ships}" for one in invasion.sponsors_of(side)]

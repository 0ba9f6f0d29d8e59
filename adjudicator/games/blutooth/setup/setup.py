"""Setting up a match: powers, caches, lucre, fuel, and the first charges of destiny."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, fold
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.contract.granting import granted
from adjudicator.engine.contract.title import rulebook
from adjudicator.games.blutooth.encounters.destiny import announced, full
from adjudicator.games.blutooth.events.campaigns import CampaignOpened, CycleOpened
from adjudicator.games.blutooth.events.faces import FacesDealt
from adjudicator.games.blutooth.events.milestones import PhaseOpened, PowersDealt
from adjudicator.games.blutooth.events.pods import PodsDrafted
from adjudicator.games.blutooth.events.scores import TitlesNamed
from adjudicator.games.blutooth.events.techs import TechDrafted
from adjudicator.games.blutooth.mechanics.lucre_values import free_resupplies, provided
from adjudicator.games.blutooth.mechanics.showcase import restocked
from adjudicator.games.blutooth.pieces import HAZARDS, LEGACIES, TECHS, powers_for
from adjudicator.games.blutooth.scoring.reckoning import drawn
from adjudicator.games.blutooth.setup.flares_dealt import flares_dealt
from adjudicator.games.blutooth.setup.power_setups import powers_set_up
from adjudicator.games.blutooth.setup.rulebook import RULEBOOK
from adjudicator.games.blutooth.setup.stations_dealt import stations_dealt
from adjudicator.games.blutooth.systems.hazards import in_play
from adjudicator.games.blutooth.systems.legacies import cells_at_first, drawn_at_first
from adjudicator.games.blutooth.systems.moons import moons_dealt
from adjudicator.games.blutooth.table.backs import of_forge
from adjudicator.games.blutooth.table.forge_list import PROVISIONS, all_pods, contents
from adjudicator.games.blutooth.table.match import SHIPS_EACH, Match
from adjudicator.games.blutooth.table.planets import planets_each
from adjudicator.games.blutooth.table.techs import DEALT, next_number, undealt

ENTRIES: Final = (
    "frame.players",
    "frame.planets",
    "frame.ships",
    "frame.provisions",
    "frame.powers",
    "dimension.two_faced",
    "frame.setup_order",
    "dimension.familiar",
    "dimension.tiny",
    "dimension.normal",
    "dimension.celestial",
    "dimension.large",
    "dimension.huge",
    "dimension.galactic",
    "dimension.hi_tech",
    "techrule.dealt",
    "term.alien",
    "term.cache",
    "term.hidden",
    "term.match",
    "term.planet",
    "term.power",
    "term.setup",
    "term.ship",
    "term.shroud",
)


def empty(colours: tuple[str, ...], options: Mapping[str, str]) -> Match:
    """The table with four ships on every home planet, and nothing dealt."""
    aliens = len(colours)
    each = planets_each(aliens)
    nothing = (0,) * aliens
    chosen = rulebook(RULEBOOK, options)
    table = Match(
        seats=colours,
        options=chosen,
        cycle=0,
        phase=0,
        powers=(HIDDEN,) * aliens,
        revealed=(False,) * aliens,
        powerless=(False,) * aliens,
        planets=tuple(
            tuple([SHIPS_EACH if owner == system else 0 for owner in range(aliens)])
            for system in range(aliens)
            for _ in range(each)
        ),
        warp=nothing,
        praw=nothing if options.get("praw") == "yes" else (),
        vaporized=nothing,
        caches=((),) * aliens,
        forge=(),
        exhausted=(),
        exhausts=((),) * aliens,
        destiny=(),
        fuel=nothing,
        loaded=nothing,
        flagships=(False,) * aliens,
        resupplies=(free_resupplies(chosen),) * aliens,
        lucre=(provided(chosen),) * aliens,
        vouchers=((),) * aliens,
        shielded=(False,) * aliens,
        gathered=nothing,
        plagued=nothing,
        strikes=nothing,
        eliminated=(False,) * aliens,
    )
    marked = table.seats_in() if in_play(table) else ()
    return replace(table, destiny=full(table), forge=all_pods(contents(table)), marked=marked)


def deal(table: Match, chance: Chance, wishes: Sequence[Sequence[str]] = ()) -> tuple[Event[Match], ...]:
    """Everything up to the first letter."""
    first = tuple(_dealt(table, chance, wishes))
    return (*first, *_begun(fold(table, first), chance))


def _dealt(table: Match, chance: Chance, wishes: Sequence[Sequence[str]]) -> Iterator[Event[Match]]:
    there = [power.name for power in powers_for(table.options, len(table.seats))]
    powers = granted(chance, "powers", table.seats, there, wishes)
    yield PowersDealt(powers, known=table.options["known"] == "yes")
    faces: tuple[str, ...] = ()
    if table.options["dual"] != "no":
        faces = granted(chance, "faces", table.seats, [power for power in there if power not in powers], ())
        dealt = FacesDealt(faces, table.options["known"] == "yes", table.options["dual"] == "shadow")
        yield dealt
        table = dealt.apply(table)
    yield from drawn_at_first((*powers, *faces), table.options, LEGACIES, chance)
    if table.options["flares"] == "yes":
        flares = flares_dealt(chance, powers, faces)
        yield flares
        table = flares.apply(table)
    if table.options["titles_known"] == "yes":
        titles = drawn(table.options, chance)
        if titles:
            yield TitlesNamed(titles)
    for seat, colour in enumerate(table.seats):
        pods = chance.choose(f"cache/{colour}", of_forge(table.forge, dark=False), PROVISIONS)
        drafted = PodsDrafted(seat, tuple(sorted(pods)))
        yield drafted
        table = drafted.apply(table)
    stocked = restocked(table, chance, "showcase")
    if stocked is not None:
        yield stocked
        table = stocked.apply(table)
    if table.options["moons"] == "yes":
        yield moons_dealt(table, chance)
    if table.options["techs"] == "yes":
        yield from techs_dealt(table, chance)
    yield from stations_dealt(table, chance)


def _begun(table: Match, chance: Chance) -> Iterator[Event[Match]]:
    """What powers bring when everything has been dealt, and the first charges of destiny."""
    setups = () if table.options["dual"] == "shadow" else (table.powers, table.faces)
    for some in setups:
        for brought in powers_set_up(table, some, chance):
            yield brought
            table = brought.apply(table)
    cells = cells_at_first(int(table.options["fuel"]), table.legacies, LEGACIES)
    if table.options["campaigns"] == "in_turn":
        yield CampaignOpened(0, 1, cells)
        invaders = range(1)
    else:
        yield CycleOpened(1, cells)
        invaders = range(len(table.seats))
    yield from announced(table, invaders, chance, "cycle 1 wave 1", HAZARDS)
    yield PhaseOpened(1)


def techs_dealt(table: Match, chance: Chance) -> Iterator[Event[Match]]:
    """Three techs for everybody, which only they know."""
    for seat, colour in enumerate(table.seats):
        left = sorted(undealt([tech.name for tech in TECHS], table.techs, ()))
        for name in chance.choose(f"techs/{colour}", left, DEALT):
            drafted = TechDrafted(seat, next_number(table.techs), name)
            yield drafted
            table = drafted.apply(table)

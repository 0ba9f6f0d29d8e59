"""What the pieces of the Blutooth edition are made of: the verbs, the events they may cause, and where they stand.

A piece imports this module and nothing else of the project.
"""

from functools import partial

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.contract.order_words import Choice, Vocabulary
from adjudicator.engine.contract.pieces import Piece, after, asks, cancels, does, instead_of, may, may_not, sees, worth
from adjudicator.engine.contract.questions import Ask, OneOf, Options, Use
from adjudicator.engine.contract.script import Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.flare_words import FlareWord
from adjudicator.galaxy.judging import Judged
from adjudicator.games.blutooth.acts import nexus_acts
from adjudicator.games.blutooth.acts import station_acts as acts
from adjudicator.games.blutooth.encounters.bribes import Giving
from adjudicator.games.blutooth.encounters.demands import influence_changed
from adjudicator.games.blutooth.encounters.destiny import can_redraw, redrawn
from adjudicator.games.blutooth.encounters.distress import primed_early
from adjudicator.games.blutooth.encounters.might import (
    Numbers,
    backwards,
    changed_number,
    driver_number,
    equalized,
    in_combat,
)
from adjudicator.games.blutooth.encounters.natures import made_envoy
from adjudicator.games.blutooth.encounters.offers import Offer
from adjudicator.games.blutooth.encounters.outcomes import BLITZED, is_compensated, rewards_due
from adjudicator.games.blutooth.encounters.priming import driver_shown
from adjudicator.games.blutooth.events.campaigns import AmbushPlanned, DefenderNamed, FlagshipLost, FuelLoaded
from adjudicator.games.blutooth.events.dark import InfluenceBought
from adjudicator.games.blutooth.events.encounters import BoonsDue, NaturesKnown, Negotiated, RewardsGassed, Settled
from adjudicator.games.blutooth.events.flares import (
    DriverExchanged,
    DriverTurned,
    FlarePlayed,
    FlareScrapped,
    ForgeShown,
    ShipsSurfaced,
    WordCalled,
)
from adjudicator.games.blutooth.events.lucre import Manifested, PodsPicked, Shielded, VoucherUsed
from adjudicator.games.blutooth.events.milestones import Found, Gathered, Plagued, PowerUsed, Resupplied, UseCancelled
from adjudicator.games.blutooth.events.moons import MoonUsed
from adjudicator.games.blutooth.events.pods import (
    ArtifactUsed,
    CacheShown,
    DistressWorked,
    PodRecharged,
    PodSnatched,
    PodsScrapped,
)
from adjudicator.games.blutooth.events.powers import PodClaimed
from adjudicator.games.blutooth.events.ships import (
    FURTHER,
    TAXED,
    FootprintLeft,
    ShipsDestroyed,
    ShipsLanded,
    ShipsLost,
    ShipVaporized,
)
from adjudicator.games.blutooth.mechanics.boons import boons_given
from adjudicator.games.blutooth.mechanics.brought_demands import Brought
from adjudicator.games.blutooth.mechanics.drafting import (
    Wanting,
    can_draft,
    drafted,
    many_snatched,
    scrapped,
    snatched,
    snatched_named,
)
from adjudicator.games.blutooth.mechanics.establishing import Establishing, founded, without_base
from adjudicator.games.blutooth.mechanics.giving_up import given_up
from adjudicator.games.blutooth.mechanics.laws import Dynamic, Hazard, Legacy
from adjudicator.games.blutooth.mechanics.losing import Vaporizing, uncommitted, vaporizable
from adjudicator.games.blutooth.mechanics.resupplies import resupplied
from adjudicator.games.blutooth.mechanics.returning import Loss, abandoned, lost_by, rescued, ships_saved
from adjudicator.games.blutooth.mechanics.returning import all_rebounding as all_rebounded
from adjudicator.games.blutooth.mechanics.returning import rebounding as rebounded
from adjudicator.games.blutooth.mechanics.reviving import all_revived, revived
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.piece_kinds import (
    ADAPTED,
    AS_PRINTED,
    COMBAT,
    CONTROL,
    DESTROY,
    DIPLOMACY,
    INFO,
    INVASION,
    META,
    RESOURCE,
    SUPPORT,
    Advantage,
    Artifact,
    Flare,
    Persistent,
    Power,
    Station,
    Voucher,
)
from adjudicator.games.blutooth.systems import dark_acts
from adjudicator.games.blutooth.systems.flares import can_flare, flares_made, held_attack, is_wild
from adjudicator.games.blutooth.systems.moon_acts import (
    all_but_the_best_scrapped,
    all_of_kinds,
    campaign_begins,
    drafted_kind,
    exhausted_dealt,
    extremes,
    first_warpfall,
    flare_of,
    foreign_bases_ahead,
    forge_dealt,
    game_over,
    halves,
    in_every_system,
    is_highest,
    is_sponsor,
    legacies_made,
    moon_left,
    must_negotiate,
    my_moons,
    one_from_everybody,
    put_back,
    scrapped_at_random,
    sniped_where_coexisting,
    sponsors_filled,
    sponsors_side,
    station_in_place_of,
    told_of,
    vaporized_by_moon,
    worst_scrapped,
    zaps,
)
from adjudicator.games.blutooth.systems.moon_kinds import (
    BlueMoon,
    CheesyMoon,
    FullMoon,
    HalfMoon,
    HubMoon,
    MoonBase,
    QuarterMoon,
    SecretMoon,
)
from adjudicator.games.blutooth.systems.moons import lost_to_moon, moon_vaporized, my_moon, occupied_moons
from adjudicator.games.blutooth.systems.new_powers import power_replaced
from adjudicator.games.blutooth.systems.rifts import Rift
from adjudicator.games.blutooth.systems.tech_pieces import Tech
from adjudicator.games.blutooth.table.backs import held_as
from adjudicator.games.blutooth.table.forge_list import all_pods, contents, kinds_of
from adjudicator.games.blutooth.table.invasions import (
    BLITZ,
    CATACLYSM,
    CLASH,
    DEAL,
    DEFENDERS,
    INFECTION,
    INVADERS,
    MASSACRE,
    QUASHED,
    SLAPFIGHT,
    STANDOFF,
    Place,
)
from adjudicator.games.blutooth.table.match import ENCOUNTER, LAUNCH, PAYOFF, RALLY, Match, is_zapped
from adjudicator.games.blutooth.table.moons import held_by
from adjudicator.games.blutooth.table.pods import (
    BRIGADE,
    DISTRESS,
    ENVOY,
    NEGOTIATE,
    NEGOTIATES,
    TWO_D,
    is_artifact,
    is_attack,
    is_encounter,
    is_flare,
    nature,
    printed,
)
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.table.use_prices import ANY_ARTIFACT
from adjudicator.games.blutooth.words.dark_words import FoundAnew, OpenRift, ZapAShip
from adjudicator.games.blutooth.words.flare_words import FlareFor, FlareFrom, FlareOn, PlayFlare
from adjudicator.games.blutooth.words.moon_words import UseMoon
from adjudicator.games.blutooth.words.piece_words import Examining, Making, Stopping, StrikeBack, Upon
from adjudicator.games.blutooth.words.station_words import OPERATE, Operate


def discharged(piece: Piece, at: MatchAt, against: tuple[Seat, ...]) -> ArtifactUsed:
    """The artifact that this piece is, discharged out of my cache."""
    return ArtifactUsed(at.me, held_as(at.my_cache, piece.name) or piece.name, at.where, against)


def voucher_used(piece: Piece, at: MatchAt, against: tuple[Seat, ...]) -> VoucherUsed:
    """The voucher that this piece is, used out of my nexus."""
    return VoucherUsed(at.me, piece.name, at.where, against)


def operating(at: MatchAt, station: Station, options: Options | None = None, detail: str = "") -> Ask:
    """The question to me whether I use this station.

    `detail` tells it from others about it in the same place: ` on 1/Plague/1` for what seat 1 uses, `/2` for another.
    """
    said = f"{station.name}{detail}"
    return at.wish(station, options or Operate(station.name), OPERATE, said)


def flared(piece: Flare, at: MatchAt, against: tuple[Seat, ...]) -> FlarePlayed:
    """The flare that this piece is a part of, played against what somebody uses."""
    face = at.state.is_face(at.me, piece.shows)
    return FlarePlayed(at.me, piece.name, piece.pod, piece.shows, at.where, against, face)


def is_combat(end: Settled, number: int) -> bool:
    """Whether it is how a combat of this invasion has ended, and not for nothing."""
    return end.number == number and end.outcome in COMBATS and end.won is not None


COMBATS = (CLASH, MASSACRE, CATACLYSM, INFECTION, SLAPFIGHT, BLITZ)


"""What comes of combat."""


__all__ = [
    "ADAPTED",
    "ANY_ARTIFACT",
    "AS_PRINTED",
    "BLITZ",
    "BLITZED",
    "BRIGADE",
    "CATACLYSM",
    "CLASH",
    "COMBAT",
    "COMBATS",
    "CONTROL",
    "DEAL",
    "DEFENDERS",
    "DESTROY",
    "DIPLOMACY",
    "DISTRESS",
    "ENCOUNTER",
    "ENVOY",
    "FURTHER",
    "INFECTION",
    "INFO",
    "INVADERS",
    "INVASION",
    "LAUNCH",
    "MASSACRE",
    "META",
    "NEGOTIATE",
    "NEGOTIATES",
    "PAYOFF",
    "QUASHED",
    "RALLY",
    "RESOURCE",
    "SLAPFIGHT",
    "STANDOFF",
    "SUPPORT",
    "TAXED",
    "TWO_D",
    "Advantage",
    "AmbushPlanned",
    "Artifact",
    "ArtifactUsed",
    "Ask",
    "BlueMoon",
    "BoonsDue",
    "Brought",
    "CacheShown",
    "CheesyMoon",
    "Choice",
    "DefenderNamed",
    "DistressWorked",
    "DriverExchanged",
    "DriverTurned",
    "Dynamic",
    "Establishing",
    "Examining",
    "FlagshipLost",
    "Flare",
    "FlareFor",
    "FlareFrom",
    "FlareOn",
    "FlarePlayed",
    "FlareScrapped",
    "FlareWord",
    "FootprintLeft",
    "ForgeShown",
    "Found",
    "FoundAnew",
    "FuelLoaded",
    "FullMoon",
    "Gathered",
    "Giving",
    "HalfMoon",
    "Hazard",
    "HubMoon",
    "InfluenceBought",
    "Judged",
    "Legacy",
    "Loss",
    "Making",
    "Manifested",
    "Match",
    "MatchAt",
    "MoonBase",
    "MoonUsed",
    "NaturesKnown",
    "Negotiated",
    "Numbers",
    "Offer",
    "OneOf",
    "OpenRift",
    "Operate",
    "Options",
    "Persistent",
    "Pile",
    "Place",
    "Plagued",
    "PlayFlare",
    "PodClaimed",
    "PodRecharged",
    "PodSnatched",
    "PodsPicked",
    "PodsScrapped",
    "Power",
    "PowerUsed",
    "QuarterMoon",
    "Resupplied",
    "RewardsGassed",
    "Rift",
    "Script",
    "Seat",
    "SecretMoon",
    "Settled",
    "Shielded",
    "ShipVaporized",
    "ShipsDestroyed",
    "ShipsLanded",
    "ShipsLost",
    "ShipsSurfaced",
    "Spoken",
    "Station",
    "Stopping",
    "StrikeBack",
    "Tech",
    "Upon",
    "Use",
    "UseCancelled",
    "UseMoon",
    "Vaporizing",
    "Vocabulary",
    "Voucher",
    "Wanting",
    "WordCalled",
    "ZapAShip",
    "abandoned",
    "acts",
    "after",
    "all_but_the_best_scrapped",
    "all_of_kinds",
    "all_pods",
    "all_rebounded",
    "all_revived",
    "asks",
    "backwards",
    "boons_given",
    "campaign_begins",
    "can_draft",
    "can_flare",
    "can_redraw",
    "cancels",
    "changed_number",
    "contents",
    "dark_acts",
    "discharged",
    "does",
    "drafted",
    "drafted_kind",
    "driver_number",
    "driver_shown",
    "equalized",
    "exhausted_dealt",
    "extremes",
    "first_warpfall",
    "flare_of",
    "flared",
    "flares_made",
    "foreign_bases_ahead",
    "forge_dealt",
    "founded",
    "game_over",
    "given_up",
    "halves",
    "held_as",
    "held_attack",
    "held_by",
    "in_combat",
    "in_every_system",
    "influence_changed",
    "instead_of",
    "is_artifact",
    "is_attack",
    "is_combat",
    "is_compensated",
    "is_encounter",
    "is_flare",
    "is_highest",
    "is_sponsor",
    "is_wild",
    "is_zapped",
    "kinds_of",
    "legacies_made",
    "lost_by",
    "lost_to_moon",
    "made_envoy",
    "many_snatched",
    "may",
    "may_not",
    "moon_left",
    "moon_vaporized",
    "must_negotiate",
    "my_moon",
    "my_moons",
    "nature",
    "nexus_acts",
    "occupied_moons",
    "one_from_everybody",
    "operating",
    "partial",
    "power_replaced",
    "primed_early",
    "printed",
    "put_back",
    "reason",
    "rebounded",
    "redrawn",
    "rescued",
    "resupplied",
    "revived",
    "rewards_due",
    "scrapped",
    "scrapped_at_random",
    "sees",
    "ships_saved",
    "snatched",
    "snatched_named",
    "sniped_where_coexisting",
    "sponsors_filled",
    "sponsors_side",
    "station_in_place_of",
    "told_of",
    "uncommitted",
    "vaporizable",
    "vaporized_by_moon",
    "voucher_used",
    "without_base",
    "worst_scrapped",
    "worth",
    "zaps",
]

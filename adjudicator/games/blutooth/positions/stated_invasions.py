"""How it is stated who invades whom with what, and what came of it."""

import re

from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.galaxy.statements import Form, fact
from adjudicator.games.blutooth.mechanics.brought_demands import brought
from adjudicator.games.blutooth.pieces import BY_NAME
from adjudicator.games.blutooth.positions.of_invasions import (
    WINNERS,
    AllNegotiate,
    Branded,
    Bribes,
    ByCharge,
    ByWild,
    Called,
    Came,
    Commissions,
    Counting,
    DefendedWith,
    Demanded,
    Drivers,
    Flag,
    HasHazard,
    Invades,
    Listed,
    Natures,
    NoSponsors,
    Opened,
    Pair,
    Sponsored,
    TookPart,
    Undone,
    Won,
)
from adjudicator.games.blutooth.positions.of_laws import hazard_named
from adjudicator.games.blutooth.positions.words import Fact, Reader, side
from adjudicator.games.blutooth.table.invasions import NEGOTIATION, OUTCOMES, WILD, Fixed, Primed, Sponsor
from adjudicator.games.blutooth.table.match import CAPACITY
from adjudicator.games.blutooth.table.pods import NATURES
from adjudicator.games.blutooth.words.payoff_words import DEMANDS, DISMISS, station_demanded, station_in, tech_in


def invasion_facts(number: int, words: str, reader: Reader) -> list[Fact]:
    """What is said of an invasion: facts with semicolons between them."""
    forms = (
        *_beginnings(number, reader),
        *_primed(number, reader),
        *_results(number, reader),
        *_kept(number, reader),
        *_negotiations(number, reader),
    )
    return [fact(part, forms) for part in words.split(";")]


def _beginnings(number: int, reader: Reader) -> tuple[Form[Fact], ...]:
    def invades(m: "re.Match[str]") -> Fact:
        defender = reader.seat(m[3])
        target = reader.place(m[4], defender) if m[4] else None
        ships = int(m[5]) if m[5] else None
        return Invades(number, reader.seat(m[1]), defender, target, ships, m[2].casefold() == "ambushes")

    def commissioned(m: "re.Match[str]") -> Fact:
        asked = []
        for part in re.split(r", | and ", m[2]):
            one = re.fullmatch(r"(\w+)(?: with (\d))?", part.strip())
            if one is None:
                raise Misstated(f"{part!r} is nobody; write: Red commissioned Green and Yellow with 2")
            asked.append((reader.seat(one[1]), int(one[2] or CAPACITY)))
        return Commissions(number, reader.seat(m[1]), tuple(asked))

    return (
        Form(
            r"(\w+) invades by a wild charge",
            "Red invades by a wild charge",
            lambda m: Invades(number, reader.seat(m[1]), None),
        ),
        Form(
            r"(\w+) (invades|ambushes) (\w+)(?: on (\w+ \d))?(?: with (\d+))?",
            "Red invades Blue on Blue 2 with 3",
            invades,
        ),
        Form(r"by a wild charge", "by a wild charge", lambda _: ByWild(number)),
        Form(
            r"hazard (.+)",
            "hazard Meteor Storm",
            lambda m: HasHazard(number, "" if m[1].casefold() == "none" else hazard_named(m[1])),
        ),
        Form(r"by a marked charge", "by a marked charge", lambda _: Branded(number)),
        Form(r"by a charge of (\w+)", "by a charge of Green", lambda m: ByCharge(number, reader.seat(m[1]))),
        Form(
            r"undone (.+) against (.+)",
            "undone Attack 8 against Attack 40",
            lambda m: Undone(number, (reader.some_pod(m[1]), reader.some_pod(m[2]))),
        ),
        Form(r"defended with (\d+)", "defended with 2", lambda m: DefendedWith(number, int(m[1]))),
        Form(r"nobody sponsored", "nobody sponsored (to compare)", lambda _: NoSponsors(number)),
        Form(
            r"(\w+) sponsored the (invader|defender) with (\d+)",
            "Green sponsored the defender with 2",
            lambda m: Sponsored(number, Sponsor(reader.seat(m[1]), side(m[2]), int(m[3]))),
        ),
        Form(r"(\w+) commissioned (.+)", "Red commissioned Green and Yellow with 2", commissioned),
        Form(
            r"(\w+) called (.+) for (.+)",
            "Red called Attack 8 for Author",
            lambda m: Called(number, reader.seat(m[1]), m[2], piece(m[3])),
        ),
        Form(r"opened for the (invader|defender)", "opened for the invader", lambda m: Opened(number, side(m[1]))),
        Form(r"called off", "called off", lambda _: Flag(number, "called_off")),
        Form(r"over", "over", lambda _: Flag(number, "over")),
    )


def _primed(number: int, reader: Reader) -> tuple[Form[Fact], ...]:
    """What has been primed, and what it counts as."""

    def drivers(m: "re.Match[str]") -> Fact:
        return Drivers(number, (reader.some_pod(m[2]), reader.some_pod(m[3])), m[1].casefold() == "drivers")

    def counting(m: "re.Match[str]") -> Fact:
        one, other = (None if word.casefold() == "nothing" else int(word) for word in (m[1], m[2]))
        return Counting(number, (one, other))

    def distress(m: "re.Match[str]") -> tuple[Primed, ...]:
        return tuple([Primed(reader.seat(m[1]), side(m[3]), pod) for pod in reader.pods(m[2])])

    natures = "|".join(NATURES)
    return (
        Form(r"(drivers|primed) (.+) against (.+)", "drivers Attack 10 against Negotiate", drivers),
        Form(r"counting (\d+|nothing) against (\d+|nothing)", "counting 7 against nothing", counting),
        Form(
            rf"natures ({natures}) against ({natures})",
            "natures brigade against envoy",
            lambda m: Natures(number, (m[1].casefold(), m[2].casefold())),
        ),
        Form(
            r"(\w+) primed (.+) beside the (invader|defender)'s driver",
            "Red primed Dark Kicker x2 beside the invader's driver",
            lambda m: Listed(number, "beside", distress(m)),
        ),
        Form(
            r"(\w+) primed (.+) for the (invader|defender)",
            "Green primed Escape for the invader",
            lambda m: Listed(number, "distress", distress(m)),
        ),
        Form(
            r"(\w+) discharged (.+) for the (invader|defender)",
            "Green discharged Escape for the invader",
            lambda m: Listed(number, "discharged", distress(m)),
        ),
    )


def _results(number: int, reader: Reader) -> tuple[Form[Fact], ...]:
    """What it came to, and who has a part in that."""
    return (
        Form(
            r"(might|influence) (-?\d+) against (-?\d+)",
            "might 13 against 12",
            lambda m: Pair(number, m[1].casefold(), (int(m[2]), int(m[3]))),
        ),
        Form(
            r"reinforced by (\d+) against (\d+)",
            "reinforced by 4 against 0",
            lambda m: Pair(number, "added", (int(m[1]), int(m[2]))),
        ),
        Form(
            r"(\w+) bribed with (\d+)",
            "Red bribed with 2",
            lambda m: Bribes(number, reader.seat(m[1]), int(m[2])),
        ),
        Form(
            r"(.+) took part",
            "Red, Blue and Green took part",
            lambda m: TookPart(number, tuple([reader.seat(one) for one in re.split(r", | and ", m[1])])),
        ),
        Form(rf"outcome ({'|'.join(OUTCOMES)})", "outcome clash", lambda m: Came(number, m[1].casefold())),
        Form(
            r"won by (?:the )?(invader|defender|both|nobody)",
            "won by the defender",
            lambda m: Won(number, WINNERS[m[1].casefold()]),
        ),
        Form(r"(peaceful|gassed)", "peaceful", lambda m: Flag(number, m[1].casefold())),
        Form(r"(\w+) escaped", "Green escaped", lambda m: Listed(number, "escaped", (reader.seat(m[1]),))),
        Form(
            r"boons? (?:of )?(\d+) (?:is|are) due to (\w+)|a boon of (\d+) is due to (\w+)",
            "a boon of 2 is due to Green",
            lambda m: Listed(number, "boons", ((reader.seat(m[2] or m[4]), int(m[1] or m[3])),)),
        ),
    )


def _kept(number: int, reader: Reader) -> tuple[Form[Fact], ...]:
    """What has been used, shown or laid down, and holds as long as the invasion goes on."""
    return (
        Form(
            r"(\w+) may sponsor the (invader|defender) only from (\w+ \d) \((.+)\)",
            "Green may sponsor the defender only from Green 2 (High-Activity Staging Zone)",
            lambda m: Listed(
                number, "fixed", (Fixed(piece(m[4]), reader.seat(m[1]), side=side(m[2]), place=reader.place(m[3])),)
            ),
        ),
        Form(
            r"(\w+) showed (.+) \((.+)\)",
            "Green showed Attack 8 (Targeting Depot)",
            lambda m: Listed(number, "fixed", (Fixed(piece(m[3]), reader.seat(m[1]), reader.pod(m[2])),)),
        ),
        Form(
            r"the charge before was (\w+)",
            "the charge before was Green",
            lambda m: Listed(number, "before", (WILD if m[1].casefold() == "wild" else reader.seat(m[1]),)),
        ),
        Form(
            r"(\w+) used (.+)",
            "Red used Clone",
            lambda m: Listed(number, "uses", ((reader.seat(m[1]), piece(m[2])),)),
        ),
    )


def _negotiations(number: int, reader: Reader) -> tuple[Form[Fact], ...]:
    def demanded(m: "re.Match[str]") -> Fact:
        dismissed = re.fullmatch(r"to dismiss (\w+)", m[2], re.I)
        sponsor = None if dismissed is None else reader.seat(dismissed[1])
        named = m[2].casefold() if m[2].casefold() in DEMANDS else m[2] if brought(m[2]) is not None else None
        station = station_in(m[2])
        if tech_in(m[2]) is not None:
            named = m[2]
        other = station_demanded(piece(station)) if station is not None else named or reader.pod(m[2])
        what = DISMISS if dismissed is not None else other
        return Demanded(number, reader.seat(m[1]), what, int(m[3]), sponsor, m[4] is not None)

    return (
        Form(r"all negotiate", "all negotiate", lambda _: AllNegotiate(number)),
        Form(r"to be negotiated", "to be negotiated", lambda _: Came(number, NEGOTIATION)),
        Form(r"(\w+) demanded (.+) for (\d+)(, negated)?", "Red demanded revive for 1, negated", demanded),
        Form(
            r"the offer of ([\w -]+) was accepted",
            "the offer of Zombie was accepted",
            lambda m: Listed(number, "offers", (piece(m[1]),)),
        ),
    )


def piece(name: str) -> str:
    """A power or an artifact by its name."""
    known = {one.casefold(): one for one in BY_NAME}
    if name.strip().casefold() not in known:
        raise Misstated(f"there is no power or artifact {name.strip()!r}; there are {', '.join(known.values())}")
    return known[name.strip().casefold()]

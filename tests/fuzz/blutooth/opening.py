"""Random matches of the Blutooth edition: from the deal, and more often from later on or near the end."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, State
from adjudicator.games.blutooth.events.flares import FlarePlayed
from adjudicator.games.blutooth.events.laws import HazardDrawn
from adjudicator.games.blutooth.events.lucre import VoucherUsed
from adjudicator.games.blutooth.events.milestones import PhaseOpened, PowerUsed
from adjudicator.games.blutooth.events.pods import ArtifactUsed
from adjudicator.games.blutooth.events.stations import StationUsed
from adjudicator.games.blutooth.events.techs import TechUsed
from adjudicator.games.blutooth.pieces import HAZARDS, LEGACIES, MOONS, POWERS, STATIONS, TECHS, VOUCHERS
from adjudicator.games.blutooth.positions.of_laws import OF
from adjudicator.games.blutooth.setup.flares_dealt import flares_dealt
from adjudicator.games.blutooth.systems.legacies import DRAWN
from adjudicator.games.blutooth.systems.mutant_forge import OWN
from adjudicator.games.blutooth.table.forge_list import PROVISIONS, Contents, all_pods
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.moons import NEW
from adjudicator.games.blutooth.table.planets import FEWEST
from adjudicator.games.blutooth.table.pods import SLIME, is_encounter
from tests.fuzz.blutooth.stated import head, statements
from tests.fuzz.example import Example
from tests.fuzz.opening import Opening

OFTEN: Final = 3
"""One match in so many is played with what most are played without."""
TECHS_BY_NAME: Final = {tech.name: tech for tech in TECHS}
STATIONS_EACH: Final = 3
RARE: Final = 3
"""Pods of a cache that are no encounter pods, where caches are made of what is seldom drawn."""


class BlutoothOpening(Opening):
    """Every power and every artifact has to be used, and matches have to end in every way there is."""

    phases = 20

    def example(self, chance: Chance, seed: str, theme: Sequence[str]) -> Example:
        new = super().example(chance, seed, theme)
        if chance.below("new", 3) == 0:
            return new
        seats = self.title.seats[: FEWEST + chance.below("aliens", len(self.title.seats) - FEWEST + 1)]
        both = chance.choose("powers", [power.name for power in POWERS], 2 * len(seats))
        powers, faces = both[: len(seats)], both[len(seats) :]
        stations = [*chance.shuffle("stations", [station.name for station in STATIONS])]
        flares = flares_dealt(chance, powers, faces).pods if new.options.get("flares") == "yes" else ()
        pods = [*chance.shuffle("pods", (*all_pods(_contents(len(seats), new.options)), *flares))]
        said = [f"flares: {', '.join(flares)}"] if flares else []
        made = self._made(chance, len(seats)) if chance.below("mutants", OFTEN) == 0 else []
        said += [f"manifested: {', '.join(made)}"] if made else []
        techs = [*chance.shuffle("techs", [tech.name for tech in TECHS])] if chance.below("with techs", 2) else []
        for seat, name in enumerate(seats):
            cache = [*self._cache(chance, name, pods), *made[seat :: len(seats)]]
            facts = [f"cache {', '.join(cache) or 'nothing'}", *self._ships(chance, seat, seats)]
            facts.append(f"{chance.below(f'{name}/lucre', 7)} lucre")
            if chance.below(f"{name}/vouchers", 3) == 0:
                drawn = [one.name for one in VOUCHERS if flares or not one.option]
                (voucher,) = chance.choose(f"{name}/voucher", [one.removesuffix(" Voucher") for one in drawn], 1)
                facts.append(f"vouchers {voucher}")
            facts += self._techs(chance, name, techs)
            if new.options.get("stations") == "yes":
                facts += self._stations(chance, name, stations)
            facts += self._troubles(chance, name)
            facts += self._faces(chance, new.options.get("dual", "no"), powers[seat], faces[seat])
            said.append(f"{name} ({powers[seat]}): {'; '.join(facts)}")
        if new.options.get("showcase", "no") != "no":
            said.append(f"showcase: {', '.join(pods[:3])}")
            del pods[:3]
        if new.options.get("moons") == "yes":
            said += self._moons(chance, seats)
        if chance.below("forge", 5) == 0:
            said.append(f"forge: {', '.join(pods[: chance.below('left', 12)]) or 'nothing'}")
        if new.options.get("hazards") == "yes" and chance.below("boss", 2):
            said.append(f"boss: {chance.pick('which boss', [one.name for one in HAZARDS if one.boss])}")
        absent = [one.name.removeprefix(OF) for one in LEGACIES if one.alien not in both]
        count = DRAWN[new.options.get("legacies", "none")]
        if count:
            said.append(f"legacies: {', '.join(chance.choose('left', absent, count))}")
        cycle = 1 + chance.below("cycle", 12)
        return Example(new.title, new.seed, new.options, f"turn {cycle} phase 1, {len(seats)} players", tuple(said))

    def options(self, chance: Chance) -> Mapping[str, str]:
        """The usual ones, in every other match a dark forge or flares, and in some hazards, stations or moons."""
        dark = {"dark": "yes"} if chance.below("dark", 2) else {}
        hazards = {"hazards": "yes"} if chance.below("hazardous", OFTEN) == 0 else {}
        built = {"stations": "yes"} if chance.below("defensive", OFTEN) == 0 else {}
        flares = {"flares": "yes"} if chance.below("with flares", 2) else {}
        legacies = {"legacies": chance.pick("haunted", tuple(DRAWN))} if chance.below("old", OFTEN) == 0 else {}
        moons = {"moons": "yes"} if chance.below("celestial", OFTEN) == 0 else {}
        shown = {"showcase": "5"} if chance.below("commercial", OFTEN) == 0 else {}
        faces = {"dual": chance.pick("faces", ("two_faced", "shadow"))} if chance.below("faced", 4) == 0 else {}
        armed = {"drivers": "two"} if chance.below("armed", 4) == 0 else {}
        return {
            **super().options(chance),
            **faces,
            **armed,
            **dark,
            **hazards,
            **built,
            **flares,
            **legacies,
            **moons,
            **shown,
        }

    def _cache(self, chance: Chance, name: str, pods: list[str]) -> list[str]:
        """A cache drawn off the pods, as often as not with rare ones; now and then without any driver."""
        size = chance.below(f"{name}/pods", PROVISIONS + 2)
        rare = [pod for pod in pods if not is_encounter(pod)]
        found = rare[: chance.below(f"{name}/rare", RARE + 1) if chance.below(f"{name}/support", 2) else 0]
        if chance.below(f"{name}/drivers", 8):
            found += [pod for pod in pods if pod not in rare][:size]
        for pod in found:
            pods.remove(pod)
        return found

    def _made(self, chance: Chance, aliens: int) -> list[str]:
        """Pods that only the mutant forge has: a slime attack for everybody, and an artifact."""
        slimes = [f"{SLIME}{5 + chance.below(f'slime {seat}', 16)}" for seat in range(aliens)]
        return [*slimes, *[chance.pick(f"mutant {seat}", OWN) for seat in range(aliens)]]

    def _faces(self, chance: Chance, dual: str, power: str, face: str) -> Iterator[str]:
        """The second power, where everybody has two; in some matches most have still to choose."""
        if dual == "two_faced":
            yield f"also is {face}"
        elif dual == "shadow" and chance.below(f"{power}/chosen", 3):
            yield f"has to choose between {power} and {face}"

    def _troubles(self, chance: Chance, name: str) -> Iterator[str]:
        """A missed phase, a Plague, resupplies that are used up: each now and then."""
        if chance.below(f"{name}/missed", 12) == 0:
            yield "missed 1 phase"
        if chance.below(f"{name}/plagued", 15) == 0:
            yield "struck by the Plague"
        if chance.below(f"{name}/resupplies", 4) == 0:
            yield "no resupplies left"

    def _techs(self, chance: Chance, name: str, left: list[str]) -> Iterator[str]:
        """Some techs, some of them developed or with the ships that they need."""
        said = []
        for i in range(min(len(left), chance.below(f"{name}/techs", 3))):
            held = TECHS_BY_NAME[left.pop()]
            kind = chance.below(f"{name}/tech {i}", 4)
            lasting = held.stable or held.lies
            ships = (held.cost or 2) if kind == 0 or (kind == 1 and not lasting) else chance.below(f"{name}/on {i}", 2)
            said.append(f"{held.name} developed" if kind == 1 and lasting else f"{held.name} with {min(ships, 5)}")
        if said:
            yield f"techs {', '.join(said)}"

    def _stations(self, chance: Chance, name: str, left: list[str]) -> Iterator[str]:
        """Up to three stations, drawn off those that are left."""
        for number in range(chance.below(f"{name}/stations", STATIONS_EACH + 1)):
            if left:
                yield f"station {left.pop()} on home {1 + chance.below(f'{name}/station {number}', FEWEST)}"

    def _ships(self, chance: Chance, seat: int, seats: Sequence[str]) -> Iterator[str]:
        """Ships in the warp and on foreign planets, and home planets that are lost."""
        name, each = seats[seat], FEWEST + (len(seats) > FEWEST)
        warp = chance.below(f"{name}/warp", 8)
        if warp:
            yield f"{warp} in the warp"
        if chance.below(f"{name}/vaporized", 10) == 0:
            yield f"{1 + chance.below(f'{name}/gone', 3)} vaporized"
        for number in range(chance.below(f"{name}/lost", each)):
            yield f"none on home {number + 1}"
        bases = {
            (chance.below(f"{name}/system {i}", len(seats)), 1 + chance.below(f"{name}/planet {i}", each)): i
            for i in range(chance.below(f"{name}/bases", each))
        }
        for (system, planet), i in sorted(bases.items()):
            if system != seat:
                yield f"{1 + chance.below(f'{name}/ships {i}', 2)} on {seats[system]} {planet}"

    def _moons(self, chance: Chance, seats: Sequence[str]) -> Iterator[str]:
        """A moon for every second planet, none twice."""
        names = chance.shuffle("moons", (*[moon.name for moon in MOONS], *(NEW,) * len(seats)))
        each = FEWEST + (len(seats) > FEWEST)
        places = [f"{name} {number + 1}" for name in seats for number in range(each) if (number + len(name)) % 2]
        for place, moon in zip(places, names, strict=False):
            yield f"moon of {place}: {moon}"

    def stated(self, state: Match, views: Sequence[Match]) -> tuple[str, tuple[str, ...]] | None:
        return head(state), statements(state, views)

    def used(self, state: State, event: Event[Any]) -> Iterator[str]:
        if isinstance(event, PowerUsed):
            yield event.power
        elif isinstance(event, ArtifactUsed):
            yield event.pod
        elif isinstance(event, VoucherUsed):
            yield event.voucher
        elif isinstance(event, StationUsed):
            yield event.station
        elif isinstance(event, FlarePlayed):
            yield event.piece
        elif isinstance(event, HazardDrawn):
            yield event.hazard
        elif isinstance(event, TechUsed):
            yield event.name
        elif isinstance(event, PhaseOpened) and isinstance(state, Match):
            yield from state.legacies


def _contents(aliens: int, options: Mapping[str, str]) -> Contents:
    return Contents(aliens, options.get("dark") == "yes", options.get("poison", "normal"))


OPENING = BlutoothOpening

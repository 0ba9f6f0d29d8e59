"""House bots: they know only their view and write the same clauses as anybody.

They aim at planets with few ships, help fleets that bring them a base, lead their best drivers where most is at stake,
demand a peaceful victory where they negotiate, and hold their artifacts ready on conditions.
"""

from collections.abc import Iterator
from functools import cached_property
from itertools import chain, islice
from typing import Final

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.contract.order_words import Batch, Choice
from adjudicator.engine.contract.pieces import ASKS
from adjudicator.games.blutooth.artifacts.cosmic_zap import CosmicZap, Zap
from adjudicator.games.blutooth.artifacts.force_field import ForceField, PlayField
from adjudicator.games.blutooth.artifacts.grime import Grime, Smear
from adjudicator.games.blutooth.artifacts.ionic_gas import Gas, IonicGas
from adjudicator.games.blutooth.artifacts.plague import Infect, Plague
from adjudicator.games.blutooth.artifacts.ship_zap import ShipZap, ZapShip
from adjudicator.games.blutooth.artifacts.warp_key import TurnKey, WarpKey
from adjudicator.games.blutooth.bot_dark import dark_orders
from adjudicator.games.blutooth.bot_stations import station_orders
from adjudicator.games.blutooth.encounters.beside import BEGINNINGS, beside_held
from adjudicator.games.blutooth.kit import Flare
from adjudicator.games.blutooth.mechanics.drafting import can_draft, printed_first
from adjudicator.games.blutooth.mechanics.lucre_values import cheapest, prices
from adjudicator.games.blutooth.mechanics.resupplies import drivers_each
from adjudicator.games.blutooth.powers.clone import Clone, Recharge
from adjudicator.games.blutooth.powers.invader import Invader
from adjudicator.games.blutooth.powers.macron import Macron
from adjudicator.games.blutooth.powers.pacifist import Pacifist
from adjudicator.games.blutooth.table.backs import kind, kinds
from adjudicator.games.blutooth.table.forge_list import contents
from adjudicator.games.blutooth.table.invasions import DEFENDERS, INVADERS, NEGOTIATION, Invasion, Place
from adjudicator.games.blutooth.table.match import CAPACITY, ENCOUNTER, LAUNCH, RALLY, Match
from adjudicator.games.blutooth.table.pods import (
    ASSASSIN,
    ENVOY,
    ESCAPE,
    MORPH,
    NEGOTIATE,
    POISON,
    REINFORCEMENT,
    THERAPIST,
    is_encounter,
    nature,
    printed,
    valued,
)
from adjudicator.games.blutooth.table.techs import techs_of
from adjudicator.games.blutooth.techs.infinity_drive import InfinityDrive, LeapOut
from adjudicator.games.blutooth.told.as_if import as_if
from adjudicator.games.blutooth.told.facts.encounter_facts import ILose, IWouldLose, MyInfluence, UsedAgainstMe
from adjudicator.games.blutooth.told.facts.facts import SponsorsSide
from adjudicator.games.blutooth.told.facts.lucre_facts import MyLosses
from adjudicator.games.blutooth.told.piece_questions import may_come
from adjudicator.games.blutooth.told.pieces_in_force import TECHS, pieces_of
from adjudicator.games.blutooth.told.samples.moon_orders import moons_wished
from adjudicator.games.blutooth.vouchers.antique import AntiqueVoucher, DigUp
from adjudicator.games.blutooth.vouchers.attack import Arm, AttackVoucher
from adjudicator.games.blutooth.vouchers.diplomacy import DiplomacyVoucher, SendDiplomat
from adjudicator.games.blutooth.vouchers.emergency import CallHelp, EmergencyVoucher
from adjudicator.games.blutooth.vouchers.inspection import Inspect, InspectionVoucher
from adjudicator.games.blutooth.vouchers.invasion import InvasionVoucher, Raid
from adjudicator.games.blutooth.vouchers.payment import PaymentVoucher, PayOff
from adjudicator.games.blutooth.vouchers.protection import Protect, ProtectionVoucher
from adjudicator.games.blutooth.vouchers.reload import Refill, ReloadVoucher
from adjudicator.games.blutooth.words.assembly_words import Petition
from adjudicator.games.blutooth.words.encounter_words import Distress, Driver, Intimidate, Kick, Second
from adjudicator.games.blutooth.words.haggle_words import Bargain, ProposeHaggle
from adjudicator.games.blutooth.words.launch_words import (
    Commission,
    Invited,
    Load,
    NameDefender,
    Resupply,
    Revive,
    Target,
)
from adjudicator.games.blutooth.words.lucre_words import (
    BOON,
    BOONS,
    DARK_BOON,
    RESUPPLY,
    SHOWN,
    VOUCHER,
    Bribe,
    Buy,
    FromShowcase,
    Pay,
)
from adjudicator.games.blutooth.words.payoff_words import (
    DRAFT,
    DRAFT_DARK,
    PEACEFUL_VICTORY,
    REVIVE,
    Accept,
    Boon,
    Demand,
    Negate,
)
from adjudicator.games.blutooth.words.piece_words import StrikeBack
from adjudicator.games.blutooth.words.power_words import Unmask
from adjudicator.games.blutooth.words.rally_words import Lose, Send, SponsorFleet
from adjudicator.games.blutooth.words.tech_words import Research
from adjudicator.orders.values.clauses import Alternative, Clause
from adjudicator.orders.values.conditions import Compare, Comparison, Truth

CELLS: Final = 2
"""Cells that a bot loads."""
NEGATING: Final = 2
"""The influence that a demand costs to negate."""
CROWDED: Final = 3
"""So many ships in the warp are worth an artifact."""
BEST: Final = ("Attack 40", "Attack 30", "Attack 23", "Attack 20")
"""The pods that a bot picks where it may."""
FEW_PODS: Final = 4
"""A cache that is not to become smaller."""
PARTNERS: Final = 2
"""Aliens that a bot asks as an invader, and fleets that it sponsors in a wave."""
COPIED: Final = 9
"""What a morph is reckoned to count."""
PLENTY: Final = 40
"""Comes after every other planet in a list of targets."""


class Bot:
    """One alien's decisions in one position."""

    def __init__(self, view: Match, seat: Seat, chance: Chance) -> None:
        self.view = view
        self.seat = seat
        self.chance = chance
        self.label = f"bot/{view.when}/{view.seats[seat]}"
        self.cache = view.caches[seat]
        self.kinds = kinds(self.cache)
        self.power = "" if view.off[seat] else view.powers[seat]
        self.led = [one for one in view.open_invasions() if seat in one.leaders and not one.over]

    def one_in(self, label: str, count: int) -> bool:
        """Whether a random choice comes up that does so one time in `count`."""
        return self.chance.below(f"{self.label}/{label}", count) == 0

    @cached_property
    def others(self) -> list[Seat]:
        """The other aliens in the match, those with most dominion first."""
        found = [seat for seat in self.view.seats_in() if seat != self.seat]
        return sorted(found, key=lambda seat: (-self.view.dominion(seat), seat))

    def dangerous(self, seat: Seat) -> bool:
        """Whether one more base may win the match for somebody."""
        return self.view.dominion(seat) + 1 >= self.view.to_win

    def wins_with_it(self, place: Place | None) -> bool:
        """Whether a base on that planet wins the match for this alien."""
        return self.dangerous(self.seat) and self.gains(place)

    def gains(self, place: Place | None) -> bool:
        """Whether a base on that planet would be one dominion more."""
        return place is not None and self.view.system(place) != self.seat and not self.view.planets[place][self.seat]

    # ---- the launch

    def launch(self) -> Iterator[Clause]:
        """Fuel, the ship out of the warp, targets, commissions."""
        fuel = self.view.fuel[self.seat]
        mine = [one for one in self.view.invaded_by(self.seat) if not one.over]
        if self.view.phase == 1 and fuel:
            yield Clause.of(Load(min(CELLS, fuel)))
        weakest = self.weakest_homes()
        if weakest and self.view.to_revive(self.seat) and mine:
            yield Clause.of(*[Revive(place) for place in weakest[:2]])
        if sum(map(is_encounter, self.cache)) < drivers_each(self.view):
            yield Clause.of(Resupply())
        for one in mine:
            yield from self.aims(one)
        for one in self.led:
            yield from self.commissions(one)
        yield from self.technology()

    def technology(self) -> Iterator[Clause]:
        """Develops what can be, else puts a spare ship on the cheapest tech."""
        wishes: list[Choice] = []
        spare = self.spare()
        at = as_if(self.view, 0, self.seat)
        for held in sorted(techs_of(self.view.techs, self.seat), key=lambda one: (TECHS[one.name].needed, one.number)):
            piece = TECHS[held.name]
            full = held.ships >= piece.needed
            if full and not piece.timed and not held.developed:
                wishes = [*piece.samples(at), *wishes]
            elif spare and not held.developed and (piece.cost is None or not full):
                wishes.append(Research(held.name, max(spare, key=lambda place: (spare[place], -place))))
        if wishes:
            yield Clause.of(*wishes)

    def weakest_homes(self) -> list[Place]:
        """The home bases with fewest ships first."""
        there = self.view.home_bases(self.seat)
        return sorted(there, key=lambda place: (self.view.planets[place][self.seat], place))

    def aims(self, mine: Invasion) -> Iterator[Clause]:
        """The planets of the defender with fewest ships first; one of each system, if it is not known who defends."""
        easiest = sorted(self.others, key=lambda seat: (self.strength(self.weakest_of(seat)), seat))
        if mine.defender is None:
            dangerous = [seat for seat in easiest if self.dangerous(seat)]
            yield Clause.of(*[NameDefender(seat) for seat in (*dangerous, *easiest)])
            planets = [self.weakest_of(seat) for seat in self.others]
        else:
            planets = [place for place in self.view.home(mine.defender) if place not in self.view.ruined]
        where = mine.number if mine.ambush else 0
        yield Clause.of(*[Target(place) for place in sorted(planets, key=self.strength)], where=where)

    def weakest_of(self, seat: Seat) -> Place:
        """The planet of a system that is easiest to take."""
        return min(self.view.home(seat), key=self.strength)

    def strength(self, place: Place) -> tuple[int, int]:
        """How strongly a planet is held by its owner; planets where nothing is to be gained come last."""
        held = self.view.planets[place][self.view.system(place)]
        return (held if self.gains(place) else PLENTY + held, place)

    def commissions(self, one: Invasion) -> Iterator[Clause]:
        """As an invader one or two with least dominion, who would have a base, too; as a defender everybody."""
        others = [seat for seat in self.others if seat not in one.leaders]
        behind = [seat for seat in reversed(others) if not self.dangerous(seat)]
        asked = others if one.defender == self.seat else behind[:PARTNERS]
        if asked:
            yield Clause.of(Commission(tuple([Invited(seat) for seat in asked])), where=one.number)

    # ---- the rally

    def rally(self) -> Iterator[Clause]:
        """Ships for the own gate, then for fleets that have asked."""
        spare = self.spare()
        for mine in [one for one in self.view.invaded_by(self.seat) if not one.over]:
            sent = self.force(spare, self.most)
            if sent:
                yield Clause.of(Send(sum([batch.count or 0 for batch in sent]), sent), Send(1), where=mine.number)
            else:
                yield Clause.of(Send(1), where=mine.number)
        yield from islice(chain.from_iterable([self.sponsorship(one, spare) for one in self.asked()]), PARTNERS)
        fullest = sorted(self.view.bases(self.seat), key=lambda place: -self.view.planets[place][self.seat])
        if fullest:
            yield Clause.of(*[Lose(place) for place in fullest[:3]])
        if ForceField.name in self.kinds:
            for one in self.led:
                enemies = 1 - (one.side_of(self.seat) or INVADERS)
                for seat in self.others:
                    unwelcome = Truth(SponsorsSide(seat, enemies))
                    yield Clause.of(Alternative(PlayField((seat,)), unwelcome), where=one.number, limit=1)

    @cached_property
    def most(self) -> int:
        """How many ships fit into the gate."""
        return 1 if self.power == Macron.name else CAPACITY

    def spare(self) -> dict[Place, int]:
        """The ships that bases can do without, leaving one on each; foreign bases are left alone."""
        besieged = self.view.besieged(self.seat)
        there = {place: self.view.planets[place][self.seat] - 1 for place in self.view.home_bases(self.seat)}
        return {place: ships for place, ships in there.items() if ships > 0 and place not in besieged}

    def force(self, spare: dict[Place, int], most: int) -> tuple[Batch, ...]:
        """Up to `most` spare ships, from the fullest bases; they are spare no longer."""
        batches = []
        for place in sorted(spare, key=lambda place: (-spare[place], place)):
            taken = min(spare[place], most)
            if taken:
                batches.append(Batch(taken, place))
                spare[place] -= taken
                most -= taken
        return tuple(batches)

    def asked(self) -> list[Invasion]:
        """The invasions that a seat is asked to sponsor, those of invaders with least dominion first."""
        asked = [one for one in self.view.open_invasions() if self.view.asked(self.seat, one.number)]
        return sorted(asked, key=lambda one: (self.view.dominion(one.invader), one.number))

    def sponsorship(self, one: Invasion, spare: dict[Place, int]) -> Iterator[Clause]:
        """Joins an invader for a base, and a defender against whoever would win; else now and then for boons."""
        asked = self.view.asked(self.seat, one.number)
        sides = {commission.side: commission.most for commission in asked}
        ahead = self.view.dominion(one.invader) > self.view.dominion(self.seat)
        helps = INVADERS in sides and self.gains(one.target) and (not ahead or self.wins_with_it(one.target))
        side = INVADERS if helps else DEFENDERS
        if side not in sides or one.only_from(self.seat, side) is not None:
            return
        wanted = self.most if helps or self.dangerous(one.invader) else 1
        sent = self.force(spare, min(wanted, sides[side]))
        if sent:
            yield Clause.of(SponsorFleet(side, sum([batch.count or 0 for batch in sent]), sent), where=one.number)

    # ---- the encounter

    def encounters(self) -> Iterator[Clause]:
        """The best drivers where most is at stake; distress pods where a fight would be lost."""
        drivers = sorted([pod for pod in self.cache if is_encounter(pod)], key=self.worth, reverse=True)
        for one in sorted(self.led, key=lambda one: (-self.stakes(one), one.number)):
            wishes = [*dict.fromkeys(drivers)]
            if self.power == Pacifist.name:
                wishes.sort(key=lambda pod: nature(pod) != ENVOY)
            if wishes:
                yield Clause.of(*[Driver(pod) for pod in wishes], where=one.number)
                drivers.remove(wishes[0])
                if drivers and drivers_each(self.view) > 1:
                    yield Clause.of(*[Second(pod) for pod in dict.fromkeys(drivers)], where=one.number)
        yield from self.beside()
        yield from self.distress()

    def beside(self) -> Iterator[Clause]:
        """The highest kicker and the highest intimidate where most is at stake, if it helps an attack there."""
        led = sorted(self.led, key=lambda one: (-self.stakes(one), one.number))
        for word in (Kick, Intimidate):
            held = [pod for pod in beside_held(self.cache, word) if (valued(pod, BEGINNINGS[word]) or 0) > 1]
            for one in led[:1] if held else ():
                yield Clause.of(*[word(pod) for pod in held], where=one.number)

    def worth(self, pod: str) -> int:
        """What a driver is reckoned to be worth in a fight."""
        number = printed(pod)
        if number is not None:
            return number
        return {MORPH: COPIED, POISON: COPIED}.get(kind(pod), 5)

    def stakes(self, one: Invasion) -> int:
        """How much depends on an invasion that this alien leads."""
        if one.invader == self.seat:
            return PLENTY * 2 if self.wins_with_it(one.target) else PLENTY * self.gains(one.target) + one.sent
        others = [one.invader, *[sponsor.seat for sponsor in one.sponsors_of(INVADERS)]]
        return PLENTY * 2 if any(map(self.dangerous, others)) else one.held + PLENTY // 2

    def distress(self) -> Iterator[Clause]:
        """Reinforcements and the like where the own fleet would lose."""
        for one in self.view.open_invasions():
            if one.over or one.actor(self.seat) is None:
                continue
            helping: Pile = tuple(sorted([pod for pod in self.kinds if pod in (REINFORCEMENT, ASSASSIN)]))
            wishes = [Distress((REINFORCEMENT,) * count) for count in range(helping.count(REINFORCEMENT), 0, -1)]
            wishes += [Distress((pod,)) for pod in (ASSASSIN, THERAPIST, ESCAPE) if pod in self.kinds]
            if wishes:
                losing = Truth(IWouldLose())
                yield Clause.of(*[Alternative(wish, losing) for wish in wishes], where=one.number)

    def payments(self) -> Iterator[Clause]:
        """Lucre in place of pods where the cache is small; an open bribe for an enemy who might negotiate."""
        lucre = self.view.lucre[self.seat]
        for one in self.led if lucre else ():
            if len(self.cache) <= FEW_PODS:
                yield Clause.of(Pay(lucre), where=one.number)
            if self.view.options["bribes"] == "open" and NEGOTIATE in self.kinds and self.one_in(f"{one.number}", 4):
                yield Clause.of(Bribe(1), where=one.number)

    # ---- the payoff

    def payoff(self) -> Iterator[Clause]:
        """Demands, what is negated, boons in ships as long as the warp has any."""
        for one in self.led:
            if one.outcome == NEGOTIATION:
                yield from self.demands(one)
        yield from self.petitions()
        homes = self.weakest_homes()
        if self.view.to_revive(self.seat) and homes:
            yield Clause.of(Boon((Batch(None, homes[0]),)), Boon((Batch(1, homes[0]),)), Boon())
        elif self.dark():
            yield Clause.of(Boon((), None))
        yield from self.purchases()

    def petitions(self) -> Iterator[Clause]:
        """Where all negotiate: the invader wants a peaceful victory, and everybody pods of the forge."""
        for one in self.view.open_invasions():
            if one.over or not one.assembly:
                continue
            if one.invader == self.seat and one.defender is not None:
                yield Clause.of(Petition(one.defender, PEACEFUL_VICTORY), where=one.number, limit=2)
            others = [other for other in self.view.seats_in() if other != self.seat]
            yield Clause.of(Petition(others[0], DRAFT), where=one.number, limit=2)
            if one.defender == self.seat:
                yield Clause.of(Negate(PEACEFUL_VICTORY), where=one.number)

    def purchases(self) -> Iterator[Clause]:
        """A resupply if there is no driver; else, if much is lacking, a ship or a pod."""
        lucre, homes = self.view.lucre[self.seat], self.weakest_homes()
        if lucre < cheapest(self.view.options):
            return
        if lucre and not any(map(is_encounter, self.cache)):
            yield Clause.of(Buy(RESUPPLY), Buy(BOON))
        elif lucre and self.view.warp[self.seat] >= CROWDED and homes:
            yield Clause.of(Buy(BOON, homes[0]))
        elif lucre and len(self.cache) <= FEW_PODS:
            shown = [Buy(SHOWN, None, pod) for pod in printed_first(self.view.showcase)[:1]]
            yield Clause.of(*shown, Buy(DARK_BOON if self.dark() else BOON))
        else:
            costs = prices(self.view.options)
            wares = [ware for ware in (VOUCHER, BOONS) if ware in costs and lucre >= costs[ware]]
            if wares:
                yield Clause.of(Buy(wares[0]), limit=1)

    def dark(self) -> bool:
        """Whether a pod is drafted from the dark forge, if there is one: every other time."""
        return can_draft(self.view, dark=True) and self.one_in("dark", 2)

    def demands(self, one: Invasion) -> Iterator[Clause]:
        """A peaceful victory, then ships and pods; a defender would rather negate."""
        enough = Compare(MyInfluence(), Comparison.AT_LEAST, NEGATING)
        if one.invader == self.seat:
            if self.gains(one.target):
                yield Clause.of(Demand(PEACEFUL_VICTORY), where=one.number, limit=4)
        else:
            yield Clause.of(Alternative(Negate(PEACEFUL_VICTORY), enough), where=one.number)
        spend = Compare(MyInfluence(), Comparison.MORE, NEGATING * 2) if one.defender == self.seat else None
        if self.view.to_revive(self.seat):
            yield Clause.of(Alternative(Demand(REVIVE), spend), where=one.number, limit=self.view.to_revive(self.seat))
        draft = DRAFT_DARK if self.dark() else DRAFT
        yield Clause.of(Alternative(Demand(draft), spend), where=one.number, limit=3)
        for power in [self.view.powers[leader] for leader in one.leaders if self.view.knows_power(leader)]:
            yield Clause.of(Accept(power), where=one.number)
        if Grime.name in self.kinds:
            yield Clause.of(Smear(one.leader(1 - (one.side_of(self.seat) or INVADERS))), where=one.number)

    # ---- artifacts and powers, in every letter

    def ready(self) -> Iterator[Clause]:
        """Artifacts held ready, and powers that ask."""
        if CosmicZap.name in self.kinds:
            yield Clause.of(Alternative(Zap(), Truth(UsedAgainstMe())), limit=1)
        leader = self.others[0] if self.others else None
        if leader is not None and self.view.dominion(leader) > 1:
            if Plague.name in self.kinds:
                yield Clause.of(Infect(leader))
            marked = [place for place in self.view.bases(leader) if self.view.system(place) != leader]
            alone = [place for place in marked if self.view.planets[place][leader] == 1]
            if ShipZap.name in self.kinds and alone:
                yield Clause.of(*[ZapShip(leader, place) for place in alone])
        if WarpKey.name in self.kinds and self.view.warp[self.seat] >= CROWDED:
            yield Clause.of(TurnKey())
        if IonicGas.name in self.kinds:
            for one in self.led:
                yield Clause.of(Alternative(Gas(), Truth(ILose())), where=one.number)
        if self.power == Clone.name:
            yield Clause.of(Recharge())
        yield from self.vouchers()
        yield from self.flares()
        yield from self.ambushes()

    def ambushes(self) -> Iterator[Clause]:
        """Ambushes of whoever has most dominion, and of whom invades this alien where its power allows it."""
        there = [piece.name for piece in pieces_of(self.view, self.seat)]
        if InvasionVoucher.name in there:
            yield Clause.of(Raid(self.others[0]))
        if InfinityDrive.name in there:
            yield Clause.of(LeapOut(self.others[0]))
        if Invader.name in there:
            yield Clause.of(StrikeBack())

    def flares(self) -> Iterator[Clause]:
        """One of the flares that may be played in this letter, wherever it can be."""
        found = [
            piece
            for piece in pieces_of(self.view, self.seat)
            if isinstance(piece, Flare)
            and piece.choices == Flare.choices
            and any(rule.optional and (rule.verb != ASKS or may_come(self.view, rule)) for rule in piece.rules)
        ]
        if found:
            yield Clause.of(found[self.chance.below(f"{self.label}/flare", len(found))].yes())

    def haggles(self) -> Iterator[Clause]:
        """Now and then a pod for a pod of somebody's; whoever is asked takes as many as there is influence for."""
        if self.view.options.get("haggles", "no") == "yes" and LAUNCH in self.view.due and self.one_in("haggle", 3):
            yield Clause.of(ProposeHaggle(self.others[-1], DRAFT, 1))
        for one in self.view.haggles if RALLY in self.view.due else ():
            if one.other == self.seat:
                yield Clause.of(Bargain(one.seat, (DRAFT,) * one.influence))

    def vouchers(self) -> Iterator[Clause]:
        """Vouchers where they help at once: most of them make something that is lacking."""
        held = self.view.vouchers[self.seat]
        if ProtectionVoucher.name in held:
            yield Clause.of(Alternative(Protect(), Compare(MyLosses(), Comparison.AT_LEAST, 2)))
        if PaymentVoucher.name in held:
            yield Clause.of(PayOff())
        if ReloadVoucher.name in held:
            yield Clause.of(Refill())
        if AttackVoucher.name in held:
            yield Clause.of(Arm())
        if AntiqueVoucher.name in held and CosmicZap.name not in self.kinds:
            yield Clause.of(DigUp(CosmicZap.name))
        if EmergencyVoucher.name in held:
            yield Clause.of(CallHelp(REINFORCEMENT))
        if DiplomacyVoucher.name in held and NEGOTIATE not in self.kinds:
            yield Clause.of(SendDiplomat(NEGOTIATE))
        if InspectionVoucher.name in held:
            # In an encounter it is kept for a compensation: the best pods of the forge.
            fights = self.view.letter == ENCOUNTER
            yield Clause.of(Inspect(None, BEST) if fights else Inspect(self.others[0]))


def clauses(view: Match, seat: Seat, chance: Chance) -> Iterator[Clause]:
    """A house bot's orders for the open letter."""
    bot = Bot(view, seat, chance)
    yield from bot.ready()
    if view.undecided and view.undecided[seat] and bot.one_in("unmask", 2):
        yield Clause.of(*map(Unmask, view.own_powers(seat)))
    yield from bot.haggles()
    if view.moons:
        yield from moons_wished(view, seat, chance)
    if view.showcase:
        yield Clause.of(FromShowcase(printed_first(view.showcase)))
    if contents(view).dark or view.manifested:
        yield from dark_orders(view, seat)
    yield from station_orders(view, seat, chance, bot.label)
    if LAUNCH in view.due:
        yield from bot.launch()
    if RALLY in view.due:
        yield from bot.rally()
    if ENCOUNTER in view.due:
        yield from bot.encounters()
        yield from bot.payments()
    if view.due[-1] >= ENCOUNTER:
        yield from bot.payoff()

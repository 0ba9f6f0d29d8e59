"""House bots: they know only their view and write the same clauses as anybody.

They play a plain, busy game: attack where few tokens stand, help whoever is not ahead, keep high cards for big
challenges, hold their edicts ready on conditions. They are company for rehearsals, not masters.
"""

from collections.abc import Iterator

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.rules import CANCELS
from adjudicator.engine.words import Batch, Choice
from adjudicator.games.cosmic.aiming import intruders, targets
from adjudicator.games.cosmic.deals import ANY, Base, Deal, Give
from adjudicator.games.cosmic.edicts.emotion_control import Control, EmotionControl
from adjudicator.games.cosmic.edicts.force_field import ForceField, PlayField
from adjudicator.games.cosmic.edicts.mobius_tubes import MobiusTubes, PlayTubes
from adjudicator.games.cosmic.edicts.plague import Plague, PlayPlague
from adjudicator.games.cosmic.edicts.quash import PlayQuash, Quash
from adjudicator.games.cosmic.edicts.stellar_gas import PlayGas, StellarGas
from adjudicator.games.cosmic.faces import COMPROMISE, attack_value, is_challenge_card, kind
from adjudicator.games.cosmic.facts import ILose, JoinedSide, TheirCard, UsedAgainstMe
from adjudicator.games.cosmic.inplay import pieces_of
from adjudicator.games.cosmic.kit import Flare, Reinforce, Reinforcement
from adjudicator.games.cosmic.placing import landings
from adjudicator.games.cosmic.powers.clone import Clone, Keep
from adjudicator.games.cosmic.powers.macron import Macron
from adjudicator.games.cosmic.powers.mind import Look, Mind
from adjudicator.games.cosmic.powers.oracle import Oracle
from adjudicator.games.cosmic.powers.trader import Trade, Trader
from adjudicator.games.cosmic.second import AttackAgain
from adjudicator.games.cosmic.stages.turn_end import empty_homes
from adjudicator.games.cosmic.state import CONE, DEFENCE, OFFENCE, Challenge, Cosmic, Place
from adjudicator.games.cosmic.wishes import asked
from adjudicator.games.cosmic.words import Attack, FromLimbo, Invite, Join, LayCard, OwnColour, Release, Reward
from adjudicator.orders.clauses import Alternative, Clause
from adjudicator.orders.conditions import Compare, Comparison, Truth

HIGH = 20
"""An Attack that is kept for where it matters."""
PLANNED = (Clone.name, Mind.name, Trader.name)
"""Powers that the bots know how to use."""
WHIMSICAL = ("power", "flare")
"""What is used now and then, whatever it is for."""
CROWDED = 4
"""Tokens in the Warp, or of allies, that are worth an edict."""


class Bot:
    """One seat's thoughts about one position."""

    def __init__(self, view: Cosmic, seat: Seat, chance: Chance) -> None:
        self.view = view
        self.seat = seat
        self.chance = chance
        self.label = f"bot/turn {view.turn} phase {view.phase}/{view.seats[seat]}"
        self.hand = view.held(seat)
        self.power = "" if view.powerless[seat] else view.powers[seat]
        self.mine = view.challenges_of(seat)
        self.spare: list[Place] | None = None

    def one_in(self, label: str, count: int) -> bool:
        """Whether a whim strikes that strikes one time in `count`."""
        return self.chance.below(f"{self.label}/{label}", count) == 0

    def leader(self) -> Seat:
        """The other player with most foreign bases."""
        others = [seat for seat in self.view.seats_in() if seat != self.seat]
        return max(others, key=lambda seat: (self.view.foreign_bases(seat), -seat))

    def placings(self) -> Iterator[Clause]:
        """Tokens from Limbo and the Warp strengthen the weakest base at home."""
        waiting = self.view.limbo[self.seat]
        freed = self.view.phase == 1 and self.view.warp[self.seat]
        places = landings(self.view, self.seat) if waiting or freed else ()
        if not places:
            return
        weakest = min(places, key=lambda place: (self.view.planets[place][self.seat], place))
        if waiting:
            yield Clause.of(FromLimbo((Batch(None, weakest),)))
        if freed:
            yield Clause.of(Release(weakest))

    def edicts(self) -> Iterator[Clause]:
        """Edicts held ready, in every phase where they can be played."""
        for piece in pieces_of(self.view, self.seat):
            if any(rule.verb == CANCELS for rule in piece.rules):
                choice = piece.yes() if isinstance(piece, Flare) else piece.choices[0]()
                yield Clause.of(Alternative(choice, Truth(UsedAgainstMe())), limit=1)
        if Plague.name in self.hand and self.view.foreign_bases(self.leader()) > 1:
            yield Clause.of(PlayPlague(self.leader()))
        if self.view.phase == 1 and MobiusTubes.name in self.hand and self.view.warp[self.seat] >= CROWDED:
            yield Clause.of(PlayTubes())

    def sources(self) -> list[Place]:
        """Own bases that can spare tokens, fullest first."""
        if self.spare is None:
            attacked, planets, seat = self.view.attacked(), self.view.planets, self.seat
            bases = [place for place in self.view.bases(seat) if place not in attacked]
            self.spare = sorted(bases, key=lambda place: (-planets[place][seat], place))
        return self.spare

    def force(self, most: int) -> tuple[Batch, ...]:
        """Up to `most` tokens, leaving one on every base."""
        if self.power == Macron.name:
            most = 1
        batches = []
        for place in self.sources():
            spare = min(self.view.planets[place][self.seat] - 1, most)
            if spare > 0:
                batches.append(Batch(spare, place))
                most -= spare
        return tuple(batches)

    def attack(self) -> Iterator[Clause]:
        """Attack the weakest planets first."""
        planets = targets(self.view, self.seat)
        force = self.force(CONE)
        if not planets or not force:
            return
        tokens = sum(batch.count or 0 for batch in force)
        weak = sorted(planets, key=lambda p: (self.view.planets[p][self.seat] > 0, self.view.planets[p][planets[p]], p))
        first = self.chance.pick(f"{self.label}/planet", weak[:3])
        wishes = [Attack(place, tokens, force) for place in dict.fromkeys((first, *weak[:2]))]
        yield Clause.of(*wishes)
        if self.seat in self.view.earned:
            yield Clause.of(*[AttackAgain(place, 1) for place in reversed(weak)])

    def alliances(self) -> Iterator[Clause]:
        """Invite everybody but the leader; join whoever attacks the leader, or is attacked by him."""
        leader = self.leader()
        for challenge in self.mine:
            others = tuple(
                seat for seat in self.view.seats_in() if seat not in (challenge.offence, challenge.defence, leader)
            )
            if others:
                yield Clause.of(Invite(others), where=challenge.number)
        for challenge in self.view.challenges:
            if challenge in self.mine or not self.one_in(f"help {challenge.number}", 4):
                continue
            force = self.force(1 + self.chance.below(f"{self.label}/join {challenge.number}", 2))
            if force:
                tokens = sum(batch.count or 0 for batch in force)
                sides = (DEFENCE, OFFENCE) if challenge.offence == leader else (OFFENCE, DEFENCE)
                yield Clause.of(
                    Alternative(Join(sides[0], tokens, force)),
                    Alternative(Join(sides[1], tokens, force), Truth(JoinedSide(leader, sides[0]))),
                    where=challenge.number,
                )
        yield from self.before_cards()

    def before_cards(self) -> Iterator[Clause]:
        """Mind looks, Trader trades away a poor hand."""
        if self.power == Mind.name:
            for challenge in self.mine:
                side = challenge.side_of(self.seat) or OFFENCE
                yield Clause.of(Look(challenge.main(1 - side)), where=challenge.number)
        if self.power == Trader.name and self.mine and self.view.phase == 2:
            best = max((attack_value(card) or 0 for card in self.hand), default=0)
            if best < HIGH:
                yield Clause.of(Trade(), where=self.mine[0].number)

    def cards(self) -> Iterator[Clause]:
        """High cards for the biggest challenges; a Compromise where little is at stake."""
        attacks = sorted(
            (card for card in self.hand if attack_value(card) is not None), key=lambda card: attack_value(card) or 0
        )
        stakes = sorted(self.mine, key=lambda c: (-(c.cone + (c.shield or 0)), c.number))
        for challenge in stakes:
            best = list(reversed(attacks))
            wishes = [LayCard(card) for card in dict.fromkeys(best)]
            if COMPROMISE in self.hand and (not attacks or self.one_in(f"peace {challenge.number}", 4)):
                wishes.insert(0, LayCard(COMPROMISE))
            if not wishes:
                continue
            if self.power == Oracle.name:
                yield self.oracle_table(challenge, wishes)
            else:
                yield Clause.of(*wishes, where=challenge.number)
            if attacks and len(attacks) > 1:
                attacks.pop()
        yield from self.reactions()

    def oracle_table(self, challenge: Challenge, wishes: list[LayCard]) -> Clause:
        """The least that beats a Compromise, peace against the very high, else the best."""
        cards = [wish.card for wish in wishes if is_challenge_card(wish.card)]
        low = min((card for card in cards if card != COMPROMISE), key=lambda c: attack_value(c) or 0, default=cards[0])
        alternatives = [Alternative(LayCard(low), Compare(TheirCard(), Comparison.IS, COMPROMISE, "card"))]
        if COMPROMISE in self.hand:
            alternatives.append(Alternative(LayCard(COMPROMISE), Compare(TheirCard(), Comparison.AT_LEAST, HIGH)))
        return Clause.of(*alternatives, *wishes, where=challenge.number)

    def reactions(self) -> Iterator[Clause]:
        """Edicts of phase 3."""
        for challenge in self.mine:
            side = challenge.side_of(self.seat) or OFFENCE
            foes = tuple(ally.seat for ally in challenge.allies if ally.side != side)
            if ForceField.name in self.hand and foes:
                yield Clause.of(PlayField(foes), where=challenge.number)
            if EmotionControl.name in self.hand:
                yield Clause.of(Alternative(Control(), Truth(ILose())), where=challenge.number)
        for card in self.hand:
            if kind(card) == Reinforcement.kind:
                more = Reinforce(int(card.rpartition(" ")[2]))
                yield Clause.of(Alternative(more, Truth(ILose())))

    def settlements(self) -> Iterator[Clause]:
        """A base for a base, else a card for a card; rewards in tokens first."""
        for challenge in self.mine:
            if challenge.deal:
                side = challenge.side_of(self.seat) or OFFENCE
                terms = self.terms(challenge.main(1 - side))
                if terms:
                    yield Clause.of(*terms, where=challenge.number)
            due = challenge.consolation
            if StellarGas.name in self.hand and due is not None and due.giver == self.seat:
                yield Clause.of(PlayGas(), where=challenge.number)
        places = landings(self.view, self.seat)
        for challenge in self.view.challenges:
            if Quash.name in self.hand and challenge.deal and self.leader() in (challenge.offence, challenge.defence):
                yield Clause.of(PlayQuash(), where=challenge.number)
            if any(ally.seat == self.seat for ally in challenge.rewards) and places:
                yield Clause.of(Reward((Batch(None, places[0]),)), where=challenge.number)

    def terms(self, other: Seat) -> list[Choice]:
        """The lowest planet of each for the other, then any card for any card."""
        mine = [p for p in self.view.home(self.seat) if self.view.planets[p][self.seat]]
        theirs = [p for p in self.view.home(other) if self.view.planets[p][other]]
        terms: list[Choice] = []
        if mine and theirs:
            terms.append(Deal(Give(Base(mine[0])), Give(Base(theirs[0]))))
        if self.hand and HIDDEN not in self.hand:
            terms.append(Deal(Give(cards=(ANY,)), Give(cards=(ANY,))))
        return terms

    def turn_end(self) -> Iterator[Clause]:
        """What is done when the turn is over."""
        if self.power == Clone.name:
            yield Clause.of(Keep())
        wishes = [
            OwnColour(other, place)
            for other in intruders(self.view, self.seat)
            for place in self.view.home(self.seat)
            if self.view.planets[place][other]
        ][:1]
        wishes += [OwnColour(None, place, 1) for place in empty_homes(self.view, self.seat)[:1]]
        if wishes:
            yield Clause.of(*wishes)

    def whims(self) -> Iterator[Clause]:
        """Powers and flares that may be used are used now and then, in the first way that they offer."""
        mine = pieces_of(self.view, self.seat)
        whimsical = [piece for piece in mine if piece.kind in WHIMSICAL and piece.name not in PLANNED]
        for piece, ask in asked(self.view, self.seat, whimsical):
            if not self.one_in(f"{piece.name}/{ask.where}", 2):
                continue
            choice = next(ask.options.every(), None)
            if choice is not None:
                yield Clause.of(choice, where=ask.where)


def clauses(view: Cosmic, seat: Seat, chance: Chance) -> Iterator[Clause]:
    """A house bot's orders for the open phase."""
    bot = Bot(view, seat, chance)
    yield from bot.placings()
    yield from bot.edicts()
    yield from bot.whims()
    if view.phase == 1:
        yield from bot.attack()
    elif view.phase == 2:
        yield from bot.alliances()
    elif view.phase == 3:
        yield from bot.before_cards()
        yield from bot.cards()
        yield from bot.turn_end()
    else:
        yield from bot.settlements()
        yield from bot.turn_end()

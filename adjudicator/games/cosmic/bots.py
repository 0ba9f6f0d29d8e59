"""House bots: they know only their view and write the same clauses as anybody.

They play a plain, busy game: they attack planets with few tokens, help players who are not ahead, keep high cards for
big challenges, and hold their edicts ready on conditions. They are company for rehearsals, not strong players.
"""

from collections.abc import Iterator
from functools import cached_property, lru_cache

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.contract.order_words import Batch, Choice
from adjudicator.engine.contract.pieces import CANCELS, Piece
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.edicts.emotion_control import Control, EmotionControl
from adjudicator.games.cosmic.edicts.force_field import ForceField, PlayField
from adjudicator.games.cosmic.edicts.mobius_tubes import MobiusTubes, PlayTubes
from adjudicator.games.cosmic.edicts.plague import Plague, PlayPlague
from adjudicator.games.cosmic.edicts.quash import PlayQuash, Quash
from adjudicator.games.cosmic.edicts.stellar_gas import PlayGas, StellarGas
from adjudicator.games.cosmic.kit import Flare, Reinforce, Reinforcement
from adjudicator.games.cosmic.mechanics.foreign_aid import aid_played
from adjudicator.games.cosmic.mechanics.placements import landings
from adjudicator.games.cosmic.mechanics.second_challenges import AttackAgain
from adjudicator.games.cosmic.mechanics.targets import intruders, targets
from adjudicator.games.cosmic.powers.clone.power import Clone, Keep
from adjudicator.games.cosmic.powers.macron.power import Macron
from adjudicator.games.cosmic.powers.mind.power import Look, Mind
from adjudicator.games.cosmic.powers.oracle.power import Oracle
from adjudicator.games.cosmic.powers.trader.power import Trade, Trader
from adjudicator.games.cosmic.stages.turn_end import empty_homes
from adjudicator.games.cosmic.table.card_faces import COMPROMISE, attack_value, kind
from adjudicator.games.cosmic.table.state import CONE, DEFENCE, OFFENCE, Cosmic
from adjudicator.games.cosmic.told.facts import AidFrom, ILose, JoinedSide, TheirCard, UsedAgainstMe
from adjudicator.games.cosmic.told.piece_questions import asked
from adjudicator.games.cosmic.told.pieces_in_force import pieces_of
from adjudicator.games.cosmic.words.aid_words import AidReward, Come, SendAid, TakeAid
from adjudicator.games.cosmic.words.deal_terms import ANY, Base, Deal, Give
from adjudicator.games.cosmic.words.order_words import (
    Attack,
    Choose,
    FromLimbo,
    Invite,
    Join,
    LayCard,
    OwnColour,
    Release,
    Reward,
)
from adjudicator.orders.values.clauses import Alternative, Clause
from adjudicator.orders.values.conditions import Compare, Comparison, Truth

SOLID = 6
"""An Attack that is worth a reward to whoever offers it."""
HIGH = 20
"""An Attack that is kept for important challenges."""
PLANNED = (Clone.name, Mind.name, Trader.name)
"""Powers that the bots know how to use."""
WHIMSICAL = ("power", "flare")
"""Pieces that are used now and then, whatever they are for."""
CROWDED = 4
"""This many tokens in the Warp, or of allies, are worth an edict."""


class Bot:
    """One seat's decisions in one position."""

    def __init__(self, view: Cosmic, seat: Seat, chance: Chance) -> None:
        self.view = view
        self.seat = seat
        self.chance = chance
        self.label = f"bot/turn {view.turn} phase {view.phase}/{view.seats[seat]}"
        self.hand = view.held(seat)
        self.power = "" if view.powerless[seat] else view.powers[seat]
        self.pieces = pieces_of(view, seat)
        self.mine = view.challenges_of(seat)

    def one_in(self, label: str, count: int) -> bool:
        """Whether a random choice comes up that does so one time in `count`."""
        return self.chance.below(f"{self.label}/{label}", count) == 0

    @cached_property
    def leader(self) -> Seat:
        """The other player with most foreign bases."""
        foreign = self.view.all_foreign_bases()
        return max([seat for seat in self.view.seats_in() if seat != self.seat], key=foreign.__getitem__)

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
        """Edicts held ready, in every phase in which they can be played."""
        yield from _ready(self.pieces)
        if Plague.name in self.hand and self.view.foreign_bases(self.leader) > 1:
            yield Clause.of(PlayPlague(self.leader))
        if self.view.phase == 1 and MobiusTubes.name in self.hand and self.view.warp[self.seat] >= CROWDED:
            yield Clause.of(PlayTubes())

    @cached_property
    def spare(self) -> list[tuple[int, Place]]:
        """The tokens that own bases can spare, leaving one on each: how many, and where, most first."""
        attacked = self.view.attacked()
        return [(spare, place) for spare, place in _spare(self.view.planets)[self.seat] if place not in attacked]

    def force(self, most: int) -> tuple[int, tuple[Batch, ...]]:
        """Up to `most` tokens, leaving one on every base: how many, and where from."""
        left = most = 1 if self.power == Macron.name else most
        batches = []
        for spare, place in self.spare:
            batches.append(Batch(min(spare, left), place))
            left -= spare
            if left <= 0:
                return most, tuple(batches)
        return most - left, tuple(batches)

    def attack(self) -> Iterator[Clause]:
        """Attack the weakest planets first."""
        planets = targets(self.view, self.seat)
        if not planets or not self.spare:
            return
        tokens, force = self.force(CONE)
        weak = sorted(planets, key=lambda p: (self.view.planets[p][self.seat] > 0, self.view.planets[p][planets[p]], p))
        first = self.chance.pick(f"{self.label}/planet", weak[:3])
        wishes = [Attack(place, tokens, force) for place in dict.fromkeys((first, *weak[:2]))]
        yield Clause.of(*wishes)
        if self.seat in self.view.earned:
            yield Clause.of(*[AttackAgain(place, 1) for place in reversed(weak)])

    def alliances(self) -> Iterator[Clause]:
        """Invite everybody but the leader; join anybody who attacks the leader, or is attacked by the leader."""
        leader = self.leader
        for challenge in self.mine:
            left_out = (challenge.offence, challenge.defence, leader)
            others = tuple([seat for seat in self.view.seats_in() if seat not in left_out])
            if others:
                yield Clause.of(Invite(others), where=challenge.number)
        for challenge in self.view.challenges:
            if challenge in self.mine or not self.one_in(f"help {challenge.number}", 4):
                continue
            if self.spare:
                tokens, force = self.force(1 + self.chance.below(f"{self.label}/join {challenge.number}", 2))
                sides = (DEFENCE, OFFENCE) if challenge.offence == leader else (OFFENCE, DEFENCE)
                yield Clause.of(
                    Alternative(Join(sides[0], tokens, force)),
                    Alternative(Join(sides[1], tokens, force), Truth(JoinedSide(leader, sides[0]))),
                    where=challenge.number,
                )
        if aid_played(self.view):
            yield from self.aid()
        yield from self.before_cards()

    def aid(self) -> Iterator[Clause]:
        """A spare low Attack for whoever stands against the leader; a good one is taken from anybody."""
        attacks = sorted([card for card in self.hand if attack_value(card) is not None], key=_value)
        for challenge in self.view.challenges:
            if challenge in self.mine:
                for giver in [seat for seat in self.view.seats_in() if challenge.side_of(seat) is None]:
                    good = Compare(AidFrom(giver), Comparison.AT_LEAST, SOLID)
                    yield Clause.of(Alternative(TakeAid(giver, 2), good), where=challenge.number)
                continue
            spare = len(attacks) > len(self.mine) + 1 and self.one_in(f"aid {challenge.number}", 3)
            against = challenge.side_of(self.leader)
            if spare and against is not None:
                yield Clause.of(SendAid(1 - against, attacks.pop(0)), where=challenge.number)
        yield Clause.of(AidReward(token=True), AidReward(token=False))
        yield Clause.of(Come(1))

    def before_cards(self) -> Iterator[Clause]:
        """Mind looks, Trader trades away a poor hand."""
        if self.power == Mind.name:
            for challenge in self.mine:
                side = challenge.side_of(self.seat) or OFFENCE
                yield Clause.of(Look(challenge.main(1 - side)), where=challenge.number)
        if self.power == Trader.name and self.mine and self.view.phase == 2:
            best = max((_value(card) for card in self.hand), default=0)
            if best < HIGH:
                yield Clause.of(Trade(), where=self.mine[0].number)

    def cards(self) -> Iterator[Clause]:
        """High cards for the biggest challenges; a Compromise where little is at stake."""
        attacks = sorted([card for card in self.hand if attack_value(card) is not None], key=_value, reverse=True)
        stakes = sorted(self.mine, key=lambda c: (-(c.cone + (c.shield or 0)), c.number))
        for challenge in stakes:
            cards = [*dict.fromkeys(attacks)]
            if COMPROMISE in self.hand and (not attacks or self.one_in(f"peace {challenge.number}", 4)):
                cards.insert(0, COMPROMISE)
            if not cards:
                continue
            conditional = self.oracle_table(cards) if self.power == Oracle.name else ()
            yield Clause.of(*conditional, *map(_laying, cards), where=challenge.number)
            if len(attacks) > 1:
                attacks = attacks[1:]
        yield from self.reactions()

    def oracle_table(self, cards: list[str]) -> Iterator[Alternative]:
        """The lowest card that beats a Compromise; a Compromise against very high cards."""
        low = min([card for card in cards if card != COMPROMISE], key=_value, default=cards[0])
        yield Alternative(LayCard(low), Compare(TheirCard(), Comparison.IS, COMPROMISE, "card"))
        if COMPROMISE in self.hand:
            yield Alternative(LayCard(COMPROMISE), Compare(TheirCard(), Comparison.AT_LEAST, HIGH))

    def reactions(self) -> Iterator[Clause]:
        """Edicts of phase 3."""
        for challenge in self.mine:
            if ForceField.name in self.hand:
                side = challenge.side_of(self.seat) or OFFENCE
                foes = tuple([ally.seat for ally in challenge.allies if ally.side != side])
                if foes:
                    yield Clause.of(PlayField(foes), where=challenge.number)
            if EmotionControl.name in self.hand:
                yield Clause.of(Alternative(Control(), Truth(ILose())), where=challenge.number)
        for card in self.hand:
            if kind(card) == Reinforcement.kind:
                yield _reinforcing(card)

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
        for challenge in self.view.challenges:
            if Quash.name in self.hand and challenge.deal and self.leader in (challenge.offence, challenge.defence):
                yield Clause.of(PlayQuash(), where=challenge.number)
            if self.seat in [ally.seat for ally in challenge.rewards]:
                for place in landings(self.view, self.seat)[:1]:
                    yield Clause.of(Reward((Batch(None, place),)), where=challenge.number)

    def terms(self, other: Seat) -> list[Choice]:
        """The lowest planet that each player holds and the other does not, then any card for any card."""
        planets, home, me = self.view.planets, self.view.home, self.seat
        mine = [p for p in home(me) if planets[p][me] and not planets[p][other]]
        theirs = [p for p in home(other) if planets[p][other] and not planets[p][me]]
        terms: list[Choice] = []
        if mine and theirs:
            terms.append(Deal(Give(Base(mine[0])), Give(Base(theirs[0]))))
        if self.hand and HIDDEN not in self.hand:
            terms.append(Deal(Give(cards=(ANY,)), Give(cards=(ANY,))))
        return terms

    def turn_end(self) -> Iterator[Clause]:
        """Orders for the end of the turn."""
        if self.power == Clone.name:
            yield Clause.of(Keep())
        wishes = []
        for other in intruders(self.view, self.seat)[:1]:
            place = next(place for place in self.view.home(self.seat) if self.view.planets[place][other])
            wishes.append(OwnColour(other, place))
        wishes += [OwnColour(None, place, 1) for place in empty_homes(self.view, self.seat)[:1]]
        if wishes:
            yield Clause.of(*wishes)

    def whims(self) -> Iterator[Clause]:
        """Optional powers and flares are used now and then, in the first way that they offer."""

        def whim(piece: Piece, where: int) -> bool:
            return self.one_in(f"{piece.name}/{where}", 2)

        for _, ask in asked(self.view, self.seat, _whimsical(self.pieces), whim):
            choice = next(ask.options.every(), None)
            if choice is not None:
                yield Clause.of(choice, where=ask.where)


@lru_cache(maxsize=64)
def _spare(planets: tuple[tuple[int, ...], ...]) -> tuple[list[tuple[int, Place]], ...]:
    """The tokens that each seat's bases can spare, most first; cached for all who see the same planets."""
    spare: tuple[list[tuple[int, Place]], ...] = tuple([[] for _ in planets[0]])
    for place, row in enumerate(planets):
        for seat, tokens in enumerate(row):
            if tokens > 1:
                spare[seat].append((tokens - 1, place))
    for bases in spare:
        bases.sort(key=lambda base: -base[0])
    return spare


@lru_cache(maxsize=64)
def _value(card: str) -> int:
    return attack_value(card) or 0


@lru_cache(maxsize=64)
def _laying(card: str) -> Alternative:
    return Alternative(LayCard(card))


@lru_cache(maxsize=64)
def _reinforcing(card: str) -> Clause:
    """A reinforcement, played if the challenge would be lost."""
    return Clause.of(Alternative(Reinforce(int(card.rpartition(" ")[2])), Truth(ILose())))


@lru_cache(maxsize=1024)
def _whimsical(pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    return tuple([piece for piece in pieces if piece.kind in WHIMSICAL and piece.name not in PLANNED])


@lru_cache(maxsize=1024)
def _ready(pieces: tuple[Piece, ...]) -> tuple[Clause, ...]:
    """Cards that cancel uses, played on the first use that is against their owner."""
    ready = []
    for piece in pieces:
        if any(rule.verb == CANCELS for rule in piece.rules):
            choice = piece.yes() if isinstance(piece, Flare) else piece.choices[0]()
            ready.append(Clause.of(Alternative(choice, Truth(UsedAgainstMe())), limit=1))
    return tuple(ready)


def clauses(view: Cosmic, seat: Seat, chance: Chance) -> Iterator[Clause]:
    """A house bot's orders for the open phase."""
    if view.offered:
        yield Clause.of(Choose(chance.pick(f"bot/power/{view.seats[seat]}", view.offered[seat])))
        return
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

"""A draft: a position being set up from what has been stated so far."""

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN, Pile, added, hidden
from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.engine.contract.stores import Store
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.mechanics.deck import all_cards
from adjudicator.games.cosmic.pieces import PIECES, SECTIONS
from adjudicator.games.cosmic.positions.stated_stores import stores
from adjudicator.games.cosmic.setup.position_proof import faults
from adjudicator.games.cosmic.setup.setup import empty
from adjudicator.games.cosmic.stages.boundary import HOME_BASES
from adjudicator.games.cosmic.table import power_pools
from adjudicator.games.cosmic.table.card_faces import FLARE
from adjudicator.games.cosmic.table.state import (
    CHOOSING,
    PLANETS,
    TOKENS,
    Captive,
    Challenge,
    Cosmic,
    Hoard,
    LastTurn,
    Pair,
    SetOut,
    cover,
)

DEALS = 4
"""The phase in which challenges are over, except for what is still to be settled."""
POWERS = ("Mind", "Clone", "Trader")
"""Powers for seats without a stated one, in turn: they do nothing unless ordered to."""
LASTING = frozenset([piece.name for piece in PIECES if any(rule.topic == "keep power" for rule in piece.rules)])
"""The powers that nobody loses, however few home bases there are."""
HAND: Pile = ("Attack 6", "Attack 8", "Compromise")
"""The hand of a player without a stated one."""


class Draft:
    """What has been stated of a position. Later statements on the same thing replace earlier ones."""

    def __init__(self, colours: tuple[str, ...], options: Mapping[str, str], turn: int, phase: int) -> None:
        self.table = replace(empty(colours, options), turn=turn, phase=phase)
        self.tokens: dict[tuple[Seat, Place], int] = {}
        self.warp: dict[Seat, int] = {}
        self.limbo: dict[Seat, int] = {}
        self.out: dict[Seat, int] = {}
        self.captives: dict[tuple[Seat, str], int] = {}
        """Tokens held captive, by their owner and the power that holds them."""
        self.hoards: dict[tuple[str, Seat], Pile] = {}
        """Cards that lie with powers, by the power and the player whose they are."""
        self.pairs: list[tuple[Seat, tuple[Place, Place]]] = []
        """Planets that are a pair for a seat."""
        self.tally: dict[Seat, int] = {}
        self.stores: dict[Seat, Store] = {}
        """What has been stated of the cards that seats' powers own."""
        self.set_out: dict[tuple[Seat, Seat], Pile] = {}
        """The cards that a seat's power has set out before somebody."""
        self.earned: set[Seat] = set()
        self.last_turn: tuple[Seat, tuple[Seat, ...]] | None = None
        """Who plays this turn alone, and who would win without it."""
        self.hands: dict[Seat, Pile] = {}
        self.fresh: dict[Seat, Pile] = {}
        self.powers: dict[Seat, str] = {}
        self.targets: dict[Seat, tuple[Seat, Seat] | None] = {}
        self.instructed: dict[Seat, Place] = {}
        self.plagued: set[Seat] = set()
        self.strikes: dict[Seat, int] = {}
        self.removed: set[Seat] = set()
        self.known: set[tuple[Seat, Seat]] = set()
        """Who knows whose hand."""
        self.challenges: dict[int, Challenge] = {}
        self.offered: dict[Seat, Pile] = {}
        """The powers that seats choose from."""
        self.deck: Pile | None = None
        self.discard: Pile | None = None
        self.destiny: tuple[Seat, ...] | None = None

    def challenge(self, number: int) -> Challenge:
        """A challenge that has been stated."""
        if number not in self.challenges:
            raise Misstated(f"say first who attacks whom in challenge {number}: Red attacks Blue on Blue 2 with 3")
        return self.challenges[number]

    def built(self) -> tuple[Cosmic, tuple[Cosmic, ...]]:
        """The position and everybody's view of it; raises Misstated if the statements do not fit together."""
        seats = range(len(self.table.seats))
        self._attackers()
        planets = self._planets()
        choosing = self.table.phase == CHOOSING
        hands = tuple(() if seat in self.removed or choosing else self.hands.get(seat, HAND) for seat in seats)
        fresh = tuple(self.fresh.get(seat, ()) for seat in seats)
        powers = tuple(HIDDEN if choosing else self.powers.get(seat, POWERS[seat % len(POWERS)]) for seat in seats)
        flares = () if choosing else self._flares(powers, (*hands, *fresh, *self.hoards.values()))
        draw, discard = self._piles((*hands, *fresh, *self.hoards.values()), flares)
        destiny = self.table.destiny if self.destiny is None else self.destiny
        state = replace(
            self.table,
            powers=powers,
            flares=flares,
            planets=planets,
            warp=self._row(self.warp),
            limbo=self._row(self.limbo),
            tally=self._row(self.tally) if self.tally else (),
            earned=tuple(sorted(self.earned)),
            last_turn=None if self.last_turn is None else LastTurn(*self.last_turn, self.table.turn),
            captives=self._captives(),
            pairs=tuple([Pair(seat, places, planets[places[1]][seat]) for seat, places in self.pairs]),
            hoards=tuple([Hoard(*whose, cards) for whose, cards in sorted(self.hoards.items()) if cards]),
            set_out=self._set_out(powers),
            out=tuple(TOKENS if seat in self.removed else self.out.get(seat, 0) for seat in seats),
            hands=hands,
            fresh=fresh,
            renewed=tuple(sorted(self.fresh)),
            deck=draw,
            discard=discard,
            destiny=tuple(disc for disc in destiny if disc not in self.removed),
            targets=tuple(None if seat in self.removed else self.targets.get(seat, self._next(seat)) for seat in seats),
            instructed=tuple(self.instructed.get(seat) for seat in seats),
            challenges=tuple(self.challenges[number] for number in sorted(self.challenges)),
            plagued=tuple(int(seat in self.plagued) for seat in seats),
            strikes=self._row(self.strikes),
            removed=tuple(seat in self.removed for seat in seats),
            stores=() if choosing else stores(powers, self.stores),
            offered=self._offered() if choosing else (),
        )
        state = self._defended(state)
        powerless = tuple(state.home_bases(seat) < HOME_BASES and powers[seat] not in LASTING for seat in seats)
        state = replace(state, powerless=powerless)
        wrong = faults(state)
        if wrong:
            raise Misstated("; ".join(wrong))
        return state, tuple(self._view(state, seat) for seat in seats)

    def _captives(self) -> tuple[Captive, ...]:
        """The tokens held captive; they were taken in the turn before."""
        turn = self.table.turn - 1
        return tuple([Captive(piece, seat, turn) for (seat, piece), held in self.captives.items() for _ in range(held)])

    def _set_out(self, powers: tuple[str, ...]) -> tuple[SetOut, ...]:
        """The cards that powers have lying open on the table."""
        return tuple([SetOut(powers[seat], card, on) for (seat, on), pile in self.set_out.items() for card in pile])

    def _row(self, stated: Mapping[Seat, int]) -> tuple[int, ...]:
        return tuple(stated.get(seat, 0) for seat in range(len(self.table.seats)))

    def _offered(self) -> tuple[Pile, ...]:
        """The powers that each seat chooses from; for a seat without stated ones, the first that are left."""
        each = int(self.table.options[power_pools.POWERS_OFFERED])
        stated = {power for powers in self.offered.values() for power in powers}
        left = iter([one for one in power_pools.pool(self.table.options["powers"]) if one not in stated])
        return tuple(
            self.offered.get(seat) or tuple([next(left) for _ in range(each)]) for seat in range(len(self.table.seats))
        )

    def _next(self, seat: Seat) -> tuple[Seat, Seat] | None:
        """The target of a seat without a stated one: the next seat at the table, once there are targets."""
        if self.table.phase == CHOOSING:
            return None
        count = len(self.table.seats)
        system = next(other for i in range(1, count) if (other := (seat + i) % count) not in self.removed)
        return (system, system)

    def _attackers(self) -> None:
        """Check that challenges are numbered from 1, and that each attacker had to attack there."""
        if sorted(self.challenges) != list(range(1, len(self.challenges) + 1)):
            raise Misstated("challenges are numbered 1, 2, 3 and so on without a gap")
        if len(self.challenges) > 0 and self.table.phase == 1:
            raise Misstated("there are no challenges yet in phase 1")
        if self.table.phase == DEALS and any(challenge.cone for challenge in self.challenges.values()):
            raise Misstated("in phase 4 the tokens of challenges have gone where they go: leave `with ...` out")
        for challenge in self.challenges.values():
            self.targets.setdefault(challenge.offence, (challenge.planet // PLANETS, challenge.defence))

    def _planets(self) -> tuple[tuple[int, ...], ...]:
        """The rest of every player's tokens is spread as evenly as possible over the unmentioned home planets."""
        rows = [[0] * len(self.table.seats) for _ in self.table.planets]
        for (seat, place), tokens in self.tokens.items():
            rows[place][seat] = tokens
        for seat, colour in enumerate(self.table.seats):
            if seat in self.removed:
                continue
            elsewhere = sum(stated.get(seat, 0) for stated in (self.warp, self.limbo, self.out))
            elsewhere += sum(held for (owner, _), held in self.captives.items() if owner == seat)
            sent = sum(c.cone for c in self.challenges.values() if c.offence == seat)
            sent += sum(ally.tokens for c in self.challenges.values() for ally in c.allies if ally.seat == seat)
            left = TOKENS - elsewhere - sent - sum(row[seat] for row in rows)
            open_places = [place for place in self.table.home(seat) if (seat, place) not in self.tokens]
            if left < 0:
                raise Misstated(f"{colour} would have {TOKENS - left} tokens; everybody has {TOKENS}")
            if left and not open_places:
                raise Misstated(
                    f"{colour} has {TOKENS - left} tokens, everybody {TOKENS}: say where the other {left} are,"
                    " or leave a home planet unmentioned"
                )
            for i, place in enumerate(open_places):
                rows[place][seat] = left // len(open_places) + (i < left % len(open_places))
        return tuple(tuple(row) for row in rows)

    def _flares(self, powers: tuple[str, ...], hands: Iterable[Pile]) -> Pile:
        """The flares of the powers in play, and as many others; those stated to be somewhere come first."""
        if self.table.options["flares"] == "no":
            return ()
        stated = [card for hand in (*hands, self.deck or (), self.discard or ()) for card in hand]
        known = known_flares(powers)
        # Those of powers that came later are last, so that no position changes with another power.
        first = [f"{name}{FLARE}" for name in power_pools.POOLS["all_31"]]
        cards = (*stated, *first, *SECTIONS)
        others = dict.fromkeys(card for card in cards if card in SECTIONS and card not in known)
        named = len({card for card in stated if card in others})
        return tuple(sorted((*known, *list(others)[: max(named, len(known))])))

    def _piles(self, hands: Iterable[Pile], flares: Pile) -> tuple[Pile, Pile]:
        """Deck and discards: every card that is not in a hand or laid is in the deck, unless the piles were stated."""
        laid = [card for c in self.challenges.values() for card in c.laid if card is not None]
        rest = Counter(all_cards(self.table.options, len(self.table.seats))) + Counter(flares)
        out = [card for pile in self.set_out.values() for card in pile]
        stated = [*(card for hand in hands for card in hand), *laid, *out, *(self.deck or ()), *(self.discard or ())]
        over = Counter(stated) - rest
        if over:
            raise Misstated(f"there are not so many cards: {', '.join(sorted(over.elements()))} too many")
        left = tuple(sorted((rest - Counter(stated)).elements()))
        if self.deck is None:
            return left, self.discard or ()
        if self.discard is None:
            return self.deck, left
        if left:
            raise Misstated(f"deck and discards were both stated, but {', '.join(left)} are nowhere")
        return self.deck, self.discard

    def _defended(self, state: Cosmic) -> Cosmic:
        """A set of tokens with a single challenge against it defends with all of them."""
        challenges = []
        for c in state.challenges:
            rivals = [o for o in state.challenges if (o.planet, o.defence) == (c.planet, c.defence)]
            over = c.over
            if c.shield is None and not over and (len(rivals) == 1 or state.phase > 2):
                if len(rivals) > 1:
                    raise Misstated(f"say with how many tokens challenge {c.number} is defended: defended with 2")
                c = replace(c, shield=state.planets[c.planet][c.defence])  # noqa: PLW2901
            challenges.append(replace(c, shield=0) if over and c.shield is None else c)
        return replace(state, challenges=tuple(challenges))

    def _view(self, state: Cosmic, seat: Seat) -> Cosmic:
        def seen(piles: tuple[Pile, ...]) -> tuple[Pile, ...]:
            known = (other == seat or (seat, other) in self.known for other in range(len(piles)))
            return tuple(pile if open_ else hidden(pile) for pile, open_ in zip(piles, known, strict=True))

        unseen = added((), [HIDDEN] * len(state.deck))
        known = known_flares(state.powers)
        flares = tuple(card if card in known else HIDDEN for card in state.flares)
        return replace(
            state,
            hands=seen(state.hands),
            fresh=seen(state.fresh),
            deck=unseen,
            flares=added((), flares),
            instructed=cover(state.instructed, seat),
            stores=tuple(store.seen(seat) for store in state.stores),
            offered=seen(state.offered),
            hoards=tuple(hoard.seen(seat) for hoard in state.hoards),
        )


def known_flares(powers: tuple[str, ...]) -> frozenset[str]:
    """The flares that everybody knows to be in the deck: those of the powers in play."""
    return frozenset(card for power in powers if (card := f"{power}{FLARE}") in SECTIONS)

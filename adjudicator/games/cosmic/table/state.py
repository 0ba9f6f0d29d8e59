"""The galaxy: where all tokens and cards of Postal Cosmic are, and the challenges of the turn."""

from collections.abc import Sequence
from typing import Self

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.core.event import Seat, State
from adjudicator.core.piles import HIDDEN, Pile, hidden
from adjudicator.engine.contract.stores import Store
from adjudicator.galaxy import systems
from adjudicator.galaxy.clockwise import in_game
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.table.card_faces import COMPROMISE, attack_value

PLANETS = 5
"""Planets in a home system."""
TOKENS = 20
"""Tokens a player starts with, four to each home planet."""
CONE = 4
"""The most tokens a player may send into a challenge."""

CHOOSING = 0
"""The phase before the first, in which players choose their powers, if they do."""

STRIKES = 2
"""Phases missed in a row that remove a player (rule 18)."""

OFFENCE, DEFENCE = 0, 1
SIDES = ("offence", "defence")
NEITHER = -1
"""Stands for the winning side if both sides lose."""

WARP, LIMBO = -1, -2
"""Places that are no planets."""

Named = Place | str | None
"""A planet that somebody has named, if any; HIDDEN for those who cannot know which."""


NO_CARDS = (None, None)
"""No challenge card is laid yet, neither by the offence nor by the defence."""


class Ally(Struct, frozen=True, array_like=True, gc=False):
    """A player's tokens on one side of another's challenge."""

    seat: Seat
    side: int
    tokens: int


class Aid(Struct, frozen=True, array_like=True):
    """A card that a player offers to a side of a challenge; it lies aside until the main player answers."""

    number: int
    giver: Seat
    side: int
    card: str


class Due(Struct, frozen=True, array_like=True):
    """Cards one player may take from another's hand as consolation."""

    taker: Seat
    giver: Seat
    cards: int


class Captive(Struct, frozen=True, array_like=True, gc=False):
    """A token that a power holds captive: whose it is, and the turn in which it was taken."""

    piece: str
    seat: Seat
    turn: int


class Hoard(Struct, frozen=True, array_like=True, gc=False):
    """Cards of the deck that lie face down with a power, apart from every hand.

    Only the player from whose hand they came knows them.
    """

    piece: str
    seat: Seat
    cards: Pile

    def seen(self, seat: Seat) -> "Hoard":
        """What a seat knows of it at least."""
        return self if seat == self.seat else replace(self, cards=hidden(self.cards))


class SetOut(Struct, frozen=True, array_like=True, gc=False):
    """A card of the deck that a power has lying open before a player, in nobody's hand."""

    piece: str
    card: str
    on: Seat


class Timeout(Struct, frozen=True, array_like=True, gc=False):
    """A turn in which a player takes no part: they join nothing and use nothing.

    In a `whole` one they do not attack either, and nobody attacks them.
    """

    piece: str
    seat: Seat
    turn: int
    whole: bool


class Pair(Struct, frozen=True, array_like=True, gc=False):
    """Two planets on which a player must have equally many tokens, and how many these were when they were last even."""

    seat: Seat
    places: tuple[Place, Place]
    tokens: int


class Tower(Struct, frozen=True, array_like=True, gc=False):
    """Planets of a system that are one: all tokens are on the `place`, and the others, its levels, are no planets."""

    place: Place
    levels: tuple[Place, ...]

    @property
    def height(self) -> int:
        """How many planets it is made of."""
        return 1 + len(self.levels)


class LastTurn(Struct, frozen=True, array_like=True):
    """A turn that a player plays alone before the game ends: who would win without it, and its number."""

    seat: Seat
    winners: tuple[Seat, ...]
    turn: int


class Shed(Struct, frozen=True, array_like=True):
    """An edict or flare that was discarded in this phase: whose it was, and whether they had played it."""

    by: Seat
    card: str
    played: bool = False


class Challenge(Struct, frozen=True, kw_only=True, gc=False):
    """One attack: offence against the defence's tokens on one planet."""

    number: int
    offence: Seat
    defence: Seat
    planet: Place
    cone: int
    """The offence's tokens in the cone."""
    shield: int | None
    """The defence's tokens in this challenge (they stay on the planet); None until a besieged set is divided."""
    invited: tuple[tuple[Seat, ...], tuple[Seat, ...]] = ((), ())
    allies: tuple[Ally, ...] = ()
    laid: tuple[str | None, str | None] = NO_CARDS
    """The challenge cards, offence first."""
    shown: bool = False
    uses: tuple[tuple[Seat, str], ...] = ()
    """Powers and cards used in it so far, by whom."""
    controlled: bool = False
    """Emotion Control has decided that it is settled by a deal."""
    totals: tuple[int, int] | None = None
    leading: int | None = None
    """The side that wins by a power, whatever the cards and totals say; or NEITHER."""
    winner: int | None = None
    """The side that won."""
    deal: bool = False
    """It is to be settled, or failed, by dealing."""
    quashed: bool = False
    """Its deal fails, whatever has been agreed."""
    consolation: Due | None = None
    rewards: tuple[Ally, ...] = ()
    counts_as: tuple[str | None, str | None] = (None, None)
    """The card that a side's card counts as, if a piece has changed it."""
    spared: int | None = None
    """The side whose digits are not read backwards when the others are; it holds for a replay, too."""
    raised: tuple[int, int] = (0, 0)
    """By how much each side's Attack has been raised at a price; it holds for a replay, too."""
    replayed: bool = False
    """It has gone back to the laying of cards once."""
    back: tuple[tuple[Seat, str], ...] = ()
    """Cards shown before the replay that went back to the hands they came from."""
    aside: tuple[tuple[Seat, str], ...] = ()
    """Cards shown before the replay, which go back to their owners when it is over."""
    called_off: bool = False
    """It has ended without a winner and without a deal to be made."""
    both_lose: bool = False
    """Neither side has won."""
    upset: bool = False
    """The side that wins will have lost."""
    joined: tuple[tuple[Seat, int], ...] = ()
    """The players who have joined each side, whatever has become of the tokens since."""
    called: tuple[tuple[Seat, str, str], ...] = ()
    """What players have called for a piece; it holds for a replay, too."""

    def main(self, side: int) -> Seat:
        """The main player of a side."""
        return self.defence if side else self.offence

    @property
    def both_laid(self) -> bool:
        """Whether both main players have laid their cards."""
        return None not in self.laid

    @property
    def over(self) -> bool:
        """Whether it has been decided, or ended otherwise."""
        return self.winner is not None or self.deal or self.called_off or self.both_lose

    def side_of(self, seat: Seat) -> int | None:
        """The side on which a seat is main player."""
        return OFFENCE if seat == self.offence else DEFENCE if seat == self.defence else None

    def allied(self, seat: Seat) -> int | None:
        """The side that a seat is an ally of; also after the challenge is decided and the tokens have left."""
        joined = self.joined if self.over else [(ally.seat, ally.side) for ally in self.allies]
        return dict(joined).get(seat)

    def shows(self, side: int) -> str | None:
        """The card of a side as it counts."""
        return self.counts_as[side] or self.laid[side]

    def compared(self) -> bool:
        """Whether the sums of both sides are compared: no Compromise is shown, and no deal has to be made anyway."""
        return not self.controlled and COMPROMISE not in map(self.shows, (OFFENCE, DEFENCE))

    def compromiser(self) -> int | None:
        """The side that shows a Compromise, if the other shows an Attack."""
        for side in (OFFENCE, DEFENCE):
            other = self.shows(1 - side)
            if self.shows(side) == COMPROMISE and other is not None and attack_value(other) is not None:
                return side
        return None

    def tokens_of(self, side: int) -> int:
        """The main player's own tokens."""
        return (self.shield or 0) if side else self.cone

    def tokens_for(self, seat: Seat) -> int:
        """A seat's tokens in it, as a main player or as an ally."""
        side = self.side_of(seat)
        if side is not None:
            return self.tokens_of(side)
        return sum([ally.tokens for ally in self.allies if ally.seat == seat])


class Cosmic(State, frozen=True, kw_only=True, dict=True):
    """A position. In a view, cards that its owner cannot know are hidden; nothing else differs."""

    options: dict[str, str]
    turn: int
    phase: int
    powers: tuple[str, ...]
    powerless: tuple[bool, ...]
    """The players who have lost the use of their power, with fewer than three home bases."""
    planets: tuple[tuple[int, ...], ...]
    """For each planet, the tokens of each seat on it."""
    warp: tuple[int, ...]
    limbo: tuple[int, ...]
    out: tuple[int, ...]
    """Tokens that have left the game."""
    hands: tuple[Pile, ...]
    fresh: tuple[Pile, ...]
    """The seven new cards of rule 13, kept apart from the old hand until the turn ends."""
    renewed: tuple[Seat, ...] = ()
    """The players who have got new cards this turn, even if none are left: their old hands go when the turn ends."""
    deck: Pile
    discard: Pile
    destiny: tuple[Seat, ...]
    """The discs left in the destiny pile, by colour."""
    targets: tuple[tuple[Seat, Seat] | None, ...]
    """Whom each seat must attack this turn: the system, and the defender in it."""
    instructed: tuple[Named, ...]
    """For a seat that attacks in its own system: the planet its instruction named, which only itself knows."""
    challenges: tuple[Challenge, ...] = ()
    zapped: tuple[tuple[Seat, str, int], ...] = ()
    """Uses cancelled: whose, of what, in which challenge."""
    flares: Pile = ()
    """The flare cards that were shuffled into the deck when the game began."""
    flared: tuple[tuple[Seat, str, int], ...] = ()
    """Flares in force this turn: whose, which section, in which challenge (0: in none)."""
    shed: tuple[Shed, ...] = ()
    """Edicts and flares discarded in the open phase."""
    lent: tuple[tuple[int, Seat, Seat], ...] = ()
    """Powers lent this turn: in which challenge, by whom, to whom."""
    tally: tuple[int, ...] = ()
    """What each seat's power has gathered in the course of the game; empty if it gathers nothing."""
    earned: tuple[Seat, ...] = ()
    """The players who may attack twice when attacks are launched next (T1)."""
    agreed: tuple[tuple[str, tuple[Seat, ...]], ...] = ()
    """Agreements other than deals, made in the open phase: their words, and who made them."""
    plagued: tuple[int, ...]
    """Plagues whose losses a seat has still to choose."""
    strikes: tuple[int, ...]
    """Phases missed in a row."""
    removed: tuple[bool, ...]
    winners: tuple[Seat, ...] | None = None
    last_turn: LastTurn | None = None
    """The turn with which the game ends, if a player plays it alone."""
    late: tuple[Seat, ...] = ()
    """The players who release no token as this turn begins."""
    captives: tuple[Captive, ...] = ()
    """Tokens that powers hold captive."""
    hoards: tuple[Hoard, ...] = ()
    """Cards that lie with powers, for each power and each player from whom some came."""
    pairs: tuple[Pair, ...] = ()
    """Planets that powers have paired."""
    towers: tuple[Tower, ...] = ()
    """Planets that have been merged, at most one tower in each system."""
    timeouts: tuple[Timeout, ...] = ()
    """The turns in which players take no part."""
    stores: tuple[Store, ...] = ()
    """The cards that powers own, by the power's name."""
    set_out: tuple[SetOut, ...] = ()
    """Cards of the deck that powers have lying open on the table."""
    offered: tuple[Pile, ...] = ()
    """The powers that each seat can choose from; empty once powers are dealt."""
    aid: tuple[Aid, ...] = ()
    """Cards offered as foreign aid that nobody has answered yet; in a view only those of and for its seat are known."""

    def known(self, views: Sequence[Self]) -> Sequence[Self]:
        """This position with the piles as each view knows them, and the laid cards until they are shown."""
        covered = [not challenge.shown and challenge.laid != NO_CARDS for challenge in self.challenges]
        named = any(place is not None for place in self.instructed)
        found = []
        for view in views:
            challenges = self.challenges
            if True in covered:
                challenges = tuple(
                    replace(challenge, laid=view.challenges[i].laid) if covered[i] else challenge
                    for i, challenge in enumerate(challenges)
                )
            found.append(
                replace(
                    self,
                    hands=view.hands,
                    fresh=view.fresh,
                    deck=view.deck,
                    discard=view.discard,
                    flares=view.flares,
                    instructed=_as_known(self.instructed, view.instructed) if named else self.instructed,
                    agreed=view.agreed if self.agreed else (),
                    stores=view.stores if self.stores else (),
                    offered=view.offered if self.offered else (),
                    hoards=view.hoards if self.hoards else (),
                    aid=view.aid if self.aid else (),
                    challenges=challenges,
                )
            )
        return found

    def challenge(self, number: int) -> Challenge:
        """A challenge by its number, from 1."""
        return self.challenges[number - 1]

    def home(self, seat: Seat) -> Sequence[Place]:
        """The planets of a seat's home system, without those that are levels of a tower."""
        there = systems.home(PLANETS, seat)
        if not self.towers:
            return there
        gone = [level for tower in self.towers for level in tower.levels]
        return tuple([place for place in there if place not in gone])

    def tower(self, system: Seat) -> Tower | None:
        """The tower in a seat's home system, if there is one."""
        return next((one for one in self.towers if one.place // PLANETS == system), None)

    def bases(self, seat: Seat) -> tuple[Place, ...]:
        """The planets on which a seat has tokens."""
        return systems.bases(self.planets, seat)

    def foreign_bases(self, seat: Seat) -> int:
        """How many of its bases are outside its home system: five of them end the game."""
        return len(self.bases(seat)) - self.home_bases(seat)

    def all_foreign_bases(self) -> tuple[int, ...]:
        """The same of every seat."""
        kept: dict[str, tuple[int, ...]] = self.__dict__
        found = kept.get("_foreign")
        if found is None:
            found = kept["_foreign"] = systems.foreign_bases(self.planets, PLANETS)
        return found

    def home_bases(self, seat: Seat) -> int:
        """How many of its own planets a seat holds: with fewer than three its power is lost."""
        return systems.home_bases(self.planets, PLANETS, seat)

    def gathered(self, seat: Seat) -> int:
        """What a seat's power has gathered in the course of the game."""
        return self.tally[seat] if self.tally else 0

    def attacked(self) -> frozenset[Place]:
        """The planets under attack: no token leaves or reaches them before the challenges are over (rule 14)."""
        kept: dict[str, frozenset[Place]] = self.__dict__
        found = kept.get("_attacked")
        if found is None:
            # Like a cached property, but without the lock that this takes in 3.11.
            found = kept["_attacked"] = frozenset([fight.planet for fight in self.challenges if not fight.over])
        return found

    def captured(self, seat: Seat) -> int:
        """How many tokens of a seat are held captive."""
        return sum(one.seat == seat for one in self.captives) if self.captives else 0

    def hoarded(self, piece: str, seat: Seat) -> Pile:
        """The cards of a seat that lie with a power."""
        return next((one.cards for one in self.hoards if (one.piece, one.seat) == (piece, seat)), ())

    def benched(self, *, turn: int | None = None, whole: bool = False) -> frozenset[Seat]:
        """The players who take no part in this turn, or another; or only those who are not attacked either."""
        when = self.turn if turn is None else turn
        return frozenset([one.seat for one in self.timeouts if one.turn == when and (one.whole or not whole)])

    def challenges_of(self, seat: Seat) -> tuple[Challenge, ...]:
        """The challenges in which a seat is main player."""
        return tuple([c for c in self.challenges if seat in (c.offence, c.defence)])

    def held(self, seat: Seat) -> Pile:
        """All cards in a seat's hand, new ones included."""
        return self.hands[seat] + self.fresh[seat]

    def seats_in(self) -> tuple[Seat, ...]:
        """The seats still in the game, in order."""
        return in_game(self.removed)


def named_place(state: Cosmic, place: Place) -> str:
    """The name of a planet, such as `Blue 4`."""
    return systems.named_place(state.seats, PLANETS, place)


def place_named(state: Cosmic, name: str) -> Place:
    """The planet of this name."""
    return systems.place_named(state.seats, PLANETS, name)


def cover(instructed: Sequence[Named], seat: Seat | None = None) -> tuple[Named, ...]:
    """The planets that seats have named, as one of them knows them; without a seat, as everybody does."""
    return tuple([place if place is None or one == seat else HIDDEN for one, place in enumerate(instructed)])


def _as_known(named: Sequence[Named], seen: Sequence[Named]) -> tuple[Named, ...]:
    """The planets that seats have named, as a view knows that was told of each, without those that are void."""
    return tuple([None if place is None else known for place, known in zip(named, seen, strict=True)])


def leaving(state: Cosmic, seat: Seat) -> bool:
    """Whether a seat has missed so many phases in a row that it leaves the game when the turn ends (rule 18)."""
    return state.options["after_nmr"] == "remove" and state.strikes[seat] >= STRIKES


def vacant(state: Cosmic, seat: Seat) -> bool:
    """Whether a seat waits for a new player, and is played at random until their orders have come (G8)."""
    replaced = state.options["after_nmr"] == "replace" and not state.removed[seat]
    return replaced and state.strikes[seat] >= STRIKES

"""House bots: they keep to their strongest suit, go for forces in which they can lead, and save their cards."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.contract.order_words import Choice
from adjudicator.games.cosmoclasm.events.events import playable
from adjudicator.games.cosmoclasm.factions import backings
from adjudicator.games.cosmoclasm.kit import Backed
from adjudicator.games.cosmoclasm.table.board import PLANETS_OF, POINTS_OF
from adjudicator.games.cosmoclasm.table.cards import FORCES, STARGATE, SUITS, WHITE, forces, is_black, suit
from adjudicator.games.cosmoclasm.table.majorities import count, resisting
from adjudicator.games.cosmoclasm.table.state import NOBODY, Solar
from adjudicator.games.cosmoclasm.told.facts import Left, Would
from adjudicator.games.cosmoclasm.words.order_words import Give, Play, Retire, Start, Station, Switch, Take
from adjudicator.orders.values.clauses import Alternative, Clause
from adjudicator.orders.values.conditions import And, Compare, Comparison

Leads = Mapping[str, int]
"""A player's lead in each force."""

SHOWN = 5
"""How many cards of the market, and how many plays, a bot writes down."""
SCARCE = 3
"""With fewer cards in hand a bot is content with one superiority."""
SPENT = 6
"""With fewer cards in hand a bot sits a round out, and takes three."""


def clauses(view: Solar, seat: Seat, chance: Chance) -> Iterator[Clause]:
    """A bot's orders, from its view alone."""
    if view.winners is not None:
        return
    hand = view.hands[seat]
    if not view.round:
        suits = [suit(card) for card in hand]
        kept = sorted(hand, key=lambda card: _worth(suits, card))
        yield Clause.of(Give(kept[0], kept[1]))
        return
    if seat not in view.inside():
        return
    yield from _turns(view, seat)
    if view.planet is not None:
        leads = _stationed(view.stations, len(view.seats))[seat]
        station, *switch = _building(leads, view.counters, view.owners, view.round)
        yield station
        suits = [suit(card) for card in hand]
        # In the hand it adds one to its suit.
        market = sorted(dict.fromkeys(view.market), key=lambda card: -_worth(suits, card) - 3 * is_black(card))
        yield Clause.of(Take((*market[:SHOWN], "any")))
        yield from switch
    yield Clause.of(Start(seat))


def _worth(suits: Sequence[str], card: str) -> int:
    """How useful a card is in a hand of these suits: black ones combine with their own suit, white ones with all."""
    if not is_black(card):
        return 7
    one, other = forces(card)
    return 3 * suits.count(suit(card)) + (4 if one == other else 0) - (STARGATE in (one, other))


def _turns(view: Solar, seat: Seat) -> Iterator[Clause]:
    """The next turn only: before the one after it a bot wants to see what the others have done."""
    lap, held = view.lap(seat), len(view.hands[seat])
    if held >= SPENT or view.played[seat]:
        yield _leaving(seat, lap, few=held < SCARCE or lap > 2)
        for play in _plays(view, seat)[:SHOWN]:
            yield Clause.of(play, where=lap)
    yield Clause.of(Retire(), where=lap)


@lru_cache(maxsize=256)
def _leaving(seat: Seat, lap: int, *, few: bool) -> Clause:
    """Retires with two superiorities, or with one if that must be enough."""
    would = Would(seat)
    two = Compare(would, Comparison.AT_LEAST, 2)
    one = Compare(would, Comparison.AT_LEAST, 1)
    alone = Compare(Left(), Comparison.IS, 1)
    return Clause.of(Alternative(Retire(), two), Alternative(Retire(), one if few else And((one, alone))), where=lap)


def _plays(view: Solar, seat: Seat) -> list[Choice]:
    """Black cards of one suit, each with a white one or the card of the faction, the best first."""
    hand, leads = view.hands[seat], _leads(view, seat)
    gains = {card: _gain(leads, card) for card in dict.fromkeys(hand)}
    own = view.suits[seat]
    if not own:
        pulls = dict.fromkeys(SUITS, 0)
        for card in hand:
            if is_black(card):
                pulls[suit(card)] += 4 + gains[card]
        own = max(SUITS, key=pulls.__getitem__)
    blacks = sorted(playable(hand, own), key=lambda card: -gains[card])
    whites = sorted([card for card in WHITE if card in gains], key=lambda card: -gains[card])
    backed = [play for play in backings(view, seat, blacks) if isinstance(play, Backed)]
    found: list[Choice] = []
    for place, black in enumerate(blacks):
        found += [play for play in backed if play.black == black and _sensible(hand, leads, play)][:1]
        if place < len(whites) and len(hand) > SCARCE:
            found.append(Play(black, whites[place]))
        found.append(Play(black))
    return found


def _sensible(hand: Pile, leads: Leads, play: Backed) -> bool:
    """Whether the card of the faction is useful with this black card."""
    details = play.details()
    if len(details) == 2:
        wanted, given = details
        suits = [suit(card) for card in hand]
        return _worth(suits, wanted) > _worth(suits, given) and given not in WHITE
    if details and details[0] in FORCES:
        one, other = forces(play.black)
        return details[0] == (one if leads[one] < leads[other] else other) and one != other
    return not details or details[0] != play.black


def _gain(leads: Leads, card: str) -> int:
    """What a card adds to forces in which its player could lead."""
    return sum([4 + min(0, leads[force]) - (force == STARGATE) for force in forces(card)])


def _leads(view: Solar, seat: Seat) -> Leads:
    """The player's lead in each force before their turn; far behind if the superiority is taken."""
    others = [count(view, other) for other in view.inside() if other != seat]
    best = map(max, zip(resisting(view), *others, strict=True))
    leads = {}
    for force, taken, mine, theirs in zip(FORCES, view.taken, count(view, seat), best, strict=True):
        leads[force] = -4 if taken != NOBODY else max(-4, mine - theirs)
    return leads


@lru_cache(maxsize=64)
def _stationed(stations: tuple[tuple[Seat, ...], ...], players: int) -> tuple[tuple[int, ...], ...]:
    """Each player's lead in stations at each mat over the strongest of the others; negative if behind."""
    leads = []
    for points in POINTS_OF:
        there = [owner for point in points for owner in stations[point]]
        had = [there.count(seat) for seat in range(players)]
        leads.append([mine - max(had[:seat] + had[seat + 1 :]) for seat, mine in enumerate(had)])
    return tuple(zip(*leads, strict=True))


@lru_cache(maxsize=64)
def _building(
    leads: tuple[int, ...], counters: tuple[int, ...], owners: tuple[Seat, ...], now: int
) -> tuple[Clause, ...]:
    """The places for stations, and the planets to switch: unchanged until a station is placed."""
    worth = [0] * len(leads)
    for number, mat in enumerate(counters, start=1):
        # Unclaimed planets count: earlier ones more, and closely contested ones most.
        if owners[mat] == NOBODY:
            worth[mat] = 10 + (6 if number <= now else 0) + (8 if -1 <= leads[mat] <= 1 else 0)
    points = sorted(POINTS_OF[counters[now - 1]], key=lambda point: -sum([worth[mat] for mat in PLANETS_OF[point]]))
    return (Clause.of(Station(tuple(points))), *_switching([leads[mat] for mat in counters], now))


def _switching(leads: Sequence[int], now: int) -> Iterator[Clause]:
    """Brings the planet with the player's greatest lead to the next round; `leads` by the planets' numbers."""
    later = range(now, len(leads))
    best = max(later, key=leads.__getitem__, default=now)
    if best != now and leads[best] > leads[now]:
        yield Clause.of(Switch(now + 1, best + 1))

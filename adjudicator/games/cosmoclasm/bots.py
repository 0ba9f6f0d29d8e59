"""House bots: they keep to the suit they have most of, go for the forces they can lead in, and save their cards."""

from collections.abc import Iterator

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.words import Choice
from adjudicator.games.cosmoclasm.board import PLANETS, PLANETS_OF, POINTS_OF
from adjudicator.games.cosmoclasm.cards import FORCES, STARGATE, SUITS, WHITE, forces, is_black, suit
from adjudicator.games.cosmoclasm.counting import count, resisting, stations_at
from adjudicator.games.cosmoclasm.factions import backings
from adjudicator.games.cosmoclasm.facts import Left, Would
from adjudicator.games.cosmoclasm.moves import playable
from adjudicator.games.cosmoclasm.state import NOBODY, Solar
from adjudicator.games.cosmoclasm.words import Backed, Give, Play, Retire, Start, Station, Switch, Take
from adjudicator.orders.clauses import Alternative, Clause
from adjudicator.orders.conditions import And, Compare, Comparison

SHOWN = 5
"""How many cards of the market, and how many plays, a bot writes down."""
SCARCE = 3
"""With fewer cards in hand a bot is content with one superiority."""
SPENT = 6
"""With fewer cards in hand a bot sits a round out, and takes three."""


def clauses(view: Solar, seat: Seat, chance: Chance) -> Iterator[Clause]:
    """What a bot orders, knowing only its view."""
    if view.winners is not None:
        return
    hand = view.hands[seat]
    if not view.round:
        kept = sorted(hand, key=lambda card: _worth(hand, card))
        yield Clause.of(Give(kept[0], kept[1]))
        return
    if seat not in view.inside():
        return
    yield from _turns(view, seat)
    if view.planet is not None:
        points = sorted(POINTS_OF[view.planet], key=lambda point: -_place(view, seat, point))
        yield Clause.of(Station(tuple(points)))
        market = sorted(dict.fromkeys(view.market), key=lambda card: -_worth((*hand, card), card))
        yield Clause.of(Take((*market[:SHOWN], "any")))
        switch = _switch(view, seat)
        if switch is not None:
            yield Clause.of(switch)
    yield Clause.of(Start(seat))


def _worth(hand: Pile, card: str) -> int:
    """How useful a card is in a hand: black ones go with others of their suit, white ones with all."""
    if not is_black(card):
        return 7
    one, other = forces(card)
    mates = sum([suit(mate) == suit(card) for mate in hand])
    return 3 * mates + (4 if one == other else 0) - (STARGATE in (one, other))


def _turns(view: Solar, seat: Seat) -> Iterator[Clause]:
    """The next turn only: before the one after it a bot wants to see what the others have done."""
    would, alone = Would(seat), Compare(Left(), Comparison.IS, 1)
    two = Compare(would, Comparison.AT_LEAST, 2)
    one = Compare(would, Comparison.AT_LEAST, 1)
    lap = view.lap(seat)
    if len(view.hands[seat]) < SPENT and not view.played[seat]:
        yield Clause.of(Retire(), where=lap)
        return
    few = len(view.hands[seat]) < SCARCE or lap > 2
    yield Clause.of(Alternative(Retire(), two), Alternative(Retire(), one if few else And((one, alone))), where=lap)
    for play in _plays(view, seat)[:SHOWN]:
        yield Clause.of(play, where=lap)
    yield Clause.of(Retire(), where=lap)


def _plays(view: Solar, seat: Seat) -> list[Choice]:
    """Black cards of one suit, each with a white one or the card of the faction, the best first."""
    hand = view.hands[seat]
    own = view.suits[seat] or max(SUITS, key=lambda name: sum([_pull(view, seat, card, name) for card in hand]))
    blacks = sorted(playable(hand, own), key=lambda card: -_gain(view, seat, card))
    whites = sorted([card for card in WHITE if card in hand], key=lambda card: -_gain(view, seat, card))
    backed = [play for play in backings(view, seat, blacks) if isinstance(play, Backed)]
    found: list[Choice] = []
    for place, black in enumerate(blacks):
        found += [play for play in backed if play.black == black and _sensible(view, seat, play)][:1]
        if place < len(whites) and len(hand) > SCARCE:
            found.append(Play(black, whites[place]))
        found.append(Play(black))
    return found


def _sensible(view: Solar, seat: Seat, play: Backed) -> bool:
    """Whether the card of the faction does any good with this black card."""
    details = play.details()
    if len(details) == 2:
        wanted, given = details
        return _worth(view.hands[seat], wanted) > _worth(view.hands[seat], given) and given not in WHITE
    if details and details[0] in FORCES:
        one, other = forces(play.black)
        return details[0] == (one if _lead(view, seat, one) < _lead(view, seat, other) else other) and one != other
    return not details or details[0] != play.black


def _pull(view: Solar, seat: Seat, card: str, name: str) -> int:
    return 4 + _gain(view, seat, card) if suit(card) == name else 0


def _gain(view: Solar, seat: Seat, card: str) -> int:
    """What a card adds to forces in which its player could lead."""
    return sum([4 + min(0, _lead(view, seat, force)) - (force == STARGATE) for force in forces(card)])


def _lead(view: Solar, seat: Seat, force: str) -> int:
    """By how much a player leads in a force before he plays; far behind where it is taken."""
    which = FORCES.index(force)
    if view.taken[which] != NOBODY:
        return -4
    others = [count(view, other)[which] for other in view.inside() if other != seat]
    return max(-4, count(view, seat)[which] - max([resisting(view)[which], *others]))


def _place(view: Solar, seat: Seat, point: int) -> int:
    """What a station on a point is worth: planets still to be had, sooner ones more, and close ones most."""
    total = 0
    for mat in PLANETS_OF[point]:
        if view.owners[mat] != NOBODY:
            continue
        others = max(stations_at(view, other, mat) for other in range(len(view.seats)) if other != seat)
        behind = others - stations_at(view, seat, mat)
        total += 10 + (6 if view.number(mat) <= view.round else 0) + (8 if -1 <= behind <= 1 else 0)
    return total


def _switch(view: Solar, seat: Seat) -> Switch | None:
    """Brings the planet on which a player leads most to the next round."""
    later = range(view.round + 1, len(PLANETS) + 1)
    if len(later) < 2:
        return None

    def lead(number: int) -> int:
        mat = view.counters[number - 1]
        others = max(stations_at(view, other, mat) for other in range(len(view.seats)) if other != seat)
        return stations_at(view, seat, mat) - others

    best = max(later, key=lead)
    return Switch(later[0], best) if best != later[0] and lead(best) > lead(later[0]) else None

"""The end of a round, after the last player has retired: claims, the game's end or the market, and the next round."""

from collections.abc import Sequence

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import NO
from adjudicator.engine.contract.questions import Ask
from adjudicator.engine.contract.script import Script
from adjudicator.engine.contract.standpoint import At
from adjudicator.games.cosmoclasm.events.events import (
    Claimed,
    Ended,
    MarketCleared,
    MarketFilled,
    PlanetTied,
    Reshuffled,
    RoundOpened,
    Switched,
    TieBegan,
)
from adjudicator.games.cosmoclasm.options import Later, Starters
from adjudicator.games.cosmoclasm.table.board import PLANETS
from adjudicator.games.cosmoclasm.table.cards import FORCES, STARGATE
from adjudicator.games.cosmoclasm.table.majorities import adjacent, claimants, planets, stations_at
from adjudicator.games.cosmoclasm.table.state import NOBODY, Solar, cards_held, placed

WANTED = {2: 7, 3: 5, 4: 4, 5: 3}
"""How many planets end the game, by the number of players."""
MARKET = 2
"""Cards in the market for each player."""


def cleanup(at: At[Solar]) -> Script:
    """The end of a round."""
    if at.state.contest:
        yield from _tied(at)
        return
    yield from _claims(at)
    state = at.state
    seats = range(len(state.seats))
    owned = [planets(state, seat) for seat in seats]
    if max(owned) < WANTED[len(owned)] and state.round < len(PLANETS):
        yield from _market(at)
        yield from _next(at, list(seats))
        return
    best = [seat for seat in seats if owned[seat] == max(owned)]
    if len(best) == 1:
        yield Ended(tuple(best), "planets")
        return
    yield TieBegan(tuple(best))
    if any(state.hands[seat] for seat in best):
        yield from _next(at, best)
    else:
        yield from _stations(at)


def _claims(at: At[Solar]) -> Script:
    """The contested planet first, then the unclaimed ones with lower numbers."""
    state = at.state
    for number in (state.round, *range(1, state.round)):
        mat = state.counters[number - 1]
        if state.owners[mat] != NOBODY:
            continue
        first = claimants(state, mat)
        if len(first) == 1:
            (seat,) = first
            mine = stations_at(state, seat, mat)
            tied = any(stations_at(state, other, mat) == mine for other in range(len(state.seats)) if other != seat)
            yield Claimed(seat, mat, number, mine, adjacent(state, seat, mat) if tied else 0)
        elif first:
            yield PlanetTied(mat, number, tuple(first))


def _market(at: At[Solar]) -> Script:
    """The market is laid out anew; the discards are shuffled if the deck does not suffice."""
    if at.state.market:
        yield MarketCleared(at.state.market)
    label = f"{at.run.title.label(at.state)}/market"
    wanted = MARKET * len(at.state.seats)
    for again in ("", " again"):
        cards = at.chance.choose(f"{label}{again}", at.state.deck, wanted - len(at.state.market))
        if cards:
            yield MarketFilled(tuple(sorted(cards)))
        if len(at.state.market) == wanted or not at.state.discard:
            return
        yield Reshuffled()


def _next(at: At[Solar], seats: Sequence[Seat]) -> Script:
    """The stargate's switch, the start player, and the next round."""
    state = at.state
    holder = state.taken[FORCES.index(STARGATE)]
    last = state.retired[-1]
    start = last if last in seats else next((seat for seat in seats if seat > last), seats[0])
    if holder in seats:
        later = len(PLANETS) - state.round
        asks = [
            Ask(holder, "start", Starters(seats), default=None if state.options["start"] == "drawn" else NO),
            *([Ask(holder, "switch", Later(state.round + 1, len(PLANETS)))] if later > 1 and not state.contest else ()),
        ]
        answers = yield asks
        start = start if answers[0] is NO else answers[0].seat
        for switch in answers[1:]:
            if switch is not NO:
                yield Switched(holder, switch.one, switch.other)
    number = state.round + 1
    mat = None if at.state.contest else at.state.counters[number - 1]
    yield RoundOpened(number, start, mat)


def _tied(at: At[Solar]) -> Script:
    """The end of a round that only the tied have played; if nobody's hand gets smaller, it is the last."""
    state = at.state
    taken = [state.taken.count(seat) for seat in state.contest]
    first = [seat for seat, count in zip(state.contest, taken, strict=True) if count == max(taken)]
    if len(first) == 1:
        yield Ended(tuple(first), "superiorities")
    elif any(state.hands[seat] for seat in state.contest) and cards_held(state) < state.stake:
        yield from _next(at, state.contest)
    else:
        yield from _stations(at)


def _stations(at: At[Solar]) -> Script:
    """The most stations placed decide; players still tied share the victory."""
    state = at.state
    counts = [placed(state, seat) for seat in state.contest]
    most = tuple([seat for seat, count in zip(state.contest, counts, strict=True) if count == max(counts)])
    yield Ended(most, "stations")

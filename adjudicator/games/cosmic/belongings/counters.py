"""Own cards of a power that are all alike and lie open, as tokens do: who has how many, and how they get about."""

from adjudicator.core.event import Seat
from adjudicator.engine.contract.script import Script
from adjudicator.engine.contract.stores import HELD, LAID
from adjudicator.games.cosmic.belongings.power_cards import carried, handed_on, own_cards, own_laid
from adjudicator.games.cosmic.mechanics.standpoint import CosmicAt


def counters(at: CosmicAt, power: str) -> dict[Seat, int]:
    """How many of them every player in the game has, me included."""
    found = dict.fromkeys(at.state.seats_in(), 0)
    found[at.me] = len(own_cards(at, power))
    for laid in own_laid(at, power):
        if laid.on in found:
            found[laid.on] += 1
    return found


def with_most(at: CosmicAt, power: str) -> list[Seat]:
    """Whoever has the most of them, if there are any."""
    found = counters(at, power)
    most = max(found.values())
    return [seat for seat, number in found.items() if number == most > 0]


def counter_given(at: CosmicAt, power: str, card: str, giver: Seat, taker: Seat) -> Script:
    """One of them goes from one player to another, if the giver has any."""
    if giver == at.me:
        yield carried(at, power, card, HELD, LAID, taker, up=True)
    elif taker != at.me:
        yield handed_on(at, power, card, giver, taker)
    elif giver in (lies := [laid.on for laid in own_laid(at, power)]):
        yield carried(at, power, card, lies.index(giver), HELD)


def half_to_the_loser(at: CosmicAt, power: str, card: str) -> Script:
    """The winner of a challenge gives half of theirs to the loser, rounded up; only one if that is me."""
    winner = at.challenge.winner
    if winner is not None:
        giver, taker = at.challenge.main(winner), at.challenge.main(1 - winner)
        number = (counters(at, power).get(giver, 0) + 1) // 2
        for _ in range(min(number, 1) if taker == at.me else number):
            yield from counter_given(at, power, card, giver, taker)

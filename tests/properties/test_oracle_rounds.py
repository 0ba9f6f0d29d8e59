"""Cards are laid in all challenges at one moment, whatever powers are used before."""

from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.core.event import fold
from adjudicator.core.piles import taken
from adjudicator.engine.contract.questions import SILENT
from adjudicator.engine.run.phase import adjudicate
from adjudicator.games.catalogue import title
from adjudicator.games.cosmic.events.token_moves import Defended, Launched
from adjudicator.games.cosmic.table.state import Cosmic
from adjudicator.games.cosmic.told.facts import HandSize
from adjudicator.games.cosmic.words.order_words import LayCard
from adjudicator.orders.values.clauses import Alternative, Clause
from adjudicator.orders.values.conditions import Compare, Comparison
from adjudicator.orders.values.standing_orders import StandingOrders

TITLE = title("postal-cosmic")
RED, BLUE, GREEN = range(3)
HANDS = (("Attack 8",), ("Attack 10", "Attack 6", "Attack 8"), ("Attack 4", "Attack 4"))


def two_challenges(first: str) -> Cosmic:
    """Red attacks Blue, and Green attacks Blue; Red has the power given."""
    table = TITLE.empty(3, {})
    assert isinstance(table, Cosmic)
    table = replace(
        table,
        turn=1,
        phase=3,
        powers=(first, "Zombie", "Macron"),
        hands=HANDS,
        deck=taken(table.deck, [card for hand in HANDS for card in hand]),
    )
    attacks = (
        Launched(1, RED, BLUE, 5, ((0, 1),)),
        Launched(2, GREEN, BLUE, 6, ((10, 1),)),
        Defended(BLUE, 5, ((1, 4),)),
        Defended(BLUE, 6, ((2, 4),)),
    )
    return fold(table, attacks)


def test_oracles_opponent_lays_together_with_everybody_else() -> None:
    """Blue's card against Oracle depends on how many cards Green holds: in the other challenge none is laid yet."""
    enough = Compare(HandSize(GREEN), Comparison.AT_LEAST, 2)
    blue = StandingOrders(
        [
            Clause.of(Alternative(LayCard("Attack 6"), enough), LayCard("Attack 10"), where=1),
            Clause.of(LayCard("Attack 8"), where=2),
        ]
    )
    laid = []
    for power in ("Virus", "Oracle"):
        state = two_challenges(power)
        out = adjudicate(TITLE, state, [state] * 3, [SILENT, blue, SILENT], Chance(b"lay"))
        laid.append(next(a.choice for a in out.answers if (a.seat, a.about, a.where) == (BLUE, "card", 1)))
    assert laid == [LayCard("Attack 6"), LayCard("Attack 6")]

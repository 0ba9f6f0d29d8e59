"""A card that the Plague takes is gone before anything else can be done with it."""

from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.core.piles import taken
from adjudicator.engine.contract.questions import SILENT, Standing
from adjudicator.engine.run.phase import adjudicate
from adjudicator.games.catalogue import title
from adjudicator.games.cosmic.edicts.cosmic_zap import Zap
from adjudicator.games.cosmic.table.state import Cosmic
from adjudicator.orders.values.clauses import Clause
from adjudicator.orders.values.standing_orders import StandingOrders

TITLE = title("postal-cosmic")
RED, BLUE, GREEN = range(3)
HANDS = (("Attack 8",), ("Attack 6", "Cosmic Zap"), ("Attack 6", "Cosmic Zap"))


def plagued() -> Cosmic:
    """Blue, who is Zombie, has the Plague and a Zap; so has Green a Zap."""
    table = TITLE.empty(3, {})
    assert isinstance(table, Cosmic)
    return replace(
        table,
        turn=1,
        phase=2,
        powers=("Virus", "Zombie", "Oracle"),
        hands=HANDS,
        deck=taken(table.deck, [card for hand in HANDS for card in hand]),
        plagued=(0, 1, 0),
    )


def test_a_zap_lost_to_the_plague_cannot_be_played_while_its_tokens_are_lost() -> None:
    """Green zaps Zombie as Blue's tokens go to the Warp; the Zap with which Blue would answer has just been lost."""
    state = plagued()
    orders: list[Standing] = [SILENT, StandingOrders([Clause.of(Zap())]), StandingOrders([Clause.of(Zap(BLUE))])]
    out = adjudicate(TITLE, state, [state] * 3, orders, Chance(b"plague"))
    end = out.state
    assert isinstance(end, Cosmic)
    assert TITLE.faults(end) == ()
    assert end.warp[BLUE] == 3
    assert end.discard == ("Attack 6", "Cosmic Zap", "Cosmic Zap")

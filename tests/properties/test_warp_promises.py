"""A token in the Warp leaves it once, by a deal or as a reward."""

import pytest
from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.core.piles import taken
from adjudicator.engine.contract.order_words import Batch
from adjudicator.engine.contract.questions import SILENT, Standing
from adjudicator.engine.run.phase import adjudicate
from adjudicator.games.catalogue import title
from adjudicator.games.cosmic.events.milestones import DealMade
from adjudicator.games.cosmic.table.state import DEFENCE, Ally, Challenge, Cosmic
from adjudicator.games.cosmic.words.deal_terms import Deal, Give
from adjudicator.games.cosmic.words.order_words import Loss, Reward
from adjudicator.orders.values.clauses import Clause
from adjudicator.orders.values.standing_orders import StandingOrders

TITLE = title("postal-cosmic")
RED, BLUE, GREEN = range(3)
HANDS = (("Attack 8",), ("Attack 6",), ("Attack 4",))
CHALLENGES = (
    Challenge(number=1, offence=RED, defence=BLUE, planet=5, cone=0, shield=0, deal=True),
    Challenge(
        number=2,
        offence=GREEN,
        defence=BLUE,
        planet=6,
        cone=0,
        shield=0,
        winner=DEFENCE,
        rewards=(Ally(RED, DEFENCE, 3),),
    ),
)


def after_the_cards() -> Cosmic:
    """Red, with three tokens in the Warp, may make a deal with Zombie and has a reward of three to come."""
    table = TITLE.empty(3, {})
    assert isinstance(table, Cosmic)
    planets = [list(row) for row in table.planets]
    planets[0][RED] = 1
    return replace(
        table,
        turn=1,
        phase=4,
        powers=("Virus", "Zombie", "Macron"),
        planets=tuple(tuple(row) for row in planets),
        warp=(3, 0, 0),
        hands=HANDS,
        deck=taken(table.deck, [card for hand in HANDS for card in hand]),
        challenges=CHALLENGES,
    )


DEAL = Clause.of(Deal(give=Give(cards=("Attack 8",)), get=Give(release=2)), where=1)
ZOMBIES = StandingOrders([Clause.of(Deal(give=Give(release=2), get=Give(cards=("Attack 8",))), where=1)])


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("reward", [None, (None, 0), (2, 1), (1, 0)])
@pytest.mark.parametrize("first", ["deal", "reward"])
def test_a_token_leaves_the_warp_once(seed: int, reward: tuple[int | None, int] | None, first: str) -> None:
    state = after_the_cards()
    red: list[Clause] = [DEAL]
    if reward is not None:
        wish = Clause.of(Reward((Batch(1, 0), Batch(*reward)) if reward[0] is not None else (Batch(*reward),)), where=2)
        red = [DEAL, wish] if first == "deal" else [wish, DEAL]
    loss = Clause.of(Loss((Batch(3, 4),)))
    orders: list[Standing] = [StandingOrders([*red, loss]), ZOMBIES, SILENT]
    out = adjudicate(TITLE, state, [state] * 3, orders, Chance(b"warp %d" % seed))
    for event in out.events:
        state = event.apply(state)
        assert TITLE.faults(state) == (), event
    done = any(isinstance(event, DealMade) for event in out.events)
    assert done is (first == "deal" or reward in (None, (None, 0)))

"""What is dealt and rolled falls as often to one as to another: chi-square over deals whose seeds never change."""

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import pairwise, product
from typing import Any, Final

import pytest

from adjudicator.core.chance import Chance, combine
from adjudicator.core.event import fold
from adjudicator.games import catalogue
from adjudicator.games.cosmic.table.card_faces import attack_value, kind
from adjudicator.games.cosmoforce.table.dice import SIDES, rolled

DEALS: Final = 600
PLAYERS: Final = 4
LIKELY: Final = {3: 16.3, 5: 20.5, 7: 24.3, 11: 31.3, 23: 49.7}
"""By degrees of freedom: fair dice come to more than this once in a thousand times."""


def far(counts: Mapping[Any, int], among: Iterable[Any]) -> float:
    """Chi-square of what should come as often one way as another, in parts of what is still likely."""
    kinds = list(among)
    mean = sum(counts.values()) / len(kinds)
    assert mean > 20, "too few for it to say anything"
    assert counts.keys() <= set(kinds)
    return sum((counts[one] - mean) ** 2 / mean for one in kinds) / LIKELY[len(kinds) - 1]


def deals(title: str, label: str = "fair") -> list[Any]:
    rules = catalogue.title(title)
    table = rules.empty(PLAYERS, {})
    return [fold(table, rules.deal(table, Chance(combine(b"%d" % n, [label])), ())) for n in range(DEALS)]


def test_no_seat_is_dealt_better() -> None:
    """Cards of each kind, high Attacks, and which destiny comes first, by seat and by whom it is about."""
    tables, seats = deals("postal-cosmic"), range(PLAYERS)
    for wanted in ("compromise", "edict"):
        held = Counter({s: sum(kind(card) == wanted for table in tables for card in table.hands[s]) for s in seats})
        assert far(held, seats) < 1, wanted
    high = Counter({s: sum((attack_value(card) or 0) >= 12 for t in tables for card in t.hands[s]) for s in seats})
    assert far(high, seats) < 1
    foes = Counter((seat, table.targets[seat][0]) for table in tables for seat in seats)
    assert far(foes, [pair for pair in product(seats, repeat=2) if pair[0] != pair[1]]) < 1
    powers = sorted({power for table in tables for power in table.powers})
    halves = Counter((seat, powers.index(table.powers[seat]) % 2) for table in tables for seat in seats)
    for half in (0, 1):
        assert far(Counter({seat: halves[seat, half] for seat in seats}), seats) < 1


def test_no_faction_is_dealt_better() -> None:
    tables, seats = deals("cosmoclasm"), range(PLAYERS)
    assert far(Counter(table.turn for table in tables), seats) < 1
    for wanted in ("moon", "star", "sun", "eclipse"):
        held = Counter({s: sum(card.startswith(wanted) for t in tables for card in t.hands[s]) for s in seats})
        assert far(held, seats) < 1, wanted


@pytest.mark.parametrize("count", [4, 6, 8, 12, 24])
def test_every_outcome_of_a_draw_is_as_likely(count: int) -> None:
    """By number, by place in a shuffle, and by what is chosen of what differs; and after whichever came before."""
    dice, names = Chance(b"fair draws"), [f"thing {n}" for n in range(count)]
    drawn = [dice.below(f"turn {n}/below {count}", count) for n in range(200 * count)]
    assert far(Counter(drawn), range(count)) < 1
    if count == 4:
        apart = Counter((other - one) % count for one, other in pairwise(drawn))
        assert far(apart, range(count)) < 1
    shuffled = [dice.shuffle(f"turn {n}/shuffle", range(count)) for n in range(50 * count)]
    for place in (0, count // 2, count - 1):
        assert far(Counter(one[place] for one in shuffled), range(count)) < 1
    chosen = Counter(name for n in range(50 * count) for name in dice.choose(f"turn {n}/choose", names, 3))
    assert far(chosen, names) < 1


def test_every_side_of_a_die_is_as_likely() -> None:
    dice = Chance(b"eight sides")
    for label in ("Red/laser", "Blue/laser", "Red/heat"):
        shown = Counter(die.value for n in range(400) for die in rolled(dice, f"turn {n}/{label}", 4, cascading=False))
        assert far(shown, range(1, SIDES + 1)) < 1


def test_another_game_is_another_deal() -> None:
    """Half and words decide, and nothing else does; the same half with other words is another game."""
    one, other = deals("postal-cosmic"), deals("postal-cosmic", "other words")
    assert one == deals("postal-cosmic")
    assert not any(mine.hands == theirs.hands for mine, theirs in zip(one, other, strict=True))
    assert len({table.hands for table in one}) == DEALS

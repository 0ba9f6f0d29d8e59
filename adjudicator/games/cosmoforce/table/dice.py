"""Eight-sided dice: what is rolled, what is discarded and why."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from adjudicator.core.chance import Chance
from adjudicator.games.cosmoforce.kit import LOST

SIDES = 8
CASCADE = 1

COUNTS, TOO_HIGH, OVER_MASS = "", "7 or more", "over the mass"
"""What can become of a die."""


class Die(Struct, frozen=True, array_like=True):
    """A die: its number, whether a 1 before it brought it, and why it was discarded (empty: it counts)."""

    value: int
    extra: bool
    fate: str


def _sides(*, extra: bool) -> tuple[Die, ...]:
    return tuple([Die(value, extra, TOO_HIGH if value >= LOST else COUNTS) for value in range(SIDES + 1)])


FIRST, EXTRA = _sides(extra=False), _sides(extra=True)
"""A die by what it shows: most rolls need no other."""


def rolled(chance: Chance, label: str, count: int, *, cascading: bool = True) -> tuple[Die, ...]:
    """Roll dice, each followed by the dice that it brings; 7 and 8 are discarded."""
    dice = []
    below = chance.below
    for number in range(count):
        value = below(f"{label}/{number}", SIDES) + 1
        dice.append(FIRST[value])
        if value == CASCADE and cascading:
            more = 0
            while value == CASCADE:
                more += 1
                value = below(f"{label}/{number}/{more}", SIDES) + 1
                dice.append(EXTRA[value])
    return tuple(dice)


def within(dice: Sequence[Die], mass: int) -> tuple[Die, ...]:
    """The dice, with the highest discarded until the others add up to no more than a mass."""
    total = sum([die.value for die in dice if not die.fate])
    if total <= mass:
        return tuple(dice)
    kept = list(dice)
    for place in sorted((i for i, die in enumerate(dice) if not die.fate), key=lambda i: (-dice[i].value, -i)):
        if total <= mass:
            break
        total -= dice[place].value
        kept[place] = Die(dice[place].value, dice[place].extra, OVER_MASS)
    return tuple(kept)


def counting(dice: Iterable[Die]) -> int:
    """How many dice count."""
    return sum([not die.fate for die in dice])

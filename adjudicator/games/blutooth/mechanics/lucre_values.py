"""What lucre is worth in a match: how much of it there is at first, what it buys, and what it stands for."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from adjudicator.games.blutooth.words.lucre_words import BOON, BOONS, DARK_BOON, RESUPPLY, SHOWN, VOUCHER

ENTRIES: Final = (
    "dimension.generous",
    "dimension.stingy",
    "dimension.expensive",
    "dimension.silver",
    "dimension.heartless",
    "rule.lucre_spend",
)

Options = Mapping[str, str]
"""The rulebook values of a match."""

USUAL: Final = 2
"""What every alien begins with, and what a resupply brings."""
MORE: Final = 2
"""What both are more in a generous match."""
BACKED: Final = 1
"""What a sponsor of a defender who wins gets, besides its boons."""
FREE_RESUPPLIES: Final = 2
"""The resupplies that cost nothing."""
SILVER_BOONS: Final = 3
"""The boons that are bought together."""


def provided(options: Options) -> int:
    """The lucre of every alien as a match begins, and of every resupply."""
    return {"normal": USUAL, "generous": USUAL + MORE, "stingy": 0}[options["lucre"]]


def backed(options: Options) -> int:
    """What a sponsor of a defender who wins gets, for the win or for each boon."""
    return 0 if options["lucre"] == "stingy" else BACKED


def free_resupplies(options: Options) -> int:
    """The resupplies that cost nothing."""
    return FREE_RESUPPLIES if options["resupplies"] == "two" else 0


def for_a_pod(options: Options) -> int:
    """The lucre that stands for one pod in compensation."""
    return _factor(options["prices"])


def prices(options: Options) -> Mapping[str, int]:
    """What can be bought, and what each costs in lucre."""
    return _prices(options["prices"], options["shop"])


def priced(options: Options) -> Mapping[str, int]:
    """The prices as arguments of phrases: of a boon, of a voucher or several boons, of a resupply."""
    costs = prices(options)
    third = costs.get(VOUCHER, 0) or costs[BOONS]
    return {"boon": costs[BOON], "third": third, "resupply": costs[RESUPPLY]}


def cheapest(options: Options) -> int:
    """The lowest price."""
    return _cheapest(options["prices"], options["shop"])


def _factor(level: str) -> int:
    return 2 if level == "expensive" else 1


@cache
def _cheapest(level: str, shop: str) -> int:
    return min(_prices(level, shop).values())


@cache
def _prices(level: str, shop: str) -> Mapping[str, int]:
    third = BOONS if shop == "silver" else VOUCHER
    return {
        ware: price * _factor(level)
        for ware, price in ((BOON, 1), (DARK_BOON, 1), (SHOWN, 1), (third, 3), (RESUPPLY, 4))
    }

"""Order words about lucre: bribes, what is paid with it, and what is bought."""

from typing import Any, Final, Self

from adjudicator.core.defined_classes import defined
from adjudicator.engine.contract.order_words import Choice, Vocabulary
from adjudicator.games.blutooth.table.invasions import Place

BOON: Final = "boon"
VOUCHER: Final = "voucher"
RESUPPLY: Final = "resupply"
BOONS: Final = "boons"
DARK_BOON: Final = "dark-boon"
SHOWN: Final = "shown"
"""What can be bought; several boons together only in a match without vouchers, a pod shown only with a showcase."""


class Bribe(Choice, frozen=True):
    """Sets lucre aside for the leader of the other fleet: theirs if you lose or make a deal, else yours again.

    It is open at contact, and comes out of what you have.
    """

    word = "BRIBE"
    about = "bribe"
    grammar = '["with"] NUMBER ["lucre"]'
    example = "BRIBE 2"

    lucre: int


class Pay(Choice, frozen=True):
    """Compensates an envoy that you beat with lucre, each in place of a pod of yours.

    Where your cache is short of pods your lucre is paid without an order.
    """

    word = "PAY"
    about = "pay"
    grammar = 'NUMBER ["lucre"]'
    tapped = 'NUMBER "lucre"'
    example = "PAY 2 lucre"

    lucre: int

    def text(self, names: Vocabulary) -> str:
        return f"{self.lucre} lucre"


class Buy(Choice, frozen=True):
    """Buys one thing for an invasion that you took part in: a boon for 1, a voucher for 3, a resupply for 4.

    In an expensive match everything costs twice as much, and in a silver one there are no vouchers: `BUY boons` buys
    three boons.

    Where there is a showcase `BUY pod Attack 30` is a pod of it, for the price of a boon.

    A boon is a pod; with a planet, as in `BUY boon ship to home 1`, it is a ship from the warp. Where there is a dark
    forge `BUY dark boon` is a pod of it. A voucher is drawn at
    random, and lies hidden. A resupply wants a cache without a pod that could be a driver, and uses up none of the free
    ones.
    """

    word = "BUY"
    about = "buy"
    grammar = "boon_bought | boons_bought | dark_bought | voucher_bought | resupply_bought | shown_bought"
    tapped = '"boon" ["ship" "to" PLACE] | boons_bought | dark_bought | voucher_bought | resupply_bought | shown_bought'
    rules = {  # noqa: RUF012 - a ClassVar of the base
        'boon_bought: "boon" ["pod" | ["ship"] "to" PLACE]': lambda place=None: (BOON, place),
        'dark_bought: "dark" ("boon" | "pod") | "boon" "dark" ["pod"]': lambda: (DARK_BOON, None),
        'shown_bought: "pod" POD': lambda pod: (SHOWN, None, pod),
        'boons_bought: ["three" | "3"] "boons"': lambda: (BOONS, None),
        'voucher_bought: "voucher"': lambda: (VOUCHER, None),
        'resupply_bought: "resupply"': lambda: (RESUPPLY, None),
    }
    example = "BUY boon ELSE resupply"

    ware: str
    place: Place | None = None
    pod: str = ""
    """The pod of the showcase."""

    @classmethod
    def read(cls, *values: Any) -> Self:
        return cls(*values[0])

    def text(self, names: Vocabulary) -> str:
        if self.ware == DARK_BOON:
            return "dark boon"
        if self.ware == SHOWN:
            return f"pod {self.pod}"
        return self.ware if self.place is None else f"{self.ware} ship to {names.name('place', self.place)}"


class FromShowcase(Choice, frozen=True):
    """Takes these pods of the showcase, the most wanted first, wherever you draft: in place of as many of the forge."""

    word = "SHOWCASE"
    also = ("from the showcase", "from showcase")
    about = "showcase"
    grammar = "pods"
    example = "SHOWCASE Attack 30, Morph"

    pods: tuple[str, ...]


LUCRE_WORDS: Final = defined(__name__, Choice)

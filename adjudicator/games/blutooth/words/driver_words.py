"""Order words of powers about drivers: champions, pods that are taken, and pods that take a driver's place."""

from typing import Any, Final, Self

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice, Vocabulary, joined

HIGHEST: Final = "highest"
LOWEST: Final = "lowest"
FIRST: Final = "first"
SECOND: Final = "second"


class Champion(Choice, frozen=True):
    """Says whose pod leads a fleet: an alien's, the first of some pods, or the highest or lowest attack (Emperor)."""

    word = "CHAMPION"
    about = "emperor"
    grammar = "SEAT | champion_highest | champion_lowest | pods"
    rules = {  # noqa: RUF012 - a ClassVar of the base
        'champion_highest: "highest"': lambda: HIGHEST,
        'champion_lowest: "lowest"': lambda: LOWEST,
    }
    example = "CHAMPION Attack 40, Attack 30"

    seat: Seat | None = None
    pods: tuple[str, ...] = ()

    @classmethod
    def read(cls, *values: Any) -> Self:
        (said,) = values
        return cls(said) if isinstance(said, int) else cls(None, said if isinstance(said, tuple) else (said,))

    def text(self, names: Vocabulary) -> str:
        return names.name("seat", self.seat) if self.seat is not None else joined(self.pods)


class Abduct(Choice, frozen=True):
    """Says which of the two pods of the other leader you take, which you have not seen (Magician)."""

    word = "ABDUCT"
    about = "magician"
    grammar = "abduct_first | abduct_second"
    rules = {  # noqa: RUF012 - a ClassVar of the base
        'abduct_first: ["the"] "first" ["pod"]': lambda: FIRST,
        'abduct_second: ["the"] "second" ["pod"]': lambda: SECOND,
    }
    example = "ABDUCT first"

    which: str

    def text(self, names: Vocabulary) -> str:
        return self.which


class Exchange(Choice, frozen=True):
    """Puts another pod of your cache in the place of your driver, where Magician and Oracle meet."""

    word = "EXCHANGE"
    about = "exchange"
    grammar = '["for"] POD'
    example = "EXCHANGE for Attack 30 IF their driver <= 10"

    pod: str


class Refract(Choice, frozen=True):
    """Scraps the pod of your cache with the number that leads your fleet: the driver counts its square (Crystal)."""

    word = "REFRACT"
    about = "crystal"
    example = "REFRACT IF their driver > 12"

"""Speech: how players, dice and speeds are said to somebody."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Final

from adjudicator.engine.text.sayings import sayings
from adjudicator.engine.text.speech import Speech as Named
from adjudicator.games.cosmoforce.ship import FULL
from adjudicator.games.cosmoforce.table.dice import COUNTS, OVER_MASS, TOO_HIGH, Die
from adjudicator.games.cosmoforce.table.state import DEAD, HURT, READY

_FATES: Final[Mapping[str, str]] = {COUNTS: "counts", TOO_HIGH: "too-high", OVER_MASS: "over-mass"}
"""The fate of a die, as an argument of phrases."""

PACKAGE: Final = "adjudicator.games.cosmoforce"
"""Where the words are: in `languages`."""

reason: Final = sayings(PACKAGE, "why-")
"""Why an order cannot be carried out, for a reader of any language."""

_PLACES: Final[Mapping[int, str]] = {READY: "ready", HURT: "hurt", DEAD: "killed"}


def place(of: int) -> str:
    """A place of crew as an argument of phrases; anywhere else than these they are at work."""
    return _PLACES.get(of, "working")


class Speech(Named):
    """Names everybody by their colour, the reader as `you`."""

    __slots__ = ()

    package = PACKAGE

    def points(self, speed: int) -> str:
        """A speed as people write it: `5`, `5.02`."""
        whole, part = divmod(speed, FULL)
        return self.say("points", whole=whole, part=f"{part:02}") if part else str(whole)

    def dice(self, dice: Sequence[Die]) -> str:
        """Every die: its value, a plus before one that a 1 brought, and why it was discarded."""
        return self.say("dice", count=len(dice), dice=", ".join(map(self._die, dice)))

    def _die(self, die: Die) -> str:
        shown = f"+{die.value}" if die.extra else str(die.value)
        return self.say("die", value=shown, fate=_FATES[die.fate]) if die.fate else shown

    kinds: ClassVar[Mapping[str, Callable[[Any, Any], Any]]] = {
        "seat": Named.one,
        "target": Named.one,
        "dice": dice,
        "speed": points,
        "before": points,
        "systems": Named.listed,
        "rammer": lambda to, seat: {"other": to.one(seat)},
        "place": lambda to, of: place(of),
        "winners": lambda to, seats: {"winners": to.listed([to.names[seat] for seat in seats]), "count": len(seats)},
    }


def points(speed: int) -> str:
    """A speed as statements of positions have it."""
    return Speech(()).points(speed)

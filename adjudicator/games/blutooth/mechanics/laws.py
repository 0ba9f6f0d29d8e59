"""Laws: the pieces that nobody has and that bind everybody.

Those of a match are legacies, those of invasions hazards, and those of two powers that meet dynamics.
"""

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Final

from msgspec.structs import replace

from adjudicator.engine.contract.pieces import MAY, MAY_NOT, Piece, Rule
from adjudicator.engine.contract.questions import Ask
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.use_prices import LAW

ENTRIES: Final = ("legacy.like", "legacy.valid", "hazardrule.lasts", "hazardrule.boss")


class Law(Piece):
    """A piece that nobody has: it is in force once, for everybody, and acts first. No use of it is ever announced.

    It may ask anybody something as it acts.
    """

    kind = LAW

    def asked(self, at: MatchAt) -> Iterable[Ask]:
        """The questions that it may come to ask me in this invasion with the open letter, for the order form."""
        return ()


class Legacy(Law):
    """What an alien leaves to all others when it is eliminated. It must work without that alien from the first turn.

    It is in force to the end of the match, and never while its alien plays.
    """

    alien: ClassVar[str] = ""
    """The power whose legacy it is; empty for one that is nobody's own."""


class Dynamic(Law):
    """A special rule for two powers that meet. It is in force as long as both are, and binds everybody."""

    aliens: ClassVar[tuple[str, str]]
    """The two powers."""
    first: ClassVar[str] = ""
    """The one of them that goes first where both act at once, whatever the order of a match; empty for none."""


class Hazard(Law):
    """What comes with a charge of destiny. It acts in that invasion alone, a boss everywhere."""

    boss: ClassVar[bool] = False
    everywhere: ClassVar[bool] = False
    """It acts outside its invasion, too, as every boss does."""
    option: ClassVar[str] = ""
    """The rulebook value with which it can be left out: `skip`. Empty if it cannot."""
    dark: ClassVar[bool] = False
    """Dark pods come with it, whether the match has a dark forge or not."""
    least: ClassVar[int] = 1
    """With how many ships a base gives authority or dominion."""
    every_from: ClassVar[int] = 0
    """The invasion of a campaign from which on all have a hazard; 0: none."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if not (cls.boss or cls.everywhere):
            cls.rules = tuple([_there_alone(rule, cls.name) for rule in cls.rules])


def _there_alone(rule: Rule, hazard: str) -> Rule:
    """The rule, for invasions with this hazard only."""

    def here(at: Any) -> bool:
        return bool(at.where > 0 and at.invasion.hazard == hazard)

    def where(at: Any, *about: Any) -> bool:
        return here(at) and rule.where(at, *about)

    if rule.verb in (MAY, MAY_NOT):  # of these only the method is asked
        return replace(rule, method=_unless(here, rule.method))
    return replace(rule, where=where)


def _unless(here: Callable[[Any], bool], method: Callable[..., Any]) -> Callable[..., Any]:
    """The method where it applies; elsewhere nothing is allowed or forbidden."""

    def asked(piece: Piece, at: Any, *about: Any) -> Any:
        return method(piece, at, *about) if here(at) else None

    return asked

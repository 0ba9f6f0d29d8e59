"""The facts for conditions on encounters: drivers, might, distress, influence and demands, uses, results."""

from collections.abc import Sequence
from typing import Final

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Fact
from adjudicator.engine.contract.pieces import CANCELS
from adjudicator.engine.contract.questions import Known
from adjudicator.engine.contract.questions import Use as EngineUse
from adjudicator.games.blutooth.pieces import BY_NAME
from adjudicator.games.blutooth.table.backs import any_hidden, held_as, is_hidden, kind
from adjudicator.games.blutooth.table.invasions import Invasion
from adjudicator.games.blutooth.table.pods import printed
from adjudicator.games.blutooth.told.facts.fact_lookups import (
    IfAny,
    invasion_of,
    side_of,
    view_of,
)
from adjudicator.games.blutooth.told.facts.outlook import outlook
from adjudicator.games.blutooth.words.encounter_words import Distress

AT_ONCE: Final = ("0", "1")
"""The details of the questions which distress pods are primed before anybody knows of the other fleet's."""


class _Led(Fact, frozen=True):
    """The driver of a fleet."""

    compares = ("pod", "number")

    def side(self, known: Known) -> int | None:
        """Whose driver it is."""
        raise NotImplementedError  # pragma: no cover - both kinds define it

    def value(self, known: Known) -> str | None:
        invasion = invasion_of(known)
        side = None if invasion is None else self.side(known)
        driver = None if invasion is None or side is None else invasion.drivers[side]
        return None if driver is None or is_hidden(driver) else kind(driver)

    def number(self, known: Known) -> int | None:
        invasion = invasion_of(known) if known.ask.where else None
        if invasion is None or invasion.drivers == (None, None):
            return None
        driver, side = self.value(known), self.side(known)
        if driver is None or side is None:
            return None
        named = invasion.named[side]
        return printed(driver) if named is None else named


class EnemyDriver(_Led, frozen=True):
    """The driver of the other fleet: Oracle sees it before priming, everybody at contact."""

    grammar = '("enemy" | "their") "driver"'
    example = "their driver is Negotiate"

    def side(self, known: Known) -> int | None:
        mine = side_of(known)
        return None if mine is None else 1 - mine


class SideDriver(_Led, frozen=True):
    """The driver of a fleet, once it can be seen."""

    grammar = 'SIDE "driver"'
    example = "invader driver >= 20"

    which: int

    def side(self, known: Known) -> int | None:
        return self.which


class SideMight(Fact, frozen=True):
    """The might of a fleet, once it has been counted."""

    grammar = 'SIDE "might"'
    compares = ("number",)
    open = True
    example = "defender might >= 30"

    side: int

    def value(self, known: Known) -> int | None:
        invasion = invasion_of(known)
        return None if invasion is None or invasion.might is None else invasion.might[self.side]


class TheyPrimeDistress(Fact, frozen=True):
    """Whether the other fleet has primed distress pods.

    An order with this condition waits until all have primed some that do so at once.
    """

    grammar = '"they" "prime" "distress"'
    example = "they prime distress"

    def value(self, known: Known) -> bool | None:
        invasion, side = invasion_of(known), side_of(known)
        if invasion is None or side is None or (known.ask.about == Distress.about and known.ask.detail in AT_ONCE):
            return None
        return any(one.side != side for one in (*invasion.distress, *invasion.discharged))


class _Influence(Fact, frozen=True):
    """What a leader has left for demands."""

    compares = ("number",)
    least = 0

    def side(self, mine: int) -> int:
        """Whose influence it is."""
        raise NotImplementedError  # pragma: no cover - both kinds define it

    def value(self, known: Known) -> int | None:
        invasion = invasion_of(known)
        if invasion is not None and invasion.assembly:
            return self.among_all(invasion.assembly, known.seat)
        mine = None if invasion is None else invasion.side_of(known.seat)
        if invasion is None or mine is None or invasion.influence is None:
            return None
        return invasion.influence[self.side(mine)]

    def among_all(self, assembly: Sequence[int], seat: Seat) -> int | None:
        """The same where all negotiate, so that nobody is the other leader."""
        return None


class MyInfluence(_Influence, frozen=True):
    """What influence you have left in this negotiation."""

    grammar = '"my" "influence"'
    example = "my influence >= 2"

    def side(self, mine: int) -> int:
        return mine

    def among_all(self, assembly: Sequence[int], seat: Seat) -> int | None:
        return assembly[seat]


class EnemyInfluence(_Influence, frozen=True):
    """What influence the other leader has left in this negotiation."""

    grammar = '("enemy" | "their") "influence"'
    example = "their influence > 5"

    def side(self, mine: int) -> int:
        return 1 - mine


class _Standing(IfAny, frozen=True):
    """How often the other leader has demanded something that was not negated."""

    def often(self, known: Known, what: str) -> int | None:
        """The number of those demands; None outside negotiations."""
        invasion = invasion_of(known)
        mine = None if invasion is None else invasion.side_of(known.seat)
        if invasion is None or mine is None or invasion.influence is None:
            return None
        return [one.what for one in invasion.standing(1 - mine)].count(what)


class Stands(_Standing, frozen=True):
    """Whether a demand of the other leader stands: it was made and not negated."""

    grammar = 'DEMANDED "stands"'
    example = "peaceful victory stands"

    what: str

    def value(self, known: Known) -> bool | None:
        often = self.often(known, self.what)
        return None if often is None else often > 0


class StandsOften(_Standing, frozen=True):
    """How often a demand of the other leader stands."""

    grammar = 'DEMANDED "stands"'
    compares = ("number",)
    least = 0
    example = "draft stands >= 2"

    what: str

    def value(self, known: Known) -> int | None:
        return self.often(known, self.what)


class PodStands(_Standing, frozen=True):
    """Whether the other leader's demand for a pod of yours stands."""

    grammar = 'POD "stands"'
    example = "Attack 40 stands"

    pod: str

    def value(self, known: Known) -> bool | None:
        often = self.often(known, self.pod)
        return None if often is None else often > 0


class Uses(Fact, frozen=True):
    """Whether an alien uses a power or an artifact in this invasion: now, where you could cancel it, or before.

    All who could cancel the same use as you are asked at one moment, so you do not know then whether another does.
    """

    grammar = 'SEAT ("uses" | "plays") PIECE'
    example = "Red uses Clone"

    seat: Seat
    piece: str

    def use(self) -> tuple[Seat, str]:
        return (self.seat, self.piece)

    def answers(self, use: EngineUse) -> bool:
        """Whether it is about what can be used against this use, which all who can are asked at one moment."""
        return any(rule.verb == CANCELS and rule.topic == use.kind for rule in BY_NAME[self.piece].rules)

    def _may_be_used(self, known: Known) -> bool:
        """Whether another may be using it at this moment, unseen, as far as the seat can know."""
        cache = (*view_of(known).caches[self.seat], *view_of(known).vouchers[self.seat])
        return self.seat != known.seat and (any_hidden(cache) or held_as(cache, self.piece) is not None)

    def value(self, known: Known) -> bool | None:
        use = known.ask.use
        if use is not None:
            if use.by == self.seat and self.piece == use.piece:
                return True
            return None if self.answers(use) and self._may_be_used(known) else False
        invasion = invasion_of(known)
        if invasion is None:
            return any((self.seat, self.piece) in one.uses for one in view_of(known).invasions)
        return (self.seat, self.piece) in invasion.uses


class UsedAgainstMe(Fact, frozen=True):
    """Whether what you could cancel is used against you."""

    grammar = '"used" "against" "me"'
    example = "used against me"

    def value(self, known: Known) -> bool | None:
        use = known.ask.use
        return None if use is None else known.seat in use.against


class _Result(Fact, frozen=True):
    """How the invasion goes for your fleet."""

    def counted(self, known: Known) -> Invasion | None:
        """The invasion with its outcome; None as long as that is unknown."""
        return invasion_of(known)

    def won(self, known: Known) -> bool | None:
        """Whether my fleet wins; None if that is unknown, if it comes to a negotiation, or if I am in no fleet."""
        side = side_of(known)
        invasion = None if side is None else self.counted(known)
        if invasion is None or side is None or invasion.won is None:
            return None
        return invasion.won[side]


class IWin(_Result, frozen=True):
    """Whether your fleet wins this invasion, once that is settled."""

    grammar = '"I" "win"'
    example = "I win"

    def value(self, known: Known) -> bool | None:
        return self.won(known)


class ILose(_Result, frozen=True):
    """Whether your fleet loses this invasion, once that is settled."""

    grammar = '"I" "lose"'
    example = "I lose"

    def value(self, known: Known) -> bool | None:
        won = self.won(known)
        return None if won is None else not won


class _Expected(_Result, frozen=True):
    """How the invasion would go for your fleet as things stand, also before might is counted."""

    def counted(self, known: Known) -> Invasion | None:
        invasion = invasion_of(known)
        return None if invasion is None else outlook(view_of(known), invasion)


class IWouldWin(_Expected, frozen=True):
    """Whether your fleet would win this invasion as things stand, once both drivers are known, counted or not.

    Powers that act by themselves are counted as far as they are known, also the one that you are asked about; nobody
    uses anything more.
    """

    grammar = '"I" "would" "win"'
    example = "I would win"

    def value(self, known: Known) -> bool | None:
        return self.won(known)


class IWouldLose(_Expected, frozen=True):
    """Whether your fleet would lose this invasion as things stand: worked out as for `I would win`."""

    grammar = '"I" "would" "lose"'
    example = "I would lose"

    def value(self, known: Known) -> bool | None:
        won = self.won(known)
        return None if won is None else not won


ENCOUNTER_FACTS: Final = defined(__name__, Fact)

"""The showcase: open pods beside the forge, which can be taken in place of drafted ones, or bought."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import Final

from msgspec import Struct

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.questions import Ask, Options
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.games.blutooth.events.showcase import ShowcaseFilled, ShowcaseTaken
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.backs import of_forge, taken
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.pods import pod_order
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.words.lucre_words import FromShowcase

ENTRIES: Final = ("rule.showcase", "dimension.commercial", "term.showcase")


def shown(options: Mapping[str, str]) -> int:
    """How many pods the showcase of such a match holds; 0 where there is none."""
    said = options.get("showcase", "no")
    return int(said) if said.isdigit() else 0


class FromShown(Options, Struct, eq=False, gc=False):
    """Pods of the showcase, in the order in which they are wanted, as far as any of them is there."""

    _there: Pile

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, FromShowcase):
            return reason("wants-nothing")
        return choice if any(pod in self._there for pod in choice.pods) else reason("showcase-lacks")

    def every(self) -> Iterator[Choice]:
        """Each pod there alone."""
        for pod in sorted(set(self._there), key=pod_order):
            yield FromShowcase((pod,))


def taken_from_showcase(at: MatchAt, seat: Seat, number: int, label: str) -> Script:
    """A seat that drafts so many pods may take some of the showcase in their place; returns them."""
    if number < 1:
        return ()
    answer = yield Ask(seat, FromShowcase.about, FromShown(at.state.showcase), at.where, detail=label)
    if not isinstance(answer, FromShowcase):
        return ()
    return (yield from got_from_showcase(at, seat, answer.pods, number))


def got_from_showcase(at: MatchAt, seat: Seat, wanted: Pile, number: int) -> Script:
    """A seat has up to so many of the wanted pods, as far as they are still in the showcase; returns them."""
    made = Made(partial(_got, seat=seat, wanted=wanted, number=number))
    yield from at.happens(made)
    return made.happened.pods if isinstance(made.happened, ShowcaseTaken) else ()


def _got(now: Match, seat: Seat, wanted: Pile, number: int) -> ShowcaseTaken | None:
    left = now.showcase
    found: list[str] = []
    for pod in wanted:
        if pod in left and len(found) < number:
            found.append(pod)
            left = taken(left, (pod,))
    return ShowcaseTaken(seat, tuple(sorted(found))) if found else None


def restocked(state: Match, chance: Chance, label: str) -> ShowcaseFilled | None:
    """The showcase is filled again from the forge, as far as it has pods; None if nothing is lacking, or there."""
    lacking = shown(state.options) - len(state.showcase)
    light = of_forge(state.forge, dark=False)
    pods = chance.choose(label, light, min(lacking, len(light))) if lacking > 0 else ()
    return ShowcaseFilled(tuple(sorted(pods))) if pods else None

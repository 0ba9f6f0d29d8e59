"""Conditions of cancelling cards that depend on something known only later."""

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Fact
from adjudicator.engine.contract.pieces import AFTER, ASKS, CANCELS, DECIDES_FOR, SEES, WORTH, Piece, Rule
from adjudicator.engine.text.sayings import Several, Together, house
from adjudicator.games.cosmic.events.cards import CardsShown
from adjudicator.games.cosmic.pieces import BY_NAME, EDICTS, SECTIONS
from adjudicator.games.cosmic.stages.alliances import BEFORE_CARDS
from adjudicator.games.cosmic.stages.cards import CARDS
from adjudicator.games.cosmic.table.speech import reason
from adjudicator.games.cosmic.table.state import Cosmic
from adjudicator.games.cosmic.told.facts import ILose, IWin, IWouldLose, IWouldWin, SideTotal, Uses
from adjudicator.games.cosmic.told.piece_questions import may_come
from adjudicator.games.cosmic.told.stop_questions import COUNTED, stops_powers
from adjudicator.games.cosmic.words.piece_words import Stopping
from adjudicator.orders.dry_run.order_checks import Check, Sheet, Wish
from adjudicator.orders.values.conditions import And, Compare, Condition, Not, Or, Truth
from adjudicator.orders.values.findings import Finding
from adjudicator.orders.values.satisfiability import never

_SUMS: Final = (IWin, ILose, SideTotal)
"""Facts that are known only after the sums of a challenge have been made."""
_INSTEAD: Final[dict[type[Fact], type[Fact]]] = {ILose: IWouldLose, IWin: IWouldWin}
_COUNT: Final = "count"
_BEFORE: Final = frozenset((*BEFORE_CARDS.moments, *CARDS.moments[: CARDS.moments.index(_COUNT)], "force field"))
"""The moments at which pieces are asked before the sums are made."""
_CARDS_PHASE: Final = 3


class _Use(NamedTuple):
    """What may be used in the open phase (no piece: anything), and whether only before the sums are made."""

    by: Seat
    piece: str
    early: bool


class _Taken(Fact, frozen=True):
    """Stands for an unknown fact that makes no condition true."""

    so: bool


class TooEarly(Check):
    """A condition of a zap speaks of what is not known when it is asked, as far as one can see.

    `IF I lose` and the totals are known when the sums are made, and powers that change the sums (Virus, Macron) are
    used before that: write `IF I would lose`, which is worked out from the cards and tokens shown by then. Nor do
    you know whether somebody else plays a card against the same use: all who can are asked at the same moment.
    """

    code = "C206"
    certain = False
    instead = frozenset(("A107",))

    def look(self, sheet: Sheet) -> Iterator[Finding]:
        for wish in sheet.wishes():
            if wish.condition is not None and isinstance(wish.choice, Stopping):
                why = _why(sheet, wish, wish.condition)
                if why is not None:
                    yield self.at(sheet, wish, why)


def _why(sheet: Sheet, wish: Wish, condition: Condition) -> str | None:
    """Why a condition will be unknown whatever the card could stop; None if it may be known."""
    uses = list(_uses(sheet, wish, condition))
    sums = [fact for fact in condition.facts() if isinstance(fact, _SUMS)]
    others = [
        fact
        for fact in condition.facts()
        if isinstance(fact, Uses) and fact.seat != sheet.seat and _stops_the_same(wish, fact)
    ]
    spoken = [*sums, *others]
    if not uses or not spoken or any(_may_hold(sheet, wish, condition, use, spoken) for use in uses):
        return None
    if sums and not any(_may_hold(sheet, wish, condition, use, sums) for use in uses):
        instead = dict.fromkeys(_INSTEAD[type(fact)].example for fact in sums if type(fact) in _INSTEAD)
        said = Several([f'"{one}"' for one in instead or [IWouldLose.example]], "or")
        return reason("sums-not-made", facts=_quoted(sheet, sums), several=_several(sums), instead=said)
    return reason("played-at-once", facts=_quoted(sheet, others), several=_several(others))


def _quoted(sheet: Sheet, facts: list[Any]) -> str:
    return Together(list(dict.fromkeys(f'"{fact.text(sheet.names)}"' for fact in facts)), house("list-and"))


def _several(facts: list[Any]) -> str:
    return "yes" if len(set(facts)) > 1 else "no"


def _may_hold(sheet: Sheet, wish: Wish, condition: Condition, use: _Use, spoken: list[Any]) -> bool:
    """Whether a condition may be true at a moment when this use could be stopped; `spoken` may then be unknown."""
    known = sheet.settled(wish.clause.where)

    def settled(fact: Fact) -> Any:
        if isinstance(fact, _Taken):
            return fact.so
        if not isinstance(fact, Uses):
            return known(fact)
        if fact in spoken:
            return True if _is(fact, use) else None
        return _is(fact, use) if use.piece else None

    hidden = [fact for fact in spoken if (not _is(fact, use) if isinstance(fact, Uses) else use.early)]
    return not never(_without(condition, hidden, so=False), settled, sheet.budget)


def _without(condition: Condition, hidden: list[Any], *, so: bool) -> Condition:
    """A condition that is true only if this one is true without any knowledge of the `hidden` facts.

    An unknown fact helps nobody: it is taken to be false, or to be true where that would help, as behind NOT.
    """
    match condition:
        case Not(part):
            return Not(_without(part, hidden, so=not so))
        case And(parts) | Or(parts):
            return type(condition)(tuple([_without(part, hidden, so=so) for part in parts]))
        case Truth(fact) | Compare(fact):
            return Truth(_Taken(so)) if fact in hidden else condition
    raise TypeError(f"no such condition: {condition}")  # pragma: no cover


def _is(fact: Uses, use: _Use) -> bool:
    return (fact.seat, fact.piece) == (use.by, use.piece)


def _uses(sheet: Sheet, wish: Wish, condition: Condition) -> Iterator[_Use]:
    """The uses an alternative may be asked about: those of usable powers, and of cards that the condition names."""
    view, named = sheet.view, getattr(wish.choice, "seat", None)
    assert isinstance(view, Cosmic)
    seats = [one for one in view.seats_in() if one != sheet.seat] if named is None else [named]
    if not stops_powers(type(wish.choice)):
        yield _Use(-1, "", early=False)
    else:
        for seat in seats:
            rules = [rule for rule in BY_NAME[view.powers[seat]].stoppable if may_come(view, rule)]
            if rules and not view.powerless[seat]:
                yield _Use(seat, view.powers[seat], early=all(_early(view, rule) for rule in rules))
    for fact in condition.facts():
        if isinstance(fact, Uses) and fact.seat in seats and _stops_the_same(wish, fact):
            yield _Use(fact.seat, fact.piece, early=False)


def _early(view: Cosmic, rule: Rule) -> bool:
    """Whether a rule acts before the sums of its challenge are made."""
    if rule.verb == ASKS:
        return view.phase < _CARDS_PHASE or rule.topic in _BEFORE
    if rule.verb == WORTH:
        return rule.topic in COUNTED
    return (rule.verb in (SEES, DECIDES_FOR) and rule.topic == "card") or (rule.verb, rule.topic) == (AFTER, CardsShown)


def _stops_the_same(wish: Wish, fact: Uses) -> bool:
    """Whether it is about a card that can be played against the same use as the card of an alternative."""
    mine = {rule.topic for piece in EDICTS if type(wish.choice) in piece.choices for rule in _stopping(piece)}
    theirs = {rule.topic for piece in SECTIONS.get(fact.piece) or (BY_NAME[fact.piece],) for rule in _stopping(piece)}
    return not mine.isdisjoint(theirs)


def _stopping(piece: Piece) -> list[Rule]:
    return [rule for rule in piece.rules if rule.verb == CANCELS]

"""Conditions on what cannot be known when it matters."""

from collections.abc import Iterator
from typing import Final

from adjudicator.engine.words import Fact
from adjudicator.orders.checking import Check, Sheet, Wish
from adjudicator.orders.conditions import Condition
from adjudicator.orders.findings import Finding
from adjudicator.orders.language import language
from adjudicator.orders.names import Names
from adjudicator.orders.phrases import Meant, read
from adjudicator.orders.spelling import split
from adjudicator.orders.trial import QUIET

MOST: Final = 6
"""So many facts that are known are named."""


class Unknown(Check):
    """A condition speaks of something that you will not know when the question comes, as far as one can see.

    What is not known is not true, so the alternative is passed over, whatever the others do. The sentence names what
    you will know at that moment.
    """

    code = "A107"
    certain = False

    def look(self, sheet: Sheet) -> Iterator[Finding]:
        for wish in sheet.wishes():
            if wish.condition is not None and _never_known(sheet, wish):
                yield self.at(sheet, wish, f"{_what(sheet, wish, wish.condition)}{_instead(sheet, wish)}.")


def _never_known(sheet: Sheet, wish: Wish) -> bool:
    """Whether the condition was unknown wherever it was put, in all situations that were tried."""
    came = [one for one in sheet.trial.quiet.weighed(sheet.seat) if (one.line, one.number) == (wish.line, wish.number)]
    if any(one.held is not None for one in came):
        return False
    fates = {(one.line, one.number): one for one in sheet.outcome.wishes}
    fate = fates[wish.line, wish.number]
    return not fate.known and bool(came or fate.asked)


def _what(sheet: Sheet, wish: Wish, condition: Condition) -> str:
    came = [one for one in sheet.trial.quiet.weighed(sheet.seat) if (one.line, one.number) == (wish.line, wish.number)]
    facts = dict.fromkeys(fact.text(sheet.names) for one in came for fact in one.unknown)
    said = " and ".join(f'"{fact}"' for fact in facts) or f'"{condition.text(sheet.names)}"'
    return f"You will not know {said} when this is asked, as far as one can see, so it does not apply"


def _instead(sheet: Sheet, wish: Wish) -> str:
    """What is known then."""
    trial = sheet.trial
    asked = [
        key
        for key, (_, found) in trial.quiet.watched.asked.items()
        if any((one.line, one.number) == (wish.line, wish.number) for one in found)
    ]
    if not asked:
        return ""
    knew = trial.tried(QUIET, facts=_examples(sheet)).watched.knew.get(asked[0], ())
    said = list(dict.fromkeys(fact.text(sheet.names) for fact in knew))[:MOST]
    return f". You will know, for example: {', '.join(said)}" if said else ""


def _examples(sheet: Sheet) -> tuple[Fact, ...]:
    """The facts that serve as examples of what a condition can speak of, as this seat would name them."""
    title = sheet.title
    grammar, names = language(title.choices, title.facts).grammar, Names(sheet.names)
    found: list[Fact] = []
    for kind in title.facts:
        meaning = read(grammar, names, None, split(kind.example))
        if isinstance(meaning, Meant):
            found += meaning.value.facts()
    return tuple(found)

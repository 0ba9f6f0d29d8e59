"""Tokens that are named for one alternative only."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from adjudicator.engine.contract.order_words import NO, Vocabulary
from adjudicator.games.cosmic.table.speech import reason
from adjudicator.orders.dry_run.order_checks import Check, Sheet, Wish
from adjudicator.orders.values.findings import Finding, Severity


class TokensOfAnother(Check):
    """An alternative names no tokens, and another one of the same order does.

    Every alternative is an order for itself: in `ATTACK planet 4 OR planet 2 with 4 from home 1` the tokens belong to
    planet 2. Without any, as many go as may, from your fullest bases. If they are meant for both, write them twice.
    """

    code = "C204"
    severity = Severity.HINT

    def look(self, sheet: Sheet) -> Iterator[Finding]:
        wishes = list(sheet.wishes())
        for wish in wishes:
            for other in wishes:
                if other.line == wish.line and (meant := _meant(wish, other, sheet.names)):
                    yield self.at(sheet, wish, reason("tokens-of-another", other=other.number, meant=meant))
                    break


def _meant(wish: Wish, other: Wish, names: Vocabulary) -> str:
    """The tokens of another alternative, sent by this one, which could send some but names none; else empty."""
    choice: Any = wish.choice
    if choice is NO or choice.word != other.choice.word or _force(choice) != (None, ()):
        return ""
    force = _force(other.choice)
    if force in ((), (None, ())):
        return ""
    said, meant = (one.text(names) for one in (choice, replace(choice, tokens=force[0], sources=force[1])))
    if said == meant:  # as in `OWN COLOUR redraw`: it sends none
        return ""
    return f"{choice.word} {meant}" if wish.number == 1 else f"ELSE {meant}"


def _force(choice: Any) -> tuple[Any, ...]:
    """The number of tokens and the bases that an order names; nothing if it can name none."""
    return (choice.tokens, choice.sources) if hasattr(choice, "tokens") and hasattr(choice, "sources") else ()

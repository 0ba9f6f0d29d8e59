"""Letters whose subject looks like an automatic absence reply, although a person may have written them.

A player says "Out of office next week, so here are my orders". If a letter has the key of its seat and says something
that can be done, a person wrote it.
"""

from typing import Final

from adjudicator.mail.intake import judge, opened
from adjudicator.mail.intake.verdict import Accepted, AnyVerdict, Confirm, Join, Machine, Master
from adjudicator.mail.parsing.machines import BY_SUBJECT
from adjudicator.mail.quotation.own_lines import typed
from adjudicator.service.game import table
from adjudicator.service.intake.incoming_letter import Incoming
from adjudicator.service.letters import joins
from adjudicator.service.master.command_reader import read
from adjudicator.service.offers.orders_in_letter import made_out

_MACHINE: Final = Machine(BY_SUBJECT)


def may_be(verdict: AnyVerdict) -> bool:
    """Whether only the subject of a letter suggests that a machine wrote it."""
    return verdict == _MACHINE


def from_a_person(incoming: Incoming) -> AnyVerdict | None:
    """The verdict on such a letter, read as a person's; None if nothing shows that it is one."""
    case = opened(incoming.letter, incoming.desk, proof=incoming.proof)
    if case.claim is None or not case.claim.token:
        return None
    verdict = judge(incoming.letter, incoming.desk, proof=incoming.proof)
    return verdict if _says_something(incoming, verdict) else None


def _says_something(incoming: Incoming, verdict: AnyVerdict) -> bool:
    """Whether a letter says something that can be done for its seat or game."""
    match verdict:
        case Accepted():
            return _orders(incoming, verdict)
        case Join():
            return joins.says_so(incoming)
        case Master():
            return verdict.proved and bool(read(line.text for line in typed(incoming.letter)).commands)
        case Confirm():
            return True
        case _:
            return False


def _orders(incoming: Incoming, verdict: Accepted) -> bool:
    found = incoming.desk.found(verdict.game, verdict.seat)
    laid = table.laid(incoming.unit, found[0]) if found is not None else None
    if found is None or laid is None:
        return False
    sifted = incoming.desk.sifted(*found)
    reading = made_out(incoming.unit, laid, found[1], incoming.letter, sifted, incoming.at).reading
    return bool(reading.read or reading.directives or reading.kept)

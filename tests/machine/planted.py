"""Faults to be planted, one at a time, to see whether the machine comes to something wrong: who watches the watchman?

Each changes the program at run time, in one place, into what a mistake there would have made of it.
"""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import pytest
from msgspec.structs import replace

from adjudicator.mail import intake, token
from adjudicator.mail.intake import duplicate, machine, policy
from adjudicator.mail.intake.policy import Row
from adjudicator.service import incoming, posting
from adjudicator.service.asking.said import Asked, Said
from adjudicator.service.asking.words import ANSWERS
from adjudicator.service.games import tell_players
from adjudicator.service.office import Office
from adjudicator.store.values import NewMail
from tests.service.house import PLAYERS

Patch = pytest.MonkeyPatch


def _changed(patch: Patch, owner: Any, name: str, change: Callable[..., Any]) -> None:
    """Let `change` answer instead, which is given the true function first."""
    true = getattr(owner, name)

    def changed(*about: Any, **more: Any) -> Any:
        return change(true, *about, **more)

    patch.setattr(owner, name, changed)


# ---- letters that come


def _unchecked(check: Any, patch: Patch) -> None:
    patch.setattr(intake, "CHECKS", tuple(one for one in intake.CHECKS if one is not check))


def _table(row: Row, outcome: policy.Outcome, patch: Patch) -> None:
    assert row in policy.TABLE
    changed = (replace(one, outcome=outcome) if one == row else one for one in policy.TABLE)
    patch.setattr(policy, "TABLE", tuple(changed))


def _any_key(patch: Patch) -> None:
    patch.setattr(token, "same", lambda right, given: True)


# ---- answers and other letters of ours


def _to_another(patch: Patch) -> None:
    def answer(true: Any, office: Any, game: Any, seat: Any, document: Any, **more: Any) -> NewMail:
        mail: NewMail = true(office, game, seat, document, **more)
        return replace(mail, recipient=PLAYERS[(seat.number + 1) % 3].address)

    _changed(patch, posting, "answer", answer)


def _unanswered(patch: Patch) -> None:
    def answer(true: Any, self: Any, game: Any, seat: Any, document: Any, **more: Any) -> Any:
        return () if seat.number == 2 else true(self, game, seat, document, **more)

    _changed(patch, incoming.Incoming, "answer", answer)


def _of_another(patch: Patch) -> None:
    """The keys of the second seat are in what the first is sent."""

    def reply_to(true: Any, self: Office, game: str, role: str, serial: int, hands: int) -> Any:
        return true(self, game, {"Red": "Blue", "Martians": "Humans"}.get(role, role), serial, hands)

    _changed(patch, Office, "reply_to", reply_to)


def _note_for_all(patch: Patch) -> None:
    true = ANSWERS["NOTE"]

    def note(asked: Asked) -> Said:
        at = asked.incoming
        tell_players(at.office, at.unit, asked.game, "A note", asked.directive.text, but=asked.seat.number)
        return true(asked)

    patch.setitem(ANSWERS, "NOTE", note)


OWN_FAILED: Final = Row("the seat's", "none", "fail", "hold")
FROM_ELSEWHERE: Final = Row("another", "right", "any", "hold")

FAULTS: Final[dict[str, Callable[[Patch], None]]] = {
    "a copy of a letter counts again": partial(_unchecked, duplicate.check),
    "machines are answered": partial(_unchecked, machine.check),
    "a wrong key is as good as the right one": _any_key,
    "whoever has the key counts": partial(_table, FROM_ELSEWHERE, "accept"),
    "what the domain disowns counts": partial(_table, OWN_FAILED, "accept"),
    "an answer goes to another player": _to_another,
    "one player is not answered": _unanswered,
    "an answer holds the key of another player": _of_another,
    "a note for the games master is told to all": _note_for_all,
}
"""What is wrong, and how it is planted."""

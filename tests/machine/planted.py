"""Faults to be planted, one at a time, to see whether the machine comes to something wrong: who watches the watchman?

Each changes the program at run time, in one place, into what a mistake there would have made of it.
"""

from collections.abc import Callable, Sequence
from datetime import datetime
from functools import partial
from typing import Any, Final

import pytest
from msgspec.structs import replace

from adjudicator.mail import intake
from adjudicator.mail.intake import deliveries, policy
from adjudicator.mail.intake.policy import Row
from adjudicator.mail.writing import token
from adjudicator.orders.standing.phase_orders import WAIT, Stands
from adjudicator.service.games import absence_bank, phase_end, press_delivery
from adjudicator.service.games.games import tell_players
from adjudicator.service.intake import incoming_letter
from adjudicator.service.master import replay
from adjudicator.service.master.hand import Hand, phase_in
from adjudicator.service.master.replay import Replay
from adjudicator.service.office import envelopes
from adjudicator.service.office.office import Office
from adjudicator.service.service_words import resign
from adjudicator.service.service_words.answer import Asked, Said
from adjudicator.service.service_words.words import ANSWERS
from adjudicator.store.records.cursors import Cursors
from adjudicator.store.records.letters import GameLetters
from adjudicator.store.records.phases import Phases
from adjudicator.store.tables.values import NewMail
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


def _old_keys(patch: Patch) -> None:
    def check(secret: bytes, game: str, seat: str, serial: int, given: str) -> bool:
        name, _, hands = seat.partition(" ")
        holders = [token.holder(name, before) for before in range(int(hands or 0) + 1)]
        return any(token.same(token.mint(secret, game, holder, serial), given) for holder in holders)

    patch.setattr(token, "check", check)


def _as_it_came_not(patch: Patch) -> None:
    _changed(patch, GameLetters, "accepted", lambda true, *about: true(*about)[::-1])


# ---- answers and other letters of ours


def _to_another(patch: Patch) -> None:
    def answer(true: Any, office: Any, game: Any, seat: Any, document: Any, **more: Any) -> NewMail:
        mail: NewMail = true(office, game, seat, document, **more)
        return replace(mail, recipient=PLAYERS[(seat.number + 1) % 3].address)

    _changed(patch, envelopes, "answer", answer)


def _unanswered(patch: Patch) -> None:
    def answer(true: Any, self: Any, game: Any, seat: Any, document: Any, **more: Any) -> Any:
        return () if seat.number == 2 else true(self, game, seat, document, **more)

    _changed(patch, incoming_letter.Incoming, "answer", answer)


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


# ---- messages


def _to_all(patch: Patch) -> None:
    patch.setattr(press_delivery, "recipients", lambda message: (0, 1, 2))


def _with_addresses(patch: Patch) -> None:
    def message(true: Any, filed: Any, seats: Sequence[Any], reader: int | None) -> Any:
        told = true(filed, seats, reader)
        return replace(told, text=f"{told.text}\n{seats[filed.sender].address}")

    _changed(patch, press_delivery, "_message", message)


# ---- time


def _one_is_enough(patch: Patch) -> None:
    patch.setattr(phase_end.Heard, "agreed", property(lambda self: bool(self.ready)))


def _not_taken_back(patch: Patch) -> None:
    """Who was READY stays so, although he writes WAIT."""

    def end_at(true: Any, self: Phases, game: int, serial: int, at: datetime | None, **more: Any) -> bool:
        return True if at is None else bool(true(self, game, serial, at, **more))

    _changed(patch, Phases, "end_at", end_at)


def _ready_whatever(patch: Patch) -> None:
    """Who was READY stays so, although he sends other orders."""

    def letter(true: Any, self: Stands, reading: Any) -> None:
        was = self.ready
        true(self, reading)
        self.ready = self.ready or (was and not any(one.word == WAIT for one in reading.directives))

    _changed(patch, Stands, "letter", letter)


def _not_put_off(patch: Patch) -> None:
    def put(
        true: Any, plan: Any, zone: str, phase: int, planned: datetime, absences: Any, seats: Any
    ) -> absence_bank.Put:
        return absence_bank.Put(planned)

    _changed(patch, absence_bank, "put", put)


# ---- seats


def _stays(patch: Patch) -> None:
    patch.setattr(resign, "leave", lambda unit, game, seat, why, at: None)


# ---- game masters


def _stale_command(patch: Patch) -> None:
    patch.setattr(Hand, "open_phase", lambda self, text: (self.laid(), phase_in(text)[1]))


def _reopened_without(patch: Patch) -> None:
    """What had been sent for a phase is lost when it is taken back."""

    def letters(true: Any, self: Replay, was: Any, laid: Any, but: int | None, *, last: bool) -> None:
        if not last:
            true(self, was, laid, but, last=last)

    _changed(patch, Replay, "_letters", letters)


def _ready_still(patch: Patch) -> None:
    """READY said of a phase that was taken back counts for the one in its place."""
    patch.setattr(replay, "_not_ready", str)


# ---- what only a power cut shows


def _one_skipped(patch: Patch) -> None:
    """It is written down that more of the mailbox has been read than has."""
    _changed(patch, Cursors, "advance", lambda true, self, source, validity, uid: true(self, source, validity, uid + 1))


OWN_FAILED: Final = Row("the seat's", "none", "fail", "hold")
FROM_ELSEWHERE: Final = Row("another", "right", "any", "hold")

FAULTS: Final[dict[str, Callable[[Patch], None]]] = {
    "a copy of a letter counts again": partial(_unchecked, deliveries.duplicate),
    "machines are answered": partial(_unchecked, deliveries.by_machine),
    "a wrong key is as good as the right one": _any_key,
    "whoever has the key counts": partial(_table, FROM_ELSEWHERE, "accept"),
    "what the domain disowns counts": partial(_table, OWN_FAILED, "accept"),
    "an answer goes to another player": _to_another,
    "one player is not answered": _unanswered,
    "an answer holds the key of another player": _of_another,
    "a note for the game master is told to all": _note_for_all,
    "the keys of whoever had the seat before are good": _old_keys,
    "the last letter stands before the first": _as_it_came_not,
    "a message reaches everybody": _to_all,
    "a message shows the address of its writer": _with_addresses,
    "a phase ends as soon as one is READY": _one_is_enough,
    "WAIT does not stop an early end": _not_taken_back,
    "whoever sends other orders stays READY": _ready_whatever,
    "no deadline is put off for whoever is away": _not_put_off,
    "whoever resigns keeps his seat": _stays,
    "a command for another phase is obeyed": _stale_command,
    "what had been sent is lost when a phase is taken back": _reopened_without,
    "READY of a phase that was taken back still counts": _ready_still,
    "a letter is skipped": _one_skipped,
}
"""What is wrong, and how it is planted."""

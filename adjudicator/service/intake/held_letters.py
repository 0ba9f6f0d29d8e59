"""Letters that show too little about their sender: they are held until the owner of the seat releases them.

A released letter counts from when it came, before later letters, if the release is on file before its phase is
adjudicated. A forger cannot release it: the code is only in the question to the registered address.
"""

import re
from collections.abc import Sequence
from datetime import datetime
from typing import Final

import msgspec

from adjudicator.engine.text.sayings import spoken
from adjudicator.mail.intake import ANSWERS_TO_PLAYERS
from adjudicator.mail.intake.verdict import Held
from adjudicator.mail.parsing.letter import read
from adjudicator.mail.writing import token
from adjudicator.service.game import hidden_addresses
from adjudicator.service.intake import refusals, unreleased_letters
from adjudicator.service.intake.incoming_letter import Handled, Incoming
from adjudicator.service.office import envelopes
from adjudicator.service.office.gm_notices import tell_gm
from adjudicator.service.office.office import Office
from adjudicator.service.settings.phrases import say
from adjudicator.store.database.unit import Unit
from adjudicator.store.records.letters import HELD
from adjudicator.store.tables.values import Game, NewMail, Seat
from adjudicator.store.tables.values import Letter as Filed

RELEASED: Final = "released"
"""The verdict on a letter that releases another."""
DENIED: Final = "denied"
"""The verdict on a letter in which the owner of the seat says that another is not theirs."""
DROPPED: Final = "dropped"
"""The verdict on a held letter that was dropped."""
UNRELEASED: Final = "unreleased"
"""The kind of the notice that nobody has released a letter."""

QUESTION: Final = "held_owner"

_RELEASE: Final = re.compile(rf"\W*RELEASE(?:\W+([a-z2-7]{{{token.LENGTH}}}))?\W*\Z", re.I)
_IN_SUBJECT: Final = re.compile(rf"\bRELEASE\s+([a-z2-7]{{{token.LENGTH}}})\b", re.I)


def code(office: Office, game: Game, seat: Seat, letter: Filed) -> str:
    """The code that releases this letter and no other."""
    return token.mint(office.secret, game.name, f"{seat.name}/release/{letter.digest.hex()}", letter.serial or 0)


def held(incoming: Incoming, verdict: Held) -> Handled:
    """Hold a letter; tell its sender, and ask the seat's owner."""
    found = incoming.desk.found(verdict.game, verdict.seat)
    assert found is not None, "a letter is held only for a seat there is"
    game, seat = found
    mails = _question(incoming, verdict, game, seat)
    if incoming.letter.sender != seat.address:
        mails = (*refusals.told(incoming, verdict), *mails)
    return Handled(verdict=verdict.kind, mails=mails, game=game, seat=seat, serial=verdict.serial)


def _question(incoming: Incoming, verdict: Held, game: Game, seat: Seat) -> tuple[NewMail, ...]:
    """The question to the owner, a few times a day at most: somebody could write in their name all day long."""
    office, desk = incoming.office, incoming.desk
    before = desk.told(seat.address, QUESTION)
    filed = incoming.unit.letters.get(incoming.number)
    if before >= ANSWERS_TO_PLAYERS or filed is None:
        return ()
    word = code(office, game, seat, msgspec.structs.replace(filed, serial=verdict.serial))
    own = incoming.letter.sender in verdict.owners
    sender = verdict.address if own else hidden_addresses.instead(game, verdict.address)
    facts = {**verdict.facts, "address": spoken(sender, office.tongue(game, seat.language)), "code": word, "own": own}
    mail = envelopes.plain(
        office,
        name=envelopes.refusal_key(QUESTION, seat.address, desk.day, before + 1),
        # Not from the letter's number, which reveals how many others have written.
        own=envelopes.named_id(office, f"held/{incoming.letter.digest}"),
        to=(seat.player, seat.address),
        subject=office.subject(
            say("subject-held", game=game.name, seat=seat.name, word=word).again(office.tongue(game, seat.language)),
            game.name,
            seat.name,
            verdict.serial,
            envelopes.key_of(seat),
        ),
        text=office.words_in(seat.language, game.name).words(f"{QUESTION}.txt", facts),
        at=incoming.at,
        parents=envelopes.thread(incoming.unit, game, seat, game.serial),
        reply_to=office.reply_to(game.name, seat.name, verdict.serial, envelopes.key_of(seat)),
        game_id=game.id,
        seat=seat.number,
    )
    return (mail,)


def asked_for(incoming: Incoming, game: Game, seat: Seat, words: Sequence[str]) -> Filed | None:
    """The letter that this one releases: by RELEASE with the code, or without the code below our question."""
    lines = [match for match in map(_RELEASE.match, words) if match is not None]
    if not lines:
        return None
    codes = {match[1].lower() for match in lines if match[1]} or codes_in([incoming.letter.subject])
    for letter in waiting(incoming.unit, game, seat):
        if code(incoming.office, game, seat, letter) in codes:
            return letter
    return None


def codes_in(subjects: Sequence[str]) -> set[str]:
    """The codes in the subjects of our questions, or of answers to them."""
    return {said.lower() for subject in subjects for said in _IN_SUBJECT.findall(subject)}


def waiting(unit: Unit, game: Game, seat: Seat) -> list[Filed]:
    """The letters that are held for a seat in the open phase."""
    letters = unit.game_letters.of_seat(game.id, seat.number)
    return [letter for letter in letters if letter.verdict == HELD and letter.serial == game.serial]


def drop(unit: Unit, game: Game, filed: Filed, by: str, at: datetime) -> None:
    """Put a held letter aside for good, even if somebody releases it later."""
    detail = msgspec.json.encode({**msgspec.json.decode(filed.detail or "{}"), "dropped_by": by}).decode()
    unit.game_letters.release(filed.id, DROPPED, detail=detail, body=None)
    settled(unit, game, filed.id, at)


def tell_due(office: Office, game_id: int) -> int:
    """Tell the game masters about letters in a game that nobody has released for long; returns how many."""
    now = office.clock.now()
    with office.store.unit(game_id) as unit:
        due = unreleased_letters.untold(unit, now, game_id)
        for one in due:
            game = unit.games.get(one.game_id)
            seat = next(seat for seat in unit.seats.of(one.game_id) if seat.number == one.seat)
            filed = unit.letters.get(one.letter_id)
            assert filed is not None, "held letters are on file"
            text = (
                f"A letter for {seat.name} in {game.name} has been held since {one.since:%Y-%m-%d %H:%M} UTC.\n"
                f"It came from {read(filed.raw).sender}. {seat.player} <{seat.address}> was asked whether it is theirs"
                " and has not released it.\nIf they do not before the phase is adjudicated, it does not count.\n"
                f"SHOW LETTER {one.letter_id} shows it to you, {_remedy(one.letter_id)}, and"
                f" DROP LETTER {one.letter_id} puts it aside for good.\n"
                f"At the command line: adjudicator game letter {game.name} {one.letter_id}, with --release or --drop"
            )
            tell_gm(office, unit, UNRELEASED, text, at=now, game=game, key=unreleased_letters.key_of_notice(one))
    return len(due)


def settled(unit: Unit, game: Game, letter_id: int, at: datetime) -> None:
    """Remove the notice that nobody has released a letter: somebody has, or it was dropped."""
    told = (one for one in unit.notices.unseen() if (one.kind, one.game_id) == (UNRELEASED, game.id))
    unit.notices.see([one.id for one in told if _remedy(letter_id) in one.text], at)


def _remedy(letter_id: int) -> str:
    """The words by which the notice about a letter is found again; notices have no key."""
    return f"RELEASE LETTER {letter_id} lets it count"

"""An incoming letter while it is handled, and its outcome."""

from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from adjudicator.core.codec import plain
from adjudicator.engine.text.phrasebook import Tongue
from adjudicator.engine.text.sayings import spoken
from adjudicator.mail.intake import ANSWERS_TO_PLAYERS, ENOUGH
from adjudicator.mail.parsing.letter import Letter, read
from adjudicator.mail.parsing.mail_program_words import answering
from adjudicator.mail.proof import NOTHING, Proof
from adjudicator.mail.quotation.own_lines import typed_text
from adjudicator.reports.values.document import Deadline, Document
from adjudicator.service.game import stand_ins
from adjudicator.service.intake.intake_desk import Desk, identity
from adjudicator.service.office import envelopes, rate_limits
from adjudicator.service.office.gm_notices import tell_gm
from adjudicator.service.office.office import Office
from adjudicator.service.settings.language_names import ENGLISH
from adjudicator.service.settings.phrases import say
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Game, NewMail, Seat
from adjudicator.store.tables.values import Letter as Filed


class Beside(NamedTuple):
    """A letter that goes with an answer: its key, and how it is made, which only happens when it goes."""

    key: str
    made: Callable[[], NewMail]


class Incoming(Struct, frozen=True):
    """A letter being handled: its number on file, its content, and the unit of work."""

    office: Office
    unit: Unit
    number: int
    letter: Letter
    identity: str
    desk: Desk
    at: datetime
    proof: Proof = NOTHING

    def answer(
        self,
        game: Game,
        seat: Seat,
        document: Document,
        *,
        ration: str = "",
        over: Deadline | None = None,
        besides: Sequence[Beside] = (),
    ) -> tuple[NewMail, ...]:
        """The answer to it, sent to the address of the seat it speaks for; `over` is a deadline that no longer applies.

        With it goes what it brings `besides`, such as a report that was asked for. Some kinds of answers stop after a
        few a day, since two machines could be writing to each other. A letter with the seat's key that says something
        new is answered all the same.
        """
        name = f"answer/{self.number}"
        if ration:
            before = self.desk.told(self.letter.sender, ration)
            if before < ANSWERS_TO_PLAYERS:
                name = envelopes.refusal_key(ration, self.letter.sender, self.desk.day, before + 1)
            elif not self._says_something_new(game, seat):
                return self.enough()
        writer = self.desk.standing_in(game, seat)
        seats = self.unit.seats.of(game.id) if writer is not None else ()
        answered = envelopes.answer(
            self.office,
            game,
            self.reader(game, seat),
            document,
            to=self.letter,
            identity=self.identity,
            name=name,
            serial=game.serial,
            at=self.at,
            over=over,
        )
        further = [one.made() for one in besides]
        if writer is None:
            return (answered, *further)
        who = say("proxy-wrote", seat=seats[writer].name, player=seats[writer].player)
        return (answered, self.further(game, seat, _beginning(document, who), "proxy"), *further)

    def reader(self, game: Game, seat: Seat) -> Seat:
        """The seat as its letters go to the writer of this one: to whoever orders for it, if it is they."""
        writer = self.desk.standing_in(game, seat)
        return seat if writer is None else stand_ins.reader(self.unit.seats.of(game.id), seat, writer)

    def _says_something_new(self, game: Game, seat: Seat) -> bool:
        """Whether a letter has the key of its seat, and other words than the seat's letters for this phase before it.

        A machine that answers us says the same each time, but for numbers.
        """
        ration = rate_limits.ration_of(self.office, self.desk, self.letter)
        if ration != rate_limits.of_seat(self.letter.sender, game, seat):
            return False
        earlier = (one for one in self.unit.game_letters.of_seat(game.id, seat.number) if one.serial == game.serial)
        return _gist(self.letter) not in {_gist(read(one.raw)) for one in earlier if one.id != self.number}

    @property
    def language(self) -> str:
        """The writer's language, as far as it is known."""
        return self.desk.language(self.letter.sender) or ENGLISH

    def words(
        self, kind: str, text: str, *, undone: bool = False, subject: str = "", reply_to: str | None = None
    ) -> tuple[NewMail, ...]:
        """An answer in plain words to the writer, with a seat or without; none if none can be sent.

        `undone` means that its subject says already that nothing was done. Without a subject it has that of the letter.
        """
        letter, subject = self.letter, subject or answering(self.letter.subject)
        try:
            mail = envelopes.plain(
                self.office,
                name=envelopes.refusal_key(kind, letter.sender, self.desk.day, self.desk.told(letter.sender, kind) + 1),
                own=envelopes.answer_id(self.office, self.identity),
                to=(letter.sender_name, letter.sender),
                subject=spoken(say("not-done", subject=subject), Tongue(self.language)) if undone else subject,
                text=text if text.endswith("\n") else f"{text}\n",
                at=self.at,
                parents=envelopes.parents_of(letter),
                reply_to=reply_to,
            )
        except ValueError:
            # A writer whose address cannot be written to gets no answer.
            return ()
        return (mail,)

    def enough(self) -> tuple[NewMail, ...]:
        """Tell a player, and the game master, once a day that the player's letters are not answered any more."""
        sender = self.letter.sender
        if self.desk.told(sender, ENOUGH):
            return ()
        text = (
            f"{sender} has sent more letters without orders than are answered in a day (up to letter {self.number}).\n"
            "They are kept; letters with orders are acknowledged as ever. If it is no machine, it is somebody in need."
        )
        tell_gm(self.office, self.unit, "unanswered", text, at=self.at)
        masters = dict.fromkeys(one for game, _ in self.desk.seats_of(sender) for one in self.desk.masters(game))
        words = self.office.words_in(self.language)
        facts = {"most": ANSWERS_TO_PLAYERS, "masters": tuple(masters)}
        return self.words(ENOUGH, words.words(f"{ENOUGH}.txt", facts))

    def further(self, game: Game, seat: Seat, document: Document, part: str = "") -> NewMail:
        """A further letter in answer to this one; `part` tells it from others.

        It must not depend on the letter's number on file, which reveals how many others have written.
        """
        return envelopes.letter(
            self.office,
            game,
            seat,
            document,
            kind="notice",
            key_kind=f"notice/{self.letter.digest}{part and f'/{part}'}",
            serial=game.serial,
            at=self.at,
            parents=envelopes.parents_of(self.letter),
        )


def _beginning(document: Document, said: str) -> Document:
    """A letter that says something else first."""
    for name in ("notes", "paragraphs"):
        if name in document.__struct_fields__:
            return replace(document, **{name: (said, *getattr(document, name))})
    return document


def _gist(letter: Letter) -> str:
    """What a letter's writer says, without numbers and white space."""
    return "".join(sign for sign in typed_text(letter).casefold() if sign.isalpha())


def opened(office: Office, unit: Unit, filed: Filed, letter: Letter, shown: Proof = NOTHING) -> Incoming:
    """Begin to handle a letter in a unit of work."""
    desk = Desk(office, unit, letter, filed)
    return Incoming(
        office=office,
        unit=unit,
        number=filed.id,
        letter=desk.letter,
        identity=identity(letter),
        desk=desk,
        at=office.clock.now(),
        proof=shown,
    )


class Handled(Struct, frozen=True, kw_only=True):
    """The outcome of a letter: its verdict on file, the answers, and what counts of it."""

    verdict: str
    mails: tuple[NewMail, ...] = ()
    game: Game | None = None
    seat: Seat | None = None
    serial: int | None = None
    body: str | None = None
    detail: dict[str, Any] = {}
    writer: int | None = None
    """Who wrote it in the place of its seat's player."""

    def file(self, incoming: Incoming) -> None:
        """File the outcome, and queue the answers."""
        incoming.unit.outbox.queue(self.mails)
        incoming.unit.letters.handle(
            incoming.number,
            self.verdict,
            at=incoming.at,
            detail=msgspec.json.encode({"from": incoming.letter.sender, **self.detail}, enc_hook=plain).decode(),
            game_id=self.game.id if self.game is not None else None,
            seat=self.seat.number if self.seat is not None else None,
            serial=self.serial,
            body=self.body,
            writer=self.writer,
        )

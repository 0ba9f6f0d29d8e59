"""The desk at which one letter is judged: everything that intake may ask about games and seats."""

import logging
from collections.abc import Sequence
from functools import cached_property
from hashlib import blake2b

from msgspec.structs import replace

from adjudicator.mail.intake import ANSWERS_TO_PLAYERS
from adjudicator.mail.intake.desk import GameStatus
from adjudicator.mail.intake.verdict import TooMany
from adjudicator.mail.parsing import letter_parts
from adjudicator.mail.parsing.letter import Letter
from adjudicator.mail.quotation.own_lines import Sifted, sift
from adjudicator.mail.writing import address, token
from adjudicator.service.game import playable_titles, stand_ins
from adjudicator.service.intake import answered_letters
from adjudicator.service.log.entries import warn_of
from adjudicator.service.office import rate_limits
from adjudicator.service.office.envelopes import answer_ids, refusal_key, report_key
from adjudicator.service.office.office import Office
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.errors import StoreError
from adjudicator.store.tables.values import Game, Seat
from adjudicator.store.tables.values import Letter as Filed

_log = logging.getLogger(__name__)


def identity(letter: Letter) -> str:
    """What two copies of a letter share: Message-ID, sender, subject and words.

    Copies may travel on different routes, so routing headers do not count. A letter without a Message-ID is the same
    only as one with equal bytes.
    """
    mix = blake2b(digest_size=16)
    if not letter.message_id:
        mix.update(letter.digest.encode())
        return mix.hexdigest()
    named = (letter.part,) if letter.part else ()
    for part in (letter.message_id, letter.sender, letter.subject, *named, *(line.text for line in letter.lines)):
        said = part.encode("utf-8", "surrogatepass")
        mix.update(len(said).to_bytes(8, "big") + said)
    return mix.hexdigest()


class Desk:
    """Answers questions of intake about one letter within one unit of work.

    It remembers games and seats as they were when first asked for. Code that changes them must look for itself.
    """

    def __init__(self, office: Office, unit: Unit, letter: Letter, filed: Filed | None = None) -> None:
        self.office = office
        self.unit = unit
        self._letter = letter
        self.filed = filed
        self.day = office.clock.now().date()
        self.failed: Exception | None = None
        """The fault, if the program failed when it looked for what the letter quotes."""
        self._games: dict[str, tuple[Game, list[Seat]] | None] = {}
        self._seats: dict[str, list[tuple[Game, Seat]]] = {}
        self._standing_in: dict[tuple[int, int], int | None] = {}
        self._forms: dict[tuple[str, str, int], Sequence[str]] = {}

    @cached_property
    def letter(self) -> Letter:
        """The letter; what it quotes from us is told apart from its writer's own lines."""
        try:
            return answered_letters.with_quotations(self.unit, self._letter, self._seats_of(self._letter))
        except StoreError:
            raise
        except Exception as fault:  # noqa: BLE001 - whatever a letter does to the program, the others go on
            warn_of(_log, "what a letter quotes could not be found", fault)
            self.failed = fault
            doubtful = tuple(replace(line, doubtful=True) for line in self._letter.lines)
            return replace(self._letter, lines=doubtful)

    def _seats_of(self, letter: Letter) -> list[Seat]:
        """The seats that a letter can be about: the one it claims, and those of its sender."""
        claim = address.find(letter, self.office.host)
        there = self.found(claim.game, claim.seat) if claim is not None else None
        claimed = [there[1]] if there is not None else []
        return [*claimed, *(seat for _, seat in self._held(letter.sender) if seat not in claimed)]

    @property
    def secret(self) -> bytes:
        """The key from which seat tokens are made."""
        return self.office.secret

    @property
    def mailbox(self) -> str:
        """Our own address."""
        return self.office.mailbox

    def seen(self, letter: Letter) -> bool:
        """Whether a copy of this letter has been answered (the store itself recognises byte-equal copies)."""
        return any(map(self.unit.outbox.ours, answer_ids(self.office, identity(letter))))

    def ours(self, message_id: str) -> bool:
        """Whether the outbox has a letter with this Message-ID: then some server has sent it back unchanged."""
        return self.unit.outbox.ours(message_id)

    def too_many(self, letter: Letter) -> TooMany | None:
        """Whether the sender was over the rate limit when the letter came."""
        if self.filed is None:
            return None
        return rate_limits.too_many(self.office, self.unit, self, letter, self.filed)

    def parts(self, letter: Letter) -> tuple[str, ...]:
        """The games for which parts of this letter have been filed."""
        if self.filed is None:
            return ()
        games = (
            letter_parts.game(part.raw) for part in self.unit.letters.from_source(letter_parts.source(self.filed.id))
        )
        return tuple(dict.fromkeys(games))

    def _game(self, name: str) -> tuple[Game, list[Seat]] | None:
        if name not in self._games:
            game = self.unit.games.named(name)
            self._games[name] = (game, self.unit.seats.of(game.id)) if game is not None else None
        return self._games[name]

    def found(self, game: str, seat: str) -> tuple[Game, Seat] | None:
        """A game and one of its seats, by their names in lower case."""
        there = self._game(game)
        mine = [one for one in there[1] if one.name.lower() == seat] if there is not None else []
        return (there[0], mine[0]) if there is not None and mine else None

    def game(self, name: str) -> GameStatus | None:
        """A game as intake sees it."""
        there = self._game(name)
        if there is None:
            return None
        game, seats = there
        names = tuple(seat.name.lower() for seat in seats)
        opened, era = game.serial if game.going_on else None, self.office.era(game.name, game.serial)
        return GameStatus(opened, names, game.status == "finished", game.serial, era)

    def addresses(self, game: str, seat: str) -> tuple[str, ...]:
        """The addresses registered for a seat; letters go to the first."""
        there = self.found(game, seat)
        if there is None:
            return ()
        own = self.unit.seats.addresses(there[0].id, there[1].number)
        return own if self.standing_in(*there) is None else (*own, self._letter.sender)

    def standing_in(self, game: Game, seat: Seat) -> int | None:
        """The seat whose player writes the letter in the place of this seat's; None if they do not."""
        key = (game.id, seat.number)
        if key not in self._standing_in:
            self._standing_in[key] = self._writer(game, seat)
        return self._standing_in[key]

    def _writer(self, game: Game, seat: Seat) -> int | None:
        sender = self._letter.sender
        if not game.going_on or sender in self.unit.seats.addresses(game.id, seat.number):
            return None
        one = stand_ins.in_force(self.unit, game, self.office.clock.now()).get(seat.number)
        if one is None or one.writer < 0 or sender not in self.unit.seats.addresses(game.id, one.writer):
            return None
        return one.writer

    def seats_of(self, address: str) -> tuple[tuple[str, str], ...]:
        """The seats of an address in games that are not over. Seats it has lost count only if it has no others."""
        sitting: list[tuple[str, str]] = []
        lost: list[tuple[str, str]] = []
        for game, seat in self._held(address):
            if game.status != "finished":
                (lost if seat.status == "removed" else sitting).append((game.name, seat.name.lower()))
        return tuple(sitting or lost)

    def over(self, address: str) -> tuple[tuple[str, str], ...]:
        """The seats of an address in games that are over."""
        return tuple(
            [(game.name, seat.name.lower()) for game, seat in self._held(address) if game.status == "finished"]
        )

    def _held(self, address: str) -> list[tuple[Game, Seat]]:
        if address not in self._seats:
            seats = self.unit.seats.at(address)
            games = {game.id: game for game in self.unit.games.several([seat.game_id for seat in seats])}
            self._seats[address] = [(games[seat.game_id], seat) for seat in seats]
        return self._seats[address]

    def language(self, address: str) -> str | None:
        """The language that the owner of an address wants in all their games; None if there is no such language."""
        wanted = {seat.language for seat in self.unit.seats.at(address)}
        return wanted.pop() if len(wanted) == 1 else None

    def holder(self, game: str, seat: str) -> str:
        """The name in which the tokens of a seat are made."""
        there = self.found(game, seat)
        return token.holder(seat, there[1].hands if there is not None else 0)

    def masters(self, game: str) -> tuple[str, ...]:
        """The addresses that may command a game."""
        there = self._game(game)
        return self.unit.masters.of(there[0].id) if there is not None else ()

    def mastered(self, address: str) -> tuple[str, ...]:
        """The games that an address may command."""
        return tuple([self.unit.games.get(number).name for number in self.unit.masters.games(address)])

    def playable(self, words: str) -> bool:
        """Whether these words name something that can be played here."""
        return playable_titles.meant(words) is not None or playable_titles.to_learn(words) is not None

    def told(self, address: str, kind: str) -> int:
        """How often this address has been sent this kind of answer today (UTC)."""
        keys = (refusal_key(kind, address, self.day, n) for n in range(1, ANSWERS_TO_PLAYERS + 1))
        return self.unit.outbox.queued(*keys)

    def form(self, game: str, seat: str, serial: int) -> Sequence[str]:
        """The lines of the form in the letter of ours that this one answers, else in the phase's report."""
        key = (game, seat, serial)
        if key not in self._forms:
            self._forms[key] = self._form(*key)
        return self._forms[key]

    def form_of(self, game: Game, seat: Seat) -> Sequence[str]:
        """The same for a seat in the latest phase of its game."""
        return self.form(game.name, seat.name.lower(), game.serial)

    def sifted(self, game: Game, seat: Seat) -> Sifted:
        """The letter, divided by that form into what its writer means as orders and the rest."""
        return sift(self.letter, self.form_of(game, seat))

    def _form(self, game: str, seat: str, serial: int) -> Sequence[str]:
        there = self.found(game, seat)
        if there is None:
            return ()
        for mail in answered_letters.named(self.unit, self._letter):
            if (mail.game_id, mail.seat) == (there[0].id, there[1].number):
                lines = answered_letters.form_in(mail.raw)
                if lines:
                    return lines
        report = self.unit.outbox.keyed(report_key(there[0], there[1], serial))
        return answered_letters.form_in(report.raw) if report is not None else ()

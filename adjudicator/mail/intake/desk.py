"""What the checks may ask about games and seats, and what is known of the letter before them."""

import re
from collections.abc import Sequence
from functools import cached_property
from typing import Final, Protocol

from msgspec import Struct

from adjudicator.mail.intake.verdict import TooMany
from adjudicator.mail.parsing.letter import Letter, Line
from adjudicator.mail.proof import NOTHING, Proof
from adjudicator.mail.quotation.own_lines import sift
from adjudicator.mail.writing import token
from adjudicator.mail.writing.address import JOINING, Claim

BEFORE: Final = 0
"""The serial of mail sent before the first phase."""
_LANGUAGE: Final = re.compile(r"\s*LANGUAGE\s+\S+\s*[.!]?\s*\Z", re.I)


class GameStatus(Struct, frozen=True):
    """A game as intake sees it: the serial of its open phase (None: none is open), its seats, is it over?"""

    open_serial: int | None
    seats: tuple[str, ...]
    finished: bool = False
    serial: int = 0
    """The serial of its latest phase, open or not."""
    era: int = 0
    """How often the files have been restored to before the end of that phase."""


class Desk(Protocol):
    """What the service knows. Names of games and seats are in lower case, addresses bare and in lower case."""

    @property
    def secret(self) -> bytes:
        """The key from which seat tokens are made."""

    @property
    def mailbox(self) -> str:
        """Our own address, without anything after a plus."""

    def seen(self, letter: Letter) -> bool:
        """Whether this letter is on file: the same Message-ID and sender with the same digest, or the same bytes."""

    def ours(self, message_id: str) -> bool:
        """Whether a letter with this Message-ID was written here."""

    def too_many(self, letter: Letter) -> TooMany | None:
        """The verdict on a letter whose sender was over the rate limit when it came; None for any other."""

    def parts(self, letter: Letter) -> tuple[str, ...]:
        """The games for which parts of this letter have been filed."""

    def game(self, name: str) -> GameStatus | None:
        """A game by its name, or None if there is no such game."""

    def addresses(self, game: str, seat: str) -> tuple[str, ...]:
        """The addresses registered for a seat; letters go to the first."""

    def seats_of(self, address: str) -> tuple[tuple[str, str], ...]:
        """The (game, seat) pairs an address is registered for in games that are not over."""

    def over(self, address: str) -> tuple[tuple[str, str], ...]:
        """The (game, seat) pairs an address is registered for in games that are over."""

    def holder(self, game: str, seat: str) -> str:
        """The name in which the tokens of a seat are made."""

    def masters(self, game: str) -> tuple[str, ...]:
        """The addresses that may command a game."""

    def mastered(self, address: str) -> tuple[str, ...]:
        """The games that an address may command."""

    def playable(self, words: str) -> bool:
        """Whether these words name something that can be played here."""

    def told(self, address: str, kind: str) -> int:
        """How often this address has been sent this kind of answer within the last day."""

    def form(self, game: str, seat: str, serial: int) -> Sequence[str]:
        """The lines of the order form that was sent to a seat for a phase; none if none was sent."""


class Case(Struct, frozen=True, dict=True):
    """A letter on the desk: whom it claims to be for, and the seat that follows from this.

    `seat` is the seat that the claim names, or the only seat its sender has; None if that does not decide it. `seats`
    are all seats of its sender. Anything that several checks ask about is looked up once.
    """

    letter: Letter
    desk: Desk
    claim: Claim | None
    seat: tuple[str, str] | None
    seats: tuple[tuple[str, str], ...]
    proof: Proof = NOTHING

    @property
    def for_joining(self) -> bool:
        """Whether the letter answers an invitation."""
        return self.claim is not None and self.claim.seat == JOINING

    @property
    def before_the_game(self) -> bool:
        """Whether the letter answers one from before the first phase."""
        return self.claim is not None and self.claim.serial == BEFORE

    @cached_property
    def game(self) -> GameStatus | None:
        """The game of the seat."""
        return self.desk.game(self.seat[0]) if self.seat is not None else None

    @cached_property
    def own(self) -> tuple[str, ...]:
        """The addresses of the seat."""
        return self.desk.addresses(*self.seat) if self.seat is not None else ()

    @cached_property
    def miskeyed(self) -> bool:
        """Whether the letter carries a token that was not made for the seat and the phase beside it."""
        claim = self.claim
        if claim is None or not claim.token:
            return False
        holder = self.desk.holder(claim.game, claim.seat)
        return not token.check(self.desk.secret, claim.game, holder, claim.serial, claim.token)

    @cached_property
    def typed(self) -> tuple[Line, ...]:
        """The lines that its sender means as orders; from the form, only those they changed."""
        form: Sequence[str] = ()
        if self.seat is not None and self.open_serial is not None:
            form = self.desk.form(*self.seat, self.open_serial)
        return sift(self.letter, form).whole.typed

    @cached_property
    def lines(self) -> tuple[str, ...]:
        """The lines with words that are certainly its sender's own."""
        own = sift(self.letter).typed
        return tuple([line.text for line in own if line.text.strip() and not line.doubtful])

    def says_only(self, wanted: re.Pattern[str]) -> bool:
        """Whether each of these lines matches, or says in which language to answer."""
        return all(wanted.match(line) or _LANGUAGE.match(line) for line in self.lines)

    @property
    def open_serial(self) -> int | None:
        """The serial of the open phase of the seat's game."""
        return self.game.open_serial if self.game is not None else None

"""A game from the invitation to the end, with all that was sent, written and logged in it."""

import logging
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from msgspec.structs import replace

from adjudicator.games.catalogue import titles
from adjudicator.mail.writing import address, token
from adjudicator.service.log.log_lines import Json, Plain
from adjudicator.service.mailroom import reception
from adjudicator.store.tables.values import Game
from tests.due import remind_due
from tests.leaks.house import GAME, GM_HALF, SECRET, SITUATIONS, House, contents
from tests.leaks.letters import STRANGERS, examples
from tests.sampling import EVERYTHING

PLAYING: Final = 5
LATE: Final = 4
"""The seat of a player who writes no more after the first phase."""
COMMITMENT: Final = sha256(GM_HALF).hexdigest()
PRESS: Final = "Let us all play for the zebra."
NOTE: Final = "Between you and me: I am bored."


BUSY: Final = (2, 4)
"""In these phases players write more than their orders, and the orders of all letters are tried."""
STYLES: Final = (Plain(), Json())
"""Every record of the log is looked at as it is written in each of them."""


class Mail(NamedTuple):
    """A letter that left: to whom, its Message-ID, and everything that can be read in it."""

    recipient: str
    name: str
    said: str

    def is_a(self, kind: str) -> bool:
        """Whether it is an `invitation`, a `report`, a `reminder` or a `final` report."""
        return f".{kind}." in self.name


class Whole(NamedTuple):
    """The game as it stands after its end. `names` are all that orders can name but seats."""

    game: Game
    seats: tuple[str, ...]
    mails: tuple[Mail, ...]
    letters: tuple[str, ...]
    names: frozenset[str]
    files: tuple[str, ...]
    log: str
    removes: bool
    """Whether its rulebook takes the seat of a player who writes no more."""

    def before_the_end(self) -> list[Mail]:
        """Everything sent until the last phase was over."""
        return [mail for mail in self.mails if not mail.is_a("final")]

    def tokens(self) -> dict[str, int]:
        """Every token of a seat that there was, or that could be next, with its seat."""
        serials = range(self.game.serial + 2)
        return {
            token.mint(SECRET, GAME, name, serial): seat for seat, name in enumerate(self.seats) for serial in serials
        }

    def token_to_join(self) -> str:
        """The token of all invitations."""
        return token.mint(SECRET, GAME, address.JOINING, 0)


class _Lines(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        # It says how the tables came about, in words of ours, before there is a game.
        if not record.name.startswith("alembic."):
            self.said += [style.format(record) for style in STYLES]


def _written(house: House, seat: int) -> Iterator[str]:
    """What a player writes in a phase: now and then more than his orders, and once somebody else in his name."""
    serial = house.table.phase.serial
    orders = house.bot(seat)
    if serial in BUSY:
        odd = f"{examples(house)}\nSHOW ORDERS\nZzyzx frobnicates the quux\n"
        asked = "FORM\nSTATUS\nWHO\nRULES\nRESEND\nHISTORY\nPICTURE"
        asking = f"{asked}\nNOTE {NOTE}\nPRESS TO all\n{PRESS}\nEND PRESS\nRESIGN\n"
        house.reply(seat, odd, f"odd.{serial}.{seat}")
        house.reply(seat, asking, f"asking.{serial}.{seat}")
        house.reply(seat, orders, f"alien.{serial}.{seat}", sender=STRANGERS[0])
        house.receive("Who plays?\n", sender=STRANGERS[1], number=f"stranger.{serial}.{seat}")
        house.receive("JOIN\n", sender=STRANGERS[2], number=f"join.{serial}.{seat}", subject=f"JOIN {GAME}")
        yield odd
        yield asking
    house.answer(seat, orders, f"bot.{serial}.{seat}")
    yield orders


def _names(house: House) -> Iterator[str]:
    laid = house.table
    for seat in range(len(laid.seats)):
        names = laid.title.vocabulary(laid.view(seat), seat)
        for kind, known in names.kinds.items():
            if kind != "seat":
                yield from (name for name in known if not names.lacks(kind, name))


def _phase(house: House) -> Iterator[str]:
    laid = house.table
    tried = EVERYTHING or laid.phase.serial in BUSY
    house.office = replace(house.office, situations=SITUATIONS if tried else 0)
    for seat in range(len(laid.seats)):
        if laid.playing(seat) and (seat != LATE or laid.phase.serial == 1):
            yield from _written(house, seat)
    reception.handle_all(house.office)
    assert laid.phase.remind_at is not None
    house.clock.move(laid.phase.remind_at)
    remind_due(house.office)
    house.send()
    house.next_phase()


def whole(folder: Path, title: str) -> Whole:
    """A game of house bots to its end, in which a player falls silent and strangers write."""
    lines = _Lines()
    log = logging.getLogger()
    level = log.level
    log.addHandler(lines)
    log.setLevel(logging.DEBUG)
    house = House(folder)
    letters: list[str] = []
    names: set[str] = set()
    try:
        house.join(title, PLAYING)
        seats = tuple(seat.name for seat in house.table.seats)
        while house.running:
            names |= set(_names(house))
            letters += _phase(house)
        house.send()
    finally:
        log.removeHandler(lines)
        log.setLevel(level)
    files = tuple(path.read_text("latin-1") for path in folder.iterdir() if not path.name.startswith("games.db"))
    mails = []
    for parcel in house.post.parcels:
        said = contents(parcel.message)
        mails.append(Mail(parcel.recipient, said.partition("Message-ID: ")[2].partition("\r\n")[0], said))
    removes = any(spec.name == "after_nmr" for spec in titles()[title].options)
    found = Whole(
        house.game, seats, tuple(mails), tuple(letters), frozenset(names), files, "\n".join(lines.said), removes
    )
    house.close()
    return found

"""The public record of a finished game: everything that is needed to play it again, and everything that happened."""

from typing import Any, Final

import msgspec
from msgspec import Struct

from adjudicator import __version__
from adjudicator.core import codec
from adjudicator.core.chance import Chance
from adjudicator.engine.contract.title import Title
from adjudicator.service.documents import documents
from adjudicator.service.game import deal_wishes, orders_on_file, table
from adjudicator.service.game.orders_on_file import Body
from adjudicator.service.game.resolution import dealt
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Game

FORMAT: Final = 1
PROGRAM: Final = f"adjudicator {__version__}"
"""What the record says that it was made by."""


class RecordedPlayer(Struct, frozen=True, omit_defaults=True):
    """A seat, who sat there, the words he sent for the dice, and what he wished to be dealt, the best first."""

    seat: str
    player: str
    luck: str
    wishes: tuple[str, ...] = ()


class RecordedLetter(Struct, frozen=True, omit_defaults=True):
    """The order lines of one letter; lines of an order form that were left as they were are marked."""

    seat: str
    lines: Body
    entered: bool = False
    """Whether the game master typed it, because it came on paper."""


class RecordedRuling(Struct, frozen=True):
    """What the game master ruled on something a seat had attempted."""

    seat: str
    words: str


class RecordedPhase(Struct, frozen=True):
    """A phase: its letters in the order of receipt, its events as canonical JSON, and what was ruled before them.

    Phases are counted from 1, without those in whose place others have come.
    """

    serial: int
    heading: str
    letters: tuple[RecordedLetter, ...]
    events: tuple[msgspec.Raw, ...]
    rulings: tuple[RecordedRuling, ...] = ()


class RecordedSitting(Struct, frozen=True):
    """Somebody who had left a seat before the end: in which phase, and why (`missed`, `resigned` or `replaced`)."""

    seat: str
    player: str
    phase: str
    why: str


class RecordedCorrection(Struct, frozen=True, omit_defaults=True):
    """What a game master took back (`undone`), changed (`orders` or a `ruling` of a seat) or brought back (`redone`).

    `phase` is the first phase that it was about. Of changed orders `was` are the letters that counted until then, and
    `now` the one that counts instead (none: the seat counts as having sent nothing); `words` are those of a ruling.
    """

    kind: str
    phase: str
    seat: str = ""
    was: tuple[Body, ...] = ()
    now: tuple[Body, ...] = ()
    words: str = ""


class Record(Struct, frozen=True, kw_only=True):
    """A whole game. Commitment, gm_half and seed are hexadecimal; `options` are those chosen beside the usual ones."""

    format: int
    program: str
    title: str
    game: str
    options: dict[str, str]
    players: tuple[RecordedPlayer, ...]
    commitment: str
    gm_half: str
    seed: str
    deal: tuple[msgspec.Raw, ...]
    phases: tuple[RecordedPhase, ...]
    winners: tuple[str, ...]
    ended: str = ""
    """The phase in which its game master ended it before its time."""
    sittings: tuple[RecordedSitting, ...] = ()
    """`players` are those who sat there in the end."""
    corrections: tuple[RecordedCorrection, ...] = ()
    """In order; the phases are those that count in the end."""
    own_words: bool = False
    """Whether the game master wrote the letters in words of their own, which nobody else can write again."""


def file_name(game: Game) -> str:
    """What the record of a game is called as a file."""
    return f"{game.name}.json"


def recorded(
    unit: Unit,
    game: Game,
    title: Title[Any],
    winners: tuple[int, ...],
    ended: str = "",
    *,
    own_words: bool = False,
) -> bytes:
    """The record of a game all of whose phases are closed; `ended` is the one that was not adjudicated any more."""
    assert game.seed is not None, "a game that ends has had a seed"
    seats = unit.seats.of(game.id)
    names = {seat.number: seat.name for seat in seats}
    deal = dealt(title, len(seats), documents.options(game), Chance(bytes.fromhex(game.seed)), deal_wishes.of(seats))
    headings = {phase.serial: str(phase.heading) for phase in unit.phases.all(game.id)}
    phases, entered = [], unit.letters.entered(game.id)
    for number, phase in enumerate(unit.phases.of(game.id), start=1):
        if phase.events is None:
            continue
        letters = tuple(
            RecordedLetter(
                names[letter.seat], orders_on_file.kept(letter.body), entered=(letter.seat, letter.body) in entered
            )
            for letter in unit.letters.accepted(game.id, phase.serial)
        )
        happened = msgspec.json.decode(phase.events, type=tuple[msgspec.Raw, ...])
        ruled = table.rulings(unit, game.id, phase.serial)
        rulings = tuple(RecordedRuling(names[one.seat], one.words) for one in ruled)
        phases.append(RecordedPhase(number, str(phase.heading), letters, happened, rulings))
    return codec.encode(
        Record(
            format=FORMAT,
            program=PROGRAM,
            title=game.title,
            game=game.name,
            options=documents.options(game),
            players=tuple(
                RecordedPlayer(seat.name, seat.player, seat.luck or "", deal_wishes.read(seat)) for seat in seats
            ),
            commitment=game.commitment,
            gm_half=game.gm_half,
            seed=game.seed,
            deal=tuple(msgspec.Raw(codec.encode(event)) for event in deal.events),
            phases=tuple(phases),
            winners=tuple(names[winner] for winner in winners),
            ended=ended,
            sittings=tuple(
                RecordedSitting(names[one.seat], one.player, headings.get(one.serial, ""), one.why)
                for one in unit.standbys.sat(game.id)
            ),
            corrections=tuple(
                msgspec.json.decode(one.said, type=RecordedCorrection) for one in unit.corrections.of(game.id)
            ),
            own_words=own_words,
        )
    )

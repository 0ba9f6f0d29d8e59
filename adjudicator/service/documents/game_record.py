"""The public record of a finished game: everything that happened, and all that is needed to play it again."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec
from msgspec import Struct

from adjudicator import __version__
from adjudicator.core import codec
from adjudicator.core.chance import Chance
from adjudicator.engine.contract.title import Title
from adjudicator.service.game import deal_wishes, game_options, orders_on_file, table
from adjudicator.service.game.orders_on_file import Body
from adjudicator.service.game.resolution import dealt
from adjudicator.service.game.votes import Agreement, How
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import HOUSE, Game

FORMAT: Final = 1
PROGRAM: Final = f"adjudicator {__version__}"
"""The program that made the record."""


class RecordedPlayer(Struct, frozen=True, omit_defaults=True):
    """A seat: who sat there, their words for the dice, and what they wished to be dealt, the best first."""

    seat: str
    player: str
    luck: str
    wishes: tuple[str, ...] = ()
    forgotten: bool = False
    """Whether they have asked to be forgotten: then their seat stands in the place of their name."""
    house: bool = False
    """Whether it is a program of the house, whose letters anybody can work out."""


class RecordedLetter(Struct, frozen=True, omit_defaults=True):
    """The order lines of one letter. Lines of an order form that were left unchanged are marked."""

    seat: str
    lines: Body
    entered: bool = False
    """Whether the game master typed it in, because it came on paper."""
    by: str = ""
    """Who wrote it in the place of the seat's player: another seat, or `house`."""


class RecordedRuling(Struct, frozen=True):
    """The game master's ruling on something that a seat attempted."""

    seat: str
    words: str


class RecordedPhase(Struct, frozen=True):
    """A phase: its letters in the order of receipt, its events as canonical JSON, and the rulings before them.

    Phases are counted from 1. Phases that others have replaced are left out.
    """

    serial: int
    heading: str
    letters: tuple[RecordedLetter, ...]
    events: tuple[msgspec.Raw, ...]
    rulings: tuple[RecordedRuling, ...] = ()


class RecordedSitting(Struct, frozen=True, omit_defaults=True):
    """Somebody who left a seat before the end: in which phase, and why (`missed`, `resigned` or `replaced`)."""

    seat: str
    player: str
    phase: str
    why: str
    forgotten: bool = False
    house: bool = False


class RecordedStandIn(Struct, frozen=True, omit_defaults=True):
    """Somebody who could order for a seat in its player's place: another seat, or the `house`.

    From one phase to another; an empty one is before the first or after the last.
    """

    seat: str
    by: str
    since: str = ""
    until: str = ""


class RecordedCorrection(Struct, frozen=True, omit_defaults=True):
    """Something a game master took back (`undone`), changed (`orders` or a `ruling` for a seat) or restored (`redone`).

    `phase` is the first phase that changed. For changed orders, `was` are the letters that counted before, and `now` is
    the one that counts instead (none: the seat counts as having sent nothing). `words` are those of a ruling.
    """

    kind: str
    phase: str
    seat: str = ""
    was: tuple[Body, ...] = ()
    now: tuple[Body, ...] = ()
    words: str = ""


class RecordedAgreement(Struct, frozen=True):
    """How players ended the game: as a `draw`, or because it was `conceded`; the votes for it, of how many voters.

    Who voted how is nowhere in the record.
    """

    how: How
    votes: int
    voters: int


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
    """The phase in which the game ended although it was not won: by the game master, or as players `agreed`."""
    agreed: RecordedAgreement | None = None
    sittings: tuple[RecordedSitting, ...] = ()
    """`players` are those who sat there at the end."""
    stand_ins: tuple[RecordedStandIn, ...] = ()
    corrections: tuple[RecordedCorrection, ...] = ()
    """In order; these are the phases that count in the end."""
    own_words: bool = False
    """Whether the game master wrote the letters in their own words, which nobody else can reproduce."""


BY_HOUSE: Final = "house"
"""Who wrote a letter that a program of the house wrote."""


def _by(writer: int | None, names: Mapping[int, str]) -> str:
    return "" if writer is None else names.get(writer, BY_HOUSE)


def file_name(game: Game) -> str:
    """The file name of a game's record."""
    return f"{game.name}.json"


def recorded(
    unit: Unit,
    game: Game,
    title: Title[Any],
    winners: tuple[int, ...],
    ended: str = "",
    *,
    agreed: Agreement | None = None,
    own_words: bool = False,
) -> bytes:
    """The record of a game whose phases are all closed. `ended` is a last phase that was never adjudicated."""
    assert game.seed is not None, "a game that ends has had a seed"
    seats = unit.seats.of(game.id)
    names = {seat.number: seat.name for seat in seats}
    deal = dealt(title, len(seats), game_options.options(game), Chance(bytes.fromhex(game.seed)), deal_wishes.of(seats))
    headings = {phase.serial: str(phase.heading) for phase in unit.phases.all(game.id)}
    return codec.encode(
        Record(
            format=FORMAT,
            program=PROGRAM,
            title=game.title,
            game=game.name,
            options=game_options.options(game),
            players=tuple(
                RecordedPlayer(seat.name, seat.player, seat.luck or "", deal_wishes.read(seat), house=seat.house)
                for seat in seats
            ),
            commitment=game.commitment,
            gm_half=game.gm_half,
            seed=game.seed,
            deal=tuple(msgspec.Raw(codec.encode(event)) for event in deal.events),
            phases=tuple(_phases(unit, game, names)),
            winners=tuple(names[winner] for winner in winners),
            ended=ended,
            agreed=RecordedAgreement(agreed.how, agreed.votes, agreed.voters) if agreed is not None else None,
            sittings=tuple(_sittings(unit, game, names, headings)),
            stand_ins=tuple(_stand_ins(unit, game, names, headings)),
            corrections=tuple(
                msgspec.json.decode(one.said, type=RecordedCorrection) for one in unit.corrections.of(game.id)
            ),
            own_words=own_words,
        )
    )


def _phases(unit: Unit, game: Game, names: Mapping[int, str]) -> Iterator[RecordedPhase]:
    entered = unit.game_letters.entered(game.id)
    for number, phase in enumerate(unit.phases.of(game.id), start=1):
        if phase.events is None:
            continue
        letters = tuple(
            RecordedLetter(
                names[letter.seat],
                orders_on_file.kept(letter.body),
                entered=(letter.seat, letter.body) in entered,
                by=_by(letter.writer, names),
            )
            for letter in unit.game_letters.accepted(game.id, phase.serial)
        )
        happened = msgspec.json.decode(phase.events, type=tuple[msgspec.Raw, ...])
        ruled = table.rulings(unit, game.id, phase.serial)
        rulings = tuple(RecordedRuling(names[one.seat], one.words) for one in ruled)
        yield RecordedPhase(number, str(phase.heading), letters, happened, rulings)


def _sittings(
    unit: Unit, game: Game, names: Mapping[int, str], headings: Mapping[int, str]
) -> Iterator[RecordedSitting]:
    for one in unit.standbys.sat(game.id):
        house = one.address.endswith(HOUSE)
        yield RecordedSitting(names[one.seat], one.player, headings.get(one.serial, ""), one.why, house=house)


def _stand_ins(
    unit: Unit, game: Game, names: Mapping[int, str], headings: Mapping[int, str]
) -> Iterator[RecordedStandIn]:
    for one in unit.stand_ins.of(game.id):
        until = headings.get(one.ended, "") if one.ended is not None else ""
        yield RecordedStandIn(names[one.seat], _by(one.writer, names), headings.get(one.began, ""), until)

"""What a seat is told after a phase, in the order in which a person wants it; from views alone."""

from collections.abc import Sequence

from adjudicator.core.event import Event, Seat
from adjudicator.core.piles import HIDDEN, Pile, added
from adjudicator.engine.phrasebook import Phrasebook
from adjudicator.engine.rules import Piece
from adjudicator.engine.title import Section, Table
from adjudicator.engine.trace import Answer
from adjudicator.games.cosmic import board
from adjudicator.games.cosmic.accounts import Account, account, outcome, scene, used
from adjudicator.games.cosmic.cards import CardGiven, CardLaid, CardPlayed, CardsDrawn
from adjudicator.games.cosmic.destiny import DestinyDrawn
from adjudicator.games.cosmic.faces import FLAREZAP, edition
from adjudicator.games.cosmic.flaring import FlarePlayed, FlareStopped
from adjudicator.games.cosmic.heeded import heeded
from adjudicator.games.cosmic.marks import GameEnded, PhaseOpened, PowersDealt, PowerUsed, TurnEnded, UseCancelled
from adjudicator.games.cosmic.moves import Defended, Launched
from adjudicator.games.cosmic.phrases import PHRASES, gift
from adjudicator.games.cosmic.pieces import BY_NAME, EDICTS, SECTIONS
from adjudicator.games.cosmic.speech import Speech
from adjudicator.games.cosmic.state import Cosmic

_SHOWN_OTHERWISE = (
    PhaseOpened,
    TurnEnded,
    PowersDealt,
    PowerUsed,
    CardPlayed,
    UseCancelled,
    FlarePlayed,
    FlareStopped,
    CardLaid,
    GameEnded,
)
"""Events that a heading, a table or a section of their own shows."""
_OF_OTHERS_IN_TABLES = (Launched, Defended, DestinyDrawn)
"""Events that the tables show as far as they are others'."""
_OF_THE_DEAL = (CardsDrawn, DestinyDrawn)
"""Events of the deal that the first report shows in the player's part and in his hand."""


def report(
    before: Cosmic,
    view: Cosmic,
    told: Sequence[Event[Cosmic]],
    answers: Sequence[Answer],
    seat: Seat | None,
    words: Phrasebook | None = None,
) -> tuple[Section, ...]:
    """All sections; `before` is the view at the last boundary, and without a seat they are for everybody.

    The first report is that of a game just dealt, or one in which nothing has happened since `before`.
    """
    to = Speech(view.seats, seat, words)
    first = before == view or any(isinstance(event, PowersDealt) for event in told)
    accounts = () if first else scene(before, told)
    mine, others = _news([event for event in told if not (first and isinstance(event, _OF_THE_DEAL))], to)
    sections = (
        _end(view, to),
        _greeting(view, seat) if first and seat is not None else None,
        _yours(accounts, mine, to),
        _orders(before, answers, seat) if seat is not None else None,
        *(account(view, one, to) for one in accounts),
        used(told, to),
        Section("Elsewhere", tuple(others)) if others else None,
        board.challenges(view, to),
        board.planets(view, to),
        board.players(view, to),
        board.hand(view, seat) if seat is not None and not view.removed[seat] else None,
    )
    return tuple([section for section in sections if section is not None])


def rules_text(view: Cosmic) -> tuple[Section, ...]:
    """The rules of the powers in play and of the edicts (rules 17, 20)."""
    found = [
        Section(f"{power}, the power of {view.seats[seat]}", (as_played(view, BY_NAME[power]),))
        for seat, power in enumerate(view.powers)
        if power != HIDDEN
    ]
    flares = view.options["flares"] == "yes"
    found += [
        Section(f"{edict.name}, an edict", (" ".join(board.paragraphs(edict)),))
        for edict in EDICTS
        if flares or edict.name != FLAREZAP
    ]
    found += [_sections(card) for card in view.flares if card in SECTIONS]
    return tuple(found)


def _sections(card: str) -> Section:
    """Both sections of a flare."""
    parts = (f"{piece.name.partition(' ')[0]}: {' '.join(board.paragraphs(piece))}" for piece in SECTIONS[card])
    return Section(card, tuple(parts))


def as_played(view: Cosmic, piece: Piece) -> str:
    """The rules of a piece, in the edition that this game plays."""
    rules = " ".join(board.paragraphs(piece))
    if view.options.get(edition(piece.name)) != "modern":
        return rules
    return f"{rules} In this game the modern edition is played: {getattr(piece, 'modern', '')}"


def _greeting(view: Cosmic, seat: Seat) -> Section:
    power = view.powers[seat]
    rules = as_played(view, BY_NAME[power])
    target = view.targets[seat]
    attack = "" if target is None else f"Destiny has you attack {view.seats[target[0]]} first."
    return Section("Your part", (f"Your power is {power}. {rules}", *([attack] if attack else ())))


def _yours(accounts: Sequence[Account], mine: Sequence[str], to: Speech) -> Section | None:
    """What happened to the seat: its challenges, and whatever else concerned it."""
    results = [said for one in accounts if (said := outcome(one, to)) is not None]
    parts = (*results, *mine)
    return Section("What happened to you", parts) if parts else None


def _orders(before: Cosmic, answers: Sequence[Answer], seat: Seat) -> Section | None:
    parts = tuple(heeded(before, answers, seat))
    return Section("What became of your orders", parts) if parts else None


def _end(view: Cosmic, to: Speech) -> Section | None:
    """The winners and the final standings."""
    if view.winners is None:
        return None
    said = PHRASES[GameEnded](GameEnded(view.winners), to) or ""
    return Section("The game is over", (said, standings(view)))


def standings(view: Cosmic) -> Table:
    """By foreign bases, and where these are as many by bases at home."""
    standing = sorted(
        range(len(view.seats)), key=lambda seat: (-view.foreign_bases(seat), -view.home_bases(seat), seat)
    )
    rows = tuple(
        (view.seats[seat], view.powers[seat], str(view.foreign_bases(seat)), str(view.home_bases(seat)))
        for seat in standing
    )
    return Table(("Player", "Power", "Foreign bases", "Home bases"), rows)


def _news(told: Sequence[Event[Cosmic]], to: Speech) -> tuple[list[str], list[str]]:
    """The sentences of what belongs to no challenge: those that concern the seat, and the others."""
    mine: list[str] = []
    others: list[str] = []
    handed = _handed(told)
    for event in told:
        number: int = getattr(event, "number", 0)
        if isinstance(event, _SHOWN_OTHERWISE) or (number and not isinstance(event, Launched)):
            continue
        if isinstance(event, CardGiven):
            pile = handed.pop((event.giver, event.taker), None)
            said = None if pile is None else gift(event, pile, to)
        else:
            said = PHRASES[type(event)](event, to)
        if said is not None:
            if to.seat in _concerned(event):
                mine.append(said)
            elif not isinstance(event, _OF_OTHERS_IN_TABLES):
                others.append(said)
    return mine, others


def _handed(told: Sequence[Event[Cosmic]]) -> dict[tuple[Seat, Seat], Pile]:
    """All cards that passed from one player to another, by giver and taker."""
    given: dict[tuple[Seat, Seat], Pile] = {}
    for event in told:
        if isinstance(event, CardGiven):
            pair = (event.giver, event.taker)
            given[pair] = added(given.get(pair, ()), (event.card,))
    return given


def _concerned(event: Event[Cosmic]) -> set[Seat]:
    """The seats to which an event happened, or that made it happen."""
    named = (getattr(event, name, None) for name in ("seat", "defence", "giver", "taker", "viewer", "by"))
    several = (*getattr(event, "seats", ()), *getattr(event, "missed", ()))
    return {seat for seat in (*named, *several) if isinstance(seat, int)}

"""What a seat is told after a phase, in the order in which a person wants it; from views alone.

What everybody may know is told in the same words to all: nobody is `you` in it.
"""

from collections.abc import Sequence

from adjudicator.core.event import Event, Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.phrasebook import Phrasebook
from adjudicator.engine.rules import Piece
from adjudicator.engine.section import Chapter, Section, Table, ordered
from adjudicator.engine.trace import Answer
from adjudicator.games.cosmic import accounts, board, chronicle
from adjudicator.games.cosmic.accounts import Account, account, scene, used
from adjudicator.games.cosmic.faces import FLAREZAP, edition
from adjudicator.games.cosmic.hand import hand, paragraphs
from adjudicator.games.cosmic.heeded import heeded
from adjudicator.games.cosmic.marks import GameEnded, Missed, PowersDealt
from adjudicator.games.cosmic.phrases import PHRASES
from adjudicator.games.cosmic.pieces import BY_NAME, EDICTS, SECTIONS
from adjudicator.games.cosmic.speech import Speech
from adjudicator.games.cosmic.state import Cosmic


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
    dealt = any(isinstance(event, PowersDealt) for event in told)
    first = dealt or before == view
    scenes = () if first else scene(before, told)
    was = None if first else before
    to = Speech(view.seats, None, words)
    sections = (
        *(_own(before, view, told, answers, scenes, Speech(view.seats, seat, words), first=first)),
        _end(view, to),
        *(account(view, one, to) for one in scenes),
        board.challenges(view, to),
        used(told, view.seats),
        board.aside(view, was),
        board.planets(view, was, to),
        board.attacks(view),
        board.players(view, was, to),
        chronicle.latest(before, told, to, first=dealt),
        chronicle.earlier(before, to),
    )
    return ordered(section for section in sections if section is not None)


def _own(
    before: Cosmic,
    view: Cosmic,
    told: Sequence[Event[Cosmic]],
    answers: Sequence[Answer],
    scenes: Sequence[Account],
    to: Speech,
    *,
    first: bool,
) -> tuple[Section | None, ...]:
    """What is for one player alone."""
    seat = to.seat
    if seat is None:
        return ()
    return (
        _greeting(view, seat) if first else None,
        _yours(scenes, told, to, first=first),
        _orders(before, told, answers, seat),
        hand(view, seat) if not view.removed[seat] else None,
    )


def rules_text(view: Cosmic) -> tuple[Section, ...]:
    """The rules of the powers in play and of the edicts (rules 17, 20)."""
    found = [
        Section(f"{power}, the power of {view.seats[seat]}", (as_played(view, BY_NAME[power]),))
        for seat, power in enumerate(view.powers)
        if power != HIDDEN
    ]
    flares = view.options["flares"] == "yes"
    found += [
        Section(f"{edict.name}, an edict", (" ".join(paragraphs(edict)),))
        for edict in EDICTS
        if flares or edict.name != FLAREZAP
    ]
    found += [_sections(card) for card in view.flares if card in SECTIONS]
    return tuple(found)


def _sections(card: str) -> Section:
    """Both sections of a flare."""
    parts = (f"{piece.name.partition(' ')[0]}: {' '.join(paragraphs(piece))}" for piece in SECTIONS[card])
    return Section(card, tuple(parts))


def as_played(view: Cosmic, piece: Piece) -> str:
    """The rules of a piece, in the edition that this game plays."""
    rules = " ".join(paragraphs(piece))
    if view.options.get(edition(piece.name)) != "modern":
        return rules
    return f"{rules} In this game the modern edition is played: {getattr(piece, 'modern', '')}"


def _greeting(view: Cosmic, seat: Seat) -> Section:
    power = view.powers[seat]
    rules = as_played(view, BY_NAME[power])
    target = view.targets[seat]
    attack = "" if target is None else f"Destiny has you attack {view.seats[target[0]]} first."
    return Section("Your part", (f"Your power is {power}. {rules}", *([attack] if attack else ())), Chapter.YOURS)


def _yours(scenes: Sequence[Account], told: Sequence[Event[Cosmic]], to: Speech, *, first: bool) -> Section | None:
    """What happened to the seat: its challenges, and whatever else concerned it."""
    results = [said for one in scenes if (said := accounts.mine(one, to)) is not None]
    parts = (*results, *chronicle.mine(told, to, first=first))
    return Section("What happened to you", parts, Chapter.YOURS) if parts else None


def _orders(before: Cosmic, told: Sequence[Event[Cosmic]], answers: Sequence[Answer], seat: Seat) -> Section | None:
    sent = not any(isinstance(event, Missed) and seat in event.missed for event in told)
    parts = tuple(heeded(before, answers, seat, sent=sent))
    return Section("What became of your orders", parts, Chapter.YOURS) if parts else None


def _end(view: Cosmic, to: Speech) -> Section | None:
    """The winners and the final standings."""
    if view.winners is None:
        return None
    said = PHRASES[GameEnded](GameEnded(view.winners), to) or ""
    return Section("The game is over", (said, standings(view)), Chapter.END)


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

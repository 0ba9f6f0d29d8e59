"""The report: what a seat is told after a phase, made from views alone.

What everybody may know is told in the same words to all: nobody is `you` in it.
"""

from collections.abc import Iterator, Sequence

from adjudicator.core.event import OUTSIDER, Event, Seat
from adjudicator.core.event import told as heard
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.contract import descriptions
from adjudicator.engine.contract.pieces import Piece
from adjudicator.engine.contract.report_sections import Chapter, Section, Table
from adjudicator.engine.contract.trace import Answer
from adjudicator.engine.text.phrasebook import Phrasebook
from adjudicator.games.cosmic.events.milestones import Missed, PowersDealt
from adjudicator.games.cosmic.mechanics.deck import all_cards
from adjudicator.games.cosmic.pieces import BY_NAME, EDICTS, SECTIONS
from adjudicator.games.cosmic.table import board
from adjudicator.games.cosmic.table.board import covered
from adjudicator.games.cosmic.table.card_faces import MORPH, edition
from adjudicator.games.cosmic.table.speech import Speech
from adjudicator.games.cosmic.table.state import STRIKES, Cosmic, vacant
from adjudicator.games.cosmic.told import challenge_accounts, turn_history
from adjudicator.games.cosmic.told.carried_out import heeded
from adjudicator.games.cosmic.told.challenge_accounts import Account, account
from adjudicator.games.cosmic.told.challenge_uses import used
from adjudicator.games.cosmic.told.hand import hand

Scene = tuple[Account, ...] | None
"""The challenges as everybody saw them; None in the first report of a game, or if nothing has happened."""


def scene(before: Cosmic, view: Cosmic, told: Sequence[Event[Cosmic]]) -> Scene:
    """What happened in the challenges, for all seats alike; `before` is the view at the last boundary."""
    before, view, told = covered(before), covered(view), heard(told, OUTSIDER)
    return None if _first(before, view, told) else challenge_accounts.scene(before, view, told)


def shared(
    before: Cosmic, view: Cosmic, told: Sequence[Event[Cosmic]], scene: Scene, words: Phrasebook | None = None
) -> tuple[Section, ...]:
    """What is for everybody; `before` is the view at the last boundary."""
    before, view, told = covered(before), covered(view), heard(told, OUTSIDER)
    to, first = Speech(view.seats, None, words), scene is None
    sections = (
        _end(view, to),
        *(account(view, one, to) for one in scene or ()),
        *board.board(view, None if first else before, to),
        used(told, to),
        turn_history.latest(before, told, to, first=_dealt(told)),
        turn_history.earlier(before, to),
    )
    return tuple([section for section in sections if section is not None])


def own(
    before: Cosmic,
    view: Cosmic,
    told: Sequence[Event[Cosmic]],
    answers: Sequence[Answer],
    seat: Seat,
    scene: Scene,
    words: Phrasebook | None = None,
) -> tuple[Section, ...]:
    """What is for one player alone."""
    to = Speech(view.seats, seat, words)
    mine = challenge_accounts.concerning(told, seat)
    sections = (
        _greeting(view, to, seat) if scene is None else None,
        _yours(scene, mine, view, to),
        _orders(before, mine, answers, to),
        hand(view, seat, to, first=scene is None) if not view.removed[seat] else None,
    )
    return tuple([section for section in sections if section is not None])


def _dealt(told: Sequence[Event[Cosmic]]) -> bool:
    return PowersDealt in map(type, told)


def _first(before: Cosmic, view: Cosmic, told: Sequence[Event[Cosmic]]) -> bool:
    """Whether it is the report of a game just dealt, or one in which nothing has happened since `before`."""
    return _dealt(told) or ((before.turn, before.phase) == (view.turn, view.phase) and before == view)


def rules_text(view: Cosmic, words: Phrasebook | None = None, reader: Seat | None = None) -> tuple[Section, ...]:
    """The rules of the powers in play and of the edicts (rules 17, 20), and of all flares that the viewer knows of.

    Those are the flares of the powers in play, and others in the viewer's hand: players must know the rules of each of
    their cards. For a `reader`, whose own power is in another part of the report, cards that powers own are only named.
    """
    to = Speech(view.seats, None, words)
    found = [
        Section(to.say("heading-power", power=power, seat=view.seats[seat]), said)
        for seat, power in enumerate(view.powers)
        if power != HIDDEN and (said := _of_power(view, BY_NAME[power], to, reader, mine=seat == reader))
    ]
    cards = all_cards(view.options, len(view.seats))
    found += [
        Section(to.say("heading-edict", card=edict.name, kind=edict.kind), (" ".join(descriptions.of(edict, to.book)),))
        for edict in EDICTS
        if edict.name in cards
    ]
    if MORPH in cards:
        found.append(Section(to.say("heading-morph", card=MORPH), (to.say("rules-morph"),)))
    held = sorted({card for seat in range(len(view.seats)) for card in view.held(seat) if card not in view.flares})
    found += [_sections(card, to.book) for card in (*view.flares, *held) if card in SECTIONS]
    return tuple(found)


def _sections(card: str, words: Phrasebook) -> Section:
    """Both sections of a flare."""
    parts = (f"{piece.name.partition(' ')[0]}: {' '.join(descriptions.of(piece, words))}" for piece in SECTIONS[card])
    return Section(card, tuple(parts))


def as_asked(view: Cosmic, piece: Piece, words: Phrasebook | None = None) -> str:
    """The rules of a piece with those of the cards that it owns, for whoever asks about it."""
    return " ".join((as_played(view, piece, words), *own_cards(piece, Speech(view.seats, None, words).book)))


def own_cards(piece: Piece, words: Phrasebook, cards: Sequence[str] | None = None) -> tuple[str, ...]:
    """The rules of the cards that a piece owns, or of some of them."""
    parts = [part for part in piece.parts if cards is None or part.name in cards]
    return tuple([f"{part.name}: {' '.join(descriptions.of(part, words))}" for part in parts])


def _of_power(view: Cosmic, power: Piece, to: Speech, reader: Seat | None, *, mine: bool) -> tuple[str, ...]:
    """The rules of a power and of its own cards; for a reader in short, and nothing that they find elsewhere."""
    if reader is None:
        return (as_played(view, power, to.book), *own_cards(power, to.book))
    if not power.parts:
        return () if mine else (as_played(view, power, to.book),)
    cards = ", ".join(part.name for part in power.parts)
    named = to.say("own-cards-named", cards=cards, power=power.name)
    return (named,) if mine else (descriptions.of(power, to.book)[0], named)


def as_played(view: Cosmic, piece: Piece, words: Phrasebook | None = None) -> str:
    """The rules of a piece, in the edition that this game plays."""
    to = Speech(view.seats, None, words)
    rules = " ".join(descriptions.of(piece, to.book))
    if view.options.get(edition(piece.name)) != "modern":
        return rules
    english = getattr(piece, "modern", "")
    modern = descriptions.said(descriptions.about("modern", piece.name), english, to.book)
    return to.say("modern", rules=rules, modern=modern)


def _greeting(view: Cosmic, to: Speech, seat: Seat) -> Section:
    power = view.powers[seat]
    target = view.targets[seat]
    if view.offered:
        said = [
            to.say("offered-one", power=one, rules=as_played(view, BY_NAME[one], to.book)) for one in view.offered[seat]
        ]
        return Section(to.say("heading-part"), (to.say("offered-you"), *said), Chapter.YOURS)
    parts = [to.say("your-power", power=power, rules=as_played(view, BY_NAME[power], to.book))]
    if target is not None and view.winners is None:
        parts.append(to.say("your-target", other=view.seats[target[0]]))
    return Section(to.say("heading-part"), tuple(parts), Chapter.YOURS)


def _yours(scene: Scene, told: Sequence[Event[Cosmic]], view: Cosmic, to: Speech) -> Section | None:
    """What happened to the seat: its challenges, and everything else that concerned it, given as `told`."""
    mine = challenge_accounts.by_challenge(told)
    concerned = [one for one in scene or () if to.seat in one.seats or one.challenge.number in mine]
    results = [challenge_accounts.mine(one, mine.get(one.challenge.number, ()), to) for one in concerned]
    parts = (*filter(None, results), *turn_history.mine(told, to, first=scene is None), *_warned(told, view, to))
    return Section(to.say("heading-yours"), parts, Chapter.YOURS) if parts else None


def _warned(told: Sequence[Event[Cosmic]], view: Cosmic, to: Speech) -> Iterator[str]:
    """The consequences of the phases that a seat has missed, if it can still act, or leaves in this turn."""
    assert to.seat is not None, "phases are missed by somebody"
    then, strikes = view.options["after_nmr"], view.strikes[to.seat]
    gone = view.removed[to.seat] or vacant(view, to.seat) or view.winners is not None
    if then != "hold" and not gone and any(to.seat in event.missed for event in told if isinstance(event, Missed)):
        yield to.say("missed-next", last=strikes >= STRIKES, then=then)


def _orders(before: Cosmic, told: Sequence[Event[Cosmic]], answers: Sequence[Answer], to: Speech) -> Section | None:
    """What became of the seat's orders; `told` is what concerned it."""
    sent = not any(to.seat in event.missed for event in told if isinstance(event, Missed))
    return heeded(before, answers, to, sent=sent)


def _end(view: Cosmic, to: Speech) -> Section | None:
    """The final standings; the winner is named above them in the letter."""
    if view.winners is None:
        return None
    return Section(to.say("heading-end"), (standings(view, to.book),), Chapter.END)


def standings(view: Cosmic, words: Phrasebook | None = None) -> Table:
    """By foreign bases; among equals by bases at home."""
    standing = sorted(
        range(len(view.seats)), key=lambda seat: (-view.foreign_bases(seat), -view.home_bases(seat), seat)
    )
    rows = tuple(
        (view.seats[seat], view.powers[seat], str(view.foreign_bases(seat)), str(view.home_bases(seat)))
        for seat in standing
    )
    to = Speech(view.seats, None, words)
    return Table(to.heads("player", "power", "foreign", "home"), rows)

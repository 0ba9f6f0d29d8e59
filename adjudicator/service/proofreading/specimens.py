"""Specimen letters of every kind about positions of a title: with everything that they can contain, and with nothing.

Templates are tried with them. They are never sent.
"""

from collections.abc import Iterator
from datetime import UTC, datetime
from functools import cache
from typing import Any, Final

from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.core.event import State
from adjudicator.engine.contract.order_words import Question
from adjudicator.engine.contract.report_sections import Chapter, Section, Table
from adjudicator.engine.contract.title import Title
from adjudicator.engine.text.drawing import Picture
from adjudicator.engine.text.scenes import Card, Force, Hand, Played, Scene, Side, Use
from adjudicator.orders.letter.tapped_orders import of_seat
from adjudicator.orders.standing.order_form import brief, form
from adjudicator.reports.rendering.paper import Zine
from adjudicator.reports.values.document import (
    NO_FORM,
    Acknowledgement,
    Deadline,
    Document,
    Form,
    Invitation,
    Later,
    Luck,
    Message,
    Misread,
    Notice,
    Noticed,
    Offered,
    Person,
    Press,
    Reminder,
    Report,
    RuleValue,
    Understood,
    Unused,
    Welcome,
    Wrote,
)
from adjudicator.reports.values.document import Final as LastLetter
from adjudicator.reports.values.order_page import Tapping
from adjudicator.service.documents import documents
from adjudicator.service.game.resolution import dealt, of_bots, resolve

PHASES: Final = 4
"""How many phases house bots play to reach the positions."""
MANY: Final = 40
"""So many sentences of what happened fill a screen."""

_GAME: Final = "andromeda"
_AT: Final = datetime(2026, 11, 27, 21, tzinfo=UTC)
_OFFERED: Final = Offered(3, "ATTACK planet 4")
_READINGS: Final = (Offered(5, "ATTACK planet 2", reading=1), Offered(6, "ATTACK planet 3", reading=1))
_UNDERSTOOD: Final = Understood(1, 8, "all four at Bob's second", "ATTACK Blue 2 with 4 from home 1")
_DEADLINE: Final = Deadline(
    _AT, "Europe/London", "Asia/Tokyo", ("It can still be put off.",), "turn 1 phase 1", 1, 1, True, 5
)
_BARE: Final = Deadline(_AT, "UTC")
_HEX: Final = "ab" * 32


def specimens(title: Title[Any]) -> Iterator[Document]:
    """Letters of every kind, in the language in which the title speaks."""
    seats = title.seats[: title.fewest]
    players = tuple(Person(f"Player of {seat}", f"{seat.lower()}@example.org", seat) for seat in seats)
    options = title.options[:1]
    values = tuple(RuleValue(one.name, one.choices[-1], one.choices[0], one.decides) for one in options)
    name = title.heading
    wishes = tuple([piece.name for piece in title.pieces[:3]])
    yield from _invitations(name, seats[0], players, values, wishes)
    view, heading, sections = played(title)[-1]
    full = _report(title, view, heading, sections, players, values)
    for before in played(title):
        # It is drawn once, below.
        yield replace(_report(title, *before, players, values), picture=None)
    yield from _reports(full)
    welcome = Welcome(players=(Person("Ann", seat=seats[0]), *players), gm=Person("Gil"), commitment=_HEX)
    yield replace(full, welcome=welcome)
    yield Report(game=_GAME, title=name, seat=seats[0], heading=heading, resolved=heading, sections=())
    yield from _acknowledgements(name, seats[0], heading, full.open, full.picture)
    yield from _reminders(full)
    yield from _last_letters(full, seats, players, wishes)
    yield Notice(
        game=_GAME,
        title=name,
        seat=seats[0],
        heading="What you asked for",
        paragraphs=("A paragraph.",),
        sections=sections,
        form=full.form,
        deadline=_DEADLINE,
        failed=True,
        offered=(_OFFERED,),
    )
    yield Notice(game=_GAME, heading="What you asked for", paragraphs=("A paragraph.",))
    yield Notice(game=_GAME, heading="What you asked for", paragraphs=())
    yield from _press(name, seats)


def full_questions(title: Title[Any], view: State) -> tuple[Question, ...]:
    """The questions of a position, and one of every kind that letters know."""
    asked = title.questions(view, 0)
    own = Question(about="card", where=2, prompt="Which card?", lines=("CARD any",), silence="one at random")
    return (*asked, own, replace(own, where=0, lines=(), owed=False))


@cache
def played(title: Title[Any]) -> tuple[tuple[State, str, tuple[Section, ...]], ...]:
    """What the first seat knows and is told when house bots play."""
    return tuple(_positions(title))


def _positions(title: Title[Any]) -> Iterator[tuple[State, str, tuple[Section, ...]]]:
    chance = Chance(bytes(32))
    resolved = dealt(title, title.fewest, {}, chance)
    before = resolved.boundary.views[0]
    for _ in range(PHASES + 1):
        table = resolved.boundary
        view = table.views[0]
        yield view, title.headed(title.where(table.state)), documents.told(title, resolved, 0, before, view)
        if title.winners(table.state) is not None:
            return
        before, resolved = view, resolve(title, table, of_bots(title, table, chance), chance)


def _report(
    title: Title[Any],
    view: State,
    heading: str,
    sections: tuple[Section, ...],
    players: tuple[Person, ...],
    values: tuple[RuleValue, ...],
) -> Report:
    at, questions, names = title.where(view), full_questions(title, view), title.vocabulary(view, 0)
    return Report(
        game=_GAME,
        title=title.heading,
        seat=title.seats[0],
        heading=heading,
        resolved=heading,
        sections=sections,
        picture=title.picture(view),
        deadline=_DEADLINE,
        open=questions,
        form=Form(tuple(form(at, questions, (), names)), brief(at, questions, (), names)),
        tapping=Tapping(f"https://games.example.org/orders-{title.name}.html", of_seat(title, view, 0, questions)),
        welcome=Welcome(
            players=players,
            gm=Person("Gil", "gil@example.org"),
            commitment=_HEX,
            values=values,
            rules=title.rules_text(view),
            given=title.rules_text(view),
        ),
        paragraphs=("An announcement.",),
        messages=(Wrote(title.seats[0], 2), Wrote("The Owl", 1), Wrote("", 1)),
    )


def _reports(full: Report) -> Iterator[Report]:
    """A report with everything, and others of the same position."""
    yield full
    yield replace(full, corrected=True)
    yield replace(full, corrected=True, resolved="")
    yield replace(full, resolved="", paragraphs=())
    if full.tapping is not None:
        for file in (b"", b"a page"):
            yield replace(full, tapping=Tapping("", full.tapping.asked, file))
    yield replace(full, sections=(_drawn(full.seat),), picture=None)
    happened = Section("What happened to you", ("You wait for what the others do.",) * MANY, Chapter.YOURS)
    yield replace(full, sections=(happened, *full.sections), picture=None)
    owed, optional = full.open[-2:]
    for asked in ((owed,), (optional,), (optional, optional), (owed, optional), ()):
        yield replace(full, open=asked, picture=None)
    # More buttons than a page has room for.
    yield replace(full, open=(optional,) * MANY * 4, picture=None)


def _drawn(seat: str) -> Section:
    """A fight and a hand with all that can be drawn of them."""
    card = Card("A card", "8", "of a kind", "counts as 4")
    side = Side("offence", seat, (card, Card("Another")), (Force(seat, "4"),), "8 + 4 =", "12", "won")
    played = (Played(seat, "A power"), Played(seat, "A card", "stopped"))
    scene = Scene((side, replace(side, cards=(), sum="", total="", outcome="")), played, "The offence won.")
    hand = Hand((card,), (Use("A card 8", "to be played"),))
    tables = [Table(("", "What"), ((seat, "A card 8"),), drawn=one) for one in (scene, hand)]
    return Section("Challenge 1", (*tables, "It is over."), Chapter.FIGHTS)


def _reminders(full: Report) -> Iterator[Reminder]:
    for warning in ("", "Who misses two phases running leaves the game."):
        yield Reminder(
            game=_GAME,
            title=full.title,
            seat=full.seat,
            heading=full.heading,
            deadline=_DEADLINE if warning else _BARE,
            open=full.open,
            form=full.form if warning else NO_FORM,
            warning=warning,
            not_understood=bool(warning),
            offered=(_OFFERED,) if warning else (),
        )


def _last_letters(
    full: Report, seats: tuple[str, ...], players: tuple[Person, ...], wishes: tuple[str, ...]
) -> Iterator[LastLetter]:
    for winners in ((), seats[:1], seats[:2]):
        yield LastLetter(
            game=_GAME,
            title=full.title,
            seat=seats[0],
            winners=winners,
            sections=full.sections if winners else (),
            picture=full.picture if winners else None,
            messages=full.messages if winners else (),
            players=players,
            commitment=_HEX,
            gm_half=_HEX,
            luck=(Luck(seats[0], "Ann", "seven green apples"), Luck(seats[1], "Bob", "", wishes)),
            seed=_HEX,
            record=f"{_GAME}.json",
        )


def _invitations(
    title: str, seat: str, players: tuple[Person, ...], values: tuple[RuleValue, ...], wishes: tuple[str, ...]
) -> Iterator[Invitation]:
    full = Invitation(
        game=_GAME,
        title=title,
        gm=Person("gil@example.org"),
        name="Ann",
        invited=(Person("Zoe", "", "", "away in May"), *players),
        commitment=_HEX,
        values=values,
        deadline=_DEADLINE,
        paragraphs=("A friendly game.",),
    )
    yield full
    yield replace(full, wishes=wishes)
    yield replace(full, seat=seat)
    yield replace(full, hidden=True)
    yield replace(full, seat=seat, name="")
    yield replace(full, name="", values=(), deadline=None, paragraphs=())


def _acknowledgements(
    title: str, seat: str, heading: str, questions: tuple[Question, ...], picture: Picture | None
) -> Iterator[Acknowledgement]:
    full = Acknowledgement(
        game=_GAME,
        title=title,
        seat=seat,
        heading=heading,
        orders=("PASS", "CARD Attack 20 IF offence tokens >= 6 ELSE Compromise"),
        picture=picture,
        later=(Later("turn 2 phase 4", 3, ("PASS",)),),
        answered=questions[-1:],
        misread=(
            Misread(4, "ATACK 4", "no order begins like this", "ATTACK"),
            Misread(5, "?", "no order begins like this"),
            Misread(6, "strike planet 4", "the word for this is ATTACK", "ATTACK planet 4", 3),
        ),
        offered=(_OFFERED, Offered(4, "PLAY Plague on Blue")),
        understood=(_UNDERSTOOD, Understood(2, 9, "Zap Reds Virus", "ZAP Red IF Red uses Virus")),
        unused=(Unused(7, "Ann", "signature"),),
        open=(*questions, *(replace(one, owed=False, where=2) for one in questions[:1])),
        noticed=(Noticed("A101", "warning", 1, 2, "x", "Never reached."), Noticed("A111", "hint", 0, 0, "", "Open.")),
        tried=("In 12 of 200 situations a card was drawn at random.",),
        notes=("READY is noted.",),
        version="3f9a2c",
        deadline=_DEADLINE,
    )
    yield full
    one = replace(full, misread=(), offered=(_OFFERED,), understood=(_UNDERSTOOD,))
    yield from (
        one,
        replace(one, offered=()),
        replace(one, understood=()),
        replace(one, futile=(1,)),
        replace(one, offered=_READINGS),
        replace(one, offered=(_OFFERED, *_READINGS)),
        replace(full, checked=True),
    )
    for passed in (True, False):
        yield Acknowledgement(
            game=_GAME, title=title, seat=seat, heading=heading, orders=(), version="3f9a2c", passed=passed
        )


def _press(title: str, seats: tuple[str, ...]) -> Iterator[Press]:
    own = Message(sender=f"{seats[0]} (Ann)", signed="own", to="you", text="Shall we?\n\nAnn", answer="PRESS TO Ann")
    several = (
        own,
        Message(sender="The Owl", signed="made up", to="everybody", text="Hoo."),
        Message(sender="", signed="none", to="you alone", text="..."),
    )
    for messages in (several, *((one,) for one in several)):
        yield Press(game=_GAME, title=title, seat=seats[1], messages=messages)


ANSWERS: Final[dict[str, tuple[dict[str, Any], ...]]] = {
    "address_address": tuple(
        {"player": "Ann", "seat": "Red", "game": _GAME, "address": "a@example.org", "first": first}
        for first in (True, False)
    ),
    "address_owner": tuple(
        {"player": "Ann", "seat": "Red", "game": _GAME, "address": "a@example.org", "first": first}
        for first in (True, False)
    ),
    "closed_phase": tuple({"game": _GAME, "seat": "red", "serial": 1, "open_serial": one} for one in (None, 2)),
    "empty": ({"game": _GAME, "seat": "red", "problems": ("It holds a picture.",)},),
    "finished_game": tuple({"game": _GAME, "seat": "red", "games": games} for games in ((), ("mars", "venus"))),
    "held": ({"game": _GAME, "seat": "red", "serial": 1, "address": "a@example.org", "owners": ()},),
    "held_owner": tuple(
        {
            "game": _GAME,
            "seat": "red",
            "serial": 1,
            "address": "a@example.org",
            "owners": (),
            "code": "x7",
            "own": own,
        }
        for own in (True, False)
    ),
    "not_confirmed": ({"game": _GAME, "code": "x7", "address": "a@example.org"},),
    "put_aside": tuple(
        {"game": game, "waits": waits, "lines": lines}
        for game, waits, lines in (("", False, ()), (_GAME, False, ()), (_GAME, True, ("PASS",)))
    ),
    "too_large": ({"size": 300_000, "most": 65_536},),
    "too_long": ({"most": 500, "columns": 80, "line": 533, "words": "PASS"},),
    "enough": ({"most": 10, "masters": ("gm@example.org", "b@example.org")},),
    "too_many": tuple({"letters": a, "megabytes": b, "first": True} for a, b in ((9, 9), (9, 0), (0, 9))),
    "unknown_game": tuple(
        {"game": _GAME, "seat": seat, "games": games} for seat in ("", "red") for games in ((), ("mars", "venus"))
    ),
    "unknown_sender": tuple({"address": "a@example.org", "game": game} for game in ("", _GAME)),
    "which_game": ({"seats": (("mars", "red"), ("venus", "blue"))},),
    "wrong_token": ({"game": _GAME, "seat": "red"},),
}
"""The values that the templates of short answers are given, by their names."""

PAGES: Final[dict[str, tuple[dict[str, Any], ...]]] = {
    "zine.html.j2": ({"language": "en", "zine": Zine(game="The Owl", seat="Issue 1", sections=(_drawn("Red"),))},),
    "unsubscribe.html.j2": tuple(
        {"language": "en", "heading": "No more letters", "said": "They end.", "button": button}
        for button in ("End them", "")
    ),
}
"""The values that the templates of pages beside the site's are given, by their names."""

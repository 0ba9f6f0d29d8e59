"""What our letters say: documents made from a table. Each holds only what its reader may know."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

from msgspec.structs import replace

from adjudicator.core.event import OUTSIDER
from adjudicator.engine.contract import descriptions
from adjudicator.engine.contract.order_words import Question
from adjudicator.engine.contract.report_sections import Chapter, Section, ordered
from adjudicator.engine.contract.title import Title
from adjudicator.engine.text.drawing import Picture
from adjudicator.engine.text.sayings import Several
from adjudicator.orders.grammar.known_facts import everywhere as known_facts
from adjudicator.orders.standing.order_form import both
from adjudicator.orders.standing.readback import gone
from adjudicator.orders.values.clauses import Clause
from adjudicator.orders.values.kept_orders import Kept
from adjudicator.reports.values import moments as clock
from adjudicator.reports.values.document import (
    NO_FORM,
    Deadline,
    Final,
    Form,
    Invitation,
    Luck,
    Notice,
    Offered,
    Person,
    Reminder,
    Report,
    RuleValue,
    Welcome,
    Wrote,
)
from adjudicator.service.documents import order_pages, public_notice
from adjudicator.service.documents.known_positions import position as position_of
from adjudicator.service.game import deal_wishes, votes
from adjudicator.service.game.game_options import options
from adjudicator.service.game.orders_on_file import Orders
from adjudicator.service.game.resolution import Resolved
from adjudicator.service.game.table import Table
from adjudicator.service.offers.offers_on_file import NO_OFFERS, Offer
from adjudicator.service.offers.tries import Tried
from adjudicator.service.office.office import Office
from adjudicator.service.settings.language_names import ENGLISH, own_name
from adjudicator.service.settings.phrases import say
from adjudicator.service.timetable import schedule
from adjudicator.store.tables.values import Game, Seat

AnyLast = Report | Final

_LONG, _LISTED = 60, 2
"""A rulebook value with more characters than these is listed by so many of its parts."""


def values(title: Title[Any], chosen: dict[str, str]) -> tuple[RuleValue, ...]:
    """The rulebook values of a game that differ from the usual ones."""
    return tuple(
        RuleValue(
            spec.name,
            chosen[spec.name],
            spec.choices[0],
            descriptions.said(descriptions.about("option", spec.name), spec.decides, title.phrases),
        )
        for spec in title.values
        if chosen.get(spec.name, spec.choices[0]) != spec.choices[0]
    )


def people(seats: Sequence[Seat]) -> tuple[Person, ...]:
    """Who plays, without addresses: only the first report gives those."""
    return tuple(Person(seat.player, "", seat.name) for seat in seats)


def neighbours(game: Game, seats: Sequence[Seat]) -> tuple[Person, ...]:
    """Who plays, and each player's address (rule 5: all players are given each other's name and address), if shown."""
    if game.hidden:
        return people(seats)
    return tuple(Person(seat.player, "" if seat.house else seat.address, seat.name) for seat in seats)


def master(game: Game) -> Person:
    """Who the game master is."""
    return Person(game.gm_address)


def invitation(
    title: Title[Any],
    game: Game,
    seats: Sequence[Seat],
    seat: Seat,
    words: Sequence[str],
    until: Deadline | None = None,
    *,
    mailed: bool = True,
) -> Invitation:
    """The letter that asks somebody to join, or to take over a seat in a game that has begun.

    On paper it is one page. It leaves out what the game is about, because the first report says that.
    """
    told = (*schedule.read(game.schedule).told(game.zone), *public_notice.told(game))
    return Invitation(
        game=game.name,
        title=title.heading,
        gm=master(game),
        name=seat.player,
        invited=people([one for one in seats if one.address]),
        seat=seat.name if game.status != "forming" else "",
        commitment=game.commitment,
        values=values(title, options(game)),
        deadline=until,
        paragraphs=(*words, *(in_short(title, game) if mailed else ()), *told),
        wishes=deal_wishes.wishable(title, len(seats), options(game)) if game.status == "forming" else (),
        hidden=game.hidden,
    )


def in_other_words(office: Office, game: Game, seat: Seat) -> tuple[str, ...]:
    """How an invited player can get their letters in each of the other languages, said in that language."""
    others = [code for code in office.languages if code != (seat.language or ENGLISH)]
    return tuple([say("invited-in", language=own_name(code)).again(office.tongue(game, code)) for code in others])


def moment(game: Game, seat: Seat, at: datetime) -> str:
    """An instant by the clock of the game and, if the reader has asked for it, also by their own clock."""
    return clock.Moment(Deadline(at.astimezone(ZoneInfo(game.zone)), game.zone, seat.zone or ""))


def form(
    office: Office, table: Table, seat: int, clauses: Sequence[Clause], asked: Sequence[Question] | None = None
) -> Form:
    """The order form of a seat, with the orders that stand. `asked` are its questions, if the caller has them."""
    view, title = table.view(seat), spoken(office, table, table.seats[seat])
    names = title.vocabulary(view, seat)
    questions = title.questions(view, seat) if asked is None else asked
    wheres = dict.fromkeys([question.where for question in questions])
    known = known_facts(title.facts, names, view, seat, wheres, table.known)
    lines, brief = both(
        table.heading, questions, clauses, names, known, title.phrases, gone(title, view, seat, clauses)
    )
    return Form(tuple(lines), brief)


def asked_for(office: Office, table: Table, seat: int, clauses: Sequence[Clause], asked: Sequence[Question]) -> Form:
    """The order form in a report; none for a seat that only watches how the game goes on."""
    return NO_FORM if table.title.watches(table.view(seat), seat) else form(office, table, seat, clauses, asked)


def corrected(
    office: Office,
    table: Table,
    seat: Seat,
    orders: Orders,
    paragraphs: Sequence[str],
    sections: Sequence[Section],
    *,
    moved: bool,
) -> Report:
    """What a seat is told when phases were taken back or corrected; with the position if its view has `moved`."""
    view = table.view(seat.number)
    title = spoken(office, table, seat)
    position = title.report(view, view, (), (), seat.number) if moved else ()
    asked = title.questions(view, seat.number)
    there = asked_for(office, table, seat.number, orders.clauses, asked)
    return Report(
        game=table.game.name,
        title=table.title.heading,
        seat=seat.name,
        heading=title.headed(table.heading),
        sections=ordered((*sections, *position)),
        picture=title.picture(view) if moved else None,
        deadline=table.deadline,
        open=asked,
        form=there,
        paragraphs=(*paragraphs, say("corrected-answer", asked=bool(there.lines)), *unread(orders)),
        corrected=True,
        position=position_of(table, seat, orders),
    )


def introduction(office: Office, table: Table, seat: Seat, carried: Sequence[Clause]) -> Report:
    """The first report to a new player of a seat: how it stands, and what everybody was told at the start."""
    view = table.view(seat.number)
    title = spoken(office, table, seat)
    asked = title.questions(view, seat.number)
    return Report(
        game=table.game.name,
        title=table.title.heading,
        seat=seat.name,
        heading=title.headed(table.heading),
        sections=title.report(view, view, (), (), seat.number),
        picture=title.picture(view),
        deadline=table.deadline,
        open=asked,
        form=asked_for(office, table, seat.number, carried, asked),
        welcome=welcome(office, table, seat.number),
        tapping=order_pages.tapping(office, table, title, seat, asked, Orders(tuple(carried)), first=True),
        position=position_of(table, seat, Orders(tuple(carried))),
    )


def spoken(office: Office, table: Table, seat: Seat) -> Title[Any]:
    """The title of a game in the language of a seat."""
    return table.title.speaking(office.tongue(table.game, seat.language))


def speaking(office: Office, table: Table, seat: Seat) -> Table:
    """The table, with its title in the language of a seat."""
    return replace(table, title=spoken(office, table, seat))


def told(title: Title[Any], resolved: Resolved, seat: int, before: Any, view: Any) -> tuple[Section, ...]:
    """The sections of a report: what a seat was told, and which of its own orders were carried out.

    Events that everybody is told of are described once for a whole table, from what an outsider was told.
    """
    scene = resolved.scene(title, before, view)
    shared = resolved.shared.get(title.tongue)
    if shared is None:
        shared = resolved.shared[title.tongue] = title.shared(before, view, resolved.told(OUTSIDER), scene)
    mine = [answer for answer in resolved.trace.answers if answer.seat == seat]
    return ordered((*title.own(before, view, resolved.told(seat), mine, seat, scene), *shared))


def drawn(title: Title[Any], resolved: Resolved, view: Any, before: Any | None) -> Picture | None:
    """The position after a phase. It is drawn once for a table, because the picture is the same for every seat."""
    if title.tongue not in resolved.drawn:
        resolved.drawn[title.tongue] = title.picture(view, before)
    return resolved.drawn[title.tongue]


def welcome(office: Office, table: Table, seat: int) -> Welcome:
    """What only the first report says."""
    title, view = spoken(office, table, table.seats[seat]), table.view(seat)
    first = title.rules_at_first(view, seat)
    chosen = values(title, options(table.game))
    other = tuple([one for one in title.rules_in_letter(view, seat) if one not in first])
    return Welcome(
        players=neighbours(table.game, table.seats),
        gm=master(table.game),
        commitment=table.game.commitment,
        values=tuple(map(_brief, chosen)) if other else chosen,
        rules=rules(title, table, first),
        given=(*other, *_explained(chosen)) if other else (),
    )


def _brief(one: RuleValue) -> RuleValue:
    """A rulebook value whose choice, if it is a long list, has its beginning only: the file has all of it."""
    if len(one.value) <= _LONG:
        return one
    return replace(one, value=f"{' + '.join(one.value.split(' + ')[:_LISTED])} + ...")


def _explained(chosen: tuple[RuleValue, ...]) -> Iterator[Section]:
    """What rulebook values decide that are not the usual ones."""
    if chosen:
        lines = [
            say("value-explained", name=one.name, value=one.value, usual=one.usual, decides=one.decides)
            for one in chosen
        ]
        yield Section(say("heading-values"), tuple(lines))


def in_short(title: Title[Any], game: Game) -> tuple[str, ...]:
    """How the game is won and played, with the rulebook values of this game."""
    usual = {spec.name: spec.choices[0] for spec in title.options}
    return tuple(title.in_short({**usual, **options(game)}))


def rules(title: Title[Any], table: Table, pieces: tuple[Section, ...]) -> tuple[Section, ...]:
    """What the game is about, and the rules of the pieces in play."""
    short = in_short(title, table.game)
    return (Section(say("heading-in-short"), short), *pieces) if short else pieces


def parting(
    office: Office, table: Table, seat: Seat, resolved: Resolved, messages: tuple[Wrote, ...], *, vacant: bool
) -> Report:
    """The last letter to a player who left the game in the phase just resolved, whether their seat goes on or not."""
    title, number = spoken(office, table, seat), seat.number
    before, view = table.view(number), resolved.boundary.views[number]
    return Report(
        game=table.game.name,
        title=table.title.heading,
        seat=seat.name,
        heading=say("heading-left", seat=seat.name, vacant=vacant),
        resolved=title.headed(table.heading),
        sections=told(title, resolved, number, before, view),
        picture=drawn(title, resolved, view, before),
        paragraphs=(
            *_won(table, resolved),
            say("left-last-report", seat=seat.name, vacant=vacant),
            say("if-a-mistake"),
        ),
        messages=messages,
    )


def _won(table: Table, resolved: Resolved) -> tuple[str, ...]:
    """Who won in the phase just resolved; empty if the game goes on."""
    winners = table.title.winners(resolved.boundary.state)
    if winners is None:
        return ()
    names = Several([table.seats[winner].name for winner in winners]) if winners else "no"
    return (say("game-won", winners=names, count=len(winners)),)


def final(
    office: Office,
    table: Table,
    seat: Seat,
    resolved: Resolved,
    winners: Sequence[int],
    record: str,
    messages: tuple[Wrote, ...],
    words: tuple[Section, ...] = (),
) -> Final:
    """The last letter of a game; it reveals the seed. `words` are the closing words of players."""
    view = resolved.boundary.views[seat.number]
    title = spoken(office, table, seat)
    sections = told(title, resolved, seat.number, table.view(seat.number), view)
    picture = drawn(title, resolved, view, table.view(seat.number))
    return _final(table, seat, (*words, *sections), picture, winners, record, messages)


def _final(
    table: Table,
    seat: Seat,
    sections: tuple[Section, ...],
    picture: Picture | None,
    winners: Sequence[int],
    record: str,
    messages: tuple[Wrote, ...],
) -> Final:
    game = table.game
    assert game.seed is not None, "a game that ends has had a seed"
    return Final(
        game=game.name,
        title=table.title.heading,
        seat=seat.name,
        winners=tuple(table.seats[winner].name for winner in winners),
        sections=sections,
        picture=picture,
        messages=messages,
        players=people(table.seats),
        commitment=game.commitment,
        gm_half=game.gm_half,
        luck=tuple(Luck(one.name, one.player, one.luck or "", deal_wishes.read(one)) for one in table.seats),
        seed=game.seed,
        record=record,
    )


def ended(
    office: Office,
    table: Table,
    seat: Seat,
    record: str,
    messages: tuple[Wrote, ...],
    winners: Sequence[int] = (),
    how: votes.How | None = None,
    words: tuple[Section, ...] = (),
) -> Final:
    """The last letter of a game that was ended in its open phase: by its master, or as its players agreed."""
    title = spoken(office, table, seat)
    view = title.ended(table.view(seat.number))
    sections = title.report(view, view, (), (), seat.number)
    named = Several([table.seats[winner].name for winner in winners])
    said = say("ended-early", heading=table.heading.said, how=how or "master", winners=named)
    picture = title.picture(view)
    end = Section(say("heading-ended"), (said,), Chapter.END)
    return _final(table, seat, (end, *words, *sections), picture, winners, record, messages)


def reminder(office: Office, table: Table, seat: Seat, orders: Orders, tried: Tried | None = None) -> Reminder:
    """The letter to a player who owes orders; `tried` if they have written and were not understood."""
    title = spoken(office, table, seat)
    questions = title.questions(table.view(seat.number), seat.number)
    return Reminder(
        game=table.game.name,
        title=table.title.heading,
        seat=seat.name,
        heading=title.headed(table.heading),
        deadline=table.deadline,
        open=tuple(question for question in questions if question.owed),
        form=form(office, table, seat.number, orders.clauses),
        not_understood=tried is not None,
        offered=tuple([Offered(one.number, one.words, one.reading) for one in tried.offers])
        if tried is not None
        else (),
    )


def void(lapsed: Sequence[Kept]) -> tuple[str, ...]:
    """What was kept for phases that did not take place."""
    return tuple(say("kept-void", when=one.when.said, words=one.words) for one in lapsed)


def unread(orders: Orders) -> tuple[str, ...]:
    """What was kept for the open phase but cannot be read in it."""
    return tuple(say("kept-unread", words=one.kept.words, sentence=one.problem.sentence) for one in orders.unread)


def offered(offers: Mapping[str, Offer]) -> tuple[Offered, ...]:
    """What a letter offers, as it shows it."""
    return tuple([Offered(one.number, one.words, one.reading) for one in offers.values()])


def notice(
    game: Game,
    heading: str,
    paragraphs: Sequence[str],
    *,
    seat: Seat | None = None,
    table: Table | None = None,
    sections: Sequence[Section] = (),
    with_form: Form = NO_FORM,
    failed: bool = False,
    offers: Mapping[str, Offer] = NO_OFFERS,
    still: Sequence[Question] = (),
) -> Notice:
    """Any short letter about a game. With a table, it also says when orders are due."""
    return Notice(
        game=game.name,
        title=table.title.heading if table is not None else "",
        seat=seat.name if seat is not None else "",
        heading=heading,
        paragraphs=tuple(paragraphs),
        sections=tuple(sections),
        form=with_form,
        deadline=table.deadline if table is not None else None,
        failed=failed,
        offered=offered(offers),
        open=tuple(still),
    )

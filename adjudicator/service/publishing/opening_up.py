"""Opening up: everything about a phase of a game that has ended, hands and orders included, and why it came out so."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from adjudicator.core import codec
from adjudicator.core.chance import Chance
from adjudicator.core.event import State, told
from adjudicator.engine.title import Title
from adjudicator.service import documents, standing, table
from adjudicator.service.explaining import HOW, Asked, Explained, explained
from adjudicator.service.office import Office
from adjudicator.service.resolving import Resolved, resolve
from adjudicator.site.values import Decision, Opened, Step, Told, Weighed, Written
from adjudicator.store.values import Game, Phase


def dealt_out(title: Title[Any], empty: State, deal: Resolved) -> Opened:
    """What every seat was dealt."""
    sheets = [
        Told(name, title.report(empty, deal.boundary.views[seat], told(deal.events, seat), (), seat))
        for seat, name in enumerate(deal.boundary.state.seats)
    ]
    return Opened(told=tuple(sheets))


def opened_up(office: Office, game: Game, phase: Phase, dice: Chance) -> Opened:
    """Everything about a phase that was adjudicated; it is worked out again with these dice."""
    with office.store.unit() as unit:
        laid = table.lay(unit, game, phase)
        orders = table.all_orders(unit, laid)
        rulings = table.rulings(unit, game.id, phase.serial)
        letters = unit.letters.accepted(game.id, phase.serial)
    names = [seat.name for seat in laid.seats]
    resolved = resolve(laid.title, laid.boundary, orders, dice, rulings)
    found = explained(laid, orders, rulings)
    same = codec.encode(resolved.events) == phase.events
    return Opened(
        letters=tuple(
            Written(names[one.seat], tuple(line.text for line in standing.kept(one.body) if not line.context))
            for one in letters
        ),
        rulings=tuple(Written(names[one.seat], (one.words,)) for one in rulings),
        remarks=tuple(_remarks(found, same=same)),
        steps=tuple(
            Step(stage[:1].upper() + stage[1:], tuple(_decision(one, found.place) for one in asked))
            for stage, asked in groupby(found.asked, key=lambda one: one.stage)
        ),
        unasked=tuple(f"{one.seat}, order {one.order}: {one.text}" for one in found.unasked),
        told=tuple(
            Told(
                names[seat],
                documents.told(laid.title, resolved, seat, laid.view(seat), resolved.boundary.views[seat]),
            )
            for seat in range(len(names))
            if laid.playing(seat)
        ),
    )


def _remarks(found: Explained, *, same: bool) -> Iterator[str]:
    if not same:
        yield "This is not how it was adjudicated: the program or its rules have changed since."
    if found.silent:
        yield f"No orders came from {', '.join(found.silent)}."
    for stage in found.unsettled:
        yield f"In {stage} promises did not settle: they were kept as they came."


def _decision(asked: Asked, place: str) -> Decision:
    where = f", {place} {asked.challenge}" if asked.challenge else ""
    detail = f" ({asked.detail})" if asked.detail else ""
    how = HOW[asked.how]
    if how and not asked.considered:
        how += "; nothing he wrote speaks of it"
    return Decision(
        asked.seat,
        f"{asked.about}{where}{detail}{': ' if asked.prompt else ''}{asked.prompt}",
        f"{asked.answer}, {how}" if how else f"{asked.answer}, by order {asked.order}",
        tuple(
            Weighed(
                f"{one.order}.{one.alternative} {one.text}",
                f"{one.fate}: {one.why}" if one.why else one.fate,
                tuple(f"{it.fact}: {'could not be known' if it.value is None else it.value}" for it in one.knew),
            )
            for one in asked.considered
        ),
    )

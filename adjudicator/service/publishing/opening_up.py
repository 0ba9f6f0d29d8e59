"""Reveals everything about a phase of a game that has ended: hands, orders, and why it came out so."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any, Final

from msgspec.structs import replace

from adjudicator.core import codec
from adjudicator.core.chance import Chance
from adjudicator.core.event import State, told
from adjudicator.engine.contract import descriptions
from adjudicator.engine.contract.title import Title
from adjudicator.engine.contract.trace import How
from adjudicator.engine.run.rounds import PROMISED
from adjudicator.engine.text.sayings import Several, capital
from adjudicator.orders.values.standing_orders import FALSE, UNKNOWN
from adjudicator.service.documents import documents
from adjudicator.service.game import orders_on_file, table
from adjudicator.service.game.resolution import Resolved, resolve
from adjudicator.service.games import explanations
from adjudicator.service.games.explanations import Asked, Considered, Explained, explained
from adjudicator.service.office.office import Office
from adjudicator.service.settings.phrases import say
from adjudicator.site.values import Decision, Opened, Step, Told, Weighed, Written
from adjudicator.store.tables.values import Game, Phase

_FATES: Final = {explanations.OFFERED: "offered", explanations.NOT_REACHED: "unreached"}
"""The names that phrases use for fates whose own names do not fit."""
_REASONS: Final = {
    FALSE: "asked-not-held",
    UNKNOWN: "asked-not-known",
    PROMISED: "asked-promised",
    explanations.NOT_OBEYED: "asked-overruled",
    explanations.NO_USE: "asked-no-use",
    explanations.EARLIER: "asked-earlier",
}
"""Reasons that have a phrase and no saying."""


def dealt_out(title: Title[Any], empty: State, deal: Resolved) -> Opened:
    """Every seat's deal."""
    sheets = [
        Told(name, title.report(empty, deal.boundary.views[seat], told(deal.events, seat), (), seat))
        for seat, name in enumerate(deal.boundary.state.seats)
    ]
    return Opened(told=tuple(sheets))


def opened_up(office: Office, game: Game, phase: Phase, dice: Chance, title: Title[Any]) -> Opened:
    """Everything about a phase that was adjudicated. It is worked out again with these dice, and worded by this title.

    Whatever has no phrase in the title is a saying, for the page to word.
    """
    with office.store.unit() as unit:
        laid = replace(table.lay(unit, game, phase), title=title)
        orders = table.all_orders(unit, laid)
        rulings = table.rulings(unit, game.id, phase.serial)
        letters = unit.game_letters.accepted(game.id, phase.serial)
    names = [seat.name for seat in laid.seats]
    resolved = resolve(laid.title, laid.boundary, orders, dice, rulings)
    found = explained(laid, orders, rulings)
    same = codec.encode(resolved.events) == phase.events
    return Opened(
        letters=tuple(
            Written(names[one.seat], tuple(line.text for line in orders_on_file.kept(one.body) if not line.context))
            for one in letters
        ),
        rulings=tuple(Written(names[one.seat], (one.words,)) for one in rulings),
        remarks=tuple(_remarks(title, found, same=same)),
        steps=tuple(
            Step(capital(_stage(title, stage)), tuple(_decision(title, one) for one in asked))
            for stage, asked in groupby(found.asked, key=lambda one: one.stage)
        ),
        unasked=tuple(say("unasked", seat=one.seat, order=one.order, words=one.text) for one in found.unasked),
        told=tuple(
            Told(
                names[seat],
                documents.told(laid.title, resolved, seat, laid.view(seat), resolved.boundary.views[seat]),
            )
            for seat in range(len(names))
            if laid.playing(seat)
        ),
    )


def _remarks(title: Title[Any], found: Explained, *, same: bool) -> Iterator[str]:
    if not same:
        yield say("asked-changed")
    if found.silent:
        yield say("asked-silent", seats=Several(found.silent))
    for stage in found.unsettled:
        yield say("asked-unsettled", stage=_stage(title, stage))


def _stage(title: Title[Any], name: str) -> str:
    """A stage in the title's words for people."""
    phrase = f"stage-{name.replace(' ', '-')}"
    return title.phrases.say(phrase) if phrase in title.phrases else name


def _decision(title: Title[Any], asked: Asked) -> Decision:
    return Decision(asked.seat, _question(title, asked), _answer(asked), tuple(map(_weighed, asked.considered)))


def _question(title: Title[Any], asked: Asked) -> str:
    words = title.phrases
    of_piece = next((piece.name for piece in title.pieces if piece.name.lower() == asked.about), None)
    return say(
        "asked",
        about=of_piece or descriptions.said(descriptions.about("question", asked.about), asked.about, words),
        place=words.say("place-name") if "place-name" in words else title.place,
        number=asked.challenge,
        detail=asked.detail or "no",
        prompt=asked.prompt or "no",
    )


def _answer(asked: Asked) -> str:
    if asked.how is How.ORDERED:
        return say("asked-ordered", answer=asked.answer, order=asked.order)
    return say("asked-came", answer=asked.answer, how=str(asked.how), unsaid=not asked.considered)


def _weighed(one: Considered) -> Weighed:
    why = say(_REASONS[one.why]) if one.why in _REASONS else one.why or "no"
    return Weighed(
        f"{one.order}.{one.alternative} {one.text}",
        say("asked-fate", fate=_FATES.get(one.fate, one.fate), why=why),
        tuple(say("asked-fact", fact=it.fact, value="unknown" if it.value is None else it.value) for it in one.knew),
    )

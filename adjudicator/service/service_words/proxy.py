"""PROXY: another player of the table orders for one's seat, until a day or until PROXY OFF."""

import re
from datetime import date
from typing import Final

from adjudicator.reports.values.document import Misread
from adjudicator.service.documents import game_notices
from adjudicator.service.game import stand_ins
from adjudicator.service.games import substitutes
from adjudicator.service.office.gm_notices import tell_gm
from adjudicator.service.service_words import absent
from adjudicator.service.service_words.answer import Asked, Said
from adjudicator.service.settings.phrases import day, say
from adjudicator.store.tables.values import Seat

OFF: Final = frozenset(("off", "none", "no", "end", "aus", "ende"))
_UNTIL: Final = re.compile(r"\s+(?:until|till|to|bis)\s+", re.I)


def proxy(asked: Asked) -> Said:
    """Let another player order for the seat, or nobody any more; both are told."""
    said = asked.directive.text.strip().rstrip(".!").strip()
    if said.casefold() in OFF:
        return _off(asked)
    who, *when = _UNTIL.split(said, maxsplit=1)
    other = next((seat for seat in asked.table.seats if who.casefold() in _names(seat)), None)
    why = _refusal(asked, other, who)
    last: date | None = None
    if not why and when:
        try:
            last = absent.span(f"until {when[0]}", stand_ins.today(asked.game, asked.incoming.at))[1]
        except ValueError as fault:
            why = say("proxy-wrong", why=fault.args[0])
    if why or other is None:
        return Said(misread=(Misread(asked.directive.line, f"{asked.directive.word} {said}", why),))
    incoming = asked.incoming
    substitutes.lend(incoming.office, incoming.unit, asked.table, asked.seat, other, last, incoming.at)
    until = f" until {last:%-d %B %Y}" if last is not None else ""
    text = f"{other.name} ({other.player}) orders for {asked.seat.name} ({asked.seat.player}){until}, as they wish."
    tell_gm(incoming.office, incoming.unit, "proxy", text, at=incoming.at, game=asked.game, letter=incoming.letter)
    when_over = day(last) if last is not None else ""
    return Said((say("proxy-now", seat=other.name, player=other.player, last=when_over, dated=bool(last)),), acted=True)


def _names(seat: Seat) -> tuple[str, ...]:
    return seat.name.casefold(), seat.player.casefold()


def _refusal(asked: Asked, other: Seat | None, who: str) -> str:
    """Why nobody else orders for the seat; empty if nothing speaks against it."""
    if other is None or other.house or not asked.table.seated(other.number):
        there = [seat.name for seat in asked.table.seats if asked.table.seated(seat.number) and not seat.house]
        names = ", ".join(name for name in there if name != asked.seat.name)
        return say("proxy-nobody", words=who, names=names)
    return say("proxy-yourself") if other.number == asked.seat.number else ""


def _off(asked: Asked) -> Said:
    """Nobody orders for the seat any more; whoever did is told."""
    incoming, game, seat = asked.incoming, asked.game, asked.seat
    writers = [one for one in substitutes.end(incoming.unit, game, seat.number, incoming.at) if one >= 0]
    if not writers:
        return Said((say("proxy-none"),))
    laid = asked.table
    for number in (*writers, seat.number):
        other = laid.seats[number]
        if other.address == incoming.letter.sender:
            continue
        incoming.unit.outbox.queue(
            [
                game_notices.notice(
                    incoming.office,
                    incoming.unit,
                    game,
                    laid,
                    other,
                    say("heading-proxy-over", seat=seat.name),
                    (say("proxy-over", seat=seat.name, player=seat.player),),
                    key=f"proxy/over/{incoming.letter.digest}",
                    at=incoming.at,
                )
            ]
        )
    return Said((say("proxy-over-now", seat=seat.name),), acted=True)

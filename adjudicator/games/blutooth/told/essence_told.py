"""What is told of essence: what everybody sees of each pool, and what its owner holds of it."""

from collections.abc import Iterator

from adjudicator.core.event import Seat
from adjudicator.games.blutooth.table.captives import BEHIND, Captive, grouped
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.speech import NO, Speech


def lines(view: Match, to: Speech) -> Iterator[str]:
    """Of each pool, how much is left in it, what is spent, and what lies with whom; and who sits out this wave."""
    for store in view.stores:
        laid = [to.say("essence-laid", card=one.card, other=view.seats[one.on]) for one in store.laid]
        yield to.say(
            "essence-line",
            piece=store.piece,
            seat=view.seats[store.seat],
            held=len(store.held),
            left=len(store.set),
            spent=to.listed(store.spent) if store.spent else NO,
            laid=to.listed(laid) if laid else NO,
        )
    for seat, name in enumerate(view.seats):
        if view.under(seat):
            yield to.say("flattened-line", seat=name, ships=view.under(seat))
    for keeper, captives in grouped(view.captives):
        held = [_held(view, one, to) for one in captives]
        yield to.say("captives-line", seat=view.seats[keeper], held=to.listed(held))
    if view.benched:
        yield to.say("benched-line", seats=to.listed([view.seats[seat] for seat in view.benched]))


def _held(view: Match, one: Captive, to: Speech) -> str:
    """`3 of Blue on Red 2`: whose captured ships lie where."""
    place = one.place
    where = "gate" if one.number else "behind" if place == BEHIND else "warp" if place < 0 else to.place(place)
    return to.say("captives-one", ships=one.ships, seat=view.seats[one.seat], place=where)


def mine(view: Match, seat: Seat, to: Speech) -> Iterator[str]:
    """What lies in the reader's nexus."""
    for store in view.stores:
        if store.seat == seat and store.held:
            yield to.say("your-essence", piece=store.piece, held=to.listed(store.held))

"""Moocher."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    DEFENCE,
    OFFENCE,
    Ask,
    Barging,
    CosmicAt,
    Iterable,
    Joined,
    OneOf,
    Power,
    Script,
    Seat,
    as_sources,
    asks,
    doors,
    guests,
    robbed,
)
from adjudicator.games.cosmic.powers.moocher.couches import Couches
from adjudicator.games.cosmic.powers.moocher.orders import Mooch, Room, Shotgun


def _open_doors(at: CosmicAt) -> tuple[int, ...]:
    """The sides on which I may call for a seat."""
    return doors(at, (OFFENCE, DEFENCE) if at.uses("Super Moocher") else (OFFENCE,))


class Moocher(Couches, Power):
    """When an attack of yours is lost, or its deal fails, you found a base abroad: a couch, in any other system.

    It can be on any planet there on which you have none, with one to four tokens of your bases. When an offence does
    not invite you and you have bases in its home system, you may call for a seat: it lets you join with one to four
    tokens from there, or you take a card of its hand at random. Without an answer it is the card.

    At the table a couch is a planet of its own. By mail it is a base beside whoever is there, and any base of yours in
    the system serves to call for a seat.
    """

    name = "Moocher"
    origin = "Eons"
    fit = ADAPTED
    choices = (Mooch, Shotgun, Room)

    def asks_others(self, at: CosmicAt, owner: Seat) -> Iterable[Ask]:
        asked = at.state.phase == 2 and at.me in at.mains and owner not in at.mains and guests(at.state, owner, at.me)
        return (self._request(at, owner),) if asked else ()

    @asks("invited", where=lambda at: bool(_open_doors(at)), upon=lambda at, wish: (at.mains[wish.side],))
    def barge_in(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, Barging(at, Shotgun, _open_doors(at)), about=Shotgun.about)
        host = at.mains[wish.side]
        answer = yield self._request(at.of(host), at.me)
        if isinstance(answer, Room):
            yield Joined(at.where, at.me, wish.side, as_sources(wish.sources))
            return
        for number in range(2 if at.uses("Super Moocher") else 1):
            yield robbed(at, host, at.me, f"{self.name}/{at.place}/{number}")

    def _request(self, at: CosmicAt, guest: Seat) -> Ask:
        return Ask(at.me, Room.about, OneOf([Room(guest)]), where=at.where)

"""The standpoint of a script or a piece of the Blutooth edition: what it sees of its invasion, and how it asks."""

from collections.abc import Iterable, Sequence

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.contract import piece_acts
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.pieces import ASKS, Piece
from adjudicator.engine.contract.questions import Ask, Claim, OneOf, Options
from adjudicator.engine.contract.script import Yielded
from adjudicator.engine.contract.standpoint import At
from adjudicator.galaxy.judging import Spending
from adjudicator.games.blutooth.table.backs import kind
from adjudicator.games.blutooth.table.invasions import DEFENDERS, INVADERS, Invasion, Sponsor
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.pods import BRIGADE
from adjudicator.games.blutooth.table.standing import standing
from adjudicator.games.blutooth.table.timing import around
from adjudicator.games.blutooth.table.use_prices import ANY_FLARE, FLARE, price


class MatchAt(At[Match]):
    """A place in a script of the Blutooth edition, seen from a seat."""

    @property
    def invasion(self) -> Invasion:
        """The invasion this script is about."""
        state: Match = self.run.state
        return state.invasions[self.where - 1]

    @property
    def label(self) -> str:
        """`cycle 2 phase 3 invasion 1`: identifies the draws that are made here."""
        return f"{self.state.when} invasion {self.where}"

    @property
    def side(self) -> int:
        """The side whose leader I am; only for a leader."""
        side = self.invasion.side_of(self.me)
        if side is None:
            raise LookupError("only a leader has a side of their own")
        return side

    @property
    def enemy(self) -> Seat:
        """The other leader; only for a leader."""
        return self.invasion.leader(1 - self.side)

    @property
    def my_side(self) -> int | None:
        """The side for which I am in one of the fleets, as its leader or a sponsor; None for a bystander."""
        return self.invasion.actor(self.me) if self.where else None

    @property
    def my_ships(self) -> int:
        """My own ships in this invasion."""
        return self.invasion.ships_of(self.me) if self.where else 0

    @property
    def my_sponsors(self) -> tuple[Sponsor, ...]:
        """The sponsors of the fleet that I lead; only for a leader."""
        return self.invasion.sponsors_of(self.side)

    @property
    def my_cache(self) -> Pile:
        """The pods in my cache."""
        state: Match = self.run.state
        return state.caches[self.me]

    @property
    def others(self) -> tuple[Seat, ...]:
        """Everybody else still in the match."""
        return tuple([seat for seat in self.state.seats_in() if seat != self.me])

    @property
    def shielded(self) -> bool:
        """Whether my ships are impervious."""
        state: Match = self.run.state
        return state.shielded[self.me]

    @property
    def brigades(self) -> tuple[bool, bool]:
        """Which fleets are brigades here."""
        one, other = self.invasion.natures or ("", "")
        return one == BRIGADE, other == BRIGADE

    @property
    def winners(self) -> tuple[int, ...]:
        """The sides that have won here."""
        won = self.invasion.won if self.where else None
        return () if won is None else tuple([side for side, so in enumerate(won) if so])

    def left_of(self, seat: Seat) -> Seat:
        """The left neighbour of a seat among those in the match: the right one when everything goes the other way."""
        return around(self.state, seat)[0]

    @property
    def losers(self) -> tuple[int, ...]:
        """The sides that have lost here; none as long as it is open, or after a draw."""
        won = self.invasion.won if self.where else None
        return () if won is None else tuple([side for side, so in enumerate(won) if not so])

    def both_count(self) -> bool:
        """Whether both fleets are led by something that has a number, as far as they are open."""
        invasion = self.invasion
        if not invasion.contact or invasion.natures is None or not all(self.brigades):
            return False
        return all(driver is not None for driver in invasion.drivers)

    def is_leader(self) -> bool:
        """Whether I am the invader or the defender here."""
        return self.where > 0 and self.me in self.invasion.leaders

    def is_invader(self) -> bool:
        """Whether I am the invader here."""
        return self.where > 0 and self.me == self.invasion.invader

    def is_actor(self) -> bool:
        """Whether I am in one of the fleets here."""
        return self.my_side is not None

    def fights_for(self, side: int) -> bool:
        """Whether I am in that fleet, as its leader or a sponsor."""
        return self.my_side == side

    def leads(self, side: int) -> bool:
        """Whether I am the leader of that fleet."""
        return self.where > 0 and self.invasion.side_of(self.me) == side

    def sponsors(self, side: int) -> bool:
        """Whether I sponsor that fleet."""
        return self.where > 0 and not self.is_leader() and self.invasion.sponsored(self.me) == side

    def ships_at(self, station: Piece) -> tuple[int, ...]:
        """The ships of each seat on the planet of a station; none if it stands nowhere."""
        there = standing(self.state.stations, station.name)
        return () if there is None else self.state.planets[there.place]

    @property
    def i_won(self) -> bool:
        """Whether the fleet that I am in has won."""
        return self._result(won=True)

    @property
    def i_lost(self) -> bool:
        """Whether the fleet that I am in has lost."""
        return self._result(won=False)

    def _result(self, *, won: bool) -> bool:
        side = self.my_side
        result = self.invasion.won if self.where else None
        return side is not None and result is not None and result[side] == won

    @property
    def my_lucre(self) -> int:
        """What I have to spend."""
        state: Match = self.run.state
        return state.lucre[self.me]

    def leads_with(self, pod: str, seat: Seat | None = None) -> bool:
        """Whether the fleet that I lead here is led by a pod of this kind; if a seat is named, also whether I am it."""
        mine = self.is_leader() and seat in (None, self.me)
        driver = self.invasion.drivers[self.side] if mine else None
        return driver is not None and kind(driver) == pod

    def mine(self, seat: Seat) -> bool:
        """Whether that seat is mine."""
        return seat == self.me

    def uses(self, piece: str) -> bool:
        """Whether I have used this power or artifact in this invasion, and it stands."""
        return self.used_by(self.me, piece)

    def used_by(self, seat: Seat, piece: str) -> bool:
        """Whether a seat has used this power or artifact in this invasion, and it stands."""
        state: Match = self.run.state
        use = (seat, piece, self.where)
        if use in state.zapped:
            return False
        return use in state.flared or (self.where > 0 and (seat, piece) in self.invasion.uses)

    def called(self, part: str) -> str:
        """What I have called for a part of a flare in this invasion; empty if nothing."""
        said = {(seat, name): word for seat, name, word in self.invasion.called} if self.where else {}
        return said.get((self.me, part), "")

    def wish(self, piece: Piece, options: Options | Choice, about: str = "", detail: str = "") -> Ask:
        """The question to me whether to use this piece; if it is a pod, yes claims it.

        `detail` tells it from others of the same kind in the same place.
        """
        choices = options if isinstance(options, Options) else OneOf((options,))
        spent = price(self.state, piece, self.where)
        if spent is not None:
            choices = Spending(choices, Claim(spent, 1))
        if piece.kind == FLARE:
            if not self.allowed(self.me, ANY_FLARE):
                choices = Spending(choices, Claim((ANY_FLARE, self.where), 1))
            return Ask(self.me, FLARE, choices, where=self.where, detail=f"{piece.name} {detail}".rstrip())
        return Ask(self.me, about or piece.name.lower(), choices, where=self.where, detail=detail)

    def question(self, piece: Piece, options: Options) -> Ask:
        """A question about a use of this piece that has been decided already: it spends nothing more."""
        return Ask(self.me, piece.name.lower(), options, where=self.where)

    def offers(self, moment: str) -> Iterable[Yielded]:
        """The moment at which pieces act one after the other, in timing order."""
        return piece_acts.offer(self, moment, reach=moment) if (ASKS, moment) in self.run.live else ()

    def offers_at_once(self, moment: str) -> Iterable[Yielded]:
        """The same, but all are asked in one round, so that nobody's secret pod delays another's."""
        return piece_acts.offer_at_once(self, moment, reach=moment) if (ASKS, moment) in self.run.live else ()

    def sides_led(self) -> Sequence[int]:
        """The sides of this invasion that have a leader."""
        return (INVADERS, DEFENDERS) if self.invasion.defender is not None else (INVADERS,)

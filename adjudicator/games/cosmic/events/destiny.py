"""Events of destiny: whom everybody must attack."""

from typing import Final

from msgspec.structs import replace

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, OpenEvent, Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.core.rows import put
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.events.token_moves import amended
from adjudicator.games.cosmic.table.state import Cosmic, Named


class DestinyDrawn(Event[Cosmic], frozen=True):
    """A disc is drawn from the destiny pile for a player.

    A planned attack in the player's own system stays their secret until it happens.
    """

    seat: Seat
    system: Seat
    defender: Seat | None
    """Whom the player must attack there; None for nobody: another disc is drawn unless they name a planet."""
    planet: Named = None
    """The planet that the player named in their own system: to attack there, or to settle there again."""

    def told(self, seat: Seat) -> "DestinyDrawn":
        if self.planet is None or self.defender is None or seat == self.seat:
            return self
        return replace(self, planet=HIDDEN)

    def apply(self, state: Cosmic) -> Cosmic:
        discs = [*state.destiny]
        discs.remove(self.system)
        target = None if self.defender is None else (self.system, self.defender)
        return replace(
            state,
            destiny=tuple(discs),
            targets=put(state.targets, self.seat, target),
            instructed=put(state.instructed, self.seat, None if target is None else self.planet),
        )


class DestinyDiscarded(OpenEvent[Cosmic], frozen=True):
    """A player's disc is void: another one is drawn for them."""

    seat: Seat

    def apply(self, state: Cosmic) -> Cosmic:
        targets = put(state.targets, self.seat, None)
        return replace(state, targets=targets, instructed=put(state.instructed, self.seat, None))


def drawn_anew(state: Cosmic, seat: Seat) -> DestinyDiscarded | None:
    """Another disc is to be drawn for a player; None if that is so already."""
    return None if state.targets[seat] is None else DestinyDiscarded(seat)


class AttackTurned(OpenEvent[Cosmic], frozen=True):
    """A player must attack another in that player's system, whatever destiny has said."""

    seat: Seat
    system: Seat

    def apply(self, state: Cosmic) -> Cosmic:
        targets = put(state.targets, self.seat, (self.system, self.system))
        return replace(state, targets=targets, instructed=put(state.instructed, self.seat, None))


class TargetChosen(OpenEvent[Cosmic], frozen=True):
    """A player attacks somebody else, or elsewhere, than destiny said."""

    seat: Seat
    defender: Seat
    system: Seat

    def apply(self, state: Cosmic) -> Cosmic:
        targets = put(state.targets, self.seat, (self.system, self.defender))
        return replace(state, targets=targets, instructed=put(state.instructed, self.seat, None))


class AttackForgone(OpenEvent[Cosmic], frozen=True):
    """A player attacks nobody in this turn, because they do something else instead."""

    seat: Seat

    def apply(self, state: Cosmic) -> Cosmic:
        targets = put(state.targets, self.seat, None)
        return replace(state, targets=targets, instructed=put(state.instructed, self.seat, None))


class GateTurned(OpenEvent[Cosmic], frozen=True):
    """An attack that has been launched goes to another planet."""

    number: int
    planet: Place

    def apply(self, state: Cosmic) -> Cosmic:
        return amended(state, self.number, planet=self.planet)


class DestinyRefilled(OpenEvent[Cosmic], frozen=True):
    """The destiny pile has run out: all discs go back into it."""

    discs: tuple[Seat, ...]

    def apply(self, state: Cosmic) -> Cosmic:
        return replace(state, destiny=self.discs)


DESTINY: Final = defined(__name__, Event)

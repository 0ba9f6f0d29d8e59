"""Force Field."""

from collections.abc import Mapping

from adjudicator.games.blutooth.kit import (
    Artifact,
    Choice,
    Judged,
    MatchAt,
    Script,
    Seat,
    Spoken,
    all_rebounded,
    asks,
    partial,
    reason,
)


class PlayField(Choice, frozen=True):
    """Sends sponsors of one invasion home as they arrive (Force Field)."""

    word = "FORCE FIELD"
    about = "force field"
    grammar = '("against" | "on" | ) seats'
    example = "FORCE FIELD against Green, Yellow IF defender sponsors >= 4"

    seats: tuple[Seat, ...]


def _judged(wish: PlayField, why: Mapping[Seat, Spoken | None]) -> Choice | Spoken:
    """Those of the sponsors named that can be sent home, or why none of them can."""
    here = tuple([seat for seat in dict.fromkeys(wish.seats) if seat in why and why[seat] is None])
    if here:
        return PlayField(here)
    return next((said for seat in wish.seats if (said := why.get(seat)) is not None), reason("no-sponsor-of-them"))


class ForceField(Artifact):
    """Sends any or all sponsors of either fleet home, as the ships arrive in an invasion."""

    name = "Force Field"
    choices = (PlayField,)
    entries = ("artifact.force_field",)

    @asks(
        "arrived",
        where=lambda at: any(at.forbidden(at.me, "send home", one.seat) is None for one in at.invasion.sponsors),
    )
    def stop(self, at: MatchAt) -> Script:
        why = {one.seat: at.forbidden(at.me, "send home", one.seat) for one in at.invasion.sponsors}
        free = tuple([seat for seat, said in why.items() if said is None])
        samples = [PlayField(seats) for seats in dict.fromkeys([free, *((seat,) for seat in free)]) if seats]
        wish = yield at.wish(self, Judged(partial(_judged, why=why), samples))
        if isinstance(wish, PlayField):
            sent = [(one.seat, one.ships) for one in at.invasion.sponsors if one.seat in wish.seats]
            yield from all_rebounded(at, sent)

"""Who is a member of the cult, and which tokens stand by them."""

from adjudicator.games.cosmic.kit import (
    DEFENCE,
    OFFENCE,
    CosmicAt,
    Place,
    Seat,
    Spoken,
    colonists,
    held_by,
    reason,
)

CULT = "Cult"


def members(at: CosmicAt) -> set[Seat]:
    """The members, me included: those whose token the cult holds."""
    return {at.me, *held_by(at.state, CULT)}


def brethren(at: CosmicAt) -> list[Seat]:
    """The main players here who are members, but for me."""
    return [seat for seat in at.mains if seat != at.me and seat in members(at)]


def faithful(at: CosmicAt) -> int | None:
    """The side whose main player alone is a member."""
    both = [side for side in (OFFENCE, DEFENCE) if at.mains[side] in members(at)]
    return both[0] if len(both) == 1 else None


def flock(at: CosmicAt) -> dict[Seat, tuple[tuple[Place, int], ...]]:
    """The members' tokens that stand by whoever fights in this system."""
    return colonists(at.state, members(at), at.system)


def forbidden_to_join(at: CosmicAt, seat: Seat, side: int) -> Spoken | None:
    """Why somebody may not join a side here, if the cult is against it."""
    all_of_us = members(at)
    if {*at.mains} <= all_of_us:
        return reason("cult-no-allies")
    return reason("cult-not-against") if seat in all_of_us and at.mains[1 - side] in all_of_us else None

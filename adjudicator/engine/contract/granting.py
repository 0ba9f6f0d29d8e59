"""Granting: each seat is dealt a different thing, and chance settles whose wishes come first."""

from collections.abc import Sequence

from adjudicator.core.chance import Chance


def granted(
    chance: Chance, label: str, seats: Sequence[str], things: Sequence[str], wishes: Sequence[Sequence[str]] = ()
) -> tuple[str, ...]:
    """One of the things for each seat; `wishes` are those of each seat, the best first (or empty: no wishes).

    The seats with wishes have their turn in an order that is drawn, and each takes the first of its wishes that is
    left. So no player gains by wishing for something they do not want. The rest is drawn as if nobody had wished.
    """
    wished = {seat: own for seat, own in zip(seats, wishes, strict=False) if own}
    given: dict[str, str] = {}
    for seat in chance.choose(f"{label}/first", tuple(wished), len(wished)):
        left = [thing for thing in wished[seat] if thing in things and thing not in given.values()]
        if left:
            given[seat] = left[0]
    rest = [thing for thing in things if thing not in given.values()]
    drawn = iter(chance.choose(label, rest, len(seats) - len(given)))
    return tuple([given[seat] if seat in given else next(drawn) for seat in seats])

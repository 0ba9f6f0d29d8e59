"""Hand Additor."""

from adjudicator.games.blutooth.kit import (
    LAUNCH,
    PAYOFF,
    MatchAt,
    Operate,
    Resupplied,
    Script,
    Seat,
    Station,
    acts,
    after,
    may,
    operating,
    worth,
)

MORE = 2
"""The pods that a resupply brings besides."""


class HandAdditor(Station):
    """You may draft two pods more when you are resupplied. While it works, one more resupply is free."""

    name = "Hand Additor"
    ready = (LAUNCH, PAYOFF)
    entries = ("station.hand_additor",)

    @worth(
        "resupply",
        where=lambda at, pods, seat: at.mine(seat) and acts.has_base_at(at, HandAdditor(), seat),
        inherent=True,
    )
    def add(self, at: MatchAt, pods: int, seat: Seat) -> Script:
        wanted = isinstance((yield operating(at, self)), Operate)
        return pods + MORE if wanted and (yield from at.use(at.me, self)) else pods

    @may("free resupply")
    def give_another(self, at: MatchAt) -> bool:
        return acts.marks(at, self) == 0

    @after(Resupplied, where=lambda at, done: done.extra and at.mine(done.seat), inherent=True)
    def note(self, at: MatchAt, done: Resupplied) -> Script:
        yield from acts.marked(at, self, 1)

"""Where Disease spreads, and from where."""

from collections.abc import Iterator, Mapping

from adjudicator.games.cosmic.kit import Batch, Choice, CosmicAt, Founding, Place, Seat, Spoken, reason
from adjudicator.games.cosmic.powers.disease.orders import Spread

MANY = 3


class Spreading(Founding):
    """The planets of a system to which it can spread from a base there."""

    __slots__ = ("_nests",)

    def __init__(self, at: CosmicAt, system: Seat) -> None:
        super().__init__(at, Spread, tuple(at.state.home(system)))
        self._nests = nests(at, system)

    def settle(self, choice: Choice) -> Choice | Spoken:
        if isinstance(choice, Spread) and self._nests and not choice.sources:
            choice = Spread(choice.place, choice.tokens, (Batch(choice.tokens or 1, self._nests[0]),))
        settled = super().settle(choice)
        if isinstance(settled, Spread) and any(batch.place not in self._nests for batch in settled.sources):
            return reason("no-nest-there")
        return settled

    def every(self) -> Iterator[Choice]:
        """Those of all bases that come from one in the system."""
        for choice in super().every():
            if not isinstance(self.settle(choice), str):
                yield choice


def nests(at: CosmicAt, system: Seat) -> list[Place]:
    """The planets of a system on which I have enough tokens to spread, the fullest first."""
    least = 1 if at.uses("Super Disease") else MANY
    planets = at.state.planets
    there = [place for place in at.state.home(system) if planets[place][at.me] >= least]
    return sorted(there, key=lambda place: -planets[place][at.me])


def infected(at: CosmicAt) -> Mapping[Seat, Founding]:
    """The systems of others whose colour is drawn for the next turn, where I have enough tokens.

    As long as challenges are fought any of them may become one.
    """
    drawn = [target[0] for target in at.state.targets if target is not None]
    others = [seat for seat in at.state.seats_in() if seat != at.me]
    there = others if at.state.challenges else [seat for seat in others if seat in drawn and nests(at, seat)]
    return {seat: Spreading(at, seat) for seat in there}

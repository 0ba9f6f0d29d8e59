"""What consequences have in common."""

from adjudicator.games.cosmic.kit import (
    Ask,
    CardsShown,
    Choice,
    ClassVar,
    CosmicAt,
    Essence,
    Iterable,
    Prize,
    Script,
    Seat,
    Store,
    after,
    followed_up,
    prize_asked,
)


class Consequence(Essence):
    """A card that lies open before a main player: whoever shows a Compromise is rewarded, whoever does not punished."""

    choices: ClassVar[tuple[type[Choice], ...]] = (Prize,)
    remains = True
    whole: ClassVar[bool] = False
    """Whether whoever is punished is not even attacked in the next turn."""

    def asks_others(self, at: CosmicAt, store: Store) -> Iterable[Ask]:
        return prize_asked(at, store, self.name)

    @after(CardsShown, inherent=True)
    def follow(self, at: CosmicAt, shown: CardsShown) -> Script:
        yield from followed_up(self, at, self.incentive, self.punishment, whole=self.whole)

    def incentive(self, at: CosmicAt, seat: Seat) -> Script:
        """What a Compromise brings."""
        raise NotImplementedError  # pragma: no cover - every consequence says so

    def punishment(self, at: CosmicAt, seat: Seat) -> Script:
        """What anything else costs."""
        raise NotImplementedError  # pragma: no cover - every consequence says so

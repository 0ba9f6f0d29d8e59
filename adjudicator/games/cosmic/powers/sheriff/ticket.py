"""What tickets have in common."""

from adjudicator.games.cosmic.kit import ClassVar, CosmicAt, Essence, Seat, untouched


class Ticket(Essence):
    """A ticket: who can get it, and what they pay."""

    cards: ClassVar[int] = 0
    tokens: ClassVar[int] = 0

    def deserved(self, at: CosmicAt) -> bool:
        """Whether the player who stands here has done what it is for."""
        raise NotImplementedError  # pragma: no cover - every ticket says so

    def payable(self, at: CosmicAt, seat: Seat) -> bool:
        """Whether a player has what it costs."""
        tokens = sum(untouched(at.state, seat).values())
        return len(at.state.held(seat)) >= self.cards and tokens >= self.tokens

    @property
    def purpose(self) -> str:
        """The name of the sentence that says what it is for."""
        return f"ticket-{self.name.lower().replace(' ', '-')}"

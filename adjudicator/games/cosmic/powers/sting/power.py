"""Sting."""

from adjudicator.games.cosmic.kit import (
    ADAPTED,
    CosmicAt,
    Judged,
    Power,
    Script,
    Seat,
    Spoken,
    TokensToWarp,
    Whose,
    drawn_tokens,
    instead_of,
    loose,
    reason,
    robbed,
    saved,
    unclaimed,
)


class Sting(Whose, frozen=True):
    """Has another player lose half of what you lose; they take as many cards of your hand (Sting)."""

    word = "STING"
    about = "sting"
    example = "STING Blue IF I lose"


def _stung(at: CosmicAt) -> list[Seat]:
    """The others who have tokens to lose, those on the other side first."""
    others = dict.fromkeys([*(at.opposed if at.where else ()), *at.state.seats_in()])
    return [seat for seat in others if seat != at.me and loose(at.state, seat)]


class StingPower(Power):
    """When you lose two or more tokens to the Warp, you may have another player lose half of them for you.

    Your half goes to Limbo. The tokens of the other player come from bases at random, but from none under attack, and
    for each of them they take a card of your hand at random. With `STING any` it is somebody on the other side.
    """

    name = "Sting"
    origin = "Mayfair"
    fit = ADAPTED
    choices = (Sting,)

    @instead_of(
        TokensToWarp,
        where=lambda at, lost: at.mine(lost.seat) and lost.tokens > 1 and bool(_stung(at)),
        optional=True,
    )
    def pass_on(self, at: CosmicAt, lost: TokensToWarp) -> Script:
        able = _stung(at)

        def judged(wish: Sting) -> Sting | Spoken:
            named = able[0] if wish.seat is None else wish.seat
            return Sting(named) if named in able else reason("none-to-lose")

        wish = yield at.wish(self, Judged(judged, [Sting(seat) for seat in able]), detail=lost.which(at.state))
        half, label = lost.tokens // 2, f"{self.name}/{at.place}/{at.state.warp[at.me]}"
        sources = drawn_tokens(at.chance, label, unclaimed(at, wish.seat, loose(at.state, wish.seat)), half)
        yield from saved(lost, sum(tokens for _, tokens in sources))
        yield TokensToWarp(wish.seat, sum(tokens for _, tokens in sources), 0, sources)
        for number in range(sum(tokens for _, tokens in sources)):
            yield robbed(at, at.me, wish.seat, f"{label}/{number}")

"""Wrack."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Power,
    Script,
    Seat,
    TokensToWarp,
    does,
    drawn_tokens,
    spare,
    untouched,
)


def _played(at: CosmicAt, seat: Seat) -> int:
    """The cards that a player has played in this challenge: the challenge card, and edicts and flares."""
    mains, laid = at.mains, at.challenge.laid
    cards = sum(main == seat and card is not None for main, card in zip(mains, laid, strict=True))
    edicts = {shed.card for shed in at.state.shed if shed.by == seat and shed.played}
    cards += sum(user == seat and piece in edicts for user, piece in at.challenge.uses)
    return cards + sum(user == seat and where == at.where for user, _, where in at.state.flared)


class Wrack(Power):
    """Each card that the other side plays in a challenge costs its player a token, if you are a main player or an ally.

    That is done when the challenge is decided. Challenge cards, edicts and flares are counted; the tokens go to the
    Warp from bases at random, but from none on a planet on which somebody fights in this turn.
    """

    name = "Wrack"
    origin = "Eon Expansions"

    @does("settled", where=lambda at: any(_played(at, seat) and untouched(at.state, seat) for seat in at.opposed))
    def torment(self, at: CosmicAt) -> Script:
        for seat in at.opposed:
            label = f"{self.name}/{at.place}/{seat}"
            sources = drawn_tokens(at.chance, label, spare(at, seat), _played(at, seat))
            if sources:
                yield TokensToWarp(seat, sum(tokens for _, tokens in sources), 0, sources)

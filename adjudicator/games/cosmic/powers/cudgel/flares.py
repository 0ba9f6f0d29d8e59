"""The flares of Cudgel."""

from adjudicator.games.cosmic.kit import OFFENCE, CosmicAt, Flare, Script, Seat, TokensToWarp, asks


def _strangers(at: CosmicAt) -> tuple[Seat, ...]:
    """The other players on the planet that I have attacked, without my allies."""
    row = at.state.planets[at.challenge.planet]
    return tuple([s for s, n in enumerate(row) if n and not at.mine(s) and at.challenge.allied(s) != OFFENCE])


def _conquered(at: CosmicAt) -> bool:
    """Whether I have a base there by this attack, or shall have."""
    if not (at.i_won and at.side == OFFENCE):
        return False
    return at.my_tokens + at.state.planets[at.challenge.planet][at.me] > 0 and bool(_strangers(at))


class WildCudgel(Flare):
    """When your attack has gained you a base, all other tokens on the planet go to the Warp, but not your allies'.

    It is done at the end of the turn.
    """

    name = "Wild Cudgel"

    @asks("after all flares", where=_conquered)
    def clear_away(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        planet = at.challenge.planet
        for seat in _strangers(at):
            tokens = at.state.planets[planet][seat]
            yield TokensToWarp(seat, tokens, 0, ((planet, tokens),))


class SuperCudgel(Flare):
    """When you smash your opponent in this challenge, their allies lose as many further tokens each."""

    name = "Super Cudgel"

    @asks("settle flares", where=lambda at: at.i_won and at.we_attack and len(at.opposed) > 1)
    def swing(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())

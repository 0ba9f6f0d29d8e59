"""Void."""

from adjudicator.games.cosmic.kit import CosmicAt, Power, Script, TokensToWarp, erasable, erased, instead_of, losers


class Void(Power):
    """What loses to you leaves the game: when you win as a main player, the losers' tokens do not go to the Warp.

    It also takes the tokens your partner loses when your deal fails (classic edition).
    """

    name = "Void"
    origin = "Eon"
    modern = (
        "You take nothing when a deal fails, and leave everybody as many tokens as bases are needed to win; but "
        "the tokens of Zombie are lost to you, too."
    )

    @instead_of(
        TokensToWarp,
        where=lambda at, lost: (
            not at.mine(lost.seat)
            and at.is_main()
            and (at.i_won or (at.challenge.deal and not at.modern("Void")))
            and erasable(at, lost, spare=at.modern("Void")) > 0
        ),
        upon=lambda at, lost: losers(at, at.opposed, spare=at.modern("Void")) if at.i_won else (lost.seat,),
    )
    def eradicate(self, at: CosmicAt, lost: TokensToWarp) -> Script:
        yield from erased(at, lost, spare=at.modern("Void"))

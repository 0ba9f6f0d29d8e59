"""Stellar Gas."""

from adjudicator.games.cosmic.kit import Choice, ConsolationStopped, CosmicAt, Edict, Script, asks


class PlayGas(Choice, frozen=True):
    """Plays Stellar Gas on the consolation of a challenge."""

    word = "PLAY Stellar Gas"
    about = "stellar gas"
    example = "PLAY Stellar Gas"


class StellarGas(Edict):
    """The player who lost with a Compromise gets no consolation from one challenge (rule 20f); only in phase 4."""

    name = "Stellar Gas"
    choices = (PlayGas,)

    @asks(
        "gas",
        where=lambda at: at.challenge.consolation is not None,
        upon=lambda at, wish: (at.challenge.consolation.taker,),
    )
    def stifle(self, at: CosmicAt) -> Script:
        if isinstance((yield at.wish(self, PlayGas())), PlayGas):
            yield ConsolationStopped(at.where)

"""Ionic Gas."""

from adjudicator.games.blutooth.kit import (
    Artifact,
    Choice,
    MatchAt,
    RewardsGassed,
    Script,
    asks,
    rewards_due,
)


class Gas(Choice, frozen=True):
    """Lets there be neither boons nor compensation in an invasion (Ionic Gas)."""

    word = "IONIC GAS"
    also = ("play ionic gas", "use ionic gas")
    about = "ionic gas"
    example = "IONIC GAS IF Red sponsors defender"


class IonicGas(Artifact):
    """When boons or compensation are due in an invasion: there are none."""

    name = "Ionic Gas"
    choices = (Gas,)
    entries = ("artifact.ionic_gas",)

    @asks("due", where=lambda at: rewards_due(at) and not at.invasion.gassed)
    def spread(self, at: MatchAt) -> Script:
        if isinstance((yield at.wish(self, Gas())), Gas):
            yield RewardsGassed(at.where)

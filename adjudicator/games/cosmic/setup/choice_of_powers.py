"""The phase before the first: every player chooses one of the powers that they are offered."""

from adjudicator.engine.contract.questions import Ask, OneOf
from adjudicator.engine.contract.script import Script, Stage
from adjudicator.games.cosmic.kit import CosmicAt
from adjudicator.games.cosmic.setup.setup import dealt
from adjudicator.games.cosmic.words.order_words import Choose


def _chosen(at: CosmicAt) -> Script:
    """All choose at one moment; a silent player gets the first power of theirs."""
    yield "choose"
    state = at.state
    asks = [
        Ask(seat, Choose.about, OneOf([Choose(power) for power in powers]), default=Choose(powers[0]))
        for seat, powers in enumerate(state.offered)
    ]
    answers = yield asks
    yield from dealt(state, at.chance, tuple([answer.power for answer in answers]))


CHOICE_OF_POWERS = Stage("choice of powers", ("choose",), lambda scene: [(0, _chosen)])

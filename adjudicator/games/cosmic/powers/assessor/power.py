"""Assessor."""

from adjudicator.games.cosmic.kit import ADAPTED, CosmicAt, Joined, Launched, Power, Script, after, robbed


def _tokens(event: Launched | Joined) -> int:
    """How many tokens are sent."""
    return sum(number for _, number in event.sources)


def _taxed(at: CosmicAt, sent: Launched | Joined) -> bool:
    """Whether another player sends more than one token, and has a card to pay with."""
    return not at.mine(sent.seat) and _tokens(sent) > 1 and bool(at.state.held(sent.seat))


class Assessor(Power):
    """You tax the others: who sends more than one token into a challenge gives you a card of their hand at random.

    That holds for attacks and for allies, each time that they send some. By mail: as soon as they are sent; whoever has
    too few challenge cards afterwards is dealt new ones (rule 13).
    """

    name = "Assessor"
    origin = "Eon Expansions"
    fit = ADAPTED

    @after(Launched, where=_taxed)
    def tax_attack(self, at: CosmicAt, sent: Launched) -> Script:
        yield robbed(at, sent.seat, at.me, f"{self.name}/{at.place}/{sent.seat}/{sent.number}")

    @after(Joined, where=_taxed)
    def tax_ally(self, at: CosmicAt, sent: Joined) -> Script:
        yield robbed(at, sent.seat, at.me, f"{self.name}/{at.place}/{sent.seat}/{sent.number}")

"""Reinforcements."""

from adjudicator.games.cosmic.kit import CosmicAt, Reinforce, Reinforcement, Reinforcing, Script, asks, reinforced


@asks("reinforce", where=lambda at: at.my_side is not None)
def _reinforce(self: Reinforcement, at: CosmicAt) -> Script:
    number = int(self.name.rpartition(" ")[2])
    wish = yield at.wish(self, Reinforcing(at, number), Reinforce.about, f"{self.name} at {at.moment}")
    if isinstance(wish, Reinforce) and wish.side is not None:
        yield reinforced(at, wish.side, number)


class ReinforcementTwo(Reinforcement):
    """Adds 2 to the total of either side, in a challenge in which you are a main player or an ally.

    Both must have shown an Attack, and both sides have been added up. Each may play one; as long as anybody has,
    everybody may play another. By mail: make it depend on how things stand, with `IF I lose` or `IF offence total < 9`.
    """

    name = "Reinforcement 2"
    choices = (Reinforce,)
    reinforce = _reinforce


class ReinforcementThree(Reinforcement):
    """Adds 3 to the total of either side; played as Reinforcement 2 is."""

    name = "Reinforcement 3"
    choices = (Reinforce,)
    reinforce = _reinforce


class ReinforcementFive(Reinforcement):
    """Adds 5 to the total of either side; played as Reinforcement 2 is."""

    name = "Reinforcement 5"
    choices = (Reinforce,)
    reinforce = _reinforce

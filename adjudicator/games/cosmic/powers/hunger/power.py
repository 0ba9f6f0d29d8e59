"""Hunger."""

from adjudicator.games.cosmic.kit import ADAPTED, CosmicAt, Power, Script, does, robbed


class Hunger(Power):
    """You are never full: as a turn begins you take a card at random from everybody else.

    At the table it takes one from whoever has the turn, and one from everybody in its own. By mail a turn is
    everybody's, and you take one from each. Nothing is taken from an empty hand.
    """

    name = "Hunger"
    origin = "Eons"
    fit = ADAPTED

    @does("opening", where=lambda at: at.state.phase == 1)
    def eat(self, at: CosmicAt) -> Script:
        helpings = 2 if at.uses("Super Hunger") else 1
        for seat in at.state.seats_in():
            for helping in range(helpings if seat != at.me else 0):
                yield robbed(at, seat, at.me, f"{self.name}/{at.place}/{seat}/{helping}")

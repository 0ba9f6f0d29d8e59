"""Habitat."""

from adjudicator.games.cosmoforce.kit import System


class Habitat(System):
    """Room for as many more crew as the ship's size modifier; a working one heals a hurt crew with Heal Crew."""

    name = "habitat"
    plural = "habitats"

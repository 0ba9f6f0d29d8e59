"""Dissipator."""

from adjudicator.games.cosmoforce.kit import System


class Dissipator(System):
    """Radiators: each working one removes a heat token every turn, and another for each Conserve Energy."""

    name = "dissipator"
    plural = "dissipators"

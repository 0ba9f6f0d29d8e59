"""Flare Zap."""

from adjudicator.games.blutooth.kit import Artifact


class FlareZap(Artifact):
    """Zaps and scraps a flare as it is discharged. In a match without flares there is nothing for it to stop."""

    name = "Flare Zap"

"""Engine."""

from adjudicator.games.cosmoforce.kit import System


class Engine(System):
    """Propulsion for any ship: 1 thrust."""

    name = "engine"
    plural = "engines"
    thrust = 1

"""The dimensions of a match by the names that the source gives them, each a value of the rulebook."""

from collections.abc import Mapping
from typing import Final

from adjudicator.engine.contract.dimensions import Dimension

_BY_SIZE: Final = Dimension(
    why="it follows from how many aliens play: four (tiny), five (normal), six (large), seven (huge), eight (galactic)"
)
_NO_DECK: Final = Dimension(why="it asks for a deck of which the source says nothing")

ENTRIES: Final = ("term.fiat",)

DIMENSIONS: Final[Mapping[str, Dimension]] = {
    "armed": Dimension("drivers", "two"),
    "celestial": Dimension("moons", "yes"),
    "clean": Dimension("poison", "clean"),
    "commercial": Dimension("showcase", "5"),
    "cursed": Dimension("legacies", "cursed"),
    "decrypted": Dimension(why="talk is free anyhow; with talk = counted it is not"),
    "defensive": Dimension("stations", "yes"),
    "expensive": Dimension("prices", "expensive"),
    "familiar": Dimension("known", "yes"),
    "formal": _NO_DECK,
    "galactic": _BY_SIZE,
    "garbled": Dimension("talk", "garbled"),
    "generous": Dimension("lucre", "generous"),
    "green": Dimension("aliens", "green"),
    "haunted": Dimension("legacies", "haunted"),
    "hazardous": Dimension("hazards", "yes"),
    "heartless": Dimension("resupplies", "none"),
    "hi-tech": Dimension("techs", "yes"),
    "homesick": Dimension("aliens", "prime"),
    "huge": _BY_SIZE,
    "illicit": Dimension("dark", "yes"),
    "large": _BY_SIZE,
    "memorial": Dimension("legacies", "memorial"),
    "mute": Dimension("talk", "mute"),
    "normal": _BY_SIZE,
    "nuclear": Dimension("flares", "yes"),
    "official": Dimension("galaxy", "prime"),
    "playful": Dimension("titles", "3"),
    "shadow": Dimension("dual", "shadow"),
    "silver": Dimension("shop", "silver"),
    "stingy": Dimension("lucre", "stingy"),
    "tiny": _BY_SIZE,
    "toxic": Dimension("poison", "toxic"),
    "two-faced": Dimension("dual", "two_faced"),
    "unstable": Dimension("powers", "unstable"),
    "yellow": Dimension("aliens", "yellow"),
}
"""In the order of their names."""

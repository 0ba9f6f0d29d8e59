"""In few random matches of the Blutooth edition everything happens: every kind of event, and every piece is used."""

from adjudicator.games.blutooth.events.milestones import PowerRegained, PowersDealt, SeatTakenOver
from adjudicator.games.blutooth.events.moons import MoonsDealt
from adjudicator.games.blutooth.title import TITLE
from tests.fuzz.games import play
from tests.fuzz.opening import opening

GAMES = 60
RARE = {"InfluenceBought", "PodsPicked", PowerRegained.__name__}
"""What needs an order on a rare condition, and what only ships that come to an empty home planet could bring about."""


def test_everything_happens() -> None:
    games = [play(TITLE.name, f"all of it {number}", opening(TITLE.name).phases) for number in range(GAMES)]
    assert [game.wrong for game in games if game.wrong is not None] == []
    happened = set().union(*(game.happened for game in games))
    of_others = {PowersDealt.__name__, MoonsDealt.__name__, SeatTakenOver.__name__}
    missing = {kind.__name__ for kind in TITLE.events} - happened - RARE
    assert missing <= of_others, "they belong to the deal, and to rulings"
    assert opening(TITLE.name).expected() - set().union(*(game.used for game in games)) == set()

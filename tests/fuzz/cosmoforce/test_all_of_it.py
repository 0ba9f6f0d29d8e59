"""In few random games of Cosmoforce everything happens: every kind of event, and every system is hit and used."""

from adjudicator.games.cosmoforce.events.events import BuildingOpened
from adjudicator.games.cosmoforce.title import TITLE
from tests.fuzz.games import play
from tests.fuzz.opening import opening

GAMES = 60


def test_everything_happens() -> None:
    games = [play(TITLE.name, f"all of it {number}", opening(TITLE.name).phases) for number in range(GAMES)]
    assert [game.wrong for game in games if game.wrong is not None] == []
    happened = set().union(*(game.happened for game in games))
    assert {kind.__name__ for kind in TITLE.events} - happened == {BuildingOpened.__name__}, "it belongs to the deal"
    assert opening(TITLE.name).expected() - set().union(*(game.used for game in games)) == set()

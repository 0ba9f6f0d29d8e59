"""In few random games of Cosmoclasm everything happens: every kind of event, and every ability is used."""

from adjudicator.games.cosmoclasm.events.events import BoardLaid, ResistanceDrawn
from adjudicator.games.cosmoclasm.title import TITLE
from tests.fuzz.games import play
from tests.fuzz.opening import opening

GAMES = 40


def test_everything_happens() -> None:
    games = [play(TITLE.name, f"all of it {number}", opening(TITLE.name).phases) for number in range(GAMES)]
    assert [game.wrong for game in games if game.wrong is not None] == []
    happened = set().union(*(game.happened for game in games))
    of_the_deal = {BoardLaid.__name__, ResistanceDrawn.__name__}
    assert {kind.__name__ for kind in TITLE.events} - happened == of_the_deal
    assert opening(TITLE.name).expected() - set().union(*(game.used for game in games)) == set()

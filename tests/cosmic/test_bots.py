"""House bots use what the rulebook of their game gives them."""

from adjudicator.core.chance import Chance
from adjudicator.games.cosmic.events.token_moves import Launched
from adjudicator.games.cosmic.mechanics.second_challenges import SecondEarned
from adjudicator.service.game.resolution import dealt, of_bots, resolve
from tests.cosmic.eager import TITLE

TURNS = 5


def second_attacks(options: dict[str, str]) -> tuple[int, int]:
    """How many second attacks were earned in a game of bots, and how many players attacked twice in one phase."""
    chance = Chance(b"second attacks")
    table = dealt(TITLE, 4, options, chance).boundary
    earned = twice = 0
    while TITLE.winners(table.state) is None and TITLE.where(table.state).turn <= TURNS:
        resolved = resolve(TITLE, table, of_bots(TITLE, table, chance), chance)
        launched = [event.seat for event in resolved.events if isinstance(event, Launched)]
        earned += sum(isinstance(event, SecondEarned) for event in resolved.events)
        twice += sum(launched.count(seat) == 2 for seat in set(launched))
        table = resolved.boundary
    return earned, twice


def test_who_has_earned_a_second_attack_makes_it() -> None:
    earned, twice = second_attacks({"second_challenge": "later"})
    assert 0 < twice <= earned
    assert second_attacks({}) == (0, 0)

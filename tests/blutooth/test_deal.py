"""The deal of a match: which aliens come, and how many moons."""

import pytest

from adjudicator.core.chance import Chance
from adjudicator.core.event import fold
from adjudicator.games.blutooth.systems.new_powers import EIGHT
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.title import TITLE

PLAYERS = 8


def dealt(seed: int, **options: str) -> Match:
    """A match of eight, just dealt."""
    table = TITLE.empty(PLAYERS, TITLE.kept(options))
    return fold(table, TITLE.deal(table, Chance(f"deal {seed}".encode())))


def test_eight_simple_aliens_are_dealt_unless_a_match_says_otherwise() -> None:
    assert {power for seed in range(5) for power in dealt(seed).powers} == {*EIGHT}
    assert len({power for seed in range(5) for power in dealt(seed, aliens="all").powers}) > 2 * len(EIGHT)


def test_the_aliens_of_a_set_stand_in_the_record() -> None:
    kept = TITLE.kept({"aliens": "green"})["aliens"].split(" + ")
    assert {*dealt(1, aliens="green").powers} <= {*kept}
    assert "Human" not in kept


@pytest.mark.parametrize(("each", "planets"), [("1", 1), ("2", 2), ("5", 5)])
def test_so_many_planets_of_a_system_have_a_moon(each: str, planets: int) -> None:
    match = dealt(1, moons="yes", moons_per_system=each)
    assert [len([moon for moon in match.moons if moon.place in match.home(seat)]) for seat in range(PLAYERS)] == [
        planets
    ] * PLAYERS


def test_powers_that_come_with_others_are_of_no_alien_in_the_match() -> None:
    matches = [dealt(seed, aliens="all") for seed in range(30)]
    several = [match for match in matches if match.sub_powers]
    assert several
    for match in several:
        there = [*match.powers, *[power for _, power in match.sub_powers]]
        assert len({*there}) == len(there)


def test_powers_bring_at_first_what_their_sheets_say() -> None:
    matches = [dealt(seed, aliens="all") for seed in range(60)]
    kept = {one.power: one for match in matches for one in match.nexus}
    assert (len(kept["Miser"].pods), len(kept["Cyborg"].pods), kept["Gamer"].pods) == (8, 3, ("Attack 0",))
    assert (kept["Tide"].marks, kept["Worm"].marks, len(kept["Pentaform"].powers)) == (3, 1, 5)
    there = [(match, seat) for match in matches for seat, power in enumerate(match.powers) if power == "Raptor"]
    assert {(match.authority(seat), match.vaporized[seat]) for match, seat in there} == {(4, 4)}
    assert "Reincarnator" in [power for match in matches for _, power in match.sub_powers]

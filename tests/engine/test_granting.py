"""Wishes for what is dealt: granted in an order that is drawn."""

from collections import Counter

from adjudicator.core.chance import Chance
from adjudicator.engine.contract.granting import granted

SEATS = ("Red", "Blue", "Green")
THINGS = ("axe", "bow", "cup", "dart", "eel")


def given(wishes: tuple[tuple[str, ...], ...], game: int = 0) -> tuple[str, ...]:
    return granted(Chance(b"%d" % game), "things", SEATS, THINGS, wishes)


def test_without_wishes_it_is_the_draw_that_it_always_was() -> None:
    assert given(()) == given(((), (), ())) == Chance(b"0").choose("things", THINGS, 3)


def test_everybody_gets_the_first_of_his_wishes_that_nobody_before_him_took() -> None:
    for game in range(40):
        assert given((("axe",), ("bow",), ("cup",)), game) == ("axe", "bow", "cup")
        first, second, third = given((("axe", "bow"), ("axe", "cup"), ()), game)
        assert (first, second) in {("axe", "cup"), ("bow", "axe")}
        assert third in set(THINGS) - {first, second}


def test_whose_wishes_come_first_is_drawn_alike_for_all() -> None:
    winners = Counter(given((("eel",),) * 3, game).index("eel") for game in range(300))
    assert all(70 <= winners[seat] <= 130 for seat in range(3))


def test_a_third_with_wishes_does_not_change_who_of_two_is_first() -> None:
    for game in range(40):
        two = given((("axe",), ("axe",), ()), game)
        three = given((("axe",), ("axe",), ("cup",)), game)
        assert two.index("axe") == three.index("axe")
        assert three[2] == "cup"


def test_what_cannot_be_had_counts_for_nothing() -> None:
    for game in range(10):
        assert given((("unicorn", "axe"), ("unicorn",), ()), game)[0] == "axe"
        assert set(given((("unicorn", "axe"), ("unicorn",), ()), game)) <= set(THINGS)


def test_what_one_version_has_dealt_every_later_one_deals() -> None:
    """A game is dealt again when it is verified: the labels of these draws are part of its record."""
    assert given((("axe",), ("axe",), ("axe",))) == ("eel", "axe", "bow")
    assert [given((("axe",),) * 3, game).index("axe") for game in range(6)] == [1, 2, 0, 2, 1, 1]

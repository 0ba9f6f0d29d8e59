"""Previews: what would happen, as it stands or with other letters; nothing is written."""

import pytest
from msgspec.structs import replace

from adjudicator.service.games.games import GameWrong
from adjudicator.service.games.previews import Difference, differences, foreseen, lay, resolved
from tests.service.adjudicated import events, rows
from tests.service.house import House, words
from tests.service.letters_in_place import letter
from tests.service.orders import attack


def test_a_preview_shows_what_would_happen_and_writes_nothing(house: House) -> None:
    house.begun()
    house.reply(0, attack(house))
    before = rows(house)
    seen = resolved(lay(house.office, "andromeda"))
    assert rows(house) == before
    assert seen.trace.silent == (1, 2)
    house.next_phase()
    assert events(house, 1) == seen.events
    house.create("venus")
    with pytest.raises(GameWrong, match="no open phase: it has not begun yet"):
        lay(house.office, "venus")


def test_reports_are_foreseen_as_they_will_be_sent(house: House) -> None:
    house.begun()
    house.reply(0, attack(house))
    laid = lay(house.office, "andromeda")
    found = foreseen(laid.table, resolved(laid))
    assert (found.silent, found.unsettled, found.winners, found.following) == (
        ("Blue", "Green"),
        (),
        None,
        "turn 1 phase 2",
    )
    house.next_phase()
    for number, sections in enumerate(found.reports.values()):
        sent = words(house.last(number, "report"))
        said = [part for section in sections for part in section.parts if isinstance(part, str)]
        assert len(said) > 2
        assert all(" ".join(sentence.split()) in " ".join(sent.split()) for sentence in said)


def test_another_letter_takes_the_place_of_what_was_sent(house: House) -> None:
    house.begun()
    house.reply(0, attack(house))
    stands = lay(house.office, "andromeda")
    other = lay(house.office, "andromeda", {"red": letter(attack(house).replace("4 from", "2 from"))})
    assert [one == another for one, another in zip(stands.orders, other.orders, strict=True)] == [False, True, True]
    before, after = (foreseen(one.table, resolved(one)) for one in (stands, other))
    changed = differences(before.events, after.events)
    assert [one.sign for one in changed] == ["-", "+"]
    assert "with 4" in changed[0].sentence
    assert "with 2" in changed[1].sentence
    assert before.position != after.position


def test_the_same_letter_makes_no_difference(house: House) -> None:
    house.begun()
    house.reply(0, attack(house))
    stands = lay(house.office, "andromeda")
    same = lay(house.office, "andromeda", {"Red": letter(f"Hello,\n{attack(house)}\n")})
    assert (same.orders, same.problems) == (stands.orders, ())
    assert foreseen(same.table, resolved(same)) == foreseen(stands.table, resolved(stands))


def test_an_empty_letter_is_no_letter(house: House) -> None:
    house.begun()
    house.reply(0, attack(house))
    laid = lay(house.office, "andromeda", {"Red": letter("")})
    assert foreseen(laid.table, resolved(laid)).silent == ("Red", "Blue", "Green")


def test_what_cannot_be_read_in_it_is_told(house: House) -> None:
    house.begun()
    laid = lay(house.office, "andromeda", {"Red": letter("ATAK planet 4")})
    ((seat, problems),) = laid.problems
    assert (seat, [one.suggestion for one in problems]) == ("Red", ["ATTACK Blue 4"])
    with pytest.raises(GameWrong, match="there is no seat 'Pink'"):
        lay(house.office, "andromeda", {"Pink": letter("PASS")})


def test_a_seat_that_has_left_has_no_orders(house: House) -> None:
    house.begun()
    for _ in range(8):
        for seat in (0, 1):
            house.reply(seat, house.bot(seat))
        house.next_phase()
    assert not house.table().playing(2)
    with pytest.raises(GameWrong, match="the orders of Green do not count in andromeda any more"):
        lay(house.office, "andromeda", {"Green": letter("PASS")})


def test_differences_keep_their_place() -> None:
    assert differences(["a", "b", "c"], ["a", "x", "c", "d"]) == (
        Difference("-", "b"),
        Difference("+", "x"),
        Difference("+", "d"),
    )
    assert differences(["a"], ["a"]) == ()


def test_a_phase_that_would_end_the_game_names_its_winners(house: House) -> None:
    house.begun()
    laid = lay(house.office, "andromeda")
    goes_on = resolved(laid)
    state = replace(goes_on.boundary.state, winners=(0, 2))
    found = foreseen(laid.table, replace(goes_on, boundary=replace(goes_on.boundary, state=state)))
    assert (found.winners, found.following) == (("Red", "Green"), "")

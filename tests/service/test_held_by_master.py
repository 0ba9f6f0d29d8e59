"""A game master who knows whose a held letter is lets it count, or not."""

import pytest

from adjudicator.service import master
from adjudicator.service.games.games import GameWrong
from adjudicator.service.intake import held_letters
from adjudicator.service.proof.verification import verify
from tests.service.commanding import log
from tests.service.held import answer, code, held
from tests.service.held_for_master import number, question
from tests.service.house import PLAYERS, House, words
from tests.service.orders import attack, standing

NAME = "andromeda"


def test_it_is_shown(house: House) -> None:
    question(house)
    said = "\n".join(master.command(house.office, NAME, "SHOW LETTER", str(number(house))))
    assert "held for Red" in said
    assert "From: eve@elsewhere.test" in said
    assert f"  {attack(house)}" in said
    assert standing(house).clauses == ()
    assert log(house) == [f"command line: looked at letter {number(house)}, which is held for Red"]


def test_released_it_counts_from_when_it_came_and_its_owner_is_told(house: House) -> None:
    asked = question(house)
    late = attack(house).replace(" 1 with 4", " 2 with 3")
    house.reply(0, late)
    (said,) = master.command(house.office, NAME, "RELEASE LETTER", str(number(house)))
    assert "counts for Red from when it came" in said
    told = house.answer(0)
    assert "The game master has released a letter that was held" in told
    assert "2 with 3 from home 1" in told
    assert house.mails(0)[-1].recipient == PLAYERS[0].address
    assert log(house)[-1].startswith("command line: released letter")
    # It is not released a second time, by its owner or by anybody.
    assert answer(house, asked, code(asked)) == "unreadable"
    again = master.commanded(house.office, NAME, "RELEASE LETTER 1")
    assert "no letter is held in andromeda" in again.lines[1]
    game = house.game().id
    with house.store.unit() as unit:
        assert [one.body is not None for one in unit.game_letters.accepted(game, 1, 0)] == [True, True]


def test_dropped_it_does_not_count_whoever_releases_it(house: House) -> None:
    asked = question(house)
    (said,) = master.command(house.office, NAME, "DROP LETTER", str(number(house)))
    assert "does not count for Red, and Ann is told" in said
    assert "RELEASE changes nothing about that" in words(house.last(0, "A letter that was held"))
    assert answer(house, asked, code(asked)) == "unreadable"
    assert standing(house).clauses == ()


@pytest.mark.parametrize("word", ["SHOW LETTER", "RELEASE LETTER", "DROP LETTER"])
def test_a_game_master_who_plays_has_no_say_in_a_letter_of_somebody_else(house: House, word: str) -> None:
    house.begun(gm=PLAYERS[1].address)
    held(house, attack(house))
    with pytest.raises(GameWrong, match="a letter of somebody else cannot be shown to somebody who plays"):
        master.command(house.office, NAME, word, str(number(house)))
    assert number(house)
    assert standing(house).clauses == ()


def test_the_record_of_a_game_with_a_released_letter_is_proved(house: House) -> None:
    question(house)
    master.command(house.office, NAME, "RELEASE LETTER", str(number(house)))
    house.reply(1, "PASS")
    house.reply(2, "PASS")
    house.next_phase()
    master.command(house.office, NAME, "END GAME", "turn 1 phase 2")
    record = house.game().record
    assert record is not None
    assert verify(record).holds


def test_the_notice_of_a_letter_that_nobody_releases_says_what_can_be_done(house: House) -> None:
    question(house)
    house.pass_time(hours=24)
    held_letters.tell_due(house.office, house.game().id)
    (notice,) = house.notices("unreleased")
    there = number(house)
    for word in ("SHOW", "RELEASE", "DROP"):
        assert f"{word} LETTER {there}" in notice
    assert notice.endswith(f"adjudicator game letter {NAME} {there}, with --release or --drop")
    master.command(house.office, NAME, "DROP LETTER", str(there))
    assert house.notices("unreleased") == []


def test_a_letter_of_the_last_player_is_not_counted_for_the_next(house: House) -> None:
    question(house)
    there = str(number(house))
    house.pass_time(hours=1)
    master.command(house.office, NAME, "REPLACE", "Red BY Dan <dan@mail.test>")
    for joined in (False, True):
        if joined:
            house.reply(0, "JOIN", "invitation", sender="dan@mail.test")
            assert house.seats()[0].status == "playing"
        with pytest.raises(GameWrong, match="came for whoever had Red before"):
            master.command(house.office, NAME, "RELEASE LETTER", there)
    letters = len(house.mails(0))
    assert "it came for whoever had Red before" in master.command(house.office, NAME, "DROP LETTER", there)[0]
    assert len(house.mails(0)) == letters
    assert standing(house).clauses == ()

"""Closing words of players: kept until the game is over, and then shown to everybody."""

from adjudicator.service import master
from adjudicator.service.publishing import gathering
from tests.service.house import House, words


def over(house: House) -> None:
    master.command(house.office, "andromeda", "END GAME", str(house.table().heading))


def test_closing_words_stand_in_everybodys_last_letter_and_nowhere_before(house: House) -> None:
    house.begun()
    house.reply(0, "STATEMENT: Well played, Blue.\nI never saw it coming.\n\nPASS")
    assert "Your closing words are on file." in house.answer(0)
    for seat in range(3):
        assert seat == 0 or all(b"never saw it coming" not in mail.raw for mail in house.mails(seat))
    over(house)
    for seat in range(3):
        last = words(house.last(seat, "final"))
        assert "Closing words" in last
        assert "Red (Ann): Well played, Blue. I never saw it coming." in " ".join(last.split())


def test_the_last_words_count_and_can_be_taken_back(house: House) -> None:
    house.begun()
    house.reply(0, "STATEMENT first words")
    house.reply(0, "STATEMENT second words")
    house.reply(1, "STATEMENT something rash")
    house.reply(1, "STATEMENT none")
    assert "Your closing words are taken back." in house.answer(1)
    over(house)
    last = words(house.last(2, "final"))
    assert "second words" in last
    assert "first words" not in last
    assert "something rash" not in last


def test_words_after_the_end_come_to_the_pages_and_change_no_letter(house: House) -> None:
    house.begun(public=True)
    house.reply(0, "STATEMENT before the end")
    over(house)
    before = words(house.last(1, "final"))
    house.clock.move(house.clock.now().replace(year=2027))
    house.reply(2, "STATEMENT after the end", "final")
    assert "stand on the pages of the game when they are built again" in house.answer(2)
    house.reply(1, "RESEND", "final")
    assert words(house.last(1, "final")) == before
    game = gathering.gathered(house.office, house.game())
    assert game.words == (("Red", "before the end"), ("Green", "after the end"))


def test_words_that_are_too_long_are_refused_and_others_kept(house: House) -> None:
    house.begun()
    house.reply(0, "STATEMENT short")
    house.reply(0, "STATEMENT " + "long " * 500)
    assert "characters, and 2000 are the most; nothing was kept" in house.answer(0)
    over(house)
    assert "short" in words(house.last(0, "final"))


def test_no_web_page_shows_words_of_a_game_that_goes_on(house: House) -> None:
    house.begun(public=True)
    house.reply(0, "STATEMENT a secret plan")
    game = gathering.gathered(house.office, house.game())
    assert game.words == ()

"""Notes between a player and his game master."""

from adjudicator.mail.parsing.letter import read
from tests.service.commanding import answer, gm
from tests.service.house import House, words


def test_a_note_of_a_player_is_answered_to_him_alone(house: House) -> None:
    house.begun()
    house.reply(1, "NOTE to GM: may I attack myself?")
    assert "  NOTE TO Blue\n" in house.notices("note")[0]
    gm(house, "NOTE TO Blue\nNo, you may not.\n\nSorry.\nEND\nLOG")
    assert "Your note goes to Blue alone." in answer(house)
    assert "wrote a note to Blue" in answer(house)
    notes = [house.mails(seat, "A note from the game master") for seat in range(3)]
    assert [len(mails) for mails in notes] == [0, 1, 0]
    said = words(read(notes[1][0].raw))
    assert "This is for you alone:" in said
    assert "No, you may not." in said
    for wrong, why in (("NOTE TO Red\nEND", "there is nothing in the note"), ("NOTE TO Pink\nHello.\nEND", "Pink")):
        gm(house, wrong)
        assert why in answer(house)


def test_the_notes_of_a_letter_come_as_one(house: House) -> None:
    """Whoever writes a word before each line, or two thousand of them, costs the game master one mail."""
    house.begun()
    house.reply(1, "NOTE to GM: the deadline is too early.\nSTATUS\nNOTE to GM: I am at sea.\n")
    (told,) = house.notices("note")
    assert told.startswith("Blue (Bob) writes in andromeda:\nthe deadline is too early.\nI am at sea.\n\n")
    assert house.answer(1).count("Your note has gone to the game master.") == 1

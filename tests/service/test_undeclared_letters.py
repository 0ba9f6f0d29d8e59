"""A letter that does not name its alphabet is read by what earlier letters of its writer declared."""

from adjudicator.service.game.known_writers import taken_apart
from tests.service.house import PLAYERS, House


def letter(house: House, words: str, declared: str, codec: str = "cp1254") -> int:
    """A letter of Ann with these words; its number on file."""
    report = house.last(0, "report")
    head = (
        f"From: {PLAYERS[0].address}\nTo: {report.reply_to}\nMessage-ID: <{len(words)}{declared}@mail.test>\n"
        f"Content-Type: text/plain{declared}\nContent-Transfer-Encoding: 8bit\n\n"
    )
    return house.receive(head.encode() + words.encode(codec)).id


def words(house: House, number: int) -> str:
    with house.store.unit() as unit:
        filed = unit.letters.get(number)
        assert filed is not None
        return taken_apart(unit, filed).lines[0].text


def test_what_the_last_letter_declared_counts(house: House) -> None:
    house.begun()
    alone = letter(house, "PRESS TO O\u011fuz", "")
    letter(house, "PASS \u0131", "; charset=windows-1254")
    letter(house, "PASS", "; charset=utf-8", "utf-8")
    after = letter(house, "PRESS TO  O\u011fuz", "")
    assert words(house, after) == "PRESS TO  O\u011fuz"
    assert words(house, alone) == "PRESS TO O\u00f0uz"  # it is read as when it came, however often

"""What was done with letters and orders of players, a game master who plays is not told, nor how many there were."""

from pathlib import Path
from typing import Final

from adjudicator.cli.desk import words
from adjudicator.mail.parsing.letter import read
from adjudicator.service import master
from adjudicator.service.master.overview import Watch
from tests.leaks.house import GAME, GM, PLAYERS, of_ships
from tests.leaks.letters import STRANGERS

ANN, BOB, CY = range(3)
HANDLED: Final = ("SHOW LETTER", "RELEASE LETTER", "DROP LETTER")


def logged(folder: Path, *, handled: bool) -> tuple[str, ...]:
    """What such a game master is told of the log, by letter and at the desk.

    `handled`: another one has entered orders of players before, and seen to letters that were held.
    """
    house = of_ships(folder, 3, {}, gm=PLAYERS[ANN].address)
    master.command(house.office, GAME, "MASTER", GM)
    heading = house.table.heading
    if handled:
        master.commanded(house.office, GAME, f"ORDERS FOR Green {heading}\nPASS\nEND", GM)
        for number, word in enumerate(HANDLED):
            held = house.reply(BOB, "PASS\n", f"held.{number}", sender=STRANGERS[0])
            assert master.commanded(house.office, GAME, f"{word} {held.id}", GM).done
    master.command(house.office, GAME, "NOTE TO ALL", "Patience.")
    to = house.office.master_reply_to(GAME, PLAYERS[ANN].address, house.game.serial)
    house.receive("LOG\n", sender=PLAYERS[ANN].address, number="log", to=to or "")
    house.send()
    answer = read(house.post.to(PLAYERS[ANN].address)[-1])
    seen = Watch(house.office, PLAYERS[ANN].address).game(GAME)
    typed = tuple(f"{one.who}: {one.text}" for one in Watch(house.office, GM).game(GAME).deeds)
    house.close()
    assert any("released letter" in one for one in typed) == handled, "to the other one it is told"
    desk = tuple(line for heading, lines in words.sections(seen) for line in (heading, *lines))
    return (*(line.text for line in answer.lines), *desk)


def test_the_log_does_not_tell_what_became_of_letters(tmp_path: Path) -> None:
    true = logged(tmp_path / "true", handled=False)
    assert len([line for line in true if "wrote a note to all" in line]) == 2
    assert logged(tmp_path / "other", handled=True) == true

"""What a game master rules and writes: nothing of it tells how many letters have come, nor what else he has done."""

from pathlib import Path
from typing import Final

from adjudicator.service import master
from tests.leaks.house import GAME, PLAYERS, of_ships

SHIPS: Final = (
    'BUILD cruiser with 2 engines, 3 lasers, habitat\nCREW "Ripley" as "pilot"',
    "BUILD cruiser with engine, 2 lasers, 3 habitats, dissipator",
)


def ruled(folder: Path, letters: int) -> list[bytes]:
    """What the other player is sent when the game master rules, and nobody is told of so many letters."""
    house = of_ships(folder, 2, {"crew": "named", "last_round": "25"})
    for seat, said in enumerate(SHIPS):
        house.reply(seat, said, f"ship.{seat}")
    house.next_phase()
    house.reply(0, 'ACT Ripley: "talks to their computer"', "act.0")
    house.reply(1, "PASS", "act.1")
    house.next_phase()
    for number in range(letters):
        house.reply(0, "STATUS", f"status.{number}")
    master.command(house.office, GAME, "RULE", f"{house.table.heading} Red Blue heat +3", ())
    house.send()
    house.close()
    return house.post.to(PLAYERS[1].address)


def test_a_ruling_does_not_tell_how_many_letters_have_come(tmp_path: Path) -> None:
    true = ruled(tmp_path / "true", 0)
    assert any(b"heat" in one and b".mail@" in one for one in true)
    assert ruled(tmp_path / "other", 3) == true


def noted(folder: Path, looks: int) -> list[bytes]:
    """What a player is sent when the game master writes twice at once, and has looked at orders so often before."""
    house = of_ships(folder, 2, {})
    for _ in range(looks):
        master.look(house.office, GAME, "what others have ordered")
    for text in ("Patience.", "Patience."):
        master.command(house.office, GAME, "NOTE TO ALL", text, ())
    house.send()
    house.close()
    return house.post.to(PLAYERS[1].address)


def test_a_note_does_not_tell_what_else_the_game_master_has_done(tmp_path: Path) -> None:
    true = noted(tmp_path / "true", 0)
    assert len([one for one in true if b"Patience." in one]) == 2
    assert noted(tmp_path / "other", 3) == true

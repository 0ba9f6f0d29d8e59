"""Folders of specimen letters: what is in one, and what is said of one that cannot be used."""

from pathlib import Path

import pytest

from adjudicator.engine.contract.heading import Heading
from adjudicator.rehearsal.specimens import Specimens, SpecimensWrong, not_said

ABOUT = 'title = "postal-cosmic"\nseed = 9\nplayers = 5\n'


def folder(tmp_path: Path, about: str, **letters: str) -> Path:
    (tmp_path / "game.toml").write_text(about, encoding="utf-8")
    for name, text in letters.items():
        file = tmp_path / "turn-1" / "phase-2" / f"{name.replace('_', '-')}.txt"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return tmp_path


def test_letters_are_found_by_phase_second_ones_last(tmp_path: Path) -> None:
    about = f'{ABOUT}late = ["turn-1/phase-2/red.txt"]\n[unreadable]\n"turn-1/phase-2/blue.txt" = ["hm"]\n'
    letters = Specimens(folder(tmp_path, about, red="PASS", blue="hm", blue_again="> PASS"))
    assert letters.turns == 1
    found = letters.orders(Heading(1, 2))
    assert [(one.name, one.seat) for one in found] == [
        ("turn-1/phase-2/blue.txt", "blue"),
        ("turn-1/phase-2/red.txt", "red"),
        ("turn-1/phase-2/blue-again.txt", "blue"),
    ]
    assert [(one.again, one.late, one.whole, one.unreadable) for one in found] == [
        (False, False, False, ("hm",)),
        (False, True, False, ()),
        (True, False, True, ()),
    ]
    assert letters.orders(Heading(1, 1)) == letters.joining() == ()


def test_letters_are_written_for_one_game(tmp_path: Path) -> None:
    letters = Specimens(folder(tmp_path, ABOUT))
    assert letters.fit("postal-cosmic", 9, 5)
    assert not letters.fit("postal-cosmic", 9, 4)
    assert not letters.fit("postal-cosmic", 8, 5)


@pytest.mark.parametrize(
    ("about", "sentence"),
    [
        ("title = ", "game.toml cannot be used"),
        (
            'title = "x"\nseed = "nine"\nplayers = 5\n',
            r"game.toml cannot be used: Expected `int`, got `str` - at `\$.seed`",
        ),
        (f"{ABOUT}lat = []\n", "unknown field `lat`"),
        (
            f'{ABOUT}late = ["turn-1/phase-1/red.txt"]\n',
            "speaks of a letter turn-1/phase-1/red.txt, which is not there",
        ),
    ],
)
def test_what_cannot_be_used(tmp_path: Path, about: str, sentence: str) -> None:
    with pytest.raises(SpecimensWrong, match=sentence):
        Specimens(folder(tmp_path, about))


def test_a_folder_without_a_game(tmp_path: Path) -> None:
    with pytest.raises(SpecimensWrong, match=r"game.toml cannot be used: .* No such file"):
        Specimens(tmp_path)


def test_wrapping_hides_no_line() -> None:
    assert not_said('Line 1, "in 2 card\n  atk 12": no', ["in 2  card atk 12"]) == []
    assert not_said("nothing", ["in 2 card atk 12"]) == ["in 2 card atk 12"]

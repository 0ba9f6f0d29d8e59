"""What `adjudicator demo` refuses before it begins, and what it shows of a game that does not go well."""

from pathlib import Path

import pytest

from adjudicator.rehearsal import demo, house
from tests.cli.conftest import Command


def test_only_as_many_can_play_as_there_are(command: Command) -> None:
    assert command("demo", "--players", 2) == (1, "", "adjudicator: --players can be 3 to 8, not 2\n")


def test_a_game_without_letters_is_refused(command: Command) -> None:
    said = command("demo", "ludo")
    assert said.code == 1
    assert said.err.startswith("adjudicator: there are no specimen letters for ludo; there are some for ")
    assert "postal-cosmic" in said.err


def test_a_folder_with_something_in_it_is_left_alone(command: Command, tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("mine", encoding="utf-8")
    said = command("demo", "--keep", tmp_path)
    assert said.code == 1
    assert said.err.endswith("is there already and not empty; name a new folder with --keep\n")
    assert [path.name for path in tmp_path.iterdir()] == ["letter"]


def test_a_whole_game_is_shown(command: Command, tmp_path: Path) -> None:
    """Letters of one's own need be no more than a title and its players; with this seed the game has two turns."""
    letters = tmp_path / "letters"
    letters.mkdir()
    about = 'title = "postal-cosmic"\nseed = 8\nplayers = 3\n[options]\nbases_to_win = "3"\n'
    (letters / "game.toml").write_text(about, encoding="utf-8")
    said = command("demo", "--letters", letters, "--keep", tmp_path / "demo")
    assert said.code == 0, said.err
    flat = " ".join(said.out.split())
    assert "There are no letters with orders: house bots write them all." in flat
    assert "joining 3 letters" in flat
    assert "turn 1 phase 1 3 letters" in flat
    assert "adjudicator verify: holds." in flat
    folder = tmp_path / "demo"
    assert command("verify", folder / "andromeda.json").code == 0
    assert len(list((folder / "mailboxes" / "ruth" / "new").iterdir())) > 5
    pages = sorted(page.name for page in (folder / "reports" / "red").iterdir())
    assert pages[0] == "001-will-you-play-postal-cosmic-encounter.html"
    assert "the-game-is-over" in pages[-1]


def test_letters_of_ones_own_are_for_the_title_that_is_named(command: Command, tmp_path: Path) -> None:
    (tmp_path / "game.toml").write_text('title = "postal-cosmic"\nseed = 1\nplayers = 3\n', encoding="utf-8")
    said = command("demo", "cosmoforce", "--letters", tmp_path)
    assert said.code == 1
    assert said.err == f"adjudicator: the letters in {tmp_path} are for postal-cosmic, not cosmoforce\n"


def test_a_service_that_does_not_start_ends_the_demo(
    command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A key too short to be one: the game master's office is open already when the service reads it.
    def furnish(folder: Path, post: house.Post, seed: int) -> house.House:
        furnished = house.furnish(folder, post, seed)
        (folder / "adjudicator.key").write_text("short", encoding="ascii")
        return furnished

    monkeypatch.setattr(demo, "furnish", furnish)
    said = command("demo", "--players", 3, "--seed", 14, "--keep", tmp_path / "demo")
    assert said.code == 1
    flat = " ".join(said.out.split())
    assert "3 players, seed 14" in flat
    assert "The specimen letters are for another game: house bots write them all." in flat
    assert "the demo broke off: the service has ended by itself" in said.err
    assert "holds no key" in said.err
    assert "Traceback" not in said.err

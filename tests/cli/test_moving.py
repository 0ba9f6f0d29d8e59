"""`adjudicator database copy` as it is typed."""

from adjudicator.rehearsal.house import House
from adjudicator.service.settings.toml_reader import load
from adjudicator.service.work.sole_service import alone
from tests.cli.conftest import Command


def _url(house: House, name: str) -> str:
    return f"sqlite:///{house.folder / name}"


def test_games_go_on_in_another_database(andromeda: House, command: Command) -> None:
    url = _url(andromeda, "moved.db")
    with alone(load(andromeda.configuration)):
        assert "another service is at work" in command("database", "copy", "--to", url).err
    done = command("database", "copy", "--to", url)
    assert (done.code, done.err) == (0, "")
    assert "were copied and read back as they were, 1 game\n" in done.out
    assert "is not empty" in command("database", "copy", "--to", url).err
    assert "where the games are already" in command("database", "copy", "--to", _url(andromeda, "adjudicator.db")).err
    text = andromeda.configuration.read_text(encoding="utf-8")
    andromeda.configuration.write_text(f'{text}\n[store]\nurl = "sqlite:///moved.db"\n', encoding="utf-8")
    (andromeda.folder / "adjudicator.db").rename(andromeda.folder / "old.db")
    assert "andromeda" in command("game", "list").out
    andromeda.configuration.write_text(f'{text}\n[store]\nurl = "sqlite:///nowhere.db"\n', encoding="utf-8")
    assert "there are no games at" in command("database", "copy", "--to", _url(andromeda, "other.db")).err

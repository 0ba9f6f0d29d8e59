"""A backup put back into a PostgreSQL server: nobody opens it before its games are held, whenever it is broken off."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from adjudicator.service.maintenance import restore
from adjudicator.service.maintenance.backup import back_up
from adjudicator.service.office.office import opened
from adjudicator.service.settings.configuration import FILE, KEY_FILE, Settings, example_text
from adjudicator.service.settings.toml_reader import load
from adjudicator.store.tables.errors import StoreUnusable
from tests.postgres import at_work as running
from tests.service.house import SECRET, House

pytestmark = pytest.mark.postgres

BROKEN_OFF = "a restore into it was broken off before its games were held; give the command again"


class Restored(House):
    """A game on a server, and a backup of it in its folder."""

    def __init__(self, folder: Path, url: str) -> None:
        super().__init__(folder)
        self.move_to(url)
        self.begun()
        self.config = folder / FILE
        self.backup = folder / "backup"
        self.config.write_text(example_text().replace("sqlite:///adjudicator.db", url))
        (folder / KEY_FILE).touch(mode=0o600)
        (folder / KEY_FILE).write_bytes(SECRET)
        back_up(self.settings, self.config, self.backup)

    @property
    def settings(self) -> Settings:
        return load(self.config)

    def put_back(self) -> None:
        self.store.close()
        restore.restore(self.config, self.backup, force=True)

    def held(self) -> bool:
        game = self.game().id
        with self.store.unit() as unit:
            phase = unit.phases.current(game)
        assert phase is not None
        return phase.held is not None

    def open(self) -> None:
        opened(self.settings).store.close()


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Restored]:
    with running() as server:
        house = Restored(tmp_path, server.create("games"))
        yield house
        house.store.close()


def test_broken_off_before_the_games_are_held_it_is_done_again(
    house: Restored, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch, pytest.raises(InterruptedError):
        patch.setattr(restore, "follow", _killed)
        house.put_back()
    with pytest.raises(StoreUnusable, match=BROKEN_OFF):
        house.open()
    with monkeypatch.context() as patch, pytest.raises(StoreUnusable, match="pg_restore"):
        patch.setenv("PATH", "")
        house.put_back()
    with pytest.raises(StoreUnusable, match=BROKEN_OFF):
        house.open()
    house.put_back()
    house.open()
    assert house.held()


def test_where_nothing_was_put_back_all_goes_on(house: Restored, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch, pytest.raises(StoreUnusable, match="pg_restore"):
        patch.setenv("PATH", "")
        house.put_back()
    house.open()
    assert not house.held()


def _killed(*_: object, **__: object) -> list[str]:
    raise InterruptedError

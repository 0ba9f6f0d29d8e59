"""No byte of the pages of a running game depends on anything that not everybody may know."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec.structs import replace

from adjudicator.core import codec
from adjudicator.core.chance import Chance
from adjudicator.core.event import OUTSIDER, Event, told
from adjudicator.engine.contract.title import Title
from adjudicator.games.catalogue import titles
from adjudicator.service.game import boundary
from adjudicator.service.game.resolution import Resolved, dealt
from adjudicator.service.office.office import Office
from adjudicator.service.publishing import gathering, publish
from adjudicator.store.database.database import Store
from adjudicator.store.tables.deflated import inflated
from tests.site.games import URL, begin, office, pages, running, seated

PHASES: Final = {"blutooth": 4, "cosmoclasm": 2, "cosmoforce": 2, "postal-cosmic": 6}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Office:
    """Games that go on, of every title, with everything in play that there is."""
    made = office(tmp_path_factory.mktemp("secret"))
    with made.store.unit() as unit:
        for name, title in titles().items():
            begin(
                unit, running(name), title, phases=PHASES[name], options={s.name: s.choices[-1] for s in title.options}
            )
    made.store.close()
    return made


def blank(file: Path) -> set[str]:
    """Rub out of a copy of the file whatever an outsider is not told: nothing of it can be published then.

    The titles in whose phases there was any such event.
    """
    found = set()
    db = sqlite3.connect(file)
    rows = db.execute(
        "SELECT game.id, game.title, phase.serial, phase.events FROM phase JOIN game ON game.id = phase.game_id"
    )
    for game, name, serial, kept in rows.fetchall():
        title = titles()[name]
        if kept is not None:
            events = inflated(kept)
            open_to_all = codec.encode(told(boundary.events(title, events), OUTSIDER))
            db.execute("UPDATE phase SET events = ? WHERE game_id = ? AND serial = ?", (open_to_all, game, serial))
            if open_to_all != events:
                found.add(name)
    db.execute("UPDATE phase SET state = x'', views = x'', kept = NULL, trace = x'', moves = 5, remind_at = NULL")
    db.execute("UPDATE game SET gm_half = '', seed = '00', press = NULL, gm_address = 'nobody'")
    db.execute(
        "UPDATE seat SET address = number, luck = NULL, wishes = NULL, format = NULL, zone = NULL, language = NULL"
    )
    for table in ("letter", "outbox", "press", "absence", "standby", "notice", "deed"):
        db.execute(f"DELETE FROM {table}")
    db.commit()
    db.close()
    return found


def open_deal(deals: dict[str, Resolved]) -> Any:
    """The deal with the same seed, as far as an outsider is told of it."""

    def dealt_openly(
        title: Title[Any], players: int, options: dict[str, str], chance: Chance, wishes: Sequence[Sequence[str]]
    ) -> Resolved:
        return deals[title.name]

    return dealt_openly


def test_a_running_game_is_shown_as_an_outsider_sees_it(
    house: Office, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With all that is hidden rubbed out of the file, the same pages are built."""
    publish(house, tmp_path / "true", url=URL)
    (tmp_path / "blank").mkdir()
    source = sqlite3.connect(house.store.place)
    copied = sqlite3.connect(tmp_path / "blank" / "games.db")
    source.backup(copied)
    source.close()
    copied.close()
    deals = {}
    with house.store.unit() as unit:
        for game in unit.games.all():
            title = titles()[game.title]
            assert game.seed is not None
            deal = dealt(
                title, seated(title), codec.decode(game.options.encode(), dict), Chance(bytes.fromhex(game.seed))
            )
            news: Sequence[Event[Any]] = told(deal.events, OUTSIDER)
            deals[game.title] = Resolved(replace(deal.boundary, state=title.empty(2, {})), tuple(news), deal.trace)
            assert any(event.told(OUTSIDER) != event for event in deal.events) == title.secrets
    house.store.close()
    assert blank(tmp_path / "blank" / "games.db") == {name for name, title in titles().items() if title.secrets}
    monkeypatch.setattr(gathering, "dealt", open_deal(deals))
    other = replace(house, store=Store(f"sqlite:///{tmp_path / 'blank' / 'games.db'}"))
    publish(other, tmp_path / "other", url=URL)
    other.store.close()
    one, another = pages(tmp_path / "true"), pages(tmp_path / "other")
    assert one.keys() == another.keys()
    assert [name for name in one if one[name] != another[name]] == []


def test_nothing_sealed_is_on_the_pages_of_a_running_game(house: Office, tmp_path: Path) -> None:
    """Neither the seed nor its halves, no address, and nobody's words for the dice."""
    publish(house, tmp_path / "www", url=URL)
    with house.store.unit() as unit:
        games = unit.games.all()
        sealed = {game.seed for game in games} | {game.gm_half for game in games}
        sealed |= {seat.luck for game in games for seat in unit.seats.of(game.id) if seat.luck}
        sealed |= {seat.address for game in games for seat in unit.seats.of(game.id)}
    house.store.close()
    for name, data in pages(tmp_path / "www").items():
        text = data.decode("latin-1")
        assert not [secret for secret in sealed if secret and secret in text], name

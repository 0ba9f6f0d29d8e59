"""All games that a restore has put on hold go on at one word, and no other game does."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from adjudicator.mail.parsing.letter import read
from adjudicator.rehearsal.people import PEOPLE
from adjudicator.service.games import games
from adjudicator.service.games.restored_games import held_by_it
from adjudicator.service.maintenance.backup import back_up
from adjudicator.service.maintenance.restore import restore
from adjudicator.service.settings.toml_reader import load
from adjudicator.service.timetable.schedule import Schedule
from tests import hands
from tests.cli.conftest import Command, command
from tests.faults.installation import Installation, installed

__all__ = ["command"]

OTHERS = ("boreas", "cygnus", "draco")


@pytest.fixture
def one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Installation]:
    """Four games in their first phase: that of draco lasts a month, and those of the others a week."""
    (tmp_path / "games").mkdir()
    with installed(tmp_path / "games", monkeypatch) as found:
        found.begin()
        players = [games.Player(one.name, one.address) for one in found.clients]
        for name in OTHERS:
            plan = Schedule(hours=720, silent=0.5, repent=1440) if name == "draco" else Schedule(hours=168, silent=0.5)
            games.create(
                found.office,
                title="postal-cosmic",
                name=name,
                players=players,
                gm_half=bytes(32),
                schedule_of=plan,
            )
            hands.start(found.office, name)
        found.work()
        monkeypatch.chdir(found.folder)
        yield found


def put_back(one: Installation, days: float) -> None:
    """A backup is made, and is put back some days later."""
    file = one.folder.parent / "backup"
    back_up(load(one.config), one.config, file)
    one.pass_time(days=days)
    one.office.store.close()
    restore(one.config, file, force=True)
    one.open()


def stands(one: Installation, name: str) -> tuple[str, str | None]:
    with one.office.store.unit() as unit:
        game = games.named(unit, name)
        phase = unit.phases.current(game.id)
    assert phase is not None
    return game.status, phase.held


def told(one: Installation) -> list[str]:
    """The subjects of all letters to players that tell of files which were put back, player by player."""
    came = {user: [read(raw) for at, raw in one.got() if at == user] for user in (seat.user for seat in PEOPLE[:3])}
    return [
        subject
        for letters in came.values()
        for subject in sorted(one.subject for one in letters if any("were put back" in line.text for line in one.lines))
    ]


def test_they_are_shown_and_then_go_on(one: Installation, command: Command) -> None:
    hands.pause(one.office, "cygnus")
    put_back(one, days=8)
    one.work()
    # Every player is told once of each of his games.
    assert told(one) == sorted(f"[{name}] Turn 1 phase 1 is held" for name in ("andromeda", *OTHERS)) * 3
    said = command("game", "resume", "--restored")
    assert (said.code, said.err) == (0, "")
    assert said.out == (
        "andromeda: turn 1 phase 1, its deadline has passed, and the new one would be Wed 20 May 2026 18:00 UTC\n"
        "boreas: turn 1 phase 1, its deadline has passed, and the new one would be Wed 20 May 2026 18:00 UTC\n"
        "draco: turn 1 phase 1, orders are due by Thu 04 Jun 2026 18:00 UTC\n"
        "cygnus is left as it is: it is paused\n"
        "Nothing has been done. With --yes, those that are not left as they are go on.\n"
    )
    assert all((stands(one, name)[1] or "").startswith("it was put back") for name in ("andromeda", *OTHERS))

    said = command("game", "resume", "--restored", "--yes")
    assert (said.code, said.err) == (0, "")
    assert said.out == (
        "andromeda goes on; turn 1 phase 1 ends on 20 May 2026, 18:00 (UTC).\n"
        "boreas goes on; turn 1 phase 1 ends on 20 May 2026, 18:00 (UTC).\n"
        "draco goes on; turn 1 phase 1 ends on 4 June 2026, 18:00 (UTC).\n"
        "cygnus is left as it is: it is paused\n"
    )
    assert [stands(one, name) for name in ("andromeda", "boreas", "draco")] == [("running", None)] * 3
    assert stands(one, "cygnus")[0] == "paused"
    for name in ("andromeda", "boreas", "draco"):
        assert "resumed the game" in command("game", "log", name).out
    assert "resumed" not in command("game", "log", "cygnus").out
    one.work()
    for name in ("andromeda", "boreas", "draco"):
        assert one.latest(0, f"[{name}] ").letter.subject == f"[{name}] The game goes on"


def test_what_is_held_for_another_reason_is_left_and_named(one: Installation, command: Command) -> None:
    one.pass_time(days=7, hours=1)
    one.work()
    assert (stands(one, "boreas")[1] or "").endswith("have sent none")
    put_back(one, days=1)
    one.work()
    # It was held before, and that the files were put back is news all the same.
    assert [subject for subject in told(one) if "boreas" in subject] == ["[boreas] The files were put back"] * 3
    said = command("game", "resume", "--restored", "--yes")
    assert said.code == 0
    assert said.out == (
        "andromeda goes on; turn 1 phase 2 ends on 19 May 2026, 18:00 (UTC).\n"
        "draco goes on; turn 1 phase 1 ends on 4 June 2026, 18:00 (UTC).\n"
        "boreas is left as it is: it is held because 3 of the 3 who owe orders have sent none\n"
        "cygnus is left as it is: it is held because 3 of the 3 who owe orders have sent none\n"
    )
    assert stands(one, "boreas")[1] is not None


def test_a_game_that_had_come_further_is_left(one: Installation, command: Command) -> None:
    file = one.folder.parent / "backup"
    back_up(load(one.config), one.config, file)
    for seat in range(3):
        one.write(seat, "PASS\n", "[andromeda] turn 1 phase 1")
    one.work()
    one.pass_time(days=7)
    one.work()
    one.write(0, "PASS\n", "[andromeda] turn 1 phase 2")
    one.office.store.close()
    restore(one.config, file, force=True)
    one.open()
    one.work()
    said = command("game", "resume", "--restored", "--yes")
    assert said.out.splitlines()[-1] == (
        "andromeda is left as it is: players have been sent a later phase than its files know of, and have answered it "
        "(1 letter): end this one by adjudicator adjudicate andromeda, or let it go on all the same by "
        "adjudicator game resume andromeda"
    )
    assert stands(one, "andromeda")[1] is not None

    # While its only game master plays in it, nobody is told how many have written.
    one.office.store.close()
    with closing(sqlite3.connect(one.database)) as db:
        db.execute("UPDATE game SET gm_address = ? WHERE name = 'andromeda'", [one.clients[0].address])
        db.commit()
    left = command("game", "resume", "--restored").out
    assert "andromeda is left as it is: players have been sent a later phase" in left
    assert "have answered it: end this one" in left
    assert stands(one, "boreas") == ("running", None)


def test_what_has_come_between_is_left(one: Installation, command: Command) -> None:
    """What a game waits for is looked at again at the moment at which it would go on."""
    from adjudicator.service.maintenance import resumption

    put_back(one, days=1)
    waits, _ = resumption.waiting(one.office)
    assert [found.game for found in waits] == ["andromeda", "boreas", "cygnus", "draco"]
    hands.pause(one.office, "boreas")
    with pytest.raises(games.GameWrong, match="boreas stays as it is: it is paused"):
        resumption.resume(one.office, "boreas")
    hands.resume(one.office, "cygnus")
    with pytest.raises(games.GameWrong, match="cygnus stays as it is: it is not held"):
        resumption.resume(one.office, "cygnus")
    assert stands(one, "boreas")[0] == "paused"
    # One that is paused alone waits as well.
    hands.pause(one.office, "cygnus")
    assert [left.game for left in resumption.waiting(one.office)[1]] == ["boreas", "cygnus"]


def test_one_whose_players_are_all_ready_ends_early_all_the_same(one: Installation, command: Command) -> None:
    for seat in range(3):
        one.write(seat, "PASS\nREADY\n", "[draco] turn 1 phase 1")
    one.work()
    put_back(one, days=0.5)
    said = command("game", "resume", "--restored")
    assert "draco: turn 1 phase 1, all are READY, and it ends by Wed 06 May 2026 18:00 UTC\n" in said.out
    assert command("game", "resume", "--restored", "--yes").code == 0
    one.pass_time(hours=12)
    one.work()
    with one.office.store.unit() as unit:
        assert games.named(unit, "draco").serial == 2


def test_where_there_is_none_it_says_so(one: Installation, command: Command) -> None:
    for words in ((), ("--yes",)):
        said = command("game", "resume", "--restored", *words)
        assert said == (0, "No game waits because of a restore alone: nothing was done.\n", "")
    for wrong in (("resume",), ("resume", "andromeda", "--restored"), ("resume", "andromeda", "--yes")):
        said = command("game", *wrong)
        assert (said.code, said.err.count("\n")) == (1, 1)


def test_one_that_cannot_be_read_stops_no_other(one: Installation, command: Command) -> None:
    put_back(one, days=1)
    one.office.store.close()
    with closing(sqlite3.connect(one.database)) as file:
        file.execute("UPDATE game SET title = 'chess' WHERE name = 'boreas'")
        file.commit()
    said = command("game", "resume", "--restored", "--yes")
    assert "boreas is left as it is: it cannot be read by this version" in said.out
    assert said.out.count("goes on;") == 3


def test_only_the_words_of_a_restore_count() -> None:
    assert held_by_it("it was put back from a backup of 05 May 2026 18:00 UTC")
    for other in ("", "it was put back from a backup of my own", "so: it was put back from a backup of 05 May 2026"):
        assert not held_by_it(other)

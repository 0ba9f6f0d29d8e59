"""What a game master has before him: nothing is missing, and whoever plays sees no more than a player."""

from collections.abc import Mapping, Sequence
from datetime import timedelta

import pytest

from adjudicator.service import master
from adjudicator.service.games import game_list, phase_end, summaries
from adjudicator.service.games.games import GameWrong
from adjudicator.service.games.press_delivery import PressRules
from adjudicator.service.mailroom.mail_sender import STALE
from adjudicator.service.master.overview import Line, Watch
from adjudicator.service.office.gm_notices import playing
from adjudicator.store.database.unit import Unit
from adjudicator.store.records.game_lines import Glance, Sitting
from adjudicator.store.records.people.masters import COMMAND_LINE
from tests.due import adjudicate_due
from tests.service.busy import busy
from tests.service.house import GM, PLAYERS, House
from tests.service.orders import attack

ANN, BOB = PLAYERS[0].address, PLAYERS[1].address
EVE = "eve@mail.test"
SHOW = "SHOW ORDERS FOR Blue turn 1 phase 1"


def line(house: House, who: str = COMMAND_LINE) -> Line:
    (found,) = Watch(house.office, who).overview().lines
    return found


def test_a_line_tells_what_is_due_and_what_waits(house: House) -> None:
    busy(house)
    found = line(house)
    assert (found.name, found.status, found.heading) == ("andromeda", "running", "turn 1 phase 1")
    assert found.left == timedelta(days=7)
    assert (found.owing, found.owed) == (("Blue", "Green"), 3)
    assert (found.letters, found.press, found.bounced, found.notices) == (1, 1, 1, 1)


def test_what_was_found_out_is_forgotten_when_something_changes(house: House) -> None:
    house.begun()
    watch = Watch(house.office)
    told = []
    for change in (
        lambda: None,
        lambda: house.reply(1, house.bot(1)),
        lambda: master.command(house.office, "andromeda", "REPLACE", "Red"),
        house.next_phase,
    ):
        change()
        (found,) = watch.overview().lines
        laid = house.table()
        with house.store.unit() as unit:
            heard = phase_end.heard(unit, laid)
        assert found.owing == tuple(house.seats()[seat].name for seat in heard.silent)
        told.append(found.owing)
    assert told[:3] == [("Red", "Blue", "Green"), ("Red", "Green"), ("Green",)]


def test_looking_again_works_out_only_what_has_changed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    house.begun()
    house.begun("lyra")
    watch = Watch(house.office)
    watch.overview()
    looked_into: list[str] = []
    written = game_list.written

    def counted(unit: Unit, games: Sequence[Glance], sitting: Sequence[Sitting]) -> Mapping[int, phase_end.Heard]:
        looked_into.extend(game.name for game in games)
        return written(unit, games, sitting)

    monkeypatch.setattr(game_list, "written", counted)
    watch.overview()
    assert looked_into == []
    house.reply(0, "PASS", game="lyra")
    watch.overview()
    assert looked_into == ["lyra"]


def test_games_come_in_the_order_of_their_deadlines(house: House) -> None:
    house.begun("vega")
    house.create("lyra")
    house.begun("orion")
    master.command(house.office, "vega", "PAUSE")
    house.pass_time(days=-1)
    house.begun("altair")
    found = Watch(house.office).overview().lines
    assert [(one.name, one.status) for one in found] == [
        ("altair", "running"),
        ("orion", "running"),
        ("vega", "paused"),
        ("lyra", "forming"),
    ]
    assert [one.left is None for one in found] == [False, False, True, True]


def test_one_game_in_full(house: House) -> None:
    busy(house)
    house.next_phase()
    master.command(house.office, "andromeda", "EXTEND", "turn 1 phase 2 BY 2 days")
    seen = Watch(house.office).game("andromeda")
    assert [(one.seat, one.address, one.bounced) for one in seen.seats] == [
        ("Red", ANN, 0),
        ("Blue", BOB, 0),
        ("Green", PLAYERS[2].address, 1),
    ]
    assert {one.orders for one in seen.seats} <= {"owed", "none"}
    assert seen.left == timedelta(days=9)
    assert seen.over == ("turn 1 phase 1",)
    assert seen.deeds[0].text.startswith("extended turn 1 phase 2")
    assert [one.who for one in seen.notices] == ["note"]
    assert seen.letters == ()  # the phase that it was held in is over


def test_the_phases_that_are_over_are_those_that_count(house: House) -> None:
    """They are found without reading the positions of them all."""
    house.begun()
    for _ in range(3):
        for seat in range(3):
            house.reply(seat, house.bot(seat))
        house.next_phase()
    for command in ("UNDO turn 1 phase 2", "ADJUDICATE turn 1 phase 2"):
        assert master.commanded(house.office, "andromeda", command).done
        number = house.game().id
        with house.store.unit() as unit:
            counting = [str(phase.heading) for phase in unit.phases.of(number) if phase.closed_at is not None]
        assert Watch(house.office).game("andromeda").over == tuple(counting[::-1]) == ("turn 1 phase 1",)
    assert adjudicate_due(house.office) == 1
    assert Watch(house.office).game("andromeda").over == ("turn 1 phase 2", "turn 1 phase 1")


def test_what_went_wrong_is_told_until_somebody_has_seen_it(house: House) -> None:
    house.begun()
    game = house.game()
    with house.store.unit() as unit:
        phase_end.hold(house.office, unit, game.id, "nobody looked into the mailbox", house.clock.now())
    watch = Watch(house.office)
    assert "waits for you: nobody looked into the mailbox" in watch.game("andromeda").trouble
    assert line(house).held == "nobody looked into the mailbox"
    watch.see([one.id for one in watch.notices()])
    assert watch.game("andromeda").trouble == ""
    assert watch.notices() == ()


@pytest.mark.parametrize(("copies", "shown"), [("none", 0), ("public", 1), ("all", 2)])
def test_messages_that_wait_are_shown_as_the_game_says(house: House, copies: str, shown: int) -> None:
    house.begun(press=PressRules(anonymous=True, results=True, copies=copies))  # type: ignore[arg-type]
    house.reply(1, "PRESS TO Green\nLet us attack Red.\nEND PRESS\nPRESS ANONYMOUS TO ALL\nBeware of Red.\nEND PRESS")
    seen = Watch(house.office).game("andromeda")
    assert (seen.press, len(seen.copies)) == (2, shown)
    assert "Blue" not in " ".join(one for one in seen.copies if "Beware" in one)
    said = " ".join(master.command(house.office, "andromeda", "SHOW PRESS"))
    assert ("> Beware of Red." in said, "> Let us attack Red." in said) == (shown > 0, shown > 1)
    assert ("are not shown" in said) == (shown < 2)


def secrets(house: House, who: str) -> str:
    """All that somebody is shown of the game, as text."""
    watch = Watch(house.office, who)
    return f"{watch.overview()}{watch.game('andromeda')}{watch.notices()}"


@pytest.mark.parametrize("who", [ANN, COMMAND_LINE])
def test_a_master_who_plays_is_shown_what_a_player_is(house: House, who: str) -> None:
    busy(house, gm=ANN)
    said = secrets(house, who)
    seen = Watch(house.office, who).game("andromeda")
    assert seen.blind
    assert (seen.letters, seen.press, seen.copies, seen.trouble) == ((), 0, (), "")
    assert {(one.address, one.orders, one.bounced) for one in seen.seats} == {("", "", 0)}
    found = line(house, who)
    assert found.owing is None
    assert (found.owed, found.letters, found.press, found.bounced, found.notices) == (0, 0, 0, 0, 0)
    for secret in ("three edicts", "attack Red", "mallory", BOB):
        assert secret not in said
    for commands in ("SHOW PRESS", "PREVIEW", "SHOW LETTER 1", "RELEASE LETTER 1", "DROP LETTER 1", SHOW):
        assert (
            "to somebody who plays in andromeda" in master.commanded(house.office, "andromeda", commands, who).lines[1]
        )


def test_the_other_master_sees_it_all(house: House) -> None:
    busy(house, gm=ANN)
    master.command(house.office, "andromeda", "MASTER", EVE)
    said = secrets(house, EVE)
    for secret in ("three edicts", "attack Red", "mallory", BOB):
        assert secret in said
    assert "mallory" not in secrets(house, ANN)
    assert "mallory" in secrets(house, COMMAND_LINE)


def test_nobody_looks_at_the_games_of_others(house: House) -> None:
    house.begun()
    house.begun("lyra", gm=EVE)
    assert [one.name for one in Watch(house.office, "Eve@mail.test").overview().lines] == ["lyra"]
    with pytest.raises(GameWrong, match=f"{EVE} is no game master of andromeda; those who are: {GM}"):
        Watch(house.office, EVE).game("andromeda")
    with pytest.raises(GameWrong, match="is no game master of andromeda"):
        master.commanded(house.office, "andromeda", "PAUSE", EVE)
    house.reply(0, "NOTE to GM: for you alone")
    assert Watch(house.office, EVE).notices() == ()


def test_who_plays_is_the_same_for_the_list_and_for_one_game(house: House) -> None:
    """The list finds it out in one query for all games."""
    house.begun(gm=ANN)
    house.begun("lyra")
    for address in (BOB, EVE, "ann@further.test"):
        master.command(house.office, "andromeda", "MASTER", address)
    with house.store.unit() as unit:
        game = unit.games.named("andromeda")
        assert game is not None
        unit.addresses.keep(game.id, 0, "ann@further.test", "counts", at=house.clock.now())
        unit.seats.remove(game.id, 1)
        assert unit.glances.playing() == {game.id: playing(unit, game)} == {game.id: {ANN, "ann@further.test"}}
        assert unit.glances.masters()[game.id] == {ANN, BOB, EVE, "ann@further.test"}


def test_mail_that_does_not_leave_is_told(house: House) -> None:
    house.begun()
    with house.store.unit() as unit:
        first, second = (one.mail for one in unit.outbox.claim(house.clock.now(), stale_after=timedelta(1), limit=2))
        unit.outbox.fail(first, "no such mailbox")
        unit.outbox.retry(second, house.clock.now(), "try later")
    found = Watch(house.office).overview()
    assert (found.given_up, found.tried_again) == (1, 1)


def test_a_game_that_is_over(house: House) -> None:
    house.begun()
    master.command(house.office, "andromeda", "END GAME", "turn 1 phase 1")
    assert line(house).status == "finished"
    assert line(house).owing is None
    assert summaries.show(house.office, "andromeda").winners == Watch(house.office).game("andromeda").winners == ()


def test_what_a_seat_has_sent_is_shown_as_it_was_written(house: House) -> None:
    house.begun()
    house.reply(0, f"Dear GM,\n{attack(house)}\nAnn")
    house.reply(0, "REPENT\nATTACK planet 2 with 3 from home 1")
    said = master.command(house.office, "andromeda", "SHOW ORDERS FOR", "red turn 1 phase 1")
    assert said[:2] == ("What Red has sent for turn 1 phase 1:", attack(house))
    assert "Dear GM," not in said
    assert master.command(house.office, "andromeda", "SHOW ORDERS FOR", "Blue turn 1 phase 1")[1:] == ("nothing",)
    for wrong, why in (("Red", "say which phase is meant"), ("Red turn 2 phase 1", "there is no turn 2 phase 1")):
        with pytest.raises(GameWrong, match=f"{why}; there are: turn 1 phase 1"):
            master.command(house.office, "andromeda", "SHOW ORDERS FOR", wrong)


def test_a_master_who_plays_is_not_told_how_many_letters_do_not_leave(house: House) -> None:
    """Each is an answer to something that somebody has written."""
    house.begun(gm=ANN)
    master.command(house.office, "andromeda", "MASTER", EVE)
    told = []
    for _ in range(2):
        house.reply(1, "STATUS")
        with house.store.unit() as unit:
            for claim in unit.outbox.claim(house.clock.now(), stale_after=STALE):
                unit.outbox.retry(claim.mail, house.clock.now(), "452 4.2.2 mailbox full")
        seen = [Watch(house.office, who).overview() for who in (ANN, BOB, EVE)]
        told.append([(one.given_up, one.tried_again) for one in seen])
    (*blind, first), (*still, second) = told
    assert blind == still == [(0, 0), (0, 0)]
    assert second[1] > first[1] > 0

"""WATCH: anybody is sent what everybody may know of a public game, and nothing else, until they write WATCH OFF."""

import pytest
from msgspec.structs import replace

from adjudicator.service import master
from adjudicator.service.work.watching import tell_watchers
from tests.service.house import PLAYERS, House
from tests.service.strangers import EVE, answer, ask, mails_to, written_to


def watched(house: House) -> None:
    house.begun(public=True)
    ask(house, "WATCH andromeda")
    answer(house, "WATCH")


def test_whoever_watches_gets_a_letter_for_each_phase_with_what_everybody_may_know(house: House) -> None:
    house.begun(public=True)
    (question,) = ask(house, "WATCH andromeda")
    assert "Do you want to watch andromeda? Answer WATCH" in question
    assert tell_watchers(house.office) == 0
    (told,) = answer(house, "WATCH")
    assert "You watch andromeda now." in told
    assert tell_watchers(house.office) == 0, "nothing has happened since"
    for _ in range(2):
        for seat in range(3):
            house.reply(seat, house.bot(seat))
        house.next_phase()
        assert tell_watchers(house.office) == 1
        assert tell_watchers(house.office) == 0, "once"
    letter = written_to(house)[-1]
    assert "Open now: turn 1 phase 3" in letter
    assert "WATCH andromeda OFF ends it." in letter


def test_no_letter_to_a_watcher_holds_a_hand_or_an_address(house: House) -> None:
    watched(house)
    for _ in range(3):
        for seat in range(3):
            house.reply(seat, f"{house.bot(seat)}\nPRESS to all: a secret\nEND PRESS")
        house.next_phase()
        tell_watchers(house.office)
    said = "\n".join(written_to(house))
    assert "a secret" not in said
    assert [player.address for player in PLAYERS[:3] if player.address in said] == []
    assert "Your hand" not in said


def test_the_header_of_a_letter_ends_it_as_a_letter_does(house: House) -> None:
    watched(house)
    house.next_phase()
    tell_watchers(house.office)
    with house.store.unit() as unit:
        keys = unit.db.exec_driver_sql("SELECT key FROM outbox WHERE key LIKE 'watch/%'").scalars().all()
        mail = unit.outbox.keyed(str(keys[-1]))
    assert mail is not None
    head = mail.raw.split(b"\r\n\r\n")[0].decode()
    assert "List-Unsubscribe:\r\n <mailto:games@mail.test?subject=WATCH%20andromeda%20OFF" in head
    (told,) = ask(house, "", subject="WATCH andromeda OFF")
    assert "You get no more public reports." in told
    house.next_phase()
    assert tell_watchers(house.office) == 0


def test_watch_off_ends_all_and_a_game_that_is_over_ends_by_itself(house: House) -> None:
    watched(house)
    master.command(house.office, "andromeda", "END GAME", str(house.table().heading))
    house.begun("venus", public=True)
    ask(house, "WATCH venus")
    answer(house, "WATCH")
    (told,) = ask(house, "WATCH OFF")
    assert "You get no more public reports." in told
    (told,) = ask(house, "WATCH OFF")
    assert "You watched no such game" in told


def test_the_last_letter_says_how_it_ended_and_no_other_follows(house: House) -> None:
    watched(house)
    master.command(house.office, "andromeda", "END GAME", str(house.table().heading))
    assert tell_watchers(house.office) == 1
    assert "The game is over; nobody won." in written_to(house)[-1]
    assert tell_watchers(house.office) == 0


def test_nobody_can_have_letters_sent_to_somebody_else(house: House) -> None:
    house.begun(public=True)
    ask(house, "WATCH andromeda")
    question = mails_to(house, EVE)[-1]
    house.receive(house.raw("WATCH", sender="zoe@else.test", to=question.reply_to or "", answers=question))
    with house.store.unit() as unit:
        assert unit.db.exec_driver_sql("SELECT count(*) FROM watch").scalar() == 0
    for _ in range(4):
        ask(house, "WATCH andromeda")
    assert sum("Do you want to watch" in one for one in written_to(house)) == 3


@pytest.mark.parametrize("public", [True, False])
def test_a_game_that_is_not_public_cannot_be_watched_and_is_not_told_from_none(house: House, *, public: bool) -> None:
    house.begun(public=False)
    (told,) = ask(house, f"WATCH {'nonesuch' if public else 'andromeda'}")
    assert "There is no public game of that name." in told


def test_where_strangers_are_refused_only_players_watch(house: House) -> None:
    house.office = replace(house.office, strangers="refused")
    house.begun(public=True)
    assert not any("watch" in one for one in ask(house, "WATCH andromeda"))
    assert any("Do you want to watch" in one for one in ask(house, "WATCH andromeda", PLAYERS[0].address))


def test_among_orders_it_does_nothing_and_says_so(house: House) -> None:
    house.begun(public=True)
    house.reply(0, f"{house.bot(0)}\nWATCH venus")
    assert "WATCH and the name of a game goes in a letter of its own" in house.answer(0)


def test_in_german(house: House) -> None:
    house.begun(public=True)
    (told,) = ask(house, "WATCH andromeda\nLANGUAGE Deutsch")
    assert "Willst du andromeda zuschauen?" in told
    (told,) = answer(house, "WATCH\nLANGUAGE Deutsch")
    assert "Du schaust jetzt andromeda zu." in told
    house.next_phase()
    tell_watchers(house.office)
    assert "Es spielen: Red" in written_to(house)[-1]

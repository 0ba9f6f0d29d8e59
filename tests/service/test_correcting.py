"""A game master takes phases back, has them played again with one thing changed, and brings them back."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from adjudicator.games.catalogue import titles
from adjudicator.mail.parsing.letter import read
from adjudicator.service.games import summaries
from adjudicator.service.games.games import GameWrong
from adjudicator.service.master.hand import Hand
from adjudicator.service.master.verbs import VERBS
from adjudicator.service.proof.verification import verify
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import Game, Phase
from tests.service.commanding import gm
from tests.service.corrected import SEATS, after, command, line, play, sent
from tests.service.house import PLAYERS, House, words


def every(house: House) -> list[Phase]:
    number = house.game().id
    with house.store.unit() as unit:
        return unit.phases.all(number)


def happened(house: House) -> list[tuple[object, ...]]:
    """What counts of a game: its phases with their positions, what everybody knows, and what came of them."""
    return [(one.heading, one.state, one.views, one.kept, one.events, one.trace) for one in line(house)]


@pytest.fixture(params=sorted(titles()))
def played(request: pytest.FixtureRequest, house: House) -> House:
    """A game of each title in which three phases are over."""
    house.begun(title=request.param)
    play(house, 3)
    return house


@pytest.fixture
def cosmic(house: House) -> House:
    """A game in which two phases are over."""
    house.begun()
    play(house, 2)
    return house


def test_what_was_taken_back_comes_out_the_same_with_the_same_letters(played: House) -> None:
    before = happened(played)
    headings = [str(one.heading) for one in line(played)]
    assert f"{headings[1].capitalize()} is open." in command(played, "UNDO", headings[1])
    assert happened(played)[0] == before[0]
    assert [str(one.heading) for one in line(played)] == headings[:2]
    assert len(every(played)) == 5, "nothing is thrown away"
    played.next_phase()
    assert happened(played)[1] == before[1]
    assert happened(played)[2][:4] == before[2][:4]


def test_a_corrected_game_is_the_game_that_would_have_been(played: House, tmp_path: Path) -> None:
    there = tmp_path / "would have been"
    there.mkdir()
    other = House(there)
    other.begun(title=played.game().title)
    first, red = line(played)[0], played.seats()[0].name
    replaced = sent(played, 1, 0)[:-1] or ["PASS"]
    for phase in range(1, 4):
        for seat in range(SEATS):
            orders = replaced if (phase, seat) == (1, 0) else sent(played, phase, seat)
            other.reply(seat, "\n".join(orders))
        other.next_phase()
    said = command(played, "CORRECT ORDERS FOR", f"{red} {first.heading}", *replaced)
    assert f"changed the orders of {red} in {first.heading}" in said
    assert happened(played) == happened(other)
    command(played, "REDO")
    was = every(played)[3]
    assert happened(played)[3][:4] == (was.heading, was.state, was.views, was.kept)
    other.store.close()


def test_each_player_is_told_what_is_different_for_him_and_no_more(cosmic: House) -> None:
    before = [words(cosmic.last(seat, "report")) for seat in range(SEATS)]
    said = command(cosmic, "CORRECT ORDERS FOR", "red turn 1 phase 1", "ATTACK Blue 3 with 1 from home 3")
    for seat in range(SEATS):
        told = words(cosmic.last(seat, "report"))
        assert told.startswith(f"[andromeda] Turn 1 phase 3: corrected report for {cosmic.seats()[seat].name}")
        assert "The game master has corrected turn 1 phase 1, and all that came after it was worked out again." in told
        assert ("Your orders for turn 1 phase 1 are now these" in told) is (seat == 0)
        assert "BEGIN ORDERS" in told
        for gone in after(told, "No longer so: "):
            was = " ".join(words(read(mail.raw)) for mail in cosmic.mails(seat, "report")[:-1])
            assert gone in was
    assert "No longer so: You attacked" in words(cosmic.last(0, "report"))
    assert 'Already revealed to Red: "You attacked' in said
    assert 'Already revealed to all: "Red attacked' in said
    assert 'Already revealed to Red: "Red attacked' not in said
    assert [words(read(cosmic.mails(seat, "3/")[0].raw)) for seat in range(SEATS)] == before


def test_what_is_different_is_told_in_the_language_of_its_reader(cosmic: House) -> None:
    cosmic.reply(0, "LANGUAGE German")
    said = command(cosmic, "CORRECT ORDERS FOR", "red turn 1 phase 1", "ATTACK Blue 3 with 1 from home 3")
    told, other = words(cosmic.last(0, "report")), words(cosmic.last(1, "report"))
    assert "Das ersetzt den Bericht, den du für Zug 1 Phase 3 hattest." in told
    assert "Gilt nicht mehr: Du hast" in told
    assert "Gilt nicht mehr: Red hat" in told
    assert "challenge" not in told.split("Was du entscheiden musst")[0]
    assert "No longer so: Red attacked" in other
    assert 'Already revealed to Red: "You attacked' in said


def test_what_is_different_is_told_once_and_below_what_it_speaks_of(cosmic: House) -> None:
    play(cosmic, 1)
    was = [cosmic.prose(seat, "report") for seat in range(SEATS)]
    command(cosmic, "CORRECT ORDERS FOR", "red turn 1 phase 1", "ATTACK Blue 3 with 1 from home 3")
    told = cosmic.prose(0, "report")
    assert "- No longer so: You attacked Blue on Blue" in told
    assert "Red attacked Blue on Blue" not in told, "his own part says so"
    assert "- No longer so: Red attacked Blue on Blue" in cosmic.prose(2, "report")
    for seat in range(SEATS):
        different = cosmic.prose(seat, "report").split("Your part")[0]
        gone, come = (list(_points(different, mark)) for mark in ("No longer so", "Instead"))
        assert gone
        assert not set(gone) & set(come), "what stands in another place only is not different"
        assert "What you had not been told" not in different
        fought = [(heading, said) for heading, said in (*gone, *come) if said.startswith(("Red won", "Green won"))]
        assert fought
        assert all(heading.split(" (different")[0] in was[seat] for heading, said in fought if (heading, said) in gone)
        assert all("Challenge" in heading for heading, _ in fought)


def test_what_was_taken_back_is_told_once(cosmic: House) -> None:
    command(cosmic, "UNDO", "turn 1 phase 1")
    told = cosmic.prose(0, "report")
    assert told.count("You attacked Blue on Blue") == 1
    assert "Red attacked Blue on Blue" not in told


def test_what_is_brought_back_is_what_was_taken_back(cosmic: House) -> None:
    command(cosmic, "UNDO", "turn 1 phase 2")
    gone = [list(_points(cosmic.prose(seat, "report"), "No longer so")) for seat in range(SEATS)]
    assert all(gone)
    assert not any("phase 1" in heading for seat in gone for heading, _ in seat), "what came before is as it was"
    command(cosmic, "REDO")
    come = [list(_points(cosmic.prose(seat, "report"), "So again, as you had been told")) for seat in range(SEATS)]
    assert come == gone
    for seat in range(SEATS):
        told = words(cosmic.last(seat, "report"))
        assert "What you had not been told" not in told
        assert "what you had been told is no longer so" not in told


def _points(told: str, mark: str) -> Iterator[tuple[str, str]]:
    """Each sentence behind a mark, with the heading above it."""
    for section in told.split("\n\n"):
        heading, _, points = section.replace("\n  ", " ").partition("\n")
        for point in points.splitlines():
            if point.removeprefix("- ").startswith(f"{mark}: "):
                yield heading, point.split(": ", 1)[1]


def test_old_keys_are_dead_and_the_new_letter_can_be_answered(cosmic: House) -> None:
    old = cosmic.last(0, "report")
    assert cosmic.reply(1, "READY").verdict == "accepted"
    command(cosmic, "UNDO", "turn 1 phase 2")
    command(cosmic, "REDO")
    assert sent(cosmic, cosmic.game().serial, 1) == [], "who was READY is not READY any more"
    command(cosmic, "REDO")
    assert cosmic.receive(cosmic.raw("PASS", to=old.reply_to, answers=old)).verdict == "closed_phase"
    assert cosmic.reply(0, "PASS").verdict == "accepted"
    assert cosmic.reply(0, "RESEND").verdict == "asked"
    assert "it was first sent" in cosmic.answer(0)
    cosmic.next_phase()
    assert str(cosmic.table().heading) == "turn 1 phase 3"
    assert summaries.show(cosmic.office, "andromeda").heading == "turn 1 phase 3"


def test_what_was_taken_back_can_be_brought_back_and_taken_back_again(cosmic: House) -> None:
    before = happened(cosmic)
    cosmic.reply(1, cosmic.bot(1))
    open_orders = sent(cosmic, 3, 1)
    command(cosmic, "UNDO", "turn 1 phase 1")
    undone = happened(cosmic)
    command(cosmic, "REDO")
    assert happened(cosmic) == before
    assert sent(cosmic, cosmic.game().serial, 1) == open_orders
    command(cosmic, "REDO")
    assert happened(cosmic) == undone
    assert "had brought something back and has now undone that: turn 1 phase 1" in words(cosmic.last(1, "report"))
    assert "has brought back what" not in words(cosmic.last(1, "report"))
    play(cosmic, 1)
    with pytest.raises(GameWrong, match="nothing was taken back since the open phase was opened"):
        command(cosmic, "REDO")


def test_orders_that_should_never_have_counted_are_taken_out(cosmic: House) -> None:
    command(cosmic, "CORRECT ORDERS FOR", "Green turn 1 phase 1")
    assert sent(cosmic, every(cosmic)[3].serial, 2) == []
    assert "You did not send any orders" in words(cosmic.last(2, "report")) or "NMR" in words(cosmic.last(2, "report"))
    assert "in place of what you had sent: nothing" in words(cosmic.last(2, "report"))


def test_each_order_that_was_put_in_place_of_others_is_told_by_itself(cosmic: House) -> None:
    command(cosmic, "CORRECT ORDERS FOR", "Green turn 1 phase 1", "ZAP Red IF used against me", "ZAP Blue")
    said = words(cosmic.last(2, "report"))
    assert "in place of what you had sent: ZAP Red IF used against me; ZAP Blue" in said


WRONG: tuple[tuple[str, str, tuple[str, ...], str], ...] = (
    ("UNDO", "", (), "say which phase is meant; those that are over: turn 1 phase 1, turn 1 phase 2"),
    ("UNDO", "turn 9 phase 1", (), "there is no turn 9 phase 1; those that are over"),
    ("UNDO", "turn 1 phase 3", (), "turn 1 phase 3 is open; nothing was done"),
    ("UNDO", "turn 1 phase 1 quickly", (), "'quickly' cannot be understood"),
    ("REDO", "", (), "there is nothing to bring back"),
    ("CORRECT ORDERS FOR", "Red turn 1 phase 1", ("sing",), "not all of it can be read as orders of Red"),
    ("CORRECT ORDERS FOR", "Brown turn 1 phase 1", ("PASS",), "there is no seat 'Brown'"),
    ("CORRECT ORDERS FOR", "Red turn 1 phase 3", ("PASS",), "turn 1 phase 3 is open"),
    ("CORRECT RULING", "turn 1 phase 1 Red heat 1", (), "'heat 1' cannot be ruled on Red in turn 1 phase 1"),
)


def test_what_cannot_be_corrected_changes_nothing(cosmic: House) -> None:
    before = every(cosmic)
    for word, text, lines, why in WRONG:
        with pytest.raises(GameWrong) as wrong:
            command(cosmic, word, text, *lines)
        assert why in str(wrong.value)
    assert every(cosmic) == before


def test_the_same_correction_twice_is_one(cosmic: House) -> None:
    command(cosmic, "CORRECT ORDERS FOR", "Red turn 1 phase 1", "PASS")
    with pytest.raises(GameWrong, match="nothing would be different"):
        command(cosmic, "CORRECT ORDERS FOR", "Red turn 1 phase 1", "PASS")


def test_a_master_who_plays_takes_back_blindly_and_corrects_nothing(house: House) -> None:
    house.begun(gm=PLAYERS[0].address)
    play(house, 1)
    ann = PLAYERS[0].address
    house.receive(house.raw("STATUS", sender=ann, subject="GM andromeda"))
    key = [read(mail.raw) for mail in house.mails() if mail.recipient == ann][-1].reply_to
    gm(house, "UNDO turn 1 phase 1\nCORRECT ORDERS FOR Blue turn 1 phase 1\nPASS\nEND", sender=ann, to=key)
    said = words([read(mail.raw) for mail in house.mails() if mail.recipient == ann][-1])
    assert "Already revealed" not in said
    assert "cannot be shown to somebody who plays" in said
    assert str(house.table().heading) == "turn 1 phase 1"


def test_a_record_of_one_phase_is_told_of_in_the_singular(house: House) -> None:
    house.begun()
    play(house, 1)
    command(house, "END GAME", str(house.table().heading))
    record = house.game().record
    assert record is not None
    assert "events of 1 phase are as the record says" in verify(record).sentence


def test_the_record_of_a_corrected_game_holds_and_states_what_was_corrected(house: House) -> None:
    house.begun()
    play(house, 3)
    first = str(line(house)[0].heading)
    command(house, "UNDO", str(line(house)[2].heading))
    command(house, "CORRECT ORDERS FOR", f"Red {first}", "PASS")
    command(house, "END GAME", str(house.table().heading))
    record = house.game().record
    assert record is not None
    assert verify(record).holds, verify(record).sentence
    told = msgspec.json.decode(record)["corrections"]
    assert [(one["kind"], one["phase"]) for one in told] == [("undone", "turn 1 phase 3"), ("orders", "turn 1 phase 1")]
    assert told[1]["now"] == [[[1, "PASS", False]]]
    with pytest.raises(GameWrong, match="it has ended"):
        command(house, "UNDO", first)
    wrong = record.replace(b'"now":[[[1,"PASS",false]]]', b'"now":[[[1,"READY",false]]]')
    assert "are not those that they were changed to" in verify(wrong).sentence
    stranger = record.replace(b'"seat":"Red","was"', b'"seat":"Brown","was"')
    assert "is about Brown, who has no seat" in verify(stranger).sentence


def _corrected(house: House, when: str) -> None:
    """A correction by a process that is killed."""

    def work(unit: Unit, game: Game) -> None:
        hand = Hand(house.office, unit, game, "somebody", house.clock.now())
        VERBS["CORRECT ORDERS FOR"].does(hand, "Red turn 1 phase 1", ("PASS",))

    house.killed(when, work)


def test_killed_in_a_correction_it_is_done_wholly_or_not_at_all(cosmic: House) -> None:
    before, mails = every(cosmic), cosmic.mails()
    _corrected(cosmic, "before")
    assert every(cosmic) == before
    assert cosmic.mails() == mails
    _corrected(cosmic, "after")
    assert len(every(cosmic)) == 6
    assert [phase.closed_at is None for phase in every(cosmic)] == [False] * 5 + [True]
    assert len(cosmic.mails()) == len(mails) + SEATS
    with pytest.raises(GameWrong, match="nothing would be different"):
        command(cosmic, "CORRECT ORDERS FOR", "Red turn 1 phase 1", "PASS")

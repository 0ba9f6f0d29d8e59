"""A rehearsal that does not go well says so: letters misread, unanswered, lost, doubled, records that differ."""

from collections.abc import Iterator
from pathlib import Path
from shutil import copytree

import pytest
from msgspec.structs import replace

from adjudicator.data import folder
from adjudicator.mail.embedded import Embedded
from adjudicator.mail.parsing.letter import Letter
from adjudicator.mail.servers.client import Received
from adjudicator.rehearsal import demo, waiting
from adjudicator.rehearsal.demo import amiss, plan
from adjudicator.rehearsal.house import furnish
from adjudicator.rehearsal.people import users
from adjudicator.rehearsal.playing import Rehearsal
from adjudicator.rehearsal.specimens import Specimens
from adjudicator.rehearsal.waiting import Stuck, wait_for
from adjudicator.rehearsal.worker import ServiceEnded, Worker


@pytest.fixture(scope="module")
def misread(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Rehearsal]:
    """One turn with two letters that are not as the specimens say."""
    letters = tmp_path_factory.mktemp("letters") / "postal-cosmic"
    copytree(folder("orders") / "postal-cosmic", letters)
    (letters / "turn-1/phase-1/red.txt").write_text("ATTACK Green 3 with 4 from home 1\nFLY to Green 4\n", "utf-8")
    (letters / "turn-1/phase-3/yellow.txt").write_text("in 4 card attack 30\n", "utf-8")
    with Embedded(users(5)) as post:
        house = furnish(tmp_path_factory.mktemp("house"), post, 9)
        with Worker(house) as worker:
            game = replace(plan(None, 5), letters=Specimens(letters), until=2)
            rehearsal = Rehearsal(house, game, tell=lambda moment: None, watch=worker.check)
            rehearsal.play()
        yield rehearsal
        rehearsal.close()


def test_letters_that_are_misread_or_read_against_expectation(misread: Rehearsal) -> None:
    assert misread.faults == [
        "turn-1/phase-1/red.txt: the answer is '[andromeda] NOT ALL UNDERSTOOD: Turn 1 phase 1: orders of Red'",
        "turn-1/phase-3/yellow.txt: the answer does not speak of 'in 2 card atk 17'",
        "turn-1/phase-3/yellow.txt: the answer is '[andromeda] CANNOT BE DONE: Turn 1 phase 3: orders of Yellow'",
    ]


def test_letters_that_are_lost_doubled_strange_or_unanswered(misread: Rehearsal) -> None:
    assert amiss(misread) == []
    player = misread.players[1]
    kept = list(player.inbox)
    report = next(one for one in kept if "Turn 1 phase 2: report for Blue" in one.letter.subject)
    answer = misread.answers["turn-1/phase-1/blue.txt"]
    player.inbox.remove(report)
    assert amiss(misread) == ["Blue got andromeda/2/Blue/report 0 times"]
    player.inbox[:] = [*kept, report]
    assert amiss(misread) == ["Blue got andromeda/2/Blue/report 2 times"]
    player.inbox[:] = [one for one in kept if one is not answer]
    first, second = amiss(misread)
    assert first == f"Blue got no answer to {answer.letter.in_reply_to[0]}"
    assert second.startswith("Blue got answer/")
    player.inbox[:] = [*kept, Received(b"", Letter(message_id="<strange@mail.test>"))]
    assert amiss(misread) == ["Blue got <strange@mail.test>, which nobody queued"]
    player.inbox[:] = kept
    office, game = misread.house.office, misread.game()
    with office.store.unit() as unit:
        unit.notices.add("hold", "It failed.", at=office.clock.now(), game_id=game.id)
    assert amiss(misread) == ["a notice of hold: It failed."]


def test_everybody_must_have_the_same_record(tmp_path: Path) -> None:
    both = {"Red": ("andromeda.json", b"{}"), "Blue": ("andromeda.json", b"[]")}
    verdict, _ = demo._record(tmp_path, both)
    assert (verdict.holds, verdict.sentence) == (False, "there are 2 different ones; without one: nobody")
    verdict, _ = demo._record(tmp_path, {"Red": None})
    assert verdict.sentence == "there are 0 different ones; without one: Red"
    verdict, path = demo._record(tmp_path, {"Red": ("andromeda.json", b"{}")})
    assert not verdict.holds
    assert path.read_bytes() == b"{}"


def test_what_does_not_come_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "PATIENCE_SECONDS", 0.01)
    pauses: list[float] = []
    with pytest.raises(Stuck, match=r"^the report for Red did not come in 0.01 seconds$"):
        wait_for(lambda: False, "the report for Red", pauses.append)
    assert pauses
    assert all(0 < pause <= 0.01 for pause in pauses)


def test_a_service_that_ends_is_noticed(tmp_path: Path) -> None:
    with Embedded(users(3)) as post:
        house = furnish(tmp_path, post, 1)
        worker = Worker(house)
        with pytest.raises(ServiceEnded):
            worker.check()
        with worker:
            worker.check()
            worker.kill()
            with pytest.raises(ServiceEnded, match="the service has ended by itself"):
                worker.check()
        house.office.store.close()

"""What a game master rules by hand counts, is told to all, and stands in the record that is verified."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from adjudicator.games.cosmoforce.events.characters import CrewActionRuled
from adjudicator.mail.parsing.letter import read
from adjudicator.service import master
from adjudicator.service.documents.game_record import Record
from adjudicator.service.games import explanations, games
from adjudicator.service.games.previews import lay, resolved
from adjudicator.service.proof.verification import verify
from tests.service.house import GM, GM_HALF, House, words

SHIPS = (
    'BUILD cruiser with 2 engines, 3 lasers, habitat\nCREW "Ripley" as "pilot"',
    "BUILD cruiser with engine, 2 lasers, 3 habitats, dissipator",
)

RULED = b'"rulings":[{"seat":"Red","words":"Blue hurt 20"}]'


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A fight in its first round, at the end of which Ripley attempts something."""
    house = House(tmp_path)
    house.begun("duel", 2, title="cosmoforce", options={"crew": "named", "last_round": "25"}, gm_half=GM_HALF)
    for seat, ship in enumerate(SHIPS):
        house.reply(seat, ship, game="duel")
    house.next_phase("duel")
    house.reply(0, 'ACT Ripley: "talks to their computer"', game="duel")
    house.reply(1, "PASS", game="duel")
    house.next_phase("duel")
    yield house
    house.store.close()


def ruled(house: House) -> list[str]:
    """What was ruled, as the open phase would come out now; nothing where it came to nothing."""
    events = resolved(lay(house.office, "duel")).events
    return [event.words for event in events if isinstance(event, CrewActionRuled)]


def test_the_game_master_is_told_what_waits_for_him(house: House) -> None:
    (notice,) = house.notices("ruling")
    assert 'a ruling is wanted on Red: Ripley attempts: "talks to their computer".' in notice
    assert 'adjudicator game rule duel Red "..."' in notice


def test_the_game_master_rules_by_answering_what_he_was_told(house: House) -> None:
    """With the key of the phase that waits, so that he can answer as long as it is open."""
    letters = [read(mail.raw) for mail in house.mails(game="duel") if mail.recipient == GM]
    (told,) = [letter for letter in letters if "a ruling is wanted on Red" in words(letter)]
    assert f"+duel.gm.{house.game('duel').serial}." in told.reply_to
    line = next(line.text.strip() for line in told.lines if line.text.strip().startswith("RULE "))
    house.receive(house.raw(line.replace("...", "Blue heat +3"), sender=GM, to=told.reply_to, answers=told))
    assert ruled(house) == ["Blue heat +3"]


def test_a_ruling_is_told_at_once_and_happens_first(house: House) -> None:
    told = house.rule("duel", "red", "Blue heat +3")
    assert told == ("The game master ruled on Red's crew action: Blue heat +3.", "Blue took 3 heat tokens.")
    for seat in (0, 1):
        assert "Blue took 3 heat tokens." in words(house.last(seat, "notice", "duel"))
    events = resolved(lay(house.office, "duel")).events
    assert [type(event).__name__ for event in events[:2]] == ["CrewActionRuled", "HeatTaken"]
    house.next_phase("duel")
    report = " ".join(words(house.last(1, "report", "duel")).split())
    assert "The game master ruled on Red's crew action: Blue heat +3." in report
    assert "You took 3 heat tokens." in report
    assert explanations.explain(house.office, "duel", "turn 2 phase 2").as_recorded
    assert len(house.notices("ruling")) == 1


def test_a_ruling_is_told_in_the_language_of_each_reader(house: House) -> None:
    house.reply(1, "LANGUAGE Deutsch", game="duel")
    house.rule("duel", "Red", "Blue heat +3")
    english, german = (" ".join(words(house.last(seat, "notice", "duel")).split()) for seat in (0, 1))
    assert "The game master ruled on Red's crew action: Blue heat +3. Blue took 3 heat tokens." in english
    assert "über den Versuch von Reds Mannschaft entschieden: Blue heat +3. Blue hat 3 Hitzemarken bekommen." in german


def test_a_later_ruling_replaces_the_one_before(house: House) -> None:
    for said in ("Blue heat +3", "Blue heat +3", "nothing"):
        house.rule("duel", "Red", said)
    assert ruled(house) == ["nothing"]
    assert len(house.mails(1, "notice", "duel")) == 3


@pytest.mark.parametrize(
    ("seat", "said", "why"),
    [
        ("Blue", "heat +1", "Blue has attempted nothing that waits for a ruling"),
        ("Red", "a miracle", '"a miracle" can come of no crew action; these can'),
        ("Red", "repair laser 1", "Red has no laser 1 that is damaged"),
        ("Red", "heal Ripley", "Red has nobody like this who is hurt"),
        ("Red", "hurt 1; heal Ripley", "Red has nobody like this who is hurt"),
        ("Red", "hurt Ripley; hurt Ripley; hurt Ripley", "Red has no crew called Ripley alive"),
        ("Pink", "nothing", "there is no seat 'Pink'"),
    ],
)
def test_what_cannot_be_ruled_is_refused_with_the_reason(house: House, seat: str, said: str, why: str) -> None:
    with pytest.raises(games.GameWrong, match=why):
        house.rule("duel", seat, said)
    assert ruled(house) == [""]


def test_capitals_do_not_matter(house: House) -> None:
    told = house.rule("duel", "Red", "BLUE Heat +3; blue Damage 1 on Laser 1; Hurt ripley; Nothing")
    assert told[1:3] == ("Blue took 3 heat tokens.", "Blue's laser 1 was damaged (1 of 2).")
    assert "Ripley" in told[-1]


def test_a_ruling_that_a_correction_makes_void_is_told_in_the_language_of_its_reader(house: House) -> None:
    house.reply(0, "LANGUAGE Deutsch", game="duel")
    house.rule("duel", "Red", "Blue heat +3")
    master.command(house.office, "duel", "CORRECT ORDERS FOR", "Red turn 1 phase 2", ("PASS",))
    said = " ".join(words(house.last(0, "report", "duel")).split())
    assert "lässt sich nicht mehr ausführen: Red hat nichts versucht, worüber noch zu entscheiden wäre." in said
    assert ruled(house) == []
    house.next_phase("duel")


def test_what_waits_for_a_ruling_in_a_phase_that_is_taken_back_waits_for_it_again(house: House) -> None:
    heading = str(house.table("duel").heading)
    house.next_phase("duel")
    assert len(house.notices("ruling")) == 1
    master.command(house.office, "duel", "UNDO", heading, ())
    first, again = house.notices("ruling")
    assert f"In {heading} a ruling is wanted on Red: Ripley attempts" in again
    assert first != again, "there is another time to answer by"


def test_a_title_without_crew_actions_wants_no_ruling(house: House) -> None:
    house.begun("andromeda", 3)
    with pytest.raises(games.GameWrong, match="nothing waits for a ruling"):
        house.rule("andromeda", "Red", "nothing")


def test_rulings_stand_in_the_record_and_are_verified(house: House) -> None:
    house.rule("duel", "Red", "Blue hurt 20")
    house.next_phase("duel")
    data = house.game("duel").record
    assert data is not None
    record = msgspec.json.decode(data, type=Record)
    assert [(one.seat, one.words) for phase in record.phases for one in phase.rulings] == [("Red", "Blue hurt 20")]
    assert verify(data).holds, verify(data).sentence
    for old, new, why in (
        (RULED, RULED.replace(b"20", b"1"), "In turn 2 phase 2 event 1 should be"),
        (RULED, RULED.replace(b"Red", b"Pink"), "a ruling on Pink, who has no seat"),
        (RULED, RULED.replace(b"hurt 20", b"wins"), 'what was ruled can come to nothing: "wins" can'),
    ):
        assert data.count(old) >= 1
        changed = data.replace(old, new)
        assert not verify(changed).holds
        assert why in verify(changed).sentence

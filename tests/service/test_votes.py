"""Players end a game by secret votes: as a draw, or by conceding it to somebody."""

import msgspec
import pytest

from adjudicator.service.documents.game_record import Record, RecordedAgreement
from adjudicator.service.games import summaries
from adjudicator.service.proof.verification import verify
from adjudicator.service.publishing.gathering import gathered
from tests.due import adjudicate_due
from tests.service.house import House, words


def record(house: House) -> Record:
    kept = house.game().record
    assert kept is not None
    return msgspec.json.decode(kept, type=Record)


def over(house: House) -> bool:
    adjudicate_due(house.office)
    return house.game().status == "finished"


def test_a_draw_that_everybody_votes_for_ends_the_game_at_once(house: House) -> None:
    house.begun()
    house.reply(0, "PROPOSE DRAW")
    assert "It takes 3 of 3 votes." in house.answer(0)
    house.reply(1, "PROPOSE DRAW")
    assert not over(house)
    house.reply(2, "Propose draw.")
    assert "That is enough votes: the game ends now." in house.answer(2)
    assert over(house)
    for seat in range(3):
        last = words(house.last(seat, "final"))
        assert "Enough players have voted for a draw." in last
        assert "and Red, Blue and Green share the win." in last
    found = record(house)
    assert found.winners == ("Red", "Blue", "Green")
    assert found.agreed == RecordedAgreement("draw", votes=3, voters=3)
    verdict = verify(msgspec.json.encode(found))
    assert verdict.holds, verdict.sentence
    assert told_as(house) == ("draw", "draw")


def told_as(house: House) -> tuple[str, str]:
    """How the end is told by `game show --json`, and on the pages, where it is counted."""
    return summaries.show(house.office, "andromeda").agreed, gathered(house.office, house.game(), "en").summary.agreed


def test_whoever_concedes_is_not_named_and_the_winner_need_not_agree(house: House) -> None:
    house.begun()
    names = [seat.name for seat in house.table().seats]
    house.reply(1, f"CONCEDE to {names[0]}")
    told = words(house.last(2, "notice"))
    assert f"that {names[0]} has won it" in told
    assert names[1] not in told.split("Votes are secret")[0].split("Somebody")[1]
    house.reply(2, f"concede to {names[0]}")
    assert over(house)
    assert record(house).winners == (names[0],)
    assert verify(msgspec.json.encode(record(house))).holds
    assert told_as(house) == ("conceded", "conceded")


def test_the_others_are_told_once_of_each_end_that_is_proposed(house: House) -> None:
    house.begun()
    before = len(house.mails(2))
    for text in ("PROPOSE DRAW", "WITHDRAW VOTE", "PROPOSE DRAW"):
        house.reply(0, text)
    house.reply(1, "PROPOSE DRAW")
    assert len(house.mails(2)) == before + 1


def test_a_vote_that_was_taken_back_or_changed_does_not_count(house: House) -> None:
    house.begun()
    names = [seat.name for seat in house.table().seats]
    house.reply(0, "PROPOSE DRAW")
    house.reply(0, "WITHDRAW VOTE")
    assert "Your vote is taken back." in house.answer(0)
    house.reply(1, "PROPOSE DRAW")
    house.reply(2, "PROPOSE DRAW")
    assert not over(house)
    house.reply(0, f"CONCEDE to {names[2]}")
    assert not over(house)
    house.reply(0, "PROPOSE DRAW")
    assert over(house)


def test_votes_lapse_with_their_phase(house: House) -> None:
    house.begun()
    for seat in (0, 1):
        house.reply(seat, "PROPOSE DRAW")
    house.clock.move(house.table().phase.deadline)
    assert not over(house)
    assert house.table().phase.serial == 2
    house.reply(2, "PROPOSE DRAW")
    assert not over(house)


def test_a_vote_beside_orders_is_counted_and_the_orders_are_on_file(house: House) -> None:
    house.begun()
    house.reply(0, "PASS\nPROPOSE DRAW")
    assert "Your vote is on file" in house.answer(0)
    assert house.table().phase.ends_at is None


@pytest.mark.parametrize(("rule", "enough"), [("two thirds", 3), ("majority", 3)])
def test_a_game_can_do_with_fewer_votes(house: House, rule: str, enough: int) -> None:
    house.begun(players=4, options={"ended_by_vote": rule})
    for seat in range(enough - 1):
        house.reply(seat, "PROPOSE DRAW")
    assert not over(house)
    house.reply(enough - 1, "PROPOSE DRAW")
    assert over(house)
    assert verify(msgspec.json.encode(record(house))).holds


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("CONCEDE to Zzyzx", 'nobody here is called "Zzyzx"'),
        ("CONCEDE to {own}", "you cannot concede to yourself"),
    ],
)
def test_a_vote_that_cannot_be_is_refused_with_the_reason(house: House, text: str, why: str) -> None:
    house.begun()
    house.reply(0, text.format(own=house.table().seats[0].name))
    assert why in house.answer(0)
    assert "your vote was not counted" in house.answer(0)


def test_a_game_can_refuse_votes(house: House) -> None:
    house.begun(options={"ended_by_vote": "never"})
    house.reply(0, "PROPOSE DRAW")
    assert "players cannot end this game by votes" in house.answer(0)


def test_the_last_letter_comes_again_as_it_was(house: House) -> None:
    house.begun()
    for seat in range(3):
        house.reply(seat, "PROPOSE DRAW")
    assert over(house)
    first = words(house.last(1, "final"))
    house.reply(1, "RESEND", "final")
    assert words(house.last(1, "final")) == first


def test_a_record_that_claims_another_end_does_not_hold(house: House) -> None:
    house.begun()
    for seat in range(3):
        house.reply(seat, "PROPOSE DRAW")
    assert over(house)
    told = msgspec.json.decode(msgspec.json.encode(record(house)))
    changes: tuple[dict[str, object], ...] = (
        {"agreed": None},
        {"winners": []},
        {"options": {"ended_by_vote": "never"}},
        {"agreed": told["agreed"] | {"votes": 2}},
        {"agreed": told["agreed"] | {"how": "conceded"}},
    )
    for change in changes:
        assert not verify(msgspec.json.encode(told | change)).holds, change

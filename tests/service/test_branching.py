"""The branches of real letters in words."""

from collections.abc import Iterator

from adjudicator.service.games.branches import Answering, Branching, Forking, Then, branching
from adjudicator.service.games.previews import differences, foreseen, lay, resolved
from tests.service.house import House
from tests.service.letters_in_place import letter
from tests.service.orders import attack


def answers(then: Then) -> Iterator[tuple[Forking, Answering]]:
    """Every answer that is shown, with its question."""
    if then.question is not None:
        for answer in then.question.answers:
            yield then.question, answer
            yield from answers(answer.then)


def attacking(house: House, condition: str = "IF Blue holds 8 cards or more") -> str:
    one = attack(house)
    return f"{one} {condition} ELSE {one.removeprefix('ATTACK ').replace('4 from', '2 from')}"


def test_each_answer_is_shown_with_what_follows(house: House) -> None:
    house.begun()
    house.reply(0, attacking(house))
    laid = lay(house.office, "andromeda")
    found = branching(laid, most=50)
    assert (found.whole, found.alternatives, found.phase) == (True, 3, "turn 1 phase 1")
    (part,) = found.parts
    (question, first), (_, second), (_, none) = list(answers(part.then))
    assert (part.of, question.seat, question.about, question.alternatives) == (("Red",), "Red", "attack", 3)
    assert (first.order, first.alternative, first.stands, second.alternative, second.stands) == (1, 1, False, 2, True)
    assert first.text.endswith(" IF Blue holds 8 cards or more")
    assert first.weighed is not None
    assert first.weighed.why == "its condition did not hold"
    assert [(fact.fact, fact.value) for fact in first.weighed.knew] == [("Blue holds", "7 cards")]
    assert second.then == Then()
    assert (none.order, none.text, none.stands) == (0, "none of them applies", False)


def test_what_follows_is_what_that_letter_would_come_to(house: House) -> None:
    house.begun()
    house.reply(0, attacking(house))
    stands = lay(house.office, "andromeda")
    (_, first), *_ = list(answers(branching(stands, most=50).parts[0].then))
    other = lay(house.office, "andromeda", {"Red": letter(attack(house))})
    events = [foreseen(laid.table, resolved(laid)).events for laid in (stands, other)]
    assert first.then.differences == differences(*events)
    assert [one.sign for one in first.then.differences] == ["-", "+"]


def everything(house: House, most: int) -> Branching:
    """Where the letters of bots could lead in the third phase, in which cards are played."""
    house.begun(players=4)
    for _ in range(2):
        for seat in range(4):
            house.reply(seat, house.bot(seat))
        house.next_phase()
    for seat in range(4):
        house.reply(seat, house.bot(seat))
    return branching(lay(house.office, "andromeda"), most=most)


def test_too_much_is_shown_challenge_by_challenge(house: House) -> None:
    found = everything(house, 120)
    assert not found.whole
    assert len(found.parts) > 2
    assert all(one.startswith("challenge ") for part in found.parts for one in part.of)
    assert any(not part.whole for part in found.parts)
    for part in found.parts:
        shown = list(answers(part.then))
        assert any(answer.then.unseen for _, answer in shown) is not part.whole
        assert {f"challenge {question.challenge}" for question, _ in shown} <= set(part.of)
        assert sum(answer.stands for _, answer in shown) == len({id(question) for question, _ in shown})
    before = [one for part in found.parts for _, one in answers(part.then) if one.then.shown_before]
    assert all(one.then.question is None and one.then.position for one in before)


def test_nothing_to_choose_is_one_way(house: House) -> None:
    house.begun()
    found = branching(lay(house.office, "andromeda"), most=10)
    assert (found.whole, found.alternatives, [part.then for part in found.parts]) == (True, 1, [Then()])

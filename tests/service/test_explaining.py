"""A phase explained: who was asked, what he knew, what came of each alternative."""

from contextlib import closing
from pathlib import Path
from sqlite3 import connect

import pytest

from adjudicator.engine.contract.order_words import NO, Vocabulary
from adjudicator.engine.contract.piece_acts import spoken
from adjudicator.engine.contract.trace import How
from adjudicator.games.cosmoclasm.words.order_words import Play, Retire
from adjudicator.orders.standing.evidence import Knew
from adjudicator.orders.values.clauses import Alternative, Clause
from adjudicator.service.games import explanations
from adjudicator.service.games.explanations import CHOSEN, FAILED, NOT_REACHED, Asked, Explained
from adjudicator.service.games.games import GameWrong
from tests import hands
from tests.service.house import House
from tests.service.orders import attack


def asked(found: Explained, about: str) -> Asked:
    (one,) = [one for one in found.asked if one.about == about]
    return one


def test_every_alternative_is_accounted_for(house: House) -> None:
    house.begun()
    mine = attack(house)
    target = mine.removeprefix("ATTACK ")
    house.reply(
        0, f"{mine} IF Blue holds 8 cards or more\n  ELSE {target} IF Blue holds 3 cards or more\n  ELSE {target}"
    )
    found = explanations.explain(house.office, "andromeda", seat="red")
    one = asked(found, "attack")
    assert (one.seat, one.how, one.order, one.alternative, one.backup) == ("Red", How.ORDERED, 1, 2, False)
    assert one.answer.startswith("ATTACK Blue 1")
    assert [(each.alternative, each.fate, each.why) for each in one.considered] == [
        (1, FAILED, "its condition did not hold"),
        (2, CHOSEN, ""),
        (3, NOT_REACHED, "an earlier one applied"),
    ]
    assert [each.knew for each in one.considered] == [*[(Knew("Blue holds", "7 cards"),)] * 2, ()]
    assert one.considered[0].text.endswith(" IF Blue holds 8 cards or more")
    assert found.silent == ("Blue", "Green")


def test_orders_that_nothing_called_for_are_told(house: House) -> None:
    house.begun()
    house.reply(1, "ZAP any")
    found = explanations.explain(house.office, "andromeda")
    (never,) = [one for one in found.unasked if one.seat == "Blue"]
    assert (never.order, never.text) == (1, "ZAP any")
    assert {one.seat for one in found.asked} == {"Red", "Blue", "Green"}
    assert asked(explanations.explain(house.office, "andromeda", seat="Blue"), "attack").how is How.RANDOM


def test_a_phase_that_is_over_comes_out_as_it_did(house: House) -> None:
    house.begun()
    expected = {}
    for _ in range(4):
        for seat in range(3):
            house.reply(seat, house.bot(seat))
        open_ = explanations.explain(house.office, "andromeda")
        assert open_.as_recorded is None
        expected[open_.phase] = open_
        house.next_phase()
    for phase, before in expected.items():
        after = explanations.explain(house.office, "andromeda", phase)
        assert after.as_recorded is True
        assert (after.asked, after.unasked) == (before.asked, before.unasked)
    assert sum(one.how is How.ORDERED for before in expected.values() for one in before.asked) > 8


def test_another_outcome_than_the_recorded_one_is_told(house: House, tmp_path: Path) -> None:
    house.begun()
    house.next_phase()
    with closing(connect(tmp_path / "games.db")) as database, database:
        assert database.execute("update phase set events = x'5b5d' where serial = 1").rowcount == 1
    assert explanations.explain(house.office, "andromeda", "turn 1 phase 1").as_recorded is False


def test_explaining_writes_nothing(house: House) -> None:
    house.begun()
    house.reply(0, house.bot(0))
    before = (house.game(), house.mails())
    explanations.explain(house.office, "andromeda")
    assert (house.game(), house.mails()) == before


def test_what_cannot_be_explained(house: House) -> None:
    house.create()
    with pytest.raises(GameWrong, match="andromeda has no phases yet: it has not begun yet"):
        explanations.explain(house.office, "andromeda")
    hands.start(house.office, "andromeda")
    with pytest.raises(GameWrong, match="andromeda has no turn 2 phase 1; it has turn 1 phase 1"):
        explanations.explain(house.office, "andromeda", "turn 2 phase 1")
    with pytest.raises(GameWrong, match="there is no seat 'Pink' in andromeda"):
        explanations.explain(house.office, "andromeda", seat="Pink")


@pytest.mark.parametrize(
    ("detail", "words"),
    [
        ("", ""),
        ("2", "2"),
        ("Cosmic Zap on 1/Macron/1", "Cosmic Zap on Blue's Macron"),
        ("Cosmic Zap on 0/Cosmic Zap on 1/Macron/2", "Cosmic Zap on Red's Cosmic Zap on Blue's Macron, use 2"),
    ],
)
def test_details_name_seats(detail: str, words: str) -> None:
    assert spoken(detail, ("Red", "Blue")) == words


def test_an_alternative_stands_under_its_own_order_word() -> None:
    """Which may be another than that of its clause, and have nothing after it."""
    alternatives = (Play("sun drone/mech"), Retire(), Play("star mech"))
    clause = Clause("RETIRE", "turn", tuple(Alternative(choice) for choice in (Retire(), *alternatives, NO)))
    names = Vocabulary({"black_card": {"sun drone/mech": "sun drone/mech", "star mech": "star mech"}})
    said = [explanations.worded(clause, number, names) for number in range(1, 6)]
    assert said == ["RETIRE", "PLAY sun drone/mech", "RETIRE", "PLAY star mech", "RETIRE no"]


def test_what_an_alternative_could_not_know_is_said_so(house: House) -> None:
    house.begun()
    house.reply(0, f"{attack(house)} IF their card is Compromise")
    (only,) = asked(explanations.explain(house.office, "andromeda", seat="Red"), "attack").considered
    assert (only.fate, only.why) == (FAILED, "its condition could not be known")
    assert [one.value for one in only.knew] == [None]

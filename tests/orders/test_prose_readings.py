"""Sentences that may mean one of several orders, all of which are told: each kind in words of its own."""

import pytest

from tests.orders.positions_of_letters import offered, read


@pytest.mark.parametrize(
    ("position", "text", "readings"),
    [
        # A name that several things have.
        ("first-lap", "The sun drone, please.", ["PLAY sun drone/drone", "PLAY sun drone/mech"]),
        ("second-lap", "Ich spiele irgendeine Mondkarte.", ["PLAY moon drone/missile", "PLAY moon mech/stargate"]),
        # One of two that are named, whatever is said of the choice.
        ("one-card", "One of these two: the 4 or the 12.", ["IN 1 CARD Attack 4", "IN 1 CARD Attack 12"]),
        ("allies", "I invite Eve or Dieter, I don't know which yet.", ["IN 1 INVITE Purple", "IN 1 INVITE Yellow"]),
        # Something of which there are few is left out.
        (
            "allies",
            "I participate in challenge 2 with 3 from home 5.",
            ["IN 2 JOIN offence with 3 from home 5", "IN 2 JOIN defence with 3 from home 5"],
        ),
        ("round", "I shoot one of them with the railgun.", ["ATTACK Blue with railguns", "ATTACK Green with railguns"]),
    ],
)
def test_all_readings_are_told(position: str, text: str, readings: list[str]) -> None:
    found = [one.readings for one in read(position, text).problems if one.readings]
    assert [list(one) for one in found] == [readings]
    assert offered(position, text) == []


@pytest.mark.parametrize(
    ("position", "text"),
    [
        ("second-lap", "I don't play the moon card."),
        ("second-lap", "Have you seen the moon tonight?"),
        ("allies", "Shall I take part in challenge 2 with two from home 1?"),
        ("allies", "I won't take part in challenge 2 with two from home 1."),
    ],
)
def test_what_is_asked_or_refused_has_no_readings(position: str, text: str) -> None:
    assert [one for one in read(position, text).problems if one.readings or one.suggestion] == []


def test_the_words_of_a_name_may_stand_the_other_way_round() -> None:
    assert offered("first-lap", "Ich spiele den Doppelmech von der Sonne.") == ["PLAY sun mech/mech"]

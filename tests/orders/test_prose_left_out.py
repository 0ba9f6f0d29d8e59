"""Sentences of which a part would be lost: nothing is offered for them, or the answer names what it leaves out."""

import pytest

from tests.orders.positions_of_letters import offered


@pytest.mark.parametrize(
    ("position", "text"),
    [
        # A full stop behind a small letter ends no sentence, and what it is short for is part of the order.
        ("first-lap", "R1: Sonne D/D + w. R. R2: Sonne D/M."),
        # Only of some of these players is it said.
        ("launch-with-cards", "Zap anyone who stops me."),
        ("launch-with-cards", "zap everybody who stands in my way"),
        # A condition for a second player belongs to the list before it.
        ("launch", "Attack Blue 3 with 2 from home 1. Planet 4 only if Bob has no card there."),
        # A player alone may be meant for anything.
        ("launch-with-cards", "for Green"),
        ("allies", "For Green."),
        ("cards", "for Green"),
    ],
)
def test_nothing_is_offered_for_a_part_of_what_is_said(position: str, text: str) -> None:
    assert offered(position, text) == []


def test_cards_one_after_the_other_are_no_list_where_turns_follow_each_other() -> None:
    said = "Erst Sonne Mech/Mech, dann Sonne Drohne/Drohne, danach ist für mich Schluss."
    assert offered("first-lap", said) == ["PLAY sun mech/mech", "PLAY sun drone/drone", "RETIRE"]

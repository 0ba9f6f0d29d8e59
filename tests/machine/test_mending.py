"""The machine reads in a letter all that it says is different."""

from tests.machine.mending import different_in

LETTER = """The game master has corrected turn 1 phase 1.

What is different in turn 1 phase 1
-----------------------------------
Instead: You manoeuvred: dice 2, 8 (7 or more), 7 (7 or more);
speed 4.01.

Round 1 (different in turn 1 phase 1)
-------------------------------------
- No longer so: Red manoeuvred: dice 1, 4, 6; speed
  4.02.
- What you had not been told: Green did nothing.

What you must decide
--------------------
By Friday 22 May 2026, 17:59 (UTC):

- Which two actions do you take?
"""


def test_the_only_point_of_a_section_has_no_mark_and_is_read() -> None:
    assert different_in(LETTER) == {
        ("turn 1 phase 1", "What is different"): (
            [],
            ["You manoeuvred: dice 2, 8 (7 or more), 7 (7 or more); speed 4.01."],
        ),
        ("turn 1 phase 1", "Round 1 (different"): (
            ["Red manoeuvred: dice 1, 4, 6; speed 4.02."],
            ["Green did nothing."],
        ),
    }

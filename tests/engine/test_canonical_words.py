"""A value is read back in the words of its grammar."""

import pytest

from adjudicator.engine.contract.canonical_words import canonical
from adjudicator.engine.contract.order_words import Batch, Vocabulary

NAMES = Vocabulary(
    {
        "seat": {"Red": 0, "Blue": 1},
        "side": {"offence": 0, "defence": 1},
        "place": {"home 1": 1, "home 2": 2, "Blue 1": 11},
    }
)


@pytest.mark.parametrize(
    ("grammar", "fields", "words"),
    [
        ("", (), ""),
        ('"players" "left"', (), "players left"),
        ('SEAT ("holds" | "has")', (1,), "Blue holds"),
        ('["of"] ["my"] NUMBER ["crew"]', (3,), "3"),
        ('("on" | "against" | ) SEAT', (0,), "on Red"),
        ('("my" | ) ("card" | )', (), "my card"),
        ('SEAT (":" | ) TEXT', (1, "up, and away : now"), 'Blue: "up, and away : now"'),
        ('SEAT ("," | "and") SEAT', (0, 1), "Red, Blue"),
        ('SEAT | "any"', (None,), "any"),
        ('(SEAT | "any")', (1,), "Blue"),
        ('seats | "all" | "everybody"', ((),), "all"),
        ("seats", ((1, 0),), "Blue, Red"),
        ('["for" SIDE]', (None,), ""),
        ('["for" SIDE]', (0,), "for offence"),
        ('[("to" | "with" | ) SEAT] ["as" "action" NUMBER]', (None, 2), "as action 2"),
        ('[("to" | "with" | ) SEAT] ["as" "action" NUMBER]', (1, None), "to Blue"),
        ("batches_to", ((Batch(2, 1), Batch(None, 11)),), "2 to home 1, rest to Blue 1"),
        ("batches_from", ((Batch(2, 1), Batch(None, 2)),), "2 from home 1, rest from home 2"),
        ("total_from", ((Batch(None, 1), Batch(None, 2)),), "home 1, home 2"),
        ("each_from", ((Batch(1, 1),),), "1 from home 1"),
        ("SIDE force", (1, None, ()), "defence"),
        ("SIDE force", (1, 3, ()), "defence with 3"),
        ("SIDE force", (1, None, (Batch(None, 1), Batch(None, 2))), "defence from home 1, home 2"),
        ("SIDE force", (1, 3, (Batch(None, 1), Batch(None, 2))), "defence with 3 from home 1, home 2"),
        ("SIDE force", (1, 3, (Batch(2, 1), Batch(1, 2))), "defence with 2 from home 1, 1 from home 2"),
        ("SIDE force", (1, 4, (Batch(2, 1), Batch(None, 2))), "defence with 4: 2 from home 1, rest from home 2"),
        ('["on" PLACE force]', (None, None, ()), ""),
        ('["on" PLACE force]', (11, 2, ()), "on Blue 1 with 2"),
        ("SEAT", (1, "a field that is no part of the order"), "Blue"),
    ],
)
def test_fields_are_said_as_the_grammar_asks_for_them(grammar: str, fields: tuple[object, ...], words: str) -> None:
    """Words stand as they are, the first of several that mean the same; fields by their kinds, in their order."""
    assert canonical(grammar, fields, NAMES) == words

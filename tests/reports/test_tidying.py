"""A text in pieces is tidied as the whole of it is, and what goes to a whole table stays one piece."""

from itertools import product

from adjudicator.core.forall import ForAll
from adjudicator.reports.text import flowed_text
from adjudicator.reports.text.tidied_text import tidied

SHORT = tuple("".join(signs) for length in range(5) for signs in product("a \n", repeat=length))


def test_a_text_in_pieces_is_tidied_as_the_whole_of_it() -> None:
    for first, second in product(SHORT, SHORT):
        assert "".join(tidied((first, second))) == "".join(tidied((first + second,))), (first, second)
    for three in product(SHORT[:40], repeat=3):
        assert "".join(tidied(three)) == "".join(tidied(("".join(three),))), three


def test_blank_lines_that_go_leave_none_at_the_end_of_their_piece() -> None:
    for blank in ("\n" * 3, "\n" * 4, "\n \n\n"):
        assert tidied((f"a{blank}b\n", "c\n")) == ("a\n\nb\n", "c\n")


def test_nothing_is_left_to_tidy() -> None:
    for said in (*SHORT, "a  \n\n\n\nb", "\n \n\na\n \n \nb \t\n\n"):
        text = "".join(tidied((said,)))
        assert text.endswith("\n")
        assert not text[:-1].startswith("\n")
        assert not text[:-1].endswith("\n")
        assert "\n\n\n" not in text
        assert " \n" not in text
        assert text.split() == said.split()


def test_a_text_in_pieces_is_sent_as_the_whole_of_it() -> None:
    lines = ("a\n", "-- \n", "From a\n", "> a\n", " a\n", "\n", f"a{flowed_text.SOFT}\n", f"{flowed_text.QUOTE}> a\n")
    for three in product(lines, repeat=3):
        whole = flowed_text.sent("".join(three))
        assert "".join(map(flowed_text.sent, three)) == whole, three


def test_what_everybody_is_told_is_one_object_in_all_texts() -> None:
    shared = ForAll("\nBoard\n-----\nAs it stands.\n")
    one, other = (tidied((f"You are {name}.\n\n", shared, "\nThe end.\n")) for name in ("Red", "Blue"))
    (same,) = (piece for piece in one if "Board" in piece)
    assert any(piece is same for piece in other)

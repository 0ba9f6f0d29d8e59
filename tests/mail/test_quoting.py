"""Which lines count as orders where quotations, forms and signatures are tangled up."""

from collections.abc import Sequence

import pytest

from adjudicator.mail.parsing.letter import read
from adjudicator.mail.quotation.own_lines import sift

FORM = ("BEGIN ORDERS", "# Which planet?", "ATTACK planet 1", "DEFENDER Blue", "END ORDERS")


def typed(body: str, form: Sequence[str] = FORM) -> list[str]:
    """What counts of a letter that answers a form."""
    letter = read(f"From: ann@example.org\nTo: games@host.example\nSubject: x\n\n{body}".encode())
    return [line.text for line in sift(letter, form).typed]


@pytest.mark.parametrize("mark", ["> ", ">", " > ", "  > "])
def test_a_quoted_line_counts_only_within_the_form(mark: str) -> None:
    form = "\n".join(f"{mark}{line}" for line in FORM).replace("DEFENDER Blue", "DEFENDER Green")
    assert typed(f"{mark}PASS\n{form}\n") == ["DEFENDER Green"]


def test_a_line_of_the_form_in_other_letters_is_the_same_line() -> None:
    form = "\n".join(f"> {line}" for line in FORM).replace("DEFENDER Blue", "defender  blue")
    assert typed(f"{form}\n") == []


def test_a_form_quoted_twice_is_that_of_an_older_letter() -> None:
    form = "\n".join(f">> {line}" for line in FORM).replace("DEFENDER Blue", "DEFENDER Green")
    assert typed(f"PASS\n{form}\n") == ["PASS"]


def test_of_two_quoted_forms_the_first_counts() -> None:
    first = "\n".join(f"> {line}" for line in FORM).replace("DEFENDER Blue", "DEFENDER Green")
    second = "\n".join(f"> {line}" for line in FORM).replace("DEFENDER Blue", "DEFENDER Red")
    assert typed(f"{first}\n>\n{second}\n") == ["DEFENDER Green"]


def test_a_form_below_a_signature_counts() -> None:
    assert typed("-- \nAnn\nBEGIN ORDERS\nDEFENDER Green\nEND ORDERS\n") == ["DEFENDER Green"]


def test_what_follows_a_signature_does_not_count_until_something_is_quoted() -> None:
    assert typed("PASS\n-- \nDEFENDER Green\n> How are you?\nSTATUS\n") == ["PASS", "STATUS"]


def test_a_rule_between_two_orders_is_no_signature() -> None:
    assert typed("PASS\n--\nSTATUS\n") == ["PASS", "--", "STATUS"]


def test_a_comment_of_a_word_and_a_number_may_be_a_heading() -> None:
    assert typed("# Lap 2\n## *Challenge 3*\n#4\n# ask in challenge 2\n# Why?\n#\nPASS\n") == [
        "# Lap 2",
        "## *Challenge 3*",
        "#4",
        "PASS",
    ]


def test_a_notice_ends_with_an_empty_line() -> None:
    assert typed("PASS\nDisclaimer: confidential.\nIf you are not its recipient, delete it\n\nSTATUS\n") == [
        "PASS",
        "STATUS",
    ]


def test_the_header_of_a_copy_has_three_fields_and_says_from_whom() -> None:
    assert typed("PASS\nFrom: Games\nTo: Ann\nSubject: Report\n\nDEFENDER Green\n") == ["PASS"]
    assert "DEFENDER Green" in typed("PASS\nFrom: Games\nTo: Ann\n\nDEFENDER Green\n")
    assert "DEFENDER Green" in typed("PASS\nDate: today\nTo: Ann\nSubject: Report\n\nDEFENDER Green\n")


def test_the_rule_above_a_copied_header_is_a_part_of_it() -> None:
    header = "From: Games\nTo: Ann\nSubject: Report\n\nDEFENDER Green\n"
    assert typed(f"PASS\n\n{'_' * 32}\n{header}") == ["PASS"]
    # One that somebody draws elsewhere is his own.
    assert typed(f"{'_' * 32}\nPASS\n{header}") == ["_" * 32, "PASS"]


def test_a_letter_that_begins_with_who_wrote_what_follows_is_a_quotation() -> None:
    assert typed("On Mon, 4 May 2026 at 10:00, Games <games@host.example> wrote:\n\nDEFENDER Green\n") == []


def test_an_old_letter_announced_within_a_quotation_leaves_what_was_typed_below() -> None:
    body = "> -----Original Message-----\n> You are Red.\nPASS\n"
    assert typed(body) == ["PASS"]


@pytest.mark.parametrize(
    ("body", "said"),
    [
        # Its end was cut off: it goes on as long as the quotation does, with what others quoted in it.
        ("> BEGIN ORDERS\n>> Well?\n> DEFENDER Green\nPASS\n> STATUS\n", ["Well?", "DEFENDER Green", "PASS"]),
        ("PASS\nBEGIN ORDERS\n", ["PASS"]),
        # One that was typed is not the quoted one.
        (
            "BEGIN ORDERS\nPASS\nEND ORDERS\n> BEGIN ORDERS\n> DEFENDER Green\n> END ORDERS\n",
            ["PASS", "DEFENDER Green"],
        ),
        # A program wrapped it; the rest of a wrapped line has a mark or none.
        ("> BEGIN ORDERS\n> ATTACK\n> planet\n> 1\n> DEFENDER\nBlue\n> END ORDERS\n", []),
        # What is typed without a mark is the player's own, below an empty line that was quoted, too.
        ("> BEGIN ORDERS\n> ATTACK planet 1\n>\nDEFENDER Blue\n> END ORDERS\n", ["DEFENDER Blue"]),
        # A mark too many between two.
        ("> BEGIN ORDERS\n>    > DEFENDER Blue\n> END ORDERS\n", []),
    ],
)
def test_what_was_sent_in_the_form_is_told_from_what_was_put_there(body: str, said: list[str]) -> None:
    assert typed(body) == said


@pytest.mark.parametrize("mark", ["> ", ""])
def test_a_comparison_may_be_wrapped_to_the_start_of_a_line_of_the_form(mark: str) -> None:
    form = ("BEGIN ORDERS", "ATTACK planet 1 IF offence tokens >= 6", "END ORDERS")
    body = f"PASS\n> BEGIN ORDERS\n> ATTACK planet 1 IF offence tokens\n{mark}>= 6\n> END ORDERS\n"
    assert typed(body, form) == ["PASS"]


FIRST = "# ATTACK planet 4 with 4 from home 1 ELSE planet 2 with 3 from homes 2,"
SECOND = "# PLAY Plague on Blue IF Blue holds very many cards and his tokens are >="
"""Comments of a form that have no room for more."""


@pytest.mark.parametrize(
    ("sent", "came", "said"),
    [
        # The rest of it has a mark of its own in the next line, and in the one behind that.
        ([FIRST, "# 4 and 5"], [FIRST[2:], "# 4 and 5"], [FIRST[2:], "4 and 5"]),
        ([FIRST, f"# {FIRST[9:]} home 12", "# 4"], [FIRST[2:], f"# {FIRST[9:]} home 12", "# 4"], None),
        ([FIRST, "# 4"], [FIRST[2:], "   > # 4"], [FIRST[2:], "4"]),
        ([FIRST, "# IF Blue holds no card"], [FIRST[2:], "# IF Blue holds no card"], None),
        ([FIRST, "# B12 and A12"], [FIRST[2:], "# B12 and A12"], None),
        # It may be changed besides, if it is still that line.
        ([FIRST, "# 4"], [FIRST[2:].replace("with 4 from home 1 ELSE", "IF I may"), "# 4"], None),
        ([FIRST, "# 4"], ["ATTACK planet 5 with 4", "# 4"], ["ATTACK planet 5 with 4"]),
        ([FIRST, "# 4"], ["", "# 4"], []),
        # Another comment, another order word, and one that would have had room in the line above.
        ([FIRST, "# PASS"], [FIRST[2:], "# PASS"], [FIRST[2:]]),
        ([FIRST[:68], "# 401 or 402"], [FIRST[2:68], "# 401 or 402"], [FIRST[2:68]]),
        ([FIRST[:69], "# 401 or 402"], [FIRST[2:69], "# 401 or 402"], None),
        # What stood is no comment that goes on.
        (
            [FIRST[2:], "# unchanged so far"],
            [FIRST[2:].replace("4", "5"), "# unchanged so far"],
            [FIRST[2:].replace("4", "5")],
        ),
        ([FIRST[2:60], FIRST, "# 4"], [FIRST[2:60], "# 4"], []),
        # Nor does one that is changed and still a comment go on as an order.
        ([FIRST, "# 4"], [FIRST.replace("with 4", "with 3"), "# 4"], []),
        # Two may go on with the same words.
        ([FIRST, "# 4", SECOND, "# 4"], [FIRST, "# 4", SECOND[2:], "# 4"], [SECOND[2:], "4"]),
    ],
)
def test_the_rest_of_a_comment_that_was_made_an_order_is_one_too(
    sent: list[str], came: list[str], said: list[str] | None
) -> None:
    """Without a list: every line that came, but for those that are still comments above the first order."""
    expected = said
    if expected is None:
        first = next(at for at, line in enumerate(came) if not line.startswith("#"))
        expected = [line.lstrip("# ") for line in came[first:]]
    body = "".join(f"> {line}\n" for line in ("BEGIN ORDERS", *came, "END ORDERS"))
    assert typed(body, ("BEGIN ORDERS", *sent, "END ORDERS")) == expected


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("PASS\nOn Mon, 4 May 2026 at 10:00\nthe desk of all games\nwrote:\n> You are Red.\n", ["PASS"]),
        # Words of the player's own above another quotation are none of it.
        ("PASS on 4 May 2026\n> How?\nGreen wrote:\n> Well.\n", ["PASS on 4 May 2026", "Green wrote:"]),
        ("PASS\nAnn wrote on 4 May 2026:\n> You are Red.\n", ["PASS"]),
    ],
)
def test_who_wrote_what_is_quoted_may_take_three_lines(body: str, said: list[str]) -> None:
    assert typed(body) == said


@pytest.mark.parametrize(
    ("body", "said"),
    [
        # The fields of a header that was copied may stand wide apart, but not anywhere below a line that looks so.
        ("PASS\nFrom: Games\n\n\nTo: Ann\n\n\nSubject: Report\nDEFENDER Green\n", ["PASS"]),
        (
            "From: Ann\nPASS\na\nb\nc\nd\nTo: Ann\nSubject: x\nDEFENDER Green\n",
            ["From: Ann", "PASS", "a", "b", "c", "d", "To: Ann", "Subject: x", "DEFENDER Green"],
        ),
        # What is below counts as marked if most of it is.
        ("PASS\n-----Original Message-----\nDEFENDER Green\n> STATUS\nHELP\n", ["PASS"]),
        ("PASS\n-----Original Message-----\n> STATUS\nHELP\n", ["PASS"]),
        ("PASS\n-----Original Message-----\n> STATUS\n> WHO\nHELP\n", ["PASS", "HELP"]),
        # An empty line above its header is part of it.
        ("PASS\n-----Original Message-----\n\nFrom: Games\nSubject: x\n> STATUS\n> WHO\n> HELP\n", ["PASS"]),
        # A notice that was quoted is none of the letter's own, and the form ends one.
        ("> Disclaimer: x\nPASS\n", ["PASS"]),
        ("Disclaimer: confidential; for its recipient\nBEGIN ORDERS\nPASS\nEND ORDERS\n", ["PASS"]),
    ],
)
def test_what_was_copied_is_told_from_what_was_typed(body: str, said: list[str]) -> None:
    assert typed(body) == said


def test_marks_within_a_quotation_without_marks_count_besides() -> None:
    form = "\n".join(f"&gt; {line}" for line in FORM).replace("DEFENDER Blue", "DEFENDER Green")
    page = f"<p>PASS</p><blockquote type='cite'><pre>{form}</pre></blockquote>"
    raw = f"From: ann@example.org\nSubject: x\nContent-Type: text/html\n\n{page}\n"
    assert [line.text for line in sift(read(raw.encode()), FORM).typed] == ["PASS"]


def test_a_signature_that_a_page_calls_one_is_one() -> None:
    page = "<div>PASS</div><div class='gmail_signature'>Ann<br>DEFENDER Green</div>"
    raw = f"From: ann@example.org\nSubject: x\nContent-Type: text/html\n\n{page}\n"
    assert [line.text for line in sift(read(raw.encode()), FORM).typed] == ["PASS"]

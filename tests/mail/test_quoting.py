"""Which lines count as orders where quotations, forms and signatures are tangled up."""

import pytest

from adjudicator.mail.letter import read
from adjudicator.mail.quoting import sift

FORM = ("BEGIN ORDERS", "# Which planet?", "ATTACK planet 1", "DEFENDER Blue", "END ORDERS")


def typed(body: str) -> list[str]:
    """What counts of a letter that answers the form."""
    letter = read(f"From: ann@example.org\nTo: games@host.example\nSubject: x\n\n{body}".encode())
    return [line.text for line in sift(letter, FORM).typed]


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


def test_a_notice_ends_with_an_empty_line() -> None:
    assert typed("PASS\nDisclaimer: x\nand y\n\nSTATUS\n") == ["PASS", "STATUS"]


def test_the_header_of_a_copy_has_three_fields_and_says_from_whom() -> None:
    assert typed("PASS\nFrom: Games\nTo: Ann\nSubject: Report\n\nDEFENDER Green\n") == ["PASS"]
    assert "DEFENDER Green" in typed("PASS\nFrom: Games\nTo: Ann\n\nDEFENDER Green\n")
    assert "DEFENDER Green" in typed("PASS\nDate: today\nTo: Ann\nSubject: Report\n\nDEFENDER Green\n")


def test_a_letter_that_begins_with_who_wrote_what_follows_is_a_quotation() -> None:
    assert typed("On Mon, 4 May 2026 at 10:00, Games <games@host.example> wrote:\n\nDEFENDER Green\n") == []


def test_an_old_letter_announced_within_a_quotation_leaves_what_was_typed_below() -> None:
    body = "> -----Original Message-----\n> You are Red.\nPASS\n"
    assert typed(body) == ["PASS"]

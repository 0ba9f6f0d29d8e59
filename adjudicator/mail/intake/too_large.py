"""A letter too long to be read completely counts only if the part cut off is a quotation."""

from adjudicator.mail.intake import too_long
from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import TooLarge, TooLong
from adjudicator.mail.parsing.letter import MOST_TEXT


def check(case: Case) -> TooLarge | TooLong | None:
    """Refuse a letter whose own words were cut: nobody could tell which orders are missing."""
    letter = case.letter
    last = next((line for line in reversed(letter.lines) if line.text.strip()), None)
    if letter.cut and last is not None and last.depth == 0:
        lines = too_long.told(case.typed) if too_long.cut(letter) else None
        return lines or TooLarge(letter.size, MOST_TEXT)
    return None

"""Letters that are put in the place of others."""

from adjudicator.mail.parsing.letter import Letter, read


def letter(text: str) -> Letter:
    return read(f"Content-Type: text/plain; charset=utf-8\n\n{text}".encode())

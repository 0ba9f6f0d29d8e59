"""Statements of positions: a title can set one up from words, and say where one is not as stated."""


class Misstated(ValueError):
    """A position cannot be set up, or compared, as stated; the message says what would have worked.

    `which` is the place of the statement among those given, None where the fault is in the heading or in the whole.
    """

    def __init__(self, sentence: str, which: int | None = None) -> None:
        super().__init__(sentence)
        self.which = which

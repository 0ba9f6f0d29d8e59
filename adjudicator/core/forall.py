"""Words for several readers, known from all others on their way through a letter."""


class ForAll(str):
    """Words that go to several readers: whoever makes something of them keeps it, and of all other words does not.

    A letter's own words never come again. Looking them up takes longer than what is done with most of them, and what
    is kept of them pushes out what will be wanted.
    """

    __slots__ = ()

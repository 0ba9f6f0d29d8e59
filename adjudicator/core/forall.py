"""Words for several readers, marked so that every part of the program can recognise them."""


class ForAll(str):
    """Words that go to several readers: what is made of them is cached, unlike what is made of other words.

    A letter's own words never come again. Looking them up takes longer than most work on them, and keeping the results
    would push out others that will be needed.
    """

    __slots__ = ()

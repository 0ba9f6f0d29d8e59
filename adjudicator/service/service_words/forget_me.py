"""FORGET ME among other words: it cannot be taken back, so it wants a letter of its own."""

from adjudicator.service.service_words.answer import Asked, Said
from adjudicator.service.settings.phrases import say


def forget_me(asked: Asked) -> Said:
    """Say how to be forgotten; nothing is done."""
    return Said((say("forget-alone"),))

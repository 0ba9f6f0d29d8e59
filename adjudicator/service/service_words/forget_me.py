"""FORGET ME and WATCH among other words: they are about no seat, so they want a letter of their own."""

from adjudicator.service.service_words.answer import Asked, Said
from adjudicator.service.settings.phrases import say


def forget_me(asked: Asked) -> Said:
    """Say how to be forgotten; nothing is done."""
    return Said((say("forget-alone"),))


def watch(asked: Asked) -> Said:
    """Say how to watch another game; nothing is done."""
    return Said((say("watch-alone"),))

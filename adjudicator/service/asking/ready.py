"""READY and WAIT: whether a phase may end early."""

from adjudicator.service.asking.said import Asked, Said


def ready(asked: Asked) -> Said:
    """A phase ends at its deadline, whoever is ready."""
    word = asked.directive.word
    return Said((f"{word}: a phase of this game ends at its deadline, whoever is ready; nothing was changed.",))

"""Entries of order forms, in the words of a title: what is asked, and what happens without an answer."""

from collections.abc import Iterable
from typing import Any

from adjudicator.engine.contract.order_words import Question
from adjudicator.engine.text.speech import Speech


def asked(
    to: Speech,
    about: str,
    lines: Iterable[str],
    taps: Iterable[str] = (),
    *,
    owed: bool = True,
    coming: int = 0,
    **said: Any,
) -> Question:
    """A question by its name: the phrases `ask-` and `silent-` say it, both with these arguments."""
    phrase = about.replace(" ", "-")
    return Question(
        about=about,
        prompt=to.say(f"ask-{phrase}", **said),
        lines=tuple(lines),
        taps=tuple(taps),
        silence=to.say(f"silent-{phrase}", **said),
        owed=owed,
        coming=coming,
    )

"""Commands done one after the other: after one that cannot be done none is."""

from collections.abc import Sequence

from adjudicator.service.games import GameWrong
from adjudicator.service.master.hand import Hand
from adjudicator.service.master.reading import Command
from adjudicator.service.master.verbs import VERBS


def done(hand: Hand, commands: Sequence[Command]) -> tuple[list[str], int]:
    """What came of the commands, and how many were done."""
    said: list[str] = []
    for number, command in enumerate(commands):
        line = f"{command.word} {command.text}".strip()
        try:
            came = VERBS[command.word].does(hand, command.text, command.lines)
        except GameWrong as wrong:
            said += [f"> {line}", _stopped(f"NOT DONE: {wrong}"), ""]
            for one in commands[number + 1 :]:
                said += [f"> {one.word} {one.text}".rstrip(), "Not done, because of that.", ""]
            return said, number
        said += [f"> {line}", *came, ""]
    return said, len(commands)


def _stopped(sentence: str) -> str:
    return sentence if sentence.endswith((".", "?")) else f"{sentence}."

"""Commands carried out one after the other; the first that fails stops the rest."""

from collections.abc import Sequence
from typing import NamedTuple

from adjudicator.service.games.games import GameWrong
from adjudicator.service.master.command_reader import Command
from adjudicator.service.master.hand import Hand, Miswritten
from adjudicator.service.master.verbs import VERBS, Verb


class Done(NamedTuple):
    """The results of commands, how many succeeded, and whether the next one was miswritten."""

    said: list[str]
    well: int
    miswritten: bool


def done(hand: Hand, commands: Sequence[Command]) -> Done:
    """Carry out commands, and say what came of them."""
    said: list[str] = []
    for number, command in enumerate(commands):
        line = f"{command.word} {command.text}".strip()
        verb = VERBS[command.word]
        try:
            _check(hand, verb)
            came = verb.does(hand, command.text, command.lines)
        except GameWrong as wrong:
            said += [f"> {line}", _stopped(f"NOT DONE: {wrong}"), ""]
            for one in commands[number + 1 :]:
                said += [f"> {one.word} {one.text}".rstrip(), "Not done, because of that.", ""]
            return Done(said, number, isinstance(wrong, Miswritten))
        said += [f"> {line}", *came, ""]
    return Done(said, len(commands), miswritten=False)


def _check(hand: Hand, verb: Verb) -> None:
    """Refuse a command that may date from before the restore and would let a phase end or go on."""
    if hand.outdated and verb.lets_go:
        raise GameWrong(
            "your key is from before the files were put back from a backup, so you may have said this then; if it is "
            "to be done now, answer this letter with the same words"
        )


def _stopped(sentence: str) -> str:
    return sentence if sentence.endswith((".", "?")) else f"{sentence}."

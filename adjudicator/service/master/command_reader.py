"""The commands in a game master's letter."""

from collections.abc import Iterable
from typing import Final

from msgspec import Struct

from adjudicator.service.master.verbs import VERBS
from adjudicator.service.settings.nearest_word import like

END: Final = "END"
"""Ends the lines that belong to a command."""
_WORDS: Final = sorted(VERBS, key=len, reverse=True)


class Command(Struct, frozen=True):
    """A command as written: its word, the text behind it, and the lines that belong to it."""

    word: str
    text: str
    lines: tuple[str, ...] = ()


class Read(Struct, frozen=True):
    """What was found in a letter, and what is wrong with the rest of its lines, in sentences."""

    commands: tuple[Command, ...]
    problems: tuple[str, ...]


def read(lines: Iterable[str]) -> Read:
    """The commands in the lines of a letter, in their order."""
    commands: list[Command] = []
    problems: list[str] = []
    rest = [line.strip() for line in lines]
    while rest:
        line, *rest = rest
        if not line:
            continue
        word = _word(line)
        if not word:
            problems.append(_unknown(line))
            continue
        text = line[len(word) :].strip().removeprefix(":").strip()
        if not VERBS[word].block:
            commands.append(Command(word, text))
            continue
        closed = next((number for number, said in enumerate(rest) if said.upper() == END), None)
        if closed is None:
            problems.append(f"{word} was not done: no END on a line of its own says where its lines end.")
            break
        commands.append(Command(word, text, tuple(rest[:closed])))
        rest = rest[closed + 1 :]
    return Read(tuple(commands), tuple(problems))


def doubted(lines: Iterable[str]) -> list[str]:
    """What to say about commands on lines that may be part of a quotation, which are not carried out."""
    return [
        f'"{line.strip()}" was not done: it could be part of what your letter quotes. Write commands above that.'
        for line in lines
        if _word(line.strip())
    ]


def _word(line: str) -> str:
    said = " ".join(line.upper().split())
    return next((word for word in _WORDS if said == word or said.startswith((f"{word} ", f"{word}:"))), "")


def _unknown(line: str) -> str:
    near = like(line.partition(" ")[0].upper(), [word.partition(" ")[0] for word in VERBS])
    guess = next((f"; did you mean {word}?" for word in VERBS if near and word.startswith(near)), "")
    return f'"{line}" is no command{guess or "."}'

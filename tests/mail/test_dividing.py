"""Which lines of a letter name a game, and for which game each line is."""

import pytest

from adjudicator.mail.parsing.letter import Letter, read
from adjudicator.mail.quotation.divided_letters import headed, parted

BOTH = frozenset({"mars", "venus"})


def letter(body: str) -> Letter:
    return read(f"From: ann@example.org\nTo: games@host.example\nSubject: x\n\n{body}".encode())


def said(body: str, own: str | None = "mars", theirs: frozenset[str] = BOTH) -> dict[str, list[str]]:
    """The lines for each game that have words."""
    found = letter(body)
    lines = {line.number: line.text for line in found.lines}
    return {
        part.game: [lines[n] for first, last in part.runs for n in range(first, last + 1) if lines[n].strip()]
        for part in parted(found, own, theirs)
    }


@pytest.mark.parametrize(
    "heading",
    [
        "GAME venus",
        "game venus",
        "Game: Venus",
        "GAME = venus",
        "GAME:venus",
        '  GAME "venus"',
        "GAME „venus“",
        "GAME «venus»",
        "** GAME venus **",
        "--- GAME venus ---",
        "GAME venus:",
    ],
)
def test_a_line_that_names_a_game(heading: str) -> None:
    assert headed(letter(f"Hello\n{heading}\nPASS\n"))
    assert said(f"{heading}\nPASS\n") == {"venus": ["PASS"]}


@pytest.mark.parametrize("line", ["GAMES venus", "GAME venus is slow", "the GAME venus", "GAME", "> GAME venus"])
def test_a_line_that_names_none(line: str) -> None:
    assert not headed(letter(f"Hello\n{line}\nPASS\n"))
    assert said(f"{line}\nPASS\n") == {}


def test_a_name_in_a_signature_is_no_heading_and_the_signature_is_for_the_game_answered() -> None:
    assert said("PASS\n\n-- \nGAME venus\n") == {}
    assert said("GAME venus\nPASS\n-- \nAnn\n") == {"venus": ["PASS"], "mars": ["-- ", "Ann"]}


def test_a_quotation_is_for_the_game_answered_and_ends_no_part() -> None:
    body = "GAME venus\nPASS\n> You are Red.\nNOTE to GM: slow\n"
    assert said(body) == {"venus": ["PASS", "NOTE to GM: slow"], "mars": ["You are Red."]}


def test_what_stands_above_is_for_the_game_answered_or_else_the_first_one() -> None:
    body = "DEFENDER Green\nGAME venus\nPASS\nGAME mars\nSTATUS\n"
    assert said(body) == {"mars": ["DEFENDER Green", "STATUS"], "venus": ["PASS"]}
    assert said(body, None) == {"venus": ["DEFENDER Green", "PASS"], "mars": ["STATUS"]}


def test_where_no_letter_is_answered_a_quotation_is_for_none() -> None:
    assert said("GAME venus\nPASS\n> You are Red.\n", None) == {"venus": ["PASS"]}


def test_a_part_without_words_is_none() -> None:
    assert said("GAME venus\n\nGAME mars\nPASS\n") == {"mars": ["PASS"]}


def test_who_plays_in_one_game_needs_no_headings_but_may_name_it() -> None:
    one = frozenset({"mars"})
    assert said("GAME on!\nPASS\n", theirs=one) == {}
    assert said("GAME mars\nPASS\n", theirs=one) == {"mars": ["PASS"]}


def test_who_plays_in_two_games_may_misspell_one() -> None:
    assert said("GAME venux\nPASS\n") == {"venux": ["PASS"]}


def test_the_lines_of_a_part_are_told_in_runs() -> None:
    parts = parted(letter("GAME venus\nA\nB\nGAME mars\nC\nGAME venus\nD\n"), None, BOTH)
    assert [(part.game, part.runs) for part in parts] == [("venus", ((2, 3), (7, 7))), ("mars", ((5, 5),))]


def test_few_names_of_no_game_of_his_make_parts() -> None:
    """Each part is filed as a letter as long as the whole: two thousand of them filled a disk."""
    body = "GAME mars\nPASS\nGAME venus\nPASS\n" + "".join(f"GAME pluto{n}\nSTATUS {n}\n" for n in range(1500))
    found = said(body)
    assert list(found) == ["mars", "venus", "pluto0", "pluto1", "pluto2", "pluto3", "pluto4"]
    assert found["mars"] == found["venus"] == ["PASS"]
    assert found["pluto4"][-1] == "STATUS 1499"

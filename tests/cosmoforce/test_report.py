"""Reports of Cosmoforce: every ship's turn has a part of its own, and so has what comes then."""

from typing import Any

import pytest
from msgspec.structs import replace

from adjudicator.engine.contract.order_words import Question
from adjudicator.engine.contract.report_sections import Chapter, Table
from adjudicator.engine.text.phrase_files import languages
from adjudicator.engine.text.phrasebook import Tongue
from adjudicator.games.catalogue import title
from adjudicator.games.cosmoforce.events import events as m
from adjudicator.orders.grammar.known_facts import everywhere
from adjudicator.reports.text.text import WIDTH

TITLE = title("cosmoforce")
TOLD = (Chapter.END, Chapter.FIGHTS)


def test_a_round_that_begins_is_no_part_of_the_last_turn() -> None:
    _, views = TITLE.position("turn 2 phase 2, 2 players", (), {})
    told = (m.TurnBegan(0, 300), m.Healed(0, 1), m.TurnBegan(1, 200), m.Healed(1, 1), m.RoundOpened(3))
    sections = TITLE.report(views[0], views[0], told, (), 0)
    first, second, last = (section for section in sections if section.chapter in TOLD)
    assert (first.heading, second.heading) == ("The turn of Red, at speed 3", "The turn of Blue, at speed 2")
    assert (len(first.parts), len(second.parts)) == (1, 1)
    assert (last.heading, last.parts) == ("Round 3", ("Round 3 began.",))


def test_neither_is_the_end() -> None:
    _, views = TITLE.position("turn 2 phase 2, 2 players", (), {})
    sections = TITLE.report(views[0], views[0], (m.Healed(0, 1), m.Ended((1,), True)), (), 0)
    last, before = (section for section in sections if section.chapter in TOLD)
    assert (before.heading, last.heading) == ("What happened", "The end")
    assert last.parts == ("The last round is over: Blue won.",)


def test_what_happens_several_times_in_a_row_is_said_once() -> None:
    _, views = TITLE.position("turn 2 phase 2, 2 players", (), {})
    hurt = m.CrewHarmed(0, -1, killed=False, system="")
    report = TITLE.report(views[0], views[0], (hurt, hurt, m.Healed(0, 1), hurt), (), 0)
    mine, told = (section for section in report if section.heading.startswith("What happened"))
    assert mine.parts[0] == "One of your crew was hurt (2 times)."
    assert told.parts == ("One of Red's crew was hurt (2 times).", "Red healed 1 crew.", "One of Red's crew was hurt.")


def test_the_reason_for_manoeuvring_is_said_once_before_all_who_do() -> None:
    """Readers who know no more of the rules than their letters say could not guess it."""
    _, views = TITLE.position("turn 2 phase 2, 2 players", (), {})
    rolls = (m.Manoeuvred(0, (), 1, 301), m.Manoeuvred(1, (), 2, 302))
    sections = TITLE.report(views[0], views[0], (*rolls, m.TurnBegan(1, 302), m.Healed(1, 1), *rolls), (), 0)
    before, turn = (section.parts for section in sections if section.chapter in TOLD)
    why = "Ships of the same speed and mass manoeuvre: each die of 6 or less adds 0.01 to the speed."
    red, blue = "Red manoeuvred: no dice; speed 3.01.", "Blue manoeuvred: no dice; speed 3.02."
    assert before == (why, red, blue)
    assert turn == ("Blue healed 1 crew.", why, red, blue)


@pytest.mark.parametrize(
    ("ready", "hurt", "said"),
    [
        (0, 1, "None of your crew of 1 is ready."),
        (1, 0, "1 of your crew of 1 is ready."),
        (1, 2, "1 of your crew of 3 is ready."),
        (2, 0, "2 of your crew of 2 are ready."),
    ],
)
def test_how_many_of_a_crew_are_ready(ready: int, hurt: int, said: str) -> None:
    _, (view, other) = TITLE.position("turn 2 phase 2, 2 players", (), {})
    ship = view.ships[0]
    assert ship is not None
    view = replace(view, ships=(replace(ship, ready=ready, hurt=hurt), other.ships[1]))
    (mine,) = (section for section in TITLE.report(view, view, (), (), 0) if section.chapter is Chapter.HAND)
    assert mine.parts[-2] == said


def hand(statements: tuple[str, ...], winners: tuple[int, ...] | None = None) -> list[tuple[Any, ...]]:
    _, (view, *_) = TITLE.position("turn 2 phase 2, 3 players", statements, {})
    view = replace(view, winners=winners)
    return [section.parts for section in TITLE.report(view, view, (), (), 0) if section.chapter is Chapter.HAND]


def test_help_is_offered_on_a_system_that_the_ship_has() -> None:
    (parts,) = hand(("Red: cruiser with 1 engine, 2 railguns",))
    assert parts[-1] == "HELP railgun tells all about railguns, as HELP does about every system."


def test_the_last_letter_says_nothing_of_what_a_ship_can_do() -> None:
    (parts,) = hand((), winners=(0,))
    (roster,) = parts
    assert roster.head == ("System", "Marks", "State", "Crew")
    assert hand(("Red: eliminated",), winners=(1,)) == []


def test_whoever_is_out_is_told_that_he_need_not_write() -> None:
    said = "Your ship is out of the game. You need not write any more; the reports go on coming."
    assert hand(("Red: eliminated",)) == [(said,)]


def asked(head: str, statements: tuple[str, ...], options: dict[str, str]) -> dict[str, Question]:
    _, (view, *_) = TITLE.position(head, statements, options)
    return {question.about: question for question in TITLE.questions(view, 0)}


def test_the_form_says_when_time_is_up_and_which_round_is_the_last() -> None:
    late = asked("turn 25 phase 2", (), {"last_round": "25"})["action"]
    assert "Time is up: you can only burn your engines and ram. This is the last round." in late.prompt
    assert [line.split()[0] for line in late.lines] == ["BURN", "RAM"]
    early = asked("turn 12 phase 2", (), {"last_round": "25"})["action"]
    assert early.prompt.endswith("as action 1 (or 2).")


def test_examples_of_the_form_can_be_sent_as_they_stand() -> None:
    assert asked("turn 2 phase 2", (), {})["damage"].lines == ("DAMAGE damaged, laser 2, anything",)
    armoured = ("Red: cruiser with 1 engine, 1 armour",)
    assert asked("turn 2 phase 2", armoured, {})["damage"].lines == ("DAMAGE damaged, armour, anything",)
    bare = ("Red: cruiser with 1 engine, 1 armour; 3 marks on armour 1",)
    assert asked("turn 2 phase 2", bare, {})["damage"].lines == ("DAMAGE damaged, engine 1, anything",)
    explosive = ("Red: fighter with 1 engine, 2 lasers, 1 missile",)
    assert asked("turn 2 phase 2", explosive, {})["damage"].lines == ("DAMAGE damaged, laser 2, anything",)
    last = ("Red: fighter with 1 engine, 1 missile; 2 marks on engine 1",)
    assert asked("turn 2 phase 2", last, {})["damage"].lines == ("DAMAGE damaged, missile 1, anything",)
    cold, hot = (asked("turn 2 phase 2", (f"Red: heat {heat}",), {})["action"].lines for heat in (2, 3))
    assert ("CONSERVE IF my heat >= 2" in cold, "CONSERVE IF my heat >= 2" in hot) == (False, True)


@pytest.mark.parametrize("language", languages(TITLE.package()))
@pytest.mark.parametrize(
    ("head", "statements"),
    [
        ("turn 1 phase 1", ()),
        ("turn 2 phase 2", ("Red: capital ship with 1 engine, 1 missile, 1 hangar; 1 mark on engine 1",)),
        ("turn 2 phase 2", ("Red: fighter with 1 engine, 1 laser; 1 mark on engine 1; character Ripley",)),
    ],
)
def test_every_example_of_the_form_stands_on_one_line(head: str, statements: tuple[str, ...], language: str) -> None:
    """Whoever types it anew without the second line would lose what stands there."""
    speaking = TITLE.speaking(Tongue(language))
    _, views = speaking.position(head, statements, {"crew": "named"})
    lines = [line for question in speaking.questions(views[0], 0) for line in question.lines]
    assert [line for line in lines if len(f"# {line}") > WIDTH] == []


def test_nobody_is_asked_who_dies_for_want_of_room_where_there_is_room() -> None:
    assert "lose" in asked("turn 2 phase 2", (), {})
    assert "lose" not in asked("turn 2 phase 2", ("Red: 1 ready",), {})
    assert "lose" not in asked("turn 2 phase 2", ("Red: 1 ready; 2 marks on habitat 1; 2 marks on habitat 2",), {})


def test_the_first_letter_tells_the_classes_of_ships() -> None:
    _, (view, *_) = TITLE.position("turn 1 phase 1", (), {"time_limit": "none"})
    short = TITLE.rules_text(view)[0]
    assert short.heading == "The rules in short"
    assert isinstance(short.parts[1], Table)
    assert short.parts[1].rows == (
        ("fighter", "1", "afterburner"),
        ("cruiser", "2", "railgun"),
        ("capital ship", "3", "hangar"),
    )
    last = "Ships can act as they like to the end. After round 40 the ships that are left share the victory."
    assert short.parts[-1] == last


def test_the_form_lists_no_numbers_of_ships_that_are_out_and_no_round_before_the_first() -> None:
    def listed(head: str, *statements: str) -> str:
        _, (view, *_) = TITLE.position(head, statements, {})
        return everywhere(TITLE.facts, TITLE.vocabulary(view, 0), view, 0, ())[0]

    assert listed("turn 1 phase 1") == ""
    told = listed("turn 3 phase 2, 3 players", "Blue: speed 3", "Green: eliminated")
    assert told.startswith("speed: Red 3, Blue 3; heat: ")
    assert told.endswith("round 3")
    assert "Green" not in told

"""What is promised of letters holds for every title there is, in English and in German: by real letters at one table.

Nothing here knows a title. Where a promise cannot be kept or broken in one, the test says so.
"""

import re
import statistics
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

import pytest
from msgspec.structs import replace

from adjudicator.engine.contract.order_words import Choice
from adjudicator.games.catalogue import titles
from adjudicator.service.game import table
from adjudicator.service.game.opening import Opening
from adjudicator.service.games import phase_lines, summaries
from adjudicator.service.games.games import GameWrong, Open, Player
from adjudicator.service.master.overview import Watch
from tests.contract.table_by_letter import (
    LANGUAGES,
    OFFER,
    TableByLetter,
    misspelt,
    only_parts,
    parts_of,
    placed_parts,
    sayings_of,
)
from tests.sampling import EVERYTHING
from tests.service.house import PLAYERS, House
from tests.service.standing_by import EVE, FAY, answer_offer, stand_by
from tests.service.strangers import answer, ask

TABLES: Final = [*product(titles(), LANGUAGES)]
SAMPLE: Final = [one for number, one in enumerate(TABLES) if sum(divmod(number, len(LANGUAGES))) % 2 == 0]
"""Every title in one language, and every language in as many titles."""
EVERY: Final = pytest.mark.parametrize(("title", "language"), TABLES if EVERYTHING else SAMPLE)
TURNS: Final = 2
"""Phases with two questions in which numbered parts are looked for."""
MOST_WORDS: Final = 147
"""Of a refusal, in the middle of many."""
TAKEN: Final = {
    "English": {
        "YES": "AB",
        "yes please": "AB",
        "\N{THUMBS UP SIGN}": "AB",
        "{a} and {b}": "AB",
        "no, {b}": "B",
        "YES\n\nThe Adjudicator wrote:\n{quoted}": "AB",
        "what?\n\n> YES\n> YES {a}": "",
    },
    "German": {
        "ja": "AB",
        "Ja, beide": "AB",
        "ok": "AB",
        "JA {b}": "B",
        "nein, {b}": "B",
        "{quoted}\n\nJa bitte": "AB",
        "nein danke": "",
    },
}
"""What an answer takes of two offers, A and B."""
NOES: Final = {
    "English": ("no, sorry", "no thanks", "Please never write to me again", "unsubscribe"),
    "German": ("Nein danke, keine Zeit", "nein danke", "Bitte schreibt mir nie wieder!", "Kein Interesse."),
}
"""Answers to an invitation, to the offers of a seat, and to the question whether somebody wants to join."""
STRANGER: Final = "ida@elsewhere.test"
READY: Final = ("I'm done", "das war's von mir", "That's it, I'm ready!")


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("letters"))
    yield found
    found.store.close()


@EVERY
def test_an_answer_takes_exactly_what_it_says_until_that_is_out_of_date(
    house: House, title: str, language: str
) -> None:
    at = TableByLetter(house, title, language, "confirmed")
    first, second = at.until_two_are_asked()
    meant = {"A": at.read(first[0]), "B": at.read(second[0])}
    offered = at.say(f"{misspelt(first[0])}\n{misspelt(second[0])}")
    numbers = OFFER.findall(offered)
    assert len(numbers) == 2
    assert at.stands() == []
    shown = house.last(0)
    quoted = "\n".join(f"> {line.text}" for line in shown.lines)
    for said, wanted in TAKEN[language].items():
        at.say(said.format(a=numbers[0], b=numbers[1], quoted=quoted), shown)
        assert at.stands() == sorted(line for one in wanted for line in meant[one]), said
        if wanted:
            at.say("WITHDRAW ALL")
    other = at.read(second[1])
    at.say(second[1])
    answer = at.say(f"YES {numbers[1]}", shown)
    assert at.stands() == other
    assert ("out of date" if language == "English" else "überholt") in answer
    at.play()
    before = at.stands()
    assert ("NOT DONE" if language == "English" else "NICHT GETAN") in at.say(f"YES {numbers[0]}")
    assert at.stands() == before


@EVERY
def test_other_words_stand_until_a_no_unless_they_end_something(house: House, title: str, language: str) -> None:
    at = TableByLetter(house, title, language, "provisional")
    no, check = ("no", "PLEASE CHECK") if language == "English" else ("nein", "BITTE PRÜFEN")
    said = sayings_of(title, language)
    at.until_two_are_asked()
    provisional = 0
    last: set[str] = set()
    for lines in at.lines():
        for line in {line.split(" ")[0]: line for line in lines if not line.startswith("IN ")}.values():
            word, _, rest = line.partition(" ")
            ends = any(choice.ends for choice in titles()[title].choices if choice.word == word)
            for other in [one for one in said.get(word, ()) if not one.endswith(word.casefold())][:1]:
                answer = at.say(f"{other} {rest}".strip())
                if ends:
                    last.add(word)
                    assert at.stands() == [], other
                    assert OFFER.search(at.say(f"I think I will {word} now"))
                    assert at.stands() == []
                elif at.stands() and check in answer:
                    provisional += 1
                    at.say(no, house.last(0))
                    assert at.stands() == [], other
                elif at.stands():
                    at.say("WITHDRAW ALL")
    assert provisional or not any(map(said.get, {line.split(" ")[0] for lines in at.lines() for line in lines}))
    # Only in some titles does an order end something.
    assert last == {choice.word for choice in titles()[title].choices if choice.ends}
    statuses = [seat.status for seat in house.seats()]
    for ending in ("I leave the game", "take back my orders", "Ich höre auf"):
        at.say(ending)
        assert [seat.status for seat in house.seats()] == statuses


@EVERY
def test_help_explains_every_thing_that_the_first_report_shows(house: House, title: str, language: str) -> None:
    at = TableByLetter(house, title, language, "provisional")
    things = at.shown_things()
    assert len(things) > 2
    at.say("\n".join(f"HELP {thing}" for thing in things))
    told = house.last(0, "asked").lines
    condition = "fact for" if language == "English" else "Tatsache für"
    pages = [line.text.casefold() for line in told if condition not in line.text]
    assert [one for one in things if not any(page.startswith(f"{one.casefold()} (") for page in pages)] == []


@EVERY
def test_no_is_understood_from_what_it_answers(house: House, title: str, language: str) -> None:
    to_invitation, to_offer, to_next, to_question = NOES[language]
    house.create(title=title)
    for waiting in (EVE, FAY):
        stand_by(house, waiting)
    house.reply(1, to_invitation, kind="invitation")
    assert house.seats()[1].address == EVE  # The seat is offered to whoever waits first, then to the next.
    answer_offer(house, 1, EVE, to_offer)
    assert house.seats()[1].address == FAY
    answer_offer(house, 1, FAY, to_next)
    assert [seat.status for seat in house.seats()][:2] == ["invited", "removed"]
    house.create("lyra", players=0, title=title, open_to_all=Open(titles()[title].fewest, Opening("full"), None))
    ask(house, "JOIN lyra", STRANGER)
    assert answer(house, to_question, STRANGER) == []
    assert {seat.status for seat in house.seats("lyra")} == {"removed"}
    declined = (PLAYERS[1].address, EVE, FAY, STRANGER)
    for address in declined:
        with pytest.raises(GameWrong, match="wanted no letters"):
            house.give("lyra", house.seats("lyra")[0].name, Player("Nobody", address))


@EVERY
def test_why_tells_of_one_order_or_one_part(house: House, title: str, language: str) -> None:
    at = TableByLetter(house, title, language, "provisional")
    order, settled = ("Order", "done") if language == "English" else ("Befehl", "ausgeführt")
    words = titles()[title].speaking(house.office.tongue(house.game(), LANGUAGES[language])).phrases
    places = {words.say("place-name")} if "place-name" in words else set()
    labels = {choice.label for choice in titles()[title].choices if choice.label}
    placed = 0
    for _ in range(TURNS):
        at.until_two_are_asked()
        placed = next((one.where or one.coming for one in at.questions() if one.where or one.coming), 0)
        coming = [f"IN {one.coming} {one.answers[0]}" for one in at.questions() if one.coming]
        at.say("\n".join([*(line for lines in reversed(at.lines()) for line in lines[:1]), *coming]))
        for seat in range(1, len(house.seats())):
            house.reply(seat, house.bot(seat))
        house.next_phase()
        if placed or not places:
            break
    assert bool(placed) == bool(places)  # Some titles have no numbered parts.
    everything = at.say("WHY")
    assert settled in everything
    numbers = sorted(set(re.findall(rf"{order} (\d+)", everything)))
    assert len(numbers) > 1
    assert set(re.findall(rf"{order} (\d+)", at.say(f"WHY {numbers[-1]}"))) == {numbers[-1]}
    ask_master = "NOTE to GM"
    for place in sorted(places):
        told = at.say(f"WHY {place} {placed}")
        assert ask_master not in told
        assert set(re.findall(rf" in {place} (\d+)", told)) <= {str(placed)}
        assert len(re.findall(rf"{order} \d+", told)) < len(re.findall(rf"{order} \d+", everything))
    for label in sorted(labels):
        told = at.say(f"WHY {label} 2")
        assert ask_master not in told
        assert f"{label} 1" not in told


@EVERY
def test_a_refusal_is_short_shows_what_was_tried_and_the_game_master_hears_of_it(
    house: House, title: str, language: str
) -> None:
    at = TableByLetter(house, title, language, "confirmed")
    refused = "NOT DONE" if language == "English" else "NICHT GETAN"
    sizes = []
    for _ in range(2):
        line = at.lines()[0][0]
        word = at.questions()[0].answers[0].split(" ")[0]
        last = at.lines()[-1][0].split(" ")[0].lower()
        letters = (
            "frobnicate the hordes of the east",
            f"I want to do something about {last} tomorrow",
            misspelt(line),
            f"{word} zzz yyy",
        )
        answers = [at.say(letter) for letter in letters]
        assert [one for one in answers if refused not in one.splitlines()[0] or "BEGIN ORDERS" in one] == []
        sizes += [len(one.split("\n", 1)[1].split()) for one in answers]
        assert at.asked_first() in answers[-1]
        assert "no order was understood" in house.notices("tried")[-1]
        offered = OFFER.search(at.say(misspelt(line)))
        assert offered is not None
        told = house.notices("tried")[-1].partition(" (letter ")[0]
        for shown in (
            summaries.show(house.office, "andromeda").besides,
            Watch(house.office).game("andromeda").said,
            phase_lines.not_understood(house.office, "andromeda"),
        ):
            (said,) = [one for one in shown if told in one]
            assert f"Offered: YES {offered[1]}: " in said
        if at.house.table().heading.phase == 1:
            at.play()
    assert statistics.median(sizes) <= MOST_WORDS


@EVERY
def test_an_order_is_understood_in_any_order_of_its_parts_with_a_slip_and_by_names_alone(
    house: House, title: str, language: str
) -> None:
    at = TableByLetter(house, title, language, "confirmed")
    parted = named = placed = 0
    for _ in range(TURNS + 1):
        for lines in at.lines():
            parted += parts_turned_round(at, [parts_of(line, title) for line in lines])
            slip_and_own_name(at, lines)
        placed += len({one.where for one in at.questions() if one.where})
        named += names_alone(at)
        at.play()
    assert parted
    assert bool(named) == bool(placed)  # Only some titles have parts that ask for the same.


def parts_turned_round(at: TableByLetter, orders: Sequence[Sequence[str]]) -> int:
    """The first order with several parts, with these in other orders; returns in how many."""
    head, *rest = next(filter(only_parts, orders), [""])
    others = {tuple(rest[::-1]), (*rest[1:], *rest[:1])} if rest else set()
    meant = at.read(" ".join((head, *rest))) if rest else []
    for other in others:
        at.say(" ".join((head, *other)))
        if not at.stands():
            at.say("YES", at.house.last(0))
        assert at.stands() == meant, other
        at.say("WITHDRAW ALL")
    return len(others)


def slip_and_own_name(at: TableByLetter, lines: Sequence[str]) -> None:
    """An order with a letter too many in its word, and one about the writer by the name of their seat."""
    own, title = at.house.seats()[0].name, at.house.game().title
    where, head, *rest = placed_parts(lines[0], title)
    slip = f"{head}{head[-1]}"
    if slip not in {choice.word for choice in titles()[title].choices}:
        assert OFFER.search(at.say(" ".join(part for part in (where, slip, *rest) if part))), slip
    if f"{head} {own}" in lines:
        assert re.search(rf"(?:YES|JA) \d+: {head} {own}", at.say(f"the {own} {head.casefold()} now"))


def names_alone(at: TableByLetter) -> int:
    """A name that says enough in several parts of the phase is offered for each; returns how many there are."""
    shared = at.shared_names()
    for name, orders in shared[:1]:
        offered = OFFER.findall(at.say(name))
        assert at.stands() == []
        assert len(offered) == len(orders) > 1
        at.say(f"YES {offered[-1]}", at.house.last(0))
        assert at.stands() == [orders[-1]]
        at.say("WITHDRAW ALL")
    return len(shared)


@EVERY
def test_the_subject_says_of_an_order_that_no_situation_allows_that_it_cannot_be_done(
    house: House, title: str, language: str
) -> None:
    at = TableByLetter(house, title, language, "provisional")
    house.office = replace(house.office, situations=4)
    never = "CANNOT BE DONE" if language == "English" else "GEHT NICHT"
    others: list[type[Choice]] = []
    while not others:
        asked = {question.about for question in at.questions()}
        # Answers that carry over are kept for the phase in which they are asked for.
        others = [one for one in titles()[title].own_choices if not (one.about in asked or one.carries)]
        if not others:
            at.play()
    tried = 0
    for choice in others[:: max(1, len(others) // 4)]:
        subject = at.say(choice.example).splitlines()[0]
        if at.stands():
            tried += 1
            assert never in subject, choice.example
            at.say("WITHDRAW ALL")
    assert tried


@EVERY
def test_ready_and_the_subject_in_anybody_s_words(house: House, title: str, language: str) -> None:
    at = TableByLetter(house, title, language, "provisional")
    yes = "YES" if language == "English" else "JA"

    def ready() -> bool:
        laid = house.table()
        with house.store.unit() as unit:
            return table.orders(unit, laid, 0).done

    lines = house.bot(0)
    assert not at.say(lines).startswith("[andromeda] NO")
    part = "NOT ALL UNDERSTOOD" if language == "English" else "NICHT ALLES VERSTANDEN"
    assert part in at.say(f"{lines}\nfrobnicate the hordes").splitlines()[0]
    for said in READY:
        answer = at.say(said)
        assert not ready(), said
        assert re.search(rf"{yes} \d+: READY", answer), answer
    at.say("YES", house.last(0))
    assert ready()

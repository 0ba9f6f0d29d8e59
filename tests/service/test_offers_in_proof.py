"""Games in which orders were taken by a YES, or understood: players' letters prove them, and accuse nobody."""

from pathlib import Path

import msgspec
import pytest

from adjudicator.engine.text.phrasebook import Tongue
from adjudicator.engine.text.sayings import spoken
from adjudicator.service.documents.game_record import Record
from adjudicator.service.master.game_end import end
from adjudicator.service.master.hand import taken
from adjudicator.service.proof.offered_lines import OfferedLines
from adjudicator.service.proof.own_letters import Own
from adjudicator.service.proof.recorded_names import Seats
from adjudicator.service.proof.verification import verify
from adjudicator.service.settings.phrases import say
from adjudicator.service.settings.template_folders import languages
from tests.service.house import House

LAUNCH = "Launch 4 from home 2 against Blue 3"
MEANT = "ATTACK Blue 3 with 4 from home 2"


def played(folder: Path, understood: str, *answers: str, first: str = LAUNCH) -> tuple[bytes, list[bytes]]:
    """A phase in which Red writes in other words and answers; its record, and all letters of Red."""
    house = House(folder)
    house.create(options={"understood": understood})
    letters = []
    for seat in range(3):
        raw = house.raw(
            "JOIN",
            sender=f"{('ann', 'bob', 'cy')[seat]}@mail.test",
            answers=house.last(seat, "invitation"),
            to=house.last(seat, "invitation").reply_to,
        )
        letters += [raw] if not seat else []
        house.receive(raw)
    for words, kind in ((first, "report"), *((answer, "") for answer in answers)):
        answered = house.last(0, kind)
        letters.append(house.raw(words, answers=answered, to=answered.reply_to))
        house.receive(letters[-1])
    for seat in (1, 2):
        house.reply(seat, house.bot(seat))
    house.next_phase()
    heading = str(house.table().heading)
    with house.store.unit() as unit:
        end(taken(house.office, unit, "andromeda"), heading, ())
    record = house.game().record
    assert record is not None
    letters += [mail.raw for mail in house.mails(0)]
    house.store.close()
    return record, letters


def ordered(record: bytes) -> list[str]:
    first = msgspec.json.decode(record, type=Record).phases[0]
    return [line.text for one in first.letters if one.seat == "Red" for line in one.lines if line.text]


@pytest.mark.parametrize(
    ("understood", "answers", "lines"),
    [
        ("confirmed", ("yes please",), [MEANT]),
        ("confirmed", ("YES 1",), [MEANT]),
        ("confirmed", ("Yes. Sorry, I was on the train",), [MEANT]),
        ("confirmed", ("attack Blue 2 or maybe Blue 3 with 4 from home 2", "Blue 3 then"), [MEANT]),
        ("confirmed", ("no, from home 3", "YES 2"), ["ATTACK Blue 3 with 4 from home 3"]),
        ("provisional", (), [MEANT]),
        ("provisional", ("ok",), [MEANT]),
        ("provisional", ("no",), [MEANT, "WITHDRAW line 1"]),
    ],
)
def test_letters_prove_what_a_yes_has_taken(
    tmp_path: Path, understood: str, answers: tuple[str, ...], lines: list[str]
) -> None:
    record, letters = played(tmp_path, understood, *answers)
    assert ordered(record) == lines
    verdict = verify(record, Own.of("Red", letters))
    assert verdict.holds, verdict.sentence


def test_an_offer_that_nobody_took_proves_nothing(tmp_path: Path) -> None:
    """A game master who lets an offer stand that was never answered."""
    (tmp_path / "true").mkdir()
    (tmp_path / "forged").mkdir()
    _, letters = played(tmp_path / "true", "confirmed")
    forged, _ = played(tmp_path / "forged", "confirmed", "yes")
    assert verify(forged).holds
    verdict = verify(forged, Own.of("Red", letters))
    assert not verdict.holds
    assert f'you ordered "{MEANT}"' in verdict.sentence


def test_an_example_of_the_form_proves_nothing(tmp_path: Path) -> None:
    """A game master who lets a line stand that an answer to the player only shows among its questions."""
    (tmp_path / "true").mkdir()
    (tmp_path / "forged").mkdir()
    example = "ATTACK Blue 1 with 4 from home 1"
    _, letters = played(tmp_path / "true", "confirmed", "HELP ATTACK", first="Launch 4 from home 1 against Blue 1")
    forged, _ = played(tmp_path / "forged", "confirmed", "no", first=example)
    assert any(example.encode() in letter for letter in letters)
    verdict = verify(forged, Own.of("Red", letters))
    assert not verdict.holds
    assert f'you ordered "{example}"' in verdict.sentence


@pytest.mark.parametrize("language", languages(None))
@pytest.mark.parametrize("number", [1, 2])
def test_an_answer_in_any_language_proves_what_it_says_stands(tmp_path: Path, language: str, number: int) -> None:
    record, _ = played(tmp_path, "confirmed")
    sentence = spoken(say("offer-taken", words=MEANT, number=number), Tongue(language))
    told = f"YES 1: {MEANT}\n\n{sentence}"
    seats = Seats(msgspec.json.decode(record, type=Record))
    assert OfferedLines(seats, [told], ["Blue 3 then"]).explain(MEANT)
    assert not OfferedLines(seats, [told.replace(sentence, "")], ["Blue 3 then"]).explain(MEANT)

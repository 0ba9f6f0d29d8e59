"""Pages on which there is much: no line is too long for a letter, and links get shorter where room is short."""

from adjudicator.engine.contract.order_words import Question
from adjudicator.reports.templates.chips import in_sentence, in_sentences
from adjudicator.reports.values.reply_link import Reply
from adjudicator.reports.values.taps import Tapped, lessened, taken, tapped

LONGEST = 998
"""Octets of a line of a letter (RFC 5322, 2.1.1)."""
MANY = "There were " + ", ".join(["Red and Blue"] * 40) + "."


def test_a_sentence_with_many_players_has_several_lines_in_the_source() -> None:
    said = in_sentence(MANY)
    assert len(said) > LONGEST
    assert max(map(len, said.split("\n"))) < LONGEST
    assert (
        said.replace("\n", " ").replace('<b class="sR">', "").replace('<b class="sB">', "").replace("</b>", "") == MANY
    )
    assert in_sentences([MANY, "Red won."]) == [said, in_sentence("Red won.")]
    assert "\n" not in in_sentence("Red won against Blue.")


def test_where_room_is_short_a_link_has_its_order_alone_and_no_answer_is_lost() -> None:
    lines = tuple(f"CARD Attack {number}" for number in range(1, 7))
    asked = Question(about="card", where=2, prompt="Which card do you play?", lines=lines, silence="one at random")
    whole = tapped([asked], Reply("games@mail.test", "orders"))
    (same,) = lessened(whole, taken(whole))
    assert same == whole[0]
    (fewer,) = lessened(whole, taken(whole) - len(whole[0].links[0]))
    assert fewer.links == whole[0].links[:5]
    (least,) = lessened(whole, 0)
    assert least.words == whole[0].words[:4]
    assert all(link.startswith(short) for link, short in zip(whole[0].links, least.links, strict=False))
    assert all(link.endswith(f"CARD%20Attack%20{number}") for number, link in enumerate(least.links, 1))
    assert whole[0].other.startswith(least.other)
    assert "body" not in least.other


def test_as_many_answers_stay_as_there_is_room_for() -> None:
    def asked(answers: int) -> Question:
        lines = tuple(f"CARD Attack {number}" for number in range(answers))
        return Question(about="card", where=answers, prompt="Which card?", lines=lines, silence="one at random")

    whole = tapped([asked(9), asked(6), asked(2)], Reply("games@mail.test", "orders"))
    cuts = [
        Tapped([one._replace(words=one.words[:most], links=one.links[:most]) for one in whole]) for most in range(10)
    ]
    for most in range(4, 10):
        assert lessened(whole, taken(cuts[most])) == cuts[most]
        assert lessened(whole, taken(cuts[most]) - 1) == cuts[most - 1] or most == 4

"""The rules page of Cosmoforce names every order word, fact and rulebook value, and its examples can be read."""

import re

from adjudicator.games.catalogue import title
from adjudicator.orders.letter.order_language import language
from tests.hygiene.sources import CHECKOUT

TITLE = title("cosmoforce")
PAGE = (CHECKOUT / "docs" / "rules" / "cosmoforce.md").read_text(encoding="utf-8")
WORDS = tuple(dict.fromkeys(choice.word for choice in TITLE.choices))


def test_the_examples_can_be_read() -> None:
    state, views = TITLE.position(
        "turn 2 phase 2, 3 players", ["Red: character Ripley; character Ash"], {"crew": "named"}
    )
    examples = [line.strip() for line in PAGE.splitlines() if re.match(rf"    ({'|'.join(WORDS)})\b", line)]
    assert {line.split()[0] for line in examples} == set(WORDS)
    speech = language(TITLE.choices, TITLE.facts)
    for line in examples:
        reading = speech.read(line, TITLE.vocabulary(views[0], 0), TITLE.where(state))
        assert [str(problem) for problem in reading.problems] == [], line


def test_every_fact_is_named() -> None:
    said = " ".join(PAGE.split())
    facts = [getattr(fact, "said", None) or re.sub(r"Blue |my | [<>=]+ \d+", "", fact.example) for fact in TITLE.facts]
    assert [fact for fact in facts if fact not in said] == []


def test_every_rulebook_value_stands_there_with_its_choices() -> None:
    said = " ".join(PAGE.split())
    for spec in TITLE.options:
        first, *others = (f"`{choice}`" for choice in spec.choices)
        choices = f"{first} (the usual one)" + "".join(f", {other}" for other in others)
        assert f"`{spec.name}`: {spec.decides} Choices: {choices}." in said


def test_the_worked_position_of_the_page_can_be_stated() -> None:
    lines = [line.strip()[2:] for line in PAGE.split("## Positions in cases")[1].splitlines() if "    - " in line]
    state, views = TITLE.position("turn 2 phase 2, 4 players", lines, {"crew": "named"})
    assert len(lines) > 2
    assert views == (state,) * 4
    assert [TITLE.differs(state, line) for line in lines] == [None] * len(lines)

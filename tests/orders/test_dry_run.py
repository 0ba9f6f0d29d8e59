"""The dry run: what it counts is what adjudications do, and it depends on the view and the orders alone."""

from typing import Any

import pytest

from adjudicator.core.event import State
from adjudicator.engine.contract.order_words import NO
from adjudicator.engine.contract.trace import Answer, How
from adjudicator.engine.text.phrasebook import Tongue
from adjudicator.engine.text.sayings import spoken
from adjudicator.games.catalogue import title
from adjudicator.orders.dry_run.forecast import Forecast
from adjudicator.orders.dry_run.order_checks import Sheet
from adjudicator.orders.dry_run.trial import acted, short
from adjudicator.orders.letter.order_language import language
from adjudicator.orders.standing.watched_orders import Weighed

COSMIC = title("postal-cosmic")
STATEMENTS = (
    "challenge 1: Red attacks Blue on Blue 2 with 3",
    "challenge 2: Green attacks Red on Red 1 with 2; defended with 2",
    "Red: hand Attack 20, Compromise, Cosmic Zap",
    "Green (Trader): hand Attack 4, Attack 6",
)
LETTER = "IN 1 CARD Attack 20\nIN 2 CARD Compromise\nZAP any IF used against me"


def sheet(letter: str = LETTER, situations: int = 40, *more: str) -> Sheet:
    view: State = COSMIC.position("turn 2 phase 3", (*STATEMENTS, *more), {})[1][0]
    reading = language(COSMIC.choices, COSMIC.facts).read(letter, COSMIC.vocabulary(view, 0), COSMIC.where(view))
    assert not reading.problems
    return Sheet(COSMIC, view, 0, reading.clauses, situations)


def test_what_is_counted_is_what_happened() -> None:
    tried = sheet()
    counted = {(one.line, one.number): one.taken for one in tried.outcome.wishes}
    happened: dict[tuple[int, int], int] = dict.fromkeys(counted, 0)
    for number in range(40):
        answers = [one for one in tried.trial.tried(number).answers if one.seat == 0 and one.how is How.ORDERED]
        for place in {(one.order + 1, one.alternative) for one in answers}:
            happened[place] += 1
    assert counted == happened
    assert 0 < counted[1, 1] <= 40


def test_the_same_orders_of_somebody_who_knows_the_same_come_to_the_same() -> None:
    """Whatever the others hold that this view does not show."""
    worlds = [sheet(LETTER, 12, "Blue: hand Attack 40, Plague"), sheet(LETTER, 12, "Blue: hand Attack 8, Force Field")]
    assert worlds[0].view == worlds[1].view
    assert worlds[0].outcome == worlds[1].outcome
    assert Forecast(worlds[0]).sentences() == Forecast(worlds[1]).sentences()


def test_a_shortfall_is_told_with_the_simplest_example() -> None:
    """Trader swaps hands in some situations: then the card is gone, whatever the others order."""
    told = Forecast(sheet(LETTER, 200)).sentences()
    (said,) = [one for one in told if "CARD orders for challenge 1" in one]
    assert said.startswith("In ")
    assert "of 200 situations none of your CARD orders for challenge 1 could be carried out" in said
    assert "then one of your challenge cards is played at random. For example if Green orders IN 2 TRADE hands" in said
    assert '"CARD Attack 20" (that card is not in your hand)' in said


@pytest.mark.parametrize(
    ("letter", "said", "gesagt"),
    [
        (
            "HEAL",
            "your HEAL orders could not be carried out each time you were asked: then you take no action.",
            "Lagen ließen sich deine Befehle HEAL nicht jedes Mal ausführen, wenn du gefragt warst. Dann:",
        ),
        (
            "ATTACK Blue with lasers as action 1\nHEAL as action 2",
            "none of your HEAL orders could be carried out: then you take no action.",
            "Lagen ließ sich keiner deiner Befehle HEAL ausführen. Dann:",
        ),
        (
            "ATTACK Blue with lasers as action 1\nREPAIR engine 1 as action 2 ELSE HEAL",
            "none of your REPAIR or HEAL orders could be carried out: then you take no action.",
            "Lagen ließ sich keiner deiner Befehle REPAIR oder HEAL ausführen. Dann:",
        ),
    ],
)
def test_only_orders_that_ran_out_are_said_to_have_run_out(letter: str, said: str, gesagt: str) -> None:
    """Two actions are one kind of question, and it may be the second alone to which nothing of the letter fits."""
    force = title("cosmoforce")
    ships = ("Red: cruiser with 2 engines, 2 lasers, 1 habitat; heat 0; 1 hurt",) if letter == "HEAL" else ()
    view: Any = force.position("turn 2 phase 2, 2 players", ships, {})[1][0]
    reading = language(force.choices, force.facts).read(letter, force.vocabulary(view, 0))
    told = Forecast(Sheet(force, view, 0, reading.clauses, 4)).sentences()[:1]
    assert said in told[0]
    assert gesagt in spoken(told, Tongue("de"))[0]


def test_the_simplest_example_is_the_one_in_which_the_others_did_least() -> None:
    tried = sheet("IN 1 CARD Attack 6\nIN 2 CARD Compromise", 20)
    situations = [tried.trial.tried(number) for number in range(20)]
    fell_short = [
        (one.acts, number)
        for number, one in enumerate(situations)
        if any(answer.where == 1 and short(answer, weighed) for answer, weighed in one.mine(0))
    ]
    (card,) = [one for one in tried.outcome.coverage if one.where == 1]
    assert (card.short, card.simplest) == (len(fell_short), min(fell_short)[1])
    assert min(fell_short)[0] < max(fell_short)[0]


def test_what_came_about_without_an_order_is_not_what_somebody_did() -> None:
    card = sheet().clauses[0].alternatives[0].choice
    hows = [How.ORDERED, How.RANDOM, How.DEFAULT]
    assert [acted(Answer(1, "card", 1, "", how, card)) for how in hows] == [True, False, False]
    assert not acted(Answer(1, "cancels", 1, "", How.ORDERED, NO))


@pytest.mark.parametrize(
    ("plain", "fell_short"), [((True, False), True), ((False, True), True), ((False, False), False), ((), False)]
)
def test_what_is_optional_fell_short_where_any_of_it_was_ordered_plainly(
    plain: tuple[bool, ...], fell_short: bool
) -> None:
    weighed = [Weighed(1, number, held=False, plain=one) for number, one in enumerate(plain, 1)]
    assert short(Answer(0, "cancels", 1, "", How.DEFAULT, NO), weighed) is fell_short


def test_orders_that_always_answer_are_told_of_in_one_sentence() -> None:
    view: Any = COSMIC.position("turn 2 phase 1", ("Red: attacks Blue",), {})[1][0]
    reading = language(COSMIC.choices, COSMIC.facts).read("ATTACK Blue 1", COSMIC.vocabulary(view, 0))
    told = Forecast(Sheet(COSMIC, view, 0, reading.clauses, 20)).sentences()
    assert told == ("In each of 20 possible situations, your orders answered every question they speak of.",)


def test_an_alternative_that_always_fails_is_told_of() -> None:
    """The card is known to be where it cannot come from, whatever the others do."""
    known = ("Yellow: hand Attack 40", "Red: knows Yellow's hand")
    told = Forecast(sheet("IN 1 CARD Attack 40 ELSE Attack 20\nIN 2 CARD Compromise", 30, *known)).sentences()
    assert any(
        one.startswith('Order 1, "CARD Attack 40", was never carried out in 30 situations; mostly because that card is')
        for one in told
    )
    silenced = Forecast(sheet("IN 1 CARD Attack 40 ELSE Attack 20", 30, *known), frozenset([(1, 1)])).sentences()
    assert not any(one.startswith("Order 1,") for one in silenced)


def test_what_is_covered_is_answered_whatever_happens() -> None:
    """Declining what is optional always works; a card may be lost before it is laid."""
    tried = sheet("IN 1 CARD Attack 20\nZAP any IF used against me ELSE no\nOWN COLOUR attack Green on home 1")
    assert tried.covered("cancels", 0)
    assert not tried.covered("card", 1)
    assert not tried.covered("own colour", 0)
    assert sheet("OWN COLOUR attack Green on home 1 ELSE redraw").covered("own colour", 0)


def test_without_orders_nothing_is_told() -> None:
    assert Forecast(sheet("PASS", 5)).sentences() == ()


@pytest.mark.parametrize(("players", "situations"), [(4, 200), (6, 200), (8, 150)])
def test_with_many_players_fewer_situations_are_tried(players: int, situations: int) -> None:
    view: Any = COSMIC.position(f"turn 2 phase 1, {players} players", (), {})[1][0]
    assert Sheet(COSMIC, view, 0, (), 200).trial.situations == situations

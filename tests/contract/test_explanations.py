"""For every title: a report says which of his alternatives happened, by numbers, and what was a default.

Why nothing applied it says only in titles in which that tells nothing; `test_secrets.py` holds them to it.
"""

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from adjudicator.core.codec import encode
from adjudicator.core.event import State, fold, told
from adjudicator.engine.contract.title import Title
from adjudicator.engine.contract.trace import Answer, How, Tried
from adjudicator.engine.run.phase import adjudicate
from adjudicator.games.catalogue import titles
from tests.contract.games import Game, Played, game, setups

GAMES = list({(setup.title, setup.author): setup for setup in setups() if setup.author != "nobody"}.values())
PHASES = 10


def phases() -> Iterator[tuple[Game, Played, tuple[Answer, ...], int, State]]:
    """The first phases of some games, with the answers of each seat as they are kept, and what it knows afterwards."""
    for setup in GAMES:
        played = game(setup)
        for one in played.phases[:PHASES]:
            out = adjudicate(played.title, one.state, one.views, one.standing, played.chance, explain=True)
            for seat, view in enumerate(one.views):
                mine = tuple(answer for answer in out.answers if answer.seat == seat)
                yield played, one, mine, seat, fold(view, told(out.events, seat))


def report(title: Title[State], one: Played, view: State, seat: int, *answers: Answer) -> bytes:
    return encode(title.report(one.views[seat], view, told(one.out.events, seat), answers, seat))


def otherwise(answer: Answer) -> Answer:
    """An answer with another reason for all that did not apply, where anything did not."""
    why = Tried(7, 7, "something that only the game master may know")
    return replace(answer, tried=(why,)) if answer.tried else answer


def test_every_answer_of_his_own_is_told() -> None:
    told_of: Counter[How] = Counter()
    for played, one, answers, seat, view in phases():
        nothing = report(played.title, one, view, seat)
        for answer in answers:
            if answer.how is How.DEFAULT and not answer.tried:
                continue  # he wrote nothing of it
            if answer.how is How.ORDERED and not answer.alternative:
                continue  # one of several offers was to be accepted, and none was
            assert report(played.title, one, view, seat, answer) != nothing, answer
            told_of[answer.how] += 1
    assert {How.ORDERED, How.DEFAULT, How.RANDOM} <= set(told_of)


def test_the_numbers_of_order_and_alternative_are_told() -> None:
    compared = 0
    for played, one, answers, seat, view in phases():
        for answer in answers:
            if answer.how is How.ORDERED and answer.alternative:
                true = report(played.title, one, view, seat, answer)
                others = (replace(answer, order=answer.order + 1), replace(answer, alternative=answer.alternative + 1))
                for other in others:
                    assert report(played.title, one, view, seat, other) != true, answer
                compared += 1
    assert compared > 100


def test_why_an_alternative_did_not_happen_is_not_told() -> None:
    """Of what happened by order nowhere; of what nothing applied to where a title does not say that it may be told."""
    compared = 0
    for played, one, answers, seat, view in phases():
        for kept in (answers, tuple([answer for answer in answers if answer.how is How.ORDERED])):
            if any(answer.tried for answer in kept) and (kept is not answers or not played.title.tells_why):
                other = [otherwise(answer) for answer in kept]
                assert report(played.title, one, view, seat, *other) == report(played.title, one, view, seat, *kept)
                compared += 1
    assert compared > 50


def test_why_nothing_applied_is_told_where_a_title_says_so() -> None:
    compared: Counter[str] = Counter()
    for played, one, answers, seat, view in phases():
        for answer in answers:
            drawn = replace(answer, how=How.RANDOM, order=0, alternative=0, tried=(Tried(0, 1, "a reason"),))
            tells = report(played.title, one, view, seat, drawn) != report(
                played.title, one, view, seat, otherwise(drawn)
            )
            assert tells is played.title.tells_why
            compared[played.title.name] += 1
    assert set(compared) == set(titles())

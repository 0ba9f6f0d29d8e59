"""The order form asks what the desk will ask, in words the order language reads."""

from itertools import islice

import pytest
from msgspec.structs import replace

from adjudicator.cases.playing import Table, set_up
from adjudicator.cases.run import read
from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Question
from adjudicator.engine.contract.pieces import ASKS, CANCELS
from adjudicator.engine.contract.title import AND
from adjudicator.engine.contract.trace import Answer
from adjudicator.games.cosmic.events.cards import CardGiven, CardsDrawn, HandsMixed, HandsPassed, HandsSwapped
from adjudicator.games.cosmic.events.milestones import PowerLent, PowerUsed
from adjudicator.games.cosmic.events.token_moves import Released
from adjudicator.games.cosmic.forfeits.losses import DEAL_TOKENS, losable
from adjudicator.games.cosmic.mechanics.second_challenges import AttackAgain
from adjudicator.games.cosmic.pieces import BY_NAME, FLARES, PIECES, POWERS
from adjudicator.games.cosmic.table.state import LIMBO, PLANETS, Cosmic
from adjudicator.games.cosmic.title import PHASES
from adjudicator.games.cosmic.told.form import questions
from adjudicator.games.cosmic.told.piece_questions import MOMENTS, may_come
from adjudicator.games.cosmic.words.order_words import Attack
from adjudicator.orders.grammar.known_facts import everywhere
from adjudicator.orders.letter.order_language import language
from adjudicator.reports.text.sections import section as as_text
from tests.cosmic.eager import TITLE, Played, game
from tests.hygiene.sources import CHECKOUT

GAMES = [(f"form {i}".encode(), 3 + i % 6) for i in (*range(12), 29, 52)]
"""Enough of them for every use that is asked about; the last two are for Kamikaze and Quash."""

DEALT = 20
"""The most games that are dealt to have one power ask."""

COME_TO = {
    moment: tuple([phase for phase, stages in PHASES.items() if any(moment in stage.moments for stage in stages)])
    for moment in {moment for stages in PHASES.values() for stage in stages for moment in stage.moments}
    if moment in MOMENTS and moment != "mobius"
}
"""The phases whose stages come to a moment at which pieces are asked.

Every phase opens with the stage that asks for Mobius Tubes, but they are played in the first alone (rule 20c).
"""

MANDATORY = {"attack", "card", "plague loss", "reward", "loss", "divide"}
"""What rule 18 has done at random for whoever is silent."""


STOPPING = {f"FLARE {one.name.split()[1]}" for one in FLARES if any(rule.verb == CANCELS for rule in one.rules)}
ONCE = [power for power in POWERS if any(rule.optional and rule.verb != ASKS for rule in power.rules)]
FOR_THE_WHOLE_PHASE = {
    "cancels",
    "card",
    "aid reward",
    "come",
    *STOPPING,
    *(choice.about for power in ONCE for choice in power.choices),
}
"""What may stand on the form once, though it is asked in each challenge."""


def _phases(seed: bytes, players: int) -> list[Played]:
    """The phases of a game; every other one is played with all powers and with flares, some in their later edition.

    Of the others some are played with the deck of 2008, some with agreements, some with second challenges, some with
    foreign aid, and in some players choose their powers first.
    """
    if seed[-1] % 2:
        editions = [spec.name for spec in TITLE.options if spec.name.startswith("edition_") and seed[-1] % 4 == 1]
        options = dict.fromkeys(editions, "modern") | TITLE.kept({"powers": "all"}) | {"flares": "yes"}
        return [played for played in game(seed, players, 6, **options) if played.answers]
    deck = "ffg" if seed[-1] % 5 == 0 else "auto"
    agreements = "all" if seed[-1] % 5 == 1 else "deals"
    second = "later" if seed[-1] % 5 > 1 else "never"
    chosen = "offer" if seed[-1] % 5 in (1, 2) and players <= 5 else "chance"
    options = {"deck": deck, "agreements": agreements, "second_challenge": second, "powers_by": chosen}
    if seed[-1] % 5 == 3:
        options |= {"alliances": "hidden", "foreign_aid": "yes"}
    phases = game(seed, players, 6, **options)
    return [played for played in phases if played.answers]


def _changed_hands(played: Played) -> set[Seat]:
    """The players who got cards or tokens, or were lent a power, in the phase, unforeseen when they wrote."""
    found: set[Seat] = set()
    for event in played.events:
        if isinstance(event, HandsSwapped | HandsPassed | HandsMixed):
            found.update(event.seats)
        elif isinstance(event, CardGiven):
            found.add(event.taker)
        elif isinstance(event, CardsDrawn):
            found.add(event.seat)
        elif isinstance(event, PowerLent):
            found.add(event.borrower)
        elif isinstance(event, Released) and event.by not in (None, event.seat):
            found.add(event.seat)
    return found


def _on_form(question: Question) -> str:
    """What a question on the form is about; where that is a flare, which."""
    return question.about if question.about != "flare" else " ".join(question.lines[0].split()[:2])


def _asked(answer: Answer) -> str:
    """The same of a question that was asked: `FLARE Void` of `Wild Void on 3/Plague/1`."""
    return answer.about if answer.about != "flare" else f"FLARE {answer.detail.split()[1]}"


@pytest.mark.parametrize(("seed", "players"), GAMES)
def test_whatever_the_desk_asks_stood_on_the_form(seed: bytes, players: int) -> None:
    for played in _phases(seed, players):
        forms = [{(_on_form(q), q.where) for q in questions(view, seat)} for seat, view in enumerate(played.before)]
        changed = _changed_hands(played)
        for answer in played.answers:
            about = _asked(answer)
            where = {answer.where, 0} if about in FOR_THE_WHOLE_PHASE else {answer.where}
            if not {(about, one) for one in where} & forms[answer.seat]:
                assert answer.seat in changed, (played.state.turn, played.state.phase, answer)
                assert answer.about in {
                    "cancels",
                    "emotion control",
                    "flare",
                    "force field",
                    "limbo",
                    "mind",
                    "philanthropist",
                    "trader",
                }


@pytest.mark.parametrize(("seed", "players"), GAMES)
def test_nothing_stands_on_the_form_twice(seed: bytes, players: int) -> None:
    for played in _phases(seed, players):
        for seat, view in enumerate(played.before):
            asked = questions(view, seat)
            assert len(asked) == len(set(asked))


def test_the_games_ask_every_kind_of_question() -> None:
    phases = [played for seed, players in GAMES for played in _phases(seed, players)]
    asked = {answer.about for played in phases for answer in played.answers}
    # What single cards of a power ask comes too seldom; their cases show it.
    own = (*TITLE.own_choices, *(choice for piece in PIECES for choice in piece.choices))
    wanted = {choice.about for choice in own} - {"pass"}
    # There are more powers than these games deal: what they do not ask, games with that power do.
    for power in [one for one in POWERS if {choice.about for choice in one.choices} - asked]:
        others = [one.name for one in POWERS if one is not power][:3]
        for number in range(DEALT):
            dealt = game(f"{power.name} {number}".encode(), 4, 6, powers=AND.join(sorted([power.name, *others])))
            asked |= {answer.about for played in dealt for answer in played.answers}
            if {choice.about for choice in power.choices} <= asked:
                break
    assert asked >= wanted


@pytest.mark.parametrize(("seed", "players"), GAMES)
def test_what_must_be_done_is_owed(seed: bytes, players: int) -> None:
    for played in _phases(seed, players):
        owed = [
            {(q.about, q.where) for q in questions(view, seat) if q.owed} for seat, view in enumerate(played.before)
        ]
        for answer in played.answers:
            # A card asked for before its phase is a secret flare's doing: that it is owed would tell of it. Whose card
            # was laid so may never be asked for another.
            if answer.about in MANDATORY and (
                answer.about != "card" or (played.state.phase == 3 and not answer.detail)
            ):
                assert (answer.about, answer.where) in owed[answer.seat]


@pytest.mark.parametrize(("seed", "players"), GAMES)
def test_whether_orders_are_owed_does_not_tell_what_is_held(seed: bytes, players: int) -> None:
    def owed(state: Cosmic, seat: Seat) -> list[tuple[str, int]]:
        return [(q.about, q.where) for q in questions(state, seat) if q.owed]

    for played in _phases(seed, players):
        for watcher, view in enumerate(played.before):
            other = TITLE.redeal(played.state, view, watcher, Chance(b"another deal"))
            for seat in range(players):
                assert owed(other, seat) == owed(played.state, seat)


@pytest.mark.parametrize(("seed", "players"), GAMES[:6])
def test_every_line_is_an_order_that_answers_its_question(seed: bytes, players: int) -> None:
    speech = language(TITLE.choices, TITLE.facts)
    for played in islice(_phases(seed, players), 12):
        for seat, view in enumerate(played.before):
            names = TITLE.vocabulary(view, seat)
            for question in questions(view, seat):
                for line in question.lines:
                    heading = f"CHALLENGE {question.where}\n" if question.where else ""
                    reading = speech.read(heading + line, names, TITLE.where(view))
                    assert not reading.problems, line
                    assert [clause.question for clause in reading.clauses] == [(question.about, question.where)]


@pytest.mark.parametrize(("seed", "players"), GAMES[5:])
def test_forms_fit_a_letter(seed: bytes, players: int) -> None:
    for played in _phases(seed, players):
        for seat, view in enumerate(played.before):
            for question in questions(view, seat):
                assert question.lines or question.about in {"loss", "plague loss"}
                for text in (f"# {question.prompt}", f"# If you say nothing: {question.silence}."):
                    assert len(text) <= 72, text


def test_what_may_be_lost_is_shown_on_bases_while_these_have_enough() -> None:
    """What is in Limbo is to be placed by the line above it: who takes over both lines could lose none of it."""
    shown = []
    for seed, players in GAMES[:6]:
        for played in _phases(seed, players):
            for seat, view in enumerate(played.before):
                lines = [line for q in questions(view, seat) if q.about == "loss" for line in q.lines]
                based = sum(tokens for place, tokens in losable(view, seat).items() if place != LIMBO)
                if view.limbo[seat] and based >= DEAL_TOKENS:
                    shown += lines
    assert shown
    assert all("Limbo" not in line for line in shown), shown


def _many(view: Cosmic, seat: Seat) -> bool:
    """Whether so many planets can be attacked that the samples of two attacks need have none in common."""
    target = view.targets[seat]
    return target is not None and target[0] != seat


def test_a_second_attack_is_shown_that_can_be_ordered_beside_each_first_one() -> None:
    speech, shown = language(TITLE.choices, TITLE.facts), 0
    for seed, players in GAMES[:6]:
        for played in _phases(seed, players):
            for seat, known in enumerate(played.before if played.state.phase == 1 else ()):
                # Without a power, such as Machine, that asks the same.
                view = replace(known, earned=(seat,), powerless=(True,) * players)
                lines = {q.about: q.lines for q in questions(view, seat)}
                # If only two planets can be attacked, it is the one in the second line of the first attack.
                for line in lines.get("attack", ())[: 2 if _many(view, seat) else 1] if "attack again" in lines else ():
                    names = TITLE.vocabulary(view, seat)
                    both = speech.read("\n".join((line, *lines["attack again"])), names, TITLE.where(view)).clauses
                    first, second = (clause.alternatives[0].choice for clause in both)
                    assert isinstance(first, Attack)
                    assert isinstance(second, AttackAgain)
                    assert first.place != second.place
                    if not second.sources:
                        continue  # nothing is left on any base: what comes from the Warp may still be sent
                    (batch,) = second.sources
                    own = view.planets[batch.place][seat]
                    fullest = [one.place for one in first.sources]
                    taken = min(first.tokens or 0, sum(view.planets[place][seat] for place in fullest))
                    before = sum(view.planets[place][seat] for place in fullest if place != batch.place)
                    assert (second.tokens or 0) <= own - (max(0, taken - before) if batch.place in fullest else 0)
                    shown += 1
    assert shown


@pytest.mark.parametrize(("seed", "players"), GAMES)
def test_what_is_used_might_have_been_as_its_phase_opened(seed: bytes, players: int) -> None:
    """Nothing that a power does comes in a phase in which no card that stops powers is offered."""
    for played in _phases(seed, players):
        used = {event.piece for event in played.events if isinstance(event, PowerUsed)}
        for name in used:
            rules = BY_NAME[name].stoppable
            assert any(may_come(view, rule) for view in played.before for rule in rules), (name, played.state.phase)


@pytest.mark.parametrize(
    ("phase", "stopped"),
    [
        ("1", []),
        ("2\n- challenge 1: Red attacks Blue on Blue 2 with 3", []),
        ("3\n- challenge 1: Red attacks Blue on Blue 2 with 3", ["ZAP Blue IF Blue uses Virus"]),
        ("4\n- challenge 1: Red attacks Blue on Blue 2; cards Attack 4 against Compromise; won by the defence", []),
    ],
)
def test_a_zap_is_offered_where_a_power_may_be_used(phase: str, stopped: list[str]) -> None:
    """Virus counts in phase 3 alone; the Plague, which a Card Zap stops, comes in every phase."""
    head, *statements = f"turn 2 phase {phase}\n- Red (Oracle): hand Cosmic Zap, Card Zap".split("\n- ")
    statements += ["Blue (Virus)", "Green (Oracle)", "Yellow (Tripler)"]
    _, views = set_up(TITLE, head, statements, {"deck": "ffg"}, Chance(b"zaps"))
    asked = {q.prompt: list(q.lines) for q in questions(views[0], 0)}
    assert asked.get("Do you hold Cosmic Zap ready against something in this phase?", [])[:1] == stopped
    assert "Do you hold Card Zap ready against something in this phase?" in asked
    (hand,) = [section for section in TITLE.report(views[0], views[0], (), (), 0) if section.heading == "Your hand"]
    assert ("Nothing for it to act on." in as_text(hand)) is not bool(stopped)


def test_every_moment_at_which_a_piece_asks_has_its_phases() -> None:
    topics = {rule.topic for piece in PIECES for rule in piece.rules if rule.verb == ASKS}
    assert topics <= set(MOMENTS)
    assert set(BY_NAME) == {piece.name for piece in PIECES}


@pytest.mark.parametrize("moment", sorted(COME_TO))
def test_a_moment_has_the_phases_whose_stages_come_to_it(moment: str) -> None:
    """Also one that comes too seldom for the games above."""
    assert MOMENTS[moment].phases == COME_TO[moment]


def test_nobody_is_asked_after_the_end() -> None:
    *_, last = game(b"form 1", 4, turns=40, bases_to_win="3")
    ended = last.after[0]
    assert ended.winners is not None
    assert all(questions(ended, seat) == () for seat in range(4))


def test_who_is_attacked_on_a_planet_of_another_is_told_that_it_is_he() -> None:
    shown = 0
    for seed, players in GAMES[:6]:
        for played in _phases(seed, players):
            for seat, view in enumerate(played.before if played.state.phase == 2 else ()):
                asked = {q.where: q.prompt for q in questions(view, seat) if q.about == "invite"}
                for it in view.challenges:
                    if it.defence == seat and it.number in asked:
                        abroad = it.planet // PLANETS != seat
                        assert ("attacks you on" in asked[it.number]) is abroad, asked[it.number]
                        shown += abroad
    assert shown


@pytest.mark.parametrize(
    ("number", "asked", "said"),
    [
        ("101.03", ["IN 2"], "take a card at random"),
        ("101.04", [], "it has been played, and cannot be again in this phase"),
    ],
)
def test_a_flare_is_offered_where_it_has_not_been_played(number: str, asked: list[str], said: str) -> None:
    """Whoever has got it since is asked no more than the one who played it, and reads so beside the card."""
    cases = read(CHECKOUT / "tests" / "cases" / "101-powers-at-the-corners.md")
    (case,) = [one for one in cases if one.number == number]
    table = Table(TITLE, case)
    table.play(case.steps[0])
    view = table.views[1]
    assert [f"IN {q.where}" for q in questions(view, 1) if "FLARE Trader" in q.lines] == asked
    (hand,) = [section for section in TITLE.report(view, view, (), (), 1) if section.heading == "Your hand"]
    assert said in " ".join(as_text(hand).split())


def test_sums_are_listed_where_they_were_compared() -> None:
    cases = read(CHECKOUT / "tests" / "cases" / "94-what-players-are-told.md")
    (case,) = [one for one in cases if one.number == "94.03"]
    table = Table(TITLE, case)
    table.play(case.steps[0])
    view = table.views[0]
    known = everywhere(TITLE.facts, TITLE.vocabulary(view, 0), view, 0, (1, 2, 3))
    assert {where: said.partition("total: ")[2] for where, said in known.items() if where} == {
        1: "",
        2: "",
        3: "offence 11, defence 16",
    }

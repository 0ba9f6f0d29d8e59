"""Every specimen of the order language reads as it stands."""

import pytest

from adjudicator.engine.contract.order_words import Batch, Choice
from adjudicator.orders.values.clauses import Alternative, Clause
from adjudicator.orders.values.conditions import Compare, Comparison, Condition, Not, Truth
from tests.orders.sample import (
    LANGUAGE,
    NAMES,
    AgainstMe,
    Allies,
    Attack,
    Base,
    Card,
    Deal,
    Defender,
    Divide,
    Flare,
    FlareZap,
    ForceField,
    Holds,
    ILose,
    Invite,
    Join,
    Joined,
    Limbo,
    OwnColour,
    PlayPlague,
    Plays,
    PlayTubes,
    Release,
    Reward,
    Share,
    Term,
    TheirCard,
    Tokens,
    Uses,
    Zap,
)

RED, BLUE, GREEN, YELLOW = range(4)
OFFENCE, DEFENCE = range(2)
AT_LEAST, IS = Comparison.AT_LEAST, Comparison.IS


def when(choice: Choice, condition: Condition) -> Alternative:
    return Alternative(choice, condition)


SPECIMENS = [
    ("RELEASE to home 1", Clause.of(Release(1))),
    ("LIMBO 2 to home 3, rest to Blue 4", Clause.of(Limbo((Batch(2, 3), Batch(None, 24))))),
    (
        "ATTACK planet 4 with 4 from home 1, home 2 x3\n  ELSE planet 2 with 3 from home 1",
        Clause.of(Attack(24, 4, (Batch(None, 1), Batch(3, 2))), Attack(22, 3, (Batch(None, 1),))),
    ),
    ("DEFENDER Green ELSE Blue", Clause.of(Defender(GREEN), Defender(BLUE))),
    (
        "PLAY Plague on Blue IF Blue holds 8 cards or more",
        Clause.of(when(PlayPlague(BLUE), Compare(Holds(BLUE), AT_LEAST, 8))),
    ),
    ("PLAY Mobius Tubes, mine to home 2", Clause.of(PlayTubes((Batch(None, 2),)))),
    ("ZAP Red IF Red uses Virus", Clause.of(when(Zap(RED), Truth(Uses(RED, "Virus"))))),
    ("CHALLENGE 2\nINVITE Blue, Green", Clause.of(Invite((BLUE, GREEN)), where=2)),
    ("INVITE Blue, Green IN 2", Clause.of(Invite((BLUE, GREEN)), where=2)),
    (
        "CHALLENGE 2\nJOIN offence with 3 from home 2 UNLESS Blue joined defence\n  ELSE defence with 1 from home 2",
        Clause.of(
            when(Join(OFFENCE, 3, (Batch(None, 2),)), Not(Truth(Joined(BLUE, DEFENCE)))),
            Join(DEFENCE, 1, (Batch(None, 2),)),
            where=2,
        ),
    ),
    (
        "CHALLENGE 2\nDIVIDE home 3: 3 to challenge 1, rest to challenge 4",
        Clause.of(Divide(3, (Share(3, 1), Share(None, 4)))),
    ),
    (
        "CHALLENGE 1\nCARD Attack 20 IF offence tokens >= 6\n  ELSE Compromise",
        Clause.of(when(Card("Attack 20"), Compare(Tokens(OFFENCE), AT_LEAST, 6)), Card("Compromise"), where=1),
    ),
    (
        "CARD IF their card is Compromise: Attack 8; IF their card >= 30: Compromise; OTHERWISE Attack 20",
        Clause.of(
            when(Card("Attack 8"), Compare(TheirCard(), IS, "Compromise", "card")),
            when(Card("Compromise"), Compare(TheirCard(), AT_LEAST, 30)),
            Card("Attack 20"),
        ),
    ),
    (
        "FORCE FIELD against Green, Yellow IF defence allies >= 4",
        Clause.of(when(ForceField((GREEN, YELLOW)), Compare(Allies(DEFENCE), AT_LEAST, 4))),
    ),
    ("ZAP any IF used against me; at most 1", Clause.of(when(Zap(), Truth(AgainstMe())), limit=1)),
    ("FLAREZAP Blue IF Blue plays Macron", Clause.of(when(FlareZap(BLUE), Truth(Plays(BLUE, "Macron"))))),
    ("FLARE Zombie IF I lose", Clause.of(when(Flare("Zombie"), Truth(ILose())))),
    (
        "DEAL give base on home 5 for 2 tokens from home 1, give Attack 12; get base on Red 2\n"
        "  ELSE give Attack 12; get any card",
        Clause.of(
            Deal(
                (
                    Term(True, Base(5, 2, 1)),
                    Term(True, "Attack 12"),
                    Term(False, Base(12, None, None)),
                )
            ),
            Deal((Term(True, "Attack 12"), Term(False, None))),
        ),
    ),
    ("REWARD 2 tokens to home 1, rest cards", Clause.of(Reward(Batch(2, 1)))),
    ("OWN COLOUR attack Blue on home 4 ELSE redraw", Clause.of(OwnColour(BLUE, 4), OwnColour())),
]


@pytest.mark.parametrize(("letter", "clause"), SPECIMENS, ids=[letter.split("\n")[-1] for letter, _ in SPECIMENS])
def test_a_specimen_reads_as_its_clause(letter: str, clause: Clause) -> None:
    reading = LANGUAGE.read(letter, NAMES)
    assert reading.problems == ()
    assert reading.ignored == ()
    assert reading.clauses == (clause,)


def test_a_whole_letter_of_specimens_reads_in_the_order_written() -> None:
    letter = "\n".join(("CHALLENGE 3\n" if "CHALLENGE" not in text else "") + text for text, _ in SPECIMENS)
    reading = LANGUAGE.read(letter, NAMES)
    assert reading.problems == ()
    assert [clause.alternatives for clause in reading.clauses] == [clause.alternatives for _, clause in SPECIMENS]

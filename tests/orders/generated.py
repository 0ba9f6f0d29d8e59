"""Clauses of the made-up title, made up in turn by Hypothesis."""

from hypothesis import strategies as st

from adjudicator.engine.contract.order_words import NO, Batch, Choice
from adjudicator.orders.values.clauses import Alternative, Clause
from adjudicator.orders.values.conditions import And, Compare, Comparison, Condition, Not, Or, Truth
from tests.orders import sample
from tests.orders.sample import CARDS, NAMES, PIECES, SEATS

seats = st.integers(0, len(SEATS) - 1)
several_seats = st.lists(seats, min_size=1, max_size=3, unique=True).map(tuple)
places = st.sampled_from(sorted(set(NAMES.kinds["place"].values())))
counts = st.integers(1, 9)
cards = st.sampled_from(CARDS)
batches = st.lists(st.builds(Batch, st.none() | counts, places), min_size=1, max_size=3).map(tuple)


terms = st.builds(
    sample.Term,
    st.booleans(),
    st.none()
    | cards
    | st.builds(sample.Base, places, st.none(), st.none())
    | st.builds(sample.Base, places, counts, places),
)
several_choices: dict[str, st.SearchStrategy[Choice]] = {
    "release": st.builds(sample.Release, places),
    "limbo": st.builds(sample.Limbo, batches),
    "attack": st.builds(sample.Attack, places)
    | st.builds(sample.Attack, places, counts)
    | st.builds(sample.Attack, places, counts, batches),
    "defender": st.builds(sample.Defender, seats),
    "plague": st.builds(sample.PlayPlague, seats),
    "tubes": st.builds(sample.PlayTubes, st.none() | batches),
    "emotion control": st.just(sample.Control()),
    "cancels": st.builds(sample.Zap, st.none() | seats) | st.builds(sample.FlareZap, seats),
    "flare": st.builds(sample.Flare, st.sampled_from(PIECES)),
    "invite": st.builds(sample.Invite, several_seats),
    "join": st.builds(sample.Join, st.integers(0, 1)) | st.builds(sample.Join, st.integers(0, 1), counts, batches),
    "divide": st.builds(
        sample.Divide,
        places,
        st.lists(
            st.builds(sample.Share, st.none() | counts, counts), min_size=1, max_size=3, unique_by=lambda s: s.challenge
        ).map(tuple),
    ),
    "card": st.builds(sample.Card, cards),
    "force field": st.builds(sample.ForceField, several_seats),
    "deal": st.builds(sample.Deal, st.lists(terms, min_size=1, max_size=4).map(tuple)),
    "reward": st.builds(sample.Reward, st.builds(Batch, counts, places)),
    "own colour": st.just(sample.OwnColour()) | st.builds(sample.OwnColour, seats, places),
}
"""Choices of every kind, by what they are about."""

choices = st.one_of(list(several_choices.values()))

sides = st.integers(0, 1)
numbers = st.integers(0, 99)
atoms: st.SearchStrategy[Condition] = st.one_of(
    st.builds(
        Compare,
        st.builds(sample.Holds, seats)
        | st.builds(sample.HoldsTokens, seats)
        | st.builds(sample.Tokens, sides)
        | st.builds(sample.Allies, sides)
        | st.just(sample.TheirCard()),
        st.sampled_from(Comparison),
        numbers,
    ),
    st.builds(
        Compare,
        st.just(sample.TheirCard()),
        st.sampled_from([Comparison.IS, Comparison.IS_NOT]),
        cards,
        st.just("card"),
    ),
    st.builds(
        Truth,
        st.builds(sample.Uses, seats, st.sampled_from(PIECES))
        | st.builds(sample.Plays, seats, st.sampled_from(PIECES))
        | st.builds(sample.Joined, seats, sides)
        | st.sampled_from([sample.ILose(), sample.AgainstMe()]),
    ),
)


def _compound(parts: st.SearchStrategy[Condition]) -> st.SearchStrategy[Condition]:
    several = st.lists(parts, min_size=2, max_size=3).map(tuple)
    return st.builds(Not, parts) | st.builds(And, several) | st.builds(Or, several)


conditions = st.recursive(atoms, _compound, max_leaves=6)


@st.composite
def clauses(draw: st.DrawFn) -> Clause:
    first: Choice = draw(choices)
    others = draw(st.lists(st.just(NO) | several_choices[first.about], max_size=2))
    several = [first, *others]
    if draw(st.booleans()):
        several.reverse()
    spoken = next(choice for choice in several if choice is not NO)
    return Clause(
        spoken.word,
        spoken.about,
        tuple(Alternative(choice, draw(st.none() | conditions)) for choice in several),
        draw(st.integers(0, 12)) if spoken.of_challenge else 0,
        draw(st.none() | st.integers(1, 20)),
    )

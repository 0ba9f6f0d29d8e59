"""Events that a phrase tells by their fields."""

from adjudicator.games.cosmoclasm.events.events import CardTaken, Given, Reshuffled
from adjudicator.games.cosmoclasm.title import TITLE


def test_fields_are_said_as_the_title_says_what_is_called_so() -> None:
    """A seat is a player, or the reader; cards are a list; a field that is only true or false decides in the phrase."""
    names = ("Red", "Blue")
    given = Given(0, ("green psi", "red matter"))
    assert "Red" in str(TITLE.sentence(given, names, None))
    assert "You" in str(TITLE.sentence(given, names, 0))
    assert "green psi and red matter" in str(TITLE.sentence(given, names, None))
    taken = [str(TITLE.sentence(CardTaken(1, "green psi", stargate), names, None)) for stargate in (False, True)]
    assert all("Blue" in said and "green psi" in said for said in taken)
    assert taken[0] != taken[1]
    assert TITLE.sentence(Reshuffled(), names, None)

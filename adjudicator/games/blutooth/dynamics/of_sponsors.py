"""Dynamics of powers that have a say in who sponsors whom."""

from adjudicator.games.blutooth.kit import Dynamic


class SqueeAndParasite(Dynamic):
    """Parasite cannot sponsor the enemies of Squee either, where the two have ships on the same planet."""

    name = "Squee and Parasite"
    aliens = ("Squee", "Parasite")
    first = "Squee"
    entries = ("dynamic.squee_parasite",)


class SqueeAndZipper(Dynamic):
    """Zipper may open a fleet against Squee, too.

    Whoever has ships on a planet with Squee cannot sponsor it all the same.
    """

    name = "Squee and Zipper"
    aliens = ("Squee", "Zipper")
    first = "Squee"
    entries = ("dynamic.squee_zipper",)

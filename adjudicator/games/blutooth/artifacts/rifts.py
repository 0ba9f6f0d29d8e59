"""The five rifts."""

from adjudicator.games.blutooth.kit import OpenRift, Rift


class RiftOfOne(Rift):
    """At any warpfall: you revive 1 ship, draft 1 pod, or found 1 base on a home planet without one.

    Whoever takes it out of your cache loses 1 ship of its choice, and the rift.
    """

    name = "Rift 1"
    value = 1
    choices = (OpenRift,)


class RiftOfTwo(Rift):
    """At any warpfall: you revive 2 ships, draft 2 pods, or found 2 bases on home planets without one.

    Whoever takes it out of your cache loses 2 ships of its choice, and the rift.
    """

    name = "Rift 2"
    value = 2
    choices = (OpenRift,)


class RiftOfThree(Rift):
    """At any warpfall: you revive 3 ships, draft 3 pods, or found 3 bases on home planets without one.

    Whoever takes it out of your cache loses 3 ships of its choice, and the rift.
    """

    name = "Rift 3"
    value = 3
    choices = (OpenRift,)


class RiftOfFour(Rift):
    """At any warpfall: you revive 4 ships, draft 4 pods, or found 4 bases on home planets without one.

    Whoever takes it out of your cache loses 4 ships of its choice, and the rift.
    """

    name = "Rift 4"
    value = 4
    choices = (OpenRift,)


class RiftOfFive(Rift):
    """At any warpfall: you revive 5 ships, draft 5 pods, or found 5 bases on home planets without one.

    Whoever takes it out of your cache loses 5 ships of its choice, and the rift.
    """

    name = "Rift 5"
    value = 5
    choices = (OpenRift,)

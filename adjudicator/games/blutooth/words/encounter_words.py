"""Order words of the third letter of a wave: drivers, distress pods, who is shot."""

from typing import Any, Final, Self

from msgspec import Struct

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice, Vocabulary, joined
from adjudicator.games.blutooth.table.pods import (
    INTIMIDATE,
    KICKER,
    is_distress,
    is_encounter,
    is_flex,
    printed,
    valued,
)
from adjudicator.games.blutooth.table.speech import reason


class Driver(Choice, frozen=True):
    """Leads your fleet with a pod of your cache; a flex counts the number you name, up to its own."""

    word = "DRIVER"
    also = ("lead", "lead with", "prime")
    about = "driver"
    grammar = 'POD ["as" NUMBER]'
    example = "DRIVER Attack 20 ELSE Negotiate"

    pod: str
    named: int | None = None

    @classmethod
    def read(cls, *values: Any) -> Self:
        pod, named = values
        if not is_encounter(pod):
            raise ValueError(reason("not-a-driver", pod=pod))
        most = printed(pod) or 0
        if named is not None and not is_flex(pod):
            raise ValueError(reason("names-no-number", pod=pod))
        if named is not None and not 0 <= named <= most:
            raise ValueError(reason("flex-names", most=most))
        return cls(pod, named)


class Second(Choice, frozen=True):
    """Primes a second driver for your fleet: an attack adds its number, a flex the one that is printed on it."""

    word = "SECOND"
    also = ("second driver",)
    about = "second"
    grammar = "POD"
    example = "SECOND Attack 8"

    pod: str

    @classmethod
    def read(cls, *values: Any) -> Self:
        (pod,) = values
        if not is_encounter(pod):
            raise ValueError(reason("not-a-driver", pod=pod))
        return cls(pod)


class Kick(Choice, frozen=True):
    """Primes a kicker beside your driver: its number is multiplied."""

    word = "KICKER"
    about = "kicker"
    grammar = "POD"
    example = "KICKER x2 IF enemy ships >= 4"

    pod: str

    @classmethod
    def read(cls, *values: Any) -> Self:
        (pod,) = values
        if valued(pod, KICKER) is None:
            raise ValueError(reason("not-a-kicker", pod=pod))
        return cls(pod)


class Intimidate(Choice, frozen=True):
    """Primes an Intimidate beside the driver of your fleet: against a brigade one of its number, else an envoy."""

    word = "INTIMIDATE"
    about = "intimidate"
    grammar = '["with"] POD'
    example = "INTIMIDATE 29 IF enemy ships >= 4"

    pod: str

    @classmethod
    def read(cls, *values: Any) -> Self:
        (pod,) = values
        if valued(pod, INTIMIDATE) is None:
            raise ValueError(reason("not-an-intimidate", pod=pod))
        return cls(pod)


class AsEnvoy(Choice, frozen=True):
    """Would rather negotiate with an envoy than have a draw, where your attack comes to no might at all."""

    word = "AS ENVOY"
    about = "as envoy"
    example = "AS ENVOY"


class Distress(Choice, frozen=True):
    """Primes distress pods for the fleet that you are in; `IF they prime distress` waits for the other fleet."""

    word = "DISTRESS"
    about = "distress"
    grammar = "pods"
    example = "DISTRESS Reinforcement, Therapist IF they prime distress"

    pods: tuple[str, ...]

    @classmethod
    def read(cls, *values: Any) -> Self:
        (pods,) = values
        for pod in pods:
            if not is_distress(pod):
                raise ValueError(reason("not-distress", pod=pod))
        return cls(pods)


class Victim(Struct, frozen=True):
    """Ships of one alien that an assassin is to destroy; without a number, as many as it can."""

    ships: int | None
    seat: Seat


class Assassinate(Choice, frozen=True):
    """Chooses whose committed ships an assassin of your fleet destroys: the fleet's leader says it."""

    word = "ASSASSINATE"
    about = "assassination"
    grammar = 'victim (("," | "and") victim)*'
    rules = {  # noqa: RUF012 - a ClassVar of the base
        'victim: [NUMBER] ["of"] SEAT': Victim,
    }
    tapped = '[NUMBER "of"] SEAT ("," [NUMBER "of"] SEAT)*'
    example = "ASSASSINATE 2 of Blue, Red"

    victims: tuple[Victim, ...]

    @classmethod
    def read(cls, *values: Any) -> Self:
        return cls(tuple(values))

    def text(self, names: Vocabulary) -> str:
        return victims_text(self.victims, names)


class Casualties(Choice, frozen=True):
    """Chooses whose ships are destroyed where it is up to you: your fleet's in a slapfight, the enemy's as it escapes.

    Without it a leader's own ships are the first, in a slapfight as well.
    """

    word = "CASUALTIES"
    about = "casualties"
    grammar = 'victim (("," | "and") victim)*'
    tapped = '[NUMBER "of"] SEAT ("," [NUMBER "of"] SEAT)*'
    example = "CASUALTIES 3 of Green, Red"

    victims: tuple[Victim, ...]

    @classmethod
    def read(cls, *values: Any) -> Self:
        return cls(tuple(values))

    def text(self, names: Vocabulary) -> str:
        return victims_text(self.victims, names)


def victims_text(victims: tuple[Victim, ...], names: Vocabulary) -> str:
    """`2 of Blue, Red`."""
    return joined(
        names.name("seat", one.seat) if one.ships is None else f"{one.ships} of {names.name('seat', one.seat)}"
        for one in victims
    )


ENCOUNTER_WORDS: Final = defined(__name__, Choice)

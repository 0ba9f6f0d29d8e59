"""Order words of flares."""

from collections.abc import Sequence
from typing import Any, Self

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Vocabulary
from adjudicator.engine.contract.questions import Options
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.flare_words import FlareWord, NamedFlare
from adjudicator.galaxy.judging import Judged
from adjudicator.games.blutooth.table.backs import kind
from adjudicator.games.blutooth.table.invasions import Place
from adjudicator.games.blutooth.table.speech import reason


class PlayFlare(NamedFlare, frozen=True):
    """Plays a flare: its super part if it is your own alien's, its wild part otherwise. It comes back at upkeep."""

    example = "FLARE Zombie IF my losses >= 1"


class FlareFor(FlareWord, frozen=True):
    """Plays a flare for which a pod can be named."""

    grammar = '["for" POD]'

    pod: str = ""

    @classmethod
    def read(cls, *values: Any) -> Self:
        (pod,) = values
        return cls(pod or "")

    def text(self, names: Vocabulary) -> str:
        return f"for {self.pod}" if self.pod else ""


class FlareOn(FlareWord, frozen=True):
    """Plays a flare for which an alien can be named."""

    grammar = '[("against" | "on" | "with" | ) SEAT]'

    seat: Seat | None = None


class FlareFrom(FlareWord, frozen=True):
    """Plays a flare by which a pod is taken from an alien; which one, can be named where there are several."""

    grammar = '["for" POD] ["from" SEAT]'

    seat: Seat | None = None
    pod: str | None = None

    @classmethod
    def read(cls, pod: str | None, seat: Seat | None) -> Self:
        return cls(seat, pod)

    def text(self, names: Vocabulary) -> str:
        said = [] if self.pod is None else [f"for {self.pod}"]
        return " ".join(said if self.seat is None else [*said, f"from {names.name('seat', self.seat)}"])

    @classmethod
    def among(cls, there: Sequence[Self]) -> Options:
        """The options to take one of these: the first that fits what an order names."""

        def chosen(wish: Self) -> Self | Spoken:
            fits = [one for one in there if wish.seat in (None, one.seat) and wish.pod in (None, kind(one.pod or ""))]
            return fits[0] if fits else reason("names-nothing-there")

        return Judged(chosen, there)


class FlareForPods(FlareWord, frozen=True):
    """Plays a flare for which pods can be named."""

    grammar = '["for" pods]'

    pods: tuple[str, ...] = ()

    @classmethod
    def read(cls, *values: Any) -> Self:
        (pods,) = values
        return cls(pods or ())

    def text(self, names: Vocabulary) -> str:
        return f"for {', '.join(self.pods)}" if self.pods else ""


class FlareAt(FlareWord, frozen=True):
    """Plays a flare for which a planet can be named."""

    grammar = '[("to" | "on" | ) PLACE]'

    place: Place | None = None

    def text(self, names: Vocabulary) -> str:
        return "" if self.place is None else f"on {names.name('place', self.place)}"


class FlareToOrOn(FlareWord, frozen=True):
    """Plays a flare for which an alien or a planet can be named, by the part that is played."""

    grammar = '[("against" | "on") SEAT | flare_to]'
    rules = {'flare_to: "to" PLACE': lambda place: (place,)}  # noqa: RUF012 - a ClassVar of the base

    seat: Seat | None = None
    place: Place | None = None

    @classmethod
    def read(cls, said: int | tuple[int] | None = None) -> "FlareToOrOn":
        return cls(place=said[0]) if isinstance(said, tuple) else cls(said)

    def text(self, names: Vocabulary) -> str:
        if self.place is not None:
            return f"to {names.name('place', self.place)}"
        return "" if self.seat is None else f"against {names.name('seat', self.seat)}"


class FlareSwap(FlareWord, frozen=True):
    """Plays a flare for which a pod or an alien can be named."""

    grammar = '["for" POD | "with" SEAT]'

    pod: str | None = None
    seat: Seat | None = None

    @classmethod
    def read(cls, said: str | int | None = None) -> "FlareSwap":
        return cls(seat=said) if isinstance(said, int) else cls(said)

    def text(self, names: Vocabulary) -> str:
        if self.seat is not None:
            return f"with {names.name('seat', self.seat)}"
        return "" if self.pod is None else f"for {self.pod}"


class FlareMove(FlareWord, frozen=True):
    """Plays a flare for which it can be named from where to where something goes."""

    grammar = '["from" PLACE "to" PLACE]'

    source: Place | None = None
    place: Place | None = None

    @classmethod
    def read(cls, *values: Any) -> Self:
        return cls(*(values[0] or ())) if len(values) == 1 else cls(*values)

    def text(self, names: Vocabulary) -> str:
        if self.source is None:
            return ""
        return f"from {names.name('place', self.source)} to {names.name('place', self.place)}"

"""What a seat knows, given directly: facts and their values; a fact that is missing is unknown."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from adjudicator.engine.contract.order_words import Fact
from adjudicator.engine.contract.questions import Ask, OneOf, Use


class Facts(NamedTuple):
    facts: Mapping[Fact, Any]


class Knows:
    """The `Known` of a seat that knows these facts when it is asked `about` something."""

    def __init__(
        self, facts: Mapping[Fact, Any] | None = None, about: str = "", where: int = 0, use: Use | None = None
    ) -> None:
        self.seat = 0
        self.ask = Ask(0, about, OneOf(()), where=where, use=use)
        self.view: Any = Facts(facts or {})

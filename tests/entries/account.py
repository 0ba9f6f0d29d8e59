"""The account of a catalogue: which entries are played, by what and shown by what, which in part, and the rest."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from adjudicator.engine.contract.misstatements import guess
from tests.entries.catalogue import Catalogue, Entry, Reason
from tests.entries.naming import CASES, Named, Names, by_cases, by_modules


class Account(NamedTuple):
    """A catalogue, and what names its entries."""

    catalogue: Catalogue
    modules: Names
    cases: Names

    @property
    def refused(self) -> dict[str, str]:
        """Why an entry is refused, by its id."""
        return _reasons(self.catalogue.refused)

    @property
    def lacking(self) -> dict[str, str]:
        """What is left to play of an entry that is played in part, by its id."""
        return _reasons(self.catalogue.lacking)

    @property
    def by_module(self) -> Mapping[str, tuple[str, ...]]:
        """The modules that name an entry, by its id."""
        return _by_id(self.modules)

    @property
    def by_case(self) -> Mapping[str, tuple[str, ...]]:
        """The cases that name an entry or a question, by its id."""
        return _by_id(self.cases)

    def played(self) -> frozenset[str]:
        """The entries that a module names and a case shows, and of which nothing is left."""
        return self._shown() - self._lacks()

    def partly(self) -> frozenset[str]:
        """The entries that a module names and a case shows, but of which something is left."""
        return self._shown() & self._lacks()

    def rest(self) -> tuple[Entry, ...]:
        """The entries of the source that are neither played, be it in part, nor refused."""
        done = self._shown() | self.refused.keys()
        return tuple(entry for entry in self.catalogue.own if entry.id not in done)

    def _shown(self) -> frozenset[str]:
        """What a module names and a case shows; what is the same as others, if they all are."""
        refused = self.refused.keys()
        done = (self.by_module.keys() & self.by_case.keys()) - refused
        same = {entry.id for entry in self.catalogue.entries if entry.same and done.issuperset(entry.same)}
        return frozenset(done | (same - refused))

    def _lacks(self) -> frozenset[str]:
        """Of what something is left; what is the same as others lacks what they do."""
        lacking = self.lacking.keys()
        same = {entry.id for entry in self.catalogue.entries if not lacking.isdisjoint(entry.same)}
        return frozenset(lacking | same)


def _reasons(reasons: Iterable[Reason]) -> dict[str, str]:
    return {id_: reason.why for reason in reasons for id_ in reason.entries}


def _by_id(names: Names) -> dict[str, tuple[str, ...]]:
    found: dict[str, dict[str, None]] = {}
    for one in names.found:
        found.setdefault(one.id, {})[one.by] = None
    return {id_: tuple(by) for id_, by in found.items()}


def account(catalogue: Catalogue, cases: Iterable[Path] = CASES) -> Account:
    """The account of a catalogue, with the cases in these folders."""
    return Account(catalogue, by_modules(catalogue.home), by_cases(catalogue.title, cases))


def faults(held: Account) -> Iterator[str]:
    """What is wrong with an account, each in a sentence that says what would have worked."""
    yield from (*held.modules.faults, *held.cases.faults)
    yield from _unknown(held)
    refused, by_case = held.refused, held.by_case
    named = dict.fromkeys(one.id for one in held.modules.found)
    for id_ in named:
        by = ", ".join(held.by_module[id_])
        if id_ not in by_case:
            yield f"{id_} is named by {by}, but no case shows it: write one with `Source: entry {id_}`"
        if id_ in refused:
            yield f"{id_} is named by {by}, but refused ({refused[id_]!r}): take one of the two out"
    reasons = (*held.catalogue.refused, *held.catalogue.lacking)
    times = Counter(id_ for reason in reasons for id_ in reason.entries)
    yield from (f"{id_} is refused or lacking {n} times: once is enough" for id_, n in times.items() if n > 1)
    for reason in reasons:
        if len(reason.why.split()) < 2:
            yield f"{', '.join(reason.entries)}: a sentence is needed that says why, or what is left"


def _unknown(held: Account) -> Iterator[str]:
    """What is named although the catalogue does not have it."""
    where = f"in the catalogue of {held.catalogue.title}"
    entries = {entry.id for entry in held.catalogue.entries}
    known = entries | held.catalogue.questions.keys()
    said = [Named(id_, "", "refused.toml") for id_ in held.refused]
    said += [Named(id_, "", "lacking.toml") for id_ in held.lacking]
    for names, there in ((held.modules.found, entries), (held.cases.found, known), (said, entries)):
        for one in names:
            if one.id not in there:
                yield f"{one.where}: there is no {one.id} {where}{guess(one.id, there)}"

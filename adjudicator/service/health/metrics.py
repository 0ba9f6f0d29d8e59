"""Metrics in the format of Prometheus: what happened since the start, counted from the log, and the current state.

No label names a person, a game or a letter; labels are kinds only, and there are few of them.
"""

import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from prometheus_client import CollectorRegistry, Counter, Histogram, disable_created_metrics, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from adjudicator.service.health.health import KINDS, Patient
from adjudicator.service.log.entries import Entry, Fact
from adjudicator.service.settings.clock import ClockUnreadable
from adjudicator.store.records.figures import Waiting
from adjudicator.store.tables.errors import StoreError

# Nobody asks when each of them was first counted, and it would double their number.
disable_created_metrics()  # type: ignore[no-untyped-call]

_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
_LATE: Final = (1.0, 5.0, 15.0, 60.0, 300.0, 900.0, 3600.0, 6 * 3600.0, 86400.0)


class Counting(logging.Handler):
    """Counts the entries of the log."""

    def __init__(self, into: CollectorRegistry) -> None:
        super().__init__(logging.INFO)

        def counter(name: str, said: str, *labels: str) -> Counter:
            return Counter(f"adjudicator_{name}", said, labels, "", "", "", into)

        def histogram(name: str, said: str, buckets: Sequence[float]) -> Histogram:
            return Histogram(f"adjudicator_{name}_seconds", said, (), "", "", "", into, buckets=buckets)

        self._received = counter("letters_received", "Letters filed.", "way")
        self._handled = counter("letters_handled", "Letters handled.", "verdict")
        self._handling = histogram("letter", "Time to handle a letter.", _QUICK)
        self._mails = counter("mails", "What became of mails handed over.", "outcome")
        self._phases = counter("phases", "Phases adjudicated.", "title")
        self._adjudicating = histogram("phase", "Time to adjudicate a phase.", _QUICK)
        self._late = histogram("deadline_late", "From a deadline to its phase.", _LATE)
        self._reminders = counter("reminders", "Players reminded.")
        self._notices = counter("notices", "Notices to game masters.", "kind")
        self._failures = counter("failures", "What went wrong.", "where", "fault")
        self._reconnects = counter("reconnects", "Connections to a mailbox lost.")
        self._counts: dict[str, Callable[[dict[str, Fact]], None]] = {
            "letter received": lambda facts: self._received.labels(facts["way"]).inc(),
            "letter handled": self._letter,
            "mail sent": lambda _: self._mails.labels("sent").inc(),
            "mail put off": lambda _: self._mails.labels("put off").inc(),
            "mail given up": lambda _: self._mails.labels("given up").inc(),
            "phase adjudicated": self._phase,
            "players reminded": lambda facts: self._reminders.inc(_number(facts["count"])),
            "notice": lambda facts: self._notices.labels(facts["kind"]).inc(),
        }

    def emit(self, record: logging.LogRecord) -> None:
        """Count an entry; what libraries log is not counted."""
        entry = record.msg
        if not isinstance(entry, Entry):
            return
        count = self._counts.get(entry.what)
        if count is not None:
            count(entry.facts)
        elif "fault" in entry.facts:
            self._failure(entry)

    def _letter(self, facts: dict[str, Fact]) -> None:
        self._handled.labels(facts["verdict"]).inc()
        self._handling.observe(_number(facts["seconds"]))

    def _phase(self, facts: dict[str, Fact]) -> None:
        self._phases.labels(facts["title"]).inc()
        self._adjudicating.observe(_number(facts["seconds"]))
        if facts["late"] is not None:
            self._late.observe(_number(facts["late"]))

    def _failure(self, entry: Entry) -> None:
        fault = str(entry.facts["fault"]).partition(":")[0]
        self._failures.labels(entry.facts.get("part") or entry.what, fault).inc()
        if fault == "ConnectionLost":
            self._reconnects.inc()


class Standing(Collector):
    """The current state, read from the database at each request."""

    def __init__(self, patient: Patient) -> None:
        self._patient = patient

    def collect(self) -> Iterator[Metric]:
        """The figures; those of the database are left out while it cannot be read."""
        wrong = {reason.kind for reason in self._patient.examined()}
        yield _one("adjudicator_healthy", "Whether all is well.", not wrong)
        yield _by("adjudicator_trouble", "What is not well.", "kind", {kind: float(kind in wrong) for kind in KINDS})
        if "database" not in wrong:
            try:
                # All figures are read before the first is told: the database may become unavailable in between.
                yield from list(self._stored())
            except (StoreError, ClockUnreadable, OSError):
                return

    def _stored(self) -> Iterator[Metric]:
        patient = self._patient
        now = patient.clock.now()

        def age(waiting: Waiting) -> float:
            return 0.0 if waiting.since is None else max(0.0, (now - waiting.since).total_seconds())

        with patient.store.reading() as unit:
            figures = unit.figures
            games = {"forming": 0, "running": 0, "paused": 0, "finished": 0, "called off": 0, **figures.games()}
            yield _by("adjudicator_games", "Games by status.", "status", games)
            outbox = figures.outbox(now)
            counts = {name: waiting.count for name, waiting in outbox.items()}
            yield _by("adjudicator_outbox", "Mails that have not left.", "state", counts)
            yield _one("adjudicator_outbox_oldest_seconds", "Since when a mail is due.", age(outbox["due"]))
            letters = figures.letters()
            yield _one("adjudicator_letters_waiting", "Letters not handled.", letters.count)
            yield _one("adjudicator_letters_oldest_seconds", "Since when a letter waits.", age(letters))
            yield _one("adjudicator_letters_held", "Letters that wait for the owner of a seat.", figures.held())
            overdue = figures.overdue(now)
            yield _one("adjudicator_deadlines_due", "Phases due and not adjudicated.", overdue.count)
            yield _one("adjudicator_deadlines_oldest_seconds", "Since when a phase is due.", age(overdue))
            yield _one("adjudicator_phases_held", "Phases that wait for their game master.", figures.phases_held())
            yield _one("adjudicator_notices_unseen", "Notices that nobody has seen.", figures.notices())
            looks = figures.looks()
            unread = [Waiting(1, looks.get(one)) for one in patient.mailboxes if one in looks]
            yield _one(
                "adjudicator_mailbox_unread_seconds",
                "Since when a mailbox was not read.",
                max(map(age, unread), default=0),
            )
            yield _one("adjudicator_database_bytes", "The size of the database, in whole megabytes.", figures.size())


class Metrics:
    """All figures of a service, from its start to its end: `with Metrics(patient) as metrics:`."""

    def __init__(self, patient: Patient) -> None:
        self._all = CollectorRegistry(auto_describe=False)
        self._counting = Counting(self._all)
        self._all.register(Standing(patient))

    def __enter__(self) -> "Metrics":
        logging.getLogger("adjudicator").addHandler(self._counting)
        return self

    def __exit__(self, *_: object) -> None:
        logging.getLogger("adjudicator").removeHandler(self._counting)

    def text(self) -> bytes:
        """Everything, in the format asked for."""
        return generate_latest(self._all)


def _number(fact: Fact) -> float:
    assert isinstance(fact, int | float), "entries that are counted tell it as a number"
    return float(fact)


def _one(name: str, said: str, value: float) -> Metric:
    return GaugeMetricFamily(name, said, value=float(value))


def _by(name: str, said: str, label: str, values: Mapping[Any, float]) -> Metric:
    found = GaugeMetricFamily(name, said, labels=[label])
    for kind, value in values.items():
        found.add_metric([kind], float(value))
    return found

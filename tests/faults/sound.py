"""What holds whatever has happened: no letter lost, no phase adjudicated twice, nobody told two different things."""

from collections import defaultdict

from adjudicator.mail.parsing.letter import read
from tests.faults.installation import Installation


def check(one: Installation) -> None:
    """Everything below, of an installation that has done all there is to do."""
    no_letter_is_lost(one)
    no_phase_is_adjudicated_twice(one)
    no_mail_has_two_versions(one)
    nobody_has_two_reports(one)


def no_letter_is_lost(one: Installation) -> None:
    filed = {letter.raw: letter for letter in one.letters()}
    for raw in one.came():
        assert raw in filed, "a letter in the mailbox is not on file"
        assert filed[raw].verdict not in (None, "trouble")


def no_phase_is_adjudicated_twice(one: Installation) -> None:
    phases = one.phases()
    assert [phase.serial for phase in phases] == list(range(1, len(phases) + 1))
    assert len({phase.heading for phase in phases}) == len(phases)
    assert [phase.serial for phase in phases if phase.closed_at is None] == [len(phases)]


def no_mail_has_two_versions(one: Installation) -> None:
    versions: dict[str, set[bytes]] = defaultdict(set)
    for _, raw in one.got():
        versions[read(raw).message_id].add(raw)
    assert [name for name, raws in versions.items() if len(raws) > 1] == []


def nobody_has_two_reports(one: Installation) -> None:
    """Of each phase one report: that on file, however often it came."""
    reports: dict[tuple[str, str], set[bytes]] = defaultdict(set)
    for user, raw in one.got():
        subject = read(raw).subject
        if subject.startswith("[andromeda] Report"):
            reports[user, subject].add(raw)
    assert reports
    assert [key for key, raws in reports.items() if len(raws) > 1] == []

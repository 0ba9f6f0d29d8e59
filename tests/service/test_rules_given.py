"""What a first report leaves out comes with it as a file: everybody is given the rules when a game begins (rule 17)."""

from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path

import pytest

from adjudicator.games.catalogue import titles
from adjudicator.reports.text.sections import section
from adjudicator.service.documents import documents
from tests.service.house import House


@pytest.mark.parametrize("title", sorted(titles()))
def test_what_a_first_report_leaves_out_comes_with_it(title: str, tmp_path: Path) -> None:
    house, rules = House(tmp_path), titles()[title]
    house.begun(players=rules.fewest, title=title)
    mail = message_from_bytes(house.mails(0, "/report")[0].raw, policy=policy.default)
    laid = house.table()
    house.store.close()
    assert isinstance(mail, EmailMessage)
    said = mail.get_body(("plain",))
    assert isinstance(said, EmailMessage)
    files = [one.get_content() for one in mail.iter_attachments() if str(one.get_filename()).endswith("-rules.txt")]
    given = " ".join(" ".join([said.get_content(), *files]).split())
    view = laid.view(0)
    told = [*documents.in_short(rules, laid.game), *map(section, rules.rules_in_letter(view, 0))]
    assert [one for one in told if " ".join(one.split()) not in given] == []

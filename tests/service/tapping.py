"""Taps on the buttons of letters, and what stands after them."""

from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from urllib.parse import unquote

from adjudicator.orders.values.clauses import text
from adjudicator.store.tables.values import Mail
from tests.reports.page import Page
from tests.service.house import House
from tests.service.orders import standing


def links(mail: Mail, *, kind: str = "tap") -> list[str]:
    """The links of the buttons on the page of a letter, in their order."""
    message = message_from_bytes(mail.raw, policy=default)
    assert isinstance(message, EmailMessage)
    page = message.get_body(("html",))
    assert page is not None
    assert page["content-transfer-encoding"] in ("7bit", "8bit"), "a line of the page is too long to be sent as it is"
    tags = Page(page.get_content()).tags
    return [attributes["href"] or "" for tag, attributes in tags if tag == "a" and attributes.get("class") == kind]


def tapped(house: House, link: str, seat: int = 0) -> str:
    """Send the letter that a link opens, from the address of a seat; returns its first line."""
    to, _, rest = link.removeprefix("mailto:").partition("?")
    fields = dict(field.split("=") for field in rest.split("&"))
    body = unquote(fields["body"])
    sender = f"{('ann', 'bob', 'cy', 'dan', 'eve')[seat]}@mail.test"
    filed = house.receive(house.raw(body, sender=sender, to=unquote(to), subject=unquote(fields["subject"])))
    assert filed.verdict in ("accepted", "asked", "empty")
    return body.splitlines()[0]


def stands(house: House) -> list[str]:
    """What stands for the first seat, in canonical words."""
    laid = house.table()
    names = laid.title.vocabulary(laid.view(0), 0)
    return [text(clause, names) for clause in standing(house).clauses]

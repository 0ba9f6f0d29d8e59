"""Examines a letter for evidence of its sender."""

from msgspec import Struct

from adjudicator.mail.proof import NOTHING, Proof
from adjudicator.mail.proof.names import Lookup


class Witness(Struct, frozen=True):
    """Believes the headers of the named providers, and checks signatures if there is a way to look up keys."""

    trusted: tuple[str, ...] = ()
    lookup: Lookup | None = None

    @property
    def asks(self) -> bool:
        """Whether it asks anybody else, who may be slow."""
        return self.lookup is not None

    def examine(self, raw: bytes, sender: str) -> Proof:
        """The evidence that a letter comes from this address; anything unreadable is no evidence."""
        domain = sender.rpartition("@")[2]
        if not domain or (not self.trusted and self.lookup is None):
            return NOTHING
        # The signature code takes as long to load as half a report to write, and most commands read no letter.
        from adjudicator.mail.parsing import headers
        from adjudicator.mail.proof import results, signatures

        fields = _headers(raw)
        said = [value for name, value in fields if name == "authentication-results"]
        proof = results.found(said, domain, self.trusted)
        if proof.found == "unknown" and self.lookup is not None:
            proof = signatures.checked(raw, domain, self.lookup)
        shown = [headers.addresses(value) for name, value in fields if name == "from"]
        single = len(shown) == 1 and [address for _, address in shown[0]] == [sender]
        # With several senders, or one named only elsewhere, the results do not say who was vouched for.
        return proof if single or proof.found != "pass" else NOTHING


def _headers(raw: bytes) -> list[tuple[str, str]]:
    from email.parser import BytesHeaderParser
    from email.policy import compat32

    head = BytesHeaderParser(policy=compat32).parsebytes(raw)
    return [(name.lower(), value) for name, value in head.raw_items() if isinstance(value, str)]

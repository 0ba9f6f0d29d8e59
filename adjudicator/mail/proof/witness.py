"""The one who looks at a letter and says what shows who sent it."""

from msgspec import Struct

from adjudicator.mail.parsing import headers
from adjudicator.mail.proof import NOTHING, Proof
from adjudicator.mail.proof.names import Lookup


class Witness(Struct, frozen=True):
    """Believes the headers of the providers named, and checks signatures where there is a way to look up keys."""

    trusted: tuple[str, ...] = ()
    lookup: Lookup | None = None

    @property
    def asks(self) -> bool:
        """Whether anybody else is asked, who may be slow."""
        return self.lookup is not None

    def examine(self, raw: bytes, sender: str) -> Proof:
        """What shows that a letter comes from this address; what cannot be read shows nothing."""
        domain = sender.rpartition("@")[2]
        if not domain or (not self.trusted and self.lookup is None):
            return NOTHING
        # What reads signatures takes as long to load as half a report to write, and most commands read no letter.
        from adjudicator.mail.proof import results, signatures

        fields = _headers(raw)
        said = [value for name, value in fields if name == "authentication-results"]
        proof = results.found(said, domain, self.trusted)
        if proof.found == "unknown" and self.lookup is not None:
            proof = signatures.checked(raw, domain, self.lookup)
        shown = [headers.addresses(value) for name, value in fields if name == "from"]
        single = len(shown) == 1 and [address for _, address in shown[0]] == [sender]
        # Of several senders, or one that is named elsewhere only, it is not said who was vouched for.
        return proof if single or proof.found != "pass" else NOTHING


def _headers(raw: bytes) -> list[tuple[str, str]]:
    from email.parser import BytesHeaderParser
    from email.policy import compat32

    head = BytesHeaderParser(policy=compat32).parsebytes(raw)
    return [(name.lower(), value) for name, value in head.raw_items() if isinstance(value, str)]

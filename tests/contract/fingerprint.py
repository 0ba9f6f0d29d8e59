"""Prints one hash over games of every title: the same in every process, on every machine."""

from hashlib import sha256

from adjudicator.core.codec import encode
from tests.contract.games import game, setups
from tests.sampling import some


def fingerprint() -> str:
    """A hash over all events, answers and views of some of the games."""
    digest = sha256()
    for setup in some(setups()[::4], 2):
        played = game(setup)
        digest.update(encode(tuple(played.events())))
        digest.update(encode([phase.out.answers for phase in played.phases]))
        digest.update(encode(list(played.boundaries())))
    return digest.hexdigest()


if __name__ == "__main__":
    print(fingerprint())

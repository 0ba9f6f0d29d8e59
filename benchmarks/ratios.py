"""What was measured beside a peer in this run, to be told together at its end."""

from typing import NamedTuple

_FOUND: "list[_Ratio]" = []


class _Ratio(NamedTuple):
    what: str
    ratio: float
    peer: str


def note(what: str, ratio: float, peer: str) -> None:
    """Something took, or reached, so many times as much as its peer."""
    _FOUND.append(_Ratio(what, ratio, peer))


def report() -> None:
    """Print everything that was noted."""
    print("beside others, in this run:")
    for one in _FOUND:
        print(f"  {one.ratio:8.2f}  {one.what} : {one.peer}")

"""Letters of many parts, and how much is done for one, counted in calls."""

import sys
from collections.abc import Callable
from types import FrameType


def work(doing: Callable[[], object]) -> int:
    """How many functions are called, those of the library among them."""
    count = 0

    def counted(frame: FrameType, event: str, argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(counted)
    try:
        doing()
    finally:
        sys.setprofile(before)
    return count


def nested(depth: int, inside: bytes) -> bytes:
    """So many parts in parts."""
    heads = (b"Content-Type: multipart/mixed; boundary=b%d\n\n--b%d\n" % (n, n) for n in range(depth))
    return b"From: a@b.c\n" + b"".join(heads) + b"\n" + inside

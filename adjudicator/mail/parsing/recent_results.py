"""What has been worked out lately, by what it was worked out from: so it is not worked out again at once."""

import threading
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

_Key = TypeVar("_Key", bound=Hashable)
_Value = TypeVar("_Value")


class Remembered(Generic[_Key, _Value]):
    """As many things as there is room for; those longest out of use are forgotten. Safe between threads."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._lock = threading.Lock()
        self._known: dict[_Key, _Value] = {}

    def of(self, key: _Key, work: Callable[[], _Value]) -> _Value:
        """What is known, or what the work comes to."""
        with self._lock:
            if key in self._known:
                found = self._known[key] = self._known.pop(key)
                return found
        value = work()
        with self._lock:
            self._known[key] = value
            while len(self._known) > self._most:
                self._known.pop(next(iter(self._known)))
        return value

"""A small cache of recent results, by the values they were computed from."""

import threading
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

_Key = TypeVar("_Key", bound=Hashable)
_Value = TypeVar("_Value")


class Remembered(Generic[_Key, _Value]):
    """A limited number of results; those longest unused are forgotten. Thread-safe."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._lock = threading.Lock()
        self._known: dict[_Key, _Value] = {}

    def of(self, key: _Key, work: Callable[[], _Value]) -> _Value:
        """The known result, or else the result of the work."""
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

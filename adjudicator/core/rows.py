"""Rows: one value for each seat or place, changed one at a time."""

from typing import TypeVar

T = TypeVar("T")


def put(row: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The row with one entry changed."""
    entries = [*row]
    entries[index] = value
    return tuple(entries)


def either(pair: tuple[T, T], index: int, value: T) -> tuple[T, T]:
    """The pair with one of its two entries changed: the first (0), or the second (1)."""
    return (pair[0], value) if index else (value, pair[1])


def plus(row: tuple[int, ...], index: int, amount: int) -> tuple[int, ...]:
    """The row with one entry larger by `amount`."""
    entries = [*row]
    entries[index] += amount
    return tuple(entries)

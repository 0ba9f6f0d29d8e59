"""Errors of the database, worded so that the game master knows what to do next."""


class StoreError(Exception):
    """Something about the stored games is wrong; the text says what, and what to do."""


class StoreUnusable(StoreError):
    """The address of the database cannot be used by this program; nothing was opened."""


class StoreUnreachable(StoreError):
    """The database cannot be opened, read or written at the moment."""


class StoreBusy(StoreError):
    """Another process blocked the database for too long; nothing was changed."""


class StoreDamaged(StoreError):
    """The file is not a complete database of this program; it was left as it is."""


class StoreNewer(StoreError):
    """A newer version of the program wrote this database; it was left as it is."""


class StoreConflict(StoreError):
    """The new values contradict what is on file; nothing was written."""


class NameTaken(StoreConflict):
    """There is already a game of this name."""


class KeyReused(StoreConflict):
    """A mail was queued a second time under its key, but with different content."""

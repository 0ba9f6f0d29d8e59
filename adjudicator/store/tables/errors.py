"""What can be wrong with the database, said so that the game master knows what to do next."""


class StoreError(Exception):
    """Something about the stored games is wrong; the text says what, and what to do."""


class StoreUnusable(StoreError):
    """The address of the database is one this program cannot use; nothing was opened."""


class StoreUnreachable(StoreError):
    """The database cannot be opened, read or written just now."""


class StoreBusy(StoreError):
    """Another process kept the database to itself for too long; nothing was changed."""


class StoreDamaged(StoreError):
    """The file is not a whole database of this program; it was left as it is."""


class StoreNewer(StoreError):
    """A newer version of the program wrote this database; it was left as it is."""


class StoreConflict(StoreError):
    """What was to be written contradicts what is on file; nothing of it was written."""


class NameTaken(StoreConflict):
    """There is already a game of this name."""


class KeyReused(StoreConflict):
    """A mail was queued a second time under its key, but with different content."""

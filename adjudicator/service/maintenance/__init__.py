"""Looking after the installation: backup, restore, an examination of everything, and upgrades."""


class KeepingWrong(Exception):
    """A request for a backup or an upgrade cannot be met; the text says what would work."""

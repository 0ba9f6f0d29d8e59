"""Keeping the installation: backups and what follows a restore, a look at everything, and newer versions."""


class KeepingWrong(Exception):
    """What was asked of a backup or an upgrade cannot be done; the text says what would do."""

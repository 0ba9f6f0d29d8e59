"""Adjudicates play-by-mail games: reads the players' letters, resolves the phase and mails the reports."""

__version__ = "0.2.0"

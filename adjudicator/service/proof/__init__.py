"""Proof that a finished game was played as its record and its players' letters say. Needs documents."""

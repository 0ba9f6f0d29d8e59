"""Cosmoclasm."""

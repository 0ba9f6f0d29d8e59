"""The stages of Cosmoclasm."""

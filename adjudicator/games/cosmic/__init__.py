"""Postal Cosmic Encounter."""

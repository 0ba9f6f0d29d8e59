"""Cosmoforce."""

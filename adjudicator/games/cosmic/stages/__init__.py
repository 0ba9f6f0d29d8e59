"""The scripts of Postal Cosmic, phase by phase."""

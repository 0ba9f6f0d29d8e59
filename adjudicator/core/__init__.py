"""The core package."""

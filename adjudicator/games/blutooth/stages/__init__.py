"""The phases of a wave, and what happens in them."""

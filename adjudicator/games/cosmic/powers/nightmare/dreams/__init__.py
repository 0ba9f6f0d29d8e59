"""The bad dreams of Nightmare: each lies face down before a player, and does something when it is woken."""

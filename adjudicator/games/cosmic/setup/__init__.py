"""The setup of a game, and the conditions that every position must meet."""

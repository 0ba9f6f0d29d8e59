"""What answers offer to players, and what a YES makes of it. Needs the game and the office; knows no other letters."""

"""The traumas of Alien: each opens when the player before whom it lies shows a card."""

"""What lies on the table: tokens, cards, the deck, and the values of the rulebook."""

"""What can be known in the Blutooth edition: for conditions in orders, and before orders are carried out."""

"""What players are told, in reports, forms and facts."""

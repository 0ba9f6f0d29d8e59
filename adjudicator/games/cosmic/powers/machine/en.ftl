why-machine-draws = Super Machine draws a card instead

why-one-card = name one card

why-chronos-same-card = Chronos makes it play the same card

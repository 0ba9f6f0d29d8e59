why-none-to-lose = that player has no free token to lose

why-nothing-for-sale = Peddler sold nothing there
why-no-such-purchase = you pay with a card of your hand for one that Peddler has set out
why-no-such-ware = name a card that your store has set out

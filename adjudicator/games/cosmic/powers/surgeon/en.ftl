why-no-operation = Surgeon operated on nobody there
why-no-such-facelift = you pay with a card of your hand for a facelift that Surgeon has
why-no-wearing = { $card } is worn by whoever has been given it, when it can do something
why-no-such-face = say which of these faces you take, and with which other card of your hand you pay: { $faces }

why-whose-tokens = say whose tokens: from Blue, Green
why-nothing-to-collect = your opponent has no such thing: a card in hand, a token in the Warp

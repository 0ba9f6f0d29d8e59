why-no-cashing = { $card } is cashed by whoever has been given it, when it can do something
why-supply-own-side = a help goes to another player on your side

# At the front door: what strangers are told, and how they come to a game.

door-thanks = Thank you for your letter. I keep the mailbox of games that are played by mail, and I do not know the address it came from, { $address }. Nothing in your letter has been counted as orders.
door-played = This can be played here:
door-title = { $name }: { $title }, for { $fewest } to { $most } players
door-how = You can write to me, each on a line of its own:
door-word-games = GAMES: what can be played here
door-word-rules = RULES { $title }: the rules of a game in short
door-word-help = HELP: this letter
door-player = If you play in one of the games here, write again from the address you joined with, or reply to the latest report that came to you, without changing the address your answer goes to.
door-players = { $title } is for { $fewest } to { $most } players. In short:
door-no-title = { $word } goes with the name of what is played: { $word } { $title }. There are { $titles }.
door-no-start = Nobody can begin a game by letter here; the game master does: { $master }
door-in = { $language }: for answers in this language, add a line LANGUAGE { $language } to your letter.

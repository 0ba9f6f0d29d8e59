# Was eine Frage von anderen ihrer Art unterscheidet: „Cosmic Zap auf Blues Macron, Einsatz 2“.
detail-use = { $card } auf { $seat }s { $piece }
detail-again = { $what }, Einsatz { $times }

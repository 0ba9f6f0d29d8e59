# Wo eine Partie steht.
heading = Zug { $turn } Phase { $phase }
heading-first = Zug { $turn } Phase { $phase }

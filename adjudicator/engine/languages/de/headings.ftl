# Wo eine Partie steht.
heading = Zug { $turn } Phase { $phase }

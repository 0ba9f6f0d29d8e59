# Was auf den Webseiten von einer Partie steht: wie die Spieler begannen, und die Abschnitte einer Phase.
opening-none = keine Station
opening-station = eine Station auf { $where }
stage-recruitment = Anwerbung
stage-round = Runde

# Wie die Fragen heißen.
about-question-give = Karten für den Markt
about-question-start = Beginn der nächsten Runde
about-question-station = Station
about-question-switch = Tausch zweier Planeten
about-question-take = Karten vom Markt
about-question-turn = Zug

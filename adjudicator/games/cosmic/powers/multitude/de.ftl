about-piece-multitude =
    Du vermehrst dich: Schickt eine Scheibe deiner Farbe jemanden gegen dich, zählt jeder deiner Steine doppelt so viel.

    Das geht von Mal zu Mal weiter: zweifach, vierfach, achtfach. Zieht jemand seine eigene Farbe, zählen deine Steine wieder einfach. Am Tisch verdoppelt auch eine besondere Karte, und ein Joker beendet es; per Post hat das Schicksal nur Scheiben.
about-piece-wild-multitude =
    Als Verbündeter zählt jeder deiner Steine so oft, wie du Karten hast.

    Er wird gespielt, wenn die Karten aufgedeckt sind, und zählt selbst mit.
about-piece-super-multitude = Als Hauptspieler lässt du die Steine deiner Verbündeten doppelt zählen. Er wird gespielt, wenn die Karten aufgedeckt sind.

# Die Fragen eines Formulars, und was geschieht, wenn nichts gesagt wird: „Wenn du nichts sagst: du weichst nicht aus.“
# Die Wörter der Befehle bleiben, wie sie sind.

ask-build = Welches Schiff baust du, mit welchen Bauteilen auf seinen zehn Plätzen?
silent-build = ein Schiff wird ausgelost
ask-crew = Gibt es Figuren in deiner Mannschaft, und worin sind sie gut?
silent-crew = deine Leute haben keine Namen
ask-action = Welche zwei Handlungen unternimmst du? Eine Zeile gilt für beide, wenn sie nicht so endet: as action 1 (oder 2).{ $late ->
        [yes] {" "}Die Zeit ist um: Du kannst nur noch deine Triebwerke zünden und rammen.
       *[no] {""}
    }{ $last ->
        [yes] {" "}Das ist die letzte Runde.
       *[no] {""}
    }
silent-action = du tust nichts
ask-damage = Welche deiner Bauteile nehmen zuerst Schaden?
silent-damage = die Bauteile werden ausgelost
ask-harm = Wer aus deiner Mannschaft kommt zuerst zu Schaden?
silent-harm = das Los entscheidet
ask-lose = Wenn ein habitat zerstört wird und der Platz nicht reicht: Wer kommt um?
silent-lose = das Los entscheidet
ask-evade = Wenn du gerammt wirst: Wie viel Hitze nimmst du auf, um auszuweichen?
silent-evade = du weichst nicht aus
ask-crew-at-work = Wer kommt von der Reparatur zurück? Repariert wird gerade: { $systems }.
silent-crew-at-work = wer fertig ist, kommt zurück
# In Anführungszeichen in einem Befehl.
example-attempt = was du versuchst; der Spielleiter entscheidet

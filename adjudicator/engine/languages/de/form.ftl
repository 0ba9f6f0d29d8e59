# Anmerkungen in einem Formular; sie stehen hinter einem #.
form-hint = Zeilen ändern, ein # wegnehmen, Zeilen ergänzen. Was fehlt, steht weiter, bis du WITHDRAW ALL schreibst oder WITHDRAW line 3 (die Nr.).
form-known = Jetzt bekannt: { $facts }.
form-silence = Wenn du nichts sagst: { $silence }.
form-answered = Weiter unten für { $place ->
        [challenge] jeden Kampf
        [invasion] jede Invasion
       *[other] jeden { $place }
    } beantwortet.
form-rest = Was sonst noch steht, wo immer es passt:
# Die Überschrift eines nummerierten Teils der Phase, auf Papier.
form-part = { part-ort } { $where }

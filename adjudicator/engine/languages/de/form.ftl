# Anmerkungen in einem Formular. Jede steht in einer Zeile von 72 Zeichen hinter einem #, deshalb zwei von Hand geteilt.
form-hint = Zeilen ändern, ein # wegnehmen, Zeilen ergänzen. Was fehlt, steht
form-hint-more = weiter, bis du WITHDRAW ALL schreibst oder WITHDRAW line 3 (die Nr.).
form-known = Jetzt bekannt: { $facts }.
form-silence = Wenn du nichts sagst: { $silence }.
form-answered = Weiter unten für jeden { $place ->
        [challenge] Kampf
       *[other] { $place }
    } beantwortet.
form-rest = Was sonst noch steht, wo immer es passt:

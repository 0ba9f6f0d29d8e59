# Was Webhooks erzählen: was jeder am Tisch weiß.
hook-begun = { $game } hat begonnen ({ $title }): { $phase } ist offen. Befehle werden bis { $due } erwartet.
hook-phase-over = { $game }: { $was } ist vorbei, und { $phase } ist offen. Befehle werden bis { $due } erwartet.
hook-orders-due = { $game }: Befehle für { $phase } werden in { $hours ->
        [1] einer Stunde
       *[other] { $hours } Stunden
    } fällig{ $missing ->
        [unknown] {""}
        [1] , und ein Brief fehlt noch
       *[other] , und { $missing } Briefe fehlen noch
    }.
hook-game-over = { $game } ist vorbei: { $winners ->
        [no] Niemand hat gewonnen
       *[other] Gewonnen: { $winners }
    }.
hook-tried = Dieser Kanal erfährt ab jetzt von { $game }: wenn eine Phase vorbei ist, wenn Befehle bald fällig sind und wenn die Partie zu Ende ist.

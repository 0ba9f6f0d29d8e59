# Was auf jeder Seite steht, und was mehrere Seiten sagen.
# $link und Ähnliches sind Links; $game ist der Name einer Partie, $heading eine Phase wie „Zug 3 Phase 1“.

skip = Zum Inhalt springen
site = Seiten
languages = Sprache
games = Partien
players = Spieler
openings = Eröffnungen
feed = Feed
feed-all = alle Partien
feed-all-title = Alle Partien
footer = Alles hier besteht aus dem, was jeder am Tisch wissen darf. Nichts wird von anderswo geladen, und niemand zählt, wer es liest.
table = Tabelle: { $heading }
# $month ist 1 für Januar.
day-and-time = { $day }. { $month ->
        [1] Januar
        [2] Februar
        [3] März
        [4] April
        [5] Mai
        [6] Juni
        [7] Juli
        [8] August
        [9] September
        [10] Oktober
        [11] November
       *[12] Dezember
    } { $year }, { $time } Uhr (UTC)
brief-day = { $day }. { $month ->
        [1] Jan.
        [2] Feb.
        [3] März
        [4] Apr.
        [5] Mai
        [6] Juni
        [7] Juli
        [8] Aug.
        [9] Sept.
        [10] Okt.
        [11] Nov.
       *[12] Dez.
    }

standings = Zwischenstand
standings-final = Endstand
standings-of = Stand von { $game }
played-by = Gespielt von
nobody-yet = noch niemandem
won = gewonnen

turn-before = Zurück
turn-all = Alle Phasen
turn-after = Weiter
turn-label = Phasen
turn-label-end = Phasen, vom Ende der Seite aus

# Wie es um eine Partie steht: $heading beginnt einen Satz, $deadline ist ein Zeitpunkt.
state-ended = Der Spielleiter hat die Partie in { $heading } beendet; niemand hat gewonnen.
state-agreed = Die Spieler haben sie in { $heading } durch Stimmen beendet; gewonnen: { $winners }.
state-won = Gewonnen: { $winners }.
state-over = Beendet; niemand hat gewonnen.
state-open = { $heading } ist offen{ $deadline ->
        [no] {""}
       *[other] ; Frist für Befehle: { $deadline }
    }.
state-paused = Die Partie ruht.

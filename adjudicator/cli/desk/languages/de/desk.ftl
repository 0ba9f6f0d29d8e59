# Was der Tisch des Spielleiters von Partien sagt. $game ist der Name einer Partie, $heading eine Phase wie „Zug 3
# Phase 1“, und $left eine Zeitspanne im Dativ.

blind = Du spielst in dieser Partie mit: Dir wird von ihr nicht mehr gezeigt als den anderen Spielern.
days = { $count ->
        [1] 1 Tag
       *[other] { $count } Tagen
    }
hours = { $count ->
        [1] 1 Stunde
       *[other] { $count } Stunden
    }
minutes = { $count ->
        [1] 1 Minute
       *[other] { $count } Minuten
    }
now = jetzt
ahead = in { $left }
past = vor { $left }
# $weekday ist 1 für Montag, $day hat zwei Ziffern, und $zone ist eine Zeitzone.
moment = { $weekday ->
        [1] Mo.
        [2] Di.
        [3] Mi.
        [4] Do.
        [5] Fr.
        [6] Sa.
       *[7] So.
    } { $day }. { $month ->
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
    } { $year }, { $time } Uhr ({ $zone })
game-status = { $status ->
        [running] im Gang
        [paused] unterbrochen
        [forming] noch nicht begonnen
        [finished] beendet
       *[other] abgesagt
    }
written = { $come } von { $owed }
phase-stopped = { $heading }, { $status }
waits-held = Die Phase wird angehalten: { $why }
waits-letters = Zurückgehaltene Briefe: { $count }
waits-press = Nachrichten, die warten: { $count }
waits-bounced = Plätze, von denen Briefe zurückkommen: { $count }
waits-notices = Ungelesene Hinweise: { $count }
house-notices = Ungelesene Hinweise zu keiner Partie: { $count }
house-given-up = Aufgegebene Briefe: { $count }
house-tried-again = Briefe, die noch einmal versucht werden: { $count }
house-refusals = Adressen, die keine Briefe wollen: { $count }
stands = { $game } ({ $title }) ist { $status }{ $heading ->
        [no] .
       *[other] ; offen ist { $heading }.
    }
due = Die Frist für Befehle endet { $when }{ $left ->
        [no] .
       *[other] , { $left }.
    }
come-from = Befehle sind von { $come } von { $owed } da; es fehlen: { $names }.
nobody = niemand
won-by = Gewonnen: { $winners }.
and = und
ends = Sie endet { $when }, { $left }.
resumes = Es geht von selbst weiter: { $when }.
orders-come = Befehle sind da
orders-owed = Befehle fehlen noch
orders-none = muss nichts schicken
seat-status = { $status ->
        [invited] eingeladen
        [playing] spielt
        [house] Programm
        [vacant] verwaist
        [free] frei
       *[other] { $status }
    }
come-back = Briefe kommen zurück ({ $count })
letter = Brief { $number } für { $seat }, von { $sender }, { $when }
notices-none = Es gibt keine neuen Hinweise.
press-hidden = { $count }, die dir nach den Einstellungen der Partie nicht gezeigt werden
trouble = Störung
seats = Plätze
held-letters = Zurückgehaltene Briefe
press = Nachrichten, die warten
notices = Ungelesene Hinweise
over = Abgeschlossene Phasen
deeds = Was getan wurde

# Was ein Spielleiter tun kann, und was neben dem steht, was sich nicht einfach zurücknehmen lässt.
act-preview = Vorschau
act-adjudicate = Auswerten
act-extend = Verlängern
act-start = Beginnen
act-resume = Fortsetzen
act-pause = Unterbrechen
act-call-off = Absagen
act-note = Mitteilung
act-orders = Befehle
act-correct = Berichtigen
act-undo = Zurücknehmen
act-redo = Zurückholen
act-messages = Nachrichten
act-log = Protokoll
act-write-command = Kommando schreiben
act-read = Lesen
act-release = Freigeben
act-drop = Verwerfen
of-letter = Brief { $number }: { $act }
mark-ends = beendet die Phase sofort, für alle
mark-takes-back = nimmt zurück, was schon berichtet ist
mark-calls-off = beendet die Partie für alle
mark-drops = der Brief zählt nicht mehr
group-deadline = Die Frist
group-seats = Die Plätze
group-letters = Die Briefe
group-game = Die Partie

# Was auf den Webseiten neben den Berichten von einer Partie steht: wie sie verlief, und am Ende, warum es so kam.
# $heading ist eine Phase wie „Zug 3 Phase 1“; $seat ein Platz, $seats mehrere.

site-deal = Beginn der Partie
site-over = Die Partie ist vorbei. { $winners ->
        [no] Niemand hat gewonnen
       *[other] Gewonnen: { $winners }
    }.
site-left = { $name ->
        [no] Jemand
       *[other] { $name }
    } spielte vorher { $seat } und { $why ->
        [missed] verlor den Platz in { $heading }, weil keine Briefe mit Befehlen kamen
        [resigned] gab den Platz in { $heading } auf
       *[replaced] wurde in { $heading } abgelöst
    }.
site-undone = Der Spielleiter hat { $heading } zurückgenommen.
site-redone = Der Spielleiter hat { $heading } wiederhergestellt.
site-orders = Der Spielleiter hat { $heading } neu spielen lassen, mit anderen Befehlen von { $seat }.
site-ruling = Der Spielleiter hat { $heading } neu spielen lassen, mit einer anderen Entscheidung über { $seat }: { $words }

# Warum eine Phase so ausging. $place ist, was die Nummern zählen („Kampf“), $number eine davon (0: keine); $detail und
# $prompt unterscheiden und stellen die Frage, $answer ist, was daraus wurde.
asked-changed = So wurde es damals nicht ausgewertet: Das Programm oder seine Regeln haben sich seitdem geändert.
asked-silent = Von { $seats } kam kein Brief mit Befehlen.
asked-unsettled = Im Abschnitt „{ $stage }“ gingen die Zusagen nicht auf: Sie wurden eingehalten, wie sie kamen.
asked = { $about }{ $number ->
        [0] {""}
       *[other] , { $place } { $number }
    }{ $detail ->
        [no] {""}
       *[other] {" "}({ $detail })
    }{ $prompt ->
        [no] {""}
       *[other] : { $prompt }
    }
part-antwort = { $answer ->
        [no] nein
       *[other] { $answer }
    }
asked-ordered = { part-antwort }, durch Befehl { $order }
asked-came = { part-antwort }, { $how ->
        [default] wie vorgegeben
        [random] ausgelost, weil kein Befehl passte
        [overruled] ausgelost, weil eine Kraft oder Karte darüber entschied
       *[nothing] weil nichts Erlaubtes mehr übrig war
    }{ $unsaid ->
        [yes] ; kein Befehl handelt davon
       *[no] {""}
    }
asked-fate = { $fate ->
        [chosen] gewählt
        [failed] gescheitert
        [offered] angeboten
       *[unreached] nicht gebraucht
    }{ $why ->
        [no] {""}
       *[other] : { $why }
    }
asked-not-held = die Bedingung traf nicht zu
asked-not-known = ob die Bedingung zutraf, war nicht zu erkennen
asked-promised = es war schon für etwas anderes zugesagt
asked-overruled = die Befehle zählen hier nicht
asked-no-use = es wurde nichts daraus
asked-earlier = eine frühere Möglichkeit passte
asked-fact = { $fact }: { $value ->
        [yes] ja
        [no] nein
        [unknown] war nicht zu erkennen
       *[other] { $value }
    }
unasked = { $seat }, Befehl { $order }: { $words }

# Das Heft.
zine-issue = Heft { $number }
zine-open = Partien, denen jeder beitreten kann
zine-open-game = { $game }: schreib JOIN { $game }. { $starts }
